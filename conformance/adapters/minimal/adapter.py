"""The smallest useful adapter: copy this file, put your own game in the place of the toy, and change what does not fit.

Then: ``hartenjagen check nl-short -- python3 adapter.py``
"""

from __future__ import annotations

import json
import sys
from typing import Any

# ---- The game. Yours comes here, or is imported. Nothing in this part knows of the protocol. ----


class IllegalMoveError(Exception):
    """A card that may not be played now."""


class ToyGame:
    """One deal of the Dutch game with 32 cards; players are numbered 0 to 3, clockwise."""

    ranks = ("7", "8", "9", "10", "J", "Q", "K", "A")

    def __init__(self, hands: list[list[str]]) -> None:
        self.hands = [set(hand) for hand in hands]
        self.player: int | None = next(player for player in range(4) if "7C" in hands[player])
        self.table: list[tuple[int, str]] = []
        self.points = [0, 0, 0, 0]

    def play(self, player: int, card: str) -> None:
        """Play a card."""
        hand = self.hands[player]
        led = self.table[0][1][-1] if self.table else None
        if player != self.player or card not in hand:
            raise IllegalMoveError
        if "7C" in hand and card != "7C":
            raise IllegalMoveError
        if card[-1] != led and any(held[-1] == led for held in hand):
            raise IllegalMoveError
        hand.remove(card)
        self.table.append((player, card))
        self.player = (player + 1) % 4
        if len(self.table) == 4:
            self.take_trick()

    def take_trick(self) -> None:
        """Give the trick to whoever played the highest card of the suit led."""
        led = self.table[0][1][-1]
        _, winner = max((self.ranks.index(card[:-1]), player) for player, card in self.table if card[-1] == led)
        self.points[winner] += sum({"QS": 5, "JC": 2}.get(card, int(card[-1] == "H")) for _, card in self.table)
        self.player = winner if self.hands[winner] else None
        self.table = []

    def score(self) -> list[int]:
        """Return what the deal scores: the points, or 15 for everybody else where one player has them all."""
        return [15 - points for points in self.points] if 15 in self.points else self.points


# ---- The adapter. It says what the game can say, and leaves out the rest. ----

SEATS = "ABCD"
RULES: dict[str, Any] = {  # what the game plays and cannot change; matches and totals are not its business
    "table.players": 4, "pack.ranks": ["7", "8", "9", "10", "J", "Q", "K", "A"], "passing.cycle": ["none"],
    "opening.leader": "holder_of_card", "opening.card": "7C", "opening.lead": "that_card", "hearts.lead": "free",
    "first_trick.hearts": "allowed", "first_trick.queen": "allowed", "first_trick.others": "allowed",
    "scoring.values": {"hearts": 1, "QS": 5, "JC": 2},
    "sweep.needs": "all_penalty_cards", "sweep.sweeper": 0, "sweep.others": 15,
}  # fmt: skip
games: list[ToyGame] = []


def answer(method: str, params: dict[str, Any]) -> dict[str, Any]:
    """Return the result of a request."""
    if method == "hello":
        return {"protocol": 1, "app": {"name": "toy"}, "capabilities": [], "rules": RULES}
    if method == "start":
        games[:] = [ToyGame([params["hands"][seat] for seat in SEATS])]
        return {"state": state(games[0]), "applied": RULES}
    if method == "play":
        try:
            games[0].play(SEATS.index(params["seat"]), params["card"])
        except IllegalMoveError:
            return {"accepted": False, "state": state(games[0])}
        return {"accepted": True, "state": state(games[0])}
    if method in ("ping", "bye"):
        return {}
    raise NotImplementedError(method)


def state(game: ToyGame) -> dict[str, Any]:
    """Return what is to be seen of the game."""
    over = game.player is None
    seen = {
        "stage": "deal_over" if over else "playing",
        "turn": None if game.player is None else SEATS[game.player],
        "trick": [{"seat": SEATS[player], "card": card} for player, card in game.table],
        "points": dict(zip(SEATS, game.points, strict=True)),
    }
    return {**seen, "score": dict(zip(SEATS, game.score(), strict=True))} if over else seen


def main() -> None:
    """Answer one line after the other until there are no more."""
    for line in sys.stdin:
        request = json.loads(line)
        reply: dict[str, Any] = {"jsonrpc": "2.0", "id": request["id"]}
        try:
            reply["result"] = answer(request["method"], request["params"])
        except Exception as fault:  # whatever goes wrong in the game is told, and the next deal may go better
            reply["error"] = {"code": -32603, "message": repr(fault)}
        print(json.dumps(reply), flush=True)  # noqa: T201
        if request["method"] == "bye":
            break


if __name__ == "__main__":
    main()

"""How a position comes out under some rules, and the game in which a completed deal leads to one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from conformance.cases import Beginning
from conformance.games.game import Game
from conformance.protocol.messages import Card, Deal, Move, Pass, Play, Played, Seat
from reference_impl.cardset import CODES, codes_of
from reference_impl.games.moving import make
from reference_impl.match import DealError, Refusal, State, direction_of, start_match
from reference_impl.observing import observe
from reference_impl.play import legal

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from conformance.positions import Position
    from reference_impl.rules import Rules
    from reference_impl.search.wanted import Completion
    from reference_impl.search.wanted import Play as Laid

REFUSED: Final[dict[str, Any]] = {"refused": True}
"""What comes out where the rules do not allow the game that leads to a position."""


def come_out(rules: Rules, telling: Position) -> dict[str, Any]:
    """Return what is to be seen in a position under some rules, in the terms of its kind."""
    match telling.kind:
        case "pack":
            ranks = list(rules.values["pack.ranks"])
            return {"players": rules.players, "hand_size": rules.hand_size, "ranks": ranks}
        case "passing":
            direction = direction_of(rules, telling.deal)
            return {"direction": direction, "cards": 0 if direction == "none" else rules.passing_cards}
    state = play_through(rules, telling.game) if telling.game else None
    if state is None or (telling.kind == "match" and not _can_be_said(rules, telling)):
        return REFUSED
    seen = observe(state)
    match telling.kind:
        case "opening":
            return {"turn": seen.turn}
        case "dealer":
            return {"dealer": seen.dealer, "turn": seen.turn}
        case "lead" | "follow":
            return {"legal": list(codes_of(legal(rules, state.position)))}
        case "trick":
            return {"turn": seen.turn}
        case "taken":
            points = cast("dict[Seat, int]", seen.points)
            return {"points": points[telling.seat]}
        case "score":
            return {"score": seen.score}
    over = state.stage == "match_over"
    found: dict[str, Any] = {"totals": seen.totals, "over": over}
    if state.position.tricks < rules.hand_size:
        found["tricks"] = state.position.tricks
    return found | ({"winners": seen.winners} if over else {"phase": seen.phase})


def play_through(rules: Rules, game: Game) -> State | None:
    """Return where a game comes to: its last move, or the end of the match before; None where a move is refused."""
    start = game.start
    try:
        state = start_match(
            rules, start.hands, deal=start.deal, dealer=start.dealer, totals=start.totals or None, phase=start.phase
        )
        for move in game.moves:
            if state.stage == "match_over":
                break
            moved = make(state, move)
            if isinstance(moved, Refusal):
                return None
            state = moved
    except DealError:
        return None
    return state


def _can_be_said(rules: Rules, telling: Position) -> bool:
    """Tell whether a deal would be dealt at such a standing, and whether enough is said of its tricks to count it."""
    if not telling.tricks and counts_by_tricks(rules):
        return False
    if telling.game and telling.game.start.phase == "subtracting":
        return bool(rules.values["match.finish"] == "reversal")
    totals = telling.game.start.totals.values() if telling.game else ()
    margin = 1 if rules.values["match.reached"] == "above" else 0
    threshold: int = rules.values["match.threshold"]
    return max(totals, default=0) < threshold + margin


def counts_by_tricks(rules: Rules) -> bool:
    """Tell whether it matters to the match which trick points are taken in, and not only who takes them."""
    return rules.values["match.ends"] == "at_once" or rules.values.get("reversal.crossing") == "mid_deal"


def stage(
    rules: Rules,
    found: Completion,
    *,
    plays: Sequence[Laid] | None = None,
    deal: int = 0,
    totals: Mapping[Seat, int] | None = None,
    subtracting: bool = False,
    then: Mapping[Seat, Sequence[Card]] | None = None,
) -> Game:
    """Return the game in which a completed deal is played, passing before it, where the rules pass, undone.

    ``deal`` 0 is the first in which no cards are passed, the first of all where there is none. ``then`` are the hands
    of the deal after it.
    """
    number = deal or plain_deal(rules)
    direction = direction_of(rules, number)
    hands = found.hands
    moves: list[Move] = []
    if direction != "none":
        step = {"left": 1, "right": -1, "across": rules.players // 2}[direction]
        came = [_lowest(hand, rules.passing_cards) for hand in hands]
        gave = [came[(seat + step) % rules.players] for seat in range(rules.players)]
        hands = tuple(hands[seat] & ~came[seat] | gave[seat] for seat in range(rules.players))
        moves = [
            Move(passing=Pass(seat=seat, cards=list(codes_of(cards))))
            for seat, cards in zip(rules.seats, gave, strict=True)
        ]
    laid = found.plays if plays is None else plays
    moves += [Move(play=Play(seat=rules.seats[seat], card=CODES[card])) for seat, card in laid]
    if then is not None:
        moves.append(Move(deal=Deal(hands={seat: list(cards) for seat, cards in then.items()})))
    start = Beginning(
        hands={seat: list(codes_of(hand)) for seat, hand in zip(rules.seats, hands, strict=True)},
        deal=number,
        dealer=rules.seats[found.dealer],
        totals=dict(totals or {}),
        phase="subtracting" if subtracting else "adding",
    )
    return Game(name="", kind="", start=start, moves=moves)


def plain_deal(rules: Rules) -> int:
    """Return the number of the first deal in which no cards are passed, 1 where they always are."""
    cycle = rules.passing_cycle
    return cycle.index("none") + 1 if "none" in cycle else 1


def as_played(rules: Rules, trick: Sequence[Laid]) -> list[Played]:
    """Return plays in the words of the protocol."""
    return [Played(seat=rules.seats[seat], card=CODES[card]) for seat, card in trick]


def _lowest(cards: int, number: int) -> int:
    chosen = 0
    for _ in range(number):
        chosen |= (cards & ~chosen) & -(cards & ~chosen)
    return chosen

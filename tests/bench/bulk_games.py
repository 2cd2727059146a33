"""The games of the benchmark, as each side wants them: OpenSpiel's actions, arrays, lines in a file."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec
import numpy as np

from reference_impl.cardset import BITS, NUMBERS, members
from reference_impl.match import start_match
from tests.bench.engine_against_openspiel import make_games, replay_openspiel
from tests.bulk.making import as_line, deal_at_random, play_deal, short

if TYPE_CHECKING:
    from pathlib import Path

    from numpy.typing import NDArray

    from reference_impl.rules import Rules
    from tests.bench.engine_against_openspiel import Game

SEED = 1


class DecodedDeal(msgspec.Struct):
    """What mere decoding makes of a deal: the least that holds all that is written."""

    hands: str
    plays: str
    score: list[int]
    totals: list[int]


class Decoded(msgspec.Struct):
    """What it makes of a game."""

    game: str
    deals: list[DecodedDeal]
    winners: str = ""


@dataclass(frozen=True, kw_only=True)
class Deals:
    """Recorded deals by one set of rules, in both forms."""

    lines: list[bytes]
    arrays: tuple[NDArray[np.uint8], NDArray[np.uint8], NDArray[np.int64], NDArray[np.uint8]]
    """Owners, plays, scores, dealers."""

    def first(self, number: int) -> Deals:
        """Return the first of them."""
        owners, plays, scores, dealers = self.arrays
        arrays = (owners[:number], plays[:number], scores[:number], dealers[:number])
        return Deals(lines=self.lines[:number], arrays=arrays)

    def tiled(self, times: int) -> Deals:
        """Return the same deals so many times over."""
        owners, plays, scores, dealers = (np.concatenate([array] * times) for array in self.arrays)
        return Deals(lines=self.lines * times, arrays=(owners, plays, scores, dealers))

    def write(self, path: Path, times: int) -> None:
        """Write the lines to a file, so many times over; every game with a name of its own."""
        with path.open("wb") as file:
            for turn in range(times):
                number = turn * len(self.lines)
                file.writelines(
                    b'{"game":"1:%d",%b\n' % (number + place, line[line.index(b'"deals"') :])
                    for place, line in enumerate(self.lines)
                )


def record_openspiel(rules: Rules, number: int) -> tuple[list[Game], Deals]:
    """Let OpenSpiel play deals by chance, and record them."""
    games = make_games(number, SEED)
    scores = replay_openspiel(games)
    written = [
        _written(rules, game.hands, [_code(card) for card in game.plays], score)
        for game, score in zip(games, scores, strict=True)
    ]
    return games, _deals(rules, written)


def record_engine(rules: Rules, number: int) -> Deals:
    """Let the readable engine play deals by chance, each the first of a match, and record them."""
    chance = random.Random(SEED)
    written = []
    for _ in range(number):
        deal, _ = play_deal(start_match(rules, deal_at_random(rules, chance)), chance)
        written.append(deal)
    return _deals(rules, written)


def _code(card: int) -> str:
    return next(code for code, number in NUMBERS.items() if number == card)


def _written(rules: Rules, hands: tuple[int, ...], codes: list[str], score: tuple[int, ...]) -> dict[str, Any]:
    holders = [
        rules.seats[next(seat for seat, hand in enumerate(hands) if hand & BITS[card])] for card in members(rules.pack)
    ]
    plays = "".join(short(code) for code in codes)
    return {"hands": "".join(holders), "plays": plays, "score": list(score), "totals": list(score)}


def _deals(rules: Rules, written: list[dict[str, Any]]) -> Deals:
    codes = {short(code): number for code, number in NUMBERS.items()}
    pack = list(members(rules.pack))
    owners, plays = [], []
    for deal in written:
        played = [codes[deal["plays"][at : at + 2]] for at in range(0, len(deal["plays"]), 2)]
        holder = dict(zip(pack, ("ABCDEF".index(seat) for seat in deal["hands"]), strict=True))
        for seat, passed in enumerate(deal.get("passes", ())):  # the first deal of every cycle passes to the left
            for at in range(0, len(passed), 2):
                holder[codes[passed[at : at + 2]]] = (seat + 1) % rules.players
        owners.append([holder[card] for card in pack])
        plays.append(played)
    lines = [as_line({"game": f"1:{number}", "deals": [deal]}) for number, deal in enumerate(written)]
    arrays = (
        np.array(owners, np.uint8),
        np.array(plays, np.uint8),
        np.array([deal["score"] for deal in written], np.int64),
        np.zeros(len(written), np.uint8),
    )
    return Deals(lines=lines, arrays=arrays)

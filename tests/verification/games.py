"""Recorded games made by hand: each seat holds a whole suit, so that whoever leads clubs takes every trick."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import UNSET

from conformance.cards import RANKS
from conformance.protocol.messages import Card, Played, Seat
from conformance.records.record import DealRecord, GameRecord, Opening

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from msgspec import UnsetType

SHORT = RANKS[5:]
SUIT_OF_SEAT = {"A": "C", "B": "D", "C": "S", "D": "H"}
SWEEP: Final[dict[Seat, int]] = {"A": 0, "B": 15, "C": 15, "D": 15}
"""What such a deal scores with the short pack: A takes everything."""


def hands_of(hands: Any) -> dict[Seat, list[Card]]:
    return msgspec.convert(hands, dict[Seat, list[Card]])


def suits(ranks: Sequence[str] = SHORT) -> dict[Seat, list[Card]]:
    """A has the clubs, B the diamonds, C the spades, D the hearts."""
    return hands_of({seat: [rank + suit for rank in ranks] for seat, suit in SUIT_OF_SEAT.items()})


def exchange(hands: Mapping[Seat, Sequence[Card]], one: str, other: str) -> dict[Seat, list[Card]]:
    """Exchange two cards between the seats that hold them."""
    swap = {one: other, other: one}
    return hands_of({seat: [swap.get(card, card) for card in cards] for seat, cards in hands.items()})


def plays(text: str) -> list[Played]:
    """Read plays as people write them: `A 7C, B 7D`."""
    written = [dict(zip(("seat", "card"), word.split(), strict=True)) for word in text.split(", ")]
    return msgspec.convert(written, list[Played])


def all_tricks(hands: Mapping[Seat, Sequence[Card]] | None = None) -> list[Played]:
    """Play the hands from left to right, A leading to every trick."""
    held = hands or suits()
    tricks = zip(*held.values(), strict=True)
    return [Played(seat=seat, card=card) for trick in tricks for seat, card in zip(held, trick, strict=True)]


def deal(
    played: list[Played] | None = None,
    *,
    hands: Mapping[Seat, list[Card]] | None = None,
    passes: Mapping[Seat, list[Card]] | None = None,
    score: Mapping[Seat, int] | UnsetType = UNSET,
    totals: Mapping[Seat, int] | UnsetType = UNSET,
) -> DealRecord:
    return DealRecord(
        hands=dict(hands or {}),
        passes=dict(passes or {}),
        plays=all_tricks() if played is None else played,
        score=score if score is UNSET else dict(score),
        totals=totals if totals is UNSET else dict(totals),
    )


def game(*deals: DealRecord, winners: Sequence[Seat] | None = None, start: Opening | None = None) -> GameRecord:
    return GameRecord(
        game="1", start=start or Opening(), deals=list(deals), winners=UNSET if winners is None else list(winners)
    )


def four(first: int, *others: int) -> dict[Seat, int]:
    """Numbers for A, B, C and D."""
    return msgspec.convert(dict(zip("ABCD", (first, *others), strict=True)), dict[Seat, int])


def whole_match() -> GameRecord:
    """Four deals in each of which A makes a sweep: 15, 30, 45 and 60 for everybody else."""
    deals = [deal(hands=suits(), score=SWEEP, totals=four(0, *[15 * number] * 3)) for number in (1, 2, 3, 4)]
    return game(*deals, winners=["A"])


SHARED_HANDS = exchange(exchange(exchange(suits(), "AC", "8D"), "KC", "7D"), "8D", "AD")
"""A holds 7C to QC with 7D and AD, B holds KC and AC with 8D to KD, C the spades, D the hearts."""
SHARED_SCORE = four(12, 3, 0, 0)
"""A takes 10H to AH, QS and JC, B takes 7H, 8H and 9H."""


def shared_tricks() -> list[Played]:
    """B takes the first three tricks, A the other five."""
    return plays(
        "A 7C, B KC, C 7S, D 7H, B AC, C 8S, D 8H, A 8C, B 8D, C 9S, D 9H, A 7D, B 9D, C 10S, D 10H, A AD, "
        "A 9C, B 10D, C JS, D JH, A 10C, B JD, C QS, D QH, A JC, B QD, C KS, D KH, A QC, B KD, C AS, D AH"
    )


def ended_match() -> GameRecord:
    """A comes to 52, over the threshold; C has won with 15, and nobody is at 0."""
    last = deal(shared_tricks(), hands=SHARED_HANDS, score=SHARED_SCORE, totals=four(52, 23, 15, 16))
    return game(last, winners=["C"], start=Opening(deal=9, totals=four(40, 20, 15, 16)))

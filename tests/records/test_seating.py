"""Hands that were not recorded are what each seat turned out to hold."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conformance.protocol.messages import Played
from conformance.records.record import DealRecord
from conformance.records.seating import dealt_hands, find_holders, take_turns
from tests.records.tables import BY_SUIT, NL, WIDE

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

SUITS = {
    "A": [card for card in WIDE.cards if card[-1] == "C"],
    "B": [card for card in WIDE.cards if card[-1] == "D"],
    "C": [card for card in WIDE.cards if card[-1] == "S"],
    "D": [card for card in WIDE.cards if card[-1] == "H"],
}
PASSES = {"A": ["2C", "3C", "4C"], "B": ["2D", "3D", "4D"], "C": ["2S", "3S", "4S"], "D": ["2H", "3H", "4H"]}


def played(hands: Mapping[str, Sequence[str]]) -> list[Played]:
    return [Played(seat=seat, card=card) for seat, cards in hands.items() for card in cards]  # type: ignore[arg-type]


def test_hands_that_are_recorded_are_the_hands() -> None:
    assert dealt_hands(DealRecord(hands=BY_SUIT), 1, NL) == BY_SUIT  # type: ignore[arg-type]


def test_hands_follow_from_who_played_what() -> None:
    assert dealt_hands(DealRecord(plays=played(BY_SUIT)), 1, NL) == BY_SUIT
    assert dealt_hands(DealRecord(plays=played(BY_SUIT)[:-1]), 1, NL) == {}


def test_passes_are_undone() -> None:
    """To the left: A has passed its low clubs to B and has got the low hearts of D."""
    held = {
        "A": ["2H", "3H", "4H", *SUITS["A"][3:]],
        "B": ["2C", "3C", "4C", *SUITS["B"][3:]],
        "C": ["2D", "3D", "4D", *SUITS["C"][3:]],
        "D": ["2S", "3S", "4S", *SUITS["D"][3:]],
    }
    record = DealRecord(passes=PASSES, plays=played(held))  # type: ignore[arg-type]
    assert dealt_hands(record, 1, WIDE) == SUITS
    assert find_holders(SUITS, PASSES, 1, WIDE) == {card: seat for seat, cards in held.items() for card in cards}  # type: ignore[arg-type]


def test_passes_that_do_not_fit_the_plays_or_are_missing_leave_the_hands_unknown() -> None:
    assert dealt_hands(DealRecord(plays=played(SUITS)), 1, WIDE) == {}
    assert dealt_hands(DealRecord(passes=PASSES, plays=played(SUITS)), 1, WIDE) == {}  # type: ignore[arg-type]
    assert dealt_hands(DealRecord(plays=played(SUITS)), 4, WIDE) == SUITS


def test_turns_go_round_from_whoever_took_the_trick() -> None:
    """B leads; D takes the trick with the ace; A's heart takes nothing from the king of diamonds."""
    turns = take_turns(["7C", "KC", "AC", "9C", "7D", "AH", "8D", "KD"], "B", NL)
    assert turns == ["B", "C", "D", "A", "D", "A", "B", "C", "C"]

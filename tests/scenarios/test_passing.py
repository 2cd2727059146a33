from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from conformance.scenarios.passing import Exchange, KnownExchange, exchanged, fill_in, receiver_of, take_back

if TYPE_CHECKING:
    from collections.abc import Iterable

    from conformance.protocol.messages import Card, Seat

SEATS: tuple[Seat, ...] = ("A", "B", "C", "D")
PACK: tuple[Card, ...] = (
    "7C", "8C", "9C", "10C", "7D", "8D", "9D", "10D", "7S", "8S", "9S", "10S", "7H", "8H", "9H", "10H",
)  # fmt: skip
SUITS: dict[Seat, tuple[Card, ...]] = {
    "A": ("7C", "8C", "9C", "10C"),
    "B": ("7D", "8D", "9D", "10D"),
    "C": ("7S", "8S", "9S", "10S"),
    "D": ("7H", "8H", "9H", "10H"),
}


def unshuffled(cards: Iterable[Card]) -> list[Card]:
    return sorted(cards)


@pytest.mark.parametrize(("direction", "receivers"), [("left", "BCDA"), ("right", "DABC"), ("across", "CDAB")])
def test_left_is_the_next_to_play(direction: str, receivers: str) -> None:
    assert "".join(receiver_of(SEATS, seat, direction) for seat in SEATS) == receivers


@pytest.mark.parametrize("direction", ["left", "right", "across"])
def test_cards_taken_back_and_passed_again_give_the_same_hands(direction: str) -> None:
    assert exchanged(take_back(SUITS, direction, 3), direction) == SUITS


def filled(known: KnownExchange, direction: str = "left") -> Exchange:
    found = fill_in(known, seats=SEATS, pack=PACK, direction=direction, number=2, shuffled=unshuffled)
    assert found is not None
    return found


def test_what_is_known_of_an_exchange_is_kept() -> None:
    found = filled(KnownExchange(hands={"B": SUITS["B"]}, passes={"B": ("7D", "8D")}))
    assert (found.hands["B"], found.passes["B"]) == (SUITS["B"], ("7D", "8D"))
    assert sorted(card for hand in found.hands.values() for card in hand) == sorted(PACK)


def test_a_hand_told_after_passing_says_what_its_giver_passed() -> None:
    known = KnownExchange(hands={"B": SUITS["B"]}, passes={"B": ("7D", "8D")}, after={"B": ("9D", "10D", "10C", "10H")})
    found = filled(known)
    assert set(found.passes["A"]) == {"10C", "10H"}
    assert exchanged(found, "left")["B"] == ("10C", "9D", "10D", "10H")


def test_a_seat_keeps_or_gets_the_cards_it_plays_later() -> None:
    found = filled(KnownExchange(hands={}, passes={"A": ("7C", "7H")}, keeps={"B": ("7C", "9S"), "C": ("10H",)}))
    after = exchanged(found, "left")
    assert {"7C", "9S"} <= set(after["B"])
    assert "10H" in after["C"]


def test_what_cannot_be_is_not_filled_in() -> None:
    known = KnownExchange(hands={"B": SUITS["B"]}, passes={"B": ("7C", "8D")})
    assert fill_in(known, seats=SEATS, pack=PACK, direction="left", number=2, shuffled=unshuffled) is None

"""What cards count, read off from sums alone; the sums are made up here."""

from __future__ import annotations

import pytest

from conformance.identification.worths import Sum, explain_sums
from reference_impl.cardset import set_of

PACK = set_of([rank + suit for suit in "CDSH" for rank in ("7", "8", "9", "10", "J", "Q", "K", "A")])
BASE = {"hearts": 1, "QS": 5, "JC": 2}


def sums(*said: tuple[str, int]) -> list[Sum]:
    return [Sum(set_of(cards.split()), points) for cards, points in said]


def test_where_every_sum_comes_out_nothing_is_odd() -> None:
    assert list(explain_sums(BASE, sums(("QS JC 7H", 8), ("7C 8C", 0)), PACK)) == [BASE]


@pytest.mark.parametrize("points", [10, -10, 1])
def test_an_odd_card_is_found_where_three_piles_cross(points: int) -> None:
    said = sums(("JD 7C 8D", points), ("JD 8C 9C", points), ("7C 8D 8C 9C", 0))
    assert list(explain_sums(BASE, said, PACK)) == [{**BASE, "JD": points}]


def test_a_card_that_counts_something_already_is_told_its_whole_worth() -> None:
    assert list(explain_sums(BASE, sums(("QS", 13), ("JC", 0)), PACK)) == [{"hearts": 1, "QS": 13, "JC": 0}]


def test_as_few_cards_are_odd_as_can_be() -> None:
    said = sums(("KS 7C", 4), ("KD 7C", 4), ("KS 8C", 0), ("KD 8C", 0))
    assert list(explain_sums(BASE, said, PACK)) == [{**BASE, "7C": 4}]


def test_a_suit_may_count_otherwise() -> None:
    assert {"hearts": 2, "QS": 5, "JC": 2} in explain_sums(BASE, sums(("7H 8H", 4), ("AH", 2), ("QS", 5)), PACK)


def test_what_cannot_be_explained_by_a_few_cards_is_left() -> None:
    said = sums(("7C", 1), ("8C", 2), ("9C", 3), ("10C", 4), ("JC", 9), ("QC", 6))
    assert list(explain_sums(BASE, said, PACK)) == []

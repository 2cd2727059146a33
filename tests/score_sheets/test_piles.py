"""Which points can be captured together; expected values are worked out by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from conformance.rules import load_profile
from reference_impl.rules import Rules
from reference_impl.sheets.piles import ANYBODY, Pile, can_be, points_of_sweeps

if TYPE_CHECKING:
    from collections.abc import Mapping


def rules_of(profile: str, changes: Mapping[str, Any] | None = None) -> Rules:
    """Return the rules of a profile with some values changed."""
    return Rules.from_values(load_profile(profile).replace(changes or {}))


def piles(*points: int) -> tuple[Pile, ...]:
    return tuple(Pile(seat, some) for seat, some in enumerate(points))


@pytest.mark.parametrize("points", [(7, 5, 3, 0), (8, 7, 0, 0), (14, 1, 0, 0), (5, 5, 5, 0), (4, 4, 5, 2)])
def test_fifteen_points_that_the_short_pack_can_be_divided_into(points: tuple[int, ...]) -> None:
    assert can_be(rules_of("nl-short"), piles(*points), None)


def test_somebody_must_have_the_five_points_of_the_queen() -> None:
    assert not can_be(rules_of("nl-short"), piles(4, 4, 4, 3), None)


def test_the_jack_and_the_queen_cannot_be_cut_in_two() -> None:
    rules = rules_of("nl-short", {"scoring.values": {"hearts": 0, "QS": 5, "JC": 2}})
    assert can_be(rules, piles(5, 2, 0, 0), None)
    assert not can_be(rules, piles(4, 3, 0, 0), None)


def test_points_that_do_not_add_up_to_the_pack_cannot_be() -> None:
    assert not can_be(rules_of("nl-short"), piles(7, 5, 1, 0), None)
    assert not can_be(rules_of("nl-short"), piles(7, 5, 4, 0), None)


def test_all_points_at_one_seat_are_a_sweep_and_nothing_else() -> None:
    rules = rules_of("nl-short")
    assert can_be(rules, piles(0, 15, 0, 0), 1)
    assert not can_be(rules, piles(0, 15, 0, 0), None)
    assert not can_be(rules, piles(0, 14, 1, 0), 1)


def test_where_all_hearts_make_a_sweep_eight_points_need_not_be_hearts() -> None:
    rules = rules_of("nl-short", {"sweep.needs": "all_hearts"})
    assert can_be(rules, piles(8, 7, 0, 0), 0)  # eight hearts, and Q♠ with J♣
    assert can_be(rules, piles(8, 7, 0, 0), None)  # Q♠, J♣ and a heart, and seven hearts
    assert not can_be(rules, piles(8, 5, 2, 0), 1)


def test_where_all_tricks_make_a_sweep_all_points_may_also_be_without_one() -> None:
    rules = rules_of("nl-short", {"sweep.needs": "all_tricks"})
    assert can_be(rules, piles(15, 0, 0, 0), 0)
    assert can_be(rules, piles(15, 0, 0, 0), None)


def test_the_queen_of_the_full_pack_counts_thirteen() -> None:
    rules = rules_of("international")
    assert can_be(rules, piles(13, 13, 0, 0), None)
    assert can_be(rules, piles(25, 1, 0, 0), None)
    assert not can_be(rules, piles(12, 12, 1, 1), None)


def test_one_trick_holds_only_so_many_cards() -> None:
    rules = rules_of("nl-short")
    assert not can_be(rules, (Pile(0, 11, 2), *piles(0, 4, 0, 0)), ANYBODY)
    assert can_be(rules, (Pile(0, 7, 2), *piles(0, 8, 0, 0)), ANYBODY)


def test_what_is_not_captured_yet_is_in_no_pile() -> None:
    assert can_be(rules_of("nl-short"), piles(5, 0, 0, 0), ANYBODY, whole=False)
    assert not can_be(rules_of("nl-short"), piles(5, 0, 0, 0), ANYBODY)


def test_where_every_card_counts_everybody_has_whole_tricks() -> None:
    every = {"hearts": 1, "spades": 1, "diamonds": 1, "clubs": 1}
    rules = rules_of("nl-short", {"scoring.values": every, "sweep.others": 32})
    assert can_be(rules, piles(12, 8, 8, 4), None)
    assert not can_be(rules, piles(11, 9, 8, 4), None)


def test_a_card_that_takes_points_off_may_lie_anywhere() -> None:
    rules = rules_of("nl-short", {"scoring.values": {"hearts": 1, "QS": 5, "JC": 2, "10D": -10}, "sweep.others": 15})
    assert can_be(rules, piles(-10, 15, 0, 0), 1)
    assert can_be(rules, piles(-5, 10, 0, 0), None)
    assert points_of_sweeps(rules, 0) == {(5, 0, 0, 0), (15, -10, 0, 0), (15, 0, -10, 0), (15, 0, 0, -10)}


def test_a_sweep_of_hearts_leaves_the_queen_and_the_jack_to_anybody() -> None:
    rules = rules_of("international", {"sweep.needs": "all_hearts"})
    assert points_of_sweeps(rules, 2) == {(0, 0, 26, 0), (13, 0, 13, 0), (0, 13, 13, 0), (0, 0, 13, 13)}

from __future__ import annotations

from typing import Any

import pytest

from reference_impl.cardset import set_of
from reference_impl.scoring import DealScore, find_sweeper, points_of, score_deal
from tests.reference_impl.tables import INTERNATIONAL, NL_SHORT, rules, whole_pack

HEARTS_7_TO_A = "7H 8H 9H 10H JH QH KH AH"


def _captured(*cards: str) -> tuple[int, ...]:
    return tuple(set_of(some.split()) for some in cards)


def _dealt_out(base: dict[str, Any], *cards: str) -> tuple[int, ...]:
    """Give each seat the cards named and the last seat all others."""
    taken = _captured(*cards)
    rest = set_of(whole_pack(rules(base))) & ~(taken[0] | taken[1] | taken[2] | taken[3])
    return (*taken[:3], taken[3] | rest)


def test_the_costly_club_trick_is_seven_points_and_nine_with_two_hearts() -> None:
    dutch = rules(NL_SHORT)
    assert points_of(dutch, _captured("KC JC QS 8C", "", "", "")) == (7, 0, 0, 0)
    deal = score_deal(dutch, _dealt_out(NL_SHORT, "KC JC QS 8C 7H 9H", "8H", "10H", ""))
    assert deal.score == (9, 1, 1, 4)
    assert deal.sweeper is None


def test_every_penalty_card_but_one_is_no_pit() -> None:
    assert score_deal(rules(NL_SHORT), _dealt_out(NL_SHORT, f"QS {HEARTS_7_TO_A}", "JC", "", "")).score == (13, 2, 0, 0)


def test_a_pit_is_all_penalty_cards_and_not_all_tricks() -> None:
    captured = _dealt_out(NL_SHORT, f"QS JC {HEARTS_7_TO_A}", "", "", "")
    deal = score_deal(rules(NL_SHORT), captured)
    assert deal == DealScore(points=(15, 0, 0, 0), score=(0, 15, 15, 15), sweeper=0)


def test_the_worked_example_of_the_full_pack() -> None:
    cards = ("QS 2H 3H", "4H 5H 6H 7H 8H 9H 10H", "JH QH KH AH", "")
    assert score_deal(rules(INTERNATIONAL), _dealt_out(INTERNATIONAL, *cards)).score == (15, 7, 4, 0)


def test_the_queen_and_twelve_hearts_are_25() -> None:
    twelve = "3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH"
    captured = _dealt_out(INTERNATIONAL, "", f"QS {twelve}", "2H", "")
    assert score_deal(rules(INTERNATIONAL), captured).score == (0, 25, 1, 0)


def test_shooting_the_moon() -> None:
    thirteen = "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH"
    captured = _dealt_out(INTERNATIONAL, "", "", f"QS {thirteen}", "")
    assert score_deal(rules(INTERNATIONAL), captured).score == (26, 26, 0, 26)


@pytest.mark.parametrize(
    ("needs", "captured", "sweeper"),
    [
        ("all_penalty_cards", ("", f"QS JC {HEARTS_7_TO_A}", "", ""), 1),
        ("all_penalty_cards", ("", f"QS {HEARTS_7_TO_A}", "JC", ""), None),
        ("all_hearts", ("", f"QS {HEARTS_7_TO_A}", "JC", ""), 1),
        ("all_hearts", ("7H", f"QS JC {HEARTS_7_TO_A[3:]}", "", ""), None),
        ("all_tricks", ("7C", f"QS JC {HEARTS_7_TO_A}", "", ""), None),
        ("all_tricks", ("", "", "", ""), 3),
        ("nothing", ("", "", "", ""), None),
    ],
)
def test_what_a_sweep_needs(needs: str, captured: tuple[str, ...], sweeper: int | None) -> None:
    assert find_sweeper(rules(NL_SHORT, sweep__needs=needs), _dealt_out(NL_SHORT, *captured)) == sweeper


def test_what_a_sweep_is_worth_is_up_to_the_table() -> None:
    subtracts = rules(NL_SHORT, sweep__sweeper=-15, sweep__others=0)
    captured = _dealt_out(NL_SHORT, "", "", "", "")
    assert score_deal(subtracts, captured) == DealScore(points=(0, 0, 0, 15), score=(0, 0, 0, -15), sweeper=3)


def test_where_a_sweep_changes_nothing_the_points_stand() -> None:
    plain = rules(NL_SHORT, sweep__needs="nothing")
    assert score_deal(plain, _dealt_out(NL_SHORT, "", "", "", "")).score == (0, 0, 0, 15)


def test_points_given_back_count_and_do_not_matter_for_a_sweep() -> None:
    omnibus = rules(INTERNATIONAL, scoring__values={"hearts": 1, "QS": 13, "JD": -10})
    assert score_deal(omnibus, _dealt_out(INTERNATIONAL, "JD 2H", "", "", "")).score == (-9, 0, 0, 25)
    assert find_sweeper(omnibus, _dealt_out(INTERNATIONAL, "JD", "", "", "")) == 3


def test_nobody_sweeps_where_nothing_costs_anything() -> None:
    assert (
        find_sweeper(rules(INTERNATIONAL, scoring__values={"JD": -10}), _dealt_out(INTERNATIONAL, "", "", "", ""))
        is None
    )

"""Where a match can stand after a deal; expected values are worked out by hand from the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal

import pytest

from reference_impl.sheets.deals import Place, Written, places_after
from tests.score_sheets.test_piles import rules_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from conformance.protocol.messages import Phase
    from reference_impl.rules import Rules

Numbers = tuple[int, ...]
THREE = {"table.players": 3, "pack.ranks": ["6", "7", "8", "9", "10", "J", "Q", "K", "A"]}
"""Three players and 36 cards: nine hearts, Q♠ and J♣ are 16 points."""


def leads(rules: Rules, before: Numbers, after: Numbers, phase: Phase = "adding") -> set[tuple[str, Numbers]]:
    """Return the phases and winners with which one totals line leads to the next."""
    return {(p.phase, p.winners) for p in places_after(rules, Place(before, phase), Written("totals", after))}


def scored(
    rules: Rules, before: Numbers, score: Numbers, phase: Phase = "adding", kind: Literal["scores"] = "scores"
) -> set[Numbers]:
    return {place.totals for place in places_after(rules, Place(before, phase), Written(kind, score))}


def omslag(**changes: Any) -> Rules:
    renamed: Mapping[str, Any] = {f"reversal.{name}": value for name, value in changes.items() if name != "ends"}
    ends = {"match.ends": changes["ends"]} if "ends" in changes else {}
    return rules_of("nl-omslag", {**renamed, **ends})


ON = {("adding", ())}
BACK = {("subtracting", ())}


def test_fifteen_points_are_added() -> None:
    rules = rules_of("nl-short")
    assert leads(rules, (0, 0, 0, 0), (7, 5, 3, 0)) == ON
    assert leads(rules, (7, 5, 3, 0), (7, 13, 9, 1)) == ON  # 0, 8, 6 and 1
    assert leads(rules, (0, 0, 0, 0), (7, 5, 1, 0)) == set()
    assert leads(rules, (7, 5, 3, 0), (6, 13, 10, 1)) == set()


def test_a_sweep_adds_fifteen_to_all_but_one() -> None:
    rules = rules_of("nl-short")
    assert leads(rules, (7, 5, 3, 0), (22, 20, 3, 15)) == ON
    assert leads(rules, (7, 5, 3, 0), (22, 20, 18, 15)) == set()
    assert leads(rules, (7, 5, 3, 0), (22, 5, 3, 0)) == set()  # all points at one player, and not counted as a sweep


def test_at_fifty_the_lowest_has_won_and_nothing_follows() -> None:
    rules = rules_of("nl-short")
    assert leads(rules, (44, 30, 20, 11), (50, 33, 20, 17)) == {("adding", (3,))}
    assert leads(rules, (44, 30, 20, 11), (49, 33, 20, 18)) == ON
    assert leads(rules, (44, 30, 20, 11), (50, 30, 20, 20)) == {("adding", (2, 3))}
    assert places_after(rules, Place((50, 33, 20, 17), "adding", (3,)), Written("totals", (57, 38, 23, 17))) == set()


def test_the_moon_adds_twenty_six_to_all_but_one() -> None:
    rules = rules_of("international")
    assert leads(rules, (0, 0, 0, 0), (26, 26, 0, 26)) == ON
    assert leads(rules, (0, 0, 0, 0), (0, 0, 26, 0)) == set()
    assert leads(rules, (0, 0, 0, 0), (13, 13, 0, 0)) == ON
    assert leads(rules, (0, 0, 0, 0), (12, 12, 1, 1)) == set()  # nobody has Q♠


def test_three_players_share_sixteen_points() -> None:
    rules = rules_of("nl-short", THREE)
    assert leads(rules, (0, 0, 0), (9, 5, 2)) == ON
    assert leads(rules, (0, 0, 0), (7, 5, 3)) == set()
    assert leads(rules, (0, 0, 0), (0, 16, 16)) == ON


def test_three_ways_to_count_the_deal_with_the_reversal() -> None:
    before = (46, 20, 15, 9)
    ways = {"whole": (51, 24, 21, 9), "capped": (50, 24, 21, 9), "mid_deal": (51, 16, 9, 9)}
    for crossing in ways:
        for way, after in ways.items():
            last = way == "whole" and crossing == "mid_deal"  # the trick with the last points may be the one that turns
            assert leads(omslag(crossing=crossing), before, after) == (BACK if way == crossing or last else set())


def test_in_mid_deal_only_one_trick_reaches_the_threshold() -> None:
    rules = omslag(crossing="mid_deal")
    # A comes to 50 with four hearts; B then takes 7 and C 4, which come off.
    assert leads(rules, (46, 20, 15, 9), (50, 13, 11, 9)) == BACK
    # Both would have to come over 50 by a trick of their own.
    assert leads(rules, (46, 46, 15, 9), (51, 51, 14, 5)) == set()
    # A takes four hearts to 50 and four more points, which come off again; B then 5 and C 2.
    assert leads(rules, (46, 20, 15, 9), (46, 15, 13, 9)) == BACK


def test_a_sweep_at_the_threshold_has_a_rule_of_its_own() -> None:
    assert leads(omslag(), (46, 20, 15, 9), (61, 35, 30, 9)) == BACK
    assert leads(omslag(crossing_sweep="capped"), (46, 20, 15, 9), (61, 35, 30, 9)) == set()
    assert leads(omslag(crossing_sweep="capped"), (46, 20, 15, 9), (50, 35, 30, 9)) == BACK


def test_after_the_reversal_points_come_off_until_somebody_is_home() -> None:
    assert leads(omslag(), (51, 24, 21, 9), (44, 19, 18, 9), "subtracting") == BACK
    assert leads(omslag(), (51, 24, 21, 9), (58, 29, 24, 9), "subtracting") == set()
    assert leads(omslag(), (51, 24, 21, 9), (51, 20, 20, -1), "subtracting") == {("subtracting", (3,))}


def test_a_sweep_after_the_reversal_has_three_readings() -> None:
    before = (51, 24, 21, 29)
    ways = {"as_scored": (36, 24, 6, 14), "as_captured": (51, 9, 21, 29), "added": (66, 24, 36, 44)}
    for reading in ways:
        for way, after in ways.items():
            assert leads(omslag(sweep=reading), before, after, "subtracting") == (BACK if way == reading else set())


def test_a_sweep_that_takes_points_off_may_bounce_too() -> None:
    changes = {"reversal.sweep": "added", "reversal.overshoot": "bounces", "sweep.sweeper": -15, "sweep.others": 15}
    rules = rules_of("nl-short+omslag+pit-subtracts", changes)
    assert leads(rules, (13, 49, 30, 73), (2, 64, 45, 88), "subtracting") == BACK


def test_below_zero_a_total_may_bounce() -> None:
    rules = rules_of("nl-short+omslag", {"reversal.overshoot": "bounces"})
    assert leads(rules, (20, 30, 41, 4), (20, 25, 38, 3), "subtracting") == BACK  # 0, 5, 3 and 7: 4 - 7 is 3 below
    assert leads(rules, (20, 30, 41, 4), (14, 25, 41, 0), "subtracting") == {("subtracting", (3,))}


def test_who_stands_at_zero_at_the_reversal_may_have_won() -> None:
    assert leads(omslag(), (46, 20, 15, 0), (51, 24, 21, 0)) == BACK
    assert leads(omslag(at_zero="wins_at_once"), (46, 20, 15, 0), (51, 24, 21, 0)) == {("subtracting", (3,))}


def test_a_match_that_ends_at_once_breaks_off_the_deal() -> None:
    rules = rules_of("nl-short", {"match.ends": "at_once"})
    assert leads(rules, (44, 30, 20, 11), (51, 30, 20, 11)) == {("adding", (3,))}  # Q♠ and J♣, or a trick of hearts
    assert leads(rules, (44, 30, 20, 11), (60, 30, 20, 11)) == set()  # 16 are not in the pack
    assert leads(rules, (44, 40, 20, 11), (51, 50, 20, 11)) == set()  # it was over when the first of them was there
    assert leads(rules, (44, 30, 20, 11), (55, 30, 20, 15)) == {("adding", (3,))}  # the last trick 6 or more
    assert leads(rules_of("nl-short"), (44, 30, 20, 11), (51, 30, 20, 11)) == set()


def test_who_is_home_before_a_deal_ends_it_with_its_first_trick() -> None:
    rules = omslag(ends="at_once", at_zero="next_deal")
    assert leads(rules, (51, 24, 21, 0), (51, 24, 21, 0), "subtracting") == {("subtracting", (3,))}
    assert leads(rules, (51, 24, 21, 0), (42, 24, 21, 0), "subtracting") == {("subtracting", (3,))}  # Q♠, J♣, 2 hearts
    assert leads(rules, (51, 24, 21, 0), (41, 24, 21, 0), "subtracting") == set()
    assert leads(rules, (51, 24, 21, 0), (46, 23, 21, 0), "subtracting") == set()


def test_a_match_that_ends_at_once_is_not_played_out() -> None:
    rules = omslag(ends="at_once")
    # D took 10: not yet the 5 it needed, and then a trick that can be worth 9, with Q♠, J♣ and two hearts.
    assert leads(rules, (51, 24, 21, 5), (46, 24, 21, -5), "subtracting") == {("subtracting", (3,))}
    # It needed one point only, and cannot have taken 15 with a single trick.
    assert leads(rules, (51, 24, 21, 1), (51, 24, 21, -14), "subtracting") == set()


@pytest.mark.parametrize(("written", "phase"), [((7, 5, 3, 0), "subtracting"), ((-7, -5, -3, 0), "subtracting")])
def test_what_comes_off_may_be_written_with_a_minus(written: Numbers, phase: Phase) -> None:
    assert scored(omslag(), (51, 24, 21, 9), written, phase) == {(44, 19, 18, 9)}


def test_scores_are_added_with_what_the_reversal_makes_of_them() -> None:
    assert scored(omslag(), (46, 20, 15, 9), (5, 4, 6, 0)) == {(51, 24, 21, 9)}
    assert scored(omslag(crossing="capped"), (46, 20, 15, 9), (5, 4, 6, 0)) == {(50, 24, 21, 9)}
    assert scored(omslag(), (0, 0, 0, 0), (-7, -5, -3, 0)) == set()
    assert (51, 16, 9, 9) in scored(omslag(crossing="mid_deal"), (46, 20, 15, 9), (5, 4, 6, 0))

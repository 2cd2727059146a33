"""Ends, ties, reversals: one deal counted onto totals that lie just so."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from reference_impl.scoring import DealScore
from reference_impl.totals import Standing, settle, settle_early, turns_round
from tests.reference_impl.tables import INTERNATIONAL, NL_OMSLAG, NL_SHORT, rules

if TYPE_CHECKING:
    from reference_impl.rules import Rules

PIT = DealScore(points=(15, 0, 0, 0), score=(0, 15, 15, 15), sweeper=0)


def _plain(*points: int) -> DealScore:
    return DealScore(points=points, score=points, sweeper=None)


def _added(played_by: Rules, totals: tuple[int, ...], deal: DealScore) -> Standing:
    return settle(played_by, totals, "adding", deal)


def _subtracted(played_by: Rules, totals: tuple[int, ...], deal: DealScore) -> Standing:
    return settle(played_by, totals, "subtracting", deal)


class TestLowestWins:
    def test_the_score_is_added(self) -> None:
        after = _added(rules(NL_SHORT), (10, 20, 30, 0), _plain(7, 5, 3, 0))
        assert after == Standing(totals=(17, 25, 33, 0), phase="adding", score=(7, 5, 3, 0))

    def test_fifty_ends_the_match_and_49_does_not(self) -> None:
        assert _added(rules(NL_SHORT), (48, 30, 20, 7), _plain(1, 10, 2, 2)).winners == ()
        assert _added(rules(NL_SHORT), (48, 30, 20, 7), _plain(2, 9, 2, 2)).winners == (3,)

    def test_where_the_threshold_must_be_passed_fifty_does_not_end_it(self) -> None:
        above = rules(NL_SHORT, match__reached="above")
        assert _added(above, (48, 30, 20, 7), _plain(2, 9, 2, 2)).winners == ()
        assert _added(above, (48, 30, 20, 7), _plain(3, 8, 2, 2)).winners == (3,)

    def test_tied_leaders_share(self) -> None:
        after = _added(rules(INTERNATIONAL), (90, 40, 38, 60), _plain(20, 2, 4, 0))
        assert after.totals == (110, 42, 42, 60)
        assert after.winners == (1, 2)

    def test_or_play_on_until_one_of_them_is_alone(self) -> None:
        decided = rules(INTERNATIONAL, match__tie="play_on")
        tied = _added(decided, (90, 40, 38, 60), _plain(20, 2, 4, 0))
        assert tied.winners == ()
        assert _added(decided, tied.totals, _plain(0, 13, 13, 0)).winners == ()
        assert _added(decided, tied.totals, _plain(0, 12, 14, 0)).winners == (1,)

    def test_a_tie_higher_up_settles_nothing(self) -> None:
        decided = rules(INTERNATIONAL, match__tie="play_on")
        assert _added(decided, (90, 40, 39, 60), _plain(10, 16, 0, 0)).winners == (2,)

    def test_a_sweep_may_end_the_match_for_the_others(self) -> None:
        after = _added(rules(NL_SHORT), (49, 35, 20, 7), PIT)
        assert after == Standing(totals=(49, 50, 35, 22), phase="adding", score=(0, 15, 15, 15), winners=(3,))


class TestReversal:
    def test_begins_at_the_threshold_and_for_everybody(self) -> None:
        assert _added(rules(NL_OMSLAG), (40, 2, 3, 1), _plain(9, 2, 3, 1)).phase == "adding"
        after = _added(rules(NL_OMSLAG), (40, 2, 3, 1), _plain(10, 2, 2, 1))
        assert after == Standing(totals=(50, 4, 5, 2), phase="subtracting", score=(10, 2, 2, 1))

    def test_adds_the_crossing_deal_in_full_or_up_to_the_threshold(self) -> None:
        deal = _plain(10, 4, 1, 0)
        assert _added(rules(NL_OMSLAG), (45, 47, 3, 1), deal).totals == (55, 51, 4, 1)
        capped = rules(NL_OMSLAG, reversal__crossing="capped")
        assert _added(capped, (45, 47, 3, 1), deal).totals == (50, 50, 4, 1)

    def test_may_cut_back_a_crossing_sweep_alone(self) -> None:
        capped = rules(NL_OMSLAG, reversal__crossing_sweep="capped")
        assert _added(capped, (45, 47, 3, 1), PIT).totals == (45, 50, 18, 16)
        assert _added(capped, (45, 47, 3, 1), _plain(10, 4, 1, 0)).totals == (55, 51, 4, 1)
        only_plain = rules(NL_OMSLAG, reversal__crossing="capped")
        assert _added(only_plain, (45, 47, 3, 1), PIT).totals == (45, 62, 18, 16)

    def test_cuts_nothing_back_before_the_threshold_is_reached(self) -> None:
        above = rules(NL_OMSLAG, reversal__crossing="capped", match__reached="above")
        assert _added(above, (45, 2, 3, 1), _plain(5, 5, 5, 0)).phase == "adding"
        assert _added(above, (45, 2, 3, 1), _plain(6, 5, 4, 0)).totals == (50, 7, 7, 1)

    def test_somebody_at_zero_has_won_or_must_finish_the_next_deal(self) -> None:
        deal = _plain(10, 3, 2, 0)
        waits = _added(rules(NL_OMSLAG), (45, 3, 3, 0), deal)
        assert waits == Standing(totals=(55, 6, 5, 0), phase="subtracting", score=(10, 3, 2, 0))
        assert _subtracted(rules(NL_OMSLAG), waits.totals, _plain(5, 5, 5, 0)).winners == (2, 3)
        wins = rules(NL_OMSLAG, reversal__at_zero="wins_at_once")
        assert _added(wins, (45, 3, 3, 0), deal).winners == (3,)

    def test_several_at_zero_when_it_begins(self) -> None:
        wins = rules(NL_OMSLAG, reversal__at_zero="wins_at_once")
        assert _added(wins, (45, 0, -15, 0), _plain(15, 0, 0, 0)).winners == (1, 2, 3)
        lowest = rules(NL_OMSLAG, reversal__at_zero="wins_at_once", reversal__several="lowest_wins")
        assert _added(lowest, (45, 0, -15, 0), _plain(15, 0, 0, 0)).winners == (2,)
        assert _added(lowest, (45, 0, 9, 0), _plain(15, 0, 0, 0)).winners == (1, 3)

    def test_the_threshold_has_no_effect_while_subtracting(self) -> None:
        after = _subtracted(rules(NL_OMSLAG), (90, 60, 51, 50), _plain(0, 5, 5, 5))
        assert after == Standing(totals=(90, 55, 46, 45), phase="subtracting", score=(0, 5, 5, 5))

    @pytest.mark.parametrize(
        ("reading", "totals", "score"),
        [
            ("as_scored", (30, 15, 25, 5), (0, 15, 15, 15)),
            ("as_captured", (15, 30, 40, 20), (15, 0, 0, 0)),
            ("added", (30, 45, 55, 35), (0, 15, 15, 15)),
        ],
    )
    def test_a_sweep_while_subtracting(self, reading: str, totals: tuple[int, ...], score: tuple[int, ...]) -> None:
        after = _subtracted(rules(NL_OMSLAG, reversal__sweep=reading), (30, 30, 40, 20), PIT)
        assert after == Standing(totals=totals, phase="subtracting", score=score)

    def test_a_sweep_that_gives_points_back_while_subtracting(self) -> None:
        pit = DealScore(points=(15, 0, 0, 0), score=(-15, 0, 0, 0), sweeper=0)
        table = {"sweep__sweeper": -15, "sweep__others": 0}
        assert _subtracted(rules(NL_OMSLAG, **table), (30, 9, 9, 9), pit).totals == (45, 9, 9, 9)
        assert _subtracted(rules(NL_OMSLAG, **table, reversal__sweep="added"), (30, 9, 9, 9), pit).totals == (
            15,
            9,
            9,
            9,
        )

    def test_below_zero_wins_like_zero_or_bounces(self) -> None:
        assert _subtracted(rules(NL_OMSLAG), (3, 30, 30, 30), _plain(5, 5, 5, 0)) == Standing(
            totals=(-2, 25, 25, 30), phase="subtracting", score=(5, 5, 5, 0), winners=(0,)
        )
        bounces = rules(NL_OMSLAG, reversal__overshoot="bounces")
        assert _subtracted(bounces, (3, 30, 30, 30), _plain(5, 5, 5, 0)) == Standing(
            totals=(2, 25, 25, 30), phase="subtracting", score=(5, 5, 5, 0)
        )
        assert _subtracted(bounces, (5, 30, 30, 3), _plain(5, 5, 0, 5)).winners == (0,)
        assert _subtracted(bounces, (5, 30, 30, 3), _plain(5, 5, 0, 5)).totals == (0, 25, 30, 2)

    def test_several_who_finish_in_the_same_deal(self) -> None:
        deal = _plain(5, 9, 1, 0)
        assert _subtracted(rules(NL_OMSLAG), (5, 4, 30, 30), deal).winners == (0, 1)
        lowest = rules(NL_OMSLAG, reversal__several="lowest_wins")
        assert _subtracted(lowest, (5, 4, 30, 30), deal).winners == (1,)
        assert _subtracted(lowest, (0, 4, 30, 30), deal).winners == (0, 1)

    def test_without_sweeps_there_is_nothing_more_to_agree(self) -> None:
        base = NL_OMSLAG | {"sweep.needs": "nothing"}
        assert _subtracted(rules(base), (30, 30, 40, 20), _plain(15, 0, 0, 0)).totals == (15, 30, 40, 20)
        assert _added(rules(base), (40, 0, 0, 1), _plain(15, 0, 0, 0)).phase == "subtracting"


class TestTurningInMidDeal:
    """Totals, what is captured up to the turning trick, and what the whole deal brings."""

    MID_DEAL = rules(NL_OMSLAG, reversal__crossing="mid_deal")
    AT_ZERO_WINS = rules(NL_OMSLAG, reversal__crossing="mid_deal", reversal__at_zero="wins_at_once")
    BOUNCING = rules(NL_OMSLAG, reversal__crossing="mid_deal", reversal__overshoot="bounces")

    def test_what_follows_the_trick_that_reaches_the_threshold_comes_off(self) -> None:
        after = settle(self.MID_DEAL, (46, 20, 15, 9), "adding", _plain(5, 4, 6, 0), (5, 0, 0, 0))
        assert after == Standing(totals=(51, 16, 9, 9), phase="subtracting", score=(5, 4, 6, 0))

    def test_whoever_has_turned_the_deal_may_fall_below_the_threshold_again(self) -> None:
        after = settle(self.MID_DEAL, (45, 20, 15, 9), "adding", _plain(10, 5, 0, 0), (5, 3, 0, 0))
        assert after == Standing(totals=(45, 21, 15, 9), phase="subtracting", score=(10, 5, 0, 0))

    def test_exactly_the_threshold_turns_the_deal_and_one_less_does_not(self) -> None:
        assert turns_round(self.MID_DEAL, (45, 20, 15, 9), "adding", (5, 0, 0, 0))
        assert turns_round(self.MID_DEAL, (20, 20, 15, 45), "adding", (0, 0, 0, 5))
        assert not turns_round(self.MID_DEAL, (45, 20, 15, 9), "adding", (4, 5, 0, 0))

    def test_where_the_threshold_must_be_passed_exactly_that_does_not(self) -> None:
        above = rules(NL_OMSLAG, reversal__crossing="mid_deal", match__reached="above")
        assert not turns_round(above, (45, 20, 15, 9), "adding", (5, 0, 0, 0))
        assert turns_round(above, (45, 20, 15, 9), "adding", (6, 0, 0, 0))

    def test_nothing_turns_twice_nor_under_another_reading(self) -> None:
        assert not turns_round(self.MID_DEAL, (51, 16, 9, 9), "subtracting", (5, 0, 0, 0))
        for other in (rules(NL_OMSLAG), rules(NL_OMSLAG, reversal__crossing="capped"), rules(NL_SHORT)):
            assert not turns_round(other, (46, 20, 15, 9), "adding", (5, 0, 0, 0))

    def test_a_deal_that_no_trick_turns_is_added(self) -> None:
        after = settle(self.MID_DEAL, (34, 20, 15, 9), "adding", _plain(5, 4, 6, 0))
        assert after == Standing(totals=(39, 24, 21, 9), phase="adding", score=(5, 4, 6, 0))

    def test_a_sweep_undoes_the_turning(self) -> None:
        turned = (5, 0, 0, 0)
        below = settle(self.MID_DEAL, (46, 20, 15, 9), "adding", PIT, turned)
        assert below == Standing(totals=(46, 35, 30, 24), phase="adding", score=(0, 15, 15, 15))
        crossing = settle(self.MID_DEAL, (46, 40, 15, 9), "adding", PIT, turned)
        assert crossing == Standing(totals=(46, 55, 30, 24), phase="subtracting", score=(0, 15, 15, 15))
        capped = rules(NL_OMSLAG, reversal__crossing="mid_deal", reversal__crossing_sweep="capped")
        assert settle(capped, (46, 40, 15, 9), "adding", PIT, turned).totals == (46, 50, 30, 24)

    def test_who_comes_to_zero_or_below_by_what_follows_has_won(self) -> None:
        finished = settle(self.MID_DEAL, (46, 20, 4, 9), "adding", _plain(5, 4, 6, 0), (5, 0, 0, 0))
        assert (finished.totals, finished.winners) == ((51, 16, -2, 9), (2,))
        several = settle(self.MID_DEAL, (46, 4, 4, 9), "adding", _plain(5, 4, 6, 0), (5, 0, 0, 0))
        assert (several.totals, several.winners) == ((51, 0, -2, 9), (1, 2))
        lowest = rules(NL_OMSLAG, reversal__crossing="mid_deal", reversal__several="lowest_wins")
        assert settle(lowest, (46, 4, 4, 9), "adding", _plain(5, 4, 6, 0), (5, 0, 0, 0)).winners == (2,)

    def test_who_stands_at_zero_and_takes_nothing_after_it_has_won_or_must_finish_the_next_deal(self) -> None:
        deal, turned = _plain(5, 4, 6, 0), (5, 0, 0, 0)
        assert settle(self.MID_DEAL, (46, 20, 15, 0), "adding", deal, turned).winners == ()
        assert settle(self.AT_ZERO_WINS, (46, 20, 15, 0), "adding", deal, turned).winners == (3,)
        assert settle(self.MID_DEAL, (46, 20, 6, 0), "adding", deal, turned).winners == (2,)
        assert settle(self.AT_ZERO_WINS, (46, 20, 6, 0), "adding", deal, turned).winners == (2, 3)

    def test_points_taken_before_it_do_not_make_a_finish(self) -> None:
        deal, turned = _plain(5, 4, 6, 0), (5, 0, 6, 0)
        after = settle(self.MID_DEAL, (46, 20, -6, 9), "adding", deal, turned)
        assert (after.totals, after.winners) == ((51, 16, 0, 9), ())
        assert settle(self.AT_ZERO_WINS, (46, 20, -6, 9), "adding", deal, turned).winners == (2,)

    def test_a_total_below_zero_bounces_in_that_deal_already(self) -> None:
        after = settle(self.BOUNCING, (46, 20, 4, 9), "adding", _plain(5, 4, 6, 0), (5, 0, 0, 0))
        assert after == Standing(totals=(51, 16, 2, 9), phase="subtracting", score=(5, 4, 6, 0))
        assert settle(self.BOUNCING, (46, 20, 6, 9), "adding", _plain(5, 4, 6, 0), (5, 0, 0, 0)).winners == (2,)
        lying = settle(self.BOUNCING, (46, 20, 15, -15), "adding", _plain(5, 4, 6, 0), (5, 0, 0, 0))
        assert (lying.totals, lying.winners) == ((51, 16, 9, 15), ())


class TestInMidDeal:
    def test_the_match_goes_on_to_the_end_of_the_deal(self) -> None:
        assert settle_early(rules(NL_SHORT), (48, 30, 20, 7), "adding", (5, 0, 0, 0)) is None

    def test_unless_it_ends_at_once(self) -> None:
        at_once = rules(NL_SHORT, match__ends="at_once")
        assert settle_early(at_once, (48, 30, 20, 7), "adding", (1, 9, 0, 0)) is None
        assert settle_early(at_once, (48, 30, 20, 7), "adding", (2, 0, 0, 0)) == Standing(
            totals=(50, 30, 20, 7), phase="adding", score=(2, 0, 0, 0), winners=(3,)
        )

    def test_a_tie_is_played_on_in_mid_deal_too(self) -> None:
        decided = rules(NL_SHORT, match__ends="at_once", match__tie="play_on")
        assert settle_early(decided, (48, 30, 20, 19), "adding", (2, 0, 0, 1)) is None

    def test_a_reversal_only_begins_after_the_deal(self) -> None:
        at_once = rules(NL_OMSLAG, match__ends="at_once")
        assert settle_early(at_once, (48, 30, 20, 7), "adding", (5, 0, 0, 0)) is None
        turning = rules(NL_OMSLAG, match__ends="at_once", reversal__crossing="mid_deal")
        assert settle_early(turning, (48, 30, 20, 0), "adding", (5, 0, 0, 0)) is None

    def test_but_its_finish_may_come_at_once(self) -> None:
        at_once = rules(NL_OMSLAG, match__ends="at_once")
        assert settle_early(at_once, (5, 30, 20, 7), "subtracting", (4, 0, 0, 0)) is None
        assert settle_early(at_once, (5, 30, 20, 7), "subtracting", (7, 0, 0, 0)) == Standing(
            totals=(-2, 30, 20, 7), phase="subtracting", score=(7, 0, 0, 0), winners=(0,)
        )
        bounces = rules(NL_OMSLAG, match__ends="at_once", reversal__overshoot="bounces")
        assert settle_early(bounces, (5, 30, 20, 7), "subtracting", (7, 0, 0, 0)) is None
        assert settle_early(bounces, (5, 30, 20, 7), "subtracting", (5, 0, 0, 0)) == Standing(
            totals=(0, 30, 20, 7), phase="subtracting", score=(5, 0, 0, 0), winners=(0,)
        )

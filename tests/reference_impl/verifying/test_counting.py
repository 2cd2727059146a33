"""Scores, totals, ends and winners that a record has wrong, and the clause at issue."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from conformance.records.record import Opening
from reference_impl.rules import Rules
from reference_impl.verifying import verify
from tests.reference_impl.tables import NL_OMSLAG, NL_SHORT
from tests.verification.games import (
    SHARED_HANDS,
    SHARED_SCORE,
    SWEEP,
    all_tricks,
    deal,
    four,
    game,
    shared_tricks,
    whole_match,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from conformance.protocol.messages import Seat
    from conformance.records.record import DealRecord, GameRecord
    from conformance.verification.finding import Finding

REVERSAL: dict[str, Any] = {
    **{path: value for path, value in NL_SHORT.items() if path != "match.tie"},
    **{path: value for path, value in NL_OMSLAG.items() if path.startswith("reversal.")},
    "match.finish": "reversal",
}


def found(record: GameRecord, **changed: Any) -> Finding:
    return verify(record, Rules.from_values({**NL_SHORT, **changed}))


def subtracting(
    one: DealRecord, totals: dict[Seat, int], winners: Sequence[Seat] | None = None, **changed: Any
) -> Finding:
    """Verify a deal after the reversal."""
    record = game(one, winners=winners, start=Opening(totals=totals, phase="subtracting"))
    return verify(record, Rules.from_values({**REVERSAL, **changed}))


def shared(**said: Any) -> DealRecord:
    """A deal in which A takes 12 points and B 3."""
    return deal(shared_tricks(), hands=SHARED_HANDS, **said)


def test_points_go_to_whoever_took_the_cards() -> None:
    assert found(game(shared(score=SHARED_SCORE, totals=SHARED_SCORE))).verdict == "fine"


@pytest.mark.parametrize(
    ("said", "clause"),
    [
        (four(3, 12, 0, 0), "score.captured"),
        (four(13, 3, 0, 0), "score.cards"),
        (four(0, 15, 15, 15), "sweep.condition"),
    ],
)
def test_a_wrong_score_breaks_the_clause_that_it_goes_against(said: dict[Seat, int], clause: str) -> None:
    seen = found(game(shared(score=said)))
    assert (seen.what, seen.deal, seen.clauses) == ("score", 1, (clause,))


def test_a_wrong_score_names_the_seats_that_have_another() -> None:
    seen = found(game(shared(score=four(13, 3, 0, 0))))
    assert (seen.said, seen.expected) == ({"A": 13}, {"A": 12})


def test_a_sweep_counted_as_the_points_captured_breaks_the_condition_of_a_sweep() -> None:
    assert found(game(deal(score=four(15, 0, 0, 0)))).clauses == ("sweep.condition",)


def test_another_number_for_a_sweep_breaks_what_a_sweep_is_worth() -> None:
    seen = found(game(deal(score=four(0, 16, 15, 15))))
    assert (seen.clauses, seen.said, seen.expected) == (("sweep.score",), {"B": 16}, {"B": 15})


def test_totals_are_verified_where_scores_are_not_said() -> None:
    assert found(game(deal(totals=SWEEP))).verdict == "fine"
    assert found(game(deal(totals=four(15, 0, 0, 0)))).what == "totals"


def test_wrong_totals_name_the_seats_that_are_wrong() -> None:
    seen = found(game(deal(score=SWEEP, totals=four(0, 15, 14, 15))))
    assert (seen.what, seen.clauses, seen.said, seen.expected) == ("totals", ("match.add",), {"C": 14}, {"C": 15})


def test_totals_go_on_from_those_at_the_start() -> None:
    start = Opening(deal=3, totals=four(7, 0, 0, 8))
    assert found(game(deal(totals=four(7, 15, 15, 23)), start=start)).verdict == "fine"


def test_a_match_that_goes_on_after_its_end_breaks_the_clause_on_the_end() -> None:
    seen = found(game(*whole_match().deals, deal()))
    assert (seen.what, seen.deal, seen.clauses, seen.expected) == ("goes-on", 4, ("match.end",), ["A"])


def test_winners_before_the_end_break_the_clause_on_the_end() -> None:
    seen = found(game(*whole_match().deals[:3], winners=["A"]))
    assert (seen.what, seen.deal, seen.clauses, seen.said) == ("not-over", 3, ("match.end",), ["A"])


def test_other_winners_break_the_clause_on_winning() -> None:
    seen = found(game(*whole_match().deals, winners=["D"]))
    assert (seen.what, seen.clauses, seen.said, seen.expected) == ("winners", ("match.winner",), ["D"], ["A"])


def test_a_tie_of_which_one_is_left_out_breaks_the_clause_on_ties() -> None:
    seen = found(game(deal(), winners=["B"], start=Opening(totals=four(50, 35, 35, 36))))
    assert (seen.what, seen.clauses, seen.expected) == ("winners", ("match.tie",), ["A", "B", "C"])


def test_winners_at_a_tie_that_is_played_on_break_the_clause_on_ties() -> None:
    start = Opening(totals=four(50, 35, 35, 36))
    seen = found(game(deal(), winners=["A", "B", "C"], start=start), **{"match.tie": "play_on"})
    assert (seen.what, seen.clauses) == ("not-over", ("match.tie",))


def test_a_part_of_a_match_without_winners_is_fine() -> None:
    assert found(game(*whole_match().deals[:2])).verdict == "fine"


@pytest.mark.parametrize("said", [{"score": four(2, 0, 0, 0)}, {"totals": four(50, 0, 0, 0)}])
def test_a_match_that_ended_in_mid_deal_breaks_the_clause_on_that(said: dict[str, Any]) -> None:
    start = Opening(totals=four(48, 0, 0, 0))
    seen = found(game(deal(all_tricks()[:8], **said), winners=["B", "C", "D"], start=start))
    assert (seen.what, seen.clauses) == ("not-over", ("match.mid-deal",))


@pytest.mark.parametrize("said", [{}, {"score": SWEEP}, {"totals": four(48, 15, 51, 51)}])
def test_where_only_the_last_plays_are_missing_nothing_is_said_of_the_end(said: dict[str, Any]) -> None:
    start = Opening(totals=four(48, 0, 36, 36))
    seen = found(game(deal(all_tricks()[:8], **said), winners=["B"], start=start))
    assert (seen.what, seen.play) == ("incomplete", 8)


def test_a_deal_that_stops_when_all_points_are_captured_may_have_gone_on() -> None:
    cut = deal(all_tricks()[:24], score=four(5, 0, 0, 0), totals=four(53, 0, 0, 0))
    record = game(cut, winners=["B", "C", "D"], start=Opening(totals=four(48, 0, 0, 0)))
    seen = found(record, **{"scoring.values": {"QS": 5}, "sweep.needs": "nothing"})
    assert (seen.what, seen.play) == ("incomplete", 24)


def test_a_match_does_not_end_before_the_first_trick_of_a_deal_with_somebody_at_zero() -> None:
    """C stands at 0 since the reversal; whoever wins, it is after the deal."""
    nothing = deal([], totals=four(20, 15, 0, 15))
    record = game(nothing, winners=["C"], start=Opening(totals=four(20, 15, 0, 15), phase="subtracting"))
    for ends in ("after_deal", "at_once"):
        assert verify(record, Rules.from_values({**REVERSAL, "match.ends": ends})).what == "incomplete"


def test_a_total_that_bounced_does_not_say_what_was_captured() -> None:
    """A comes to 0 with the first trick; with every heart and QS and JC it would have been 14 below."""
    one = deal(all_tricks()[:4], totals=four(0, 5, 5, 5))
    record = game(one, winners=["A"], start=Opening(totals=four(1, 5, 5, 5), phase="subtracting"))
    bouncing = Rules.from_values({**REVERSAL, "reversal.overshoot": "bounces"})
    assert verify(record, bouncing).what == "incomplete"
    assert verify(record, Rules.from_values(REVERSAL)).what == "not-over"


def test_the_same_is_fine_where_matches_end_at_once() -> None:
    cut = deal(all_tricks()[:12], score=four(3, 0, 0, 0), totals=four(50, 0, 0, 0))
    record = game(cut, winners=["B", "C", "D"], start=Opening(totals=four(47, 0, 0, 0)))
    assert found(record, **{"match.ends": "at_once"}).verdict == "fine"


def test_a_card_after_a_match_that_is_over_at_once_is_found() -> None:
    seen = found(game(deal(), start=Opening(totals=four(47, 0, 0, 0))), **{"match.ends": "at_once"})
    assert (seen.what, seen.play, seen.clauses) == ("goes-on", 13, ("match.mid-deal",))


def test_points_come_off_after_the_reversal() -> None:
    seen = subtracting(shared(totals=four(32, 23, 20, 20)), four(20, 20, 20, 20))
    assert (seen.what, seen.clauses) == ("totals", ("reversal.subtract",))
    assert (seen.said, seen.expected) == ({"A": 32, "B": 23}, {"A": 8, "B": 17})


def test_a_total_below_zero_does_not_bounce_where_it_wins() -> None:
    seen = subtracting(shared(totals=four(2, 17, 20, 20)), four(10, 20, 20, 20))
    assert (seen.clauses, seen.said, seen.expected) == (("reversal.overshoot",), {"A": 2}, {"A": -2})


def test_a_sweep_after_the_reversal_has_a_clause_of_its_own() -> None:
    seen = subtracting(deal(totals=four(20, 35, 35, 35)), four(20, 20, 20, 20))
    assert (seen.what, seen.clauses) == ("totals", ("reversal.sweep",))


def test_totals_that_turn_round_with_the_deal_break_the_clause_on_crossing() -> None:
    record = game(shared(totals=four(50, 23, 20, 20)), start=Opening(totals=four(40, 20, 20, 20)))
    seen = verify(record, Rules.from_values(REVERSAL))
    assert (seen.clauses, seen.said, seen.expected) == (("reversal.crossing",), {"A": 50}, {"A": 52})


def test_nobody_has_won_before_zero() -> None:
    seen = subtracting(shared(), four(20, 20, 20, 20), ["A"])
    assert (seen.what, seen.clauses) == ("not-over", ("reversal.finish",))


def test_who_finishes_together_wins_together() -> None:
    seen = subtracting(deal(), four(20, 15, 10, 5), ["D"])
    assert (seen.what, seen.clauses, seen.expected) == ("winners", ("reversal.several",), ["B", "C", "D"])

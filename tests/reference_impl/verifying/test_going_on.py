"""Faults behind a deal that is incomplete are found, as far as what is written down tells where the match stands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from conformance.records.record import Opening
from reference_impl.rules import Rules
from reference_impl.verifying import verify
from tests.reference_impl.tables import NL_SHORT
from tests.reference_impl.verifying.test_counting import REVERSAL
from tests.verification.games import SWEEP, all_tricks, deal, exchange, four, game, suits

if TYPE_CHECKING:
    from conformance.records.record import DealRecord
    from conformance.verification.finding import Finding

REVOKE = exchange(suits(), "AC", "AD")


def found(*deals: DealRecord, values: dict[str, Any] = NL_SHORT, start: Opening | None = None) -> Finding:
    return verify(game(*deals, start=start), Rules.from_values(values))


def swept(number: int, **said: Any) -> DealRecord:
    """The deal of that number in which A makes a sweep, as it is counted in a match of nothing else."""
    return deal(**{"hands": suits(), "score": SWEEP, "totals": four(0, *[15 * number] * 3), **said})


def cut(number: int, **said: Any) -> DealRecord:
    """The same without its last three cards."""
    return swept(number, **{"played": all_tricks()[:29], **said})


def test_a_wrong_total_behind_an_incomplete_deal_is_found_and_both_are_told() -> None:
    seen = found(swept(1), cut(2), swept(3, totals=four(0, 45, 44, 45)))
    assert (seen.what, seen.deal, seen.said, seen.expected) == ("totals", 3, {"C": 44}, {"C": 45})
    assert seen.detail == ("deal 2 before it is incomplete: 29 of 32 cards are played",)
    assert seen.progress[0] == 2


def test_where_nothing_else_is_wrong_the_deal_is_incomplete() -> None:
    seen = found(swept(1), cut(2), swept(3))
    assert (seen.verdict, seen.deal, seen.play, seen.clauses) == ("incomplete", 2, 29, ("trick.all",))


def test_without_totals_the_score_of_the_incomplete_deal_tells_where_the_match_stands() -> None:
    wrong = swept(3, totals=four(0, 45, 44, 45))
    assert found(swept(1), cut(2, totals=UNSET), wrong).what == "totals"
    assert found(swept(1), cut(2, totals=UNSET), swept(3)).what == "incomplete"


def test_where_neither_is_said_the_next_totals_are_taken_as_they_are() -> None:
    nothing = cut(2, score=UNSET, totals=UNSET)
    off = swept(3, totals=four(0, 44, 44, 44))
    assert found(swept(1), nothing, off).what == "incomplete"
    assert found(swept(1), nothing, swept(3), swept(4, totals=four(0, 60, 59, 60))).said == {"C": 59}


def test_a_barred_card_is_found_whatever_is_known_of_totals() -> None:
    barred = deal(all_tricks(REVOKE), hands=REVOKE)
    for values in (NL_SHORT, REVERSAL):
        seen = found(swept(1), cut(2, score=UNSET, totals=UNSET), barred, values=values)
        assert (seen.what, seen.deal, seen.play) == ("barred", 3, 2)


def test_the_score_of_a_deal_is_held_against_its_tricks_without_any_totals() -> None:
    wrong = swept(3, score=four(15, 0, 0, 0), totals=UNSET)
    assert found(cut(2, score=UNSET, totals=UNSET), wrong).what == "score"


def test_totals_that_are_not_the_sum_with_the_score_are_found_in_the_incomplete_deal_itself() -> None:
    seen = found(swept(1), cut(2, totals=four(0, 30, 31, 30)))
    assert (seen.what, seen.deal, seen.said, seen.clauses) == ("totals", 2, {"C": 31}, ("match.add",))


def test_after_the_threshold_points_are_subtracted_behind_an_incomplete_deal_too() -> None:
    start = Opening(totals=four(0, 40, 20, 20))
    over = cut(1, totals=four(0, 55, 35, 35))
    back, on = swept(2, totals=four(0, 40, 20, 20)), swept(2, totals=four(0, 70, 50, 50))
    assert found(over, back, values=REVERSAL, start=start).what == "incomplete"
    assert found(over, on, values=REVERSAL, start=start).what == "totals"


def test_what_cannot_be_verified_behind_a_deal_is_not_said_to_follow_the_rules() -> None:
    """Where a trick may turn the deal round, totals tell the phase only as long as nobody can have come that far."""
    turning = {**REVERSAL, "reversal.crossing": "mid_deal"}
    near, far = Opening(totals=four(40, 20, 20, 20)), Opening()
    off = swept(2, totals=four(0, 1, 2, 3))
    seen = found(cut(1, totals=four(40, 35, 35, 35)), off, values=turning, start=near)
    assert seen.what == "incomplete"
    assert seen.progress < (2,)
    assert found(cut(1), off, values=turning, start=far).what == "totals"


def test_totals_at_the_threshold_tell_the_phase_only_where_that_is_enough_to_reach_it() -> None:
    start, above = Opening(totals=four(0, 40, 20, 20)), {**REVERSAL, "match.reached": "above"}
    at = cut(1, totals=four(0, 50, 35, 35))
    on, back = swept(2, totals=four(0, 65, 50, 50)), swept(2, totals=four(0, 35, 20, 20))
    assert found(at, back, values=REVERSAL, start=start).what == "incomplete"
    assert found(at, on, values=REVERSAL, start=start).what == "totals"
    assert [found(at, each, values=above, start=start).what for each in (on, back)] == ["incomplete", "incomplete"]


def unseen(number: int) -> DealRecord:
    return cut(number, played=[], score=UNSET, totals=UNSET)


def test_a_match_may_have_turned_round_and_come_back_within_two_unseen_deals() -> None:
    """From 40 to 55 and back to 40 with sweeps of A; so, whatever comes next, nobody knows whether it is added."""
    start = Opening(totals=four(0, 40, 40, 40))
    back = swept(2, played=[], score=UNSET, totals=four(0, 40, 40, 40))
    for after in (four(0, 25, 25, 25), four(0, 55, 55, 55)):
        seen = found(unseen(1), back, swept(3, totals=after), values=REVERSAL, start=start)
        assert (seen.what, seen.deal) == ("incomplete", 1)
        assert seen.progress < (3,)


def test_two_unseen_deals_from_far_below_the_threshold_turn_nothing_round() -> None:
    """With 15 points a deal nobody comes from 19 to 50 in two."""
    start = Opening(totals=four(0, 19, 19, 19))
    on = swept(2, played=[], score=UNSET, totals=four(0, 49, 49, 49))
    assert found(unseen(1), on, swept(3, totals=four(0, 64, 64, 64)), values=REVERSAL, start=start).what == "incomplete"
    assert found(unseen(1), on, swept(3, totals=four(0, 34, 34, 34)), values=REVERSAL, start=start).what == "totals"


def test_totals_beyond_the_threshold_tell_that_points_come_off_however_many_deals_are_unseen() -> None:
    turning = {**REVERSAL, "reversal.crossing": "mid_deal"}
    high = swept(3, played=[], score=UNSET, totals=four(0, 51, 30, 30))
    on, off = swept(4, totals=four(0, 66, 45, 45)), swept(4, totals=four(0, 36, 15, 15))
    for values in (REVERSAL, turning):
        assert found(unseen(1), unseen(2), unseen(3), high, off, values=values).what == "incomplete"
        assert found(unseen(1), unseen(2), unseen(3), high, on, values=values).what == "totals"


def test_the_phase_that_low_totals_leave_open_is_told_by_high_ones_later() -> None:
    start = Opening(totals=four(0, 40, 40, 40))
    low, high = (cut(number, totals=four(0, most, 30, 30)) for number, most in ((2, 40), (3, 55)))
    off, on = swept(4, totals=four(0, 40, 15, 15)), swept(4, totals=four(0, 70, 45, 45))
    assert found(unseen(1), low, high, off, values=REVERSAL, start=start).what == "incomplete"
    assert found(unseen(1), low, high, on, values=REVERSAL, start=start).what == "totals"


def test_a_barred_card_is_found_where_nobody_knows_the_phase() -> None:
    start = Opening(totals=four(0, 40, 40, 40))
    barred = deal(all_tricks(REVOKE), hands=REVOKE)
    seen = found(unseen(1), cut(2, totals=four(0, 40, 40, 40)), barred, values=REVERSAL, start=start)
    assert (seen.what, seen.deal, seen.play) == ("barred", 3, 2)


def test_without_a_sweep_a_deal_brings_no_more_than_its_cards() -> None:
    """The 15 points of the cards take nobody from 34 to 50, those from 35 on may have."""
    plain = {**REVERSAL, "sweep.needs": "nothing", "reversal.crossing": "mid_deal"}
    for most, what in ((34, "totals"), (35, "incomplete")):
        low = cut(1, score=UNSET, totals=four(15, most, 0, 0))
        wrong = deal(hands=suits(), totals=four(0, most, 0, 0))
        assert found(low, wrong, values=plain, start=Opening(totals=four(0, most, 0, 0))).what == what


def test_an_incomplete_game_has_come_further_than_one_with_a_fault() -> None:
    """So no reading of the rules under which it deviates is taken for one that says more of it."""
    start = Opening(totals=four(0, 40, 40, 40))
    back, last = swept(2, played=[], score=UNSET, totals=four(0, 40, 40, 40)), swept(3, totals=four(0, 25, 25, 25))
    winners = game(deal(score=SWEEP, totals=SWEEP), winners=["A"])
    rules = Rules.from_values(REVERSAL)
    fault = verify(winners, rules)
    assert fault.what == "not-over"
    left, late = found(unseen(1), back, last, values=REVERSAL, start=start), found(swept(1), swept(2), cut(3))
    assert min(left.progress, late.progress) > (2, *fault.progress[1:])
    assert found(cut(1), swept(2), swept(3)).progress > max(left.progress, late.progress)


def test_behind_thousands_of_incomplete_deals_a_game_is_verified_as_behind_one() -> None:
    nothing = [deal([], totals=four(0, 0, 0, 0)) for _ in range(3000)]
    assert found(*nothing).verdict == "incomplete"
    seen = found(*nothing, swept(1, totals=four(0, 15, 14, 15)))
    assert (seen.deal, seen.said, seen.detail[0]) == (
        3001,
        {"C": 14},
        "deal 3000 before it is incomplete: no play of it is recorded",
    )
    assert len(seen.detail) < 10

"""What an app does not say is no evidence: not of a clause, not of a reading, not of a rule played otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from conformance.rules import load_profile
from conformance.runner.evidence import How
from conformance.runner.judge import Judgement
from conformance.runner.outcomes import FaultCode, Outcome
from conformance.runner.report import Conclusion, Status
from conformance.runner.sight import sight_of, unseen_clauses
from reference_impl.serve import ReferenceApp
from tests.cases_by_hand import case, expect, refuse, tie
from tests.runner.test_attributing import check

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from conformance.protocol.messages import Observation, Seat, Start, Started
    from conformance.runner.report import ClauseResult, Report, ReportedReading
    from reference_impl.match import State

import msgspec
from msgspec import UNSET


class Terse(ReferenceApp):
    """Leaves out some fields, and plays by rules of its own where it is given any."""

    def __init__(self, *silent: str, rules: Mapping[str, Any] | None = None) -> None:
        super().__init__()
        self.silent, self.rules = silent, rules

    def start(self, params: Start) -> Started:
        changed = params if self.rules is None else msgspec.structs.replace(params, rules=dict(self.rules))
        return msgspec.structs.replace(super().start(changed), applied={})

    def show(self, state: State, seat: Seat | None = None) -> Observation:
        return msgspec.structs.replace(super().show(state, seat), **dict.fromkeys(self.silent, UNSET))


class WrongTotals(Terse):
    """Says a point too much in every total after a deal."""

    def show(self, state: State, seat: Seat | None = None) -> Observation:
        seen = super().show(state, seat)
        if seen.totals is UNSET or seen.stage not in ("deal_over", "match_over"):
            return seen
        totals: Any = {each: total + 1 for each, total in seen.totals.items()}
        return msgspec.structs.replace(seen, totals=totals)


class SaysDealerC(ReferenceApp):
    """Says that C is the dealer, whoever is."""

    def show(self, state: State, seat: Seat | None = None) -> Observation:
        return msgspec.structs.replace(super().show(state, seat), dealer="C")


def terse(profile: str, *silent: str, **changes: Any) -> Report:
    named = {name.replace("__", "."): value for name, value in changes.items()}
    rules = load_profile(profile).replace(named) if named else None
    return check(profile, lambda: Terse(*silent, rules=rules))


def clause(report: Report, name: str) -> ClauseResult:
    return next(clause for clause in report.clauses if clause.id == name)


def point(report: Report, name: str) -> ReportedReading:
    return next(point for point in report.open_points if point.parameter == name)


def deviating(report: Report) -> list[str]:
    return [result.id for result in report.cases if result.outcome in (Outcome.FAILED, Outcome.BLOCKED)]


def test_an_app_that_never_says_the_dealer_shows_no_reading_of_who_deals_next() -> None:
    report = terse("international", "dealer")
    assert (point(report, "deal.next_dealer").how, point(report, "deal.next_dealer").seen) == (How.UNOBSERVED, [])
    assert (report.explanations, deviating(report)) == ([], [])
    assert clause(report, "setup.dealer").status is Status.NOT_ASKED
    assert {result.outcome for result in report.cases if "setup.dealer" in result.clauses} == {Outcome.NOT_JUDGED}


def test_where_who_deals_next_is_stated_it_is_not_tested_either() -> None:
    report = terse("nl-short", "dealer")
    assert report.conclusion is Conclusion.CONFORMS
    assert clause(report, "setup.dealer").status is Status.NOT_ASKED
    assert {tuple(result.unseen) for result in report.cases if "dealer" in result.untested} == {("setup.dealer",)}
    assert clause(report, "score.cards").status is Status.CONFORMS


def test_an_app_that_deals_otherwise_and_does_not_say_so_is_not_charged_and_not_praised() -> None:
    report = terse("nl-short", "dealer", deal__next_dealer="same")
    assert (deviating(report), clause(report, "setup.dealer").status) == ([], Status.NOT_ASKED)


def test_an_app_that_says_who_deals_next_conforms_or_fails() -> None:
    right, wrong = terse("nl-short"), terse("nl-short", deal__next_dealer="same")
    assert clause(right, "setup.dealer").status is Status.CONFORMS
    assert (clause(wrong, "setup.dealer").status, wrong.exit_code) == (Status.FAILS, 1)
    assert {each.parameter for each in wrong.explanations} == {"deal.next_dealer"}


def test_an_app_that_says_who_deals_next_is_observed_where_that_is_open() -> None:
    report = terse("international", deal__next_dealer="same")
    reading = point(report, "deal.next_dealer")
    assert (reading.how, reading.value, reading.seen) == (How.MEASURED, "same", [("UN7WZ", "same")])
    assert clause(report, "setup.dealer").status is Status.OBSERVED


def test_an_app_that_says_a_dealer_that_no_table_has_plays_none_of_the_readings() -> None:
    report = check("international", SaysDealerC)
    assert point(report, "deal.next_dealer").how is How.OTHER
    assert clause(check("nl-short", SaysDealerC), "setup.dealer").status is Status.FAILS


@pytest.mark.parametrize("silent", ["totals", "phase", "winners", "captured", "points", "hands", "turn", "legal"])
def test_nothing_that_is_left_out_makes_an_app_inconsistent_or_explains_anything(silent: str) -> None:
    report = terse("nl-omslag", silent)
    assert (deviating(report), report.explanations) == ([], [])
    assert [each.parameter for each in report.open_points if each.how is How.INCONSISTENT] == []


def test_what_only_the_totals_show_nobody_sees_without_them() -> None:
    told, untold = terse("nl-omslag"), terse("nl-omslag", "totals")
    assert point(told, "reversal.crossing").how is How.MEASURED
    assert point(untold, "reversal.crossing").how is How.UNOBSERVED
    assert (clause(told, "match.add").status, clause(untold, "match.add").status) == (
        Status.CONFORMS,
        Status.NOT_ASKED,
    )


def test_a_wrong_total_fails_where_it_is_told_and_is_not_tested_where_it_is_not() -> None:
    told, untold = WrongTotals(), WrongTotals("totals")
    assert FaultCode.TOTALS in {
        fault.code for result in check("nl-short", lambda: told).cases for fault in result.faults
    }
    report = check("nl-short", lambda: untold)
    assert (deviating(report), clause(report, "match.add").status) == ([], Status.NOT_ASKED)


def test_a_field_that_is_the_same_under_every_reading_is_not_needed_to_see_one() -> None:
    assert point(terse("nl-omslag", "phase"), "reversal.crossing").how is How.MEASURED
    assert point(terse("black-lady", "captured"), "match.ends").how is How.MEASURED


def test_a_reading_is_not_supposed_for_what_no_step_of_another_case_is_about() -> None:
    silent = point(terse("black-lady", "dealer", deal__next_dealer="same"), "deal.next_dealer")
    assert silent.how is How.UNOBSERVED


def test_a_reading_is_supposed_where_the_moves_of_other_cases_show_it() -> None:
    report = terse("black-lady", "direction")
    assert point(report, "passing.cycle").how is How.SUPPOSED


def unseen(*untold: tuple[int, str]) -> list[str]:
    """Return what a case that states a score, a dealer and the turn does not show without some fields."""
    stated = case(
        "NEXT2", "setup.dealer score.cards match.add",
        expect("score.cards", stage="deal_over", score={"A": 5}),
        expect("setup.dealer", dealer="B"),
        expect("setup.dealer", turn="A"),
        refuse("A", "9C", "play.own-card"),
    )  # fmt: skip
    return unseen_clauses(stated, untold)


def test_a_clause_is_seen_in_what_stands_under_it() -> None:
    assert unseen((0, "score")) == ["score.cards", "match.add"]
    assert unseen((1, "dealer"), (2, "turn")) == ["setup.dealer", "match.add"]


def test_one_told_field_under_a_clause_shows_it() -> None:
    assert unseen((1, "dealer")) == ["match.add"]


def test_a_clause_under_which_nothing_stands_is_seen_where_all_is_told() -> None:
    assert unseen() == []


def test_a_refusal_shows_its_clause_whatever_is_told() -> None:
    refused = case("OWNC2", "play.own-card", expect("play.own-card", turn="A"), refuse("A", "9C", "play.own-card"))
    assert unseen_clauses(refused, [(0, "turn")]) == []


def sights(cases: Sequence[tuple[Any, tuple[tuple[int, str], ...]]], name: str, **judgement: Any) -> list[bool]:
    """Return of each case whether it shows the reading of a point to an app that leaves out some fields."""
    shows = sight_of((each, Judgement(outcome=Outcome.PASSED, untold=untold, **judgement)) for each, untold in cases)
    return [shows(each, name) for each, _ in cases]


def dealt(reading: str, dealer: str, **more: Any) -> Any:
    stated = [expect("setup.dealer", dealer=dealer, **more)]
    return case("D", "setup.dealer", *stated, when={"deal.next_dealer": reading}, measures=["deal.next_dealer"])


def test_a_reading_shows_in_the_field_that_tells_it_from_the_others() -> None:
    left, same = dealt("left", "A", turn="B"), dealt("same", "D", turn="B")
    assert sights([(left, ()), (same, ())], "deal.next_dealer") == [True, True]
    assert sights([(left, ((0, "dealer"),)), (same, ((0, "dealer"),))], "deal.next_dealer") == [False, False]


def test_a_field_that_is_the_same_under_every_reading_may_be_left_out() -> None:
    left, same = dealt("left", "A", turn="B"), dealt("same", "D", turn="B")
    assert sights([(left, ((0, "turn"),)), (same, ((0, "turn"),))], "deal.next_dealer") == [True, True]


def test_what_is_told_of_some_seats_only_shows_no_reading() -> None:
    left, same = dealt("left", "A", points={"A": 1, "B": 1}), dealt("same", "D", points={"A": 1, "B": 2})
    partly = frozenset({(0, "points")})
    assert sights([(left, ()), (same, ())], "deal.next_dealer", partly=partly) == [False, False]


def test_a_stage_that_no_other_reading_has_shows_a_reading() -> None:
    shared, play_on = tie("TIES2", "shared"), tie("TIEP2", "play_on")
    last = len(shared.steps) - 1
    assert sights([(shared, ((last, "winners"),)), (play_on, ())], "match.tie") == [True, True]


def test_the_only_version_of_a_case_shows_nothing_that_is_not_told() -> None:
    assert sights([(dealt("left", "A"), ((0, "dealer"),))], "deal.next_dealer") == [False]

"""Apps with one rule wrong: the difference is named, what fails is charged to it, and what is open is observed."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from conformance.cli.check_explaining import explain_run
from conformance.cli.check_output import word_by
from conformance.rules import load_profile
from conformance.runner.app import App
from conformance.runner.evidence import How
from conformance.runner.outcomes import Outcome
from conformance.runner.report import Status
from conformance.runner.results import Demands
from conformance.runner.run import run_check
from conformance.runner.session import Limits
from conformance.runner.verdict import reach_verdict
from conformance.scenarios.vectors import cases_for
from conformance.transports.in_process import InProcess
from reference_impl.match import Refusal
from reference_impl.serve import ReferenceApp

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from conformance.protocol.messages import Deal, Pass, Play, Start, Started
    from conformance.runner.report import Report
    from reference_impl.match import State

QUEEN_SIX = {"hearts": 1, "QS": 6, "JC": 2}
ACE_BELOW_KING = ["7", "8", "9", "10", "J", "Q", "A", "K"]


class Mutant(ReferenceApp):
    """Says it plays what it is told, and plays rules of its own."""

    def __init__(self, rules: Mapping[str, Any]) -> None:
        super().__init__()
        self.rules = dict(rules)

    def start(self, params: Start) -> Started:
        started = super().start(msgspec.structs.replace(params, rules=self.rules))
        return msgspec.structs.replace(started, applied=params.rules)


class TakesAnyPlay(ReferenceApp):
    """Answers a refused move as if it had been accepted, and makes nothing of it."""

    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        outcome = super().make(state, move)
        return state if isinstance(outcome, Refusal) else outcome


def app_of(make: Callable[[], ReferenceApp]) -> App:
    return App(lambda: InProcess(make().handlers), Limits(message=60), "tests")


def check(profile: str, make: Callable[[], ReferenceApp], *, lockstep: bool = False) -> Report:
    resolved = load_profile(profile)
    header, cases = cases_for(profile)
    run = run_check(header, cases, app_of(make), resolve=resolved.replace, lockstep=lockstep)
    explain_run(run, resolved, app_of(ReferenceApp))
    return reach_verdict(run, cases, word_by(resolved), Demands())


@cache
def mutant(profile: str, changes: str) -> Report:
    rules = load_profile(profile).replace(msgspec.json.decode(changes))
    return check(profile, lambda: Mutant(rules))


def played(profile: str, **changes: Any) -> Report:
    return mutant(profile, msgspec.json.encode({k.replace("__", "."): v for k, v in changes.items()}).decode())


def failing(report: Report) -> list[str]:
    return [clause.id for clause in report.clauses if clause.status is Status.FAILS]


@pytest.mark.parametrize(
    ("profile", "parameter", "value", "clause"),
    [
        ("international", "hearts.broken_by", "discarded", "lead.broken-by"),
        ("international", "passing.cards", 2, "passing.cards"),
        ("nl-short", "scoring.values", QUEEN_SIX, "score.cards"),
        ("nl-short", "sweep.others", 12, "sweep.score"),
        ("nl-short", "match.threshold", 40, "match.end"),
        ("nl-short", "pack.ranks", ACE_BELOW_KING, "trick.winner"),
        ("nl-short", "opening.card", "8C", "opening.card"),
    ],
)
def test_one_parameter_played_otherwise_is_named_and_charged(
    profile: str, parameter: str, value: Any, clause: str
) -> None:
    report = played(profile, **{parameter: value})
    told = [(each.parameter, each.value, each.open) for each in report.explanations]
    deviating = [case.id for case in report.cases if case.outcome in (Outcome.FAILED, Outcome.BLOCKED)]
    assert told[0] == (parameter, value, False)
    assert {name for name, *_ in told} == {parameter}
    assert sorted(report.explanations[0].cases) == sorted(deviating)
    assert report.explanations[0].of == len(deviating) > 0
    assert clause in failing(report)
    assert {name.partition(".")[0] for name in failing(report)} == {clause.partition(".")[0]}
    assert report.exit_code == 1


def test_a_card_worth_another_number_leaves_what_adds_points_blocked_and_not_failed() -> None:
    report = played("nl-short", scoring__values=QUEEN_SIX)
    stands = {clause.id: clause.status for clause in report.clauses}
    assert (stands["score.cards"], stands["match.add"]) == (Status.FAILS, Status.BLOCKED)


def test_two_faults_at_once_are_both_named() -> None:
    report = played("nl-short", sweep__others=17, scoring__values=QUEEN_SIX)
    assert {each.parameter for each in report.explanations} == {"sweep.others", "scoring.values"}
    assert sum(len(each.cases) for each in report.explanations) == report.explanations[0].of


def test_a_program_that_no_parameter_explains_gets_no_explanation() -> None:
    report = check("nl-short", TakesAnyPlay)
    assert failing(report)
    assert report.explanations == []


def test_where_nothing_fails_nothing_is_explained() -> None:
    assert check("nl-short", ReferenceApp).explanations == []


def test_lockstep_shows_the_same_difference() -> None:
    rules = load_profile("nl-short").replace({"sweep.others": 12})
    report = check("nl-short", lambda: Mutant(rules), lockstep=True)
    assert [(each.parameter, each.value) for each in report.explanations] == [("sweep.others", 12)]


def test_an_open_point_played_as_no_table_is_known_to_is_observed_and_not_failed() -> None:
    report = played("black-lady", sweep__others=25)
    assert [(each.parameter, each.value, each.declared) for each in report.explanations] == [
        ("sweep.others", 25, False)
    ]
    reading = next(each for each in report.open_points if each.parameter == "sweep.others")
    assert (reading.how, reading.value, reading.in_words) == (How.OTHER, 25, "after a sweep each opponent scores 25")
    assert (report.exit_code, failing(report)) == (0, [])
    outcomes = {case.id: case.outcome for case in report.cases}
    assert {outcomes[name] for name in report.explanations[0].cases} == {Outcome.OBSERVED}


def test_an_open_point_played_as_some_tables_do_is_taken_as_measured() -> None:
    report = played("black-lady", sweep__others=0)
    reading = next(each for each in report.open_points if each.parameter == "sweep.others")
    assert (report.exit_code, reading.how, reading.value) == (0, How.MEASURED, 0)


def test_what_has_no_meaning_for_an_app_is_not_held_against_it() -> None:
    """Who leads by their seat has no opening card: the cases of every opening card pass, and contradict nothing."""
    report = played("black-lady", opening__leader="left_of_dealer")
    assert (report.exit_code, report.explanations) == (0, [])
    assert "opening.card" not in [each.parameter for each in report.open_points]

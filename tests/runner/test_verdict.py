"""The exit code, and which of several holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from conformance.protocol.endings import Crash
from conformance.protocol.messages import AppInfo, Greeting
from conformance.runner.declarations import Difference
from conformance.runner.judge import Judgement
from conformance.runner.known_issues import Entry
from conformance.runner.outcomes import Fault, FaultCode, Outcome
from conformance.runner.report import Report, Status
from conformance.runner.run import CaseRun, Run
from conformance.runner.smoke import Smoke
from tests.cases_by_hand import FOLLOWING, OPENING, SCORING, WINNING, header
from tests.runner.running import report_of

if TYPE_CHECKING:
    from conformance.cases import Case

CASES = [OPENING, FOLLOWING, WINNING, SCORING]


def done(case: Case, outcome: Outcome, *charged: str) -> CaseRun:
    faults = tuple(Fault(clause=clause, code=FaultCode.LEGAL, step=0) for clause in charged)
    ending = Crash(how="exit status 1") if outcome is Outcome.CRASHED else None
    stuck = case.clauses[0] if ending else ""
    reason = "it was given up" if outcome is Outcome.COULD_NOT_RUN else ""
    judgement = Judgement(outcome=outcome, faults=faults, ending=ending, stuck=stuck)
    return CaseRun(case=case, judgement=judgement, reason=reason)


def run(*results: CaseRun, **more: Any) -> Run:
    smoke = Smoke(greeting=Greeting(protocol=1, app=AppInfo(name="x")), rules={}, echo=0.001)
    return Run(header=header(), smoke=smoke, cases=list(results), **more)


def report(*results: CaseRun, demands: Any = None, **more: Any) -> Report:
    return report_of(run(*results, **more), CASES, **(demands or {}))


PASS, FAIL = done(OPENING, Outcome.PASSED), done(FOLLOWING, Outcome.FAILED, "play.follow-suit")
SKIP, LOST = done(WINNING, Outcome.SKIPPED), done(SCORING, Outcome.COULD_NOT_RUN)
STALE = {"known_issues": (Entry(case="OPEN2", reasons=("legal",)),), "known_issues_file": "known.yaml"}


@pytest.mark.parametrize(
    ("results", "more", "demands", "code"),
    [
        ([PASS], {}, {}, 0),
        ([PASS, SKIP], {}, {}, 0),
        ([PASS, SKIP], {}, {"require_all": True}, 1),
        ([PASS, FAIL], {}, {}, 1),
        ([PASS, done(FOLLOWING, Outcome.CRASHED)], {}, {}, 1),
        ([PASS, LOST], {}, {}, 1),
        ([SKIP], {}, {}, 4),
        ([SKIP], {}, {"require_all": True}, 1),
        ([done(WINNING, Outcome.NOT_JUDGED)], {}, {}, 4),
        ([done(WINNING, Outcome.OBSERVED)], {}, {}, 0),
        ([LOST], {}, {}, 3),
        ([done(FOLLOWING, Outcome.CRASHED), LOST], {}, {}, 3),
        ([LOST], {"unreachable": "gone"}, STALE, 3),
        ([PASS], {}, STALE, 2),
        ([PASS, FAIL], {}, STALE, 2),
        ([PASS], {"differences": (Difference(parameter="match.threshold", stated=50, declared=40),)}, {}, 1),
        ([PASS], {"interrupted": True}, {}, 130),
        ([LOST], {"interrupted": True}, {}, 130),
    ],
)
def test_of_several_exit_codes_the_right_one_holds(results: Any, more: Any, demands: Any, code: int) -> None:
    assert report(*results, demands=demands, **more).exit_code == code


@pytest.mark.parametrize(
    ("results", "status"),
    [
        ([FAIL], Status.FAILS),
        ([done(FOLLOWING, Outcome.PASSED)], Status.CONFORMS),
        ([done(FOLLOWING, Outcome.PASSED), FAIL], Status.FAILS),
        ([done(FOLLOWING, Outcome.BLOCKED, "opening.card")], Status.BLOCKED),
        ([done(FOLLOWING, Outcome.CRASHED)], Status.BLOCKED),
        ([done(FOLLOWING, Outcome.OBSERVED)], Status.OBSERVED),
        ([done(FOLLOWING, Outcome.SKIPPED)], Status.NOT_ASKED),
        ([done(FOLLOWING, Outcome.NOT_JUDGED)], Status.NOT_ASKED),
        ([], Status.NOT_ASKED),
    ],
)
def test_a_clause_stands_where_its_cases_put_it(results: Any, status: Status) -> None:
    clauses = {clause.id: clause for clause in report(*results).clauses}
    assert clauses["play.follow-suit"].status is status


def test_a_clause_is_charged_only_with_what_stands_under_it() -> None:
    blocked = done(SCORING, Outcome.BLOCKED, "opening.card")
    clauses = {clause.id: clause for clause in report(PASS, blocked).clauses}
    assert clauses["opening.card"].charged == ["SCOR2"]
    assert clauses["score.cards"].status is Status.BLOCKED


NAMED = [
    "opening.leader", "opening.card", "play.follow-suit", "trick.winner", "trick.next-lead", "score.cards",
    "score.captured",
]  # fmt: skip
"""The clauses that the four cases name, in the order of the catalogue."""


def test_the_sentence_names_its_reach() -> None:
    said = report(PASS, FAIL).sentence
    assert said == "conforms on 2 of 37 clauses; 1 fails; 30 have no scenario for these rules; 4 not asked"


def test_every_clause_of_the_profile_is_in_the_report_whatever_was_selected() -> None:
    from conformance.rules import load_profile
    from conformance.rules.clauses import load_clauses

    rules = load_profile("nl-short").rules
    found = report(PASS, demands={"only": ("OPEN2",)})
    assert [clause.id for clause in found.clauses] == [
        name for name, each in load_clauses().items() if each.text(rules)
    ]
    assert [clause.id for clause in found.clauses if clause.id not in found.without_scenario] == NAMED


def test_a_clause_without_a_scenario_is_not_asked_and_fails_nobody() -> None:
    found = report(PASS, demands={"require_all": True})
    assert found.exit_code == 0
    assert (found.counts.not_asked, found.counts.without_scenario, len(found.without_scenario)) == (35, 30, 30)
    assert {each.status for each in found.clauses if each.id in found.without_scenario} == {Status.NOT_ASKED}


def test_a_clause_that_fails_by_declaration_needs_no_scenario() -> None:
    found = report(PASS, differences=(Difference(parameter="match.threshold", stated=50, declared=40),))
    assert found.counts.fail > 0
    assert not {clause for each in found.differences for clause in each.clauses} & set(found.without_scenario)

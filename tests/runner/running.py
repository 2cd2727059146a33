"""Checks of real apps, without a command line around them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conformance.cli.check_output import word_by
from conformance.rules import load_profile
from conformance.runner.app import App
from conformance.runner.results import Demands
from conformance.runner.run import Run, run_check
from conformance.runner.session import Limits
from conformance.runner.verdict import reach_verdict
from conformance.transports.stdio import ChildProcess
from tests.cases_by_hand import CORE, TIES, header

if TYPE_CHECKING:
    from collections.abc import Sequence

    from conformance.cases import Case
    from conformance.runner.report import CaseResult, Report, Status

OPEN_TIE: dict[str, list[Any]] = {"match__tie": ["shared", "play_on"]}
PROMPT = Limits(message=10, start=20)
"""Long enough for a machine that is busy with other things."""
IMPATIENT = Limits(message=1.5, start=20)
"""For apps that do not answer."""


class Started:
    """Keeps the process groups that a check started, to see that none is left."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.groups: list[int] = []

    def __call__(self) -> ChildProcess:
        process = ChildProcess(self.command)
        self.groups.append(process.pid)
        return process


def run_app(
    command: Sequence[str],
    cases: Sequence[Case] = (*CORE, *TIES),
    *,
    limits: Limits = PROMPT,
    open_points: Any = OPEN_TIE,
    start: Started | None = None,
    **options: Any,
) -> Run:
    """Return what a check of an app found."""
    app = App(start or Started(command), limits, "tests")
    return run_check(header(**open_points), cases, app, **options)


def report_of(run: Run, cases: Sequence[Case] = (*CORE, *TIES), **demands: Any) -> Report:
    """Return the report of a run, in the words of the Dutch profile."""
    return reach_verdict(run, cases, word_by(load_profile("nl-short")), Demands(**demands))


def check_app(command: Sequence[str], cases: Sequence[Case] = (*CORE, *TIES), **options: Any) -> Report:
    """Return the report of a check of an app."""
    return report_of(run_app(command, cases, **options), cases)


def outcomes(report: Report) -> dict[str, str]:
    """Return the outcome of every case by its id."""
    return {case.id: str(case.outcome) for case in report.cases}


def result(report: Report, name: str) -> CaseResult:
    """Return what came of one case."""
    return next(case for case in report.cases if case.id == name)


def statuses(report: Report, status: Status) -> list[str]:
    """Return the clauses that have a status."""
    return [clause.id for clause in report.clauses if clause.status is status]

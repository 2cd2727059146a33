"""Cases that are newer than the suite an app is held to: run and told apart, and no part of the verdict."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from conformance.runner.outcomes import Outcome
from conformance.runner.report import NewerCases
from conformance.runner.results import report_case

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence

    from conformance.cases import Case
    from conformance.runner.report import ReportedDifference
    from conformance.runner.results import Demands
    from conformance.runner.run import Run


def part_cases(cases: Iterable[Case], demanded: Collection[str]) -> tuple[list[Case], list[Case]]:
    """Return the cases that count, and those that are newer; a case that is none of the suite's always counts."""
    counting: list[Case] = []
    newer: list[Case] = []
    for case in cases:
        (counting if case.own or case.id in demanded else newer).append(case)
    return counting, newer


def report_newer(run: Run, differing: Sequence[ReportedDifference], demands: Demands) -> NewerCases | None:
    """Return what came of the newer cases; None where there are none or none was asked."""
    if not run.newer:
        return None
    results = [report_case(done, differing, "", demands.known_issues, demands) for done in run.newer]
    outcomes = Counter(result.outcome for result in results)
    return NewerCases(
        suite=run.held_to,
        outcomes={outcome: outcomes[outcome] for outcome in Outcome if outcomes[outcome]},
        cases=results,
    )

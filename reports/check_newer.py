"""Cases that are newer than the suite an app is held to, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conformance.runner.outcomes import DEVIATING
from reports.check_sentences import say_fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.runner.report import CaseResult, NewerCases


def say_newer(newer: NewerCases) -> Iterator[str]:
    """Yield how many there are and what came of them, then each that does not go as it should."""
    number = len(newer.cases)
    what = "1 case is" if number == 1 else f"{number} cases are"
    told = ", ".join(f"{count} {outcome}" for outcome, count in newer.outcomes.items())
    it = "It does" if number == 1 else "They do"
    yield f"{what} newer than suite {newer.suite}: {told}. {it} not count until you move on with --suite next."
    for case in newer.cases:
        if case.outcome in DEVIATING:
            yield f"{case.id}  {case.title}  ({case.feature}:{case.line}): {say_newer_case(case)}"


def say_newer_case(case: CaseResult) -> str:
    """Return in which way a case does not go as it should."""
    return f"{case.faults[0].clause}: {say_fault(case.faults[0])}" if case.faults else f"{case.outcome}: {case.reason}"

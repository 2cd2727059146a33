"""What a check could not see, in words: cases that were not judged, and clauses of which an app tells nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from conformance.runner.outcomes import Outcome
from conformance.runner.verdict import untold_clauses

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from conformance.runner.report import CaseResult, Report

_TITLES: Final = {Outcome.SKIPPED: "Skipped", Outcome.NOT_JUDGED: "Not judged"}


def untold_cases(report: Report) -> Iterator[tuple[str, list[tuple[str, list[str]]]]]:
    """Yield a title for each way not to be judged, with the reasons and, for each, the ids of the cases."""
    for outcome, title in _TITLES.items():
        reasons: dict[str, list[str]] = {}
        for case in report.cases:
            if case.outcome is outcome:
                reasons.setdefault(case.reason, []).append(case.id)
        if reasons:
            yield title, [(_count(ids) + f": {reason}", ids) for reason, ids in reasons.items()]
    unseen = _unseen(report)
    if unseen:
        yield "Not tested, for the app does not tell it", unseen


def _unseen(report: Report) -> list[tuple[str, list[str]]]:
    """Return the clauses that cases pass without showing anything of them, if no other case shows them."""
    found = []
    for clause in untold_clauses(report.clauses, report.cases):
        cases = [case for case in report.cases if clause in case.unseen]
        found.append((f"{clause}: {_fields(cases)} would show it", [case.id for case in cases]))
    return found


def _fields(cases: Sequence[CaseResult]) -> str:
    return " or ".join(dict.fromkeys(name for case in cases for name in case.untested))


def _count(ids: Sequence[str]) -> str:
    return f"{len(ids)} case{'s' if len(ids) > 1 else ''}"

"""The first words of the report of a check: what it comes to, and how much of the rules that is said of."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conformance.runner.report import Conclusion

if TYPE_CHECKING:
    from conformance.runner.report import Report


def say_verdict(report: Report) -> tuple[str, str]:
    """Return what it comes to in a few words, and the rest of it; where not everything was asked, that comes first."""
    counts = report.counts
    if report.conclusion is not Conclusion.CONFORMS:
        return report.conclusion.upper(), report.sentence
    if not counts.not_asked:
        return report.conclusion.upper(), report.sentence.removeprefix(f"{report.conclusion} on ")
    asked = counts.clauses - counts.not_asked
    number = f"ONLY {asked}" if asked else "NONE"
    headline = f"{number} OF {counts.clauses} CLAUSES {'WAS' if asked == 1 else 'WERE'} ASKED"
    return headline, report.sentence.replace(f" of {counts.clauses} clauses", "", 1)

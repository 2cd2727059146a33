"""The first words of the report of a check: what it comes to, and how much of the rules that is said of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from conformance.runner.report import Conclusion

if TYPE_CHECKING:
    from conformance.runner.report import Report

_CUT_SHORT: Final = (Conclusion.NO_ADAPTER, Conclusion.INTERRUPTED)


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


def say_next_step(report: Report) -> str:
    """Return what to do where scenarios do not fit the rules and no games were played; empty where that is no help."""
    without = report.without_scenario
    if not without or not report.counts.conform or report.games is not None or report.conclusion in _CUT_SHORT:
        return ""
    clauses = "the clause that has" if len(without) == 1 else f"the {len(without)} clauses that have"
    return f"Next: --games 200 plays whole games by these rules, for {clauses} no scenario."

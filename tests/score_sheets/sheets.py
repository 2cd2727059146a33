"""Score sheets of tests, written as their lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conformance.rules import load_profile
from conformance.score_sheets.cells import split
from conformance.score_sheets.judging import judge
from conformance.score_sheets.reading import sheet_of

if TYPE_CHECKING:
    from conformance.score_sheets.finding import Fault, SheetReport
    from conformance.score_sheets.sheet import Kind

NAMES = "Anna;Bram;Cor;Dirk"


def judged(profile: str, *lines: str, names: str = NAMES, kind: Kind | None = None) -> SheetReport:
    """Return what is found on a sheet; its cells are separated by spaces."""
    resolved = load_profile(profile)
    text = "\n".join([names, *[line.replace(" ", ";") for line in lines]])
    sheet = sheet_of(split(text), "sheet.csv", resolved.rules["table.players"])
    return judge(resolved, sheet, kind)


def faults(profile: str, *lines: str, **options: Any) -> list[tuple[str, int, int]]:
    """Return what is at fault, with line and column."""
    found = judged(profile, *lines, **options)
    assert found.verdict == ("cannot be right" if found.faults else "can be right")
    return [(fault.what, fault.line, fault.column) for fault in found.faults]


def fault(profile: str, *lines: str, **options: Any) -> Fault:
    """Return the only fault of a sheet."""
    (found,) = judged(profile, *lines, **options).faults
    return found


def observed(report: SheetReport) -> dict[str, tuple[int, list[Any]]]:
    """Return by open point the deal that shows it and what it can have been."""
    return {each.parameter: (each.deal, [reading.value for reading in each.readings]) for each in report.observed}

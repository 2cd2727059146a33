"""What is found on a score sheet, as text or as JSON."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Final

import msgspec

from conformance.rules.clauses import load_clauses
from reports.printable import make_printable, show_on_a_line
from reports.score_sheet_sentences import join, say_corrections, say_fault, say_reading, show_numbers

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Any

    from conformance.score_sheets.finding import Fault, Observed, SheetReport

_WIDTH: Final = 110


def as_json(reports: Sequence[SheetReport]) -> str:
    """Return the reports of some sheets as JSON."""
    encoded = msgspec.json.encode({"sheets": reports}, order="deterministic")
    return msgspec.json.format(encoded, indent=2).decode() + "\n"


def as_text(report: SheetReport, rules: Mapping[str, Any], *, colour: bool = False) -> str:
    """Return the report as lines of text; ``rules`` are those of the profile, as they are executed."""
    lines = list(map(show_on_a_line, _lines(make_printable(report, show_on_a_line), rules)))
    if colour:
        good = report.verdict == "can be right"
        lines[-1] = f"\033[{32 if good else 31}m{lines[-1]}\033[0m"
    return "\n".join(lines) + "\n"


def _lines(report: SheetReport, rules: Mapping[str, Any]) -> Iterator[str]:
    if report.verdict == "empty":
        yield f"{report.file}: no deal is written on this sheet"
        return
    for fault in report.faults:
        yield from _fault(report, fault, rules)
    yield from (line for sentence in _read_as(report) for line in _wrap(sentence, 2))
    if report.observed or report.needs:
        yield from _observed(report)
    if report.verdict == "can be right":
        yield from _wrap(_standing(report), 2)
    yield f"{report.file}: {_sentence(report)}"


def _fault(report: SheetReport, fault: Fault, rules: Mapping[str, Any]) -> Iterator[str]:
    where = "below the deals" if fault.what in ("final", "winner", "not-over") else f"deal {fault.deal}"
    yield f"{report.file}:{fault.line}:{fault.column}  {where}: {', '.join(fault.clauses)}"
    yield from _wrap(say_fault(fault, report), 4)
    if fault.corrections:
        yield from _wrap(say_corrections(fault.corrections), 4)
    yield from _wrap(say_reading(fault), 4)
    clauses = load_clauses()
    for clause in fault.clauses:
        text = clauses[clause].text(rules)
        if text and fault.what != "readings":
            yield from _wrap(f"{clause}: {text}", 4)
    yield ""


def _read_as(report: SheetReport) -> Iterator[str]:
    if report.kind_by == "numbers":
        yield (
            "The numbers are read as the score of each deal, for they cannot be right as totals. "
            "With --totals they are read as totals all the same."
        )
    if report.passed:
        columns = "Column" if len(report.passed) == 1 else "Columns"
        yield f"{columns} passed over: {join(report.passed)}."
    if not report.named:
        yield f"The sheet names no players; they are called {', '.join(report.players)}."


def _observed(report: SheetReport) -> Iterator[str]:
    yield "Observed, where the profile is open (no failure):"
    for each in report.observed:
        yield from _wrap(_observation(each), 2)
    told = {each.parameter for each in report.observed}
    besides = [needed.agreement for needed in report.needs if needed.parameter not in told]
    if besides:
        yield from _wrap(f"As a whole it fits where {join(besides)}.", 2)
    yield ""


def _observation(each: Observed) -> str:
    sources = f" [{', '.join(each.sources)}]" if each.sources else ""
    agreements = [reading.agreement for reading in each.readings]
    said = agreements[0] if len(agreements) == 1 else f"either {', or '.join(agreements)}"
    return f"Deal {each.deal}: {said}{sources}."


def _standing(report: SheetReport) -> str:
    if report.over == "yes" and report.winners:
        wins = "wins" if len(report.winners) == 1 else "win"
        return f"The match is over: {join(report.winners)} {wins}. {_totals(report)}".rstrip()
    if report.over == "no":
        return f"The match is not over yet. {_totals(report)}".rstrip()
    if report.over == "yes":
        return f"The match is over; who wins depends on what the profile leaves open. {_totals(report)}".rstrip()
    return f"Whether the match is over depends on what the profile leaves open. {_totals(report)}".rstrip()


def _totals(report: SheetReport) -> str:
    return f"Totals: {show_numbers(report.totals)}." if report.totals else ""


def _sentence(report: SheetReport) -> str:
    deals = f"{report.deals} deal{'' if report.deals == 1 else 's'}"
    if report.verdict == "can be right":
        return f"{deals} that can be right under {report.profile}"
    number = len(report.faults)
    return f"{deals}, {number} fault{'' if number == 1 else 's'}: it cannot be right under {report.profile}"


def _wrap(text: str, indent: int) -> list[str]:
    margin = " " * indent
    return textwrap.wrap(text, _WIDTH, initial_indent=margin, subsequent_indent=margin, break_long_words=False)

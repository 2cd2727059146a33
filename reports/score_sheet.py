"""What is found on a score sheet, as text or as JSON."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Final

import msgspec

from reports.printable import make_printable, show_on_a_line
from reports.score_sheet_sentences import say_corrections, say_fault, say_needed, say_reading, show_numbers
from reports.verification_words import ENGLISH, say, say_clause, show_list

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from typing import Any

    from conformance.score_sheets.finding import Fault, Observed, SheetReport

_WIDTH: Final = 110
_LINES: Final = 5
"""Lines passed over that are named."""


def as_json(reports: Sequence[SheetReport]) -> str:
    """Return the reports of some sheets as JSON."""
    encoded = msgspec.json.encode({"sheets": reports}, order="deterministic")
    return msgspec.json.format(encoded, indent=2).decode() + "\n"


def as_text(report: SheetReport, rules: Mapping[str, Any], *, language: str = ENGLISH, colour: bool = False) -> str:
    """Return the report as lines of text; ``rules`` are those of the profile, as they are executed."""
    lines = list(map(show_on_a_line, _lines(make_printable(report, show_on_a_line), rules, language)))
    if colour:
        good = report.verdict == "can be right"
        lines[-1] = f"\033[{32 if good else 31}m{lines[-1]}\033[0m"
    return "\n".join(lines) + "\n"


def _lines(report: SheetReport, rules: Mapping[str, Any], language: str) -> Iterator[str]:
    if report.verdict == "empty":
        yield from (line for sentence in _read_as(report, language) for line in _wrap(sentence, 2))
        yield say("sheet-empty", language, file=report.file)
        return
    for fault in report.faults:
        yield from _fault(report, fault, rules, language)
    yield from (line for sentence in _read_as(report, language) for line in _wrap(sentence, 2))
    if report.observed or report.needs:
        yield from _observed(report, language)
    if report.verdict == "can be right":
        yield from _wrap(_standing(report, language), 2)
    yield _sentence(report, language)


def _fault(report: SheetReport, fault: Fault, rules: Mapping[str, Any], language: str) -> Iterator[str]:
    below = fault.what in ("winner", "not-over") or (fault.what == "final" and fault.deal == report.deals)
    where = say("below-the-deals", language) if below else say("deal", language, deal=fault.deal)
    file, line, column, clauses = report.file, fault.line, fault.column, ", ".join(fault.clauses)
    yield say("sheet-fault-at", language, file=file, line=line, column=column, where=where, clauses=clauses)
    yield from _wrap(say_fault(fault, report, language), 4)
    if fault.corrections:
        yield from _wrap(say_corrections(fault.corrections, language), 4)
    yield from _wrap(say_reading(fault, language), 4)
    for clause in fault.clauses if fault.what != "readings" else ():
        text = say_clause(clause, rules, language)
        yield from _wrap(say("clause", language, clause=clause, text=text) if text else "", 4)
    yield ""


def _read_as(report: SheetReport, language: str) -> Iterator[str]:
    if report.kind_by == "numbers":
        yield say("read-as-scores", language)
    if report.passed:
        columns = show_list(report.passed, language)
        yield say("columns-passed-over", language, number=len(report.passed), columns=columns)
    if report.lines_passed:
        shown = [f"{each.line} ({each.text})" for each in report.lines_passed[:_LINES]]
        lines = show_list(shown, language) if len(shown) == len(report.lines_passed) else f"{', '.join(shown)}, …"
        told = say("lines-passed-over", language, number=len(report.lines_passed), lines=lines)
        yield told.replace("….", "…")
    if not report.named:
        yield say("players-unnamed", language, players=", ".join(report.players))


def _observed(report: SheetReport, language: str) -> Iterator[str]:
    yield say("observed", language)
    for each in report.observed:
        yield from _wrap(_observation(each, language), 2)
    told = {each.parameter for each in report.observed}
    besides = [say_needed(needed, language) for needed in report.needs if needed.parameter not in told]
    if besides:
        yield from _wrap(say("fits-where", language, agreements=show_list(besides, language)), 2)
    yield ""


def _observation(each: Observed, language: str) -> str:
    sources = f" [{', '.join(each.sources)}]" if each.sources else ""
    readings = [say_needed(reading, language) for reading in each.readings]
    either = say("either-or", language).join(readings)
    said = readings[0] if len(readings) == 1 else say("either", language, agreements=either)
    return say("deal-shows", language, deal=each.deal, agreement=said, sources=sources)


def _standing(report: SheetReport, language: str) -> str:
    if report.over == "yes" and report.winners:
        winners = show_list(report.winners, language)
        said = say("sheet-over", language, number=len(report.winners), winners=winners)
    else:
        said = say(_OVER[report.over], language)
    totals = say("sheet-totals", language, numbers=show_numbers(report.totals)) if report.totals else ""
    return f"{said} {totals}".rstrip()


_OVER: Final = {"no": "sheet-goes-on", "yes": "sheet-over-open", "perhaps": "sheet-perhaps-over"}


def _sentence(report: SheetReport, language: str) -> str:
    key = "can-be-right" if report.verdict == "can be right" else "cannot-be-right"
    deals, number = say("deals", language, number=report.deals), len(report.faults)
    return say(key, language, number=number, file=report.file, deals=deals, profile=report.profile)


def _wrap(text: str, indent: int) -> list[str]:
    margin = " " * indent
    return textwrap.wrap(text, _WIDTH, initial_indent=margin, subsequent_indent=margin, break_long_words=False)

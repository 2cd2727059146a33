"""The table: every clause in the words of each variant, open points in all their readings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conformance.cards import LANGUAGES
from conformance.comparison.about import clause_of_parameters
from conformance.comparison.result import Cell, Reading, Row
from conformance.problems import Problems
from conformance.rules.clauses import load_clauses

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from conformance.rules.clauses import Clause
    from conformance.rules.resolved import Resolved


def table_of(profiles: Sequence[Resolved]) -> list[Row]:
    """Return a row for every clause that is a rule of some of the variants, in the order of a rule sheet.

    >>> from conformance.rules import load_profile
    >>> row = table_of([load_profile("nl-short"), load_profile("nl-omslag")])[0]
    >>> row.clause, row.agrees
    ('setup.pack', True)
    """
    columns = [list(_column(resolved)) for resolved in profiles]
    rows = []
    for clause, cells in zip(load_clauses().values(), zip(*columns, strict=True), strict=True):
        if clause.kind != "protocol" and any(cell.readings for cell in cells):
            agrees = all(_said(cell) == _said(cells[0]) for cell in cells)
            rows.append(Row(clause=clause.id, kind=clause.kind, agrees=agrees, cells=list(cells)))
    return rows


def _column(resolved: Resolved) -> Iterator[Cell]:
    """Yield a cell for every clause; what an earlier clause has said already is not said again."""
    said: set[str] = set()
    for clause in load_clauses().values():
        texts = {text["en"]: text for text in _texts(clause, resolved) if text["en"]}
        readings = [Reading(text=text) for english, text in texts.items() if english not in said]
        said.update(texts)
        yield Cell(readings=readings, open=len(readings) > 1)


def _texts(clause: Clause, resolved: Resolved) -> Iterator[dict[str, str]]:
    """Yield what a clause says as it is played, then under every other choice of an open point that it is about."""
    about = clause_of_parameters()
    yield {language: clause.text(resolved.rules, language) for language in LANGUAGES}
    for path, choices in resolved.open_points.items():
        for choice in choices[1:] if about[path] == clause.id else ():
            try:
                rules = resolved.replace({path: choice})
            except Problems:
                continue
            yield {language: clause.text(rules, language) for language in LANGUAGES}


def _said(cell: Cell) -> tuple[bool, frozenset[str]]:
    return cell.open, frozenset(reading.text["en"] for reading in cell.readings)

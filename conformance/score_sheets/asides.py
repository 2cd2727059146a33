"""Columns of a score sheet that have nothing to do with the points, such as those for dates and remarks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from conformance.score_sheets.words import is_word, starts_with_word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from conformance.score_sheets.cells import Line


@dataclass(frozen=True, kw_only=True)
class Table:
    """The names and the lines below them, without the columns that are passed over."""

    head: Line
    body: tuple[Line, ...]
    passed: tuple[str, ...] = ()
    """What stands above those columns."""


def pass_over(head: Line, body: Sequence[Line]) -> Table:
    r"""Return a table without the columns that a known word stands above; lines with nothing else are left away.

    The first column stays, for the words beside the totals and the winner; in it nothing else is left.

    >>> from conformance.score_sheets.cells import split
    >>> head, *body = split("Datum;Anna;Bram;Notes\n12-3;7;8;well\nTotaal;7;8\n")
    >>> table = pass_over(head, body)
    >>> table.head.cells, [line.cells for line in table.body], table.passed
    (('', 'Anna', 'Bram'), [('', '7', '8'), ('Totaal', '7', '8')], ('Datum', 'Notes'))
    """
    found = [place for place, cell in enumerate(head.cells) if is_word(cell, "aside")]
    if not found or len(found) == len(head.filled):
        return Table(head=head, body=tuple(body))
    dropped = [place for place in found if place or _numbers_deals(head, found)]
    lines = [_shorter(line, dropped, blank=0 in found) for line in (head, *body)]
    return Table(
        head=lines[0],
        body=tuple(line for line in lines[1:] if line.filled),
        passed=tuple(head.cells[place] for place in found),
    )


def is_aside(line: Line) -> bool:
    """Tell whether a line above the table says no more than a date or the like."""
    return len(line.filled) == 2 and is_word(line.filled[0], "aside") and not is_word(line.filled[1], "aside")


def _numbers_deals(head: Line, found: Sequence[int]) -> bool:
    """Tell whether the first column that is not passed over numbers the deals."""
    first = next(cell for place, cell in enumerate(head.cells) if place not in found)
    return not first or any(is_word(first, group) for group in ("deal", "totals", "scores"))


def _shorter(line: Line, dropped: Sequence[int], *, blank: bool) -> Line:
    label = line.cells[0] if blank and _says_the_end(line.cells[0]) else ""
    kept = line.without(dropped)
    if not blank or (kept.cells and kept.cells[0] and 0 in dropped):
        return kept
    return replace(kept, cells=(label, *kept.cells[1:]))


def _says_the_end(cell: str) -> bool:
    """Tell whether a cell is one of the words before totals, zeros or winners."""
    return is_word(cell, "sum") or is_word(cell, "start") or starts_with_word(cell, "winner") is not None

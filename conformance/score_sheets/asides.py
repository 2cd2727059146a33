"""Columns and lines of a score sheet that have nothing to do with the points, such as those for dates and remarks."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from conformance.score_sheets.labels import deal_number, says_totals
from conformance.score_sheets.numbers import looks_like_number
from conformance.score_sheets.words import is_word, starts_with_word

if TYPE_CHECKING:
    from collections.abc import Sequence

    from conformance.score_sheets.cells import Line

_FEW: Final = 2
"""Cells of a line without numbers that is passed over, whatever it says."""


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
    words, said = line.filled[::2], line.filled[1::2]
    pairs = len(words) == len(said) and all(_is_remark(word) for word in words)
    return pairs and not any(_is_remark(each) for each in said)


def is_remark(line: Line, first: int, end: int) -> bool:
    r"""Tell whether a line below the names is no deal but says who has lost, who has signed or the like.

    The players' columns are those from ``first`` up to ``end``.

    >>> from conformance.score_sheets.cells import split
    >>> [is_remark(line, 1, 5) for line in split("Verliezer;Bram\nInzet;1;1;1;1\n;;pauze\n3;vijf\nx;a;b;c;d\n")]
    [True, True, True, False, False]
    """
    label = line.filled[0]
    numbers = sum(looks_like_number(cell) for cell in line.cells[first:end])
    if is_word(line.cells[0], "footer"):
        return True
    if numbers:
        return numbers < end - first and (starts_with_word(label, "footer") is not None or is_word(label, "aside"))
    if deal_number(label) is not None or says_totals(label) or is_word(label, "start") or looks_like_number(label):
        return False
    known = any(starts_with_word(label, group) is not None for group in ("aside", "footer"))
    return known or len(line.filled) <= _FEW


def _is_remark(word: str) -> bool:
    return is_word(word, "aside") or is_word(word, "footer")


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
    return says_totals(cell) or is_word(cell, "start") or starts_with_word(cell, "winner") is not None

"""A rule sheet on a terminal."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Final

from reports.printable import show_printably
from reports.trick_text import draw_trick

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.rule_sheet.sheet import Section, Sheet

_WIDTH: Final = 78
_RAISED: Final = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")


def as_text(sheet: Sheet) -> str:
    """Return a sheet with lines of a width that can be read."""
    return "\n".join(_lines(sheet)) + "\n"


def said(section: Section) -> str:
    """Return the sentences of a section in a row, the numbers of open points raised behind them."""
    return " ".join(f"{sentence.text}{raise_number(sentence.open)}" for sentence in section.sentences)


def raise_number(number: int | None) -> str:
    """Return a number in raised figures, nothing where there is none.

    >>> raise_number(13)
    '¹³'
    """
    return "" if number is None else str(number).translate(_RAISED)


def _lines(sheet: Sheet) -> Iterator[str]:
    title = show_printably(sheet.title)
    yield title
    yield "=" * len(title)
    if sheet.changes:
        yield from _heading(show_printably(sheet.changes.heading))
        for line in sheet.changes.lines:
            yield from textwrap.wrap(line, _WIDTH, initial_indent="- ", subsequent_indent="  ")
    for section in sheet.sections:
        yield from _heading(section.heading)
        yield from textwrap.wrap(said(section), _WIDTH)
    if sheet.example:
        yield from _heading(sheet.example.heading)
        yield from textwrap.wrap(" ".join(sheet.example.sentences), _WIDTH)
        yield ""
        example = sheet.example
        yield from draw_trick(example.plays, sheet.language, players=example.players, winner=example.winner)
    if sheet.open:
        yield from _heading(sheet.open.heading)
        yield from textwrap.wrap(sheet.open.intro, _WIDTH)
        for point in sheet.open.points:
            number = f"{raise_number(point.number)} "
            yield from textwrap.wrap(point.otherwise, _WIDTH, initial_indent=number, subsequent_indent="   ")


def _heading(heading: str) -> Iterator[str]:
    yield ""
    yield heading
    yield "-" * len(heading)

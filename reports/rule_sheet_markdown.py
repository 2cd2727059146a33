"""A rule sheet in Markdown."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from reports.printable import show_printably
from reports.rule_sheet_text import raise_number, said
from reports.trick_text import draw_trick

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.rule_sheet.sheet import Sheet

_SIGNS: Final = re.compile(r"([\\`*_<>\[\]#|])")


def as_markdown(sheet: Sheet) -> str:
    """Return a sheet in Markdown; the trick is drawn in a block of code."""
    return "\n\n".join(_blocks(sheet)) + "\n"


def escape_markdown(text: str) -> str:
    r"""Return a text in which no sign means anything but itself.

    >>> print(escape_markdown("*our* table"))
    \*our\* table
    """
    return _SIGNS.sub(r"\\\1", text)


def _blocks(sheet: Sheet) -> Iterator[str]:
    yield f"# {escape_markdown(show_printably(sheet.title))}"
    if sheet.changes:
        yield f"## {escape_markdown(show_printably(sheet.changes.heading))}"
        yield "\n".join(f"- {line}" for line in sheet.changes.lines)
    for section in sheet.sections:
        yield f"## {section.heading}"
        yield said(section)
    if sheet.example:
        example = sheet.example
        drawn = draw_trick(example.plays, sheet.language, players=example.players, winner=example.winner)
        yield f"## {example.heading}"
        yield " ".join(example.sentences)
        yield "\n".join(["```text", *drawn, "```"])
    if sheet.open:
        yield f"## {sheet.open.heading}"
        yield sheet.open.intro
        yield "\n".join(f"- {raise_number(point.number)} {point.otherwise}" for point in sheet.open.points)

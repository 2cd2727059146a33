"""A rule sheet as a page."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from conformance.typography import hold_signs
from reports.card_pictures import colour_suits, hand_picture, trick_diagram
from reports.page import page
from reports.printable import show_printably

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.rule_sheet.changes import Changes
    from conformance.rule_sheet.sheet import OpenPoints, Section, Sheet
    from conformance.rule_sheet.telling import Example


def as_html(sheet: Sheet) -> str:
    """Return a sheet as a page of its own."""
    return page(show_printably(sheet.title), sheet.language, "\n".join(_parts(sheet)))


def _parts(sheet: Sheet) -> Iterator[str]:
    language = sheet.language
    yield '<main class="sheet">'
    yield f"<h1>{_html(sheet.title, language)}</h1>"
    if sheet.changes:
        yield from _changes(sheet.changes, language)
    for section in sheet.sections:
        yield from _section(section, language)
    if sheet.example:
        yield from _example(sheet.example, language)
    if sheet.open:
        yield from _open(sheet.open, language)
    yield "</main>"


def _changes(changes: Changes, language: str) -> Iterator[str]:
    yield f'<aside class="changes"><h2>{_html(changes.heading, language)}</h2>'
    yield "<ul>"
    yield from (f"<li>{_html(line, language)}</li>" for line in changes.lines)
    yield "</ul></aside>"


def _section(section: Section, language: str) -> Iterator[str]:
    said = (f"{_html(sentence.text, language)}{_number(sentence.open)}" for sentence in section.sentences)
    yield f"<section><h2>{_html(section.heading, language)}</h2>"
    yield f"<p>{' '.join(said)}</p></section>"


def _number(number: int | None) -> str:
    return "" if number is None else f'<sup><a href="#open-{number}">{number}</a></sup>'


def _example(example: Example, language: str) -> Iterator[str]:
    told = " ".join(example.sentences)
    yield f"<section><h2>{_html(example.heading, language)}</h2>"
    yield "<figure>"
    yield trick_diagram(example.plays, language, label=example.heading, players=example.players, winner=example.winner)
    yield "</figure>"
    yield f"<p>{_html(told, language)}</p>"
    if example.hand:
        yield f"<p><b>{example.holder}</b> {hand_picture(example.hand, language, barred=example.barred)}</p>"
    yield "</section>"


def _open(points: OpenPoints, language: str) -> Iterator[str]:
    yield f'<aside class="open"><h2>{_html(points.heading, language)}</h2>'
    yield f"<p>{_html(points.intro, language)}</p>"
    yield "<ol>"
    yield from (f'<li id="open-{point.number}">{_html(point.otherwise, language)}</li>' for point in points.points)
    yield "</ol></aside>"


def _html(text: str, language: str) -> str:
    """Return a text for a page: suits in their colours, French signs never at the start of a line."""
    shown = colour_suits(escape(show_printably(text), quote=False))
    return hold_signs(shown) if language == "fr" else shown

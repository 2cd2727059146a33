"""A comparison as one HTML page: a table, stacked on a phone, and positions with their cards drawn."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING, Final

from conformance.cards import UnknownCardError, parse_card
from conformance.typography import hold_signs
from reports.card_pictures import hand_picture
from reports.comparison_words import heading_of, notes_of, phrase, say_cell, say_unseen, say_witness, title_of
from reports.page import page

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.comparison.result import Comparison, Pair, Row

_SEVERAL: Final = 2
"""So many cards in a row are drawn; fewer stay words."""
_CARDS: Final = re.compile(r"[0-9A-Z]+[♣♦♠♥](?: [0-9A-Z]+[♣♦♠♥])*")


def as_html(found: Comparison, language: str, *, everything: bool = False) -> str:
    """Return the comparison as a page of its own; with ``everything`` the clauses that agree as well."""
    title = phrase("title", language, names=", ".join(each.name for each in found.profiles))
    rows = [row for row in found.rows if everything or not row.agrees]
    names = ", ".join(f'<span class="name">{escape(each.name)}</span>' for each in found.profiles)
    heading = hold_signs(phrase("title", language, names=names))
    parts = [f"<h1>{heading}</h1>", *_notes(rows, language, everything=everything)]
    if rows:
        heads = "".join(
            f'<th scope="col">{escape(each.title[language])}<br><code>{escape(each.name)}</code></th>'
            for each in found.profiles
        )
        parts += [
            '<div class="table"><table class="variants">',
            f'<thead><tr><th scope="col">{phrase("clause", language)}</th>{heads}</tr></thead><tbody>',
            *(_row(row, [each.name for each in found.profiles], language, marked=everything) for row in rows),
            "</tbody></table></div>",
        ]
    for pair in found.pairs:
        parts += _pair(pair, language)
    return page(title, language, "\n".join(parts), wide=True)


def _notes(rows: list[Row], language: str, *, everything: bool) -> list[str]:
    return [f'<p class="quiet">{_text(note)}</p>' for note in notes_of(rows, language, everything=everything)]


def _row(row: Row, names: list[str], language: str, *, marked: bool) -> str:
    """Return a row; each cell has the name of its variant, which is shown where cells stand below each other."""
    said = zip(names, (say_cell(cell, language) for cell in row.cells), strict=True)
    cells = "".join(f'<td data-variant="{escape(name)}">{_text(text)}</td>' for name, text in said)
    kind = ' class="differs"' if marked and not row.agrees else ""
    return f'<tr{kind}><th scope="row">{_text(title_of(row.clause, language))}</th>{cells}</tr>'


def _pair(pair: Pair, language: str) -> Iterator[str]:
    yield f"<h2>{_text(heading_of(pair, language))}</h2>"
    if not pair.witnesses and not pair.unseen:
        yield f"<p>{_text(phrase('all_agree', language))}</p>"
    if pair.witnesses:
        yield f'<p class="quiet">{_text(phrase("shortest", language))}</p>'
    title = ""
    for witness in pair.witnesses:
        told = say_witness(witness, language)
        if told.title != title:
            yield f"<h3>{_text(title := told.title)}</h3>"
        yield f"<p>{_drawn(told.position, language)}</p><ul>"
        for who, what in told.sides:
            said = phrase("side", language, who=f"<strong>{_text(who)}</strong>", what=_drawn(what, language))
            yield f"<li>{hold_signs(said)}</li>"
        yield "</ul>"
        rest = " ".join(filter(None, (told.base, told.follows)))
        if rest:
            yield f'<p class="quiet">{_text(rest)}</p>'
    if pair.unseen:
        yield f"<h3>{_text(phrase('unseen', language))}</h3><ul>"
        for unseen in pair.unseen:
            title, reason = say_unseen(unseen, language)
            said = phrase("side", language, who=f"<strong>{_text(title)}</strong>", what=_text(reason.rstrip(".")))
            yield f"<li>{hold_signs(said)}</li>"
        yield "</ul>"


def _text(text: str) -> str:
    return hold_signs(escape(text))


def _drawn(text: str, language: str) -> str:
    """Return a sentence in which hands are drawn; single cards and short rows of them stay words."""
    parts: list[str] = []
    end = 0
    for match in _CARDS.finditer(text):
        cards = _codes(match[0], language)
        parts.append(_text(text[end : match.start()]))
        parts.append(hand_picture(cards, language) if len(cards) >= _SEVERAL else _text(match[0]))
        end = match.end()
    return "".join([*parts, _text(text[end:])])


def _codes(text: str, language: str) -> list[str]:
    try:
        return [parse_card(word, language) for word in text.split()]
    except UnknownCardError:
        return []

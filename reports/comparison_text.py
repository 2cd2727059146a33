"""A comparison on a terminal: clause by clause, variants that say the same on one line."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING

from conformance.typography import hold_signs
from reports.comparison_words import heading_of, notes_of, phrase, say_cell, say_unseen, say_witness, title_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.comparison.result import Comparison, Pair, Row

_WIDTH = 100


def as_text(found: Comparison, language: str, *, everything: bool = False) -> str:
    """Return the comparison as plain text; with ``everything`` the clauses that agree as well."""
    names = ", ".join(each.name for each in found.profiles)
    lines = [phrase("title", language, names=names), ""]
    named = ((each.name, each.title[language]) for each in found.profiles)
    lines += [f"  {phrase('column', language, who=name, what=title)}" for name, title in named] + [""]
    rows = [row for row in found.rows if everything or not row.agrees]
    notes = notes_of(rows, language, everything=everything)
    lines += [line for note in notes for line in textwrap.wrap(note, _WIDTH)]
    for row in rows:
        lines += _row(found, row, language)
    for pair in found.pairs:
        lines += ["", "", *_pair(pair, language)]
    return "\n".join(lines) + "\n"


def _row(found: Comparison, row: Row, language: str) -> list[str]:
    says: dict[str, list[str]] = {}
    for profile, cell in zip(found.profiles, row.cells, strict=True):
        says.setdefault(say_cell(cell, language), []).append(profile.name)
    lines = ["", title_of(row.clause, language)]
    for text, names in says.items():
        lines += _wrapped(phrase("column", language, who=", ".join(names), what=text), "  ")
    return lines


def _pair(pair: Pair, language: str) -> Iterator[str]:
    title = heading_of(pair, language)
    yield title
    yield "=" * len(title)
    if not pair.witnesses and not pair.unseen:
        yield phrase("all_agree", language)
    if pair.witnesses:
        yield from textwrap.wrap(phrase("shortest", language), _WIDTH)
    title = ""
    for witness in pair.witnesses:
        told = say_witness(witness, language)
        yield ""
        if told.title != title:
            yield (title := told.title)
        yield from _wrapped(told.position, "  ")
        for who, what in told.sides:
            yield from _wrapped(phrase("side", language, who=who, what=what), "    ")
        for sentence in filter(None, (told.base, told.follows)):
            yield from _wrapped(sentence, "  ")
    if pair.unseen:
        yield ""
        yield phrase("unseen", language)
    for unseen in pair.unseen:
        title, reason = say_unseen(unseen, language)
        yield from _wrapped(phrase("side", language, who=title, what=reason.rstrip(".")), "  ")


def _wrapped(text: str, indent: str) -> list[str]:
    """Return the lines of a text; a French colon never begins one."""
    return textwrap.wrap(
        hold_signs(text), _WIDTH, initial_indent=indent, subsequent_indent=indent + "  ", break_long_words=False
    )

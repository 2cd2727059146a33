"""A comparison as Markdown: one table, and a section for each two variants."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reports.comparison_words import heading_of, notes_of, phrase, say_cell, say_unseen, say_witness, title_of
from reports.printable import show_printably
from reports.rule_sheet_markdown import escape_markdown

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.comparison.result import Comparison, Pair


def as_markdown(found: Comparison, language: str, *, everything: bool = False) -> str:
    """Return the comparison as Markdown; with ``everything`` the clauses that agree as well."""
    names = ", ".join(each.name for each in found.profiles)
    lines = [f"# {phrase('title', language, names=names)}", ""]
    rows = [row for row in found.rows if everything or not row.agrees]
    lines.append("  \n".join(notes_of(rows, language, everything=everything)))
    if rows:
        heads = [f"{escape_markdown(show_printably(each.title[language]))} (`{each.name}`)" for each in found.profiles]
        lines += ["", f"| {' | '.join([phrase('clause', language), *heads])} |", f"|{'---|' * (len(heads) + 1)}"]
        for row in rows:
            cells = [_cell(say_cell(cell, language)) for cell in row.cells]
            lines.append(f"| {' | '.join([f'**{title_of(row.clause, language)}**', *cells])} |")
    for pair in found.pairs:
        lines += ["", *_pair(pair, language)]
    return "\n".join(lines) + "\n"


def _pair(pair: Pair, language: str) -> Iterator[str]:
    yield f"## {heading_of(pair, language, '`{}`')}"
    if not pair.witnesses and not pair.unseen:
        yield from ("", phrase("all_agree", language))
    if pair.witnesses:
        yield from ("", phrase("shortest", language))
    title = ""
    for witness in pair.witnesses:
        told = say_witness(witness, language)
        if told.title != title:
            yield from ("", f"### {(title := told.title)}")
        yield from ("", told.position, "")
        yield from (f"* {phrase('side', language, who=f'**{who}**', what=what)}" for who, what in told.sides)
        rest = " ".join(filter(None, (told.base, told.follows)))
        if rest:
            yield from ("", rest)
    if pair.unseen:
        yield from ("", f"### {phrase('unseen', language)}", "")
    for unseen in pair.unseen:
        title, reason = say_unseen(unseen, language)
        yield f"* {phrase('side', language, who=f'**{title}**', what=reason.rstrip('.'))}"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")

"""How an explained position looks, on a terminal and as data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conformance.cards import SUIT_SYMBOLS, show_card
from conformance.rules.clauses import load_clauses
from conformance.rules.ledger import sources_of
from conformance.rules.parameters import load_parameters

if TYPE_CHECKING:
    from collections.abc import Iterable

    from conformance.rules.explanation import Explained, Otherwise, Position
    from conformance.rules.resolved import Resolved


def as_text(resolved: Resolved, at: Position, found: Explained, language: str) -> str:
    """Return one line a card, then the clauses that were named, with their sources."""
    lines = [_situation(resolved, at, language)]
    width = max(len(show_card(explained.card, language)) for explained in found.cards)
    for explained in found.cards:
        shown = show_card(explained.card, language)
        lines.append(f"  {shown:<{width}}  {_verdict(explained.bars)}")
        lines += [f"  {'':<{width}}  {_otherwise(resolved, other, language)}" for other in explained.otherwise]
    lines.append("")
    clauses = load_clauses()
    said = set[str]()
    for clause in _clauses_of(found):
        text = clauses[clause].text(resolved.rules, language)
        if text and text not in said:
            said.add(text)
            sources = ", ".join(sources_of(resolved, clause)) or "a rule of this table"
            lines.append(f"{clause}: {text} [{sources}]")
    return "\n".join(lines)


def as_data(resolved: Resolved, at: Position, found: Explained, language: str) -> dict[str, Any]:
    """Return the same for machines."""
    clauses = load_clauses()
    return {
        "profile": resolved.name,
        "hash": resolved.hash,
        "position": {
            "hand": at.hand,
            "trick": at.trick,
            "first_trick": at.first_trick,
            "hearts_broken": at.broken,
        },
        "cards": [
            {
                "card": explained.card,
                "legal": not explained.bars,
                "barred_by": explained.bars,
                "see": explained.speaks,
                "depends_on": [
                    {"subject": other.subject, "value": other.value, "legal": not other.bars, "barred_by": other.bars}
                    for other in explained.otherwise
                ],
            }
            for explained in found.cards
        ],
        "escapes": found.escapes,
        "clauses": {
            clause: {
                "text": clauses[clause].text(resolved.rules, language),
                "sources": sources_of(resolved, clause),
            }
            for clause in _clauses_of(found)
        },
    }


def _situation(resolved: Resolved, at: Position, language: str) -> str:
    trick = "some trick" if at.first_trick is None else "the first trick" if at.first_trick else "a later trick"
    hearts = "" if at.broken is None else ", hearts broken" if at.broken else ", hearts not broken"
    if not at.trick:
        return f"{resolved.name}: to lead to {trick}{hearts}"
    table = " ".join(show_card(card, language) for card in at.trick)
    return f"{resolved.name}: {SUIT_SYMBOLS[at.trick[0][-1]]} led to {trick}{hearts}; on the table {table}"


def _verdict(bars: Iterable[str]) -> str:
    clauses = " and ".join(bars)
    return f"barred by {clauses}" if clauses else "may be played"


def _otherwise(resolved: Resolved, other: Otherwise, language: str) -> str:
    match other.subject:
        case "first_trick":
            condition = "in the first trick"
        case "broken":
            condition = "once hearts are broken"
        case path:
            words = load_parameters()[path].describe(other.value, language)
            sources = ", ".join(resolved.standing[path].sources)
            condition = f"left open{f' [{sources}]' if sources else ''}; where the table plays that {words}"
    return f"  {condition}: {_verdict(other.bars)}"


def _clauses_of(found: Explained) -> list[str]:
    named = {clause for explained in found.cards for clause in (*explained.bars, *explained.speaks)}
    named |= set(found.escapes)
    return [clause for clause in load_clauses() if clause in named]

"""How an explained position looks, on a terminal and as data."""

from __future__ import annotations

import functools
import operator
from typing import TYPE_CHECKING, Any

from conformance.cards import SUIT_SYMBOLS, show_card
from conformance.rules.clauses import load_clauses
from conformance.rules.ledger import sources_of
from conformance.rules.parameters import load_parameters
from conformance.rules.strict_yaml import load_yaml
from conformance.spec_files import SPEC

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
        lines.append(f"  {shown:<{width}}  {_verdict(explained.bars, language)}")
        lines += [f"  {'':<{width}}  {_otherwise(resolved, other, language)}" for other in explained.otherwise]
    lines.append("")
    clauses = load_clauses()
    said = set[str]()
    for clause in _clauses_of(found):
        text = clauses[clause].text(resolved.rules, language)
        if text and text not in said:
            said.add(text)
            sources = ", ".join(sources_of(resolved, clause)) or _say(language, "own_rule")
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
    trick = "some" if at.first_trick is None else "first" if at.first_trick else "later"
    hearts = ""
    if at.broken is not None:
        hearts = _say(language, "hearts", "broken" if at.broken else "not_broken")
    if not at.trick:
        return f"{resolved.name}: {_say(language, 'lead', trick)}{hearts}"
    led = _say(language, "led", trick, suit=SUIT_SYMBOLS[at.trick[0][-1]])
    table = _say(language, "table", cards=" ".join(show_card(card, language) for card in at.trick))
    return f"{resolved.name}: {led}{hearts}{table}"


def _verdict(bars: Iterable[str], language: str) -> str:
    clauses = _say(language, "and").join(bars)
    return _say(language, "barred", clauses=clauses) if clauses else _say(language, "legal")


def _otherwise(resolved: Resolved, other: Otherwise, language: str) -> str:
    if other.subject in ("first_trick", "broken"):
        case = _say(language, other.subject)
    else:
        agreement = load_parameters()[other.subject].describe(other.value, language)
        sources = ", ".join(resolved.standing[other.subject].sources)
        case = _say(language, "open", sources=f" [{sources}]" if sources else "", agreement=agreement)
    return "  " + _say(language, "otherwise", case=case, verdict=_verdict(other.bars, language))


def _say(language: str, *what: str, **fields: str) -> str:
    """Return the words for something, from `spec/explanation.yaml`."""
    found = functools.reduce(operator.getitem, what, _words())
    return str(found[language]).format(**fields)


@functools.cache
def _words() -> Any:
    return load_yaml(SPEC / "explanation.yaml")


def _clauses_of(found: Explained) -> list[str]:
    named = {clause for explained in found.cards for clause in (*explained.bars, *explained.speaks)}
    named |= {clause for explained in found.cards for other in explained.otherwise for clause in other.bars}
    named |= set(found.escapes)
    return [clause for clause in load_clauses() if clause in named]

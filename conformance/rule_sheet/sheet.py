"""A rule sheet as data: sections of sentences, what is open, a trick as an example, what is different elsewhere."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from conformance.cards import SUIT_SYMBOLS
from conformance.rule_sheet.changes import Changes, find_changes
from conformance.rule_sheet.facts import Facts
from conformance.rule_sheet.telling import Example, tell_trick
from conformance.rule_sheet.wording import load_wording
from conformance.rules.clauses import load_clauses
from conformance.rules.parameters import load_parameters
from conformance.typography import with_minus

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from conformance.rule_sheet.tricks import Trick
    from conformance.rule_sheet.wording import WordedSentence
    from conformance.rules.resolved import Resolved


@dataclass(frozen=True, kw_only=True)
class Sentence:
    """A sentence, the parameters it states, and its number where one of those is open."""

    text: str
    about: tuple[str, ...] = ()
    open: int | None = None


@dataclass(frozen=True, kw_only=True)
class Section:
    """Sentences under a heading."""

    heading: str
    sentences: tuple[Sentence, ...]


@dataclass(frozen=True, kw_only=True)
class OpenPoint:
    """What tables play in place of what the sheet says at that number."""

    number: int
    paths: tuple[str, ...]
    """The parameters that are open there."""
    otherwise: str


@dataclass(frozen=True)
class OpenPoints:
    """The points to agree on."""

    heading: str
    intro: str
    points: tuple[OpenPoint, ...]


@dataclass(frozen=True, kw_only=True)
class Sheet:
    """Everything a rule sheet says, in one language."""

    language: str
    title: str
    sections: tuple[Section, ...]
    open: OpenPoints | None = None
    example: Example | None = None
    changes: Changes | None = None


def build_sheet(
    resolved: Resolved, language: str, *, trick: Trick | None = None, parent: Resolved | None = None
) -> Sheet:
    """Return the sheet of a profile, with a trick told as an example and what differs from a parent, where given."""
    open_points = {path: readings[1:] for path, readings in resolved.open_points.items() if len(readings) > 1}
    worded = worded_sections(resolved.rules, language)
    homes = _homes([sentence for _, sentences in worded for sentence in sentences], open_points)
    numbers = {id(sentence): number for number, (sentence, _) in enumerate(homes, start=1)}
    sections = tuple(
        Section(
            heading=heading,
            sentences=tuple(replace(sentence, open=numbers.get(id(sentence))) for sentence in sentences),
        )
        for heading, sentences in worded
    )
    words = load_wording().open
    points = tuple(
        OpenPoint(
            number=number,
            paths=paths,
            otherwise=words.beside[language].join(
                _otherwise(resolved, path, open_points[path], language) for path in paths
            ),
        )
        for number, (_, paths) in enumerate(homes, start=1)
    )
    return Sheet(
        language=language,
        title=title_in(resolved, language),
        sections=sections,
        open=OpenPoints(words.heading[language], words.intro[language], points) if points else None,
        example=tell_trick(trick, language) if trick else None,
        changes=find_changes(resolved, parent, title_in(parent, language), language) if parent else None,
    )


def worded_sections(rules: Mapping[str, Any], language: str) -> list[tuple[str, list[Sentence]]]:
    """Return the headings with the sentences that hold under flat rules, without numbers."""
    facts = Facts(rules, language)
    found = []
    for section in load_wording().sections:
        sentences = list(_sentences(section.sentences, facts, rules, language))
        if sentences:
            found.append((section.heading[language], sentences))
    return found


def title_in(resolved: Resolved, language: str) -> str:
    """Return the title of a profile in a language, or in the first one it has.

    >>> from conformance.rules import load_profile
    >>> title_in(load_profile("nl-short"), "fr")
    'Hartenjagen néerlandais, jeu court'
    """
    titles = resolved.title
    return " ".join((titles.get(language) or titles.get("en") or next(iter(titles.values()), resolved.name)).split())


def _sentences(
    worded: list[WordedSentence], facts: Facts, rules: Mapping[str, Any], language: str
) -> Iterator[Sentence]:
    for each in worded:
        if not facts.holds(each.when):
            continue
        clause = load_clauses()[each.clause] if each.clause else None
        text = clause.text(rules, language) if clause else facts.fill(getattr(each, language))
        if text:
            about = each.about if each.about is not None else clause.reads if clause else []
            yield Sentence(text=with_minus(text), about=tuple(about))


def _homes(sentences: list[Sentence], open_points: Collection[str]) -> list[tuple[Sentence, tuple[str, ...]]]:
    """Return the sentences that get a number, with the open parameters of each: one stands where least else is said."""
    homes: dict[str, Sentence] = {}
    for path in open_points:
        stating = [sentence for sentence in sentences if path in sentence.about]
        homes[path] = min(stating, key=lambda sentence: len(sentence.about))
    found = [(each, tuple(path for path in each.about if homes.get(path) is each)) for each in sentences]
    return [(sentence, paths) for sentence, paths in found if paths]


def _otherwise(resolved: Resolved, path: str, values: tuple[Any, ...], language: str) -> str:
    """Return what else is played in place of an open value, in as few words as the parameter allows."""
    words, parameter = load_wording().open, load_parameters()[path]
    if clause := words.clauses.get(path):
        told = [_within(load_clauses()[clause].text(resolved.replace({path: value}), language)) for value in values]
    elif parameter.label and parameter.kind != "directions":
        shown = words.value_or[language].join(parameter.show(value, language) for value in values)
        told = [parameter.label[language].replace("{value}", shown)]
    else:
        told = [parameter.describe(value, language) for value in values]
    return with_minus(words.or_[language].join(told))


def _within(sentence: str) -> str:
    """Return a sentence as it stands within another; a card at its beginning keeps its letter."""
    first = sentence if sentence[1:2] in SUIT_SYMBOLS.values() else sentence[:1].lower() + sentence[1:]
    return first.removesuffix(".")

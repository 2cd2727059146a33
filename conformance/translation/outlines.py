"""Outlines in another language: placeholders stay where they are, and each cell is said as its step takes it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from conformance.cards import RANK_LETTERS, RANKS, SUIT_SYMBOLS
from conformance.rules.parameters import load_parameters
from conformance.scenarios.phrasebook import StepError

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from conformance.scenarios.fields import FieldType
    from conformance.scenarios.phrasebook import Kind, Phrasebook, Stated

PLACEHOLDER: Final = re.compile(r"<([^<>\s][^<>]*)>")
_WORD_OF_A_FIELD: Final = re.compile(r"(?:\d+|[A-F]|-|,)")

Cells = dict[str, dict[str, str]]
"""By column and row: what the cell says in the other language."""


class OutlineError(ValueError):
    """A step of an outline that cannot be said in another language with its placeholders; says why."""


@dataclass(frozen=True, kw_only=True)
class Outline:
    """Puts the steps of one outline into another language, and gathers the cells on the way."""

    phrasebook: Phrasebook
    source: str
    language: str
    rows: Mapping[str, Mapping[str, str]]
    """By id: column → cell."""

    def render(self, kind: Kind, template: str, cells: Cells) -> str:
        """Return the step with its placeholders in place, under their old names; the cells it uses are added.

        Raises:
            OutlineError: the step has no such form in the language, or a cell would be said in two ways.
        """
        stated = {row: self._stated(kind, template, row) for row in self.rows}
        whole = PLACEHOLDER.fullmatch(template)
        if whole is not None:
            for row, said in stated.items():
                self._keep(cells, whole[1], row, self.phrasebook.render(said, self.language))
            return template
        first = next(iter(stated.values()))
        wordings = {self.phrasebook.form(said, self.language).text for said in stated.values()}
        if len(wordings) > 1:
            raise OutlineError(f"its rows are said differently: {' · '.join(sorted(wordings))}")
        form = self.phrasebook.form(first, self.language)
        texts = self.phrasebook.form(first, self.source).split(template) or {}
        shown = {name: self._field(name, field, texts.get(name, ""), stated, cells) for name, field in form.fields}
        return form.fill(shown)

    def check(self, kind: Kind, template: str, rendered: str, cells: Cells) -> None:
        """See that each row says in the other language what it said.

        Raises:
            OutlineError: one does not.
        """
        for row in self.rows:
            text = PLACEHOLDER.sub(lambda match, row=row: cells.get(match[1], {}).get(row, match[0]), rendered)  # type: ignore[misc]
            try:
                same = self.phrasebook.match(self.language, kind, text) == self._stated(kind, template, row)
            except StepError:
                same = False
            if not same:
                raise OutlineError(f"`{text}` would not say the same (row {row})")

    def _stated(self, kind: Kind, template: str, row: str) -> Stated:
        text = PLACEHOLDER.sub(lambda match: self.rows[row].get(match[1], match[0]), template)
        return self.phrasebook.match(self.source, kind, text)

    def _field(self, name: str, field: FieldType, text: str, stated: Mapping[str, Stated], cells: Cells) -> str:
        words = self.phrasebook.words[self.language]
        used = PLACEHOLDER.findall(text)
        if not used:
            return field.show(next(iter(stated.values())).fields[name], words)
        if PLACEHOLDER.fullmatch(text):
            for row, said in stated.items():
                self._keep(cells, used[0], row, field.show(said.fields[name], words))
            return text
        for row in stated:
            for column in used:
                self._keep(cells, column, row, self._tokens(self.rows[row][column]))
        if name == "agreement":
            return self._agreement(text, {said.fields[name][0] for said in stated.values()})
        return "".join(part if PLACEHOLDER.fullmatch(part) else self._tokens(part) for part in _parts(text))

    def _agreement(self, text: str, paths: set[Any]) -> str:
        if len(paths) > 1:
            raise OutlineError("its rows agree on different things")
        label = load_parameters()[paths.pop()].label
        before, _, after = label[self.source].partition("{value}")
        value = text.removeprefix(before).removesuffix(after)
        shown = "".join(part if PLACEHOLDER.fullmatch(part) else self._tokens(part) for part in _parts(value))
        return label[self.language].replace("{value}", shown)

    def _keep(self, cells: Cells, column: str, row: str, text: str) -> None:
        said = cells.setdefault(column, {}).setdefault(row, text)
        if said != text:
            raise OutlineError(f"<{column}> would be `{said}` here and `{text}` there (row {row})")

    def _tokens(self, text: str) -> str:
        """Return a part of a field with its cards, seats and words in the other language."""
        return translate_tokens(text, self.phrasebook, self.source, self.language)


def translate_tokens(text: str, phrasebook: Phrasebook, source: str, language: str) -> str:
    """Return a text with its cards, seats, directions and the word between the last two in another language.

    >>> from conformance.scenarios.phrasebook import load_phrasebook
    >>> translate_tokens("C and D, Q♠ 10♥", load_phrasebook(), "en", "nl")
    'C en D, V♠ 10♥'
    """
    known = dict(_tokens(phrasebook, source, language))
    longest = sorted(known, key=lambda token: -len(token))
    pattern = "|".join(rf"(?<!\w){re.escape(token)}(?!\w)" for token in longest)
    return re.sub(pattern, lambda match: known[match[0]], text)


def is_plain(text: str, phrasebook: Phrasebook, source: str) -> bool:
    """Tell whether a text is nothing but cards, seats and numbers, which need no translator."""
    left = text
    for token, _ in sorted(_tokens(phrasebook, source, source), key=lambda pair: -len(pair[0])):
        left = re.sub(rf"(?<!\w){re.escape(token)}(?!\w)", " ", left)
    return all(_WORD_OF_A_FIELD.fullmatch(word) for word in re.findall(r"\d+|\w+|[^\w\s]", left))


def _tokens(phrasebook: Phrasebook, source: str, language: str) -> Iterator[tuple[str, str]]:
    here, there = phrasebook.words[source], phrasebook.words[language]
    for rank in RANKS:
        for suit in SUIT_SYMBOLS.values():
            yield (
                RANK_LETTERS[source].get(rank, rank) + suit,
                RANK_LETTERS[language].get(rank, rank) + suit,
            )
    for seat, word in here.seats.items():
        yield word, there.seats[seat]
    for direction, word in here.directions.items():
        yield word, there.directions[direction]
    yield here.conjunction, there.conjunction


def _parts(text: str) -> list[str]:
    return [part for part in re.split(r"(<[^<>\s][^<>]*>)", text) if part]

"""The phrasebook: the text of a step ↔ what it states, free of any language."""

from __future__ import annotations

import difflib
import functools
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, get_args

from conformance.rules.strict_yaml import load_yaml
from conformance.scenarios.fields import FIELD_TYPES, FieldError, FieldType, Words
from conformance.spec_files import SPEC

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

Kind = Literal["given", "when", "then"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)

_FIELD: Final = re.compile(r"\{(?P<name>[a-z]+)(?::(?P<type>[a-z]+))?\}")
_COUNTED: Final = ("seats", "number")


class StepError(ValueError):
    """A step that says nothing the phrasebook knows, or more than one thing; `hint` says what to write instead."""

    def __init__(self, message: str, *, code: str, hint: str = "", offset: int = 0) -> None:
        super().__init__(message)
        self.code = code
        self.hint = hint
        self.offset = offset
        """Where in the text the fault is, counted from 0."""


@dataclass(frozen=True, kw_only=True)
class Stated:
    """What a step says: the id of its phrase, and the values of its fields."""

    id: str
    fields: Mapping[str, Any]


@dataclass(frozen=True, kw_only=True)
class Form:
    """One wording of a phrase."""

    text: str
    fields: tuple[tuple[str, FieldType], ...]
    counts: str
    """Field whose number chooses between this form and the other when it is written; empty: there is only one.

    Either is understood of any number, as people leave `1 points` and `D win` where they fill in a form.
    """
    one: bool
    strict: re.Pattern[str]
    loose: re.Pattern[str]

    @property
    def literal(self) -> int:
        """How many characters are fixed."""
        return len(_FIELD.sub("", self.text))

    def fill(self, texts: Mapping[str, str]) -> str:
        """Return the wording with these texts in its fields."""
        return _FIELD.sub(lambda match: texts[match["name"]], self.text)

    def split(self, text: str) -> dict[str, str] | None:
        """Return the text of each field, whatever stands in it; None when the wording is another."""
        pattern = "".join(
            re.escape(part) if number % 3 == 0 else f"(?P<{part}>.+?)"
            for number, part in enumerate(_FIELD.split(self.text))
            if number % 3 != 2
        )
        match = re.fullmatch(pattern, text)
        return None if match is None else match.groupdict()


@dataclass(frozen=True, kw_only=True)
class Phrase:
    """A step of the phrasebook in one language."""

    id: str
    kind: Kind
    forms: tuple[Form, ...]


@dataclass(frozen=True, kw_only=True)
class Phrasebook:
    """The phrases and words of every language."""

    words: Mapping[str, Words]
    phrases: Mapping[tuple[str, Kind], tuple[Phrase, ...]]

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages scenarios can be written in."""
        return tuple(self.words)

    def match(self, language: str, kind: Kind, text: str) -> Stated:
        """Return what the step states.

        Raises:
            StepError: no phrase says this (the nearest are named), or more than one does (they are named).

        >>> load_phrasebook().match("en", "then", "A may play 9♣ Q♠")
        Stated(id='may-play', fields={'seat': 'A', 'cards': ('9C', 'QS')})
        """
        words = self.words[language]
        phrases = self.phrases[language, kind]
        found: list[Stated] = []
        for phrase in phrases:
            for form in phrase.forms:
                if (match := form.strict.fullmatch(text)) is None:
                    continue
                try:
                    fields = {name: field.read(match[name], words) for name, field in form.fields}
                except FieldError:
                    continue
                found.append(Stated(id=phrase.id, fields=fields))
        if len(found) > 1:
            ways = ", ".join(stated.id for stated in found)
            message = words.fault("ambiguous", text=text, number=len(found), phrases=ways)
            raise StepError(message, code="ambiguous-phrase")
        if not found:
            raise self._nearest(language, kind, text)
        return found[0]

    def render(self, stated: Stated, language: str) -> str:
        """Return the text of a step in a language.

        >>> load_phrasebook().render(Stated(id="winners", fields={"seats": ("C", "D")}), "en")
        'C and D win the match'
        """
        return _fill(self.form(stated, language), stated, self.words[language])

    def form(self, stated: Stated, language: str) -> Form:
        """Return the wording that says this in a language."""
        for kind in KINDS:
            for phrase in self.phrases[language, kind]:
                if phrase.id == stated.id:
                    return _form(phrase, stated, self.words[language])
        raise KeyError(stated.id)

    def _nearest(self, language: str, kind: Kind, text: str) -> StepError:
        words = self.words[language]
        forms = [form for phrase in self.phrases[language, kind] for form in phrase.forms]
        for form in sorted(forms, key=lambda form: -form.literal):
            if (match := form.loose.fullmatch(text)) is None:
                continue
            for name, field in form.fields:
                try:
                    field.read(match[name], words)
                except FieldError as error:
                    hint = error.hint or words.fault("in-phrase", phrase=form.text)
                    return StepError(str(error), code="bad-field", hint=hint, offset=match.start(name))
        near = " · ".join(f"`{each}`" for each in _near(text, forms, words))
        nearest = words.fault("nearest", phrases=near)
        for other in KINDS:
            if other != kind and any(
                form.strict.fullmatch(text) for phrase in self.phrases[language, other] for form in phrase.forms
            ):
                return StepError(
                    words.fault("other-kind", text=text, kind=words.kinds[kind]),
                    code="unknown-phrase",
                    hint=words.fault("of-kind", kind=words.kinds[other], nearest=nearest),
                )
        return StepError(words.fault("no-phrase", text=text), code="unknown-phrase", hint=nearest)


def load_phrasebook(path: Path = SPEC / "phrasebook.yaml") -> Phrasebook:
    """Return the phrasebook, which is part of the suite; a fault in it is a fault of ours.

    >>> load_phrasebook().languages
    ('en', 'nl', 'fr', 'es')
    """
    return _load(path)


@functools.cache
def _load(path: Path) -> Phrasebook:
    data = load_yaml(path)
    words = {language: _words(data, language) for language in data["words"]["seats"]}
    phrases = {
        (language, kind): tuple(
            _phrase(phrase, kind, step[language], words[language])
            for phrase, step in data["steps"].items()
            if step["kind"] == kind and language in step
        )
        for language in words
        for kind in KINDS
    }
    return Phrasebook(words=words, phrases=phrases)


def _words(data: Mapping[str, Any], language: str) -> Words:
    words = data["words"]
    return Words(
        language=language,
        seats=words["seats"][language],
        directions=words["directions"][language],
        numbers=words["numbers"][language],
        conjunction=words["and"][language],
        one=frozenset(words["one"][language]),
        columns=words["columns"][language],
        kinds={kind: data["keywords"][language][kind][0].strip() for kind in KINDS},
        faults={name: fault[language] for name, fault in data["faults"].items()},
    )


def _phrase(phrase: str, kind: Kind, text: str | Mapping[str, str], words: Words) -> Phrase:
    if isinstance(text, str):
        return Phrase(id=phrase, kind=kind, forms=(_compile(text, words),))
    forms = tuple(_compile(wording, words, one=form == "one", counted=True) for form, wording in text.items())
    return Phrase(id=phrase, kind=kind, forms=forms)


def _compile(text: str, words: Words, *, one: bool = False, counted: bool = False) -> Form:
    strict, loose, at, counts = "", "", 0, ""
    fields: list[tuple[str, FieldType]] = []
    for match in _FIELD.finditer(text):
        name, kind = match["name"], match["type"] or match["name"]
        between = re.escape(text[at : match.start()])
        strict += f"{between}(?P<{name}>{FIELD_TYPES[kind].pattern(words)})"
        loose += f"{between}(?P<{name}>{FIELD_TYPES[kind].loose})"
        fields.append((name, FIELD_TYPES[kind]))
        counts = name if counted and kind in _COUNTED else counts
        at = match.end()
    rest = re.escape(text[at:])
    return Form(
        text=text,
        fields=tuple(fields),
        counts=counts,
        one=one,
        strict=re.compile(strict + rest),
        loose=re.compile(loose + rest),
    )


def _form(phrase: Phrase, stated: Stated, words: Words) -> Form:
    return next(
        form
        for form in phrase.forms
        if not form.counts or form.one == (_count(stated.fields[form.counts]) in words.one)
    )


def _fill(form: Form, stated: Stated, words: Words) -> str:
    shown = {name: field.show(stated.fields[name], words) for name, field in form.fields}
    return form.fill(shown)


def _near(text: str, forms: Sequence[Form], words: Words) -> list[str]:
    """Return the wordings nearest to a text, its cards, seats and numbers taken for fields."""
    said: list[str] = []
    for word in text.split():
        kinds = [kind for kind in ("card", "seat", "number") if re.fullmatch(FIELD_TYPES[kind].pattern(words), word)]
        field = f"{{{kinds[0]}}}" if kinds else word
        said += [field] if said[-1:] != [field] else []
    texts = [form.text for form in forms]
    return difflib.get_close_matches(" ".join(said), texts, n=3, cutoff=0.5) or texts[:1]


def _count(value: Any) -> int:
    return value if isinstance(value, int) else len(value)

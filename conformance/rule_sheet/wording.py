"""The wording of rule sheets, as `spec/rule_sheet.yaml` has it."""

from __future__ import annotations

from difflib import get_close_matches
from functools import cache
from typing import Any

import msgspec

from conformance.cards import LANGUAGES
from conformance.problems import refuse
from conformance.rules.strict_yaml import load_yaml
from conformance.spec_files import SPEC

Words = dict[str, str]


class WordedSentence(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """A sentence of a section; the file says what each field means."""

    when: dict[str, Any] = {}
    about: list[str] | None = None
    clause: str = ""
    en: str = ""
    nl: str = ""
    fr: str = ""
    es: str = ""


class WordedSection(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """A section of the sheet."""

    heading: Words
    sentences: list[WordedSentence]


class OpenWords(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """What is said around the open points."""

    heading: Words
    intro: Words
    or_: Words = msgspec.field(name="or")
    value_or: Words
    beside: Words
    clauses: dict[str, str]


class ChangesWords(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """How a difference is told."""

    heading: Words
    nothing: Words
    changed: Words
    opened: Words
    settled: Words


class ExampleWords(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """How a trick is told."""

    heading: Words
    lead: Words
    choice: dict[str, Words]
    only: dict[str, Words]
    follow: Words
    discard: Words
    taken: dict[str, Words]


class Deals(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """How a direction is told, deal by deal."""

    first: Words
    later: Words
    names: dict[str, list[str]]


class PlainWords(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """The words facts are made of."""

    numbers: dict[str, list[str]]
    and_: Words = msgspec.field(name="and")
    nor: Words
    one_card: Words
    cards: Words
    deals: Deals
    any_heart: Words
    other_penalties: Words
    the_other_penalties: Words
    each: dict[str, Words]
    one_point: Words
    points: Words
    counts_one: Words
    counts: Words


class Wording(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """Everything the sheet is worded with."""

    sections: list[WordedSection]
    open: OpenWords
    changes: ChangesWords
    example: ExampleWords
    languages: dict[str, list[str]]
    words: PlainWords


@cache
def load_wording() -> Wording:
    """Return the wording of rule sheets.

    >>> load_wording().open.heading["en"]
    'Agree before you play'
    """
    return msgspec.convert(load_yaml(SPEC / "rule_sheet.yaml"), Wording)


def check_language(language: str) -> str:
    """Return a language that sheets are written in.

    Raises:
        Problems: there is none of that name; the hint names them all, and the nearest.

    >>> check_language("nl")
    'nl'
    >>> check_language("Dutch")
    Traceback (most recent call last):
    conformance.problems.Problems: unknown-language  there is no language `Dutch`  (there are en, nl, fr, es; write nl)
    """
    if language in LANGUAGES:
        return language
    asked = language.lower()
    called = {name: code for code, names in load_wording().languages.items() for name in (code, *names)}
    near = [name for name in called if asked and name.startswith(asked)] or get_close_matches(asked, called, n=1)
    hint = f"there are {', '.join(LANGUAGES)}{f'; write {called[near[0]]}' if near else ''}"
    raise refuse("unknown-language", f"there is no language `{language}`", hint)

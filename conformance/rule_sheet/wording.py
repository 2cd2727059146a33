"""The wording of rule sheets, as `spec/rule_sheet.yaml` has it."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from conformance.cards import LANGUAGES
from conformance.problems import did_you_mean, refuse
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
    counts_one: Words
    counts: Words


class Wording(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """Everything the sheet is worded with."""

    sections: list[WordedSection]
    open: OpenWords
    changes: ChangesWords
    example: ExampleWords
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
        Problems: there is none of that name; the hint names the nearest.

    >>> check_language("nl")
    'nl'
    >>> check_language("ne")
    Traceback (most recent call last):
    conformance.problems.Problems: unknown-language  there is no language `ne`  (did you mean `nl`?)
    """
    if language in LANGUAGES:
        return language
    hint = did_you_mean(language, LANGUAGES) or f"there are {', '.join(LANGUAGES)}"
    raise refuse("unknown-language", f"there is no language `{language}`", hint)

"""What `verify` says, in the words of `spec/verification.yaml`."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from conformance.cards import show_card, sort_cards
from conformance.problems import Problems
from conformance.rules import load_profile
from conformance.rules.clauses import load_clauses
from conformance.rules.parameters import load_parameters, parse_agreement
from conformance.rules.strict_yaml import load_yaml
from conformance.spec_files import SPEC
from conformance.typography import hold_signs, with_minus

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

ENGLISH: Final = "en"
_FIELD: Final = re.compile(r"\{([a-z]+)\}")
_VALUES: Final[Mapping[str, str]] = {"game": ".+?", "where": "[^:]+", "number": "[0-9,]+"}
"""What stands in a field of what is known again, where that is not just anything."""
_ONE: Final[Mapping[str, tuple[int, ...]]] = {"fr": (0, 1)}
"""Numbers that go with the singular, where those are others than 1."""


def say(key: str, language: str, *, number: int = 1, **fields: Any) -> str:
    """Return a sentence in a language, its fields filled in; ``number`` is one of them and chooses the form.

    >>> say("games", "en", number=1), say("games", "nl", number=1200), say("deal", "es", deal=3)
    ('1 game', '1.200 partijen', 'mano 3')
    """
    wording = load_words()[key][language]
    if not isinstance(wording, str):
        wording = wording["one" if number in _ONE.get(language, (1,)) else "other"]
    return _filled(hold_signs(wording), {"number": show_number(number, language), **fields})


def show_number(number: int, language: str) -> str:
    """Return a number with its thousands set apart.

    >>> show_number(12345, "en"), show_number(12345, "nl")
    ('12,345', '12.345')
    """
    return f"{number:,}".replace(",", str(load_words()["thousands"][language]))


def show_list(words: Sequence[str], language: str) -> str:
    """Return words as a list in a sentence.

    >>> show_list(["Anna", "Bram", "Cor"], "fr"), show_list([], "en")
    ('Anna, Bram et Cor', 'nobody')
    """
    if not words:
        return say("nobody", language)
    *first, last = words
    return f"{', '.join(first)}{say('and', language)}{last}" if first else last


def show_hand(cards: Iterable[str], language: str) -> str:
    """Return cards as people of a language write them, in the order of a fanned hand.

    >>> show_hand(["QS", "10C"], "nl")
    '10♣ V♠'
    """
    return " ".join(show_card(card, language) for card in sort_cards(list(cards)))


def say_open_point(parameter: str, value: Any, agreement: str, language: str) -> str:
    """Return how an open point is read; ``agreement`` is the same in English, and empty where it does not apply."""
    if not agreement:
        return say("does-not-apply", language)
    described = agreement if language == ENGLISH else load_parameters()[parameter].describe(value, language)
    return with_minus(hold_signs(described))


def reword(agreement: str, language: str) -> str:
    """Return in a language what an English sentence says of an open point.

    >>> reword("the threshold is 50 points", "nl")
    'de grens is 50 punten'
    """
    read = None if language == ENGLISH else parse_agreement(agreement)
    return with_minus(agreement) if read is None else say_open_point(*read, agreement, language)


def say_clause(clause: str, rules: Mapping[str, Any], language: str) -> str:
    """Return what a clause says under rules; empty where it says nothing, or there is none of that name."""
    clauses = load_clauses()
    return with_minus(hold_signs(clauses[clause].text(rules, language))) if clause in clauses else ""


def say_detail(detail: str, language: str) -> str:
    """Return in a language what is told of a finding in English; as it is where nobody knows it.

    >>> say_detail("QS is dealt 2 times", "nl"), say_detail("a sweep by D", "en")
    ('V♠ is 2 keer gedeeld', 'a sweep by D')
    """
    return say_again(
        detail,
        load_details(),
        language,
        lambda name, value: show_card(value, language) if name == "card" else value,
    )


def say_again(
    told: str, known: Sequence[Mapping[str, str]], language: str, say_field: Callable[[str, str], str] | None = None
) -> str:
    """Return in a language what is told in English, by the wordings that are known; as it is where none of them fits.

    ``say_field`` returns a field of it, by its name, in the language.
    """
    for words in known if language != ENGLISH else ():
        found = _pattern(words[ENGLISH]).fullmatch(told)
        if found is not None:
            fields = found.groupdict()
            if say_field is not None:
                fields = {name: say_field(name, value) for name, value in fields.items()}
            return _filled(hold_signs(words[language]), fields)
    return told


def show_title(profile: str, title: str, language: str) -> str:
    """Return the title of known rules in a language, else the one that is given."""
    if language == ENGLISH:
        return title
    try:
        return load_profile(profile).title.get(language) or title
    except Problems:
        return title


@cache
def load_words() -> Mapping[str, Mapping[str, str | Mapping[str, str]]]:
    """Return every wording by its key and language; what is known again from its English is not among them."""
    found: dict[str, Any] = load_yaml(SPEC / "verification.yaml")
    return {key: words for key, words in found.items() if isinstance(words, dict)}


@cache
def load_details() -> Sequence[Mapping[str, str]]:
    """Return the wordings of what is told of a finding, each in every language."""
    return load_known("details")


@cache
def load_known(key: str) -> Sequence[Mapping[str, str]]:
    """Return wordings that are known again from their English, each in every language."""
    found: dict[str, list[dict[str, str]]] = load_yaml(SPEC / "verification.yaml")
    return found[key]


@cache
def _pattern(wording: str) -> re.Pattern[str]:
    literal, *parts = _FIELD.split(wording)
    fields = zip(parts[::2], parts[1::2], strict=True)
    parts = [f"(?P<{name}>{_VALUES.get(name, '.+')}){re.escape(after)}" for name, after in fields]
    return re.compile(re.escape(literal) + "".join(parts))


def _filled(wording: str, fields: Mapping[str, Any]) -> str:
    return _FIELD.sub(lambda field: str(fields[field[1]]), wording)

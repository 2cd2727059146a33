"""The knobs of the rules, as `spec/parameters.yaml` declares them: kinds, words in each language, neighbours."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final, Literal

import msgspec

from conformance.cards import RANK_LETTERS, RANKS, SUIT_SYMBOLS, UnknownCardError, parse_card, show_card, sort_cards
from conformance.rules.neighbours import cards_beside, lists_beside, numbers_beside, values_beside
from conformance.rules.pack import SUIT_NAMES
from conformance.rules.strict_yaml import load_yaml
from conformance.spec_files import SPEC

Kind = Literal["choice", "integer", "points", "card", "ranks", "directions", "values"]
Words = dict[str, str]

DIRECTIONS: Final = ("left", "right", "across", "none")
TOTALS: Final = ("total", "-total")
POINTS_LIMIT: Final = 10_000
_SYMBOL_OF_SUIT: Final = {name: SUIT_SYMBOLS[letter] for name, letter in SUIT_NAMES.items()}


class Parameter(msgspec.Struct, kw_only=True, frozen=True, forbid_unknown_fields=True):
    """One knob; `spec/parameters.yaml` says what each field means."""

    kind: Kind
    path: str = ""
    values: dict[str, Words] = {}
    words: dict[str, Words] = {}
    label: Words = {}
    needs: list[str | dict[str, list[str]]] = []
    idle: bool = False
    near: list[Any] = []
    minimum: int = -POINTS_LIMIT
    maximum: int = POINTS_LIMIT

    def show(self, value: Any, language: str = "en") -> str:
        """Return a value in the words of a language; where there are none yet, in English.

        >>> knobs = load_parameters()
        >>> knobs["opening.card"].show("QS", "nl"), knobs["scoring.values"].show({"hearts": 1, "QS": 5})
        ('V♠', '♥ 1, Q♠ 5')
        """
        match self.kind:
            case "choice":
                return _in(self.values[value], language)
            case "card":
                return show_card(value, language)
            case "ranks":
                return " ".join(RANK_LETTERS[language].get(rank, rank) for rank in value)
            case "directions":
                return ", ".join(_in(self.words[direction], language) for direction in value)
            case "values":
                shown = {card: _SYMBOL_OF_SUIT.get(card) or show_card(card, language) for card in value}
                return ", ".join(f"{shown[card]} {worth}" for card, worth in value.items())
            case "integer" | "points":
                return str(value)

    def describe(self, value: Any, language: str = "en") -> str:
        """Return the sentence that says the parameter has this value, as scenarios and reports write it.

        >>> load_parameters()["match.threshold"].describe(50)
        'the threshold is 50 points'
        """
        if self.kind == "choice":
            return self.show(value, language)
        key = ",".join(value) if self.kind == "directions" else str(value)
        if key in self.values:
            return _in(self.values[key], language)
        return _in(self.label, language).replace("{value}", self.show(value, language))

    def parse_agreement(self, text: str, language: str = "en") -> Any:
        """Return the value that a sentence of `describe` gives the parameter, or None when it says nothing of it.

        >>> load_parameters()["match.threshold"].parse_agreement("the threshold is 100 points")
        100
        """
        for value, words in self.values.items():
            if text == _in(words, language):
                return value.split(",") if self.kind == "directions" else int(value) if self._counts else value
        if self.kind == "choice":
            return None
        before, _, after = _in(self.label, language).partition("{value}")
        if not (text.startswith(before) and text.endswith(after) and len(text) > len(before) + len(after)):
            return None
        return self._read(text[len(before) : len(text) - len(after)], language)

    def neighbours(self, value: Any) -> list[Any]:
        """Return the values next to a value, without it: what a program that has the rule slightly wrong might play.

        Points may be the words ``total`` and ``-total``.

        >>> load_parameters()["match.reached"].neighbours("above")
        ['at_or_above']
        >>> load_parameters()["passing.cards"].neighbours(3)
        [2, 4]
        """
        beside: list[Any]
        match self.kind:
            case "choice":
                beside = list(self.values)
            case "integer" | "points":
                beside = [near for near in numbers_beside(value) if self.minimum <= near <= self.maximum]
            case "card":
                beside = cards_beside(value)
            case "ranks":
                beside = lists_beside(value, [rank for rank in RANKS if rank not in value])
            case "directions":
                beside = lists_beside(value, DIRECTIONS)
            case "values":
                beside = values_beside(value)
        found = beside + self.near
        return [near for place, near in enumerate(found) if near != value and near not in found[:place]]

    @property
    def _counts(self) -> bool:
        return self.kind in ("integer", "points")

    def _read(self, text: str, language: str) -> Any:
        try:
            match self.kind:
                case "integer" | "points":
                    return int(text) if re.fullmatch(r"-?[0-9]{1,5}", text) else None
                case "card":
                    return parse_card(text, language)
                case "ranks":
                    ranks = {letter: rank for rank, letter in RANK_LETTERS[language].items()}
                    found = [ranks.get(word, word) for word in text.split()]
                    return found if set(found) <= set(RANKS) else None
                case "directions":
                    codes = {_in(words, language): direction for direction, words in self.words.items()}
                    return [codes[word] for word in text.split(", ")]
                case _:
                    suits = {symbol: name for name, symbol in _SYMBOL_OF_SUIT.items()}
                    pairs = [part.rsplit(" ", 1) for part in text.split(", ")]
                    return {suits.get(card) or parse_card(card, language): int(worth) for card, worth in pairs}
        except (UnknownCardError, KeyError, ValueError):
            return None


@cache
def load_parameters() -> dict[str, Parameter]:
    """Return every parameter by path, in the order of the resolved rules.

    >>> list(load_parameters())[:2]
    ['table.players', 'pack.ranks']
    """
    declared = msgspec.convert(load_yaml(SPEC / "parameters.yaml"), dict[str, Parameter])
    return {path: msgspec.structs.replace(parameter, path=path) for path, parameter in declared.items()}


def parse_agreement(text: str, language: str = "en") -> tuple[str, Any] | None:
    """Return the parameter and the value that a sentence of `Parameter.describe` speaks of; None when none does.

    >>> parse_agreement("hearts may be led at any time")
    ('hearts.lead', 'free')
    """
    for path, parameter in load_parameters().items():
        value = parameter.parse_agreement(text, language)
        if value is not None:
            return path, value
    return None


def _in(words: Words, language: str) -> str:
    return words.get(language) or words["en"]


def order_of_values(key: str) -> tuple[int, int]:
    """Return the sort key that puts suits before cards, and hearts before spades, diamonds and clubs.

    >>> sorted(["JC", "QS", "hearts"], key=order_of_values)
    ['hearts', 'QS', 'JC']
    """
    if key in SUIT_NAMES:
        return 0, list(SUIT_NAMES).index(key)
    return 1, -sort_cards([rank + suit for suit in ("C", "D", "S", "H") for rank in RANKS]).index(key)

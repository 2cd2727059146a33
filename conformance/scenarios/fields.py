"""The fields of a phrase: what may be written in one, and the value it stands for, free of any language."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from conformance.cards import RANK_LETTERS, RANKS, SUIT_SYMBOLS, UnknownCardError, parse_card, show_card
from conformance.problems import did_you_mean
from conformance.rules.parameters import load_parameters, parse_agreement

if TYPE_CHECKING:
    from collections.abc import Callable


class FieldError(ValueError):
    """A text that is no value of its field; says which value was expected."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.hint = hint


@dataclass(frozen=True, kw_only=True)
class Words:
    """The words of one language that stand in fields."""

    language: str
    seats: dict[str, str]
    """Seat → what it is called."""
    directions: dict[str, str]
    numbers: dict[str, int]
    conjunction: str
    """The word before the last of several."""
    one: frozenset[int]
    """Numbers that take the form `one` of a phrase."""
    columns: dict[str, str]
    """Meaning of a column of an example table → its name."""
    kinds: dict[str, str]
    """Kind of a step → the keyword it begins with."""
    faults: dict[str, str]
    """What is wrong with a step, by name."""

    @property
    def joint(self) -> str:
        """What stands between the last two of several, spaces included."""
        return f" {self.conjunction} "

    def fault(self, name: str, **fields: object) -> str:
        """Return what is wrong with a step."""
        return self.faults[name].format(**fields)


@dataclass(frozen=True, kw_only=True)
class FieldType:
    """How a field is written.

    `pattern` is a regular expression of exactly what may be written; `loose` of what somebody who means this field
    might write, which is only used to say what is wrong with it.
    """

    pattern: Callable[[Words], str]
    loose: str
    read: Callable[[str, Words], Any]
    show: Callable[[Any, Words], str]


def _alternatives(words: Any) -> str:
    return (
        "(?:" + "|".join(re.escape(str(word)) for word in sorted(words, key=lambda word: (-len(str(word)), word))) + ")"
    )


def _card_pattern(words: Words) -> str:
    ranks = (RANK_LETTERS[words.language].get(rank, rank) for rank in RANKS)
    return _alternatives(ranks) + "[" + "".join(SUIT_SYMBOLS.values()) + "]"


def _seat_pattern(words: Words) -> str:
    return _alternatives(words.seats.values())


def _cards_pattern(words: Words) -> str:
    card = _card_pattern(words)
    return f"{card}(?: {card})*"


def _by_seat(entry: Callable[[Words], str]) -> Callable[[Words], str]:
    def pattern(words: Words) -> str:
        one = f"{_seat_pattern(words)} {entry(words)}"
        return f"{one}(?:, {one})*"

    return pattern


def _read_seat(text: str, words: Words) -> str:
    for seat, word in words.seats.items():
        if word == text:
            return seat
    raise FieldError(words.fault("no-seat", text=text, words=", ".join(words.seats.values())))


def _read_card(text: str, words: Words) -> str:
    try:
        card = parse_card(text, words.language)
    except UnknownCardError:
        ranks = " ".join(RANK_LETTERS[words.language].get(rank, rank) for rank in RANKS)
        raise FieldError(words.fault("no-card", text=text, words=ranks)) from None
    if show_card(card, words.language) != text:
        raise FieldError(words.fault("card-is-written", text=text, card=show_card(card, words.language)))
    return card


def _read_cards(text: str, words: Words) -> tuple[str, ...]:
    return tuple(_read_card(word, words) for word in text.split(" "))


def _show_cards(cards: tuple[str, ...], words: Words) -> str:
    return " ".join(show_card(card, words.language) for card in cards)


def _read_number(text: str, words: Words) -> int:
    if text in words.numbers:
        return words.numbers[text]
    if re.fullmatch(r"\d+", text):
        return int(text)
    raise FieldError(words.fault("no-number", text=text))


def _read_score(text: str, words: Words) -> int:
    if re.fullmatch(r"-?\d+", text):
        return int(text)
    raise FieldError(words.fault("no-number", text=text))


def _read_entries(read: Callable[[str, Words], Any]) -> Callable[[str, Words], tuple[tuple[str, Any], ...]]:
    def entries(text: str, words: Words) -> tuple[tuple[str, Any], ...]:
        found = []
        for entry in text.split(", "):
            seat, _, rest = entry.partition(" ")
            found.append((_read_seat(seat, words), read(rest, words)))
        return tuple(found)

    return entries


def _show_entries(show: Callable[[Any, Words], str]) -> Callable[[tuple[tuple[str, Any], ...], Words], str]:
    def entries(value: tuple[tuple[str, Any], ...], words: Words) -> str:
        return ", ".join(f"{words.seats[seat]} {show(entry, words)}" for seat, entry in value)

    return entries


def _seats_pattern(words: Words) -> str:
    seat = _seat_pattern(words)
    return f"(?:{seat}(?:, {seat})*{re.escape(words.joint)})?{seat}"


def _read_seats(text: str, words: Words) -> tuple[str, ...]:
    return tuple(_read_seat(name, words) for name in text.replace(words.joint, ", ").split(", "))


def _show_seats(seats: tuple[str, ...], words: Words) -> str:
    names = [words.seats[seat] for seat in seats]
    return words.joint.join(part for part in (", ".join(names[:-1]), names[-1]) if part)


def _read_direction(text: str, words: Words) -> str:
    for direction, word in words.directions.items():
        if word == text:
            return direction
    raise FieldError(words.fault("no-direction", text=text, words=", ".join(words.directions.values())))


def _read_agreement(text: str, words: Words) -> tuple[str, Any]:
    agreement = parse_agreement(text, words.language)
    if agreement is None:
        labels = [
            parameter.describe(value, words.language)
            for parameter in load_parameters().values()
            for value in (parameter.values if parameter.kind == "choice" else parameter.near)
        ]
        raise FieldError(words.fault("no-label", text=text), hint=did_you_mean(text, labels))
    return agreement


def _show_agreement(agreement: tuple[str, Any], words: Words) -> str:
    path, value = agreement
    return load_parameters()[path].describe(value, words.language)


def _read_plain(text: str, _words: Words) -> str:
    return text


def _show_plain(value: str, _words: Words) -> str:
    return value


_CLAUSE: Final = r"[a-z][a-z-]*\.[a-z][a-z-]*"
_NAME: Final = r"[a-z0-9][a-z0-9-]*"

FIELD_TYPES: Final[dict[str, FieldType]] = {
    "seat": FieldType(pattern=_seat_pattern, loose=r"\S+", read=_read_seat, show=lambda seat, words: words.seats[seat]),
    "seats": FieldType(pattern=_seats_pattern, loose=r"\S.*", read=_read_seats, show=_show_seats),
    "card": FieldType(
        pattern=_card_pattern, loose=r"\S+", read=_read_card, show=lambda card, words: show_card(card, words.language)
    ),
    "cards": FieldType(pattern=_cards_pattern, loose=r"\S.*", read=_read_cards, show=_show_cards),
    "trick": FieldType(
        pattern=_by_seat(_card_pattern),
        loose=r"\S.*",
        read=_read_entries(_read_card),
        show=_show_entries(lambda card, words: show_card(card, words.language)),
    ),
    "shares": FieldType(
        pattern=_by_seat(_cards_pattern),
        loose=r"\S.*",
        read=_read_entries(_read_cards),
        show=_show_entries(_show_cards),
    ),
    "scores": FieldType(
        pattern=_by_seat(lambda _: r"-?\d+"),
        loose=r"\S.*",
        read=_read_entries(_read_score),
        show=_show_entries(lambda score, _: str(score)),
    ),
    "number": FieldType(
        pattern=lambda words: r"(?:\d+|" + _alternatives(words.numbers) + ")",
        loose=r"\S+",
        read=_read_number,
        show=lambda number, _: str(number),
    ),
    "direction": FieldType(
        pattern=lambda words: _alternatives(words.directions.values()),
        loose=r"\S.*",
        read=_read_direction,
        show=lambda direction, words: words.directions[direction],
    ),
    "profile": FieldType(
        pattern=lambda _: rf"{_NAME}(?:\+{_NAME})*", loose=r"\S.*", read=_read_plain, show=_show_plain
    ),
    "agreement": FieldType(pattern=lambda _: ".+", loose=".+", read=_read_agreement, show=_show_agreement),
    "clause": FieldType(pattern=lambda _: _CLAUSE, loose=r"\S+", read=_read_plain, show=_show_plain),
}

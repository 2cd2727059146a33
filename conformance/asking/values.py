"""Values as people type them: numbers, cards, cards with their points, directions."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Any, Final

from conformance.asking.questions import load_catalogue
from conformance.cards import RANKS, SUIT_SYMBOLS, UnknownCardError, parse_card
from conformance.rules.findings import Findings
from conformance.rules.nodes import as_node
from conformance.rules.pack import SUIT_NAMES
from conformance.rules.parameters import DIRECTIONS, POINTS_LIMIT, load_parameters
from conformance.rules.values import read_value as read_data

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_NUMBER: Final = re.compile(r"[-−–]?[0-9]{1,9}")
_POINTS: Final = re.compile(r"(?P<card>.*?[^\s:=−–-])[\s:=]*(?P<worth>[-−–]?[0-9]{1,6})")
_LONGEST_CYCLE: Final = 12
_SHORT: Final = 2
"""Words this short are no part of another: the French for ace is the end of the Spanish for spades."""
_LETTERED: Final = ("J", "Q", "K")
"""Where no suit sign is beside it, A may as well be the English article."""
_SUITS: Final = {sign: suit for suit, letter in SUIT_NAMES.items() for sign in (suit, SUIT_SYMBOLS[letter])}


class Misread(Exception):  # noqa: N818  # what it is: something typed that is no answer
    """A text is no answer; ``key`` is the sentence of `spec/questions.yaml` that says why."""

    def __init__(self, key: str, **fields: Any) -> None:
        self.key = key
        self.fields = fields
        super().__init__(key)


def plain(text: str) -> str:
    """Return a text without capitals, accents and needless spaces, as two people type the same thing.

    >>> plain("  Cœur  BRISÉ’s ")
    "coeur brise's"
    """
    small = text.casefold().replace("œ", "oe").replace("’", "'")
    bare = "".join(sign for sign in unicodedata.normalize("NFD", small) if not unicodedata.combining(sign))
    return " ".join(bare.split())


def read_value(path: str, text: str, language: str) -> Any:
    """Return the value that a text gives a parameter, in the form in which rules have it.

    Raises:
        Misread: it gives none.

    >>> read_value("opening.card", "klaveren drie", "nl")
    Traceback (most recent call last):
    conformance.asking.values.Misread: not-a-card
    >>> read_value("opening.card", "klaveren 3", "nl"), read_value("passing.cycle", "links, niet", "nl")
    ('3C', ['left', 'none'])
    """
    parameter = load_parameters()[path]
    match parameter.kind:
        case "integer":
            return _number(text, parameter.minimum, parameter.maximum)
        case "points":
            return _number(text, -POINTS_LIMIT, POINTS_LIMIT)
        case "card":
            return read_card(text, language)
        case "ranks":
            return _ranks(text, language)
        case "directions":
            return _directions(path, text, language)
        case "values":
            return _points_of_cards(text, language)
        case "choice":
            raise ValueError(path)


def read_card(text: str, language: str = "en") -> str:
    """Return the card that a text names, in signs or in words.

    Raises:
        Misread: it names none.

    >>> read_card("V♠", "nl"), read_card("schoppenvrouw", "nl"), read_card("queen of spades", "en"), read_card("7C")
    ('QS', 'QS', 'QS', '7C')
    """
    try:
        return parse_card(text, language)
    except UnknownCardError:
        pass
    suit, face = _suit_and_face(text, language)
    numbers = re.findall(r"[0-9]+", text)
    rank = face or (numbers[0] if len(numbers) == 1 else "")
    if not suit or rank not in RANKS or (face and numbers):
        raise Misread("not-a-card", text=text.strip())
    return rank + SUIT_NAMES[suit]


def _suit_and_face(text: str, language: str) -> tuple[str, str]:
    """Return the suit and the face that words name, in Dutch perhaps as one word.

    A suit is empty where there is not just one, or where a word says something else besides. A face is empty where
    there is none; several faces are one that no card has.
    """
    suits, faces = set[str](), set[str]()
    beside = {plain(word) for word in load_catalogue().card_fillers[language]}
    for token in plain(text).replace("'", " ").split():
        suit, rest = _suit_of(token, language)
        face = [code for code, word in _words(load_catalogue().faces, language)
                if rest == word or (suit and len(word) > _SHORT and rest.endswith(word))]  # fmt: skip
        letter = _rank_in_signs(rest, language)
        if not face and letter in _LETTERED:
            face = [letter]
        if not (suit or face or token in beside or token.isdecimal()):
            return "", ""
        suits.update(suit)
        faces.update(face)
    return (suits.pop() if len(suits) == 1 else "", "".join(sorted(faces)))


def _suit_of(token: str, language: str) -> tuple[list[str], str]:
    """Return the suits that a word begins with, and what comes after the longest of their names."""
    found = [(code, stem) for code, stem in _words(load_catalogue().suits, language) if token.startswith(stem)]
    longest = max((stem for _, stem in found), key=len, default="")
    return list(dict.fromkeys(code for code, _ in found)), token.removeprefix(longest)


def _words(words: Mapping[str, Mapping[str, list[str]]], language: str) -> Iterator[tuple[str, str]]:
    return ((code, plain(word)) for code, each in words.items() for word in each[language])


def words_for_and(language: str) -> tuple[str, ...]:
    """Return what people write between two things in place of a comma.

    >>> words_for_and("nl")
    ('en', '&', '+')
    """
    return (plain(str(load_catalogue().words["and"][language])), "&", "+")


def are_numbers(text: str) -> bool:
    """Tell whether a text is one or more numbers, and nothing else.

    >>> are_numbers("0 15"), are_numbers("- 3"), are_numbers("3 kaarten")
    (True, True, False)
    """
    parts = [part for part in re.split(r"[\s/;]+|,\s+", _closed_up(text)) if part]
    return bool(parts) and all(map(_NUMBER.fullmatch, parts))


def _number(text: str, minimum: int, maximum: int) -> int:
    bare = _closed_up(text)
    if _NUMBER.fullmatch(bare):
        if minimum <= (number := int(re.sub("[−–]", "-", bare))) <= maximum:
            return number
    elif are_numbers(text):
        raise Misread("several-numbers", text=text.strip())
    raise Misread("not-a-number", text=text.strip(), minimum=str(minimum).replace("-", "−"), maximum=maximum)


def _closed_up(text: str) -> str:
    """Return a text without the space between a sign and its number."""
    return re.sub(r"(?<!\S)([-−–])\s+(?=[0-9])", r"\1", text.strip())


def _ranks(text: str, language: str) -> list[str]:
    names = {word: rank for rank, word in _words(load_catalogue().faces, language)}
    found: list[str] = []
    for word in text.replace(",", " ").split():
        if plain(word) in words_for_and(language):
            continue
        rank = names.get(plain(word)) or _rank_in_signs(word, language)
        if not rank:
            raise Misread("not-ranks", text=word)
        if rank in found:
            raise Misread("card-twice", text=word)
        found.append(rank)
    return found


def _rank_in_signs(word: str, language: str) -> str:
    """Return the rank that a number or a letter stands for; an empty text for none."""
    try:
        return parse_card(f"{word}{SUIT_SYMBOLS['C']}", language)[:-1]
    except UnknownCardError:
        return ""


def _directions(path: str, text: str, language: str) -> list[str]:
    words = {word: code for code, word in _words(load_catalogue().directions, language)}
    words |= {code: code for code in DIRECTIONS}
    fillers = {plain(word) for word in load_catalogue().fillers[language]}
    found: list[str] = []
    for part in re.split(r"[\s,;]+", text.strip()):
        if plain(part) in words:
            found.append(words[plain(part)])
        elif plain(part) not in fillers:
            raise Misread("not-directions", text=part, maximum=_LONGEST_CYCLE)
    if not 1 <= len(found) <= _LONGEST_CYCLE:
        raise Misread("not-directions", text=text.strip(), maximum=_LONGEST_CYCLE)
    return list(read_data(as_node(found), load_parameters()[path], Findings("")))


def _points_of_cards(text: str, language: str) -> dict[str, int]:
    found: dict[str, int] = {}
    joining = "|".join(map(re.escape, words_for_and(language)))
    between = rf"[,;]\s*(?:(?:{joining})\s+)?|(?<=[0-9])\s+(?:{joining})\s+"
    for part in filter(str.strip, re.split(between, text, flags=re.IGNORECASE)):
        said = _POINTS.fullmatch(part.strip())
        if said is None:
            raise Misread("not-points", text=part.strip())
        key = _card_or_suit(said["card"], language)
        if key in found:
            raise Misread("card-twice", text=said["card"].strip())
        found[key] = _number(said["worth"], -POINTS_LIMIT, POINTS_LIMIT)
    if not found:
        raise Misread("not-points", text=text.strip())
    return found


def _card_or_suit(text: str, language: str) -> str:
    try:
        return read_card(text, language)
    except Misread:
        suit, face = _suit_and_face(text, language)
        suit = _SUITS.get(plain(text), suit)
        if not suit or face or re.search("[0-9]", text):
            raise Misread("not-a-card", text=text.strip()) from None
        return suit

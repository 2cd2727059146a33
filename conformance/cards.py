"""Cards and seats: the codes used in data, and how people write them.

A card code is a rank followed by a suit letter: ``7C``, ``10H``, ``QS``. People see ``7♣``, ``10♥``, ``Q♠`` and, in
Dutch, ``V♠`` for the queen, ``B♣`` for the jack, ``H♦`` for the king.
"""

from __future__ import annotations

from typing import Final

SUITS: Final = ("C", "D", "S", "H")
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SEATS: Final = ("A", "B", "C", "D", "E", "F")
SUIT_SYMBOLS: Final = {"C": "♣", "D": "♦", "S": "♠", "H": "♥"}
RANK_LETTERS: Final = {
    "en": {"J": "J", "Q": "Q", "K": "K", "A": "A"},
    "nl": {"J": "B", "Q": "V", "K": "H", "A": "A"},
    "fr": {"J": "J", "Q": "Q", "K": "K", "A": "A"},
    "es": {"J": "J", "Q": "Q", "K": "K", "A": "A"},
}
LANGUAGES: Final = tuple(RANK_LETTERS)
_ALSO_READ: Final = {"fr": {"V": "J", "D": "Q", "R": "K"}}
"""Letters that players write and that the sources do not print."""

_SUIT_OF_SYMBOL: Final = {symbol: suit for suit, symbol in SUIT_SYMBOLS.items()} | {
    "♧": "C", "♢": "D", "♤": "S", "♡": "H",
}


class UnknownCardError(ValueError):
    """A text that names no card."""


def parse_card(text: str, language: str = "en") -> str:
    """Return the code of the card that ``text`` names, in codes (``7C``) or symbols on either side (``7♣``, ``♣7``).

    In Dutch V, B and H also stand for queen, jack and king, in French V, D and R for jack, queen and king; beside a
    suit *letter* only codes are understood, so that ``HS`` stays ambiguous nowhere.

    Raises:
        UnknownCardError: the text names no card.

    >>> parse_card("♣7"), parse_card("10♥"), parse_card("V♠", "nl"), parse_card("V♠", "fr"), parse_card("qs")
    ('7C', '10H', 'QS', 'JS', 'QS')
    """
    bare = text.strip().replace("\ufe0f", "").upper()
    for symbol, suit in _SUIT_OF_SYMBOL.items():
        if bare.startswith(symbol) or bare.endswith(symbol):
            letters = {local: rank for rank, local in RANK_LETTERS[language].items()} | _ALSO_READ.get(language, {})
            rank = bare.strip(symbol)
            rank = letters.get(rank, rank)
            if rank in RANKS:
                return rank + suit
            raise UnknownCardError(text)
    if bare[:-1] in RANKS and bare[-1:] in SUITS:
        return bare
    raise UnknownCardError(text)


def parse_cards(text: str, language: str = "en") -> tuple[str, ...]:
    """Return the codes of the cards in ``text``, separated by spaces or commas, in the order written.

    Raises:
        UnknownCardError: one of the words names no card.

    >>> parse_cards("9♣ J♣, 10♥")
    ('9C', 'JC', '10H')
    """
    return tuple(parse_card(word, language) for word in text.replace(",", " ").split())


def show_card(card: str, language: str = "en") -> str:
    """Return a card code as people of that language write it.

    >>> show_card("QS"), show_card("QS", "nl")
    ('Q♠', 'V♠')
    """
    rank, suit = card[:-1], card[-1]
    return RANK_LETTERS[language].get(rank, rank) + SUIT_SYMBOLS[suit]


def sort_cards(cards: tuple[str, ...] | list[str] | frozenset[str]) -> tuple[str, ...]:
    """Return cards in the order of a fanned hand: clubs, diamonds, spades, hearts, each from low to high.

    >>> sort_cards(["QS", "10C", "7C"])
    ('7C', '10C', 'QS')
    """
    return tuple(sorted(cards, key=lambda card: (SUITS.index(card[-1]), RANKS.index(card[:-1]))))


def seats_of(players: int) -> tuple[str, ...]:
    """Return the seats of a table, clockwise.

    >>> seats_of(4)
    ('A', 'B', 'C', 'D')
    """
    return SEATS[:players]

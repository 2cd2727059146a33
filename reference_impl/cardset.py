"""Cards as integers 0..51, hands as bit sets.

A card is ``13 * suit + rank`` in the order of `conformance.cards`; a set of cards is an integer with one bit a card, so
that ``&``, ``|`` and ``^`` are what happens to hands. Counting upwards gives the order of a fanned hand.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, cast

from conformance.cards import RANKS, SUITS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from conformance.protocol.messages import Card

CODES: Final = cast("tuple[Card, ...]", tuple(rank + suit for suit in SUITS for rank in RANKS))
"""Code of every card, by number."""
NUMBERS: Final[dict[str, int]] = {code: number for number, code in enumerate(CODES)}
"""Number of every card, by code."""
BITS: Final = tuple(1 << number for number in range(len(CODES)))
"""The set that holds just one card, by number."""
SUIT_OF: Final = tuple(number // len(RANKS) for number in range(len(CODES)))
"""Place in `SUITS` of every card's suit, by number."""
SUIT_SETS: Final = tuple(((1 << len(RANKS)) - 1) << len(RANKS) * suit for suit in range(len(SUITS)))
"""All thirteen cards of a suit, by place in `SUITS`."""
HEARTS: Final = SUIT_SETS[SUITS.index("H")]
QUEEN: Final = BITS[NUMBERS["QS"]]
"""The queen of spades, as a set."""


def set_of(codes: Iterable[str]) -> int:
    """Return the set of the cards with these codes; a code named twice counts once.

    Raises:
        KeyError: a text is no card code.

    >>> codes_of(set_of(["QS", "7C", "QS"]))
    ('7C', 'QS')
    """
    cards = 0
    for code in codes:
        cards |= BITS[NUMBERS[code]]
    return cards


def members(cards: int) -> Iterator[int]:
    """Yield the numbers of the cards of a set, from low to high.

    >>> list(members(set_of(["2C", "4C", "2D"])))
    [0, 2, 13]
    """
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


@lru_cache(maxsize=1 << 13)
def codes_of(cards: int) -> tuple[Card, ...]:
    """Return the codes of the cards of a set, in the order of a fanned hand.

    >>> codes_of(HEARTS & set_of(["10H", "9H", "AS"]))
    ('9H', '10H')
    """
    per_suit = len(RANKS)
    ranks = (1 << per_suit) - 1
    clubs, diamonds, spades, hearts = (cards >> per_suit * suit & ranks for suit in range(len(SUITS)))
    return _fan(0, clubs) + _fan(1, diamonds) + _fan(2, spades) + _fan(3, hearts)


@cache
def _fan(suit: int, ranks: int) -> tuple[Card, ...]:
    return tuple(CODES[len(RANKS) * suit + rank] for rank in members(ranks))

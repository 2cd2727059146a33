"""The pack and what its cards are worth."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from conformance.cards import RANKS, SUITS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

SUIT_NAMES: Final = {"hearts": "H", "spades": "S", "diamonds": "D", "clubs": "C"}


def cards_of_pack(ranks: Iterable[str]) -> frozenset[str]:
    """Return the cards of a pack that has these ranks in each suit.

    >>> len(cards_of_pack(["7", "8", "9", "10", "J", "Q", "K", "A"]))
    32
    """
    return _cards(tuple(ranks))


@lru_cache(maxsize=1 << 8)
def _cards(ranks: tuple[str, ...]) -> frozenset[str]:
    return frozenset(rank + suit for rank in ranks for suit in SUITS)


def packs_beside(ranks: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Return the ranks up to the ace that can be dealt equally, the nearest in number to those given first.

    An order of the ranks that is not the usual one is kept, and no rank is added to it.

    >>> packs_beside(["7", "8", "9", "10", "J", "Q", "K", "A"], 5)
    [('5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'), ('10', 'J', 'Q', 'K', 'A')]
    >>> packs_beside(["7", "8", "9", "10", "A", "J", "Q", "K"], 5)
    [('10', 'A', 'J', 'Q', 'K')]
    """
    sizes = [size for size in range(1, len(RANKS) + 1) if len(SUITS) * size % players == 0]
    usual = sorted(ranks, key=RANKS.index) == list(ranks)
    runs = [RANKS[-size:] for size in sorted(sizes, key=lambda size: abs(size - len(ranks)))]
    if usual:
        return runs
    return [tuple(rank for rank in ranks if rank in run) for run in runs if set(run) <= set(ranks)]


def points_of_cards(ranks: Iterable[str], values: Mapping[str, int]) -> dict[str, int]:
    """Return the points of every card of the pack that has any; a card goes before its suit.

    >>> points_of_cards(["Q", "K"], {"hearts": 1, "KH": 4, "QS": 13}) == {"QH": 1, "KH": 4, "QS": 13}
    True
    """
    return {**_points(tuple(ranks), tuple(values.items()))}


@lru_cache(maxsize=1 << 10)
def _points(ranks: tuple[str, ...], values: tuple[tuple[str, int], ...]) -> Mapping[str, int]:
    of_card = dict(values)
    of_suit = {letter: of_card.get(name, 0) for name, letter in SUIT_NAMES.items()}
    points = {card: of_card.get(card, of_suit[card[-1]]) for card in _cards(ranks)}
    return {card: worth for card, worth in points.items() if worth}


def penalty_cards(ranks: Iterable[str], values: Mapping[str, int]) -> frozenset[str]:
    """Return the cards of the pack that cost points.

    >>> sorted(penalty_cards(["J", "Q"], {"hearts": 1, "JD": -10}))
    ['JH', 'QH']
    """
    return frozenset(card for card, worth in points_of_cards(ranks, values).items() if worth > 0)


def total_points(ranks: Iterable[str], values: Mapping[str, int]) -> int:
    """Return the sum of all penalty cards of the pack; bonus cards do not lessen it.

    >>> total_points(["7", "8", "9", "10", "J", "Q", "K", "A"], {"hearts": 1, "QS": 5, "JC": 2})
    15
    """
    return sum(worth for worth in points_of_cards(ranks, values).values() if worth > 0)

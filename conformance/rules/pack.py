"""The pack and what its cards are worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from conformance.cards import SUITS

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

SUIT_NAMES: Final = {"hearts": "H", "spades": "S", "diamonds": "D", "clubs": "C"}


def cards_of_pack(ranks: Iterable[str]) -> frozenset[str]:
    """Return the cards of a pack that has these ranks in each suit.

    >>> len(cards_of_pack(["7", "8", "9", "10", "J", "Q", "K", "A"]))
    32
    """
    return frozenset(rank + suit for rank in ranks for suit in SUITS)


def points_of_cards(ranks: Iterable[str], values: Mapping[str, int]) -> dict[str, int]:
    """Return the points of every card of the pack that has any; a card goes before its suit.

    >>> points_of_cards(["Q", "K"], {"hearts": 1, "KH": 4, "QS": 13}) == {"QH": 1, "KH": 4, "QS": 13}
    True
    """
    of_suit = {letter: values.get(name, 0) for name, letter in SUIT_NAMES.items()}
    points = {card: values.get(card, of_suit[card[-1]]) for card in cards_of_pack(ranks)}
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

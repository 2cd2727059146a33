"""What a program that has a rule slightly wrong might play instead: the values one small step away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conformance.cards import RANKS

if TYPE_CHECKING:
    from collections.abc import Iterable


def numbers_beside(value: int | str) -> list[int]:
    """Return the numbers one less and one more; a word for a number has none.

    >>> numbers_beside(3), numbers_beside("total")
    ([2, 4], [])
    """
    return [value - 1, value + 1] if isinstance(value, int) else []


def cards_beside(card: str) -> list[str]:
    """Return the cards of the suit one rank lower and higher.

    >>> cards_beside("2C"), cards_beside("QS")
    (['3C'], ['JS', 'KS'])
    """
    place = RANKS.index(card[:-1])
    return [RANKS[beside] + card[-1] for beside in (place - 1, place + 1) if 0 <= beside < len(RANKS)]


def lists_beside(items: list[str], members: Iterable[str]) -> list[list[str]]:
    """Return the list with one member dropped, with two neighbours swapped, and with one of the members added.

    >>> lists_beside(["left", "none"], ["across"])
    [['none'], ['left'], ['none', 'left'], ['left', 'none', 'across']]
    """
    places = range(len(items))
    dropped = [items[:place] + items[place + 1 :] for place in places if len(items) > 1]
    swapped = [[*items[:place], items[place + 1], items[place], *items[place + 2 :]] for place in places[:-1]]
    return dropped + swapped + [[*items, member] for member in members]


def values_beside(values: dict[str, int]) -> list[dict[str, int]]:
    """Return the points with one of them a point lower or higher, and with one of them left out.

    >>> values_beside({"hearts": 1, "QS": 13})
    [{'QS': 13}, {'hearts': 2, 'QS': 13}, {'hearts': 1, 'QS': 12}, {'hearts': 1, 'QS': 14}, {'hearts': 1}]
    """
    changed = [{**values, card: worth + step} for card, worth in values.items() for step in (-1, 1)]
    dropped = [{card: worth for card, worth in values.items() if card != gone} for gone in values]
    found = [{card: worth for card, worth in near.items() if worth} for near in changed + dropped]
    return [near for place, near in enumerate(found) if near and near not in found[:place]]

"""Choices by chance that come out the same for the same seed, on every machine and under every Python."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

Thing = TypeVar("Thing")


class Dice:
    """A seeded source of choices.

    Only `random.Random.random` is used, the one method that is promised to give the same numbers for ever, and only
    sums and products of what it gives, which are the same on every processor.

    >>> Dice(1).shuffled("abcd") == Dice(1).shuffled("abcd")
    True
    """

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)  # noqa: S311

    def chance(self, share: float) -> bool:
        """Return True in that share of cases."""
        return self._random.random() < share

    def below(self, bound: int) -> int:
        """Return a number from 0 to ``bound`` - 1, each as likely."""
        return int(self._random.random() * bound)

    def low_below(self, bound: int) -> int:
        """Return a number from 0 to ``bound`` - 1, the low ones more likely."""
        number = self._random.random()
        return int(number * number * bound)

    def shuffled(self, things: Iterable[Thing]) -> list[Thing]:
        """Return the things in any order, each as likely."""
        order = list(things)
        chance = self._random.random
        for last in range(len(order) - 1, 0, -1):
            place = int(chance() * (last + 1))
            order[last], order[place] = order[place], order[last]
        return order

    def by_weight(self, weighted: Iterable[tuple[Thing, float]]) -> Iterator[Thing]:
        """Yield things in an order in which the heavier tend to come first; those of weight 0 are left out."""
        left: list[Thing] = []
        weights: list[float] = []
        for thing, weight in weighted:
            if weight > 0:
                left.append(thing)
                weights.append(weight)
        while left:
            rest = self._random.random() * sum(weights)
            place, last = 0, len(left) - 1
            while place < last and rest >= weights[place]:
                rest -= weights[place]
                place += 1
            del weights[place]
            yield left.pop(place)

    def card(self, cards: int) -> int:
        """Return one card, as a set, of a set that is not empty."""
        for _ in range(int(self._random.random() * cards.bit_count())):
            cards &= cards - 1
        return cards & -cards

"""Choices by chance that come out the same for the same seed, on every machine."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable

Thing = TypeVar("Thing")


class Chance:
    """A seeded source of choices, made of the one method of `random.Random` whose numbers are promised for ever.

    >>> Chance(1).shuffled("abcd") == Chance(1).shuffled("abcd")
    True
    """

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)  # noqa: S311

    def in_share(self, share: float) -> bool:
        """Return True in that share of cases."""
        return self._random.random() < share

    def below(self, bound: int) -> int:
        """Return a number from 0 to ``bound`` - 1."""
        return int(self._random.random() * bound)

    def shuffled(self, things: Iterable[Thing]) -> list[Thing]:
        """Return the things in any order."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            place = self.below(last + 1)
            order[last], order[place] = order[place], order[last]
        return order

"""Rules drawn by chance from the neighbourhoods of the shipped profiles, and how much there is to find out of them."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from conformance.identification.space import PLAYERS, changed, is_valid, known_profiles
from conformance.rules.parameters import load_parameters

if TYPE_CHECKING:
    from collections.abc import Mapping

    from conformance.identification.space import Guess, Known

_KEPT: Final = 0.5
"""The chance of a parameter to stay as the profile has it."""


@dataclass(frozen=True, kw_only=True)
class Drawn:
    """Rules that nobody has seen before, and the profile they were drawn around."""

    profile: str
    values: Mapping[str, Any]
    changes: Mapping[str, Any]


def draw(seed: int, number: int) -> Drawn:
    """Return the rules of a seed and a number: a profile in which each parameter may be exchanged for a neighbour.

    >>> draw(1, 7) == draw(1, 7)
    True
    """
    dice = random.Random(f"{seed} {number}")  # noqa: S311  nothing secret
    profiles = _profiles()
    while True:
        known = dice.choice(profiles)
        changes = {
            path: dice.choice(near) for path, near in _neighbours(known).items() if dice.random() >= _KEPT and near
        }
        guess = changed(known.guess, changes) if changes else known.guess
        if guess is not None and is_valid(guess):
            return Drawn(profile=known.name, values=guess.values, changes=changes)


def entropy() -> float:
    """Return the bits that it takes to name the rules drawn: the profile, and what becomes of each parameter."""
    profiles = _profiles()
    each = [
        sum(1 + (1 - _KEPT) * math.log2(len(near)) for near in _neighbours(known).values() if near)
        for known in profiles
    ]
    return math.log2(len(profiles)) + sum(each) / len(each)


def _profiles() -> list[Known]:
    return [known for known in known_profiles() if "+" not in known.name]


@cache
def _neighbourhood(name: str) -> dict[str, list[Any]]:
    known = next(each for each in known_profiles() if each.name == name)
    parameters = load_parameters()
    return {
        path: [near for near in parameters[path].neighbours(value) if _may_be(known.guess, path, near)]
        for path, value in known.guess.values.items()
        if path != PLAYERS
    }


def _neighbours(known: Known) -> dict[str, list[Any]]:
    return _neighbourhood(known.name)


def _may_be(guess: Guess, path: str, value: Any) -> bool:
    other = changed(guess, {path: value})
    return other is not None and is_valid(other)

"""Of rules that explain every answer those are preferred that claim the least: what nothing shows is no difference."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

from conformance.identification.explaining import differing, distance_to_known, nearest, same_cards
from conformance.identification.space import REACHED, THRESHOLD, changed
from conformance.rules.parameters import load_parameters

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.identification.searching import Search
    from conformance.identification.space import Guess, Known

_ROUND: Final = (100, 50, 25, 10, 5, 2)
_AROUND: Final = 2
"""So far from the threshold at hand a rounder one is looked for."""


def prefer(search: Search) -> bool:
    """Go over to rules that explain as much and differ less from a profile; tell whether the rules are others now.

    A sweep that nothing shows is done without, unless the nearest profile has it.
    """
    before = search.guess.by.key
    if "sweep.sweeper" in search.guess.values:
        plainer = changed(search.guess, {"sweep.needs": "nothing"})
        if plainer is not None and search.explains(plainer):
            search.guess = plainer
    while (nearer := _nearer(search)) is not None:
        search.guess = nearer
    search.guess = _with_round_threshold(search)
    return search.guess.by.key != before


def _nearer(search: Search) -> Guess | None:
    """Return rules that differ less from the profile nearest to those at hand and explain every answer as well."""
    known = nearest(search.guess.values)
    theirs = known.guess.values
    number = len(differing(search.guess.values, theirs))
    return next(
        (
            guess
            for guess in _towards(search.guess, known)
            if len(differing(guess.values, theirs)) < number and search.explains(guess)
        ),
        None,
    )


def _with_round_threshold(search: Search) -> Guess:
    """Return the rules at hand with the roundest threshold that explains as much: people play to 150, not to 149."""
    guess, parameters = search.guess, load_parameters()
    threshold: int = guess.values[THRESHOLD]
    farthest = distance_to_known(guess.values)
    best, best_step = guess, _roundness(threshold)
    least, most = parameters[THRESHOLD].minimum, parameters[THRESHOLD].maximum
    near = range(max(least, threshold - _AROUND), min(most, threshold + _AROUND) + 1)
    for value, reached in product(near, parameters[REACHED].values):
        if _roundness(value) <= best_step:
            continue
        other = changed(guess, {THRESHOLD: value, REACHED: reached})
        if other is None or distance_to_known(other.values) > farthest:
            continue
        if search.explains(other):
            best, best_step = other, _roundness(value)
    return best


def _roundness(number: int) -> int:
    return next((step for step in _ROUND if number % step == 0), 1)


def _towards(guess: Guess, known: Known) -> Iterator[Guess]:
    theirs = known.guess.values
    if same_cards(guess.values, theirs):
        yield known.guess
    for path in differing(guess.values, theirs):
        nearer = changed(guess, {path: theirs[path]}) if path in theirs else None
        if nearer is not None and same_cards(nearer.values, guess.values):
            yield nearer

"""Of rules that explain every answer those are preferred that claim the least: what nothing shows is no difference."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conformance.identification.explaining import differing, nearest, same_cards
from conformance.identification.space import changed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.identification.searching import Search
    from conformance.identification.space import Guess, Known


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


def _towards(guess: Guess, known: Known) -> Iterator[Guess]:
    theirs = known.guess.values
    if same_cards(guess.values, theirs):
        yield known.guess
    for path in differing(guess.values, theirs):
        nearer = changed(guess, {path: theirs[path]}) if path in theirs else None
        if nearer is not None and same_cards(nearer.values, guess.values):
            yield nearer

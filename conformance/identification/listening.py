"""Whether an app plays the rules it is told: it is told others, and the same is asked again."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Final

from conformance.identification.aiming import aimed
from conformance.identification.evidence import Evidence
from conformance.identification.explaining import explain, same_cards
from conformance.identification.probing import any_deal
from conformance.identification.space import RANKS, beside, changed, is_valid

if TYPE_CHECKING:
    from conformance.identification.script import Script
    from conformance.identification.searching import Search
    from conformance.identification.space import Guess

_ASKED: Final = 2
"""So many deals are played with other rules told."""
_LOOKED_AT: Final = 12
_DEALS: Final = 60


def followed(search: Search) -> tuple[list[str], bool]:
    """Return the parameters in which an app plays otherwise once it is told otherwise, and whether it always does.

    Asked are deals in which the rules told first and those told then come out otherwise, as early as can be.
    """
    other = _altogether_other(search.guess)
    first = dict(search.talk.told)
    evidence: list[Evidence] = []
    search.talk.told = dict(other.values)
    try:
        evidence += _ask_directions(search, other)
        for number in range(_ASKED):
            evidence += _ask(search, other, number)
    finally:
        search.talk.told = first
    changing = [each for each in evidence if not each.fits(search.guess.by, match=search.match)]
    if not changing:
        return [], False
    if all(each.fits(other.by, match=search.match) for each in evidence):
        return [path for path in other.values if other.values[path] != search.guess.values.get(path)], True
    found = _some_of(search, other, evidence)
    return found, False


def _altogether_other(guess: Guess) -> Guess:
    """Return rules for the same cards that differ in every parameter they can, the order of cards apart."""
    found = guess
    for path in guess.values:
        if path == RANKS or found.values.get(path) != guess.values[path]:
            continue
        for changes in (each for each in beside(found) if list(each) == [path]):
            other = changed(found, changes)
            if other is not None and same_cards(other.values, guess.values) and is_valid(other):
                found = other
                break
    return found


def _ask_directions(search: Search, other: Guess) -> list[Evidence]:
    """Return what the app answers to a deal in which cards are passed elsewhere."""
    deals = [deal for deal in range(1, _DEALS + 1) if search.can_begin_at(deal)]
    own = search.guess.by
    deal = next((deal for deal in deals if own.direction(deal) != other.by.direction(deal)), None)
    if deal is None:
        return []
    return _put(search, any_deal(own, random.Random(deal), deal=deal))  # noqa: S311  nothing secret


def _put(search: Search, script: Script) -> list[Evidence]:
    search.probes += 1
    put = search.talk.put(script, search.guess.by.foresee(script, match=search.match))
    return [Evidence(script=script, answers=put.answers)] if put.answers else []


def _ask(search: Search, other: Guess, number: int) -> list[Evidence]:
    """Return what the app answers to a deal in which the rules at hand and those it is told differ."""
    dice = random.Random(number)  # noqa: S311  nothing secret
    own = search.guess.by
    best: tuple[int, Script] | None = None
    deals = [deal for deal in range(1, _DEALS + 1) if search.can_begin_at(deal)]
    alike = [deal for deal in deals if own.direction(deal) == other.by.direction(deal)]
    plain = [deal for deal in alike if own.direction(deal) == "none"]
    for deal in ((plain or alike or deals) * _LOOKED_AT)[:_LOOKED_AT]:
        script = any_deal(own, dice, deal=deal)
        for each in (script, *(aimed(own, script, dice) if search.resumes else ())):
            mine, theirs = (by.foresee(each, match=search.match) for by in (own, other.by))
            if mine != theirs and (best is None or len(mine) > best[0]):
                best = len(mine), each
    return [] if best is None else _put(search, best[1])


def _some_of(search: Search, other: Guess, evidence: list[Evidence]) -> list[str]:
    """Return parameters that explain the answers once they have the values told."""
    for path, value in other.values.items():
        if value == search.guess.values.get(path) or path not in search.guess.values:
            continue
        guess = changed(search.guess, {path: value})
        if guess is not None and all(each.fits(guess.by, match=search.match) for each in evidence):
            return [path]
    found = explain([search.guess, other], evidence, match=search.match)
    if not found:
        return []
    return [
        path
        for path, value in found[0].values.items()
        if value == other.values.get(path) != search.guess.values.get(path)
    ]

"""Rules that explain all answers: the nearest to those at hand, found one change after the other."""

from __future__ import annotations

import heapq
from itertools import count
from typing import TYPE_CHECKING, Any, Final

from conformance.identification.evidence import total_cost
from conformance.identification.reading_off import concerns, read_off
from conformance.identification.space import (
    PLAYERS,
    RANKS,
    THRESHOLD,
    VALUES,
    beside,
    changed,
    is_valid,
    known_profiles,
)
from conformance.rules.parameters import load_parameters

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from conformance.identification.evidence import Evidence
    from conformance.identification.space import Changes, Guess, Known

_EXPANDED: Final = 24
"""So many sets of rules are varied before the search is given up."""
_ENABLING: Final = 0.02
"""What it may cost to give other parameters a meaning first."""


def explain(starts: Sequence[Guess], evidence: Sequence[Evidence], *, match: bool) -> list[Guess]:
    """Return rules that foresee every answer, the likeliest first; nothing where none were found.

    The search begins at each of ``starts`` and at the known profiles for the same cards. Likeliest are those nearest to
    a known profile, of these the ones that need least to be said.
    """
    number = count()
    heap: list[tuple[float, int, int, Guess]] = []
    seen: set[str] = set()
    first = starts[0]
    bound = total_cost(evidence, first.by, match=match, bound=1e9)
    for steps, start in ((0, first), *((1, other) for other in (*starts[1:], *_known_for(first)))):
        key = start.by.key
        if key not in seen:
            seen.add(key)
            cost = total_cost(evidence, start.by, match=match, bound=bound + 1)
            heapq.heappush(heap, (cost, steps, next(number), start))
    for _ in range(_EXPANDED):
        if not heap:
            break
        cost, steps, _, node = heapq.heappop(heap)
        if cost == 0:
            found = [node, *(other for value, _, _, other in heap if value == 0)]
            return _in_order([guess for guess in found if is_valid(guess)] or found)
        for child, price in _children(node, evidence, cost, seen, match=match):
            heapq.heappush(heap, (price, steps + 1, next(number), child))
    return []


def _known_for(guess: Guess) -> Iterable[Guess]:
    return (known.guess for known in known_profiles() if same_cards(known.guess.values, guess.values))


def _in_order(found: Sequence[Guess]) -> list[Guess]:
    """Return rules, the likeliest first; of thresholds unheard of the one in the middle, so that it halves the rest."""
    family = load_parameters()[THRESHOLD].near
    thresholds = sorted({guess.values[THRESHOLD] for guess in found})
    middle = thresholds[len(thresholds) // 2]

    def order(guess: Guess) -> tuple[Any, ...]:
        values = guess.values
        strange = values[THRESHOLD] not in family
        return distance_to_known(values), len(values[VALUES]), strange, abs(values[THRESHOLD] - middle)

    return sorted(found, key=order)


def _children(
    node: Guess, evidence: Sequence[Evidence], cost: float, seen: set[str], *, match: bool
) -> Iterable[tuple[Guess, float]]:
    """Yield rules one change away that foresee more, and those that give another parameter a meaning."""
    failing = next(each for each in reversed(evidence) if not each.fits(node.by, match=match))
    misfit = failing.misfit(node.by, match=match)
    place = misfit[0] if misfit else 0
    foreseen = node.by.foresee(failing.script, match=match)
    there = foreseen[place] if place < len(foreseen) else None
    unlike = failing.answers[place].unlike(there) if there is not None else []
    before = failing.cost(node.by, match=match)
    for changes in _every(node, failing, place, there, unlike, evidence):
        child = changed(node, changes)
        if child is None or child.by.key in seen or not same_cards(child.values, node.values):
            continue
        seen.add(child.by.key)
        enables = any(path not in node.values for path in child.values)
        limit = before + (_ENABLING if enables else 0)
        here = failing.cost(child.by, match=match)
        if here < before or (enables and here <= limit):
            price = total_cost(evidence, child.by, match=match, bound=cost + 3)
            yield child, price + (_ENABLING if price and enables else 0)


def _every(
    node: Guess, failing: Evidence, place: int, there: Any, unlike: Sequence[str], evidence: Sequence[Evidence]
) -> Iterable[Changes]:
    for changes in beside(node):
        if not unlike or any(concerns(path, unlike) for path in changes):
            yield changes
    yield from read_off(node, failing, place, there, evidence)


def same_cards(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """Tell whether two sets of rules are for the same cards and as many players."""
    return bool(one[PLAYERS] == other[PLAYERS] and sorted(one[RANKS]) == sorted(other[RANKS]))


def distance(one: Mapping[str, Any], other: Mapping[str, Any]) -> int:
    """Return in how many parameters two sets of rules differ."""
    return sum(one.get(path) != other.get(path) for path in {*one, *other})


def nearest(values: Mapping[str, Any]) -> Known:
    """Return the known profile that differs in the fewest parameters, of several the one that leaves least open."""
    return min(known_profiles(), key=lambda known: distance(values, known.guess.values))


def distance_to_known(values: Mapping[str, Any]) -> int:
    """Return the distance to the nearest known profile."""
    return distance(values, nearest(values).guess.values)

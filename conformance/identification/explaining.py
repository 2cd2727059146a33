"""Rules that explain all answers: the nearest to those at hand, found one change after the other."""

from __future__ import annotations

import heapq
from collections import deque
from functools import cache
from itertools import count
from typing import TYPE_CHECKING, Any, Final

from conformance.identification.evidence import total_cost
from conformance.identification.reading_off import concerns, goes_sideways, read_off
from conformance.identification.space import (
    PLAYERS,
    RANKS,
    THRESHOLD,
    VALUES,
    beside,
    changed,
    is_valid,
    known_profiles,
    total_of,
)
from conformance.rules.parameters import load_parameters

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from conformance.identification.evidence import Evidence
    from conformance.identification.space import Changes, Guess, Known

EXPANDED: Final = 40
"""So many sets of rules are varied before the search is given up."""
_OF_EACH: Final = 2
_ODD: Final = 3
"""A card that counts nowhere in the family is as unlikely as so many parameters that differ."""
_ENABLING: Final = 0.02
"""What it may cost to give other parameters a meaning first."""


def explain(
    starts: Sequence[Guess], evidence: Sequence[Evidence], *, match: bool, expanded: int = EXPANDED
) -> list[Guess]:
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
    if bound:  # what is one change away is looked at in any case, however little the rules at hand explain
        for child, price in _best_of_each(_children(first, evidence, bound, seen, match=match)):
            heapq.heappush(heap, (price, 1, next(number), child))
    for _ in range(expanded):
        if not heap:
            break
        cost, steps, _, node = heapq.heappop(heap)
        if node is first and bound:
            continue
        if cost == 0:
            found = [node, *(other for value, _, _, other in heap if value == 0)]
            return _in_order([guess for guess in found if is_valid(guess)] or found)
        for child, price in _best_of_each(_children(node, evidence, cost, seen, match=match)):
            heapq.heappush(heap, (price, steps + 1, next(number), child))
    return []


def _known_for(guess: Guess) -> Iterable[Guess]:
    return (known.guess for known in known_profiles() if same_cards(known.guess.values, guess.values))


def _in_order(found: Sequence[Guess]) -> list[Guess]:
    """Return rules, the likeliest first."""
    likely = likely_thresholds()
    family = {card for values in load_parameters()[VALUES].near for card in values}

    def order(guess: Guess) -> tuple[Any, ...]:
        values = guess.values
        odd = sum(card not in family for card in values[VALUES])
        return distance_to_known(values) + _ODD * odd, likely.get(values[THRESHOLD], len(likely))

    return sorted(found, key=order)


@cache
def likely_thresholds() -> dict[int, int]:
    """Return thresholds seen in the family, those first that profiles have, then those beside them."""
    profiles = [known.guess.values[THRESHOLD] for known in known_profiles()]
    family = list(dict.fromkeys([*profiles, *load_parameters()[THRESHOLD].near]))
    beside = [value + step for value in family for step in (1, -1)]
    return {value: place for place, value in enumerate(dict.fromkeys([*family, *beside]))}


def with_likely_threshold(guess: Guess, evidence: Sequence[Evidence], *, match: bool) -> Guess:
    """Return rules with a threshold that explains everything: a likely one, else the one halfway between the bounds."""

    def fits(threshold: int) -> Guess | None:
        other = guess if threshold == guess.values[THRESHOLD] else changed(guess, {THRESHOLD: threshold})
        if other is None or total_cost(evidence, other.by, match=match, bound=0) > 0:
            return None
        return other

    for threshold in likely_thresholds():
        if (likely := fits(threshold)) is not None:
            return likely
    parameter = load_parameters()[THRESHOLD]
    own: int = guess.values[THRESHOLD]
    low = _farthest(own, parameter.minimum, fits)
    high = _farthest(own, parameter.maximum, fits)
    middle = (low + high) // 2 if high < parameter.maximum else 2 * max(low, own)
    return fits(min(middle, parameter.maximum)) or guess


def _farthest(own: int, end: int, fits: Callable[[int], object]) -> int:
    """Return the farthest number in the direction of an end that still fits, all before it fitting as well."""
    good, bad = own, end
    if fits(end):
        return end
    while abs(bad - good) > 1:
        middle = (good + bad) // 2
        if fits(middle):
            good = middle
        else:
            bad = middle
    return good


def _best_of_each(children: Iterable[tuple[tuple[str, ...], Guess, float]]) -> Iterator[tuple[Guess, float]]:
    """Yield those that explain everything, and of those that change the same parameters the few that explain most."""
    by_paths: dict[tuple[str, ...], list[tuple[float, int, Guess]]] = {}
    for number, (paths, child, price) in enumerate(children):
        by_paths.setdefault(paths, []).append((price, number, child))
    for each in by_paths.values():
        for place, (price, _, child) in enumerate(sorted(each, key=lambda one: one[:2])):
            if place < _OF_EACH or price == 0:
                yield child, price


def _children(
    node: Guess, evidence: Sequence[Evidence], cost: float, seen: set[str], *, match: bool
) -> Iterable[tuple[tuple[str, ...], Guess, float]]:
    """Yield rules one change away that foresee more, and those that give another parameter a meaning."""
    failing = next(each for each in reversed(evidence) if not each.fits(node.by, match=match))
    misfit = failing.misfit(node.by, match=match)
    place = misfit[0] if misfit else 0
    foreseen = node.by.foresee(failing.script, match=match)
    there = foreseen[place] if place < len(foreseen) else None
    unlike = failing.answers[place].unlike(there) if there is not None else []
    before = failing.cost(node.by, match=match)
    every = deque(_every(node, failing, place, there, unlike, evidence))
    while every:
        changes = every.popleft()
        child = changed(node, changes)
        if child is None or child.by.key in seen or not same_cards(child.values, node.values):
            continue
        seen.add(child.by.key)
        sideways = any(path not in node.values for path in child.values) or all(
            goes_sideways(path, unlike) for path in changes
        )
        here = failing.cost(child.by, match=match)
        if here:
            every.extendleft(_with_meaning(node, child, changes))
        if here < before or (sideways and here <= before + (_ENABLING if len(child.values) > len(node.values) else 0)):
            price = total_cost(evidence, child.by, match=match, bound=cost + 3)
            yield tuple(changes), child, price + (_ENABLING if price and here >= before else 0)


def _with_meaning(node: Guess, child: Guess, changes: Changes) -> Iterator[Changes]:
    """Yield changes that gave another parameter a meaning, with another choice for that."""
    for path in child.values:
        parameter = load_parameters()[path]
        if path not in node.values and path not in changes and parameter.kind == "choice":
            yield from ({**changes, path: other} for other in parameter.values if other != child.values[path])


def _every(
    node: Guess, failing: Evidence, place: int, there: Any, unlike: Sequence[str], evidence: Sequence[Evidence]
) -> Iterable[Changes]:
    said = failing.answers[place] if place < len(failing.answers) else None
    for changes in beside(node):
        if any(concerns(path, unlike, there, said) for path in changes):
            yield changes
    yield from read_off(node, failing, place, there, evidence)


def same_cards(one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    """Tell whether two sets of rules are for the same cards and as many players."""
    return bool(one[PLAYERS] == other[PLAYERS] and sorted(one[RANKS]) == sorted(other[RANKS]))


def differing(one: Mapping[str, Any], other: Mapping[str, Any]) -> list[str]:
    """Return the parameters in which two sets of rules differ; a sweep that scores the same number is the same.

    So is one that scores all the points in both, whatever these come to.
    """
    mine, theirs = in_totals(one), in_totals(other)
    return [
        path
        for path in {**mine, **theirs}
        if mine.get(path) != theirs.get(path) and one.get(path) != other.get(path)
    ]


def distance(one: Mapping[str, Any], other: Mapping[str, Any]) -> int:
    """Return in how many parameters two sets of rules differ."""
    return len(differing(one, other))


def in_totals(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return flat rules with what a sweep scores said as a total where it is one."""
    found = dict(values)
    for path in ("sweep.sweeper", "sweep.others"):
        if found.get(path):
            total = total_of(values)
            found[path] = "total" if found[path] == total else "-total" if found[path] == -total else found[path]
    return found


def nearest(values: Mapping[str, Any]) -> Known:
    """Return the known profile that differs in the fewest parameters, of several the one that leaves least open."""
    return min(known_profiles(), key=lambda known: distance(values, known.guess.values))


def distance_to_known(values: Mapping[str, Any]) -> int:
    """Return the distance to the nearest known profile."""
    return distance(values, nearest(values).guess.values)

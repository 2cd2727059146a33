"""What an app that deviates might be playing instead: the rules with one parameter changed, beside what is known."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from conformance.problems import Problems
from conformance.rules.parameters import POINTS_LIMIT, load_parameters
from conformance.rules.settings import VALUES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from conformance.rules.resolved import Resolved

MOST_CANDIDATES: Final = 300
_OTHER_PACK: Final = "table.players"
_RANKS: Final = "pack.ranks"
_SCORES: Final = ("sweep.sweeper", "sweep.others")
_THRESHOLD: Final = "match.threshold"


@dataclass(frozen=True, kw_only=True)
class Candidate:
    """Rules that differ from those of a profile in one parameter, open points apart."""

    parameter: str
    value: Any
    rules: Mapping[str, Any]
    open: bool = False
    """The sources leave the parameter open."""
    declared: bool = False
    """It is open, and tables are known to play this value."""
    distance: int = 1
    """In how many parameters the rules differ from those the app was told."""


@dataclass(frozen=True, kw_only=True)
class Clues:
    """Numbers read off where an app deviates; a wrong value is often among them."""

    scores: frozenset[int] = frozenset()
    """What it says a deal scores."""
    totals: frozenset[int] = frozenset()
    """Totals that lay at hand when a match should have ended, or should have gone on."""
    surplus: frozenset[int] = frozenset()
    """How many points too many or too few it counts."""
    cards: frozenset[str] = frozenset()
    """Cards that may be worth them."""


def propose(resolved: Resolved, bases: Sequence[Mapping[str, Any]], clues: Clues) -> list[Candidate]:
    """Return every set of rules that can be played and is one neighbour, or one number read off, away from a base.

    A base gives some parameters other values than the profile does: how the app plays the open points, or a difference
    that is known already. Not more than `MOST_CANDIDATES` are returned; those that need another pack are left out.
    """
    found: list[Candidate] = []
    seen: list[Mapping[str, Any]] = []
    for base in bases:
        try:
            before = resolved.replace(base)
        except Problems:
            continue
        distance = sum(before.get(path) != bases[0].get(path, resolved.rules.get(path)) for path in base)
        if seen and before not in seen:
            path = next(path for path in base if before.get(path) != seen[0].get(path))
            found.append(_candidate(resolved, path, before, distance))
        seen.append(before)
        for path, value in _changes(resolved, before, clues):
            try:
                rules = resolved.replace({**base, path: value})
            except Problems:
                continue
            if rules not in seen:
                seen.append(rules)
                found.append(_candidate(resolved, path, rules, distance + 1))
    return found[:MOST_CANDIDATES]


def _candidate(resolved: Resolved, path: str, rules: Mapping[str, Any], distance: int) -> Candidate:
    value = rules[path]
    choices = resolved.open_points.get(path, ())
    return Candidate(
        parameter=path,
        value=value,
        rules=rules,
        open=path in resolved.open_points or path not in resolved.rules,
        declared=value in choices or path not in resolved.rules,
        distance=distance,
    )


def _changes(resolved: Resolved, rules: Mapping[str, Any], clues: Clues) -> Iterator[tuple[str, Any]]:
    """Yield changes of one parameter: what tables are known to play first, then neighbours, then what was read off."""
    parameters = load_parameters()
    for path in rules:
        yield from ((path, choice) for choice in resolved.open_points.get(path, ()))
    for path, value in rules.items():
        if path == _OTHER_PACK:
            continue
        for near in parameters[path].neighbours(value):
            if path != _RANKS or sorted(near) == sorted(value):
                yield path, near
    for path in _SCORES:
        if path in rules:
            yield from ((path, score) for score in _within(clues.scores))
    yield from (
        (_THRESHOLD, near) for total in sorted(clues.totals) for near in (total, total - 1, total + 1) if near > 0
    )
    yield from ((VALUES, worth) for worth in _other_worths(rules[VALUES], clues))


def _within(numbers: frozenset[int]) -> list[int]:
    return sorted(number for number in numbers if abs(number) <= POINTS_LIMIT)


def _other_worths(values: Mapping[str, int], clues: Clues) -> Iterator[dict[str, int]]:
    """Yield the points with a surplus put on one card or one suit."""
    cards = [*values, *sorted(clues.cards.difference(values))]
    for surplus in _within(clues.surplus):
        for card in cards:
            yield {**values, card: values.get(card, 0) + surplus}

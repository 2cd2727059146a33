"""What an app that deviates might be playing instead: the rules with one parameter changed, beside what is known."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from conformance.problems import Problems
from conformance.rules.parameters import POINTS_LIMIT, load_parameters
from conformance.rules.resolved import hash_of
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
    read_off: bool = False
    """No neighbour, but a number that the app itself gave."""


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
    found: dict[str, Candidate] = {}
    read_off: dict[str, Candidate] = {}
    done: list[str] = []
    for base in bases:
        try:
            before = resolved.replace(base)
        except Problems:
            continue
        if hash_of(before) in done:
            continue
        changed = [path for path in base if base[path] != bases[0].get(path, resolved.rules.get(path))]
        if done and changed and changed[0] in before:
            found.setdefault(hash_of(before), _candidate(resolved, changed[0], before, len(changed)))
        done.append(hash_of(before))
        for each in _beside(resolved, base, before, len(changed) + 1):
            found.setdefault(hash_of(each.rules), each)
        for path, value in _numbers_read_off(before, clues):
            for rules in _ways_to_change(resolved, base, path, value):
                if hash_of(rules) not in found:
                    each = _candidate(resolved, path, rules, len(changed) + 1, read_off=True)
                    read_off.setdefault(hash_of(rules), each)
    every = [*found.items(), *(item for item in read_off.items() if item[0] not in found)]
    return [each for name, each in every if name != done[0]][:MOST_CANDIDATES]


_BESIDE: Final[dict[str, list[Candidate]]] = {}


def _beside(resolved: Resolved, base: Mapping[str, Any], before: Mapping[str, Any], distance: int) -> list[Candidate]:
    """Return what is one neighbour, or one known reading, away from a base; the same objects every time."""
    key = f"{resolved.name} {resolved.hash} {json.dumps(base, sort_keys=True)} {distance}"
    if key not in _BESIDE:
        _BESIDE[key] = [
            _candidate(resolved, path, rules, distance)
            for path, value in _neighbours(resolved, before)
            for rules in _ways_to_change(resolved, base, path, value)
        ]
    return _BESIDE[key]


def _changed(resolved: Resolved, base: Mapping[str, Any], path: str, value: Any) -> dict[str, Any] | None:
    try:
        return resolved.replace({**base, path: value})
    except Problems:
        return None


def _ways_to_change(resolved: Resolved, base: Mapping[str, Any], path: str, value: Any) -> Iterator[dict[str, Any]]:
    """Yield the rules with a value changed; where cards are worth something else, also with a sweep as it was.

    Whoever misprices a card need not know what all of them are worth.
    """
    changed = _changed(resolved, base, path, value)
    if changed is not None:
        yield changed
    before = _changed(resolved, base, path, resolved.rules[path]) if path == VALUES else None
    kept: dict[str, Any] = {score: before[score] for score in _SCORES if score in before} if before else {}
    if kept and (changed := _changed(resolved, {**base, **kept}, path, value)) is not None:
        yield changed


def _candidate(
    resolved: Resolved, path: str, rules: Mapping[str, Any], distance: int, *, read_off: bool = False
) -> Candidate:
    value = rules[path]
    choices = resolved.open_points.get(path, ())
    return Candidate(
        parameter=path,
        value=value,
        rules=rules,
        open=path in resolved.open_points or path not in resolved.rules,
        declared=value in choices or path not in resolved.rules,
        distance=distance,
        read_off=read_off,
    )


def _neighbours(resolved: Resolved, rules: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yield changes of one parameter: what tables play first, then values seen in the family, then other neighbours."""
    parameters = load_parameters()
    for path in rules:
        yield from ((path, choice) for choice in resolved.open_points.get(path, ()))
    for path, value in rules.items():
        if path == _OTHER_PACK:
            continue
        family = parameters[path].near
        for near in sorted(parameters[path].neighbours(value), key=lambda near: near not in family):
            if path != _RANKS or sorted(near) == sorted(value):
                yield path, near


def _numbers_read_off(rules: Mapping[str, Any], clues: Clues) -> Iterator[tuple[str, Any]]:
    for path in _SCORES:
        if path in rules:
            yield from ((path, score) for score in _within(clues.scores))
    yield from ((VALUES, worth) for worth in _other_worths(rules[VALUES], clues))
    near = dict.fromkeys(total + step for total in sorted(clues.totals) for step in (0, -1, 1))
    yield from ((_THRESHOLD, total) for total in near if total > 0)


def _within(numbers: frozenset[int]) -> list[int]:
    return sorted(number for number in numbers if abs(number) <= POINTS_LIMIT)


def _other_worths(values: Mapping[str, int], clues: Clues) -> Iterator[dict[str, int]]:
    """Yield the points with a surplus put on one card or one suit."""
    cards = [*values, *sorted(clues.cards.difference(values))]
    for surplus in _within(clues.surplus):
        for card in cards:
            yield {**values, card: values.get(card, 0) + surplus}

"""The rules of an app as a profile: what was answered is stated, what was not is left open or said to be taken over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from conformance.asking.belief import believe, likely_values
from conformance.asking.known import in_final_form, relevant, total_of
from conformance.asking.nearest import find_nearest
from conformance.problems import Problems
from conformance.rules.coherence import Fault, faults_of
from conformance.rules.needs import Table
from conformance.rules.parameters import load_parameters
from conformance.rules.resolved import replace_in
from conformance.rules.settings import VALUES

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping

    from conformance.asking.candidates import Candidate

_MOST_ALTERNATIVES: Final = 4


@dataclass(frozen=True, kw_only=True)
class Left:
    """A value that nobody could tell, with what else it may be."""

    value: Any
    otherwise: tuple[Any, ...]


@dataclass(frozen=True, kw_only=True)
class Draft:
    """What a profile says otherwise than the rules that it extends."""

    extends: Candidate
    stated: dict[str, Any]
    """By path; the points of single cards each by their own."""
    left: dict[str, Left]
    taken: dict[str, Any]
    """What is not known, and of which nothing else is seen in the family: it is as in the rules that are extended."""


def make_draft(known: Mapping[str, Any]) -> Draft:
    """Return the draft of a profile for an app of which something is known.

    >>> make_draft({"match.finish": "reversal", "match.threshold": 60}).stated
    {'match.threshold': 60}
    """
    candidate = find_nearest(known).candidates[0]
    values = _complete(candidate, known)
    rules = replace_in(values, {})
    stated: dict[str, Any] = {}
    left: dict[str, Left] = {}
    taken: dict[str, Any] = {}
    for path, value in rules.items():
        standing = candidate.resolved.standing.get(path)
        before = candidate.resolved.rules.get(path)
        if path == VALUES:
            changed = _points_changed(value, before or {})
            open_points = {} if path in known else _open_points(value, values, candidate)
            left |= open_points
            stated |= {each: worth for each, worth in changed.items() if each not in open_points}
            if path not in known:
                taken |= _points_taken(value, {*changed, *open_points}, candidate)
        elif path in relevant(known):
            around = known if total_of(known) is None else values
            said, there = (in_final_form(path, each, around) for each in (known[path], candidate.value(path)))
            if said != there or standing is None or not standing.stated:
                stated[path] = known[path]
        elif standing is None or standing.stated or before != value:
            otherwise = tuple(_alternatives(path, values[path], values))
            if otherwise:
                left[path] = Left(value=values[path], otherwise=otherwise)
            elif before != value:
                stated[path] = value
            else:
                taken[path] = values[path]
    return Draft(extends=candidate, stated=stated, left=left, taken=taken)


def _complete(candidate: Candidate, known: Mapping[str, Any]) -> dict[str, Any]:
    """Return a value for everything that applies: the known one, else that of the nearest rules, or one that fits."""
    values = {**candidate.resolved.chosen, **known}
    table = Table(load_parameters(), values)
    while lacking := [path for path in load_parameters() if path not in values and table.applies(path)]:
        values[lacking[0]] = believe(known).value(lacking[0])
    for _ in load_parameters():
        faults = faults_of(table)
        change = next((change for fault in faults for change in _repairs(fault, values, known)), None)
        if change is None:
            break
        values |= change
    return values


def _repairs(fault: Fault, values: Mapping[str, Any], known: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield changes of something unknown after which a fault is gone."""
    for path in fault.paths:
        card = path.removeprefix(f"{VALUES}.") if path.startswith(f"{VALUES}.") else ""
        name = VALUES if card else path
        if name in known:
            continue
        for other in _others(name, values, card):
            left = faults_of(Table(load_parameters(), {**values, name: other}))
            if all((each.code, each.paths) != (fault.code, fault.paths) for each in left):
                yield {name: other}


def _others(path: str, values: Mapping[str, Any], card: str) -> Iterator[Any]:
    """Yield values of a parameter to try in place of the one it has; ``card`` is a penalty card to do without."""
    if card:
        yield {each: worth for each, worth in values[path].items() if each != card}
        return
    parameter = load_parameters()[path]
    yield from likely_values(path)
    yield from parameter.neighbours(values[path])
    if parameter.kind == "card":
        yield f"{values['pack.ranks'][0]}C"
    if parameter.kind == "integer":
        yield parameter.minimum


def _alternatives(path: str, value: Any, values: Mapping[str, Any]) -> Iterator[Any]:
    """Yield what else a parameter may be, as far as it goes together with the rest."""
    found = 0
    for other in likely_values(path):
        if other == value or in_final_form(path, other, values) == in_final_form(path, value, values):
            continue
        try:
            replace_in(values, {path: other})
        except Problems:
            continue
        yield other
        found += 1
        if found == _MOST_ALTERNATIVES:
            return


def _open_points(played: Mapping[str, int], values: Mapping[str, Any], candidate: Candidate) -> dict[str, Left]:
    """Return the points of each card that are otherwise somewhere in the family, but for what the rules leave open."""
    family = [points for points in likely_values(VALUES) if points != played]
    found: dict[str, Left] = {}
    for card in dict.fromkeys((*played, *(card for points in family for card in points))):
        standing = candidate.resolved.standing.get(f"{VALUES}.{card}")
        if standing is not None and not standing.stated:
            continue
        worth = played.get(card, 0)
        others = dict.fromkeys(points.get(card, 0) for points in family)
        otherwise = tuple(other for other in others if other != worth and _fits(card, other, played, values))
        if otherwise:
            found[f"{VALUES}.{card}"] = Left(value=worth, otherwise=otherwise[:_MOST_ALTERNATIVES])
    return found


def _fits(card: str, worth: int, played: Mapping[str, int], values: Mapping[str, Any]) -> bool:
    try:
        replace_in(values, {VALUES: {**played, card: worth}})
    except Problems:
        return False
    return True


def _points_taken(played: Mapping[str, int], said: Collection[str], candidate: Candidate) -> dict[str, int]:
    paths = {f"{VALUES}.{card}": worth for card, worth in played.items()}
    standing = candidate.resolved.standing
    return {path: worth for path, worth in paths.items() if path not in said and standing[path].stated}


def _points_changed(values: Mapping[str, int], before: Mapping[str, int]) -> dict[str, int]:
    return {
        f"{VALUES}.{card}": values.get(card, 0)
        for card in dict.fromkeys((*before, *values))
        if values.get(card, 0) != before.get(card, 0)
    }

"""Which readings of open points games show: of those that would do for a game, the one that does for most games."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

import msgspec

from conformance.rules.parameters import load_parameters
from conformance.verification.result import Tally  # noqa: TC001  msgspec reads the annotations

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from conformance.rules.resolved import Resolved

Point = tuple[str, str]
"""An open parameter and its value as JSON."""


class Observed(msgspec.Struct, kw_only=True, frozen=True):
    """A reading of an open point without which some games would not be fine."""

    parameter: str
    value: Any
    agreement: str
    """The same in words."""
    executed: str
    """What games are held against first, in words; empty where it has a meaning only under that reading."""
    sources: list[str]
    games: int
    first: Tally
    or_else: list[str]
    """Other readings, in words, that would do for all these games just as well."""
    otherwise: Tally | None = None
    """Games that show what is executed; None where there are none, or nobody looked for them."""


def observe(resolved: Resolved, tallies: Mapping[str, Tally]) -> Iterator[Observed]:
    """Yield what games show, in the order of the parameters; ``tallies`` are by the readings that would do for each."""
    options = {name: [_points(reading) for reading in json.loads(name)] for name in tallies}
    support: Counter[Point] = Counter()
    for name, readings in options.items():
        for point in {point for reading in readings for point in reading}:
            support[point] += tallies[name].games
    counted: dict[Point, Tally] = {}
    instead: dict[Point, set[Point]] = {}
    for name, readings in options.items():
        chosen = max(readings, key=lambda reading: min(support[point] for point in reading))
        others = {point for reading in readings for point in reading.difference(chosen)}
        for point in chosen:
            before = counted.get(point)
            games = tallies[name].games + (before.games if before else 0)
            counted[point] = msgspec.structs.replace(before or tallies[name], games=games)
            instead[point] = others if before is None else instead[point] & others
    places = list(load_parameters())
    for point in sorted(counted, key=lambda point: (places.index(point[0]), point[1])):
        yield _observed(resolved, point, counted[point], sorted(instead[point], key=lambda each: places.index(each[0])))


def _points(reading: Mapping[str, Any]) -> frozenset[Point]:
    return frozenset((path, json.dumps(value, sort_keys=True)) for path, value in reading.items())


def _observed(resolved: Resolved, point: Point, tally: Tally, others: list[Point]) -> Observed:
    path, value = point
    parameters = load_parameters()
    standing = resolved.standing.get(path)
    executed = resolved.rules.get(path)
    return Observed(
        parameter=path,
        value=json.loads(value),
        agreement=parameters[path].describe(json.loads(value)),
        executed="" if executed is None else parameters[path].describe(executed),
        sources=list(standing.sources) if standing else [],
        games=tally.games,
        first=tally,
        or_else=[parameters[other].describe(json.loads(choice)) for other, choice in others],
    )

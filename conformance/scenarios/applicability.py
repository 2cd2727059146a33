"""For which rules a scenario holds: those that agree on everything its clauses read, or leave it open to be so."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from conformance.rules.clauses import load_clauses
from conformance.scenarios.tables import load_once, table_of_scenario

__all__ = ["changed_rules", "load_once", "own_rules", "parameters_read", "reading_for"]

if TYPE_CHECKING:
    from collections.abc import Mapping

    from conformance.rules.resolved import Resolved
    from conformance.scenarios.features import Scenario

_ALWAYS_READ: Final = ("table.players", "pack.ranks")
_ABSENT: Final = object()
_CHANGED: Final[dict[tuple[str, str, str], dict[str, Any]]] = {}


def own_rules(scenario: Scenario) -> dict[str, Any]:
    """Return the rules the scenario itself is played by: its profile with what its table agreed on.

    Raises:
        Problems: there is no such profile, or it cannot be played with the agreements.
    """
    return changed_rules(table_of_scenario(scenario), scenario.agreements)


def parameters_read(scenario: Scenario) -> tuple[str, ...]:
    """Return the parameters its result may depend on: pack, players, what its clauses read, what it agrees on."""
    clauses = load_clauses()
    read = [*_ALWAYS_READ, *scenario.agreements]
    for clause in scenario.clauses:
        read += clauses[clause].reads
    return tuple(dict.fromkeys(read))


def reading_for(scenario: Scenario, own: Mapping[str, Any], resolved: Resolved) -> dict[str, Any] | None:
    """Return the values of open parameters under which a scenario holds for a profile; None when it does not hold.

    Empty: the profile agrees on everything the scenario reads.
    """
    read = parameters_read(scenario)
    differing = [path for path in read if not _agree(path, own, resolved.rules)]
    if not differing:
        return {}
    open_points = resolved.open_points
    reading = {path: own[path] for path in differing if path in own and own[path] in open_points.get(path, ())}
    if not reading:
        return None
    newly = {path: own[path] for path in differing if path in own and path not in resolved.rules}
    changed = changed_rules(resolved, {**reading, **newly})
    return {**reading, **newly} if all(_agree(path, own, changed) for path in read) else None


def changed_rules(resolved: Resolved, changes: Mapping[str, Any]) -> dict[str, Any]:
    """Return the flat rules with some values changed; asked again, the same map, which is not to be written to.

    Raises:
        Problems: a change is no value of its parameter, or the rules cannot be played with it.
    """
    if not changes:
        return resolved.rules
    key = resolved.name, resolved.hash, json.dumps(changes)
    if key not in _CHANGED:
        _CHANGED[key] = resolved.replace(changes)
    return _CHANGED[key]


def _agree(path: str, one: Mapping[str, Any], other: Mapping[str, Any]) -> bool:
    found: bool = one.get(path, _ABSENT) == other.get(path, _ABSENT)
    return found

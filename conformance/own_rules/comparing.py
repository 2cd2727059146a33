"""What a change of rules makes of the scenarios: which still hold, which it switches off, and by which clause."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from conformance.rules.clauses import load_clauses
from conformance.rules.difference import Difference, find_differences
from conformance.scenarios.applicability import own_rules, parameters_read, reading_for

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from conformance.rules.resolved import Resolved
    from conformance.scenarios.features import Scenario


@dataclass(frozen=True, kw_only=True)
class Cause:
    """Why a scenario is switched off: a clause it names reads a parameter that the table has otherwise."""

    parameter: str
    clauses: tuple[str, ...]
    """Empty: every scenario depends on it, as on the pack, or this one agrees on it by itself."""


@dataclass(frozen=True, kw_only=True)
class SwitchedOff:
    """A scenario that holds for the parent and not for the table."""

    scenario: Scenario
    causes: tuple[Cause, ...]


@dataclass(frozen=True, kw_only=True)
class Comparison:
    """A table and the profile it changes, as the scenarios see them."""

    changes: tuple[Difference, ...]
    holding: tuple[Scenario, ...]
    gained: tuple[Scenario, ...]
    """Those of them that do not hold for the parent."""
    off: tuple[SwitchedOff, ...]


def compare(table: Resolved, parent: Resolved | None, scenarios: Iterable[Scenario]) -> Comparison:
    """Return what of the scenarios holds for a table and for its parent; without one, nothing is switched off."""
    holding: list[Scenario] = []
    gained: list[Scenario] = []
    off: list[SwitchedOff] = []
    for scenario in scenarios:
        own = own_rules(scenario)
        before = parent is not None and reading_for(scenario, own, parent) is not None
        if reading_for(scenario, own, table) is not None:
            holding.append(scenario)
            if parent is not None and not before:
                gained.append(scenario)
        elif before and parent is not None:
            off.append(SwitchedOff(scenario=scenario, causes=_causes(scenario, own, table, parent)))
    return Comparison(
        changes=tuple(_changes(table, parent)) if parent is not None else (),
        holding=tuple(holding),
        gained=tuple(gained),
        off=tuple(off),
    )


def without_scenario(table: Resolved, covered: Iterable[str]) -> tuple[str, ...]:
    """Return the clauses that say something under a table and are none of those that are covered."""
    known = set(covered)
    return tuple(
        clause.id for clause in load_clauses().values() if clause.text(table.rules) and clause.id not in known
    )


def _causes(scenario: Scenario, own: dict[str, Any], table: Resolved, parent: Resolved) -> tuple[Cause, ...]:
    differing = [path for path in parameters_read(scenario) if own.get(path) != table.rules.get(path)]
    changed = [path for path in differing if table.rules.get(path) != parent.rules.get(path)]
    return tuple(
        Cause(
            parameter=path,
            clauses=tuple(clause for clause in scenario.clauses if path in load_clauses()[clause].reads),
        )
        for path in changed or differing or _closed(scenario, table, parent)
    )


def _closed(scenario: Scenario, table: Resolved, parent: Resolved) -> Sequence[str]:
    """Return what the parent leaves open and the table states, where nothing else tells them apart."""
    return [path for path in parameters_read(scenario) if path in parent.open_points.keys() - table.open_points.keys()]



def _changes(table: Resolved, parent: Resolved) -> Iterator[Difference]:
    """Yield the values that a table has otherwise; what it states or leaves open otherwise is no change of play."""
    for difference in find_differences(table, parent):
        if not difference.same_value:
            yield from difference.by_card()

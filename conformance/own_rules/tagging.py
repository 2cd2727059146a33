"""Which clauses a scenario has to name: all whose parameters have a say in its result."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from conformance.own_rules.differing import as_seen
from conformance.rules.clauses import load_clauses
from conformance.scenarios.applicability import parameters_read
from conformance.scenarios.influence import unread_influences

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from conformance.rules.resolved import Resolved
    from conformance.scenarios.enacting import Disagreement
    from conformance.scenarios.features import Scenario


def borne_out(scenario: Scenario, disagreements: Iterable[Disagreement]) -> Scenario:
    """Return a scenario that states what the rules have, where it is known; of use only to see what it depends on."""
    seen = {id(each.line): as_seen(each.line.stated, each.seen) for each in disagreements if each.seen is not None}
    lines = []
    for line in scenario.lines:
        found = seen.get(id(line), line.stated)
        if found is not None:
            lines.append(replace(line, stated=found))
    return replace(scenario, lines=tuple(lines))


def unnamed(scenario: Scenario, table: Resolved) -> Mapping[str, str]:
    """Return the parameters with a say in a scenario that no clause of it reads, each with a clause that does."""
    found: dict[str, str] = {}
    for influence in unread_influences(scenario):
        if influence.path not in found and (clause := _clause_for(influence.path, scenario, table)):
            found[influence.path] = clause
    return found


def with_all_clauses(scenario: Scenario, table: Resolved) -> Scenario:
    """Return a scenario that names a clause for everything that has a say in what it states."""
    while missing := unnamed(scenario, table):
        clause = next(iter(missing.values()))
        scenario = replace(scenario, clauses=(*scenario.clauses, clause))
    return scenario


def _clause_for(path: str, scenario: Scenario, table: Resolved) -> str:
    """Return the clause that reads a parameter and the fewest others that the scenario does not depend on yet.

    Of several, one of the same kind as the clause that the scenario is about.
    """
    read, kind = set(parameters_read(scenario)), load_clauses()[scenario.clauses[0]].kind
    reading = [
        (len(set(clause.reads) - read), clause.kind != kind, len(clause.reads), clause.id)
        for clause in load_clauses().values()
        if path in clause.reads and clause.id not in scenario.clauses and clause.text(table.rules)
    ]
    return min(reading)[-1] if reading else ""

"""Parameters that change the stated result of a scenario although no clause it names reads them.

A scenario holds for every profile that agrees on what its clauses read. If anything else has a say in what it states,
it names a clause too few.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from conformance.problems import Problem, Problems
from conformance.rules.parameters import load_parameters
from conformance.scenarios.applicability import changed_rules, parameters_read
from conformance.scenarios.completing import IncompleteError, plan_deals
from conformance.scenarios.consistency import table_of
from conformance.scenarios.deals import choose_deal, scripts_of
from conformance.scenarios.enacting import Disagreement, Enactment, enact
from conformance.scenarios.open_points import make_rules
from conformance.scenarios.replaying import first_difference
from conformance.scenarios.situation import situation_of
from conformance.scenarios.tables import table_of_scenario

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.rules.resolved import Resolved
    from conformance.scenarios.features import Scenario


@dataclass(frozen=True, kw_only=True)
class Influence:
    """A neighbouring value of a parameter not read, and what then is not as the scenario states."""

    path: str
    value: Any
    disagreements: tuple[Disagreement, ...]


def unread_parameters(scenario: Scenario) -> list[Problem]:
    """Return a problem for every parameter that has a say in a scenario and that none of its clauses reads."""
    found: dict[str, Problem] = {}
    for influence in unread_influences(scenario):
        first = influence.disagreements[0]
        found.setdefault(
            influence.path,
            Problem(
                file=scenario.file, line=first.line.line, column=first.line.column, code="unread-parameter",
                message=f"{influence.path} has a say in this, and no clause of the scenario reads it ({scenario.id})",
                hint=f"with {influence.value}: {first.message}",
            ),
        )  # fmt: skip
    return list(found.values())


def unread_influences(scenario: Scenario) -> Iterator[Influence]:
    """Yield what changes the stated result of a scenario without being read by its clauses.

    The position is completed anew under every neighbour where the deal found first cannot be played; where it cannot
    be completed, or is not as stated to begin with, nothing is said.
    """
    resolved = table_of_scenario(scenario)
    agreements = scenario.agreements
    own = changed_rules(resolved, agreements)
    read = set(parameters_read(scenario))
    first = _act(scenario, own)
    if first is None or first.disagreements:
        return
    for path in [path for path in own if path not in read]:
        for value in load_parameters()[path].neighbours(own[path]):
            values = _values(resolved, {**agreements, path: value})
            if values is None or any(values.get(each) != own.get(each) for each in read):
                continue
            if first_difference(first.start, first.steps, make_rules(values)) is None:
                continue
            again = _act(scenario, values)
            if again is not None and again.disagreements:
                yield Influence(path=path, value=value, disagreements=again.disagreements)


def _values(resolved: Resolved, changes: dict[str, Any]) -> dict[str, Any] | None:
    try:
        return changed_rules(resolved, changes)
    except Problems:
        return None


def _act(scenario: Scenario, values: dict[str, Any]) -> Enactment | None:
    rules = make_rules(values)
    scripts = scripts_of(situation_of(scenario, table_of(values)))
    deal = choose_deal(scripts, [rules.passing_cycle])
    try:
        plan = plan_deals(scripts, [rules], deal=deal, seed=scenario.id)
        return enact(scenario, scripts, plan, rules)
    except IncompleteError:
        return None

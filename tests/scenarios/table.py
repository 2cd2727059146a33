"""The table a scenario is played at under pytest-bdd: its case, gone through on the engine line by line."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

import pytest

from conformance.scenarios.applicability import own_rules
from conformance.scenarios.completing import IncompleteError, plan_deals
from conformance.scenarios.consistency import table_of
from conformance.scenarios.deals import choose_deal, scripts_of
from conformance.scenarios.enacting import Enactment, enact
from conformance.scenarios.features import CLAUSE_TAG, Line, Scenario
from conformance.scenarios.frozen import digest_of
from conformance.scenarios.loading import load_scenarios
from conformance.scenarios.phrasebook import load_phrasebook
from conformance.scenarios.replaying import begin, take_step
from conformance.scenarios.situation import situation_of
from conformance.spec_files import FEATURES
from reference_impl.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reference_impl.match import State


@dataclass(frozen=True, kw_only=True)
class Played:
    """A scenario acted out, which is the same in every language."""

    enactment: Enactment
    rules: Rules
    disagreements: Mapping[int, str]
    """By the step they are about, counted from 0."""


class Table:
    """Where a scenario is played: under the rules of its own profile and agreements, in this process."""

    acted_out: ClassVar[dict[str, Played]] = {}
    """By what a scenario states: each is acted out once, and gone through in every language."""

    def __init__(self) -> None:
        self.scenario: Scenario
        self.played: Played
        self.state: State
        self.taken = 0
        self.at = -1

    def lay(self, feature: Any, scenario: Any) -> None:
        """Make the scenario of pytest-bdd ready; everything it says has to be known by then."""
        phrasebook = load_phrasebook()
        lines = tuple(
            Line(
                kind=step.type,
                text=step.name,
                line=step.line_number,
                column=1,
                stated=phrasebook.match(feature.language, step.type, step.name),
            )
            for step in scenario.steps
        )
        tags = [f"@{tag}" for tag in (*feature.tags, *scenario.tags)]
        self.scenario = Scenario(
            id=scenario.name,
            title=scenario.name,
            feature=feature.rel_filename,
            file=feature.rel_filename,
            feature_title=feature.name or "",
            rule="",
            language=feature.language,
            line=scenario.line_number,
            column=1,
            clauses=tuple(tag.removeprefix(CLAUSE_TAG) for tag in tags if tag.startswith(CLAUSE_TAG)),
            lines=lines,
        )
        meaning = digest_of(self.scenario)
        if meaning not in ids():
            pytest.fail(f"no scenario of {FEATURES} states what this one does")
        if meaning not in self.acted_out:
            self.acted_out[meaning] = act_out(self.scenario, ids()[meaning])
        self.played = self.acted_out[meaning]
        self.state = begin(self.played.enactment.start, self.played.rules)

    def turn_to(self, step: Any) -> None:
        """Note which step comes next."""
        self.at += 1
        assert self.scenario.lines[self.at].line == step.line_number

    def take(self) -> None:
        """Go through what the step says, and what leads up to it."""
        line = self.scenario.lines[self.at]
        steps, lines = self.played.enactment.steps, self.played.enactment.lines
        while self.taken < len(steps) and (lines[self.taken] <= self.at or lines[self.taken] < 0):
            after = take_step(self.state, steps[self.taken])
            if isinstance(after, str):
                pytest.fail(f"{self.scenario.file}:{line.line}: {line.text}: {after}")
            self.state = after
            self.taken += 1
        if self.at in self.played.disagreements:
            message = self.played.disagreements[self.at]
            pytest.fail(f"{self.scenario.file}:{line.line}: {line.text}: {message}")


@cache
def ids() -> dict[str, str]:
    """Return the id of each scenario by what it states."""
    return {digest_of(scenario): scenario.id for scenario in load_scenarios()}


def act_out(scenario: Scenario, seed: str) -> Played:
    """Find a deal that leads to where a scenario begins, and act it out."""
    values = own_rules(scenario)
    rules = Rules.from_values(values)
    scripts = scripts_of(situation_of(scenario, table_of(values)))
    deal = choose_deal(scripts, [rules.passing_cycle])
    try:
        plan = plan_deals(scripts, [rules], deal=deal, seed=seed)
    except IncompleteError as error:
        pytest.fail(f"no deal leads to where the scenario begins: {error}")
    enactment = enact(scenario, scripts, plan, rules)
    return Played(
        enactment=enactment,
        rules=rules,
        disagreements={
            number: disagreement.message
            for number, line in enumerate(scenario.lines)
            for disagreement in enactment.disagreements
            if disagreement.line is line
        },
    )

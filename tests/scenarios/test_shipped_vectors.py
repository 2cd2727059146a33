"""The vectors that are shipped are what the scenarios give, and leave nothing out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from conformance.rules import load_profile
from conformance.scenarios.applicability import own_rules, reading_for
from conformance.scenarios.compile import compile_profile, shipped_combinations
from conformance.scenarios.influence import unread_parameters
from conformance.scenarios.vectors import SUITE, VECTORS, cases_for
from conformance.spec_files import SPEC

if TYPE_CHECKING:
    from conformance.scenarios.features import Scenario

COMBINATIONS = tuple(shipped_combinations())


@pytest.mark.parametrize("profile", COMBINATIONS)
def test_vectors_are_what_the_scenarios_give(profile: str, scenarios: tuple[Scenario, ...]) -> None:
    compiled = compile_profile(load_profile(profile), scenarios)
    assert compiled.problems == ()
    assert (VECTORS / f"{profile}.jsonl").read_bytes() == compiled.content
    assert compiled.unreached == ()
    assert compiled.uncovered == ()


def test_scenarios_at_tables_that_are_not_compiled_name_every_clause_too(scenarios: tuple[Scenario, ...]) -> None:
    others = [scenario for scenario in scenarios if scenario.profile not in COMBINATIONS]
    assert others
    assert [problem for scenario in others for problem in unread_parameters(scenario)] == []


def test_there_are_vectors_for_nothing_else() -> None:
    assert {path.stem for path in VECTORS.glob("*.jsonl")} == set(COMBINATIONS)


def test_every_scenario_but_those_for_tables_of_their_own_is_used_by_a_profile_of_the_suite(
    scenarios: tuple[Scenario, ...],
) -> None:
    used = {case.id for profile in COMBINATIONS for case in cases_for(profile)[1]}
    of_the_suite = [each for each in scenarios if each.profile in COMBINATIONS and not each.agreements]
    unused = [scenario for scenario in of_the_suite if scenario.id not in used]
    assert [f"{scenario.file}:{scenario.line}" for scenario in unused] == []


def test_the_version_of_the_suite_is_that_of_the_distribution() -> None:
    assert f'version = "{SUITE}"' in (SPEC.parent / "pyproject.toml").read_text(encoding="utf-8")


def test_a_scenario_holds_for_the_rules_it_says_it_is_played_by(scenarios: tuple[Scenario, ...]) -> None:
    for scenario in scenarios:
        if not scenario.agreements:
            assert reading_for(scenario, own_rules(scenario), load_profile(scenario.profile)) == {}

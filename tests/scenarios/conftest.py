from __future__ import annotations

import pytest

from conformance.rules.clauses import load_clauses
from conformance.scenarios.features import CLAUSE_TAG, ID_TAG, Scenario
from conformance.scenarios.loading import load_scenarios
from tests.scenarios.table import Table


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(id): the scenario is about this clause of spec/clauses.yaml")
    config.addinivalue_line("markers", "scenario(id): the scenario with this id")


def pytest_bdd_apply_tag(tag: str, function: pytest.Function) -> bool | None:
    clause = tag.removeprefix(CLAUSE_TAG.removeprefix("@"))
    if clause != tag:
        if clause not in load_clauses():
            pytest.fail(f"there is no clause {clause}")
        pytest.mark.clause(id=clause)(function)
        return True
    scenario = tag.removeprefix(ID_TAG.removeprefix("@"))
    if scenario != tag:
        pytest.mark.scenario(id=scenario)(function)
        return True
    return None


@pytest.fixture(scope="session")
def scenarios() -> tuple[Scenario, ...]:
    return load_scenarios()


@pytest.fixture
def table() -> Table:
    return Table()


def pytest_bdd_before_scenario(request: pytest.FixtureRequest, feature: object, scenario: object) -> None:
    request.getfixturevalue("table").lay(feature, scenario)


def pytest_bdd_before_step(
    request: pytest.FixtureRequest, feature: object, scenario: object, step: object, step_func: object
) -> None:
    request.getfixturevalue("table").turn_to(step)

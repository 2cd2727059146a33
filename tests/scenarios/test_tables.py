"""Scenarios of a table of one's own name it, and its file is found near them."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.problems import Problems
from conformance.rules import load_profile
from conformance.scenarios.applicability import own_rules
from conformance.scenarios.compile import compile_profile
from conformance.scenarios.loading import load_scenarios
from conformance.scenarios.tables import name_for
from tests.rules.tables import write_house_rule, write_profile
from tests.scenarios.writing import scenario_of

PIT = """
    Given we play {table}
    When the deal is played out and C takes every penalty card
    Then the deal scores A 0, B 0, C {points}, D 0
"""


@pytest.fixture
def table(tmp_path: Path) -> Path:
    return write_profile(tmp_path, "ours", "sweep.sweeper: -3\nsweep.others: 0", extends="nl-short")


def written(tmp_path: Path, table: str = "ours", points: int = -3) -> Path:
    folder = tmp_path / "ours" / "features"
    scenario_of(PIT.format(table=table, points=points), folder, clauses="sweep.score sweep.condition")
    return folder


def test_a_scenario_plays_at_the_table_above_its_folder(table: Path, tmp_path: Path) -> None:
    [scenario] = load_scenarios([written(tmp_path)])
    assert own_rules(scenario) == load_profile(str(table)).rules


def test_it_is_a_case_of_that_table_and_of_no_other(table: Path, tmp_path: Path) -> None:
    scenarios = load_scenarios([written(tmp_path)])
    assert [case.id for case in compile_profile(load_profile(str(table)), scenarios).cases] == [scenarios[0].id]
    assert compile_profile(load_profile("nl-short"), scenarios).cases == ()


def test_what_it_states_is_held_against_the_file_as_it_is_now(table: Path, tmp_path: Path) -> None:
    scenarios = load_scenarios([written(tmp_path)])
    write_profile(tmp_path, "ours", "sweep.sweeper: -4\nsweep.others: 0", extends="nl-short")
    [problem] = compile_profile(load_profile(str(table)), scenarios).problems
    assert problem.code == "disagreement"
    assert "stated A 0, B 0, C -3, D 0, the engine has A 0, B 0, C -4, D 0" in problem.message


def test_house_rules_of_one_s_own_are_found_alike(table: Path, tmp_path: Path) -> None:
    write_house_rule(tmp_path, "hundred", "match.threshold: 100")
    [scenario] = load_scenarios([written(tmp_path, "ours+hundred+free-opening")])
    rules = own_rules(scenario)
    assert (rules["match.threshold"], rules["opening.leader"], rules["sweep.sweeper"]) == (100, "left_of_dealer", -3)


def test_the_nearest_file_is_taken_and_a_profile_of_the_suite_before_any(tmp_path: Path) -> None:
    (tmp_path / "ours").mkdir()
    near = write_profile(tmp_path / "ours", "ours", "match.threshold: 60", extends="nl-short")
    write_profile(tmp_path, "ours", "match.threshold: 70", extends="nl-short")
    write_profile(tmp_path, "nl-short", "match.threshold: 80", extends="nl-omslag")
    file = tmp_path / "ours" / "features" / "a.feature"
    assert name_for("ours+omslag", file) == f"{near}+omslag"
    assert name_for("nl-short", file) == "nl-short"


def test_it_is_found_from_inside_its_folder_too(table: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path)
    monkeypatch.chdir(tmp_path / "ours")
    [scenario] = load_scenarios([Path("features")])
    assert own_rules(scenario)["sweep.sweeper"] == -3


def test_a_table_that_is_nowhere_is_a_problem_of_the_scenario(tmp_path: Path) -> None:
    with pytest.raises(Problems, match="there is no profile `theirs`"):
        load_scenarios([written(tmp_path, "theirs")])

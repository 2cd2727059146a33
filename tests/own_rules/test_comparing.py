"""Which scenarios a change switches off, and by what."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from conformance.own_rules.comparing import Comparison, compare, without_scenario
from conformance.rules import load_profile
from conformance.scenarios.loading import load_scenarios
from tests.rules.tables import write_profile

if TYPE_CHECKING:
    from pathlib import Path

    from conformance.scenarios.features import Scenario


@pytest.fixture(scope="module")
def scenarios() -> tuple[Scenario, ...]:
    return load_scenarios()


def compared(folder: Path, rules: str, scenarios: tuple[Scenario, ...], parent: str = "nl-short") -> Comparison:
    table = load_profile(str(write_profile(folder, "ours", rules, extends=parent)))
    return compare(table, load_profile(parent), scenarios)


def test_a_change_of_one_clause_switches_off_what_reads_it(tmp_path: Path, scenarios: tuple[Scenario, ...]) -> None:
    found = compared(tmp_path, "match.tie: play_on", scenarios)
    assert [(change.path, change.before, change.now) for change in found.changes] == [
        ("match.tie", "shared", "play_on")
    ]
    assert found.off
    for each in found.off:
        assert "match.tie" in each.scenario.clauses
        assert [(cause.parameter, cause.clauses) for cause in each.causes] == [("match.tie", ("match.tie",))]


def test_what_holds_and_what_is_off_are_all_that_held_before(tmp_path: Path, scenarios: tuple[Scenario, ...]) -> None:
    alone = compare(load_profile("nl-short"), None, scenarios)
    found = compared(tmp_path, "scoring.values: {QS: 13}", scenarios)
    kept = {scenario.id for scenario in found.holding if scenario not in found.gained}
    assert kept | {each.scenario.id for each in found.off} == {scenario.id for scenario in alone.holding}
    assert (alone.off, alone.gained, alone.changes) == ((), (), ())


def test_points_that_follow_a_change_are_told_as_changes_too(tmp_path: Path, scenarios: tuple[Scenario, ...]) -> None:
    found = compared(tmp_path, "scoring.values: {QS: 13}", scenarios)
    assert [(change.path, change.before, change.now) for change in found.changes] == [
        ("scoring.values.QS", 5, 13), ("sweep.others", 15, 23),
    ]  # fmt: skip


def test_scenarios_that_others_wrote_for_the_same_are_gained(tmp_path: Path, scenarios: tuple[Scenario, ...]) -> None:
    found = compared(tmp_path, "sweep.sweeper: -total\nsweep.others: 0", scenarios)
    assert found.gained
    assert all("+pit-subtracts" in scenario.profile for scenario in found.gained)


def test_what_newly_applies_has_no_value_before(tmp_path: Path, scenarios: tuple[Scenario, ...]) -> None:
    found = compared(tmp_path, "passing.cycle: [left]\npassing.cards: 2", scenarios)
    assert ("passing.cards", None, 2) in [(change.path, change.before, change.now) for change in found.changes]


def test_another_pack_switches_everything_off_and_no_clause_is_to_blame(
    tmp_path: Path, scenarios: tuple[Scenario, ...]
) -> None:
    rules = 'pack.ranks: ["6", "7", "8", "9", "10", J, Q, K, A]'
    found = compared(tmp_path, rules, scenarios)
    assert found.holding == ()
    assert all(each.causes[0].parameter == "pack.ranks" for each in found.off)


def test_clauses_that_say_nothing_need_no_scenario() -> None:
    missing = without_scenario(load_profile("nl-short"), ["match.end"])
    assert "match.end" not in missing
    assert "sweep.score" in missing
    assert "reversal.crossing" not in missing

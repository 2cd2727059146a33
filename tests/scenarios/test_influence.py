from __future__ import annotations

from typing import TYPE_CHECKING

from conformance.scenarios.influence import unread_influences
from tests.scenarios.writing import scenario_of

if TYPE_CHECKING:
    from pathlib import Path

OPENING = """
    Given we play nl-omslag
    And the trick so far is B 7♣
    And C holds 8♦ 9♦ K♦ Q♠ 7♥ 9♥ 10♥ K♥
    Then C may play 8♦ 9♦ K♦
"""


def test_a_scenario_that_names_a_clause_too_few_is_found_out(tmp_path: Path) -> None:
    scenario = scenario_of(OPENING, tmp_path, clauses="first-trick.hearts play.discard")
    found = list(unread_influences(scenario))
    assert [(each.path, each.value) for each in found] == [("first_trick.queen", "allowed")]
    assert found[0].disagreements[0].message == "legal: stated 8♦ 9♦ K♦, the engine has 8♦ 9♦ K♦ Q♠"


def test_a_scenario_that_names_all_its_clauses_is_not(tmp_path: Path) -> None:
    scenario = scenario_of(OPENING, tmp_path, clauses="first-trick.hearts first-trick.queen play.discard")
    assert list(unread_influences(scenario)) == []

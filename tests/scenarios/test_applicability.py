from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conformance.rules import load_profile
from conformance.scenarios.applicability import own_rules, parameters_read, reading_for
from tests.scenarios.writing import scenario_of

if TYPE_CHECKING:
    from pathlib import Path

LEAD = "Given we play {profile}\n{agreement}And A is to lead\nAnd A holds 9♣ 9♥\nThen it is A's turn"


def reading(folder: Path, profile: str, under: str, clauses: str, agreement: str = "") -> dict[str, Any] | None:
    said = f"And the table plays that {agreement}\n" if agreement else ""
    scenario = scenario_of(LEAD.format(profile=profile, agreement=said), folder, clauses=clauses)
    return reading_for(scenario, own_rules(scenario), load_profile(under))


def test_a_scenario_holds_for_its_own_profile(tmp_path: Path) -> None:
    assert reading(tmp_path, "nl-short", "nl-short", "lead.hearts") == {}


def test_it_holds_for_another_profile_that_agrees_on_what_its_clauses_read(tmp_path: Path) -> None:
    assert reading(tmp_path, "nl-short", "nl-omslag", "play.follow-suit") == {}


def test_it_does_not_hold_where_a_clause_says_something_else(tmp_path: Path) -> None:
    assert reading(tmp_path, "nl-short", "nl-omslag", "lead.hearts") is None


def test_it_never_holds_for_another_pack(tmp_path: Path) -> None:
    assert reading(tmp_path, "nl-omslag", "international", "play.follow-suit") is None


def test_an_agreement_is_read_even_if_no_clause_reads_it(tmp_path: Path) -> None:
    assert reading(tmp_path, "nl-short", "nl-short", "play.follow-suit", "the same player deals again") is None


def test_what_a_profile_leaves_open_is_read_as_the_scenario_says(tmp_path: Path) -> None:
    said = "other penalty cards are kept out of the first trick too"
    assert reading(tmp_path, "nl-omslag", "nl-omslag", "first-trick.others", said) == {"first_trick.others": "banned"}


def test_a_value_that_is_no_alternative_of_an_open_point_does_not_hold(tmp_path: Path) -> None:
    said = "the ranks from low to high are 7 8 9 10 A J Q K"
    assert reading(tmp_path, "nl-omslag", "nl-omslag", "setup.pack", said) is None


def test_pack_and_players_are_always_read(tmp_path: Path) -> None:
    scenario = scenario_of(LEAD.format(profile="nl-short", agreement=""), tmp_path)
    assert parameters_read(scenario) == ("table.players", "pack.ranks")

"""Scenarios of one's own in several languages: one scenario, proved to say the same in each."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from conformance.problems import Problems
from conformance.scenarios.features import LANGUAGES
from conformance.scenarios.loading import load_scenarios, read_folders
from conformance.spec_files import FEATURES
from tests.scenarios.writing import scenario_of, write_other_languages

if TYPE_CHECKING:
    from pathlib import Path

    from conformance.problems import Problem

STEPS = """
    Given we play nl-short
    And the trick so far is A 9♠
    And B holds 7♠ K♦ 8♥ A♥
    Then B may play 7♠
"""
DUTCH = """\
# language: nl
Functionaliteit: Bekennen

  @id:AAAAA @clause:play.follow-suit
  Scenario: Wie schoppen heeft, bekent
    Stel we spelen nl-short
    En op tafel ligt A 9♠
    En B heeft 7♠ H♦ 8♥ A♥
    Dan mag B 7♠ spelen
"""


@pytest.fixture
def four(tmp_path: Path) -> Path:
    """A folder with the same scenario in four languages, each in its own."""
    scenario_of(STEPS, tmp_path / "en")
    write_other_languages(tmp_path / "en")
    return tmp_path


def problems_of(*folders: Path) -> tuple[Problem, ...]:
    with pytest.raises(Problems) as refused:
        load_scenarios(folders)
    return refused.value.problems


def test_a_scenario_in_four_languages_is_loaded_once(four: Path) -> None:
    (scenario,) = load_scenarios([four])
    assert (scenario.id, scenario.language, scenario.file) == ("AAAAA", "en", str(four / "en" / "written.feature"))


@pytest.mark.parametrize("left", [("nl", "es"), ("fr", "nl"), ("en", "fr", "nl")])
def test_so_it_is_in_any_of_the_languages(four: Path, left: tuple[str, ...]) -> None:
    for language in LANGUAGES:
        if language not in left:
            (four / language / "written.feature").unlink()
    (scenario,) = load_scenarios([four])
    assert scenario.language == min(left)


def test_so_it_is_in_folders_named_one_by_one(four: Path) -> None:
    assert [each.language for each in load_scenarios([four / "nl", four / "en"])] == ["nl"]


def test_so_it_is_side_by_side_under_names_of_their_own(tmp_path: Path) -> None:
    scenario_of(STEPS, tmp_path)
    (tmp_path / "bekennen.feature").write_text(DUTCH, encoding="utf-8")
    assert len(load_scenarios([tmp_path])) == 1


def test_the_scenarios_of_the_suite_stay_one_each_in_whatever_languages_they_are_asked_for() -> None:
    english, problems = read_folders((FEATURES, FEATURES.parent / "nl"))
    assert not problems
    assert {each.language for each in english} == {"en"}


def test_a_step_that_differs_is_told_with_both_readings(four: Path) -> None:
    (four / "nl" / "written.feature").write_text(DUTCH.replace("H♦", "V♦"), encoding="utf-8")
    (problem,) = problems_of(four)
    english = four / "en" / "written.feature"
    assert (problem.file, problem.line, problem.column, problem.code) == (
        str(four / "nl" / "written.feature"), 8, 8, "translation-differs",
    )  # fmt: skip
    assert problem.message == (
        f"AAAAA: `B heeft 7♠ V♦ 8♥ A♥` says `B holds 7♠ Q♦ 8♥ A♥`, and {english}:7 says `B holds 7♠ K♦ 8♥ A♥`"
    )
    assert f"`hartenjagen translate {english} --lang nl`" in problem.hint
    assert "from the one that is right; another scenario takes an id of its own" in problem.hint


def test_clauses_that_differ_and_steps_that_are_missing_are_told(four: Path) -> None:
    written = DUTCH.replace("follow-suit", "discard").replace("    En op tafel ligt A 9♠\n    En B", "    En B")
    (four / "nl" / "written.feature").write_text(written.replace("    Dan mag B 7♠ spelen\n", ""), encoding="utf-8")
    told = [problem.message for problem in problems_of(four) if problem.code == "translation-differs"]
    assert len(told) == 3
    steps, clauses, first = told
    assert steps.startswith("AAAAA has 2 steps, and at ")
    assert steps.endswith(" 4")
    assert clauses.startswith("AAAAA names play.discard, and ")
    assert first.startswith("AAAAA: `B heeft 7♠ H♦ 8♥ A♥` says ")


def test_twice_in_one_language_is_an_error_beside_translations_too(four: Path) -> None:
    twice = DUTCH.replace("# language: nl", "# language: nl\n")
    (four / "nl" / "nog-eens.feature").write_text(twice, encoding="utf-8")
    (problem,) = problems_of(four)
    assert problem.code == "duplicate-id"
    assert problem.message == f"the id AAAAA is already used at {four / 'nl' / 'nog-eens.feature'}:6"
    assert problem.file == str(four / "nl" / "written.feature")


def test_an_id_of_the_suite_is_not_for_ones_own_in_another_language_either(tmp_path: Path) -> None:
    taken = load_scenarios()[0]
    (tmp_path / "eigen.feature").write_text(DUTCH.replace("AAAAA", taken.id), encoding="utf-8")
    (problem,) = problems_of(FEATURES, tmp_path)
    assert problem.code == "duplicate-id"
    assert problem.message.endswith(f"{taken.file}:{taken.line}")


def test_what_one_language_leaves_to_fill_in_is_told_and_not_taken_for_a_difference(four: Path) -> None:
    (four / "nl" / "written.feature").write_text(DUTCH.replace("mag B 7♠", "mag B ???"), encoding="utf-8")
    (problem,) = problems_of(four)
    assert (problem.code, problem.file) == ("unfilled-draft", str(four / "nl" / "written.feature"))


def test_a_draft_that_waits_at_another_table_waits_in_every_language(four: Path) -> None:
    from conformance.rules import load_profile

    for language, right in (("en", "may play 7♠"), ("nl", "mag B 7♠")):
        file = four / language / "written.feature"
        text = file.read_text(encoding="utf-8")
        assert right in text
        file.write_text(text.replace(right, right.replace("7♠", "???")), encoding="utf-8")
    assert load_scenarios([four], load_profile("international")) == ()
    assert [problem.code for problem in problems_of(four)] == ["unfilled-draft"] * 2


def test_a_translation_that_nobody_has_reviewed_keeps_the_scenario_unreviewed(four: Path) -> None:
    written = DUTCH.replace("  @id", "  @unreviewed @id")
    (four / "nl" / "written.feature").write_text(written, encoding="utf-8")
    (scenario,) = load_scenarios([four])
    assert scenario.unreviewed

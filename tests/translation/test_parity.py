from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from conformance.problems import Problems
from conformance.scenarios.phrasebook import load_phrasebook
from conformance.spec_files import FEATURES
from conformance.translation.parity import prove_parity
from tests.scenarios.writing import scenario_of, write_other_languages
from tests.translation.writing import feature_in

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
Functionaliteit: Written

  @id:AAAAA @clause:play.follow-suit
  Scenario: Written
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


def problems_of(folder: Path) -> tuple[Problem, ...]:
    with pytest.raises(Problems) as refused:
        prove_parity(folder / "en")
    return refused.value.problems


def test_the_scenarios_of_the_suite_are_the_same_in_four_languages() -> None:
    assert prove_parity(FEATURES) > 300


def test_what_is_rendered_is_the_same(four: Path) -> None:
    assert (four / "nl" / "written.feature").read_text(encoding="utf-8") == DUTCH
    assert prove_parity(four / "en") == 1


def test_a_step_that_differs_is_told_with_both_readings(four: Path) -> None:
    feature_in(four / "nl", DUTCH.replace("H♦", "V♦").replace("mag B 7♠", "mag B 7♠ V♦"), "written")
    first, second = problems_of(four)
    assert (first.file, first.line, first.column, first.code) == (
        str(four / "nl" / "written.feature"), 8, 8, "translation-differs",
    )  # fmt: skip
    assert first.message == (
        f"AAAAA: `B heeft 7♠ V♦ 8♥ A♥` says `B holds 7♠ Q♦ 8♥ A♥`, "
        f"and {four / 'en' / 'written.feature'}:7 says `B holds 7♠ K♦ 8♥ A♥`"
    )
    assert "renders it anew, from the one that is right" in first.hint
    assert (second.line, second.code) == (9, "translation-differs")


def test_the_same_words_under_another_keyword_are_another_step(four: Path) -> None:
    here = DUTCH.replace("    Dan mag B 7♠ spelen\n", "    Dan heeft B 7♠ H♦ 8♥ A♥\n")
    feature_in(four / "nl", here, "written")
    (problem,) = problems_of(four)
    assert "`heeft B 7♠ H♦ 8♥ A♥` says `B holds 7♠ K♦ 8♥ A♥`" in problem.message
    assert problem.message.endswith("says `B may play 7♠`")


def test_steps_too_many_are_told_with_the_first_that_differs(four: Path) -> None:
    feature_in(four / "nl", DUTCH.replace("    En op tafel ligt A 9♠\n", ""), "written")
    assert [(problem.line, problem.message.split(":")[0]) for problem in problems_of(four)] == [
        (5, f"AAAAA has 3 steps, and at {four / 'en' / 'written.feature'}"),
        (7, "AAAAA"),
    ]


def test_clauses_that_differ_are_told(four: Path) -> None:
    feature_in(four / "fr", (four / "fr" / "written.feature").read_text(encoding="utf-8").replace(
        "@clause:play.follow-suit", "@clause:play.discard"), "written")  # fmt: skip
    (problem,) = problems_of(four)
    assert problem.code == "translation-differs"
    assert problem.message.startswith("AAAAA names play.discard, and ")
    assert problem.message.endswith("play.follow-suit")


def test_what_is_missing_and_what_is_extra_are_told_at_once(four: Path) -> None:
    feature_in(four / "nl", DUTCH.replace("AAAAA", "BBBBB"), "written")
    missing, extra = problems_of(four)
    assert (missing.file, missing.line, missing.code) == (
        str(four / "en" / "written.feature"), 4, "translation-missing",
    )  # fmt: skip
    assert missing.message == "AAAAA is not there in nl"
    assert missing.hint == f"`hartenjagen translate {four / 'en' / 'written.feature'}` renders its steps"
    assert (extra.file, extra.line, extra.code) == (
        str(four / "nl" / "written.feature"), 5, "translation-extra",
    )  # fmt: skip
    assert extra.message == "BBBBB is there in nl and not in en"


def test_a_scenario_in_a_file_of_another_name_is_told(four: Path) -> None:
    (four / "nl" / "written.feature").rename(four / "nl" / "geschreven.feature")
    (problem,) = problems_of(four)
    assert problem.code == "translation-misplaced"
    assert problem.message == "AAAAA stands in geschreven.feature, and in en in written.feature"


def test_a_title_that_is_not_translated_is_told(four: Path) -> None:
    feature_in(four / "nl", DUTCH.replace("Scenario: Written", "Scenario: ?? Written"), "written")
    (problem,) = problems_of(four)
    assert (problem.line, problem.column, problem.code) == (5, 13, "untranslated")
    assert problem.message == "`Written` is not translated yet (AAAAA)"
    assert problem.hint == "say it in nl, without the question marks"


def test_a_folder_without_features_and_a_file_in_the_wrong_one_are_told(four: Path) -> None:
    (four / "es" / "written.feature").unlink()
    feature_in(four / "nl", (four / "en" / "written.feature").read_text(encoding="utf-8"), "written")
    assert [problem.code for problem in problems_of(four)] == ["no-features", "wrong-folder"]


@pytest.mark.parametrize(
    ("language", "right", "wrong", "code"),
    [
        ("nl", "Dan ", "Then ", "wrong-language-keyword"),
        ("fr", "Alors ", "Dan ", "wrong-language-keyword"),
        ("es", "Entonces ", "* ", "bullet"),
        ("es", "Escenario: Written", "Escenario:", "no-name"),
        ("fr", "joue", "pose", "unknown-phrase"),
    ],
)
def test_the_lint_looks_at_every_language(four: Path, language: str, right: str, wrong: str, code: str) -> None:
    file = four / language / "written.feature"
    text = file.read_text(encoding="utf-8")
    assert right in text
    file.write_text(text.replace(right, wrong), encoding="utf-8")
    found = [problem for problem in problems_of(four) if problem.file == str(file)]
    assert code in {problem.code for problem in found}


def test_every_language_of_the_phrasebook_has_scenarios() -> None:
    assert {folder.name for folder in FEATURES.parent.iterdir() if folder.is_dir()} == set(load_phrasebook().languages)

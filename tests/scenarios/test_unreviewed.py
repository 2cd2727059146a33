"""Drafts that a program wrote: understood everywhere, and kept out of the suite until a person has stated the value."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from conformance.rules.clauses import load_clauses
from conformance.scenarios.features import Feature, parse_feature
from conformance.scenarios.lint import lint_feature
from conformance.scenarios.loading import load_scenarios
from conformance.scenarios.phrasebook import load_phrasebook
from conformance.spec_files import FEATURES

if TYPE_CHECKING:
    from pathlib import Path

DRAFT = """Feature: A draft

  @unreviewed @id:DRAFT @clause:play.follow-suit
  Scenario: Somebody follows suit
    Given we play nl-short
    And the trick so far is A 9♠
    And B holds 7♠ K♦ 8♥ A♥
    Then B may play 7♠
"""


def written(folder: Path) -> Feature:
    file = folder / "draft.feature"
    file.write_text(DRAFT, encoding="utf-8")
    feature = parse_feature(file, folder)
    assert isinstance(feature, Feature)
    return feature


def test_a_draft_in_a_folder_of_ones_own_is_a_scenario_like_any_other(tmp_path: Path) -> None:
    written(tmp_path)
    assert [scenario.id for scenario in load_scenarios([tmp_path])] == ["DRAFT"]


def test_a_draft_among_the_scenarios_of_the_suite_is_a_problem_where_its_tag_stands(tmp_path: Path) -> None:
    draft = replace(written(tmp_path), of_the_suite=True)
    [problem] = lint_feature(draft, load_phrasebook(), load_clauses())
    assert (problem.line, problem.column, problem.code) == (3, 3, "unreviewed")
    assert "state the value yourself" in problem.hint


def test_the_files_of_the_suite_are_known_as_such() -> None:
    file = min(FEATURES.rglob("*.feature"))
    feature = parse_feature(file, FEATURES)
    assert isinstance(feature, Feature)
    assert feature.of_the_suite


def test_on_a_whole_file_the_tag_means_nothing(tmp_path: Path) -> None:
    file = tmp_path / "tagged.feature"
    file.write_text("@unreviewed\n" + DRAFT.replace("@unreviewed ", ""), encoding="utf-8")
    feature = parse_feature(file, tmp_path)
    assert isinstance(feature, Feature)
    assert [problem.code for problem in lint_feature(feature, load_phrasebook(), load_clauses())] == ["unknown-tag"]

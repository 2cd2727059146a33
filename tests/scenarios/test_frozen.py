"""What a version of the suite demands is written down once, and an id never changes its meaning."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from conformance.problems import Problems
from conformance.scenarios.frozen import digest_of, freeze, lint_frozen, load_retired, load_suites
from tests.scenarios.writing import scenario_of

if TYPE_CHECKING:
    from pathlib import Path

    from conformance.scenarios.features import Scenario

FOLLOW = """
    Given we play nl-short
    And the trick so far is A 9♠
    And B holds 7♠ K♦ 8♥ A♥
    Then B may play 7♠
"""


@pytest.fixture
def scenario(tmp_path: Path) -> Scenario:
    return replace(scenario_of(FOLLOW, tmp_path / "features"), own=False)


def codes(problems: object) -> list[str]:
    return [problem.code for problem in problems]  # type: ignore[attr-defined]


def test_what_is_frozen_can_be_read_again(scenario: Scenario, tmp_path: Path) -> None:
    other = replace(scenario, id="BBBBB")
    file = freeze("0.1.0", [other, scenario], tmp_path)
    (suite,) = load_suites(tmp_path)
    assert (suite.version, list(suite.cases)) == ("0.1.0", ["AAAAA", "BBBBB"])
    assert file.read_text().splitlines()[0] == f'{{"id":"AAAAA","digest":"{digest_of(scenario)}"}}'


def test_a_frozen_suite_is_never_written_again(scenario: Scenario, tmp_path: Path) -> None:
    before = freeze("0.1.0", [scenario], tmp_path).read_bytes()
    with pytest.raises(Problems, match=r"suite 0\.1\.0 is frozen, and what it demands never changes"):
        freeze("0.1.0", [], tmp_path)
    assert (tmp_path / "0.1.0.jsonl").read_bytes() == before


@pytest.mark.parametrize("version", ["1", "0.1", "01.0.0", "0.1.0-rc", "next", "0.1.0\n", "٠.١.٠"])
def test_a_version_is_three_numbers(version: str, tmp_path: Path) -> None:
    with pytest.raises(Problems, match="no version"):
        freeze(version, [], tmp_path)


def test_versions_go_up_by_number_and_not_by_letter(scenario: Scenario, tmp_path: Path) -> None:
    for version in ("0.9.0", "0.10.0"):
        freeze(version, [scenario], tmp_path)
    assert [suite.version for suite in load_suites(tmp_path)] == ["0.9.0", "0.10.0"]
    with pytest.raises(Problems, match=r"older than suite 0\.10\.0"):
        freeze("0.9.1", [scenario], tmp_path)


def test_title_and_place_may_change_and_the_meaning_stays(scenario: Scenario, tmp_path: Path) -> None:
    freeze("0.1.0", [scenario], tmp_path)
    moved = replace(
        scenario, title="Another title", feature="other.feature", file="other.feature", line=99, language="nl"
    )
    assert lint_frozen([moved], whole=True, folder=tmp_path) == []


@pytest.mark.parametrize(
    "steps",
    [
        FOLLOW.replace("A♥", "K♥"),
        FOLLOW.replace("nl-short", "nl-omslag"),
        FOLLOW.replace("And B holds", "And the table plays that hearts may be led at any time\n    And B holds"),
        FOLLOW + "    And it is B's turn\n",
    ],
)
def test_another_step_is_another_meaning(steps: str, scenario: Scenario, tmp_path: Path) -> None:
    freeze("0.1.0", [scenario], tmp_path)
    changed = replace(scenario_of(steps, tmp_path / "changed"), own=False)
    (problem,) = lint_frozen([changed], whole=True, folder=tmp_path)
    assert str(problem).startswith(f"{changed.file}:4:3  changed-meaning  AAAAA has changed meaning since suite 0.1.0")
    assert "give it a new id and retire the old one" in problem.hint


def test_another_clause_is_another_meaning(scenario: Scenario, tmp_path: Path) -> None:
    freeze("0.1.0", [scenario], tmp_path)
    more = replace(scenario, clauses=(*scenario.clauses, "play.discard"))
    assert codes(lint_frozen([more], whole=True, folder=tmp_path)) == ["changed-meaning"]


def test_a_frozen_case_that_is_gone_must_be_retired_with_a_reason(scenario: Scenario, tmp_path: Path) -> None:
    freeze("0.1.0", [scenario], tmp_path)
    (problem,) = lint_frozen([], whole=True, folder=tmp_path)
    assert (problem.code, problem.line, problem.file.endswith("0.1.0.jsonl")) == ("case-gone", 1, True)
    assert lint_frozen([], whole=False, folder=tmp_path) == []
    (tmp_path / "retired.yaml").write_text('- {id: AAAAA, reason: "the source was misread"}\n', encoding="utf-8")
    assert lint_frozen([], whole=True, folder=tmp_path) == []


def test_a_retired_id_never_comes_back(scenario: Scenario, tmp_path: Path) -> None:
    freeze("0.1.0", [scenario], tmp_path)
    (tmp_path / "retired.yaml").write_text('- {id: AAAAA, reason: "the source was misread"}\n', encoding="utf-8")
    (problem,) = lint_frozen([scenario], whole=True, folder=tmp_path)
    assert (problem.code, problem.line) == ("retired-id", scenario.line)
    assert "the source was misread" in problem.message


def test_what_was_never_frozen_cannot_be_retired(tmp_path: Path) -> None:
    (tmp_path / "retired.yaml").write_text('- {id: AAAAA, reason: "why"}\n', encoding="utf-8")
    assert codes(lint_frozen([], whole=True, folder=tmp_path)) == ["never-frozen"]


def test_scenarios_of_somebodys_own_may_have_any_id(scenario: Scenario, tmp_path: Path) -> None:
    freeze("0.1.0", [scenario], tmp_path)
    own = replace(scenario, own=True, clauses=("play.discard",))
    assert codes(lint_frozen([own], whole=False, folder=tmp_path)) == []


@pytest.mark.parametrize(
    "text", ["id: AAAAA\n", "- AAAAA\n", "- {id: AAAAA}\n", "- {id: AAAAA, reason: 3}\n", '- {id: AAAAA, reason: ""}\n']
)
def test_a_list_of_retired_cases_that_is_none_is_refused(text: str, tmp_path: Path) -> None:
    (tmp_path / "retired.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(Problems, match="retired"):
        load_retired(tmp_path)
    assert lint_frozen([], whole=True, folder=tmp_path)


@pytest.mark.parametrize("line", ["", "{}", '{"id":"AAAAA"}', '{"id":"AAAAA","digest":"0","more":1}'])
def test_a_file_that_was_tampered_with_is_refused_with_its_line(line: str, tmp_path: Path) -> None:
    (tmp_path / "0.1.0.jsonl").write_text(f'{{"id":"BBBBB","digest":"0"}}\n{line}\n', encoding="utf-8")
    with pytest.raises(Problems, match=r"0\.1\.0\.jsonl:2  no-frozen-case"):
        load_suites(tmp_path)


def test_the_frozen_suites_that_are_shipped_can_be_read() -> None:
    assert all(suite.cases for suite in load_suites())
    load_retired()

"""`compile`, as a shell sees it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from conformance.cli.main import main
from conformance.vectors import read_vectors
from tests.scenarios.writing import BAD, scenario_of, write_other_languages

if TYPE_CHECKING:
    from collections.abc import Callable

Captured = pytest.CaptureFixture[str]

FOLLOW = """
    Given we play nl-short
    And the trick so far is A 9♠
    And B holds 7♠ K♦ 8♥ A♥
    Then B may play 7♠
"""


@pytest.fixture
def compiling(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., int]:
    """Compile with the scenarios of one folder in place of those of the suite."""
    ours = tmp_path / "features" / "en"
    scenario_of(FOLLOW, ours)
    write_other_languages(ours)
    monkeypatch.setattr("conformance.spec_files.FEATURES", ours)
    monkeypatch.setattr("conformance.spec_files._ROOT", Path("/"))
    return lambda *words: main(["compile", "--jobs", "1", "--output", str(tmp_path / "vectors"), *map(str, words)])


def test_what_is_written_can_be_read(compiling: Callable[..., int], tmp_path: Path, capsys: Captured) -> None:
    assert compiling("nl-short", "nl-omslag") == 0
    assert [line.split(",")[0] for line in capsys.readouterr().out.splitlines() if not line.startswith(" ")] == [
        "nl-short: 1 case of 1 scenario",
        "nl-omslag: 1 case of 1 scenario",
    ]
    header, cases = read_vectors(tmp_path / "vectors" / "nl-omslag.jsonl")
    assert (header.profile, [case.id for case in cases]) == ("nl-omslag", ["AAAAA"])


def test_check_writes_nothing_and_tells_what_would_change(
    compiling: Callable[..., int], tmp_path: Path, capsys: Captured
) -> None:
    assert compiling("--check", "nl-short") == 1
    assert not (tmp_path / "vectors").exists()
    assert capsys.readouterr().err == (
        f"{tmp_path}/vectors/nl-short.jsonl: not what the scenarios give; `hartenjagen compile` writes it anew\n"
    )
    assert compiling("nl-short") == 0
    assert compiling("--check", "nl-short") == 0


def test_scenarios_of_ones_own_are_added(compiling: Callable[..., int], tmp_path: Path, capsys: Captured) -> None:
    own = tmp_path / "own"
    own.mkdir()
    (own / "own.feature").write_text(
        "Feature: Own\n\n  @id:AAAAB @clause:trick.order\n  Scenario: Own\n"
        "    Given we play nl-short\n    And the trick so far is A 9♠\n    Then it is B's turn\n",
        encoding="utf-8",
    )
    assert compiling("nl-short", "--features", own) == 0
    assert capsys.readouterr().out.startswith("nl-short: 2 cases of 2 scenarios")


DUTCH = """\
# language: nl
Functionaliteit: Bij ons

  @id:AAAAB @clause:trick.order
  Scenario: Na A komt B
    Stel we spelen nl-short
    En op tafel ligt A H♠
    Dan is B aan de beurt
"""


def test_scenarios_of_ones_own_may_be_in_dutch_and_in_no_other_language(
    compiling: Callable[..., int], tmp_path: Path, capsys: Captured
) -> None:
    own = tmp_path / "eigen"
    own.mkdir()
    (own / "eigen.feature").write_text(DUTCH, encoding="utf-8")
    assert compiling("nl-short", "--features", own) == 0
    assert capsys.readouterr().out.startswith("nl-short: 2 cases of 2 scenarios")


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("Dan is B aan de beurt", "Dan is B de beurt", "`is B de beurt`  (het lijkt op: `is {seat} aan de beurt`"),
        ("H♠", "K♠", "7:22  bad-field  `K♠` schrijf je als H♠"),
        ("Dan is", "Then is", "8:5  wrong-language-keyword  `Then` is not understood here  (it is a keyword of en;"),
        ("language: nl", "language: dutch", "1:1  unknown-language  there is no language `dutch`  (scenarios are"),
        ("Scenario: Na", "Scenario: ?? Na", "5:13  untranslated  `Na A komt B` is not translated yet (AAAAB)"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_dutch_scenario_is_said_with_dutch_phrases(
    compiling: Callable[..., int], tmp_path: Path, capsys: Captured, right: str, wrong: str, told: str
) -> None:
    own = tmp_path / "eigen"
    own.mkdir()
    assert right in DUTCH
    (own / "eigen.feature").write_text(DUTCH.replace(right, wrong), encoding="utf-8")
    assert compiling("nl-short", "--features", own) == 2
    found = capsys.readouterr().err
    assert found.startswith(f"{own / 'eigen.feature'}:")
    assert told in found


def test_check_says_that_the_scenarios_are_the_same_in_four_languages(
    compiling: Callable[..., int], capsys: Captured
) -> None:
    assert compiling("nl-short") == 0
    assert "languages" not in capsys.readouterr().out
    assert compiling("--check", "nl-short") == 0
    assert capsys.readouterr().out.splitlines()[-1] == "1 scenario in four languages"


def test_a_translation_that_differs_is_told_and_the_vectors_are_written_all_the_same(
    compiling: Callable[..., int], tmp_path: Path, capsys: Captured
) -> None:
    french = tmp_path / "features" / "fr" / "written.feature"
    french.write_text(french.read_text(encoding="utf-8").replace("7♠ K♦", "7♠ Q♦"), encoding="utf-8")
    assert compiling("nl-short") == 2
    assert (
        "fr/written.feature:8:12  translation-differs  AAAAA: `B a en main 7♠ Q♦ 8♥ A♥` "
        "says `B holds 7♠ Q♦ 8♥ A♥`, and "
    ) in capsys.readouterr().err
    assert (tmp_path / "vectors" / "nl-short.jsonl").is_file()
    assert compiling("--check", "nl-short") == 2
    told = capsys.readouterr()
    assert "translation-differs" in told.err
    assert "languages" not in told.out


def test_everything_wrong_with_the_scenarios_ends_in_problems(
    compiling: Callable[..., int], tmp_path: Path, capsys: Captured
) -> None:
    assert compiling("nl-short", "--features", BAD) == 2
    assert "swallowed-step" in capsys.readouterr().err
    assert not (tmp_path / "vectors").exists()


def test_a_statement_the_engine_does_not_bear_out_is_not_written(
    compiling: Callable[..., int], tmp_path: Path, capsys: Captured
) -> None:
    scenario_of(FOLLOW.replace("may play 7♠", "may play any card"), tmp_path / "features" / "en")
    assert compiling("nl-short") == 2
    assert "written.feature:8:10  disagreement  legal: stated K♦ 7♠ 8♥ A♥, the engine has 7♠" in capsys.readouterr().err
    assert not (tmp_path / "vectors" / "nl-short.jsonl").exists()


def test_an_unknown_profile_is_told_at_once(compiling: Callable[..., int], capsys: Captured) -> None:
    assert compiling("nl-shrt") == 2
    assert "did you mean `nl-short`?" in capsys.readouterr().err


def test_a_place_that_cannot_be_written_is_a_problem(
    compiling: Callable[..., int], tmp_path: Path, capsys: Captured
) -> None:
    (tmp_path / "file").write_text("")
    assert compiling("nl-short", "--output", tmp_path / "file") == 2
    assert "unwritable-file" in capsys.readouterr().err


def test_a_scenario_that_names_a_clause_too_few_is_found_out(
    compiling: Callable[..., int], tmp_path: Path, capsys: Captured
) -> None:
    assert compiling("--clauses") == 0
    steps = "Given we play nl-omslag\nAnd the trick so far is B 7♣\nAnd C holds 8♦ 9♦ K♦ Q♠ 7♥ 9♥ 10♥ K♥\n"
    scenario_of(
        f"{steps}Then C may play 8♦ 9♦ K♦", tmp_path / "features" / "en", clauses="play.discard first-trick.hearts"
    )
    for words in (("--clauses",), ("--clauses", "nl-omslag"), ("nl-omslag",), ("nl-omslag", "--check")):
        assert compiling(*words) == 2
        assert "unread-parameter  first_trick.queen has a say in this" in capsys.readouterr().err
    assert not (tmp_path / "vectors" / "nl-omslag.jsonl").exists()


def test_clauses_of_the_scenarios_that_hold_for_a_profile_are_looked_at(
    compiling: Callable[..., int], tmp_path: Path, capsys: Captured
) -> None:
    steps = "Given we play nl-omslag\nAnd the trick so far is B 7♣\nAnd C holds 8♦ 9♦ K♦ Q♠ 7♥ 9♥ 10♥ K♥\n"
    scenario_of(
        f"{steps}Then C may play 8♦ 9♦ K♦", tmp_path / "features" / "en", clauses="play.discard first-trick.hearts"
    )
    assert compiling("--clauses", "nl-short") == 0, "hearts may be discarded in the first trick there"
    assert capsys.readouterr().out == "0 scenarios for nl-short: each names every clause its result depends on\n"
    assert compiling("--clauses", "nl-shrt") == 2
    assert "did you mean `nl-short`?" in capsys.readouterr().err

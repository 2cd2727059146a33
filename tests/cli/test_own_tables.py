"""A table in a file of one's own, with scenarios beside it: wherever a profile is named, it can be named."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.cli.main import main
from conformance.vectors import read_vectors
from tests.rules.tables import write_profile

Captured = pytest.CaptureFixture[str]

HUNDRED = """Feature: Ours

  @id:OWN23 @clause:sweep.score @clause:sweep.condition
  Scenario: A pit costs the others seven
    Given we play ours
    When the deal is played out and C takes every penalty card
    Then the deal scores {scores}
"""
RIGHT = "A 7, B 7, C 1, D 7"


@pytest.fixture(autouse=True)
def ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    write_profile(tmp_path, "ours", "sweep.sweeper: 1\nsweep.others: 7", extends="nl-short")
    return tmp_path


def write_scenario(scores: str = RIGHT, folder: str = "ours/features") -> None:
    Path(folder).mkdir(parents=True)
    Path(folder, "ours.feature").write_text(HUNDRED.format(scores=scores), encoding="utf-8")


@pytest.mark.parametrize("name", ["ours.yaml", "./ours.yaml", "ours.yaml+free-opening", "./ours.yaml+free-opening"])
@pytest.mark.parametrize(
    "words",
    [
        ["show", "{}"],
        ["validate", "{}"],
        ["explain", "{}", "--hand", "QS 8H"],
        ["perft", "{}", "--deal", "seed:1", "--depth", "2"],
        ["check", "{}", "--list"],
    ],
    ids=lambda words: words[0],
)
def test_a_command_takes_the_path_of_a_file_and_house_rules_behind_it(name: str, words: list[str]) -> None:
    assert main([word.format(name) for word in words]) == 0


def test_the_name_without_its_ending_says_what_to_write(capsys: Captured) -> None:
    assert main(["show", "ours"]) == 2
    assert "for the file write ours.yaml" in capsys.readouterr().err


def test_scenarios_beside_the_file_belong_to_its_cases(capsys: Captured) -> None:
    write_scenario()
    assert main(["check", "ours.yaml", "--list", "--only", "OWN23"]) == 0
    assert capsys.readouterr().out.startswith("OWN23  A pit costs the others seven  [sweep.score, sweep.condition]")
    assert main(["check", "nl-short", "--list", "--only", "OWN23"]) == 4


def test_scenarios_elsewhere_are_named(capsys: Captured) -> None:
    write_scenario(folder="elsewhere")
    assert main(["check", "ours.yaml", "--list", "--only", "OWN23"]) == 4
    assert main(["check", "ours.yaml", "--list", "--only", "OWN23", "--features", "elsewhere"]) == 0


def test_an_app_is_held_to_scenarios_of_ones_own_and_told_how_to_repeat_them(capsys: Captured) -> None:
    write_scenario(folder="elsewhere")
    words = ["check", "ours.yaml", "--features", "elsewhere", "--only", "OWN23"]
    assert main(words) == 0
    serve = ["--", "hartenjagen", "serve", "--play", "sweep.sweeper=0"]
    capsys.readouterr()
    assert main([*words, *serve]) == 1
    again = "check ours.yaml --features elsewhere --only OWN23 --trace -- hartenjagen serve --play sweep.sweeper=0"
    assert again in capsys.readouterr().out


def test_scenarios_that_state_something_else_than_the_file_are_refused_by_check(capsys: Captured) -> None:
    write_scenario("A 7, B 7, C 0, D 7")
    assert main(["check", "ours.yaml"]) == 2
    assert "ours/features/ours.feature:7:10  disagreement  score: stated A 7, B 7, C 0, D 7" in capsys.readouterr().err


def write_in_four_languages() -> None:
    """Write the scenario in English, and render it into the other three, under titles of their own."""
    write_scenario(folder="elsewhere/en")
    assert main(["translate", "elsewhere/en/ours.feature"]) == 1  # the titles are left to say by hand
    for file in Path("elsewhere").rglob("*.feature"):
        file.write_text(file.read_text(encoding="utf-8").replace("?? ", ""), encoding="utf-8")


def test_scenarios_in_four_languages_are_one_each_in_every_command(capsys: Captured) -> None:
    write_in_four_languages()
    features = ["--features", "elsewhere"]
    assert main(["check", "ours.yaml", "--list", "--only", "OWN23", *features]) == 0
    assert main(["compile", "ours.yaml", "--jobs", "1", *features]) == 0
    assert main(["test", "ours.yaml", *features]) == 0
    own = [case for case in read_vectors(Path("ours/vectors/ours.jsonl"))[1] if case.id == "OWN23"]
    assert [case.title for case in own] == ["A pit costs the others seven"]


@pytest.mark.parametrize(
    "command", [["check", "--list"], ["compile", "--jobs", "1"], ["test"]], ids=lambda each: each[0]
)
def test_a_translation_that_says_something_else_is_refused_by_every_command(
    command: list[str], capsys: Captured
) -> None:
    write_in_four_languages()
    spanish = Path("elsewhere/es/ours.feature")
    text = spanish.read_text(encoding="utf-8")
    assert text.count("C 1") == 1
    spanish.write_text(text.replace("C 1", "C 2"), encoding="utf-8")
    capsys.readouterr()
    assert main([*command, "ours.yaml", "--features", "elsewhere"]) == 2
    told = capsys.readouterr().err
    assert "elsewhere/es/ours.feature:8:14  translation-differs  OWN23: `" in told
    assert "and elsewhere/en/ours.feature:7 says `the deal scores A 7, B 7, C 1, D 7`" in told
    assert "duplicate-id" not in told


@pytest.mark.parametrize("command", [["check", "ours.yaml"], ["compile", "ours.yaml", "--jobs", "1"]])
def test_drafts_that_are_not_filled_in_are_refused_with_what_to_write(command: list[str], capsys: Captured) -> None:
    write_scenario("A ???, B ???, C ???, D ???")
    assert main(command) == 2
    [line] = capsys.readouterr().err.splitlines()
    assert line.startswith("ours/features/ours.feature:7:28  unfilled-draft  ")
    assert "as in `the deal scores A 4, B 11, C 0, D 0`" in line


def test_what_another_combination_has_still_to_fill_in_is_no_matter_of_this_one(capsys: Captured) -> None:
    write_scenario("A ???, B ???, C ???, D ???")
    draft = Path("ours/features/ours.feature")
    draft.write_text(draft.read_text(encoding="utf-8").replace("we play ours", "we play ours+omslag"), encoding="utf-8")
    assert main(["check", "ours.yaml", "--list"]) == 0
    assert "OWN23" not in capsys.readouterr().out
    assert main(["compile", "ours.yaml", "--jobs", "1"]) == 0
    capsys.readouterr()
    for command in (["check", "--list"], ["compile"]):
        assert main([*command, "ours.yaml+omslag"]) == 2
        assert "ours/features/ours.feature:7:28  unfilled-draft" in capsys.readouterr().err


def test_a_folder_without_scenarios_is_refused(capsys: Captured) -> None:
    Path("empty").mkdir()
    assert main(["check", "ours.yaml", "--features", "empty"]) == 2
    assert "no-features" in capsys.readouterr().err


def test_vectors_and_scenarios_at_once_are_refused(capsys: Captured) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["check", "ours.yaml", "--features", "ours", "--vectors", "x.jsonl"])
    assert "--vectors names the cases" in capsys.readouterr().err


def test_vectors_of_a_file_lie_beside_it_and_nowhere_else() -> None:
    write_scenario()
    assert main(["compile", "./ours.yaml", "--jobs", "1"]) == 0
    header, cases = read_vectors(Path("ours/vectors/ours.jsonl"))
    assert header.profile == "ours"
    assert [case.id for case in cases if case.own] == ["OWN23"]
    assert main(["compile", "ours.yaml", "--jobs", "1", "--check"]) == 0


@pytest.mark.parametrize("name", ["uors.yaml", "./uors.yaml", "uors"])
def test_a_name_near_that_of_a_file_of_ones_own_is_told(name: str, capsys: Captured) -> None:
    assert main(["show", name]) == 2
    assert "(did you mean `ours.yaml`?)" in capsys.readouterr().err
    assert main(["show", "nowhere/ours.yaml"]) == 2
    assert capsys.readouterr().err == "no-such-file  there is no file `nowhere/ours.yaml`\n"

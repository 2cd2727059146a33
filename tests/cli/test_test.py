"""`test`, as a shell sees it: from a change of rules by way of drafts to agreement, and what can go wrong."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from conformance.cli.main import main
from tests.rules.tables import write_house_rule, write_profile

Captured = pytest.CaptureFixture[str]
DRAFTS = Path("ours/features/ours.feature")
LEFT = "the deal scores A ???, B ???, C ???, D ???"


@pytest.fixture(autouse=True)
def ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Write a table where a pit takes three points off, and change to its folder."""
    monkeypatch.chdir(tmp_path)
    write_profile(tmp_path, "ours", "sweep.sweeper: -3\nsweep.others: 0", extends="nl-short")
    return tmp_path


def fill_in(sentence: str) -> None:
    text = DRAFTS.read_text(encoding="utf-8")
    assert text.count(LEFT) == 1
    DRAFTS.write_text(text.replace(LEFT, sentence), encoding="utf-8")


def test_the_change_is_told_with_what_it_switches_off_and_what_is_drafted(capsys: Captured) -> None:
    assert main(["test", "ours.yaml"]) == 1
    out = capsys.readouterr().out
    assert out.startswith("ours (ours) plays nl-short, with these changes:\n")
    assert "after a sweep the sweeper scores -3  (it was: after a sweep the sweeper scores 0)" in out
    assert "  sweep.sweeper ← sweep.score; sweep.others ← sweep.score\n" in out
    assert "MJ5DL  A pit does not need every trick" in out
    assert "One clause has no scenario of the suite:\n  sweep.score: After a sweep the sweeper scores -3 and" in out
    assert "1 scenario drafted for you in ours/features/ours.feature:" in out
    assert out.endswith("then run again: hartenjagen test ours.yaml\n")
    line = int(out.partition("ours/features/ours.feature:")[2].partition("ours.feature:")[2].split()[0])
    assert DRAFTS.read_text(encoding="utf-8").splitlines()[line - 1].startswith("  Scenario: How we play sweep.score")


def test_an_unfilled_draft_fails_again_and_is_not_drafted_twice(capsys: Captured) -> None:
    assert main(["test", "ours.yaml"]) == 1
    before = DRAFTS.read_text(encoding="utf-8")
    capsys.readouterr()
    assert main(["test", "ours.yaml"]) == 1
    out = capsys.readouterr().out
    assert "One step still waits for what you play:" in out
    assert f"`{LEFT}` is not filled in yet" in out
    assert "drafted for you" not in out
    assert [path.name for path in DRAFTS.parent.iterdir()] == ["ours.feature"]
    assert DRAFTS.read_text(encoding="utf-8") == before


def test_filled_in_as_the_rules_say_all_is_well(capsys: Captured) -> None:
    assert main(["test", "ours.yaml"]) == 1
    text = DRAFTS.read_text(encoding="utf-8")
    assert "C takes every penalty card but not every trick" in text
    fill_in("the deal scores A 0, B 0, C -3, D 0")
    capsys.readouterr()
    assert main(["test", "ours.yaml"]) == 0
    out = capsys.readouterr().out
    assert "1 scenario of your own: your rules say the same." in out
    assert "[yours]" in out
    assert out.endswith("All is well: the rules, the reference and you agree.\n")


def test_a_difference_is_told_in_both_words_with_the_clause_and_where_it_is_written(capsys: Captured) -> None:
    assert main(["test", "ours.yaml"]) == 1
    fill_in("the deal scores A 0, B 0, C -5, D 0")
    capsys.readouterr()
    assert main(["test", "ours.yaml"]) == 1
    out = capsys.readouterr().out
    assert "  you stated:      the deal scores A 0, B 0, C -5, D 0\n" in out
    assert "  your rules say:  the deal scores A 0, B 0, C -3, D 0\n" in out
    assert "  sweep.score: After a sweep the sweeper scores -3 and each opponent 0.  (ours.yaml:6, ours.yaml:7)" in out
    assert "[yours]" in out
    assert "One of the two is not what you play." in out


def test_in_another_language_all_of_it_is_in_that_language(capsys: Captured) -> None:
    assert main(["test", "ours.yaml", "--lang", "nl"]) == 1
    text = DRAFTS.read_text(encoding="utf-8")
    assert text.startswith("# language: nl\nFunctionaliteit: ours\n")
    assert "  # sweep.score: Na een pit " in text
    assert "    Stel we spelen ours\n    Als de ronde wordt uitgespeeld en C alle strafkaarten pakt" in text
    assert text.rstrip().endswith("Dan is de score van de ronde A ???, B ???, C ???, D ???")
    out = capsys.readouterr().out
    assert "na een pit schrijft de maker -3  (het was: na een pit schrijft de maker 0)" in out
    assert out.endswith("draai opnieuw: hartenjagen test ours.yaml --lang nl\n")


def test_a_file_of_that_name_is_somebodys_and_stays(capsys: Captured) -> None:
    DRAFTS.parent.mkdir(parents=True)
    mine = (
        "Feature: Mine\n\n  @id:OWN23 @clause:match.tie\n  Scenario: Mine\n    Given we play ours\n"
        "    And the totals are A 41, B 19, C 15, D 15\n"
        "    When the deal is played out with points A 9, B 6, C 0, D 0\n    Then C and D win the match\n"
    )
    DRAFTS.write_text(mine, encoding="utf-8")
    assert main(["test", "ours.yaml"]) == 1
    assert "1 scenario of your own: your rules say the same." in capsys.readouterr().out
    assert DRAFTS.read_text(encoding="utf-8") == mine
    assert DRAFTS.with_name("ours-2.feature").is_file()


def test_drafts_go_where_they_are_wanted_and_are_found_there_again(capsys: Captured) -> None:
    assert main(["test", "ours.yaml", "--drafts", "elsewhere"]) == 1
    assert not Path("ours").exists()
    assert Path("elsewhere/ours.feature").is_file()
    assert main(["test", "ours.yaml", "--drafts", "elsewhere"]) == 1
    assert [path.name for path in Path("elsewhere").iterdir()] == ["ours.feature"]


def test_programs_get_json(capsys: Captured) -> None:
    assert main(["test", "ours.yaml", "--json"]) == 1
    data = json.loads(capsys.readouterr().out)
    assert (data["table"], data["parent"]) == ("ours", "nl-short")
    assert [change["parameter"] for change in data["changes"]] == ["sweep.sweeper", "sweep.others"]
    assert data["waiting"] == ["sweep.score"]
    assert data["missing"][0]["origins"] == ["ours.yaml:6", "ours.yaml:7"]
    assert data["drafts"][0]["covers"] == ["sweep.score"]
    assert {cause["parameter"] for off in data["off"] for cause in off["causes"]} == {"sweep.sweeper", "sweep.others"}


def test_a_scenario_that_cannot_come_about_and_one_of_other_rules_are_told(capsys: Captured) -> None:
    DRAFTS.parent.mkdir(parents=True)
    DRAFTS.write_text(
        "Feature: Mine\n\n  @id:OWN23 @clause:sweep.score @clause:sweep.condition\n  Scenario: Cannot be\n"
        "    Given we play ours\n    And the trick so far is A 9♠, B A♠\n    And hearts are broken\n"
        "    And no heart has been discarded\n    And it is trick 1\n    Then it is C's turn\n\n"
        "  @id:OWN24 @clause:sweep.score @clause:sweep.condition\n  Scenario: Of others\n    Given we play nl-short\n"
        "    When the deal is played out and C takes every penalty card\n"
        "    Then the deal scores A 15, B 15, C 0, D 15\n",
        encoding="utf-8",
    )
    assert main(["test", "ours.yaml"]) == 1
    out = capsys.readouterr().out
    assert "ours/features/ours.feature:4  Cannot be\n  No deal leads there by your rules: " in out
    assert "ours/features/ours.feature:13  Of others\n  It holds for other rules than those of ours" in out


def test_a_profile_of_the_suite_is_fine_by_itself(capsys: Captured) -> None:
    assert main(["test", "nl-short"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("nl-short (Dutch Hartenjagen, short pack) stands by itself")
    assert "All is well" in out


def test_drafts_without_a_place_ask_for_one(ours: Path, capsys: Captured) -> None:
    write_house_rule(ours, "three", "sweep.sweeper: -3\nsweep.others: 0")
    assert main(["test", "nl-short+three.yaml"]) == 2
    assert "no-place" in capsys.readouterr().err
    assert main(["test", "nl-short+three.yaml", "--drafts", "drafts"]) == 1
    [file] = Path("drafts").iterdir()
    assert "Given we play nl-short+three\n" in file.read_text(encoding="utf-8")
    assert main(["test", "nl-short+three.yaml", "--drafts", "drafts"]) == 1


def test_drafts_that_could_not_find_their_table_are_not_written(ours: Path, capsys: Captured) -> None:
    (ours / "below").mkdir()
    write_profile(ours / "below", "mine", "sweep.sweeper: -3\nsweep.others: 0", extends="nl-short")
    assert main(["test", "below/mine.yaml", "--drafts", "drafts"]) == 2
    assert "out-of-reach  scenarios in drafts would not find mine" in capsys.readouterr().err
    assert not Path("drafts").exists()


def test_a_scenario_that_names_a_clause_too_few_is_told_which(capsys: Captured) -> None:
    DRAFTS.parent.mkdir(parents=True)
    DRAFTS.write_text(
        "Feature: Mine\n\n  @id:OWN23 @clause:match.add @clause:sweep.condition\n  Scenario: Minus three\n"
        "    Given we play ours\n    When the deal is played out and C takes every penalty card\n"
        "    Then the totals are A 0, B 0, C -3, D 0\n",
        encoding="utf-8",
    )
    assert main(["test", "ours.yaml"]) == 1
    out = capsys.readouterr().out
    assert "ours/features/ours.feature:4  Minus three\n  sweep.sweeper has a say in it as well." in out
    assert "in the tags above it: @clause:sweep.score\n" in out


def test_a_draft_of_another_combination_waits_there_and_not_here(capsys: Captured) -> None:
    assert main(["test", "ours.yaml"]) == 1
    fill_in("the deal scores A 0, B 0, C -3, D 0")
    waiting = DRAFTS.with_name("ours+omslag.feature")
    steps = "    Given we play ours{}\n    When the deal is played out and C takes every penalty card\n"
    scenario = f"  @id:OWN23 @clause:sweep.score @clause:sweep.condition\n  Scenario: Minus three\n{steps}"
    text = f"Feature: Mine\n\n{scenario}    Then the deal scores A ???, B ???, C ???, D ???\n"
    waiting.write_text(text.format("+omslag"), encoding="utf-8")
    capsys.readouterr()
    assert main(["test", "ours.yaml"]) == 0
    out = capsys.readouterr().out
    assert "ours+omslag.feature:4  Minus three\n  It holds for other rules than those of ours" in out
    assert "still wait" not in out
    waiting.write_text(text.format(""), encoding="utf-8")
    assert main(["test", "ours.yaml"]) == 1
    assert "One step still waits for what you play:\n  ours/features/ours+omslag.feature:7:" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["our.yaml"], "there is no file `our.yaml`"),
        (["nl-shrt"], "did you mean `nl-short`?"),
        (["omslag"], "not-a-profile"),
        (["ours"], "for the file write ours.yaml"),
        (["ours.yaml", "--features", "empty"], "no-features"),
        (["ours.yaml", "--drafts", "ours.yaml"], "(--drafts takes a folder, which may be a new one)"),
    ],
)
def test_what_cannot_be_tested_is_refused(words: list[str], told: str, capsys: Captured) -> None:
    Path("empty").mkdir()
    assert main(["test", *words]) == 2
    assert told in capsys.readouterr().err


def test_an_unknown_language_is_refused_with_those_there_are(capsys: Captured) -> None:
    with pytest.raises(SystemExit, match="2"):
        main(["test", "ours.yaml", "--lang", "de"])
    assert "'en', 'nl', 'fr', 'es'" in capsys.readouterr().err


def test_a_scenario_that_cannot_be_read_is_refused_and_nothing_is_drafted(capsys: Captured) -> None:
    DRAFTS.parent.mkdir(parents=True)
    DRAFTS.write_text("Feature: Mine\n\n  Scenario: Mine\n    Given we play ours\n    Then nobody wins\n")
    assert main(["test", "ours.yaml"]) == 2
    err = capsys.readouterr().err
    assert "missing-id" in err
    assert "unknown-phrase" in err
    assert [path.name for path in DRAFTS.parent.iterdir()] == ["ours.feature"]


def test_with_another_pack_nothing_holds_and_everything_is_told(ours: Path, capsys: Captured) -> None:
    ranks = 'pack.ranks: ["6", "7", "8", "9", "10", J, Q, K, A]\nopening.card: 6C'
    write_profile(ours, "six", ranks, extends="nl-short")
    assert main(["test", "six.yaml", "--all"]) == 1
    out = capsys.readouterr().out
    assert "0 scenarios of the suite hold for it" in out
    assert "  pack.ranks\n" in out or "  pack.ranks;" in out
    assert "to see all" not in out
    assert Path("six/features/six.feature").is_file()


def test_where_nothing_holds_most_is_counted_and_games_can_be_looked_at_all_the_same(
    ours: Path, capsys: Captured
) -> None:
    changes = 'table.players: 5\npack.ranks: ["10", J, Q, K, A]\nopening.card: 10C'
    write_profile(ours, "five", changes, extends="nl-short")
    assert main(["test", "five.yaml"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert any(line.endswith(" more; to see all: hartenjagen test five.yaml --all") for line in lines)
    command = "hartenjagen record five.yaml --games 200 -- COMMAND | hartenjagen verify five.yaml -"
    assert lines[-1].endswith(f": {command}")
    app = [sys.executable, "-m", "reference_impl.serve"]
    assert main(["record", "five.yaml", "--games", "1", "--output", "games.jsonl", "--", *app]) == 0
    assert main(["verify", "five.yaml", "games.jsonl"]) == 0

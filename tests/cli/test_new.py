"""`new`, as a shell sees it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from jsonschema import Draft7Validator

from conformance.cards import LANGUAGES
from conformance.cli.main import main
from conformance.rules import load_profile, shipped_profiles
from conformance.rules.parameters import load_parameters
from conformance.rules.strict_yaml import load_yaml

Captured = pytest.CaptureFixture[str]
PIT = ["--set", "sweep.sweeper=-total", "--set", "sweep.others=0"]


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_the_file_is_short_and_says_every_setting_in_words() -> None:
    assert main(["new", "my-table", "--from", "nl-short", *PIT, "--set", "scoring.values.Q♠=13"]) == 0
    assert Path("my-table.yaml").read_text(encoding="utf-8") == """\
# yaml-language-server: $schema=my-table/profile.schema.json
# The rules of our table: those of nl-short, but for what stands here. We state it; no source has to.
# All of them, and where each comes from: hartenjagen show my-table.yaml --origin
spec: 1
profile: my-table
title: {en: My table}
extends: nl-short

rules:
  scoring.values:
    # Our table: Q♠ counts 13. In nl-short: Q♠ counts 5.
    QS: 13
  # Our table: after a sweep the sweeper scores -23. In nl-short: after a sweep the sweeper scores 0.
  sweep.sweeper: -total
  # Our table: after a sweep each opponent scores 0. In nl-short: after a sweep each opponent scores 15.
  sweep.others: 0
"""


def test_what_is_written_plays_as_it_was_asked_for_and_states_it() -> None:
    assert main(["new", "my-table", "--from", "nl-omslag", "--set", "opening.lead=any_card"]) == 0
    mine = load_profile("my-table.yaml")
    assert mine.rules == load_profile("nl-omslag").replace({"opening.lead": "any_card"})
    assert mine.standing["opening.lead"].stated
    assert "# Our table: the holder of the opening card may lead another card. nl-omslag leaves it open." in Path(
        "my-table.yaml"
    ).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("profile", shipped_profiles())
def test_every_neighbour_of_every_value_can_be_written_and_read_again(profile: str, language: str) -> None:
    parent, written = load_profile(profile), 0
    for number, path in enumerate(parent.rules):
        value = load_parameters()[path].neighbours(parent.rules[path])[0]
        said = json.dumps(value) if isinstance(value, dict | list) else str(value)
        if main(["new", f"t-{number}", "--from", profile, "--lang", language, "--set", f"{path}={said}"]) == 0:
            changes = {f"{path}.{card}": worth for card, worth in value.items()} if isinstance(value, dict) else {}
            assert load_profile(f"t-{number}.yaml").rules == parent.replace(changes or {path: value})
            written += 1
    assert written > len(parent.rules) // 2, "most go by themselves; the others need more to be said"


def test_the_schema_line_leads_to_the_schema_and_the_file_is_as_it_wants() -> None:
    assert main(["new", "my-table", "--from", "nl-short", *PIT, "--folder", "deep/er"]) == 0
    file = Path("deep/er/my-table.yaml")
    first = file.read_text(encoding="utf-8").splitlines()[0]
    schema = json.loads((file.parent / first.partition("$schema=")[2]).read_text(encoding="utf-8"))
    assert list(Draft7Validator(schema).iter_errors(load_yaml(file))) == []
    assert list(Draft7Validator(schema).iter_errors({**load_yaml(file), "rules": {"match.treshold": 60}}))


def test_without_a_setting_it_shows_how_one_is_written() -> None:
    assert main(["new", "my-table", "--from", "nl-short"]) == 0
    assert load_profile("my-table.yaml").rules == load_profile("nl-short").rules
    text = Path("my-table.yaml").read_text(encoding="utf-8")
    Path("my-table.yaml").write_text(text.replace("# rules", "rules").replace("#   match", "  match"), encoding="utf-8")
    assert load_profile("my-table.yaml").rules["match.threshold"] == 100


def test_it_ends_by_saying_what_to_do_next(capsys: Captured) -> None:
    assert main(["new", "my-table", "--from", "nl-short", *PIT, "--lang", "nl", "--folder", "o'er"]) == 0
    out = capsys.readouterr().out
    written = "o'er/my-table.yaml is geschreven: de regels van nl-short, behalve wat jullie anders spelen.\n"
    assert out.startswith(written)
    assert "En nu:\n" in out
    assert "hartenjagen test 'o'\"'\"'er/my-table.yaml'" in out


def test_a_file_is_extended_from_another_folder_by_the_way_to_it() -> None:
    assert main(["new", "first", "--from", "nl-short", *PIT]) == 0
    assert main(["new", "second", "--from", "./first.yaml+free-opening", "--folder", "below"]) == 0
    assert load_yaml(Path("below/second.yaml"))["extends"] == "../first.yaml+free-opening"
    assert load_profile("below/second.yaml").rules == load_profile("first.yaml+free-opening").rules


def test_a_title_may_be_anything_on_one_line(capsys: Captured) -> None:
    for number, title in enumerate(["No", "Jan's: “tafel” #1, {x}", "- 7", "null"]):
        assert main(["new", f"t-{number}", "--from", "nl-short", "--title", title, "--lang", "nl"]) == 0
        assert load_profile(f"t-{number}.yaml").title == {"nl": title}
    assert main(["new", "bad", "--from", "nl-short", "--title", "two\nlines"]) == 2
    assert "bad-title" in capsys.readouterr().err


def test_everything_that_is_wrong_is_told_at_once_and_nothing_is_written(tmp_path: Path, capsys: Captured) -> None:
    (tmp_path / "file").write_text("")
    words = ["My Table", "--from", "nl-shrt", "--set", "match.treshold=60", "--set", "match.tie=0", "--folder", "file"]
    assert main(["new", *words, "--title", " "]) == 2
    err = capsys.readouterr().err
    for code in ("bad-name", "unknown-profile", "unknown-parameter", "wrong-type", "no-folder", "bad-title"):
        assert f"{code}  " in err
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_setting_that_does_not_apply_is_refused(capsys: Captured) -> None:
    assert main(["new", "my-table", "--from", "nl-short", "--set", "passing.cards=3"]) == 2
    assert "--set passing.cards  does-not-apply" in capsys.readouterr().err
    assert not Path("my-table.yaml").exists()


def test_nothing_is_overwritten_unless_it_is_forced(capsys: Captured) -> None:
    Path("my-table.yaml").write_text("mine")
    assert main(["new", "my-table", "--from", "nl-short"]) == 2
    assert "my-table.yaml  file-exists  it is there already  (--force writes over it)" in capsys.readouterr().err
    assert (Path("my-table.yaml").read_text(), Path("my-table").exists()) == ("mine", False)
    assert main(["new", "my-table", "--from", "nl-short", "--force"]) == 0
    assert load_profile("my-table.yaml").name == "my-table"


@pytest.mark.parametrize("force", [[], ["--force"]])
@pytest.mark.parametrize("parent", ["first.yaml", "./first.yaml+free-opening", "below/second.yaml"])
def test_a_table_is_not_written_over_what_it_would_extend(parent: str, force: list[str], capsys: Captured) -> None:
    assert main(["new", "first", "--from", "nl-short", *PIT]) == 0
    assert main(["new", "second", "--from", "first.yaml", "--folder", "below"]) == 0
    before = Path("first.yaml").read_bytes()
    capsys.readouterr()
    assert main(["new", "first", "--from", parent, "--set", "match.threshold=100", *force]) == 2
    err = capsys.readouterr().err
    assert "first.yaml  extends-itself  " in err
    assert "--force" not in err
    assert Path("first.yaml").read_bytes() == before


@pytest.mark.parametrize("way", ["missing/there.yaml", "/dev/full"])
def test_nothing_is_written_beside_a_file_that_cannot_be(way: str, tmp_path: Path, capsys: Captured) -> None:
    Path("my-table.yaml").symlink_to(way)
    assert main(["new", "my-table", "--from", "nl-short", "--force"]) == 2
    assert "unwritable-file" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["my-table.yaml"]


def test_the_name_may_be_typed_as_that_of_the_file() -> None:
    assert main(["new", "my-table.yaml", "--from", "nl-short"]) == 0
    assert load_profile("my-table.yaml").name == "my-table"


def test_a_name_that_the_file_could_not_be_read_with_is_refused_and_nothing_is_written(
    tmp_path: Path, capsys: Captured
) -> None:
    assert main(["new", "2026-01-01", "--from", "nl-short"]) == 2
    assert "bad-name  `2026-01-01` is no name" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_house_rule_alone_is_no_profile_to_begin_with(capsys: Captured) -> None:
    assert main(["new", "my-table", "--from", "omslag"]) == 2
    assert "not-a-profile" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "reversal.sweep means nothing, and changes nothing, as long as this holds: at the "),
        ("nl", "reversal.sweep betekent niets en verandert niets zolang dit geldt: "),
        ("fr", "reversal.sweep n'a pas de sens et ne change rien tant que ceci vaut : "),
        ("es", "reversal.sweep no significa nada ni cambia nada mientras valga esto: "),
    ],
)
def test_a_setting_without_a_meaning_is_written_and_said_to_have_none(
    language: str, said: str, capsys: Captured
) -> None:
    words = ["new", "ours", "--set", "reversal.sweep=as_captured", "--lang", language, "--force", "--from"]
    assert main([*words, "nl-short"]) == 0
    assert f"  {said}" in capsys.readouterr().out
    assert main([*words, "nl-omslag"]) == 0
    assert said not in capsys.readouterr().out


def test_letters_of_two_languages_mean_the_card_of_the_one_that_is_asked_for() -> None:
    for language, card in (("nl", "QS"), ("fr", "JS"), ("en", "QS")):
        words = ["new", "ours", "--force", "--from", "nl-short", "--lang", language, "--set", "scoring.values.V♠=13"]
        assert main(words) == 0
        assert load_profile("ours.yaml").rules["scoring.values"][card] == 13

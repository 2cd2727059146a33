"""What is written to a file in place of the terminal never takes the place of the rules it is about."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.cli.main import main
from tests.rules.tables import write_house_rule, write_profile

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def in_a_folder_with_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write_profile(tmp_path, "first", "match.threshold: 60", extends="nl-short")
    write_profile(tmp_path, "second", "match.threshold: 70", extends="first.yaml")
    write_house_rule(tmp_path, "spades", "scoring.values: {QS: 13}")


@pytest.mark.parametrize("force", [[], ["--force"]])
@pytest.mark.parametrize(
    ("words", "output"),
    [
        (["rules", "second.yaml"], "second.yaml"),
        (["rules", "second.yaml"], "./first.yaml"),
        (["rules", "nl-short+spades.yaml"], "spades.yaml"),
        (["compare", "nl-short", "second.yaml"], "second.yaml"),
        (["compare", "second.yaml", "nl-short"], "first.yaml"),
    ],
)
def test_a_file_that_the_rules_are_read_from_is_never_written_over(
    words: list[str], output: str, force: list[str], capsys: Captured
) -> None:
    before = Path(output).read_bytes()
    assert main([*words, "--output", output, *force]) == 2
    assert "output-is-input" in capsys.readouterr().err
    assert Path(output).read_bytes() == before


def test_a_file_of_other_rules_is_written_over_when_that_is_forced() -> None:
    assert main(["rules", "first.yaml", "--output", "second.yaml", "--force"]) == 0
    assert not Path("second.yaml").read_text(encoding="utf-8").startswith("spec: 1")


@pytest.mark.parametrize(
    "words",
    [
        ["perft", "nl-short", "--deal", "seed:7", "--depth", "2", "--json"],
        ["check", "nl-short", "--only", "match.start", "--json"],
        ["check", "nl-short", "--only", "match.start", "--junit"],
    ],
)
def test_a_report_that_is_there_is_written_over_only_where_that_is_asked_for(
    words: list[str], capsys: Captured
) -> None:
    report = Path("report")
    report.write_text("mine", encoding="utf-8")
    assert main([*words, "report"]) == 2
    told = capsys.readouterr()
    assert (told.err, told.out) == ("report  file-exists  it is there already  (--force writes over it)\n", "")
    assert report.read_text(encoding="utf-8") == "mine"
    assert main([*words, "report", "--force"]) == 0
    assert report.read_text(encoding="utf-8") != "mine"


@pytest.mark.parametrize("words", [["perft", "second.yaml", "--depth", "2"], ["check", "second.yaml"]])
def test_a_report_never_takes_the_place_of_the_rules(words: list[str], capsys: Captured) -> None:
    before = Path("first.yaml").read_bytes()
    assert main([*words, "--json", "first.yaml", "--force"]) == 2
    assert "output-is-input" in capsys.readouterr().err
    assert Path("first.yaml").read_bytes() == before
    assert main([*words, "--json", "no/such.json"]) == 2
    assert "its folder does not exist" in capsys.readouterr().err

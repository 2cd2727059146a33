"""What is written to a file in place of the terminal never takes the place of the rules it is about."""

from __future__ import annotations

import sys
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


PERFT = ["perft", "nl-short", "--deal", "seed:7", "--depth", "2", "--json"]
CHECK = ["check", "nl-short", "--only", "match.start"]
NOBODY = ["--", "there-is-no-such-app"]


@pytest.mark.parametrize(
    "words",
    [
        PERFT,
        [*CHECK, "--json"],
        [*CHECK, "--junit"],
        ["rules", "nl-short", "--output"],
        ["compare", "nl-short", "nl-short+free-opening", "--format", "json", "--output"],
        ["record", "nl-short", "--games", "1", "--deals", "1", "--output"],
        ["verify", "nl-short", "club.csv", "--json"],
        ["verify", "--identify", "none.jsonl", "--json"],
    ],
    ids=lambda words: f"{words[0]} {words[-1]}",
)
def test_what_is_there_is_written_over_only_where_that_is_asked_for(words: list[str], capsys: Captured) -> None:
    Path("club.csv").write_text("Ann,Bob,Cis,Dee\n1,2,3,9\n", encoding="utf-8")
    Path("none.jsonl").write_text("", encoding="utf-8")
    report = Path("report")
    report.write_text("mine", encoding="utf-8")
    assert main([*words, "report"]) == 2
    told = capsys.readouterr()
    assert (told.err, told.out) == ("report  file-exists  it is there already  (--force writes over it)\n", "")
    assert report.read_text(encoding="utf-8") == "mine"
    assert main([*words, "report", "--force"]) in (0, 4)
    assert report.read_text(encoding="utf-8") != "mine"


@pytest.mark.parametrize(
    ("words", "app"),
    [
        (PERFT, NOBODY),
        ([*CHECK, "--json"], NOBODY),
        ([*CHECK, "--junit"], NOBODY),
        (["record", "nl-short", "--output"], NOBODY),
        (["identify", "--json"], NOBODY),
        (["identify", "--write"], NOBODY),
        (["identify", "--ask", "--write"], []),
        (["identify", "--benchmark", "1", "--json"], []),
        (["verify", "nl-short", "games.jsonl", "--json"], []),
        (["rules", "nl-short", "--output"], []),
        (["compare", "nl-short", "nl-omslag", "--output"], []),
    ],
    ids=lambda words: " ".join(words),
)
@pytest.mark.parametrize(
    ("place", "told"),
    [
        ("there.yaml", "file-exists  it is there already  (--force writes over it)"),
        ("folder.yaml", "is-a-folder  it is a folder  (name a file in it)"),
        ("/proc/here.yaml", "unwritable-file  it cannot be written: "),
    ],
)
def test_every_command_says_the_same_of_a_place_that_will_not_do_and_begins_no_work(
    words: list[str], app: list[str], place: str, told: str, capsys: Captured
) -> None:
    Path("there.yaml").write_text("mine", encoding="utf-8")
    Path("folder.yaml").mkdir()
    assert main([*words, place, *app]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith(f"{place}  {told}")
    assert err.count("\n") == 1
    assert Path("there.yaml").read_text(encoding="utf-8") == "mine"


def test_everything_in_the_way_of_an_identification_is_told_at_once(capsys: Captured) -> None:
    for name in ("found.yaml", "found.json"):
        Path(name).write_text("mine", encoding="utf-8")
    words = ["identify", "--tell", "second.yaml", *NOBODY]
    assert main([*words[:-2], "--write", "found.yaml", "--json", "found.json", *NOBODY]) == 2
    assert [line.split("  ")[:2] for line in capsys.readouterr().err.splitlines()] == [
        ["found.json", "file-exists"],
        ["found.yaml", "file-exists"],
    ]
    assert main([*words[:-2], "--write", "first.yaml", "--json", "./first.yaml", "--force", *NOBODY]) == 2
    assert [line.split("  ")[:2] for line in capsys.readouterr().err.splitlines()] == [
        ["first.yaml", "output-is-input"],
        ["first.yaml", "same-file"],
    ]


def test_a_report_of_an_identification_is_written_over_where_that_is_forced(capsys: Captured) -> None:
    app = [sys.executable, "-m", "conformance.cli.main", "serve", "--null", "zeros"]
    Path("found.json").write_text("mine", encoding="utf-8")
    assert main(["identify", "--json", "found.json", "--force", "--", *app]) == 1
    assert Path("found.json").read_text(encoding="utf-8").startswith("{")


@pytest.mark.parametrize("words", [["--force", *NOBODY], ["--benchmark", "1", "--force"]])
def test_force_without_anything_to_write_is_wrong_usage(words: list[str], capsys: Captured) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["identify", *words])
    assert ended.value.code == 2
    assert "--force is about --write FILE and --json FILE" in capsys.readouterr().err


@pytest.mark.parametrize("words", [["perft", "second.yaml", "--depth", "2"], ["check", "second.yaml"]])
def test_a_report_never_takes_the_place_of_the_rules(words: list[str], capsys: Captured) -> None:
    before = Path("first.yaml").read_bytes()
    assert main([*words, "--json", "first.yaml", "--force"]) == 2
    assert "output-is-input" in capsys.readouterr().err
    assert Path("first.yaml").read_bytes() == before
    assert main([*words, "--json", "no/such.json"]) == 2
    assert "its folder does not exist" in capsys.readouterr().err

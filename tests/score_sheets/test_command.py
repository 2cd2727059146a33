"""`hartenjagen verify` with score sheets."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from conformance.cli.main import main

RIGHT = "Anna;Bram;Cor;Dirk\n7;5;3;0\n22;20;3;15\n"
WRONG = "Anna;Bram;Cor;Dirk\n7;5;3;0\n22;20;3;14\n"
SCORES = "Anna;Bram;Cor;Dirk\n7;5;3;0\n15;15;0;15\n"


def written(folder: Path, **contents: str) -> list[str]:
    """Return the names of sheets that are written."""
    files = [folder / f"{name}.csv" for name in contents]
    for file, content in zip(files, contents.values(), strict=True):
        file.write_text(content, encoding="utf-8")
    return [str(file) for file in files]


@pytest.mark.parametrize(
    ("contents", "code"),
    [
        ({"a": RIGHT}, 0), ({"a": WRONG}, 1), ({"a": "Anna;Bram\n1;2\n"}, 2), ({"a": ""}, 4), ({"a": "A;B;C;D\n"}, 4),
        ({"a": RIGHT, "b": ""}, 4), ({"a": "", "b": "x;y"}, 2), ({"a": "x;y", "b": WRONG, "c": RIGHT}, 1),
    ],
)  # fmt: skip
def test_the_exit_code_is_that_of_the_gravest(tmp_path: Path, contents: dict[str, str], code: int) -> None:
    assert main(["verify", "nl-short", *written(tmp_path, **contents)]) == code


def test_a_sheet_that_cannot_be_read_keeps_no_other_from_being_judged(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = written(tmp_path, a="Anna;Bram;Cor;Dirk\n7;x;3\n", b=WRONG)
    assert main(["verify", "nl-short", *files, str(tmp_path / "none.csv")]) == 1
    printed = capsys.readouterr()
    assert f"{files[1]}:3:1  deal 2: score.cards" in printed.out
    codes = [line.split("  ")[1] for line in printed.err.splitlines()]
    assert codes == ["not-a-number", "missing-number", "no-such-file"]


def test_the_user_says_what_the_numbers_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = written(tmp_path, a=SCORES)
    assert main(["verify", "nl-short", *files]) == 0
    assert "The numbers are read as the score of each deal" in capsys.readouterr().out
    assert main(["verify", "nl-short", *files, "--scores"]) == 0
    assert "are read as" not in capsys.readouterr().out
    assert main(["verify", "nl-short", *files, "--totals"]) == 1
    with pytest.raises(SystemExit):
        main(["verify", "nl-short", *files, "--totals", "--scores"])


def test_recorded_games_and_sheets_are_not_mixed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "nl-short", *written(tmp_path, a=RIGHT), "games.jsonl"]) == 2
    assert "mixed-files" in capsys.readouterr().err


def test_a_folder_beside_a_sheet_is_called_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "docs"
    folder.mkdir()
    assert main(["verify", "nl-short", *written(tmp_path, a=RIGHT), str(folder)]) == 2
    assert capsys.readouterr().err == f"{folder}  is-a-folder  this is a folder  (name the files in it)\n"


def test_programs_get_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = written(tmp_path, a=RIGHT, b=WRONG)
    assert main(["verify", "nl-short", *files, "--json"]) == 1
    printed = capsys.readouterr()
    assert [sheet["verdict"] for sheet in json.loads(printed.out)["sheets"]] == ["can be right", "cannot be right"]
    assert "it cannot be right under nl-short" in printed.err
    report = tmp_path / "report.json"
    assert main(["verify", "nl-short", *files, "--json", str(report)]) == 1
    assert len(json.loads(report.read_text(encoding="utf-8"))["sheets"]) == 2


def test_a_report_takes_no_place_where_it_cannot_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (file,) = written(tmp_path, a=RIGHT)
    assert main(["verify", "nl-short", file, "--json", file]) == 2
    assert main(["verify", "nl-short", file, "--json", str(tmp_path / "none" / "report.json")]) == 2
    assert "output-is-input" in (told := capsys.readouterr().err)
    assert "no-folder" in told


def test_a_folder_is_no_sheet(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "a.csv").mkdir()
    assert main(["verify", "nl-short", str(tmp_path / "a.csv")]) == 2
    assert "unreadable-file" in capsys.readouterr().err


@pytest.mark.parametrize("numbers", ["7;5;3;0\n22;20;3;14\n", "7;5;3;0\n22;20;3;15\n"])
def test_names_on_a_sheet_and_its_own_cannot_pass_for_lines_of_the_report(
    numbers: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    sheet = "a\nb.csv"
    forged = '"Anna\nclub.csv: 9 deals that can be right\x1b[2J";Bram;Cor;Dirk\n'
    Path(sheet).write_text(forged + numbers, encoding="utf-8")
    main(["verify", "nl-short", sheet])
    told = capsys.readouterr().out
    assert "\x1b" not in told
    assert not [line for line in told.splitlines() if line.lstrip().startswith(("club.csv", "b.csv"))]
    assert r"a\nb.csv: 2 deals" in told
    assert r"Anna club.csv: 9 deals that can be right\x1b[2J" in " ".join(told.split())


@pytest.mark.parametrize(
    ("language", "wrong", "right"),
    [
        ("nl", "2 rondes, 1 fout: dit kan niet kloppen bij nl-short", "2 rondes, kan kloppen bij nl-short"),
        ("fr", "2 donnes, 1 faute : elle ne peut être juste selon", "2 donnes, peut être juste selon nl-short"),
        ("es", "2 manos, 1 fallo: no puede ser correcta según", "2 manos, puede ser correcta según nl-short"),
    ],
)
def test_a_sheet_is_answered_in_the_language_asked_for(
    language: str, wrong: str, right: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", "nl-short", *written(tmp_path, a=WRONG, b=RIGHT), "--lang", language]) == 1
    told = capsys.readouterr().out.replace("\u00a0", " ")
    assert wrong in told
    assert right in told
    assert not [word for word in ("deal", "sweep is", "must add up", "Totals", "penalty") if word in told]

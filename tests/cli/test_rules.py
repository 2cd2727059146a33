"""`rules`, as a shell sees it."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.cli.main import main
from tests.rules.tables import write_house_rule, write_profile

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    ("form", "begins"),
    [
        ("text", "Nederlands Hartenjagen, 32 kaarten\n==="),
        ("markdown", "# Nederlands Hartenjagen, 32 kaarten\n\n## Het doel"),
        ("html", '<!DOCTYPE html>\n<html lang="nl">'),
    ],
)
def test_a_sheet_is_printed_in_the_language_and_form_asked_for(form: str, begins: str, capsys: Captured) -> None:
    assert main(["rules", "nl-short", "--lang", "nl", "--format", form]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith(begins)
    assert "de hoogste kaart van de gevraagde kleur: " in " ".join(printed.split())


def test_files_of_ones_own_and_house_rules_of_ones_own_are_told_like_any(tmp_path: Path, capsys: Captured) -> None:
    write_profile(tmp_path, "our-table", "match.threshold: {is: 77}", extends="nl-omslag")
    write_house_rule(tmp_path, "our-points", "scoring.values: {10D: {is: 4}}")
    assert main(["rules", "our-table.yaml+our-points.yaml", "--lang", "es"]) == 0
    printed = " ".join(capsys.readouterr().out.split())
    assert "Cuando alguien tiene 77 puntos o más" in printed
    assert "10♦ 4" in printed
    assert "las cartas de puntos suman 19" in printed


def test_changes_are_told_against_what_a_table_is_made_from(tmp_path: Path, capsys: Captured) -> None:
    write_profile(tmp_path, "our-table", "match.threshold: {is: 77}", extends="nl-short")
    assert main(["rules", "our-table.yaml", "--changes"]) == 0
    printed = capsys.readouterr().out
    assert "What is different from Dutch Hartenjagen, short pack" in printed
    assert "- The threshold is 77 points (there: the threshold is 50 points)" in printed


def test_a_profile_made_from_nothing_has_no_changes_to_tell(capsys: Captured) -> None:
    assert main(["rules", "nl-short", "--changes"]) == 2
    assert "`nl-short` is made from no other profile" in capsys.readouterr().err


@pytest.mark.parametrize(("asked", "meant"), [("Dutch", "nl"), ("ned", "nl"), ("FR", "fr"), ("espanol", "es")])
def test_an_unknown_language_is_refused_with_the_four_and_the_nearest(asked: str, meant: str, capsys: Captured) -> None:
    assert main(["rules", "nl-short", "--lang", asked]) == 2
    assert f"there is no language `{asked}`  (there are en, nl, fr, es; write {meant})" in capsys.readouterr().err


@pytest.mark.parametrize("asked", ["", "tlh", "日本"])
def test_a_language_near_none_is_refused_with_the_four(asked: str, capsys: Captured) -> None:
    assert main(["rules", "nl-short", "--lang", asked]) == 2
    assert "(there are en, nl, fr, es)" in capsys.readouterr().err


def test_an_unknown_profile_is_refused_with_the_nearest(capsys: Captured) -> None:
    assert main(["rules", "nl-shrt"]) == 2
    assert "did you mean `nl-short`?" in capsys.readouterr().err


def test_a_file_is_written_and_never_written_over_unasked(capsys: Captured) -> None:
    file = Path("sheet.html")
    assert main(["rules", "nl-short", "--format", "html", "--output", str(file)]) == 0
    assert capsys.readouterr().out == ""
    written = file.read_text(encoding="utf-8")
    assert written.endswith("</html>\n")
    file.write_text("mine", encoding="utf-8")
    assert main(["rules", "nl-short", "--format", "html", "--output", str(file)]) == 2
    assert "sheet.html  file-exists  it is there already  (--force writes over it)" in capsys.readouterr().err
    assert file.read_text(encoding="utf-8") == "mine"
    assert main(["rules", "nl-short", "--format", "html", "--output", str(file), "--force"]) == 0
    assert file.read_text(encoding="utf-8") == written


@pytest.mark.parametrize(
    ("name", "begins"), [("a.html", "<!DOCTYPE html>"), ("a.MD", "# Dutch"), ("a.txt", "Dutch"), ("a.sheet", "Dutch")]
)
def test_the_name_of_a_file_says_what_form_it_has(name: str, begins: str) -> None:
    assert main(["rules", "nl-short", "--output", name]) == 0
    assert Path(name).read_text(encoding="utf-8").startswith(begins)


def test_a_form_that_contradicts_the_name_of_the_file_is_refused(capsys: Captured) -> None:
    assert main(["rules", "nl-short", "--format", "text", "--output", "a.html"]) == 2
    assert "other-format  a.html is a name for html, and --format says text" in capsys.readouterr().err
    assert main(["compare", "nl-short", "nl-omslag", "--format", "html", "--output", "a.csv"]) == 2
    assert "a.csv is a name for csv, and --format says html" in capsys.readouterr().err
    assert not any(Path(name).exists() for name in ("a.html", "a.csv"))


@pytest.mark.parametrize("force", [[], ["--force"]])
def test_a_place_that_cannot_be_written_is_named(force: list[str], capsys: Captured) -> None:
    assert main(["rules", "nl-short", "--output", "missing/sheet.txt", *force]) == 2
    assert "missing/sheet.txt  no-folder  its folder does not exist" in capsys.readouterr().err
    Path("folder").mkdir()
    assert main(["rules", "nl-short", "--output", "folder", *force]) == 2
    assert "folder" in capsys.readouterr().err
    Path("file").touch()
    assert main(["rules", "nl-short", "--output", "file/sheet.txt", *force]) == 2
    assert "file/sheet.txt  no-folder  its folder does not exist" in capsys.readouterr().err


def test_nothing_is_written_where_the_rules_are_bad(capsys: Captured) -> None:
    assert main(["rules", "nl-short+nothing-known", "--output", "sheet.txt"]) == 2
    assert not Path("sheet.txt").exists()

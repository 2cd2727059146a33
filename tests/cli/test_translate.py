"""`translate`, as a shell sees it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from conformance.cli.main import main
from tests.translation.writing import PIT, PIT_IN_DUTCH, feature_in

if TYPE_CHECKING:
    from pathlib import Path

Captured = pytest.CaptureFixture[str]


def test_the_translations_of_the_suite_are_as_they_are_rendered(capsys: Captured) -> None:
    assert main(["translate", "--check"]) == 0
    assert "files are as they are rendered, and nothing is left to say by hand" in capsys.readouterr().out


def test_a_file_is_rendered_beside_itself_and_what_is_left_is_named(tmp_path: Path, capsys: Captured) -> None:
    english = feature_in(tmp_path / "en", PIT)
    feature_in(tmp_path / "nl", PIT_IN_DUTCH.replace("Een pit zet", "?? Een pit zet").replace("D alle", "C alle"))
    assert main(["translate", english.file, "--lang", "nl"]) == 1
    told = capsys.readouterr()
    dutch = tmp_path / "nl" / "pit.feature"
    assert told.out == f"{dutch}: written\n"
    assert told.err == (
        f"{dutch}:7:13  untranslated  `A pit puts forty-five points on the sheet` is not translated yet (BQNR8)"
        "  (say it in nl, without the question marks)\n"
    )
    expected = PIT_IN_DUTCH.replace(
        "Een pit zet vijfenveertig punten op het blad", "?? A pit puts forty-five points on the sheet"
    )
    assert dutch.read_text(encoding="utf-8") == expected


def test_from_dutch_it_goes_into_the_other_three(tmp_path: Path, capsys: Captured) -> None:
    dutch = feature_in(tmp_path / "nl", PIT_IN_DUTCH)
    assert main(["translate", dutch.file]) == 1
    assert sorted(path.parent.name for path in tmp_path.rglob("*.feature")) == ["en", "es", "fr", "nl"]
    assert "    Given we play nl-short\n" in (tmp_path / "en" / "pit.feature").read_text(encoding="utf-8")
    assert "`De pit` is not translated yet" in capsys.readouterr().err


def test_check_writes_nothing(tmp_path: Path, capsys: Captured) -> None:
    english = feature_in(tmp_path / "en", PIT)
    feature_in(tmp_path / "nl", PIT_IN_DUTCH.replace("D alle", "C alle"))
    assert main(["translate", english.file, "--lang", "nl", "--check"]) == 1
    assert capsys.readouterr().out == f"{tmp_path / 'nl' / 'pit.feature'}: not as it would be rendered\n"
    assert "C alle" in (tmp_path / "nl" / "pit.feature").read_text(encoding="utf-8")


def test_nothing_that_only_the_translation_has_is_lost(tmp_path: Path, capsys: Captured) -> None:
    more = PIT_IN_DUTCH + (
        "\n  @id:AAAAA @clause:setup.dealer\n  Scenario: Alleen hier\n    Stel we spelen nl-short\n"
        "    En A is de gever\n    Dan is A de gever\n"
    )
    english, dutch = feature_in(tmp_path / "en", PIT), feature_in(tmp_path / "nl", more)
    assert main(["translate", english.file, "--lang", "nl"]) == 2
    assert capsys.readouterr().err == (
        f"{dutch.file}:26:1  translation-extra  AAAAA is there in nl and not in en"
        f"  (take it out, or render it from there: `hartenjagen translate {dutch.file}`)\n"
    )
    assert (tmp_path / "nl" / "pit.feature").read_text(encoding="utf-8") == more


def test_a_file_of_ones_own_is_shown(tmp_path: Path, capsys: Captured) -> None:
    own = feature_in(tmp_path, PIT_IN_DUTCH)
    assert main(["translate", own.file, "--lang", "fr"]) == 1
    told = capsys.readouterr()
    assert told.out.startswith("# language: fr\nFonctionnalité: ?? De pit\n")
    assert "`De pit` is not translated yet" in told.err
    assert [path.name for path in tmp_path.iterdir()] == ["pit.feature"]
    assert main(["translate", own.file]) == 2
    assert "lies in the folder of no language  (say one with --lang, to see it in that)" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--lang", "fra"], "unknown-language  there is no language `fra`  (did you mean `fr`?)"),
        (["--phrases", "de"], "unknown-language  there is no language `de`  (there are en, nl, fr, es)"),
        (["nowhere.feature"], "nowhere.feature  no-such-file  there is no such file"),
    ],
)
def test_what_cannot_be_done_is_told(words: list[str], told: str, capsys: Captured) -> None:
    assert main(["translate", *words]) == 2
    assert told in capsys.readouterr().err


def test_what_cannot_be_understood_is_not_translated(tmp_path: Path, capsys: Captured) -> None:
    english = feature_in(tmp_path / "en", PIT.replace("takes every penalty card", "takes all"))
    assert main(["translate", english.file]) == 2
    assert "unknown-phrase" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["en"]


def test_a_file_in_the_folder_of_another_language_is_told(tmp_path: Path, capsys: Captured) -> None:
    wrong = feature_in(tmp_path / "fr", PIT_IN_DUTCH)
    assert main(["translate", wrong.file]) == 2
    assert "is in nl, and lies in the folder for fr" in capsys.readouterr().err


def test_the_phrases_of_a_language_are_listed(capsys: Captured) -> None:
    assert main(["translate", "--phrases", "es"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "Dado que jugamos a {profile}" in lines
    assert "Cuando {seat} sale con {card}" in lines
    assert "Entonces le toca a {seat}" in lines


def test_a_place_that_cannot_be_written_is_a_problem(tmp_path: Path, capsys: Captured) -> None:
    english = feature_in(tmp_path / "en", PIT)
    (tmp_path / "nl").write_text("", encoding="utf-8")
    assert main(["translate", english.file, "--lang", "nl"]) == 2
    assert "unwritable-file" in capsys.readouterr().err

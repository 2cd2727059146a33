"""What is named behind `verify`: what is in the wrong place is told, and what to do instead."""

from __future__ import annotations

import gzip
import io
import zipfile
from typing import TYPE_CHECKING

import pytest

from conformance.cards import LANGUAGES
from conformance.cli.main import main
from tests.cli.test_verify import FINE, OWN, REVOKE, lines, write

if TYPE_CHECKING:
    from pathlib import Path

SHEET = b"Ann,Bob,Cis,Dee\n1,2,3,9\n"


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["verify", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    return err


def packed(*names: str) -> bytes:
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        for name in names:
            archive.writestr(name, "x")
    return stream.getvalue()


@pytest.mark.parametrize("name", ["games.jsonl", "games.jsonl.gz", "games"])
def test_games_without_a_profile_ask_for_one_first_or_for_identify(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    data = gzip.compress(lines(FINE), mtime=0) if name.endswith("gz") else lines(FINE)
    file = write(tmp_path, data, name)
    told = refused(capsys, file)
    assert told.startswith(f"no-profile  `{file}` stands where the profile is to be named  (name the profile first: ")
    assert f"hartenjagen verify PROFILE {file}; or find out which it is: hartenjagen verify --identify" in told


def test_games_that_are_not_there_ask_for_a_profile_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert "name the profile first: hartenjagen verify PROFILE none.jsonl.gz" in refused(capsys, "none.jsonl.gz")
    assert "name the profile first: hartenjagen verify PROFILE -" in refused(capsys, "-")


def test_a_profile_behind_the_games_is_put_before_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, lines(FINE))
    assert f"(name the profile first: hartenjagen verify nl-short {file})\n" in refused(capsys, file, "nl-short")


def test_a_score_sheet_without_a_profile_is_not_sent_to_identify(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    sheet = write(tmp_path, SHEET, "club.csv")
    assert f"(name the profile first: hartenjagen verify PROFILE {sheet})\n" in refused(capsys, sheet)
    told = refused(capsys, "--identify", sheet)
    assert f"(name a profile: hartenjagen verify PROFILE {sheet}; hartenjagen profiles lists them)\n" in told


def test_a_profile_that_is_misspelled_is_still_told_as_such(capsys: pytest.CaptureFixture[str]) -> None:
    assert refused(capsys, "nl-shrot", "games.jsonl").startswith("unknown-profile  ")


@pytest.mark.parametrize("name", ["more.yaml", "more.YML"])
def test_rules_among_the_games_are_no_games(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    own, more = write(tmp_path, OWN.encode(), "ours.yaml"), write(tmp_path, OWN.encode(), name)
    file = write(tmp_path, lines(FINE))
    told = refused(capsys, "--identify", "--among", own, more, file)
    assert told == (
        f"rules-among-games  {more}: rules among the recorded games  "
        f"(--among may be repeated: --among {own} --among {more})\n"
    )
    told = refused(capsys, "nl-short", own, more, file)
    assert f"(to try several, use --identify --among {own} --among {more})\n" in told


def test_among_may_be_repeated_and_help_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = write(tmp_path, OWN.encode(), "ours.yaml")
    other = write(tmp_path, OWN.replace("ours", "theirs").encode(), "theirs.yaml")
    file = write(tmp_path, lines(FINE))
    assert main(["verify", "--identify", "--among", own, "--among", other, file]) == 0
    capsys.readouterr()
    with pytest.raises(SystemExit):
        main(["verify", "--help"])
    assert "may be repeated" in " ".join(capsys.readouterr().out.split())


def test_games_are_no_rules_to_identify_by(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, lines(FINE))
    told = refused(capsys, "--identify", "--among", file, file)
    assert told.startswith(f"games-among-rules  --among {file}: these are recorded games, and no rules  ")
    assert f"games without it: hartenjagen verify --identify {file})" in told


def test_a_score_sheet_with_a_title_is_known_by_any_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, b"Club, 3 september\n\n" + SHEET, "club.txt")
    assert "a score sheet must be called FILE.csv" in refused(capsys, "nl-short", file)


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("club.xlsx", packed("[Content_Types].xml", "xl/workbook.xml")),
        ("club.ods", packed("mimetype")),
        ("club.xls", bytes.fromhex("d0cf11e0a1b11ae1") + bytes(99)),
        ("club", packed("[Content_Types].xml", "_rels/.rels", "xl/workbook.xml")),
    ],
)
def test_a_spreadsheet_is_told_to_be_saved_as_csv(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, data: bytes
) -> None:
    file = write(tmp_path, data, name)
    for words in (["nl-short", file], ["--identify", file]):
        told = refused(capsys, *words)
        assert told.startswith(f"a-spreadsheet  {file}: a spreadsheet as such is not read  ")
        assert "(save the score sheet as CSV, one match a file, and name that file)" in told
    assert refused(capsys, file).startswith("no-profile  ")


def test_a_spreadsheet_that_is_only_called_csv_is_told_to_be_saved_as_one(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = write(tmp_path, packed("[Content_Types].xml", "xl/workbook.xml"), "club.csv")
    assert "not-text  this is no text  (save the sheet as CSV)" in refused(capsys, "nl-short", file)


def test_another_zip_is_still_told_as_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "nl-short", write(tmp_path, packed("games.jsonl"), "games.zip")]) == 2
    assert "unknown-packing  this is zip" in capsys.readouterr().out


def test_what_is_refused_is_told_in_the_language_asked_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = write(tmp_path, lines(FINE))
    told = {language: refused(capsys, file, "--lang", language) for language in LANGUAGES}
    assert len(set(told.values())) == len(LANGUAGES)
    assert "staat waar het profiel hoort te staan  (noem eerst het profiel: hartenjagen" in told["nl"]
    assert "(nommez d'abord le profil : hartenjagen verify PROFILE" in told["fr"]
    assert not [text for text in told.values() if "\\xa0" in text]


@pytest.mark.parametrize(
    ("name", "hint"),
    [
        ("nosuch.jsonl", ""), ("gmes.jsonl", "  (did you mean `games.jsonl`?)"),
        ("games.json", "  (did you mean `games.jsonl`?)"),
    ],
)  # fmt: skip
def test_a_file_is_suggested_only_for_what_it_is_called_and_not_for_how_it_ends(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, hint: str
) -> None:
    for known in ("games.jsonl", "om.jsonl"):
        write(tmp_path, lines(FINE), known)
    assert refused(capsys, "nl-short", str(tmp_path / name)).endswith(f"  there is no such file{hint}\n")


@pytest.mark.parametrize(("games", "offered"), [(4, False), (5, True)])
def test_where_not_one_of_many_games_is_fine_identify_is_offered(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], games: int, offered: bool
) -> None:
    file = write(tmp_path, lines(*[REVOKE] * games))
    assert main(["verify", "nl-short", file]) == 1
    told = capsys.readouterr().out
    assert ("None of these games was played by nl-short." in told) == offered
    assert (f"\n  hartenjagen verify --identify {file}\n" in told) == offered
    assert main(["verify", "nl-short", write(tmp_path, lines(FINE, *[REVOKE] * games))]) == 1
    assert "--identify" not in capsys.readouterr().out


def test_identify_is_offered_for_what_came_through_a_pipe_as_well(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(lines(*[REVOKE] * 5))))
    assert main(["verify", "nl-short", "-", "--lang", "nl"]) == 1
    told = capsys.readouterr().out
    assert "Geen van deze partijen is volgens nl-short gespeeld. Zoek uit volgens welke regels wel:\n" in told
    assert "  hartenjagen verify --identify FILE…\n" in told

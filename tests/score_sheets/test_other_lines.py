"""Titles, footers, remarks between the deals, and sheets that lie on their side."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from conformance.cli.main import main
from conformance.problems import Problems
from tests.score_sheets.sheets import judged
from tests.score_sheets.test_reading import NAMES, NUMBERS, numbers, read, refused

if TYPE_CHECKING:
    from pathlib import Path

TWO = "Ronde;Anna;Bram;Cor;Dirk\n1;7;5;3;0\n2;22;20;3;15\n"


@pytest.mark.parametrize(
    "content",
    [
        f"Kaartclub De Harten, avond 3 september\n{TWO}",
        "Kaartclub De Harten, avond 3 september\nRonde,Anna,Bram,Cor,Dirk\n1,7,5,3,0\n2,22,20,3,15\n",
        "Kaartclub; avond 3\nTafel 4; groep B\nAnna;Bram;Cor;Dirk\n7;5;3;0\n22;20;3;15\n",
        "Club De Harten, 3 september\nDeal\t1\t2\t3\t4\n1\t7\t5\t3\t0\n2\t22\t20\t3\t15\n",
        "Avond;3\nSeizoen;2026\nRonde;Anna;Bram;Cor;Dirk\n1;7;5;3;0\n2;22;20;3;15\n",
        "Datum;3 september;Plaats;Utrecht;Tafel;4\nAnna;Bram;Cor;Dirk\n7;5;3;0\n22;20;3;15\n",
    ],
)
def test_a_title_of_several_cells_above_the_names_is_none_of_them(tmp_path: Path, content: str) -> None:
    sheet = read(tmp_path, content)
    assert numbers(sheet) == NUMBERS
    assert sheet.players in (NAMES, ("1", "2", "3", "4"))


def test_names_that_are_too_few_are_told_to_stand_on_the_first_line(tmp_path: Path) -> None:
    with pytest.raises(Problems) as found:
        read(tmp_path, "Kaartclub, avond 3\n7,5,3,0\n")
    assert found.value.problems[0].hint.startswith("the first line names the players, one column each; ")


@pytest.mark.parametrize(
    "content",
    [
        "Speler;1;2;3\nAnna;7;22;27\nBram;5;20;28\nCor;3;3;5\nDirk;0;15;15\n",
        "Naam;Ronde 1;Ronde 2;Totaal\nAnna;7;22;22\nBram;5;20;20\nCor;3;3;3\nDirk;0;15;15\nWinnaar;Cor\n",
        "Club De Harten\n;1;2\nAnna;7;22\nBram;5;20\nCor;3;3\nDirk;0;15\n",
        "\nAnna;7;22\nBram;5;20\nCor;3;3\nDirk;0;15\nEls;0;0\n",
    ],
)
def test_a_sheet_with_a_line_for_each_player_is_told_to_be_turned(tmp_path: Path, content: str) -> None:
    line = next(number for number, line in enumerate(content.split("\n"), start=1) if line.startswith("Anna"))
    assert refused(tmp_path, content) == [(line, 0, "turned-sheet")]


def test_lines_named_by_days_below_the_names_are_not_turned(tmp_path: Path) -> None:
    days = "Avond;Anna;Bram;Cor;Dirk\nmaandag;7;5;3;0\ndinsdag;22;20;3;15\nwoensdag;1;2;3;4\n"
    assert "turned-sheet" not in {code for _, _, code in refused(tmp_path, days)}


@pytest.mark.parametrize(
    ("footer", "passed"),
    [
        ("Verliezer;Bram\nHandtekening;Anna\n", ((4, "Verliezer"), (5, "Handtekening"))),
        ("Opmerkingen;1;1;1;1\nNotas;2;2;2;2\n", ((4, "Opmerkingen"), (5, "Notas"))),
        ("Signature;;;;x\nRang;1;2;3;4\n", ((4, "Signature"), (5, "Rang"))),
        ("Perdedor: Bram\nMise;1;1;1;1\n", ((4, "Perdedor: Bram"), (5, "Mise"))),
        (";;pauze;;\nOpmerkingen: te laat begonnen\n", ((4, "pauze"), (5, "Opmerkingen: te laat begonnen"))),
    ],
)
def test_what_stands_below_the_deals_and_is_none_is_passed_over(
    tmp_path: Path, footer: str, passed: tuple[tuple[int, str], ...]
) -> None:
    sheet = read(tmp_path, TWO + footer)
    assert (numbers(sheet), sheet.lines_passed) == (NUMBERS, passed)
    assert read(tmp_path, f"{TWO}{footer}Winnaar;Cor\n").winners is not None


def test_a_footer_needs_no_column_for_the_deals(tmp_path: Path) -> None:
    sheet = read(tmp_path, "Anna;Bram;Cor;Dirk\n7;5;3;0\nVerliezer;Anna\n22;20;3;15\n")
    assert (numbers(sheet), sheet.lines_passed) == (NUMBERS, ((3, "Verliezer"),))


def test_a_footer_may_have_a_number_and_a_deal_may_have_too_few(tmp_path: Path) -> None:
    assert read(tmp_path, f"{TWO}Inzet per punt;0,10\n").lines_passed == ((4, "Inzet per punt"),)
    for label in ("Dag 3;29;25;6", "Datum;29;25;6;15"):
        assert refused(tmp_path, f"{TWO}{label}\n") == [(4, 1, "no-deal-number")]
    assert len(refused(tmp_path, "Ronde;Anna;Bram;Cor;Dirk\n1;zeven;vijf;drie;nul;laat\n")) == 5


def test_nothing_need_stand_above_the_numbers_of_the_deals(tmp_path: Path) -> None:
    sheet = read(tmp_path, "Anna;Bram;Cor;Dirk\n1;7;5;3;0\n2;22;20;3;15\nStand;22;20;3;15\n")
    assert (numbers(sheet), sheet.players, sheet.columns) == (NUMBERS, NAMES, (2, 3, 4, 5))
    assert refused(tmp_path, "Ronde;Anna;Bram;Cor\n1;7;5;3;0\n2;22;20;3;15\n") == [(1, 0, "too-few-players")]


def test_a_player_may_be_called_as_what_stands_above_the_names(tmp_path: Path) -> None:
    assert read(tmp_path, "Speler;Bram;Cor;Dirk\n7;5;3;0\n").players == ("Speler", "Bram", "Cor", "Dirk")
    assert read(tmp_path, "Speler;Anna;Bram;Cor;Dirk\n;7;5;3;0\n").players == NAMES


def test_a_number_is_no_winner(tmp_path: Path) -> None:
    assert refused(tmp_path, f"{TWO}Winnaar;20\n") == [(4, 2, "unknown-player")]
    assert "unknown-player" in {code for _, _, code in refused(tmp_path, f"{TWO}3;29;Cor wint;6;15\n")}


def test_a_dash_is_told_to_be_written_as_0(tmp_path: Path) -> None:
    with pytest.raises(Problems) as found:
        read(tmp_path, "Anna;Bram;Cor;Dirk\n7;5;3;–\n")
    assert [problem.hint for problem in found.value.problems] == ["write 0 where it is 0"]


def test_numbers_that_cannot_be_read_are_not_passed_over(tmp_path: Path) -> None:
    assert refused(tmp_path, f"{TWO}3;vijf;;;\n") == [
        (4, 2, "not-a-number"), (4, 3, "missing-number"), (4, 4, "missing-number"), (4, 5, "missing-number"),
    ]  # fmt: skip
    assert len(refused(tmp_path, "Anna;Bram;Cor;Dirk\nzeven;vijf;drie;nul\n")) == 4


def test_a_line_of_numbers_with_a_strange_word_before_them_is_told_once(tmp_path: Path) -> None:
    assert refused(tmp_path, f"{TWO}Fooi;1;;1\n3;29;25;6;15\n") == [(4, 1, "no-deal-number")]
    assert refused(tmp_path, f"{TWO}la;29;25;6;15\n4;36;30;9;15\n") == [(4, 1, "no-deal-number")]


def test_deals_that_were_numbered_beforehand_and_not_played_are_none(tmp_path: Path) -> None:
    assert numbers(read(tmp_path, f"{TWO}3;;;;\n4\nStand;22;20;3;15\n5;;;;\n")) == NUMBERS
    assert [code for _, _, code in refused(tmp_path, f"{TWO}3\n4;29;25;6;15\n")] == ["missing-number"] * 4


def test_lines_that_are_passed_over_are_told_to_people_and_to_programs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "club.csv"
    file.write_text(f"{TWO}Verliezer;Bram\nHandtekening;Anna\n", encoding="utf-8")
    assert main(["verify", "nl-short", str(file), "--lang", "nl"]) == 0
    assert "Overgeslagen regels: 4 (Verliezer) en 5 (Handtekening)." in capsys.readouterr().out
    report = judged("nl-short", "7 5 3 0", "Verliezer Bram")
    assert [(each.line, each.text) for each in report.lines_passed] == [(3, "Verliezer")]


def test_of_many_lines_that_are_passed_over_the_first_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "club.csv"
    file.write_text(TWO + "pauze\n" * 9, encoding="utf-8")
    assert main(["verify", "nl-short", str(file)]) == 0
    assert "Lines passed over: 4 (pauze), 5 (pauze), 6 (pauze), 7 (pauze), 8 (pauze), …\n" in capsys.readouterr().out

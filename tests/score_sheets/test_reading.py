"""Score sheets as people and spreadsheets write them, and everything that can be wrong with them as files."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from conformance.problems import Problems
from conformance.score_sheets.reading import read_sheet

if TYPE_CHECKING:
    from pathlib import Path

    from conformance.score_sheets.sheet import Sheet

NAMES = ("Anna", "Bram", "Cor", "Dirk")
NUMBERS = [(7, 5, 3, 0), (22, 20, 3, 15)]


def read(folder: Path, content: str | bytes, players: int = 4) -> Sheet:
    file = folder / "sheet.csv"
    file.write_bytes(content.encode() if isinstance(content, str) else content)
    return read_sheet(file, players)


def refused(folder: Path, content: str | bytes, players: int = 4) -> list[tuple[int, int, str]]:
    with pytest.raises(Problems) as found:
        read(folder, content, players)
    return [(each.line, each.column, each.code) for each in found.value.problems]


def numbers(sheet: Sheet) -> list[tuple[int, ...]]:
    return [row.numbers for row in sheet.rows]


@pytest.mark.parametrize(
    "content",
    [
        "Anna,Bram,Cor,Dirk\n7,5,3,0\n22,20,3,15\n",
        "Anna;Bram;Cor;Dirk\r\n7;5;3;0\r\n22;20;3;15\r\n",
        "Anna\tBram\tCor\tDirk\n7\t5\t3\t0\n22\t20\t3\t15",
        "\ufeffAnna;Bram;Cor;Dirk\n7;5;3;0\n22;20;3;15\n",
        "sep=;\nAnna;Bram;Cor;Dirk\n7;5;3;0\n22;20;3;15\n",
        "Anna;Bram;Cor;Dirk\n7,0;5,0;3,0;0,0\n22,00;20,00;3,00;15,00\n",
        'Anna,Bram,Cor,Dirk\n"7,0",5.0, 3 ,0\n+22,20,3,15\n',
        "\n ; \nAnna;Bram;Cor;Dirk;;\n\n7;5;3;0;;\n;;;;;\n22;20;3;15;;\n\n",
        "Ronde;Anna;Bram;Cor;Dirk\n1;7;5;3;0\n2;22;20;3;15\n",
        '"Ronde";"Anna";"Bram";"Cor";"Dirk"\n"1";"7";"5";"3";"0"\n"2";"22";"20";"3";"15"\n',
        '"Anna"\t"Bram"\t"Cor"\t"Dirk"\n"7,0"\t"5,0"\t"3,0"\t"0,0"\n"22,0"\t"20,0"\t"3,0"\t"15,0"\n',
        "Ronde|Anna|Bram|Cor|Dirk\n1|7|5|3|0\n2|22|20|3|15\n",
        "#;Anna;Bram;Cor;Dirk\nRonde 1;7;5;3;0\nRonde 2;22;20;3;15\n",
        ";Anna;Bram;Cor;Dirk\n;7;5;3;0\n;22;20;3;15\n",
        "Datum;Anna;Bram;Cor;Dirk\n1;7;5;3;0\n2;22;20;3;15\n",
        "Hartenjagen op 12 maart\nAnna;Bram;Cor;Dirk\n7;5;3;0\n22;20;3;15\n",
        "Anna;Bram;Cor;Dirk\n0;0;0;0\n7;5;3;0\n22;20;3;15\n",
        "Ronde;Anna;Bram;Cor;Dirk\nBegin;0;0;0;0\n1;7;5;3;0\n2;22;20;3;15\n",
        "Anna;Bram;Cor;Dirk;Winnaar\n7;5;3;0;\n22;20;3;15;\n",
        "Anna;Bram;Cor;Dirk\n7;5;3;0\n22;20;3;15\n".encode("utf-16"),
    ],
)  # fmt: skip
def test_the_same_sheet_in_many_forms(tmp_path: Path, content: str | bytes) -> None:
    sheet = read(tmp_path, content)
    assert (sheet.players, numbers(sheet), sheet.winners, sheet.final) == (NAMES, NUMBERS, None, None)
    assert [row.deal for row in sheet.rows] == [1, 2]


def test_a_sheet_remembers_where_everything_stands(tmp_path: Path) -> None:
    sheet = read(tmp_path, "\nRonde;Anna;Bram;Cor;Dirk\n\n1;7;5;3;0\n2;22;20;3;15\n")
    assert [row.line for row in sheet.rows] == [4, 5]
    assert sheet.columns == (2, 3, 4, 5)


def test_names_from_an_older_spreadsheet_keep_their_letters(tmp_path: Path) -> None:
    assert read(tmp_path, "Zoë;Bram;Cor;Dirk\n7;5;3;0\n".encode("cp1252")).players[0] == "Zoë"


def test_without_names_the_players_are_called_by_their_seats(tmp_path: Path) -> None:
    sheet = read(tmp_path, "7;5;3;0\n22;20;3;15\n")
    assert (sheet.players, numbers(sheet), sheet.named) == (("A", "B", "C", "D"), NUMBERS, False)
    sheet = read(tmp_path, "1;7;5;3;0\n2;22;20;3;15\n")
    assert (sheet.players, numbers(sheet), sheet.named) == (("A", "B", "C", "D"), NUMBERS, False)


def test_players_may_be_called_by_numbers_beside_a_word_for_the_deal(tmp_path: Path) -> None:
    assert read(tmp_path, "Deal;1;2;3;4\n1;7;5;3;0\n").players == ("1", "2", "3", "4")


@pytest.mark.parametrize(
    ("head", "kind"), [("Per ronde", "scores"), ("Totalen", "totals"), ("Ronde", None), ("Total", "totals")]
)
def test_the_corner_may_say_what_the_numbers_are(tmp_path: Path, head: str, kind: str | None) -> None:
    assert read(tmp_path, f"{head};Anna;Bram;Cor;Dirk\n1;7;5;3;0\n").kind == kind


def test_the_line_above_may_say_what_the_numbers_are(tmp_path: Path) -> None:
    assert read(tmp_path, "Punten per ronde\nAnna;Bram;Cor;Dirk\n7;5;3;0\n").kind == "scores"


@pytest.mark.parametrize(
    ("last", "players"),
    [
        ("Winnaar: Cor;;;", (2,)), ("winner;Cor;;", (2,)), ("Winners;Cor;Dirk;", (2, 3)), (";;Cor;", (2,)),
        ("Winnaars: cor en DIRK;;;", (2, 3)), (";;x;", (2,)), (";;;winnaar Dirk", (3,)), ("Cor & Dirk", (2, 3)),
        ("Cor wint!", (2,)), ("Cor en Dirk hebben gewonnen", (2, 3)), ("Anna a gagné", (0,)),
        ("Bram ha ganado;;;", (1,)), ("Winnaar;Cor;13;", (2,)),
    ],
)  # fmt: skip
def test_the_last_line_may_name_the_winners(tmp_path: Path, last: str, players: tuple[int, ...]) -> None:
    sheet = read(tmp_path, f"Anna;Bram;Cor;Dirk\n7;5;3;0\n{last}\n")
    assert sheet.winners is not None
    assert (sheet.winners.line, sheet.winners.players) == (3, players)


def test_a_mark_names_the_winner_of_its_column(tmp_path: Path) -> None:
    sheet = read(tmp_path, "Ronde;Anna;Bram;Cor;Dirk\n1;7;5;3;0\nWinnaar;;x;;x\n")
    assert sheet.winners is not None
    assert sheet.winners.players == (1, 3)


def test_a_column_may_name_the_winner_at_the_last_deal(tmp_path: Path) -> None:
    sheet = read(tmp_path, "Anna;Bram;Cor;Dirk;Winnaar\n7;5;3;0;\n22;20;3;15;Cor\n")
    assert sheet.winners is not None
    assert (sheet.winners.line, sheet.winners.column, sheet.winners.players) == (3, 5, (2,))
    assert refused(tmp_path, "Anna;Bram;Cor;Dirk;Winnaar\n7;5;3;0;Cor\n22;20;3;15;\n") == [
        (2, 5, "winner-before-the-end")
    ]


def test_the_totals_in_the_end_may_stand_below_once_more(tmp_path: Path) -> None:
    sheet = read(tmp_path, "Ronde;Anna;Bram;Cor;Dirk\n1;7;5;3;0\n2;15;15;0;15\nTotaal;22;20;3;15\n")
    assert sheet.final is not None
    assert (len(sheet.rows), sheet.final.line, sheet.final.numbers) == (2, 4, (22, 20, 3, 15))


def test_a_sheet_without_deals_is_read_as_such(tmp_path: Path) -> None:
    for content in ("", "\n\n", "Anna;Bram;Cor;Dirk\n", "Hartenjagen\n", "0;0;0;0\n"):
        assert read(tmp_path, content).rows == ()


def test_everything_wrong_is_told_at_once(tmp_path: Path) -> None:
    content = "Ronde;Anna;Bram;Cor;Dirk\n1;7;x;3;0\n2;22;20;;15\n3;22,5;20;3;-15;9\n5;1;2;3;4\n6;1;2;3;4\n"
    assert refused(tmp_path, content) == [
        (2, 3, "not-a-number"), (3, 4, "missing-number"), (4, 2, "not-a-number"),
        (4, 6, "stray-cell"), (5, 1, "deal-number"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("content", "codes"),
    [
        ("Anna;Bram;Cor\n7;5;3\n", [(1, 0, "too-few-players")]),
        ("Anna;Bram;Cor;Dirk;Els\n7;5;3;0;0\n", [(1, 0, "too-many-players")]),
        ("7;5;3\n", [(1, 0, "too-few-players")]),
        ("7;5;3;0;1\n8;5;3;0;14\n", [(1, 0, "too-many-players")]),
        ("Anna;Bram;anna;Dirk\n7;5;3;0\n", [(1, 3, "named-twice")]),
        ("Anna;;Cor;Dirk\n7;5;3;0\n", [(1, 2, "no-name")]),
        ("Anna;Bram;Cor;Dirk\n7;5;3;0\nAnna;Bram;Cor;Dirk\n7;5;3;0\n", [(3, 0, "second-match")]),
        ("Anna;Bram;Cor;Dirk\n7;5;3;0\nWinnaar: Els\n", [(3, 1, "unknown-player")]),
        ("Anna;Bram;Cor;Dirk\n7;5;3;0\nWinnaar\n", [(3, 0, "no-winner")]),
        ("Anna;Bram;Cor;Dirk\n7;5;3;0\nWinnaar: Cor\n22;20;3;15\n", [(3, 1, "winner-before-the-end")]),
        ("Ronde;Anna;Bram;Cor;Dirk\n1;7;5;3;0\nEindstand;7;5;3;0\n2;22;20;3;15\n", [(4, 0, "after-the-end")]),
        ("Ronde;Anna;Bram;Cor;Dirk\n0;7;5;3;0\n", [(2, 1, "no-start")]),
        ("Ronde;Anna;Bram;Cor;Dirk\n1;7;5;3;0\nla;22;20;3;15\n", [(3, 1, "no-deal-number")]),
        ('Anna;Bram;Cor;Dirk\n"7;5;3;0\n', [(2, 0, "bad-csv")]),
        (b"\x00\x01\x02", [(0, 0, "not-text")]),
        ("1" * 1_000_001, [(0, 0, "too-large")]),
        ("Anna;Bram;Cor;Dirk\n99999999;5;3;0\n", [(2, 1, "not-a-number")]),
    ],
)  # fmt: skip
def test_what_is_wrong_is_told_with_its_place(
    tmp_path: Path, content: str | bytes, codes: list[tuple[int, int, str]]
) -> None:
    assert refused(tmp_path, content) == codes


def test_a_winner_who_is_not_quite_a_player_is_told_the_nearest_name(tmp_path: Path) -> None:
    with pytest.raises(Problems) as found:
        read(tmp_path, "Anna;Bram;Cor;Dirk\n7;5;3;0\nWinnaar: Brem\n")
    assert "Bram" in found.value.problems[0].hint


def test_numbers_below_zero_are_read_whether_the_rules_know_them_or_not(tmp_path: Path) -> None:
    assert numbers(read(tmp_path, "Anna;Bram;Cor;Dirk\n-7;−5;3;0\n")) == [(-7, -5, 3, 0)]


@pytest.mark.parametrize(
    ("content", "passed"),
    [
        ("Datum;Anna;Bram;Cor;Dirk\n12-3-2026;7;5;3;0\n13;22;20;3;15\n", ("Datum",)),
        ("Date,Anna,Bram,Cor,Dirk,Remarks\n,7,5,3,0,well played\n13/3,22,20,3,15\n", ("Date", "Remarks")),
        ("Donne;Date;Anna;Bram;Cor;Dirk;Remarques\n1;12/3;7;5;3;0\n2;;22;20;3;15;fin\n", ("Date", "Remarques")),
        ("Fecha;Mano;Anna;Bram;Cor;Dirk;Notas\n12/3;1;7;5;3;0\n;2;22;20;3;15\n", ("Fecha", "Notas")),
        ("Anna;Bram;Opmerking;Cor;Dirk\n7;5;x;3;0\n;;pauze;;\n22;20;y;3;15\n", ("Opmerking",)),
        ("Datum;12 maart\nAnna;Bram;Cor;Dirk;Opm.\n7;5;3;0\n22;20;3;15\n", ("Opm.",)),
        ("Datum;Totalen;Anna;Bram;Cor;Dirk\n12-3;1;7;5;3;0\n12-3;2;22;20;3;15\n", ("Datum",)),
    ],
)  # fmt: skip
def test_columns_for_dates_and_remarks_are_passed_over(tmp_path: Path, content: str, passed: tuple[str, ...]) -> None:
    sheet = read(tmp_path, content)
    assert (sheet.players, numbers(sheet), sheet.passed) == (NAMES, NUMBERS, passed)


def test_what_is_passed_over_still_counts_as_a_column(tmp_path: Path) -> None:
    head = "Datum;Ronde;Anna;Opmerking;Bram;Cor;Dirk\n"
    assert read(tmp_path, f"{head}12-3;1;7;x;5;3;0\n").columns == (3, 5, 6, 7)
    assert refused(tmp_path, f"{head}12-3;2;7;x;5;3;a\n") == [(2, 2, "deal-number"), (2, 7, "not-a-number")]
    assert refused(tmp_path, "Datum;Anna;Bram;Cor;Anna\n12-3;7;5;3;0\n") == [(1, 5, "named-twice")]


@pytest.mark.parametrize("head", ["Datum", "Datum;Ronde", ";Datum"])
def test_the_totals_and_the_winner_may_be_named_below_dates(tmp_path: Path, head: str) -> None:
    one, more = ("12-3", ";") if head == "Datum" else ("12-3;1", ";;") if head == "Datum;Ronde" else ("1;12-3", ";;")
    content = f"{head};Anna;Bram;Cor;Dirk\n{one};7;5;3;0\nTotaal{more}7;5;3;0\nWinnaar{more};;x\n"
    sheet = read(tmp_path, content)
    assert len(sheet.rows) == 1
    assert sheet.final is not None
    assert sheet.final.numbers == (7, 5, 3, 0)
    assert sheet.winners is not None
    assert sheet.winners.players == (2,)


def test_a_column_that_is_passed_over_is_no_players(tmp_path: Path) -> None:
    assert refused(tmp_path, "Datum;Anna;Bram;Cor\n12-3;7;5;3\n") == [(1, 0, "too-few-players")]
    assert refused(tmp_path, "Datum;Opmerking\n12-3;7\n") == [(1, 0, "too-few-players")]


def test_a_folder_and_a_missing_file_are_no_sheets(tmp_path: Path) -> None:
    for file, code in ((tmp_path, "unreadable-file"), (tmp_path / "none.csv", "no-such-file")):
        with pytest.raises(Problems) as found:
            read_sheet(file, 4)
        assert found.value.problems[0].code == code


def test_no_match_is_endless(tmp_path: Path) -> None:
    lines = "7;5;3;0\n" * 1001
    assert refused(tmp_path, f"Anna;Bram;Cor;Dirk\n{lines}") == [(1002, 0, "too-large")]
    assert refused(tmp_path, "Anna;Bram;Cor;Dirk\n" + "a;b;c;d\n" * 100_000) == [(3001, 0, "too-large")]

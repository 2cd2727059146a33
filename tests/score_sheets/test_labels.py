"""Lines of totals below some deals or all of them, whatever word stands before them."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from conformance.score_sheets.labels import deal_number, says_totals
from tests.score_sheets.sheets import judged
from tests.score_sheets.test_reading import numbers, read, refused

if TYPE_CHECKING:
    from pathlib import Path

HEAD = "Ronde;Anna;Bram;Cor;Dirk\n"
TWO = f"{HEAD}1;7;5;3;0\n2;22;20;3;15\n"
NAMES = "Ronde;Anna;Bram;Cor;Dirk"


@pytest.mark.parametrize(
    "label",
    [
        "Stand", "De stand:", "Tussenstand", "Tussenstand 1", "Stand na 2", "Stand na ronde 2", "Totaal na 2 rondes",
        "SUBTOTAAL", "Eindstand", "Punten", "Slotstand", "Tot.", "Σ",
        "Standing", "Standings after deal 2", "Subtotal 2", "Running total", "Score so far", "Grand total", "Points",
        "Cumul", "Sous-total 1", "Total après la donne 2", "RESULTAT FINAL", "Total général",
        "Acumulado", "Subtotal 1", "Suma parcial", "Total tras la mano 2", "Puntuacion final", "Marcador",
    ],
)  # fmt: skip
def test_a_line_of_totals_may_begin_with_any_word_for_them(tmp_path: Path, label: str) -> None:
    sheet = read(tmp_path, f"{TWO}{label};22;20;3;15\n")
    assert sheet.final is not None
    assert (len(sheet.rows), sheet.final.line, sheet.final.numbers) == (2, 4, (22, 20, 3, 15))


@pytest.mark.parametrize("label", ["Anna", "2", "Ronde 2", "na ronde 2", "Standaard", "Stand op tafel"])
def test_no_other_label_says_totals(label: str) -> None:
    assert not says_totals(label)


@pytest.mark.parametrize(
    "label", ["2", "2.", "Ronde 2", "na ronde 2", "2e ronde", "2nd deal", "2ème donne", "2ª mano", "nº 2"]
)
def test_a_deal_may_be_numbered_in_many_ways(label: str) -> None:
    assert deal_number(label) == 2


def test_totals_may_stand_below_some_of_the_deals_and_are_read_as_such(tmp_path: Path) -> None:
    sheet = read(tmp_path, f"{TWO}Tussenstand 1;22;20;3;15\n3;29;25;6;15\nStand;29;25;6;15\nEindstand;29;25;6;15\n")
    assert [row.deal for row in sheet.rows] == [1, 2, 3]
    assert [(row.line, row.deal) for row in sheet.subtotals] == [(4, 2), (6, 3)]
    assert sheet.final is not None
    assert sheet.final.line == 7


def test_where_every_line_has_totals_they_are_the_deals(tmp_path: Path) -> None:
    for sheet in (
        read(tmp_path, "Stand;Anna;Bram;Cor;Dirk\nTussenstand 1;7;5;3;0\nTussenstand 2;22;20;3;15\n"),
        read(tmp_path, ";Anna;Bram;Cor;Dirk\nStand;7;5;3;0\nStand;22;20;3;15\n"),
        read(tmp_path, ";Anna;Bram;Cor;Dirk\nBegin;0;0;0;0\nna ronde 1;7;5;3;0\nna ronde 2;22;20;3;15\n"),
    ):
        assert numbers(sheet) == [(7, 5, 3, 0), (22, 20, 3, 15)]
        assert (sheet.final, sheet.subtotals) == (None, ())
    ended = read(tmp_path, ";Anna;Bram;Cor;Dirk\nStand 1;7;5;3;0\nStand 2;22;20;3;15\nTotaal;22;20;3;15\n")
    assert (ended.kind, len(ended.rows), ended.final is not None) == ("totals", 2, True)
    assert refused(tmp_path, ";Anna;Bram;Cor;Dirk\nStand 1;7;5;3;0\nStand 3;22;20;3;15\n") == [(3, 1, "deal-number")]


def test_totals_need_no_column_of_their_own(tmp_path: Path) -> None:
    sheet = read(tmp_path, "Anna;Bram;Cor;Dirk\n7;5;3;0\nStand;7;5;3;0\n")
    assert sheet.final is not None
    assert sheet.final.numbers == (7, 5, 3, 0)
    nameless = read(tmp_path, "7;5;3;0\n22;20;3;15\nStand;22;20;3;15\n")
    assert (len(nameless.rows), nameless.final is not None, nameless.named) == (2, True, False)


def test_totals_below_some_deals_are_held_against_them() -> None:
    good = judged("nl-short", "1 7 5 3 0", "Stand 7 5 3 0", "2 15 15 0 15", "Stand 22 20 3 15", names=NAMES)
    assert (good.kind, good.kind_by, good.faults) == ("scores", "numbers", [])
    (fault,) = judged("nl-short", "1 7 5 3 0", "2 22 20 3 15", "Stand 22 20 4 15", "3 29 25 6 15", names=NAMES).faults
    assert (fault.what, fault.line, fault.column, fault.deal) == ("final", 4, 4, 2)
    assert (fault.written["Cor"], fault.expected["Cor"]) == (4, 3)


def test_a_slip_that_is_carried_from_totals_to_totals_is_told_once() -> None:
    lines = ("1 7 5 3 0", "Stand 7 6 3 0", "2 15 15 0 15", "Stand 22 21 3 15", "3 7 5 3 0", "Totaal 29 26 6 15")
    assert [fault.line for fault in judged("nl-short", *lines, names=NAMES, kind="scores").faults] == [3]
    other = (*lines[:-1], "Totaal 29 26 6 16")
    assert [fault.line for fault in judged("nl-short", *other, names=NAMES, kind="scores").faults] == [3, 7]

from __future__ import annotations

from conformance.translation.handwriting import Table
from conformance.translation.tables import cell_of, name_columns

WRITTEN = Table(columns=("id", "wat", "hand", "deze"), rows={"AAAAA": ("AAAAA", "twee kaarten", "7♣ V♠", "7♣")})
ID = {"id": "id"}


def test_columns_are_known_by_what_their_cells_say() -> None:
    cells = {"cards": {"AAAAA": "7♣"}, "hand": {"AAAAA": "7♣ V♠"}}
    assert name_columns(["id", "cards", "what", "hand"], cells, WRITTEN, ID) == {
        "id": "id", "cards": "deze", "what": "?? what", "hand": "hand",
    }  # fmt: skip


def test_a_column_whose_cells_have_changed_is_known_by_where_it_stands() -> None:
    cells = {"cards": {"AAAAA": "7♣ 8♣"}, "hand": {"AAAAA": "7♣ V♠"}}
    assert name_columns(["id", "what", "hand", "cards"], cells, WRITTEN, ID) == {
        "id": "id", "what": "wat", "hand": "hand", "cards": "deze",
    }  # fmt: skip


def test_of_columns_that_say_the_same_the_one_in_its_place_is_taken() -> None:
    alike = Table(columns=("id", "sale", "gana"), rows={"AAAAA": ("AAAAA", "C", "C")})
    cells = {"opener": {"AAAAA": "C"}, "winner": {"AAAAA": "C"}}
    assert name_columns(["id", "opener", "winner"], cells, alike, ID) == {
        "id": "id", "opener": "sale", "winner": "gana",
    }  # fmt: skip


def test_without_a_table_every_column_is_still_to_be_named() -> None:
    assert name_columns(["id", "hand"], {}, Table(columns=(), rows={}), ID) == {"id": "id", "hand": "?? hand"}


def test_a_cell_is_found_by_row_and_column_and_not_when_it_is_marked() -> None:
    marked = Table(columns=("id", "wat"), rows={"AAAAA": ("AAAAA", "?? two cards")})
    assert [
        cell_of(WRITTEN, "AAAAA", "wat"), cell_of(WRITTEN, "BBBBB", "wat"), cell_of(WRITTEN, "AAAAA", "hoe"),
        cell_of(marked, "AAAAA", "wat"),
    ] == ["twee kaarten", "", "", ""]  # fmt: skip

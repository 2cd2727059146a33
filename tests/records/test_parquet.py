"""A row of a Parquet file is a game, its columns the fields of the short form."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

import pyarrow
import pyarrow.parquet
import pytest

from conformance.records.form import parse_record
from conformance.records.reading import read_blocks
from tests.records.tables import LONG, NL, SHORT, read

if TYPE_CHECKING:
    from pathlib import Path

    from conformance.records.reading import Block

DEAL = pyarrow.struct(
    {
        "hands": pyarrow.string(),
        "passes": pyarrow.list_(pyarrow.string()),
        "plays": pyarrow.string(),
        "score": pyarrow.list_(pyarrow.int32()),
        "totals": pyarrow.list_(pyarrow.int64()),
    }
)
START = pyarrow.struct(
    {
        "deal": pyarrow.int32(),
        "dealer": pyarrow.string(),
        "totals": pyarrow.list_(pyarrow.int32()),
        "phase": pyarrow.string(),
    }
)
COLUMNS = pyarrow.schema(
    {"game": pyarrow.string(), "start": START, "deals": pyarrow.list_(DEAL), "winners": pyarrow.string()}
)
GAME = {name: value for name, value in SHORT.items() if name not in ("note", "profile")}


def written(folder: Path, rows: list[dict[str, Any]], schema: Any = COLUMNS) -> Path:
    file = folder / "games.parquet"
    pyarrow.parquet.write_table(pyarrow.Table.from_pylist(rows, schema=schema), file, row_group_size=100)
    return file


def lines_of(blocks: list[Block]) -> list[tuple[int, bytes]]:
    return [line for block in blocks for line in block.lines()]


def test_a_row_is_the_game_that_the_short_form_says(tmp_path: Path) -> None:
    blocks = list(read_blocks(written(tmp_path, [GAME])))
    assert [fault for block in blocks for fault in block.faults] == []
    ((number, line),) = lines_of(blocks)
    assert number == 1
    wanted = {name: value for name, value in LONG.items() if name not in ("note", "profile")}
    assert read(line) == read(json.dumps(wanted).encode())


def test_what_is_null_is_not_said(tmp_path: Path) -> None:
    rows = [{"game": "1", "deals": [{"score": [1, 2, 3, 9]}]}]
    ((_, line),) = lines_of(list(read_blocks(written(tmp_path, rows))))
    assert json.loads(line) == {"game": "1", "deals": [{"score": [1, 2, 3, 9]}]}


def test_rows_are_numbered_across_groups_and_blocks(tmp_path: Path) -> None:
    rows = [{"game": str(number), "deals": [{}]} for number in range(1, 2501)]
    blocks = list(read_blocks(written(tmp_path, rows), size=500))
    assert len(blocks) > 10
    assert [(number, json.loads(line)["game"]) for number, line in lines_of(blocks)] == [
        (number, str(number)) for number in range(1, 2501)
    ]


def test_a_faulty_row_is_told_as_a_faulty_line_is(tmp_path: Path) -> None:
    deal = pyarrow.struct({"score": pyarrow.list_(pyarrow.float64())})
    columns = pyarrow.schema({"game": pyarrow.string(), "deals": pyarrow.list_(deal)})
    rows = [{"game": "1", "deals": [{"score": [1.0, 2.0, 3.0, float("nan")]}]}]
    ((number, line),) = lines_of(list(read_blocks(written(tmp_path, rows, columns))))
    problems = parse_record(line, NL, file="games.parquet", number=number)
    assert isinstance(problems, tuple)
    assert {problem.code for problem in problems} == {"wrong-type"}


def test_a_row_whose_text_is_no_utf_8_stops_none_of_the_others(tmp_path: Path) -> None:
    file = written(tmp_path, [{"game": name, "deals": [{}]} for name in ("one", "NOTEXT", "three")])
    file.write_bytes(file.read_bytes().replace(b"NOTEXT", b"\xc3\xc3\xc3\xc3\xc3\xc3"))
    found = [parse_record(line, NL, file="g", number=number) for number, line in lines_of(list(read_blocks(file)))]
    assert [isinstance(each, tuple) for each in found] == [False, True, False]
    assert isinstance(found[1], tuple)
    assert [(problem.code, problem.line) for problem in found[1]] == [("not-utf-8", 2)]


@pytest.mark.parametrize(("column", "code"), [("deal", "unknown-field"), ("plays", "unknown-field")])
def test_a_column_that_no_record_has_is_told_once(tmp_path: Path, column: str, code: str) -> None:
    columns = pyarrow.schema({"game": pyarrow.string(), column: pyarrow.string()})
    (block,) = read_blocks(written(tmp_path, [{"game": "1", column: "x"}] * 5, columns))
    (fault,) = block.faults
    assert fault.code == code
    assert column in fault.message


def test_a_column_that_must_be_there_is_missed(tmp_path: Path) -> None:
    (block,) = read_blocks(written(tmp_path, [{"game": "1"}], pyarrow.schema({"game": pyarrow.string()})))
    assert [fault.code for fault in block.faults] == ["missing-field"]


@pytest.mark.parametrize("cut", [6, 100, -1])
def test_a_file_that_is_cut_short_is_told_so(tmp_path: Path, cut: int) -> None:
    file = written(tmp_path, [GAME] * 50)
    file.write_bytes(file.read_bytes()[:cut])
    (block,) = read_blocks(file)
    assert [fault.code for fault in block.faults] == ["corrupt-file"]
    assert "\n" not in block.faults[0].message


def packed(folder: Path, games: int, *, name: str = "x", index: bool = False) -> bytes:
    """Return a file of so many games, with an index of its pages where that is asked for."""
    file = folder / "part"
    table = pyarrow.Table.from_pylist([{"game": name, "deals": [{}]}] * games, schema=COLUMNS)
    pyarrow.parquet.write_table(table, file, write_page_index=index, compression="none")
    return file.read_bytes()


@pytest.mark.parametrize("index", [False, True])
@pytest.mark.parametrize(("first", "second"), [(50, 50), (50, 7), (7, 50), (50, 0), (0, 50)])
def test_files_one_behind_the_other_are_told_so(tmp_path: Path, first: int, second: int, index: bool) -> None:
    file = tmp_path / "games"
    before = packed(tmp_path, first, index=index)
    file.write_bytes(before + packed(tmp_path, second, index=index))
    (block,) = read_blocks(file)
    assert [fault.code for fault in block.faults] == ["corrupt-file"]
    assert f" {len(before):,} " in block.faults[0].message
    assert "by itself" in block.faults[0].hint


def test_a_file_behind_one_that_is_cut_short_is_told_so(tmp_path: Path) -> None:
    file = tmp_path / "games"
    whole = packed(tmp_path, 50)
    file.write_bytes(whole[:-20] + whole)
    (block,) = read_blocks(file)
    assert f" {len(whole) - 20:,} " in block.faults[0].message


@pytest.mark.parametrize("index", [False, True])
@pytest.mark.parametrize("name", ["x", "PAR1PAR1", "PAR1PAR1" * 9])
def test_a_file_with_an_index_or_the_magic_in_a_text_is_one_file(tmp_path: Path, name: str, index: bool) -> None:
    file = tmp_path / "games"
    file.write_bytes(packed(tmp_path, 50, name=name, index=index))
    blocks = list(read_blocks(file))
    assert [fault for block in blocks for fault in block.faults] == []
    assert len(lines_of(blocks)) == 50


def test_a_corrupt_group_loses_nothing_of_the_others(tmp_path: Path) -> None:
    file = written(tmp_path, [{"game": f"{number:050}", "deals": [{}]} for number in range(1000)])
    column = pyarrow.parquet.read_metadata(file).row_group(6).column(0)
    data = bytearray(file.read_bytes())
    place = column.dictionary_page_offset
    data[place : place + column.total_compressed_size] = b"\xff" * column.total_compressed_size
    file.write_bytes(data)
    blocks = list(read_blocks(file))
    ((code, told),) = [(fault.code, fault.message) for block in blocks for fault in block.faults]
    assert (code, told.partition(" cannot")[0]) == ("corrupt-file", "corrupt Parquet: rows 601 to 700")
    games = {number: json.loads(line)["game"] for number, line in lines_of(blocks) if line}
    assert games == {number + 1: f"{number:050}" for number in (*range(600), *range(700, 1000))}


def test_an_empty_table_has_no_record_in_it(tmp_path: Path) -> None:
    (block,) = read_blocks(written(tmp_path, []))
    assert [fault.code for fault in block.faults] == ["empty-file"]


@pytest.mark.parametrize(("package", "head"), [("pyarrow", b"PAR1xxxx"), ("zstandard", b"\x28\xb5\x2f\xfdxxxx")])
def test_without_the_package_it_is_said_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, package: str, head: bytes
) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    file = tmp_path / "games"
    file.write_bytes(head)
    (block,) = read_blocks(file)
    assert [fault.code for fault in block.faults] == ["needs-files"]
    assert "hartenjagen[files]" in block.faults[0].hint

"""Files cut into parts: whatever their size, the parts together are the file."""

from __future__ import annotations

import gzip
import io
from functools import reduce
from typing import TYPE_CHECKING

import pytest

from conformance.records.form import short_line
from conformance.records.table import Table
from conformance.rules import load_profile
from conformance.verification.blocks import Verifier, verify_block
from conformance.verification.parts import blocks_of, split_files
from conformance.verification.result import BlockResult, merge
from reference_impl.verifying import Judging
from tests.verification.games import all_tricks, deal, exchange, game, suits

if TYPE_CHECKING:
    from pathlib import Path

RULES = load_profile("nl-short")
FINE = short_line(game(deal(hands=suits())), Table.of(RULES.rules)) + b"\n"
WRONG = short_line(game(deal(all_tricks(exchange(suits(), "7C", "8C")), hands=suits())), Table.of(RULES.rules)) + b"\n"
DATA = FINE + WRONG + b"\n" + FINE + b"{nonsense\n" + WRONG + FINE + WRONG.rstrip()


def result_of(files: list[str], size: int) -> BlockResult:
    verifier = Verifier(resolved=RULES, engine=Judging())
    parts = list(split_files(files, size=size))
    results = [
        reduce(merge, (verify_block(verifier, block) for block in blocks_of(part)), BlockResult()) for part in parts
    ]
    return reduce(merge, results)


@pytest.mark.parametrize("size", [1, 50, len(FINE), len(FINE) + 1, 400, 10_000])
def test_a_file_in_parts_comes_to_the_same_as_a_whole(tmp_path: Path, size: int) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(DATA)
    seen = result_of([str(file)], size)
    assert (seen.games, seen.unread, seen.lines) == (6, 1, {str(file): 8})
    assert [each.line for each in seen.found] == [2, 6, 8]
    assert [each.line for each in seen.problems] == [5]


def test_every_byte_of_a_plain_file_is_in_one_part(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_bytes(DATA)
    parts = list(split_files([str(file)], size=100))
    spans = [part.span for part in parts if part.span]
    assert len(spans) == len(parts) > 2
    assert b"".join(DATA[start:end] for start, end in spans) == DATA
    assert all(DATA[:end].endswith(b"\n") for _, end in spans[:-1])


def test_a_packed_file_is_one_part(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl.gz"
    file.write_bytes(gzip.compress(DATA))
    assert [part.span for part in split_files([str(file)], size=1)] == [None]
    assert result_of([str(file)], 1).games == 6


def test_what_cannot_be_unpacked_is_told_of_its_part(tmp_path: Path) -> None:
    file = tmp_path / "games.zip"
    file.write_bytes(b"PK\x03\x04" + DATA)
    assert [problem.code for problem in result_of([str(file)], 1).problems] == ["unknown-packing"]


def test_standard_input_is_cut_where_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(DATA)))
    assert result_of(["-"], 1).games == 6

"""Files are read in blocks of whole lines, whatever they are packed in and however large a piece is at a time."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING

import pytest
import zstandard
from hypothesis import given
from hypothesis import strategies as some

from conformance.records import reading
from conformance.records.reading import read_blocks

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

PACKINGS: dict[str, Callable[[bytes], bytes]] = {
    "plain": bytes,
    "gzip": gzip.compress,
    "zstd": lambda data: zstandard.ZstdCompressor().compress(data),
}


@given(
    lines=some.lists(some.sampled_from([b"", b" ", b"x", b"12345678", b"1234567890", b"1234567890+", b"y" * 40])),
    ends=some.booleans(),
    packing=some.sampled_from(sorted(PACKINGS)),
    piece=some.sampled_from([1, 2, 7, 1000]),
    size=some.sampled_from([1, 8, 30]),
)
def test_every_line_is_read_once_with_its_number_and_those_too_long_are_named(
    tmp_path_factory: pytest.TempPathFactory, lines: list[bytes], ends: bool, packing: str, piece: int, size: int
) -> None:
    data = b"\n".join(lines) + (b"\n" if ends else b"")
    file = tmp_path_factory.mktemp("lines") / "games"
    file.write_bytes(PACKINGS[packing](data))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reading, "_PIECE", piece)
        blocks = list(read_blocks(file, size=size, longest=10))
    numbered = list(enumerate(data.split(b"\n"), start=1))
    assert [line for block in blocks for line in block.lines()] == [
        (number, line) for number, line in numbered if line.strip() and len(line) <= 10
    ]
    faults = [(fault.code, fault.line) for block in blocks for fault in block.faults]
    too_long = [("line-too-long", number) for number, line in numbered if len(line) > 10]
    assert faults == (too_long if data.strip() else [("empty-file", 0)])


def test_a_file_that_is_not_there_is_a_fault_and_no_exception(tmp_path: Path) -> None:
    (block,) = read_blocks(tmp_path / "none.jsonl")
    assert [fault.code for fault in block.faults] == ["no-such-file"]

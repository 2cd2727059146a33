"""Files are read in blocks of whole lines, whatever they are packed in and however large a piece is at a time."""

from __future__ import annotations

import gzip
import io
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import zstandard
from hypothesis import given
from hypothesis import strategies as some

from conformance.problems import Problems
from conformance.records import reading
from conformance.records.reading import Block, read_blocks, require_files

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).parent.parent.parent

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
    (tmp_path / "games.jsonl.gz").touch()
    (block,) = read_blocks(tmp_path / "game.jsonl.gz")
    assert [(fault.code, fault.hint) for fault in block.faults] == [("no-such-file", "did you mean `games.jsonl.gz`?")]
    (block,) = read_blocks(tmp_path / "none" / "game.jsonl")
    assert [fault.hint for fault in block.faults] == [f"there is no folder {tmp_path / 'none'}"]


def lines_of(blocks: list[Block]) -> list[bytes]:
    return [line for block in blocks for _number, line in block.lines()]


def codes_of(blocks: list[Block]) -> list[str]:
    return [fault.code for block in blocks for fault in block.faults]


MANY = b"".join(b'{"game":"%d","deals":[{}]}\n' % number for number in range(20_000))


@pytest.mark.parametrize("packing", ["gzip", "zstd"])
@pytest.mark.parametrize("cut", [0.1, 0.5, 0.999])
def test_of_a_file_that_is_cut_short_every_whole_line_before_that_is_read(
    tmp_path: Path, packing: str, cut: float
) -> None:
    packed = PACKINGS[packing](MANY)
    file = tmp_path / "games"
    file.write_bytes(packed[: int(len(packed) * cut)])
    blocks = list(read_blocks(file))
    found = lines_of(blocks)
    assert found == MANY.split(b"\n")[: len(found)]
    assert codes_of(blocks) == ["truncated-file"]
    (fault,) = blocks[-1].faults
    assert fault.file == str(file)
    assert fault.line == (len(found) + 1 if found else 0)


@pytest.mark.parametrize("packing", ["gzip", "zstd"])
def test_of_a_corrupt_file_what_stands_before_the_damage_is_read(tmp_path: Path, packing: str) -> None:
    packed = bytearray(PACKINGS[packing](MANY))
    middle = len(packed) // 2
    packed[middle : middle + 64] = b"\xff" * 64
    file = tmp_path / "games"
    file.write_bytes(packed)
    blocks = list(read_blocks(file))
    assert codes_of(blocks)[-1] == "corrupt-file"
    assert len(lines_of(blocks)) < 20_000


def test_a_checksum_that_is_wrong_is_told(tmp_path: Path) -> None:
    packed = bytearray(gzip.compress(MANY))
    packed[-6] ^= 1
    file = tmp_path / "games.gz"
    file.write_bytes(packed)
    assert codes_of(list(read_blocks(file))) == ["corrupt-file"]


@pytest.mark.parametrize("packing", ["gzip", "zstd"])
def test_what_was_packed_piece_after_piece_is_read_as_one(tmp_path: Path, packing: str) -> None:
    pack = PACKINGS[packing]
    file = tmp_path / "games"
    file.write_bytes(pack(MANY[:1000]) + pack(b"") + pack(MANY[1000:]))
    blocks = list(read_blocks(file))
    assert codes_of(blocks) == []
    assert lines_of(blocks) == MANY.split(b"\n")[:-1]


def test_zeros_behind_a_gzip_file_are_padding_and_anything_else_is_damage(tmp_path: Path) -> None:
    file = tmp_path / "games.gz"
    file.write_bytes(gzip.compress(b"one\n") + b"\0" * 512)
    assert codes_of(list(read_blocks(file))) == []
    file.write_bytes(gzip.compress(b"one\n") + b"and more")
    blocks = list(read_blocks(file))
    assert codes_of(blocks) == ["corrupt-file"]
    assert lines_of(blocks) == [b"one"]


@pytest.mark.parametrize("head", [b"BZh91AY", b"\xfd7zXZ\0", b"PK\x03\x04", b"\xff\xfe{\0"])
def test_other_packings_are_told_by_name(tmp_path: Path, head: bytes) -> None:
    file = tmp_path / "games"
    file.write_bytes(head + b"whatever")
    (block,) = read_blocks(file)
    assert [fault.code for fault in block.faults] == ["unknown-packing"]
    assert block.data == b""


def test_a_folder_is_a_fault_and_no_exception(tmp_path: Path) -> None:
    assert codes_of(list(read_blocks(tmp_path))) == ["is-a-folder"]


@pytest.mark.parametrize("packing", sorted(PACKINGS))
@pytest.mark.parametrize("text", [b"", b"\n", b" \r\n\t\n"])
def test_a_file_with_no_record_in_it_is_told_so(tmp_path: Path, packing: str, text: bytes) -> None:
    file = tmp_path / "games"
    file.write_bytes(PACKINGS[packing](text))
    blocks = list(read_blocks(file))
    assert codes_of(blocks) == ["empty-file"]
    assert lines_of(blocks) == []


def test_a_hyphen_is_standard_input_whatever_is_packed_in_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games"
    file.write_bytes(gzip.compress(b"{}\n[]"))
    with file.open("rb") as stream, io.TextIOWrapper(stream) as stdin:
        monkeypatch.setattr("sys.stdin", stdin)
        blocks = list(read_blocks("-"))
    assert lines_of(blocks) == [b"{}", b"[]"]
    assert {block.file for block in blocks} == {"standard input"}


def test_blocks_are_no_larger_than_asked_for_but_for_a_line_that_is(tmp_path: Path) -> None:
    file = tmp_path / "games"
    file.write_bytes(b"x" * 99 + b"\n" + MANY)
    for block in read_blocks(file, size=1000):
        assert len(block.data) <= 1000 + reading._PIECE
    blocks = list(read_blocks(file, size=1000))
    assert b"".join(block.data for block in blocks) == file.read_bytes()
    assert [block.first_line for block in blocks] == [
        1 + file.read_bytes()[: sum(len(earlier.data) for earlier in blocks[:place])].count(b"\n")
        for place in range(len(blocks))
    ]


def test_what_cannot_be_opened_is_told_at_once_and_all_of_it(tmp_path: Path) -> None:
    good = tmp_path / "games"
    good.write_bytes(b"")
    require_files([good, "-"])
    with pytest.raises(Problems) as refused:
        require_files([tmp_path / "a", good, tmp_path, tmp_path / "none" / "b", "nul\0"])
    assert {problem.code for problem in refused.value.problems} == {"no-such-file", "is-a-folder", "unreadable-file"}
    assert len(refused.value.problems) == 4


PROGRAM = """
import resource, sys
from conformance.records.reading import read_blocks
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
faults, lines = [], []
for block in read_blocks(sys.argv[1]):
    faults += [(fault.code, fault.line) for fault in block.faults]
    lines += list(block.lines())
print(faults, lines, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
"""


@pytest.mark.parametrize("packing", sorted(PACKINGS))
def test_a_line_of_100_megabytes_is_refused_without_being_kept(tmp_path: Path, packing: str) -> None:
    file = tmp_path / "games"
    file.write_bytes(PACKINGS[packing](b"[]\n" + b"x" * 100_000_000 + b"\n{}\n"))
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(file)], capture_output=True, text=True, check=True, cwd=ROOT
    )
    told, kilobytes = ran.stdout.rsplit(" ", 1)
    assert told == "[('line-too-long', 2)] [(1, b'[]'), (3, b'{}')]"
    assert int(kilobytes) < 120_000


def test_a_byte_order_mark_at_the_beginning_of_a_file_is_passed_over(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    for data in (b"\xef\xbb\xbf{}\n[]\n", gzip.compress(b"\xef\xbb\xbf{}\n[]\n")):
        file.write_bytes(data)
        assert [line for block in read_blocks(file) for line in block.lines()] == [(1, b"{}"), (2, b"[]")]
    file.write_bytes(b"\xef\xbb\xbf{}\n[]\n")
    assert [line for block in read_blocks(file, span=(0, 6)) for line in block.lines()] == [(1, b"{}")]


def test_a_file_without_a_name_is_told_as_one() -> None:
    with pytest.raises(Problems) as found:
        require_files([""])
    assert str(found.value.problems[0]) == "''  no-such-file  there is no such file"

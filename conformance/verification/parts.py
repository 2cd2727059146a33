"""Files of recorded games cut into parts that can be judged anywhere, each by itself, and added up in their order."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from conformance.records.packed import DamagedError, unpacker
from conformance.records.parquet import MAGIC
from conformance.records.reading import Block, is_read_once, read_blocks

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

PART: Final = 32 << 20
"""Bytes of a part of a plain file, about."""
_HEAD: Final = 8
_PIECE: Final = 1 << 16


class Part(msgspec.Struct, kw_only=True, frozen=True):
    """A file, or the lines of a plain one from one byte to another; or a block that is in memory already."""

    file: str
    span: tuple[int, int] | None = None
    block: Block | None = None


def split_files(files: Sequence[str], *, size: int = PART) -> Iterator[Part]:
    """Yield the parts of files, in order: a packed file is one, what is read only once is cut as it is read."""
    for file in files:
        if is_read_once(file):
            yield from (Part(file=block.file, block=block) for block in read_blocks(file))
        else:
            yield from _parts_of(file, size)


def blocks_of(part: Part) -> Iterator[Block]:
    """Yield a part in blocks; what is wrong with a file is in its blocks."""
    if part.block is not None:
        yield part.block
    else:
        yield from read_blocks(part.file, span=part.span)


def _parts_of(file: str, size: int) -> Iterator[Part]:
    path = Path(file)
    if not path.is_file() or path.stat().st_size <= size or _is_packed(path):
        yield Part(file=file)
        return
    edges = [0, *_edges(path, size)]
    for start, end in pairwise(edges):
        yield Part(file=file, span=(start, end))


def _is_packed(path: Path) -> bool:
    with path.open("rb") as stream:
        head = stream.read(_HEAD)
    try:
        return head.startswith(MAGIC) or unpacker(head) is not None
    except DamagedError:
        return True


def _edges(path: Path, size: int) -> Iterator[int]:
    """Yield where lines begin, about ``size`` bytes apart, and the end of the file."""
    whole = path.stat().st_size
    with path.open("rb") as stream:
        edge = size
        while edge < whole:
            stream.seek(edge - 1)
            while (piece := stream.read(_PIECE)) and b"\n" not in piece:
                pass
            if not piece:
                break
            edge = stream.tell() - len(piece) + piece.index(b"\n") + 1
            if edge < whole:
                yield edge
            edge += size
    yield whole

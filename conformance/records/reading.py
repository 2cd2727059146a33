"""Recorded games from files, however large, however packed: whole lines in blocks, a few blocks in memory at a time.

`read_blocks(path)` yields `Block`s in the order of the file: JSON Lines, plain, gzip or zstd (told by their first
bytes, not by their name), `-` for standard input, and Parquet, of which each row becomes a line of the short form. A
block holds whole lines and the number of the first; `Block.lines()` gives them one by one, blank ones left out, ready
for `form.parse_record`. A block is a pure value: it can be judged anywhere, in any order, by itself.

    for block in read_blocks("club.jsonl.gz"):
        problems += block.faults
        for number, line in block.lines():
            game = parse_record(line, table, file=block.file, number=number)

What is wrong with a file is no exception but a fault in a block, at the place where it was found, and whatever can be
read before and after it is read: a line too long is passed over, a truncated or corrupt archive gives every whole line
up to there. Codes of such faults: `empty-file` (no record in it), `line-too-long`, `truncated-file`, `corrupt-file`,
`unreadable-file`, `no-such-file`, `is-a-folder`, `unknown-packing`, `needs-files`, `unknown-field` and `missing-field`
(columns of Parquet). `require_files` says at once, for all the files, what cannot be opened.
"""

from __future__ import annotations

import contextlib
import errno
import sys
from codecs import BOM_UTF8
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING, BinaryIO, Final, cast

from conformance.problems import Problem, Problems, did_you_mean
from conformance.records.packed import DamagedError, unpacker
from conformance.records.parquet import MAGIC, read_rows

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

BLOCK: Final = 8 << 20
"""Bytes of a block, about; one line may be longer."""
LONGEST_LINE: Final = 64 << 20
"""Bytes of the longest line that is read; a longer one is a fault, and none of it is kept."""
STANDARD_INPUT: Final = "-"
_PIECE: Final = 1 << 20
_HEAD: Final = 8


@dataclass(frozen=True, kw_only=True)
class Block:
    """Whole lines of one file, and what was found to be wrong with the file among them or right behind them."""

    file: str
    """The file as it was named; `standard input` for `-`."""
    first_line: int
    """The number of the first line of `data`, counted from 1; of a Parquet file, of the first row."""
    data: bytes = b""
    """Lines, each with its newline; the last line of a file may have none."""
    faults: tuple[Problem, ...] = ()

    def lines(self) -> Iterator[tuple[int, bytes]]:
        r"""Yield the lines with their numbers, those left out that are blank.

        >>> list(Block(file="", first_line=7, data=b"{}\n \n[]").lines())
        [(7, b'{}'), (9, b'[]')]
        """
        for number, line in enumerate(self.data.split(b"\n"), start=self.first_line):
            if line and not line.isspace():
                yield number, line


def read_blocks(
    path: Path | str, *, size: int = BLOCK, longest: int = LONGEST_LINE, span: tuple[int, int] | None = None
) -> Iterator[Block]:
    """Yield a file in blocks of whole lines of about ``size`` bytes; see the module for what can be in it.

    Of a plain file just a ``span`` can be read, from one byte to another; its lines are counted from its beginning.
    """
    name = "standard input" if str(path) == STANDARD_INPUT else str(path)
    lines = _Lines(name, size, longest)
    try:
        yield from lines.blocks(_pieces(path) if span is None else _pieces_of(path, *span))
    except DamagedError as fault:
        yield from lines.end(whole=False)
        yield lines.fault(fault.code, fault.message, fault.hint)
        return
    except OSError as fault:
        yield from lines.end(whole=False)
        yield lines.fault(*_unreadable(Path(path), fault))
        return
    yield from lines.end(whole=True)
    if lines.blank and span is None:
        yield Block(
            file=name,
            first_line=1,
            faults=(Problem(file=name, line=0, column=0, code="empty-file", message="there is no record in it"),),
        )


def is_read_once(path: Path | str) -> bool:
    """Tell whether what is in a file is gone once it was read: standard input, a pipe, a device.

    >>> is_read_once("-"), is_read_once(__file__)
    (True, False)
    """
    return str(path) == STANDARD_INPUT or (Path(path).exists() and not Path(path).is_file())


def require_files(paths: Iterable[Path | str]) -> None:
    """Check that files are there and can be opened.

    Raises:
        Problems: some cannot; all of them are named.
    """
    problems = []
    for path in paths:
        if str(path) == STANDARD_INPUT:
            continue
        try:
            if not str(path):
                raise FileNotFoundError
            if Path(path).is_dir():
                raise IsADirectoryError
            if not is_read_once(path):  # to open a pipe is to wait for its writer, and to close it to lose what it has
                Path(path).open("rb").close()
        except (OSError, ValueError) as fault:
            code, message, hint = _unreadable(Path(path), fault)
            problems.append(Problem(file=str(path) or "''", line=0, column=0, code=code, message=message, hint=hint))
    if problems:
        raise Problems(problems)


class _Lines:
    """Cuts pieces of bytes into blocks of whole lines."""

    def __init__(self, file: str, size: int, longest: int) -> None:
        self.blank = True
        """Whether nothing but blank lines was seen."""
        self._file, self._size, self._longest = file, size, longest
        self._next = 1
        self._kept: list[bytes] = []
        self._length = 0
        self._open = 0
        """Bytes since the last newline."""
        self._skipping = False

    def blocks(self, pieces: Iterable[bytes]) -> Iterator[Block]:
        """Yield the blocks that are full."""
        for piece in pieces:
            rest = piece
            if self._skipping:
                end = rest.find(b"\n") + 1
                if not end:
                    continue
                rest = rest[end:]
                self._skipping = False
                yield self._too_long()
            last = rest.rfind(b"\n") + 1
            self._open = len(rest) - last + (0 if last else self._open)
            if last and self._length + last >= self._size:
                self._kept.append(rest[:last])
                yield from self._take()
                rest = rest[last:]
            self._kept.append(rest)
            self._length += len(rest)
            if self._open > self._longest:
                yield from self._take(whole=False)
                self._skipping, self._open, self.blank = True, 0, False

    def end(self, *, whole: bool) -> Iterator[Block]:
        """Yield the rest; unless the file is ``whole`` a line without its newline is dropped."""
        if self._skipping:
            self._skipping = False
            yield self._too_long()
        yield from self._take(whole=whole)

    def fault(self, code: str, message: str, hint: str) -> Block:
        """Return a block of nothing but a fault of the file, found at the line that is next."""
        line = self._next if self._next > 1 else 0
        problem = Problem(file=self._file, line=line, column=0, code=code, message=message, hint=hint)
        return Block(file=self._file, first_line=self._next, faults=(problem,))

    def _take(self, *, whole: bool = True) -> Iterator[Block]:
        """Yield what was kept, and forget it; unless it is ``whole`` without the part behind the last newline."""
        if not whole:
            self._drop(self._open)
        data = b"".join(self._kept)
        self._kept, self._length = [], 0
        start = here = 0
        while len(data) > self._longest and here < len(data):
            end = data.find(b"\n", here) + 1 or len(data)
            if end - here > self._longest + 1:
                if here > start:
                    yield self._block(data[start:here])
                yield self._too_long()
                start = end
            here = end
        if start < len(data):
            yield self._block(data[start:])

    def _drop(self, length: int) -> None:
        """Forget so many bytes at the end of what was kept."""
        while self._kept and length >= len(self._kept[-1]):
            length -= len(self._kept.pop())
        if length:
            self._kept[-1] = self._kept[-1][:-length]

    def _block(self, data: bytes) -> Block:
        first = self._next
        self._next += data.count(b"\n")
        self.blank = self.blank and data.isspace()
        return Block(file=self._file, first_line=first, data=data)

    def _too_long(self) -> Block:
        line, self._next, self.blank = self._next, self._next + 1, False
        what = f"the line has more than {self._longest:,} bytes and was passed over"
        hint = "one game a line"
        problem = Problem(file=self._file, line=line, column=0, code="line-too-long", message=what, hint=hint)
        return Block(file=self._file, first_line=line, faults=(problem,))


def _pieces(path: Path | str) -> Iterator[bytes]:
    """Yield what is in a file, unpacked."""
    with _opened(path) as stream:
        head = stream.read(_HEAD)
        if head.startswith(MAGIC):
            if is_read_once(path):
                through = "standard input" if str(path) == STANDARD_INPUT else "a pipe"
                hint = "name the file; its contents are at its end"
                raise DamagedError("unknown-packing", f"Parquet cannot be read from {through}", hint)
            yield from read_rows(Path(path))
            return
        unpack = unpacker(head)
        pieces = chain([head] if head else [], iter(lambda: stream.read(_PIECE), b""))
        yield from _without_mark(pieces if unpack is None else unpack(pieces))


def _pieces_of(path: Path | str, start: int, end: int) -> Iterator[bytes]:
    with Path(path).open("rb") as stream:
        stream.seek(start)
        sizes = [*[_PIECE] * ((end - start) // _PIECE), (end - start) % _PIECE]
        pieces = iter(map(stream.read, sizes))
        yield from pieces if start else _without_mark(pieces)


def _without_mark(pieces: Iterable[bytes]) -> Iterator[bytes]:
    """Yield pieces without the byte order mark that some programs put at the beginning of a file."""
    coming = iter(pieces)
    head = b""
    while len(head) < len(BOM_UTF8) and (piece := next(coming, None)) is not None:
        head += piece
    yield head.removeprefix(BOM_UTF8)
    yield from coming


def _opened(path: Path | str) -> contextlib.AbstractContextManager[BinaryIO]:
    if str(path) == STANDARD_INPUT:
        if sys.stdin is None:
            raise OSError(errno.EBADF, "it was closed before we were started")
        return contextlib.nullcontext(cast("BinaryIO", sys.stdin.buffer))
    return cast("BinaryIO", Path(path).open("rb"))


def _unreadable(path: Path, fault: Exception) -> tuple[str, str, str]:
    if isinstance(fault, FileNotFoundError):
        return "no-such-file", "there is no such file", _near(path) if path.name else ""
    if isinstance(fault, IsADirectoryError):
        return "is-a-folder", "this is a folder", "name the files in it"
    reason = fault.strerror if isinstance(fault, OSError) and fault.strerror else str(fault)
    return "unreadable-file", f"it cannot be read: {reason}", ""


def _near(path: Path) -> str:
    """Return a hint that names files like one that is not there; that they end alike does not make them like it."""
    try:
        names = [each.name for each in path.parent.iterdir()]
    except OSError:
        return f"there is no folder {path.parent}"
    stem, _, _ = path.name.partition(".")
    return did_you_mean(path.name, [name for name in names if did_you_mean(stem, [name.partition(".")[0]])])

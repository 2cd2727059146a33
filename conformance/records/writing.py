"""Records on their way to a file or to standard output: whole games only, packed as the name of the file says."""

from __future__ import annotations

import contextlib
import gzip
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Final, Protocol, Self, cast

from conformance.outputs import is_stream, unwritten
from conformance.problems import Problems, refuse
from conformance.records.form import long_line, short_line
from conformance.records.interrupts import uninterrupted
from conformance.records.parquet_rows import RowWriter, require_pyarrow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from conformance.records.record import GameRecord
    from conformance.records.table import Table

STANDARD_OUTPUT: Final = "-"
_UNSEEN: Final = 0.2
"""Seconds for which lines may wait to be written together."""


class Writer(Protocol):
    """Takes one game after another."""

    written: int
    """How many it has taken."""

    def write(self, game: GameRecord) -> None:
        """Write a game; an interrupt waits until it is written."""


@dataclass
class LineWriter:
    """Writes games to a stream, one a line."""

    stream: BinaryIO
    as_line: Callable[[GameRecord], bytes]
    prompt: bool = True
    """Whether somebody may be reading already; what is packed is the same to the byte when nothing is hurried."""
    written: int = 0
    _flushed: float = 0.0

    def write(self, game: GameRecord) -> None:
        """Write a game and a newline."""
        line = self.as_line(game)
        with uninterrupted():
            self.stream.write(line + b"\n")
            self.written += 1
            if self.prompt and time.monotonic() - self._flushed > _UNSEEN:
                self.stream.flush()
                self._flushed = time.monotonic()


@contextlib.contextmanager
def open_writer(
    path: Path | str, table: Table, *, compact: bool, profile: bool = False, force: bool = False
) -> Iterator[Writer]:
    """Open a file for games, in the short form or in the long one; ``-`` is standard output.

    Where its name ends in ``.gz`` or ``.zst`` it is packed so; ``.parquet`` is a Parquet file, in the short form.
    ``profile`` writes the name of the profile in the short form, too.

    Raises:
        Problems: the file is there already and ``force`` is not said, or it cannot be written.
    """

    def as_line(game: GameRecord) -> bytes:
        return short_line(game, table, profile=profile) if compact or is_parquet else long_line(game)

    suffix = Path(path).suffix.casefold()
    is_parquet, packed = suffix == ".parquet", suffix in (".gz", ".zst")
    with contextlib.ExitStack() as closing:
        if str(path) == STANDARD_OUTPUT:
            stream = cast("BinaryIO", sys.stdout.buffer)
        else:
            packing = _packing(suffix)
            raw: Any = closing.enter_context(_NamedStream(_opened(Path(path), force=force), str(path)))
            stream = closing.enter_context(packing(raw))
        writer: Writer = RowWriter(stream, as_line) if is_parquet else LineWriter(stream, as_line, not packed)
        try:
            yield writer
        finally:
            if isinstance(writer, RowWriter):
                writer.close()
        stream.flush()


def _opened(path: Path, *, force: bool) -> BinaryIO:
    try:
        return cast("BinaryIO", path.open("wb" if force or is_stream(path) else "xb"))
    except OSError as fault:
        raise Problems([unwritten(path, fault)]) from fault


class _NamedStream:
    """A file that says its name where it cannot be written to its end."""

    def __init__(self, stream: BinaryIO, name: str) -> None:
        self._stream = stream
        self._name = name

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with self._named():
            self._stream.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)

    def write(self, data: Any) -> int:
        """Write some bytes."""
        with self._named():
            return self._stream.write(data)

    def flush(self) -> None:
        """Write what was kept back."""
        with self._named():
            self._stream.flush()

    @contextlib.contextmanager
    def _named(self) -> Iterator[None]:
        try:
            yield
        except OSError as fault:
            fault.filename = self._name
            raise


def _packing(suffix: str) -> Callable[[BinaryIO], Any]:
    """Return what packs a stream as the end of the name of its file says."""
    if suffix == ".gz":
        return lambda raw: gzip.GzipFile(filename="", mode="wb", fileobj=raw, mtime=0)  # no date: the same every time
    if suffix == ".zst":
        try:
            import zstandard
        except ImportError:
            raise refuse("needs-files", "zstd needs the package zstandard", "install hartenjagen[files]") from None
        return lambda raw: zstandard.ZstdCompressor().stream_writer(raw, closefd=False)
    if suffix == ".parquet":
        require_pyarrow()
    return contextlib.nullcontext

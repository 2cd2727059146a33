"""Records on their way to a file or to standard output: whole lines only, packed as the name of the file says."""

from __future__ import annotations

import contextlib
import gzip
import signal
import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Final, cast

from conformance.problems import refuse

if TYPE_CHECKING:
    from collections.abc import Iterator

STANDARD_OUTPUT: Final = "-"
_UNSEEN: Final = 0.2
"""Seconds for which lines may wait to be written together."""


class LineWriter:
    """Writes lines to a stream; an interrupt waits until a line is whole."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream
        self._flushed = 0.0
        self.written = 0
        """Lines so far."""

    def write(self, line: bytes) -> None:
        """Write a line and its newline."""
        with _uninterrupted():
            self._stream.write(line + b"\n")
            self.written += 1
            if time.monotonic() - self._flushed > _UNSEEN:
                self._stream.flush()
                self._flushed = time.monotonic()


@contextlib.contextmanager
def open_lines(path: Path | str, *, force: bool = False) -> Iterator[LineWriter]:
    """Open a file for lines, gzip or zstd where its name ends in ``.gz`` or ``.zst``; ``-`` is standard output.

    Raises:
        Problems: the file is there already and ``force`` is not said, or it cannot be written.
    """
    with contextlib.ExitStack() as closing:
        if str(path) == STANDARD_OUTPUT:
            stream = cast("BinaryIO", sys.stdout.buffer)
        else:
            raw = closing.enter_context(_opened(Path(path), force=force))
            stream = closing.enter_context(_packed(Path(path), raw))
        yield LineWriter(stream)
        stream.flush()


def _opened(path: Path, *, force: bool) -> BinaryIO:
    if path.is_dir():
        raise refuse("unwritable-file", f"{path} is a folder", "name a file in it")
    try:
        return cast("BinaryIO", path.open("wb" if force else "xb"))
    except FileExistsError:
        raise refuse("file-exists", f"{path} is there already", "--force writes over it") from None
    except FileNotFoundError:
        raise refuse("no-folder", f"there is no folder {path.parent}", "make it first, or name another") from None
    except OSError as fault:
        hint = "name another file or folder"
        raise refuse("unwritable-file", f"{path} cannot be written: {fault.strerror}", hint) from fault


def _packed(path: Path, raw: BinaryIO) -> Any:
    if path.suffix == ".gz":
        return gzip.GzipFile(filename="", mode="wb", fileobj=raw, mtime=0)  # no date: the same games, the same bytes
    if path.suffix == ".zst":
        import zstandard

        return zstandard.ZstdCompressor().stream_writer(raw, closefd=False)
    return contextlib.nullcontext(raw)


@contextlib.contextmanager
def _uninterrupted() -> Iterator[None]:
    """Let an interrupt wait; what was asked for meanwhile happens at the end."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    waiting = {signal.SIGINT, signal.SIGTERM}
    before = signal.pthread_sigmask(signal.SIG_BLOCK, waiting)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)

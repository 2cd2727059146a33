"""Lines over file descriptors, both directions and the diagnostics in one loop: no full pipe can block another.

Nothing here grows without bound: of a line that is too long only its start is kept, of diagnostics only their end.
"""

from __future__ import annotations

import os
import select
import time
from typing import TYPE_CHECKING, Final, NoReturn

from conformance.protocol.endings import KEPT_BYTES, BreakCode, Crash, EndedError, ProtocolBreak, TimeOut
from conformance.protocol.messages import MAX_LINE

if TYPE_CHECKING:
    from collections.abc import Callable

KEPT_DIAGNOSTICS: Final = 8192
_CHUNK: Final = 65536
_LOOK_AROUND: Final = 0.05
"""Seconds after which a silent app is looked at: it may be gone while a child of its own holds the pipe open."""
_LAST_WORDS: Final = 0.5
"""Seconds an app that closed a pipe has to end, before that is held against it."""


class LineChannel:
    """Lines to and from one app, over non-blocking descriptors that the caller opens and closes."""

    def __init__(
        self,
        *,
        read_fd: int,
        write_fd: int,
        how_ended: Callable[[float], str | None],
        diagnostics_fd: int | None = None,
    ) -> None:
        """``how_ended`` waits at most that many seconds and tells how the app ended, None if it did not."""
        self._read_fd = read_fd
        self._write_fd = write_fd
        self._diagnostics_fd = diagnostics_fd
        self._how_ended = how_ended
        self._buffer = bytearray()
        self._searched = 0
        self._diagnostics = bytearray()
        self._input_closed = False
        self._output_closed = False
        self._poll = select.poll()
        self._idle_mask = select.POLLIN if write_fd == read_fd else 0
        self._poll.register(write_fd, self._idle_mask)
        self._poll.register(read_fd, select.POLLIN)
        if diagnostics_fd is not None:
            self._poll.register(diagnostics_fd, select.POLLIN)

    def send(self, line: bytes, deadline: float) -> None:
        """Write a line, reading what comes meanwhile; see `Connection.send`.

        An app that is gone, or that talks while it should listen, is found out by the next `receive`.
        """
        rest = memoryview(line)
        started = time.monotonic()
        while rest and not (self._input_closed or self._output_closed or len(self._buffer) > MAX_LINE):
            try:
                rest = rest[os.write(self._write_fd, rest) :]
            except BlockingIOError:
                self._require_time(started, deadline)
                if not self._pump(min(deadline - time.monotonic(), _LOOK_AROUND), writing=True) and self._how_ended(0):
                    return
            except OSError:
                self._input_closed = True

    def receive(self, deadline: float) -> bytes:
        """Return the next line; see `Connection.receive`."""
        started = time.monotonic()
        while True:
            line = self._next_line()
            if line is not None:
                return line
            if self._output_closed:
                self._raise_gone(self._how_ended(_LAST_WORDS))
            if self._input_closed:
                deadline = min(deadline, time.monotonic() + _LAST_WORDS)
            self._require_time(started, deadline)
            if not self._pump(min(deadline - time.monotonic(), _LOOK_AROUND)):
                how = self._how_ended(0)
                if how is not None and not self._pump(0):
                    self._raise_gone(how)

    def take_diagnostics(self) -> bytes:
        """Return the end of what the app wrote beside its answers, and forget it."""
        for _ in range(16):
            if self._diagnostics_fd is None or not self._keep_diagnostics(self._diagnostics_fd):
                break
        taken = bytes(self._diagnostics)
        self._diagnostics.clear()
        return taken

    def _next_line(self) -> bytes | None:
        end = self._buffer.find(b"\n", self._searched)
        if end < 0:
            self._searched = len(self._buffer)
        if max(end, self._searched) > MAX_LINE:
            raise EndedError(ProtocolBreak(code=BreakCode.TOO_LONG, raw=self._start()))
        if end < 0:
            return None
        line = bytes(self._buffer[:end])
        del self._buffer[: end + 1]
        self._searched = 0
        return line

    def _pump(self, seconds: float, *, writing: bool = False) -> bool:
        """Wait at most so long for something to happen and take it in; tell whether anything did."""
        if writing:
            self._poll.modify(self._write_fd, select.POLLOUT | self._idle_mask)
        events = self._poll.poll(seconds * 1000)
        if writing:
            self._poll.modify(self._write_fd, self._idle_mask)
        for fd, event in events:
            if fd == self._read_fd and event != select.POLLOUT:
                self._read_more()
            elif fd == self._diagnostics_fd:
                self._keep_diagnostics(fd)
            elif fd == self._write_fd and event & (select.POLLERR | select.POLLHUP) and not self._input_closed:
                self._input_closed = True
                self._poll.unregister(fd)
        return bool(events)

    def _read_more(self) -> None:
        try:
            chunk = os.read(self._read_fd, _CHUNK)
        except BlockingIOError:
            return
        except OSError:
            chunk = b""
        self._buffer += chunk
        if not chunk:
            self._output_closed = True
            self._poll.unregister(self._read_fd)

    def _keep_diagnostics(self, fd: int) -> bool:
        try:
            chunk = os.read(fd, _CHUNK)
        except BlockingIOError:
            return False
        except OSError:
            chunk = b""
        if not chunk:
            self._poll.unregister(fd)
            self._diagnostics_fd = None
        self._diagnostics += chunk
        del self._diagnostics[:-KEPT_DIAGNOSTICS]
        return bool(chunk)

    def _require_time(self, started: float, deadline: float) -> None:
        if time.monotonic() < deadline:
            return
        if self._input_closed:
            raise EndedError(ProtocolBreak(code=BreakCode.INPUT_CLOSED, raw=self._start()))
        raise EndedError(TimeOut(seconds=round(deadline - started, 3), raw=self._start()))

    def _raise_gone(self, how: str | None) -> NoReturn:
        if how is None:
            raise EndedError(ProtocolBreak(code=BreakCode.OUTPUT_CLOSED, raw=self._start()))
        raise EndedError(Crash(how=how, raw=self._start()))

    def _start(self) -> bytes:
        return bytes(self._buffer[:KEPT_BYTES])

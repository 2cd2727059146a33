"""The app as a child process: requests on its standard input, answers on its standard output."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from conformance.transports.lines import LineChannel

if TYPE_CHECKING:
    from collections.abc import Sequence


class CannotStartError(Exception):
    """The command does not exist or may not be run; the text says which, and what to do."""


class ChildProcess:
    """A `Connection` to a process in a session of its own, so that it ends together with its children."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start the command.

        Raises:
            CannotStartError: there is no such command, or it cannot be run.
        """
        if os.name != "posix":
            raise CannotStartError("apps can be started on Linux and macOS only; on Windows use WSL")
        self._closed = False
        try:
            self._process = subprocess.Popen(
                [find_program(command[0]), *command[1:]],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as fault:
            raise CannotStartError(_explain(command[0], fault)) from fault
        streams = (self._process.stdin, self._process.stdout, self._process.stderr)
        self._streams = [stream for stream in streams if stream is not None]
        for stream in self._streams:
            os.set_blocking(stream.fileno(), False)
        write_fd, read_fd, diagnostics_fd = (stream.fileno() for stream in self._streams)
        self._channel = LineChannel(
            read_fd=read_fd, write_fd=write_fd, diagnostics_fd=diagnostics_fd, how_ended=self._how_ended
        )
        self.send = self._channel.send
        self.receive = self._channel.receive
        self.take_diagnostics = self._channel.take_diagnostics

    @property
    def pid(self) -> int:
        """Number of the process, and of its process group."""
        return self._process.pid

    def close(self, grace: float) -> None:
        """Close its input, give it ``grace`` seconds to end, then kill whatever is left of its process group."""
        if self._closed:
            return
        self._closed = True
        try:
            with contextlib.suppress(OSError):
                self._streams[0].close()
            self._how_ended(grace)
        finally:
            # Where it can be helped the leader is not reaped yet, and the number of the group nobody else's.
            with contextlib.suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()
            for stream in self._streams:
                with contextlib.suppress(OSError):
                    stream.close()

    def _how_ended(self, seconds: float) -> str | None:
        """Wait at most so long for the process to end and tell how it did, without reaping it."""
        deadline = time.monotonic() + seconds
        pause = 0.001
        while True:
            code = self._exit_code()
            if code is not None:
                return describe_exit(code)
            if time.monotonic() >= deadline:
                return None
            time.sleep(pause)
            pause = min(2 * pause, 0.02)

    def _exit_code(self) -> int | None:
        """Return the exit code of the process, None while it runs; it stays unreaped where the system allows a look."""
        if not hasattr(os, "waitid"):  # macOS before Python 3.13
            return self._process.poll()
        state = os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOHANG | os.WNOWAIT)
        if state is None:
            return None
        return state.si_status if state.si_code == os.CLD_EXITED else -state.si_status


def describe_exit(code: int) -> str:
    """Return how a process ended in words; a negative code is a signal.

    >>> describe_exit(1), describe_exit(-9)
    ('exit status 1', 'signal 9 (SIGKILL)')
    """
    if code >= 0:
        return f"exit status {code}"
    try:
        return f"signal {-code} ({signal.Signals(-code).name})"
    except ValueError:
        return f"signal {-code}"


def find_program(name: str) -> str:
    """Return the path of a program: on the PATH, else beside this Python, where our own commands are installed."""
    found = shutil.which(name)
    if found is None and os.sep not in name:
        found = shutil.which(name, path=str(Path(sys.executable).parent))
    return found or name


def _explain(name: str, fault: Exception) -> str:
    if isinstance(fault, FileNotFoundError):
        return f"there is no command '{name}'; give the full path, or check the PATH"
    if isinstance(fault, PermissionError):
        return f"'{name}' may not be run; is it a program, and executable?"
    return f"'{name}' cannot be started: {fault}"

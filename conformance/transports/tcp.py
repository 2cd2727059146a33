"""An app that already runs and listens on a TCP port, for instance under a debugger; the same lines as over pipes."""

from __future__ import annotations

import contextlib
import select
import socket
from typing import Final

from conformance.transports.lines import LineChannel
from conformance.transports.stdio import CannotStartError

_PATIENCE: Final = 5.0


class TcpConnection:
    """A `Connection` to an app that somebody else started; closing it leaves the app running."""

    def __init__(self, host: str, port: int) -> None:
        """Connect.

        Raises:
            CannotStartError: nobody listens there.
        """
        if not hasattr(select, "poll"):
            raise CannotStartError("apps can be reached from Linux and macOS only; on Windows use WSL")
        try:
            self._socket = socket.create_connection((host, port), timeout=_PATIENCE)
        except (OSError, OverflowError) as fault:
            raise CannotStartError(f"nobody answers at {host}:{port} ({fault}); start the app there first") from fault
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._socket.setblocking(False)
        number = self._socket.fileno()
        self._channel = LineChannel(read_fd=number, write_fd=number, how_ended=self._how_ended)
        self._gone = False
        self.send = self._channel.send
        self.receive = self._channel.receive
        self.take_diagnostics = self._channel.take_diagnostics

    def close(self, grace: float) -> None:  # noqa: ARG002  an app that we did not start is not ours to end
        """Hang up."""
        with contextlib.suppress(OSError):
            self._socket.close()

    def _how_ended(self, seconds: float) -> str | None:
        """Tell that the app hung up, once the channel has seen the end of its lines."""
        return "it closed the connection" if seconds > 0 else None


LONGEST_LABEL: Final = 63
"""Letters between two dots of a host's name."""


def parse_address(text: str) -> tuple[str, int]:
    """Return host and port of ``HOST:PORT``; without a host it is this machine.

    Raises:
        ValueError: there is no port, or it is none.

    >>> parse_address("localhost:5000"), parse_address(":5000"), parse_address("[::1]:80")
    (('localhost', 5000), ('127.0.0.1', 5000), ('::1', 80))
    """
    host, colon, port = text.rpartition(":")
    if not colon or not port.isdecimal() or not 0 < int(port) < 65536:
        raise ValueError(f"'{text}' is not HOST:PORT, for example localhost:5000")
    if any(len(label) > LONGEST_LABEL for label in host.split(".")):
        raise ValueError(f"'{host[:20]}…' is no name of a machine")
    return host.strip("[]") or "127.0.0.1", int(port)

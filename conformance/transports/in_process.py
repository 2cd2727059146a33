"""An app in this process: every line goes through the protocol as ever, and through no pipe."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conformance.protocol.endings import Crash, EndedError
from conformance.protocol.serving import respond

if TYPE_CHECKING:
    from conformance.protocol.serving import Handlers


class InProcess:
    r"""A connection to handlers of this process; deadlines cannot be kept here and are not looked at.

    >>> app = InProcess({})
    >>> app.send(b'{"jsonrpc": "2.0", "id": 1, "method": "ping"}', float("inf"))
    >>> app.receive(float("inf"))
    b'{"jsonrpc":"2.0","id":1,"error":{"code":-32601,"message":"there is no method \'ping\'"}}'
    """

    def __init__(self, handlers: Handlers) -> None:
        self._handlers = handlers
        self._answers: list[bytes] = []
        self._over = False

    def send(self, line: bytes, _deadline: float) -> None:
        """Have a line answered at once."""
        if self._over:
            raise EndedError(Crash(how="it had said goodbye"))
        answer, self._over = respond(self._handlers, line)
        if answer:
            self._answers.append(answer.rstrip(b"\n"))

    def receive(self, _deadline: float) -> bytes:
        """Return the answer to the line sent first."""
        if not self._answers:
            raise EndedError(Crash(how="it had said goodbye"))
        return self._answers.pop(0)

    def take_diagnostics(self) -> bytes:
        """Return nothing: what is written on standard error in this process is not kept apart."""
        return b""

    def close(self, _grace: float) -> None:
        """Answer nothing any more."""
        self._over = True

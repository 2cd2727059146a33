"""A conversation with an app that runs as a real process; every message is checked in both directions."""

from __future__ import annotations

import json
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from conformance.adapters.node import find_node
from conformance.protocol.envelopes import Params, encode_request
from conformance.protocol.messages import Answer, Done, Greeting, Hello, Method, Observation, Start, Started
from conformance.protocol.reading import read_reply
from conformance.spec_files import SPEC
from conformance.transports.stdio import ChildProcess

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ADAPTERS = SPEC.parent / "conformance" / "adapters"
PATIENCE = 60.0


def javascript_app(*options: str) -> list[str]:
    """Return the command that starts the JavaScript app."""
    node = find_node()
    assert node is not None, "these tests need Node 18 or newer; the test group installs it"
    return [node, str(ADAPTERS / "javascript" / "app.mjs"), *options]


class Talk:
    """Asks an app and waits for its answers."""

    def __init__(self, process: ChildProcess) -> None:
        self._process = process
        self._number = 0

    def ask(self, method: Method, params: Params) -> Any:
        """Return the result of a request."""
        self._number += 1
        line = self.line(encode_request(self._number, method, params))
        return read_reply(line, method, self._number)

    def line(self, request: bytes) -> bytes:
        """Send any line and return the one that answers it."""
        self.tell(request)
        return self._process.receive(time.monotonic() + PATIENCE)

    def tell(self, request: bytes) -> None:
        """Send any line."""
        self._process.send(request, time.monotonic() + PATIENCE)

    def error_code(self, method: str, params: Any) -> int:
        """Return the code of the error that answers a request."""
        request = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        reply = json.loads(self.line(json.dumps(request).encode() + b"\n"))
        code: int = reply["error"]["code"]
        return code

    def hello(self) -> Greeting:
        """Shake hands."""
        greeting: Greeting = self.ask("hello", Hello(protocol=[1], runner="test"))
        return greeting

    def start(self, start: Start) -> Observation:
        """Begin a match under rules the app plays, and return the position."""
        started: Started = self.ask("start", start)
        assert not started.unsupported, started.unsupported
        assert isinstance(started.state, Observation)
        return started.state

    def move(self, method: Method, params: Params) -> Answer:
        """Return the answer to a move."""
        answer: Answer = self.ask(method, params)
        return answer

    def bye(self) -> None:
        """Say that nothing more will come."""
        self.ask("bye", Done())


@contextmanager
def talk(command: Sequence[str]) -> Iterator[Talk]:
    """Start an app, and leave nothing of it behind."""
    process = ChildProcess(command)
    try:
        yield Talk(process)
    finally:
        process.close(0)

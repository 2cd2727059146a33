"""An app that runs already is talked to over TCP, with the same lines and the same endings."""

from __future__ import annotations

import socket
import threading
import time
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pytest

from conformance.protocol.endings import BreakCode, Crash, EndedError, ProtocolBreak, TimeOut
from conformance.transports.stdio import CannotStartError
from conformance.transports.tcp import TcpConnection, parse_address

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


@contextmanager
def served_by(app: Callable[[socket.socket], None]) -> Iterator[TcpConnection]:
    with socket.create_server(("127.0.0.1", 0)) as server:

        def accept() -> None:
            with server.accept()[0] as client:
                app(client)

        thread = threading.Thread(target=accept)
        thread.start()
        connection = TcpConnection(*server.getsockname()[:2])
        try:
            yield connection
        finally:
            connection.close(0)
            thread.join()


def soon(seconds: float = 20.0) -> float:
    return time.monotonic() + seconds


def echo(client: socket.socket) -> None:
    while data := client.recv(4096):
        client.sendall(data)


def wait_for_the_end(client: socket.socket) -> None:
    while client.recv(4096):
        pass


def test_lines_go_there_and_back() -> None:
    with served_by(echo) as connection:
        connection.send(b"one\ntwo\n", soon())
        assert (connection.receive(soon()), connection.receive(soon())) == (b"one", b"two")
        assert connection.take_diagnostics() == b""


def test_an_app_that_hangs_up_is_a_crash() -> None:
    with (
        served_by(lambda client: client.sendall(b"hal")) as connection,
        pytest.raises(EndedError) as ended,
    ):
        connection.receive(soon())
    assert ended.value.ending == Crash(how="it closed the connection", raw=b"hal")


def test_a_silent_app_runs_out_of_time() -> None:
    with served_by(wait_for_the_end) as connection, pytest.raises(EndedError) as ended:
        connection.receive(soon(0.1))
    assert isinstance(ended.value.ending, TimeOut)


def test_an_endless_line_is_refused() -> None:
    def flood(client: socket.socket) -> None:
        try:
            while True:
                client.sendall(b"x" * 65536)
        except OSError:
            pass

    with served_by(flood) as connection, pytest.raises(EndedError) as ended:
        connection.receive(soon())
    assert isinstance(ended.value.ending, ProtocolBreak)
    assert ended.value.ending.code is BreakCode.TOO_LONG


def test_nobody_there_is_explained() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
    with pytest.raises(CannotStartError, match="nobody answers"):
        TcpConnection("127.0.0.1", port)


@pytest.mark.parametrize(
    "text", ["localhost", "5000", "localhost:", "localhost:zero", "localhost:0", "localhost:65536"]
)
def test_what_is_no_address_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="HOST:PORT"):
        parse_address(text)

"""The app's side of the protocol in Python: requests from standard input, one answer a line to standard output.

An app is a table of handlers, method → (type of its parameters, function). A method that is not in the table is
answered as unknown; what a handler cannot do with its parameters it says by raising `RpcFault`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from typing import Any, BinaryIO, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from conformance.protocol.messages import MAX_LINE, Message

PARSE_ERROR: Final = -32700
INVALID_REQUEST: Final = -32600
METHOD_NOT_FOUND: Final = -32601
INVALID_PARAMS: Final = -32602
INTERNAL_ERROR: Final = -32603
LAST_METHOD: Final = "bye"

Handlers = Mapping[str, tuple[type[Message], Callable[[Any], Message]]]
Id = int | float | str | None

_CHUNK: Final = 1 << 16


class RpcFault(Exception):  # noqa: N818  what is wrong with a request, not an error of ours
    """A request that cannot be answered; becomes an error of JSON-RPC."""

    def __init__(self, message: str, code: int = INVALID_PARAMS) -> None:
        super().__init__(message)
        self.code = code


class _Request(msgspec.Struct, frozen=True, kw_only=True):
    jsonrpc: Literal["2.0"]
    method: str
    params: msgspec.Raw = msgspec.Raw(b"{}")
    id: Id | UnsetType = UNSET


_requests: Final = msgspec.json.Decoder(_Request)
_encoder: Final = msgspec.json.Encoder()


def respond(handlers: Handlers, line: bytes) -> tuple[bytes, bool]:
    r"""Return the answer to a line, newline included and empty for a notification, and whether it was the last one.

    >>> respond({}, b'{"jsonrpc": "2.0", "id": 4, "method": "shuffle"}')[0]
    b'{"jsonrpc":"2.0","id":4,"error":{"code":-32601,"message":"there is no method \'shuffle\'"}}\n'
    """
    try:
        request = _read(line)
    except RpcFault as fault:
        return _error(_id_in(line), fault), False
    last = request.method == LAST_METHOD
    try:
        result = _call(handlers, request)
    except RpcFault as fault:
        return (b"" if request.id is UNSET else _error(request.id, fault)), last
    if request.id is UNSET:
        return b"", last
    return _encoder.encode({"jsonrpc": "2.0", "id": request.id, "result": result}) + b"\n", last


def serve(handlers: Handlers, requests: BinaryIO, answers: BinaryIO) -> None:
    """Answer requests until ``bye`` or the end of the input; a line that is too long is refused and passed over."""
    pending = b""
    skipping = False
    while True:
        chunk = requests.read1(_CHUNK) if hasattr(requests, "read1") else requests.read(_CHUNK)
        *lines, pending = (pending + chunk).split(b"\n")
        if not chunk and pending:
            lines, pending = [pending], b""
        written = []
        last = not chunk
        for line in lines:
            if skipping:
                skipping = False
                continue
            answer, last = respond(handlers, line)
            written.append(answer)
            if last:
                break
        if len(pending) > MAX_LINE or skipping:
            if not skipping:
                written.append(_error(None, RpcFault(f"a line is longer than {MAX_LINE} bytes", INVALID_REQUEST)))
            pending, skipping = b"", True
        answers.write(b"".join(written))
        answers.flush()
        if last or not chunk:
            return


def serve_on_stdio(handlers: Handlers) -> int:
    """Serve on the standard streams and return the exit code; a closed pipe is a normal end.

    Where one of them was closed before we were started, nobody can be served: that is told, and 2 returned.
    """
    if sys.stdin is None or sys.stdout is None:
        closed = "standard input" if sys.stdin is None else "standard output"
        sys.stderr.write(f"closed-stream  {closed} is closed; an app is started with both, as a runner does\n")
        return 2
    try:
        serve(handlers, sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # or flushing at exit fails again
    except KeyboardInterrupt:
        return 130
    return 0


def _read(line: bytes) -> _Request:
    try:
        if not line.isascii():
            line.decode("utf-8")
        return _requests.decode(line)
    except UnicodeDecodeError as fault:
        raise RpcFault(f"the line is not UTF-8: {fault.reason} at byte {fault.start}", PARSE_ERROR) from fault
    except (msgspec.DecodeError, RecursionError) as fault:
        try:
            msgspec.json.decode(line)
        except (msgspec.DecodeError, RecursionError) as broken:
            raise RpcFault(f"the line is not JSON: {broken}", PARSE_ERROR) from broken
        raise RpcFault(f"not a request of JSON-RPC 2.0: {fault}", INVALID_REQUEST) from fault


def _call(handlers: Handlers, request: _Request) -> Message:
    if request.method not in handlers:
        raise RpcFault(f"there is no method '{request.method}'", METHOD_NOT_FOUND)
    expected, handle = handlers[request.method]
    try:
        params = msgspec.json.decode(request.params, type=expected)
    except (msgspec.DecodeError, RecursionError) as fault:
        raise RpcFault(f"{request.method}: {fault}") from fault
    try:
        return handle(params)
    except RpcFault:
        raise
    except Exception as fault:
        raise RpcFault(f"{request.method}: {type(fault).__name__}: {fault}", INTERNAL_ERROR) from fault


def _id_in(line: bytes) -> Id:
    """Return the id of a line that is no request, None where none can be made out."""
    try:
        message = msgspec.json.decode(line)
    except (msgspec.DecodeError, RecursionError):
        return None
    found = message.get("id") if isinstance(message, dict) else None
    return found if isinstance(found, int | float | str) and not isinstance(found, bool) else None


def _error(number: Id, fault: RpcFault) -> bytes:
    error = {"code": fault.code, "message": str(fault)}
    return _encoder.encode({"jsonrpc": "2.0", "id": number, "error": error}) + b"\n"

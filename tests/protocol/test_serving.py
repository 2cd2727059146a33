from __future__ import annotations

import io
import json
from typing import Any

import pytest

from conformance.protocol.messages import MAX_LINE, Answer, Done, Message, Observation, Play
from conformance.protocol.serving import Handlers, RpcFault, respond, serve


def _play(params: Play) -> Message:
    if params.card == "QS":
        raise RpcFault("not today")
    if params.card == "KS":
        raise ZeroDivisionError("division by zero")
    return Answer(accepted=True, state=Observation(stage="playing"))


HANDLERS: Handlers = {
    "ping": (Done, lambda _: Done()),
    "play": (Play, _play),
    "bye": (Done, lambda _: Done()),
}


def _answered(line: bytes) -> Any:
    answer, _ = respond(HANDLERS, line)
    assert answer.endswith(b"\n")
    assert answer.count(b"\n") == 1
    said = json.loads(answer)
    assert said["jsonrpc"] == "2.0"
    return said


def _served(*lines: bytes, chunk: int = 1 << 16) -> list[Any]:
    class Slow(io.BytesIO):
        def read1(self, size: int | None = -1, /) -> bytes:
            return super().read1(min(size or chunk, chunk))

    answers = io.BytesIO()
    serve(HANDLERS, Slow(b"\n".join(lines)), answers)
    return [json.loads(line) for line in answers.getvalue().splitlines()]


def _request(number: int, method: str = "ping", **params: Any) -> bytes:
    return json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": params}).encode()


@pytest.mark.parametrize("number", [1, 2**53, "seven", 1.5, None])
def test_the_id_comes_back_as_it_was_sent(number: float | str | None) -> None:
    request = json.dumps({"jsonrpc": "2.0", "id": number, "method": "ping"}).encode()
    assert _answered(request) == {"jsonrpc": "2.0", "id": number, "result": {}}


def test_a_notification_gets_no_answer_even_when_it_is_wrong() -> None:
    assert respond(HANDLERS, b'{"jsonrpc":"2.0","method":"ping"}') == (b"", False)
    assert respond(HANDLERS, b'{"jsonrpc":"2.0","method":"shuffle"}') == (b"", False)


@pytest.mark.parametrize(
    ("line", "code", "number"),
    [
        (b'{"jsonrpc":"2.0","id":1,"method":"pi', -32700, None),
        (b"", -32700, None),
        (b"NaN", -32700, None),
        (b'{"jsonrpc":"2.0","id":1,"method":"\xff"}', -32700, None),
        (b"[" * 100_000, -32700, None),
        (b'{"jsonrpc":"2.0","id":1,"method":"ping","params":' + b"[" * 100_000, -32700, None),
        (b"[]", -32600, None),
        (b"7", -32600, None),
        (b'{"id":3,"method":"ping"}', -32600, 3),
        (b'{"jsonrpc":"1.0","id":"x","method":"ping"}', -32600, "x"),
        (b'{"jsonrpc":"2.0","id":true,"method":"ping"}', -32600, None),
        (b'{"jsonrpc":"2.0","id":4}', -32600, 4),
        (b'{"jsonrpc":"2.0","id":4,"method":"shuffle"}', -32601, 4),
        (b'{"jsonrpc":"2.0","id":4,"method":"play"}', -32602, 4),
        (b'{"jsonrpc":"2.0","id":4,"method":"play","params":[1]}', -32602, 4),
        (b'{"jsonrpc":"2.0","id":4,"method":"play","params":{"seat":"A","card":"1C"}}', -32602, 4),
        (b'{"jsonrpc":"2.0","id":4,"method":"play","params":{"seat":"G","card":"2C"}}', -32602, 4),
    ],
)  # fmt: skip
def test_a_bad_message_gets_an_error_of_json_rpc(line: bytes, code: int, number: int | str | None) -> None:
    said = _answered(line)
    assert (said["error"]["code"], said["id"]) == (code, number)
    assert said["error"]["message"]
    assert "result" not in said


def test_what_the_app_cannot_do_is_an_error_with_its_words() -> None:
    error = _answered(_request(1, "play", seat="A", card="QS"))["error"]
    assert error == {"code": -32602, "message": "not today"}


def test_a_fault_of_the_app_is_an_error_and_no_traceback() -> None:
    error = _answered(_request(1, "play", seat="A", card="KS"))["error"]
    assert error == {"code": -32603, "message": "play: ZeroDivisionError: division by zero"}


@pytest.mark.parametrize("chunk", [1, 7, 1 << 16])
def test_lines_are_answered_in_order_however_they_arrive(chunk: int) -> None:
    said = _served(*(_request(number) for number in range(20)), chunk=chunk)
    assert [one["id"] for one in said] == list(range(20))


def test_a_last_line_without_an_end_is_answered_too() -> None:
    assert [one["id"] for one in _served(_request(1), _request(2))] == [1, 2]


def test_nothing_is_read_after_bye() -> None:
    assert [one["id"] for one in _served(_request(1), _request(2, "bye"), _request(3))] == [1, 2]


def test_a_line_that_is_too_long_is_refused_once_and_passed_over() -> None:
    said = _served(_request(1), b"x" * (3 * MAX_LINE), _request(2), b"y" * (MAX_LINE + 1))
    assert [one["id"] for one in said] == [1, None, 2, None]
    assert [one["error"]["code"] for one in said if "error" in one] == [-32600, -32600]


def test_an_empty_input_is_a_normal_end() -> None:
    assert _served() == []

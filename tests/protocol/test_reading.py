"""An answer is read, or refused with the code of exactly what is wrong with it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from conformance.protocol.endings import KEPT_BYTES, AppError, BreakCode, EndedError, ProtocolBreak, show_bytes
from conformance.protocol.messages import Answer, Done
from conformance.protocol.reading import list_faults, read_reply

PLAYING = '{"accepted": true, "state": {"stage": "playing"}}'


def reply(result: str = PLAYING, *, number: str = "3", more: str = "") -> bytes:
    return f'{{"jsonrpc": "2.0", "id": {number}, "result": {result}{more}}}'.encode()


def state(fields: str) -> bytes:
    return reply(f'{{"accepted": true, "state": {{"stage": "playing", {fields}}}}}')


def break_of(line: bytes) -> ProtocolBreak:
    with pytest.raises(EndedError) as ended:
        read_reply(line, "play", 3)
    assert isinstance(ended.value.ending, ProtocolBreak)
    return ended.value.ending


def test_a_good_answer_is_read() -> None:
    answer = read_reply(state('"turn": null, "points": {"A": 3}'), "play", 3)
    assert isinstance(answer, Answer)
    assert (answer.accepted, answer.state.turn, answer.state.points) == (True, None, {"A": 3})


def test_unknown_fields_are_passed_over() -> None:
    assert isinstance(read_reply(state('"weather": {"rain": [1, 2.5, null]}'), "play", 3), Answer)


def test_white_space_and_a_carriage_return_do_no_harm() -> None:
    assert isinstance(read_reply(b"  " + reply() + b"\r", "play", 3), Answer)


def test_an_error_is_no_break() -> None:
    line = b'{"jsonrpc": "2.0", "id": 3, "error": {"code": -32603, "message": "no table", "data": {"a": 1}}}'
    with pytest.raises(EndedError) as ended:
        read_reply(line, "play", 3)
    assert ended.value.ending == AppError(code=-32603, message="no table")


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"", BreakCode.NOT_JSON),
        (b"Welcome!", BreakCode.NOT_JSON),
        (reply()[:-1], BreakCode.NOT_JSON),
        (reply() + reply(), BreakCode.NOT_JSON),
        (b"\xef\xbb\xbf" + reply(), BreakCode.NOT_JSON),
        (state('"extra": "\xff"').decode().encode("latin-1"), BreakCode.NOT_UTF8),
        (b"\xff\xfe", BreakCode.NOT_UTF8),
        (state('"extra": "\\ud800"'), BreakCode.NOT_JSON),
        (state('"deal": NaN'), BreakCode.NOT_FINITE),
        (state('"extra": -Infinity'), BreakCode.NOT_FINITE),
        (state('"extra": ' + "[" * 100_000 + "]" * 100_000), BreakCode.TOO_DEEP),
        (reply("[" * 70 + "]" * 70), BreakCode.TOO_DEEP),
        (b"[1, 2]", BreakCode.NOT_AN_OBJECT),
        (b"7", BreakCode.NOT_AN_OBJECT),
        (b"null", BreakCode.NOT_AN_OBJECT),
        (b'{"jsonrpc": "2.0", "id": 3, "method": "play", "params": {}}', BreakCode.NOT_AN_ANSWER),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "play"}', BreakCode.NOT_AN_ANSWER),
        (b'{"id": 3, "result": ' + PLAYING.encode() + b"}", BreakCode.MISSING_FIELD),
        (b'{"jsonrpc": "2.0", "result": ' + PLAYING.encode() + b"}", BreakCode.MISSING_FIELD),
        (reply('{"accepted": true}'), BreakCode.MISSING_FIELD),
        (reply('{"accepted": true, "state": {}}'), BreakCode.MISSING_FIELD),
        (reply("null"), BreakCode.WRONG_TYPE),
        (reply("[]"), BreakCode.WRONG_TYPE),
        (reply('{"accepted": "yes", "state": {"stage": "playing"}}'), BreakCode.WRONG_TYPE),
        (state('"points": {"A": "three"}'), BreakCode.WRONG_TYPE),
        (state('"points": {"A": true}'), BreakCode.WRONG_TYPE),
        (state('"points": null'), BreakCode.WRONG_TYPE),
        (state('"deal": 1.0'), BreakCode.WRONG_TYPE),
        (reply(number="[3]"), BreakCode.WRONG_TYPE),
        (b'{"jsonrpc": "1.0", "id": 3, "result": ' + PLAYING.encode() + b"}", BreakCode.WRONG_VALUE),
        (state('"legal": ["1C"]'), BreakCode.WRONG_VALUE),
        (state('"turn": "North"'), BreakCode.WRONG_VALUE),
        (state('"points": {"North": 3}'), BreakCode.WRONG_VALUE),
        (reply('{"accepted": true, "state": {"stage": "dealing"}}'), BreakCode.WRONG_VALUE),
        (state('"deal": 0'), BreakCode.OUT_OF_RANGE),
        (state('"points": {"A": 9007199254740992}'), BreakCode.OUT_OF_RANGE),
        (state('"points": {"A": ' + "9" * 6000 + "}"), BreakCode.OUT_OF_RANGE),
        (b'{"jsonrpc": "2.0", "id": 3}', BreakCode.NO_RESULT),
        (reply(more=', "error": {"code": 1, "message": ""}'), BreakCode.RESULT_AND_ERROR),
        (reply(number='"3"'), BreakCode.WRONG_ID),
        (reply(number="null"), BreakCode.WRONG_ID),
        (reply(number="4"), BreakCode.UNKNOWN_ID),
        (reply(number="0"), BreakCode.UNKNOWN_ID),
        (reply(number="2"), BreakCode.SECOND_ANSWER),
        (reply('{"state": {"stage": "playing"}}', number="1"), BreakCode.SECOND_ANSWER),
    ],
)
def test_every_break_has_its_code(line: bytes, code: BreakCode) -> None:
    assert break_of(line).code is code


def test_all_faults_of_a_message_are_listed() -> None:
    line = state('"turn": "North", "legal": "QS", "points": {"A": "three"}, "trick": [{"seat": "A"}]')
    faults = break_of(line).faults
    assert [fault.partition(":")[0] for fault in faults] == [
        "result.state.legal",
        "result.state.points.A",
        "result.state.trick.0",
        "result.state.turn",
    ]


def test_a_long_list_of_faults_is_cut() -> None:
    faults = break_of(state('"legal": [' + ", ".join(["1"] * 50) + "]")).faults
    assert len(faults) == 13
    assert faults[-1] == "and 38 more"


def test_an_offending_line_is_kept_in_part() -> None:
    assert len(break_of(b"x" * 1_000_000).raw) == KEPT_BYTES


def test_faults_are_listed_for_decoded_messages_too() -> None:
    message: Any = json.loads(state('"legal": ["ZZ"]'))
    assert list_faults(message, "play") == ((BreakCode.WRONG_VALUE, 'result.state.legal.0: "ZZ" is no card'),)


def test_bytes_of_any_kind_are_shown_on_one_line() -> None:
    assert show_bytes(b"\x1b[31m\nred\t\xe2\x99\xa5\xff", 200) == "\\x1b[31m\\nred\\t♥\\xff"
    assert show_bytes(b"a" * 300) == "a" * 200 + "…"


def test_half_a_surrogate_pair_is_no_text() -> None:
    with pytest.raises(EndedError, match="half a surrogate pair"):
        read_reply(rb'{"jsonrpc": "2.0", "id": 1, "result": {"note": "\ud800"}}', "ping", 1)


def test_a_whole_surrogate_pair_is_a_character_like_any_other() -> None:
    assert read_reply(rb'{"jsonrpc": "2.0", "id": 1, "result": {"note": "\ud83c\udca1"}}', "ping", 1) == Done()

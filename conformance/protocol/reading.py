"""Reading what an app answered: the result it gave, or in which way it gave none."""

from __future__ import annotations

import functools
import json
from typing import TYPE_CHECKING, Any, Final, NoReturn, get_args

import msgspec
from msgspec import UNSET

from conformance.protocol.endings import KEPT_BYTES, AppError, BreakCode, EndedError, ProtocolBreak
from conformance.protocol.envelopes import REPLIES, Result, RpcError
from conformance.protocol.messages import Card, Method

if TYPE_CHECKING:
    from collections.abc import Iterable

MAX_DEPTH: Final = 64
"""Nesting that every app may use; deeper may be refused."""
_LISTED_FAULTS: Final = 12
_decoders: Final = {method: msgspec.json.Decoder(reply) for method, reply in REPLIES.items()}


def read_reply(line: bytes, method: Method, number: int) -> Result:
    """Return what the app answered to request ``number``, the last one sent; the first was 1.

    Raises:
        EndedError: the app reported an error (`AppError`), or the line is no answer to that request (`ProtocolBreak`).

    >>> read_reply(b'{"jsonrpc": "2.0", "id": 3, "result": {}}', "ping", 3)
    Done()
    >>> read_reply(b'{"jsonrpc": "2.0", "id": 2, "result": {}}', "ping", 3)
    Traceback (most recent call last):
    conformance.protocol.endings.EndedError: answered a request twice: id 2, while 3 is to be answered
    """
    if b"\\u" in line:
        _require_whole_characters(line)
    try:
        reply = _decoders[method].decode(line)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as fault:
        _break(line, method, number, fault)
    if not line.isascii():
        _require_utf8(line)
    if reply.result is UNSET and reply.error is UNSET:
        raise EndedError(_broken(BreakCode.NOT_AN_ANSWER if b'"method"' in line else BreakCode.NO_RESULT, line))
    if reply.result is not UNSET and reply.error is not UNSET:
        raise EndedError(_broken(BreakCode.RESULT_AND_ERROR, line))
    if reply.id != number:
        _refuse_id(line, reply.id, reply.error, number)
    if reply.result is not UNSET:
        return reply.result
    assert reply.error is not UNSET  # noqa: S101  seen above; for the type checker
    raise EndedError(AppError(code=reply.error.code, message=reply.error.message))


def list_faults(message: Any, method: Method) -> tuple[tuple[BreakCode, str], ...]:
    """Return every fault of a decoded answer by the JSON Schema, with the code each stands for, in order of place.

    >>> list_faults({"jsonrpc": "2.0", "id": 1, "result": None}, "ping")
    ((<BreakCode.WRONG_TYPE: 'wrong-type'>, "result: None is not of type 'object'"),)
    """
    found = list(_leaves(_validator(method).iter_errors(message)))
    found.sort(key=lambda fault: [str(part) for part in fault.absolute_path])
    return tuple((_CODES.get(fault.validator, BreakCode.WRONG_VALUE), _describe(fault)) for fault in found)


_CODES: Final = {
    "required": BreakCode.MISSING_FIELD,
    "type": BreakCode.WRONG_TYPE,
    "anyOf": BreakCode.WRONG_TYPE,
    "minimum": BreakCode.OUT_OF_RANGE,
    "maximum": BreakCode.OUT_OF_RANGE,
}


def _broken(code: BreakCode, line: bytes, *faults: str) -> ProtocolBreak:
    return ProtocolBreak(code=code, raw=line[:KEPT_BYTES], faults=faults)


def _require_utf8(line: bytes) -> None:
    try:
        line.decode()
    except UnicodeDecodeError as fault:
        raise EndedError(_broken(BreakCode.NOT_UTF8, line, f"byte {fault.start}")) from fault


def _require_whole_characters(line: bytes) -> None:
    """Refuse half a surrogate pair: an escape of JSON that stands for no character and that nobody can print."""
    try:
        json.dumps(json.loads(line), ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise EndedError(_broken(BreakCode.NOT_JSON, line, "half a surrogate pair (\\ud800 to \\udfff)")) from None
    except (ValueError, RecursionError):
        return


def _refuse_id(line: bytes, given: int | str | None, error: RpcError | msgspec.UnsetType, number: int) -> NoReturn:
    shown = json.dumps(given)
    if not isinstance(given, int):
        why = "" if error is UNSET else f", with error {error.code}: {error.message[:200]}"
        raise EndedError(_broken(BreakCode.WRONG_ID, line, f"{shown} instead of {number}{why}"))
    code = BreakCode.SECOND_ANSWER if 1 <= given < number else BreakCode.UNKNOWN_ID
    raise EndedError(_broken(code, line, f"id {shown}, while {number} is to be answered"))


def _break(line: bytes, method: Method, number: int, refusal: Exception) -> NoReturn:
    """Find out what is wrong with a line that was not accepted."""
    _require_utf8(line)
    try:
        message = json.loads(line.decode(), parse_constant=_refuse_constant, parse_int=_bounded_int)
    except RecursionError:
        raise EndedError(_broken(BreakCode.TOO_DEEP, line)) from None
    except _NotFiniteError as fault:
        raise EndedError(_broken(BreakCode.NOT_FINITE, line, str(fault))) from None
    except ValueError:
        raise EndedError(_broken(BreakCode.NOT_JSON, line)) from None
    if not isinstance(message, dict):
        raise EndedError(_broken(BreakCode.NOT_AN_OBJECT, line))
    if _depth(message) > MAX_DEPTH:
        raise EndedError(_broken(BreakCode.TOO_DEEP, line))
    if "method" in message and "result" not in message and "error" not in message:
        raise EndedError(_broken(BreakCode.NOT_AN_ANSWER, line))
    given = message.get("id")
    if isinstance(given, int) and not isinstance(given, bool) and given != number:
        _refuse_id(line, given, UNSET, number)
    faults = list_faults(message, method)
    if not faults:
        typed = isinstance(refusal, msgspec.ValidationError)
        raise EndedError(_broken(BreakCode.WRONG_TYPE if typed else BreakCode.NOT_JSON, line, str(refusal)))
    more = [f"and {len(faults) - _LISTED_FAULTS} more"] if len(faults) > _LISTED_FAULTS else []
    raise EndedError(_broken(faults[0][0], line, *[text for _, text in faults[:_LISTED_FAULTS]], *more))


class _NotFiniteError(Exception):
    pass


def _refuse_constant(name: str) -> NoReturn:
    raise _NotFiniteError(name)


def _bounded_int(digits: str) -> int:
    return int(digits[:40])


def _depth(message: Any) -> int:
    deepest, layer = 0, [message]
    while layer:
        deepest += 1
        inner: list[Any] = []
        for each in layer:
            inner += each.values() if isinstance(each, dict) else each if isinstance(each, list) else ()
        layer = inner
    return deepest


@functools.cache
def _validator(method: Method) -> Any:
    import jsonschema

    from conformance.protocol.schema import build_schema

    return jsonschema.Draft202012Validator(build_schema(f"Answer to {method}", [REPLIES[method]], {}))


def _leaves(faults: Iterable[Any]) -> Iterable[Any]:
    """Look into alternatives: where one of them has the right type, its fault is the fault."""
    for fault in faults:
        if fault.validator == "anyOf" and fault.context:
            fitting = [each for each in fault.context if each.validator != "type"]
            if fitting:
                yield from fitting[:1]
                continue
        yield fault


def _describe(fault: Any) -> str:
    place = ".".join(str(part) for part in fault.absolute_path) or "the answer"
    if fault.validator == "enum" and len(fault.validator_value) == len(get_args(Card)):
        return f"{place}: {_short(fault.instance)} is no card"
    if fault.validator == "enum":
        return f"{place}: {_short(fault.instance)} is none of {', '.join(map(str, fault.validator_value))}"
    return f"{place}: {fault.message if len(fault.message) < 200 else fault.message[:80] + '…'}"


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 40 else text[:39] + "…"

"""The schemas in `spec/schemas` and the types accept and refuse the same messages."""

from __future__ import annotations

import copy
import json
from typing import TYPE_CHECKING, Any, get_args

import jsonschema
import msgspec
import pytest

from conformance.cases import Case, Header
from conformance.protocol.endings import AppError, EndedError
from conformance.protocol.envelopes import REPLIES, OwnFaultError, Request, encode_request
from conformance.protocol.messages import Deal, Done, Hello, Method, Move, Pass, Play, Replay, Start, View
from conformance.protocol.reading import read_reply
from conformance.protocol.schema import DIALECT
from conformance.schema_files import FOLDER, schema_texts
from tests.cases_by_hand import CORE, HANDS, TIES, header, play

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

START = Start(rules={"table.players": 4}, hands=HANDS)
STATE: dict[str, Any] = {
    "stage": "playing", "deal": 1, "dealer": "A", "direction": "none", "waiting": [], "turn": "A", "legal": ["7C"],
    "trick": [{"seat": "D", "card": "QS"}], "hands": {"A": ["7C"]}, "captured": {"B": []}, "points": {"A": 0},
    "score": {"A": -26}, "totals": {"A": 100}, "phase": "adding", "winners": ["A", "B"],
}  # fmt: skip
ANSWER: dict[str, Any] = {
    "accepted": False, "state": STATE, "reason": "play.follow-suit", "played": {"seat": "A", "card": "7C"}
}  # fmt: skip
STARTED: dict[str, Any] = {
    "state": STATE, "applied": {"match.threshold": 50}, "unsupported": [{"parameter": "pack.ranks", "reason": "no"}]
}  # fmt: skip
GREETING: dict[str, Any] = {
    "protocol": 1, "app": {"name": "x", "version": "1", "language": "C", "url": "u"},
    "capabilities": ["legal", "match"], "rules": {"a": 1},
}  # fmt: skip
RESULTS: dict[Method, dict[str, Any]] = {
    "hello": GREETING, "ping": {}, "start": STARTED, "pass": ANSWER, "play": ANSWER, "deal": ANSWER,
    "replay": {"started": STARTED, "answers": [ANSWER]}, "view": STATE, "bye": {},
}  # fmt: skip
REQUESTS = [
    encode_request(1, "hello", Hello(protocol=[1], runner="x")),
    encode_request(2, "ping", Done()),
    encode_request(3, "start", START),
    encode_request(4, "pass", Pass(seat="A", cards=["7C", "8C", "9C"])),
    encode_request(5, "play", play("A", "7C")),
    encode_request(6, "deal", Deal(hands=HANDS)),
    encode_request(7, "replay", Replay(start=START, moves=[Move(play=play("A", "7C")), Move(deal=Deal(hands=HANDS))])),
    encode_request(8, "view", View(seat="B")),
    encode_request(9, "bye", Done()),
]


def mutants(message: Any) -> Iterator[Any]:
    """Yield a message with one thing changed, everywhere and in every way that matters to types."""
    yield from _mutants(message, lambda changed: changed)


def _mutants(part: Any, rebuild: Callable[[Any], Any]) -> Iterator[Any]:
    for other in (None, 7, -1, "word", "QS", "A", True, [], {}, [None], {"A": None}, 2.5, 10**40):
        yield rebuild(other)
    if isinstance(part, dict):
        for key in part:
            yield rebuild({name: value for name, value in part.items() if name != key})
            yield from _mutants(part[key], lambda changed, key=key: rebuild({**part, key: changed}))  # type: ignore[misc]
        yield rebuild({**part, "unheard of": 1})
    elif isinstance(part, list):
        yield rebuild([*part, *copy.deepcopy(part[:1])])
        for place in range(min(len(part), 2)):
            yield from _mutants(
                part[place],
                lambda changed, place=place: rebuild([*part[:place], changed, *part[place + 1 :]]),  # type: ignore[misc]
            )


def committed(name: str) -> Any:
    return json.loads((FOLDER / name).read_text(encoding="utf-8"))


def validator(name: str, definition: str) -> Any:
    schema = committed(name)
    return jsonschema.Draft202012Validator({"$ref": f"#/$defs/{definition}", "$defs": schema["$defs"]})


@pytest.mark.parametrize("name", sorted(schema_texts()))
def test_the_committed_schema_is_the_one_made_from_the_types(name: str) -> None:
    assert (FOLDER / name).read_text(encoding="utf-8") == schema_texts()[name], "run python -m conformance.schema_files"


@pytest.mark.parametrize("name", sorted(schema_texts()))
def test_every_schema_is_one(name: str) -> None:
    jsonschema.Draft202012Validator.check_schema(committed(name))
    assert committed(name)["$schema"] == DIALECT


@pytest.mark.parametrize("line", REQUESTS)
def test_what_the_runner_sends_is_accepted_by_the_schema(line: bytes) -> None:
    jsonschema.Draft202012Validator(committed("protocol.schema.json")).validate(json.loads(line))


def _is_request(line: bytes) -> bool:
    try:
        msgspec.json.decode(line, type=Request)
    except msgspec.MsgspecError:
        return False
    return True


@pytest.mark.parametrize("line", REQUESTS, ids=[json.loads(line)["method"] for line in REQUESTS])
def test_schema_and_types_agree_on_requests(line: bytes) -> None:
    name = type(msgspec.json.decode(line, type=Request)).__name__
    check = validator("protocol.schema.json", name)
    disagreed = [
        mutant
        for mutant in mutants(json.loads(line))
        if isinstance(mutant, dict)
        and mutant.get("method") == json.loads(line)["method"]
        and check.is_valid(mutant) != _is_request(json.dumps(mutant).encode())
    ]
    assert disagreed == []


def _is_reply(message: Any, method: Method) -> bool:
    number = message.get("id") if isinstance(message, dict) else 3
    number = number if isinstance(number, int) and not isinstance(number, bool) else 3
    try:
        read_reply(json.dumps(message).encode(), method, number)
    except EndedError as ended:
        return isinstance(ended.ending, AppError) or "instead of 3" in str(ended.ending)
    return True


@pytest.mark.parametrize("method", get_args(Method))
def test_schema_and_types_agree_on_answers(method: Method) -> None:
    check = validator("protocol.schema.json", REPLIES[method].__name__)
    good = {"jsonrpc": "2.0", "id": 3, "result": RESULTS[method]}
    bad = {"jsonrpc": "2.0", "id": 3, "error": {"code": -1, "message": "no", "data": None}}
    assert check.is_valid(good)
    assert check.is_valid(bad)
    disagreed = [
        mutant
        for message in (good, bad, {**good, **bad})
        for mutant in mutants(message)
        if check.is_valid(mutant) != _is_reply(mutant, method)
    ]
    assert disagreed == []


@pytest.mark.parametrize("case", [*CORE, *TIES], ids=lambda case: case.id)
def test_cases_are_accepted_by_the_schema(case: Case) -> None:
    check = jsonschema.Draft202012Validator(committed("case.schema.json"))
    check.validate(json.loads(msgspec.json.encode(case)))
    check.validate(json.loads(msgspec.json.encode(header(match__tie=["shared", "play_on"]))))


@pytest.mark.parametrize("line", [header(), CORE[0], TIES[0]], ids=["header", "case", "measuring case"])
def test_schema_and_types_agree_on_vectors(line: Header | Case) -> None:
    kind = type(line)
    check = validator("case.schema.json", kind.__name__)
    whole = json.loads(msgspec.json.encode(line))
    if isinstance(line, Case):
        whole["steps"] = whole["steps"][:4]
    disagreed = []
    for mutant in mutants(whole):
        try:
            msgspec.json.decode(json.dumps(mutant), type=kind)
            accepted = True
        except msgspec.MsgspecError:
            accepted = False
        if check.is_valid(mutant) != accepted:
            disagreed.append(mutant)
    assert disagreed == []


def test_a_fault_of_our_own_is_noticed_before_it_is_sent() -> None:
    broken = Play(seat="Z", card="QS")  # type: ignore[arg-type]
    with pytest.raises(OwnFaultError, match="Invalid enum value 'Z'"):
        encode_request(1, "play", broken)

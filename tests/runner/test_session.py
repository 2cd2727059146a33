"""A conversation is held in order, within limits that suit the app, and ends without hard feelings."""

from __future__ import annotations

import json
import math
from typing import TYPE_CHECKING, Any

import pytest

from conformance.protocol.endings import BreakCode, Crash, EndedError, ProtocolBreak, TimeOut
from conformance.protocol.envelopes import OwnFaultError, encode_request
from conformance.protocol.messages import Move, Replay, Start
from conformance.runner.app import RESTARTS, App, GivenUpError, HandshakeError
from conformance.runner.perform import perform
from conformance.runner.session import Limits, Session
from conformance.transports.stdio import CannotStartError
from tests.cases_by_hand import FOLLOWING, HANDS, header, play

if TYPE_CHECKING:
    from collections.abc import Callable

GREETING = {"protocol": 1, "app": {"name": "scripted"}}
BEGUN = {"state": {"stage": "playing"}}
START = Start(rules={}, hands=HANDS)


class Scripted:
    """A connection to nobody: requests are answered by a table of results, or of functions that give them."""

    def __init__(self, **results: Any) -> None:
        self.results: dict[str, Any] = {"hello": GREETING, "ping": {}, "start": BEGUN, "bye": {}, **results}
        self.asked: list[str] = []
        self.deadlines: list[float] = []
        self.waiting: list[bytes] = []
        self.closed: float | None = None

    def send(self, line: bytes, deadline: float) -> None:
        request = json.loads(line)
        self.asked.append(request["method"])
        self.deadlines.append(deadline)
        result = self.results[request["method"]]
        result = result(request) if callable(result) else result
        self.waiting.append(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}).encode())

    def receive(self, deadline: float) -> bytes:  # noqa: ARG002
        return self.waiting.pop(0)

    def take_diagnostics(self) -> bytes:
        return b"said"

    def close(self, grace: float) -> None:
        self.closed = grace


def raising(ending: Any) -> Callable[[Any], Any]:
    def end(_request: Any) -> Any:
        raise EndedError(ending)

    return end


def open_session(connection: Scripted, limits: Limits | None = None) -> Session:
    session = Session(connection, limits or Limits(), "tests")
    session.greet()
    return session


def break_of(connection: Scripted, ask: Callable[[Session], Any]) -> BreakCode:
    session = open_session(connection)
    with pytest.raises(EndedError) as ended:
        ask(session)
    assert isinstance(ended.value.ending, ProtocolBreak)
    return ended.value.ending.code


def test_the_handshake_greets_and_measures_the_echo() -> None:
    connection = Scripted()
    session = open_session(connection)
    assert connection.asked == ["hello", *["ping"] * 5]
    assert session.greeting.app.name == "scripted"
    assert session.echo > 0


def test_a_version_that_was_not_offered_is_refused() -> None:
    session = Session(Scripted(hello={**GREETING, "protocol": 2}), Limits(), "tests")
    with pytest.raises(EndedError, match="not offered: 2 instead of 1"):
        session.greet()


def test_a_start_needs_a_state_or_what_is_not_supported() -> None:
    assert break_of(Scripted(start={}), lambda session: session.start(START)) is BreakCode.NO_STATE
    refusing = open_session(Scripted(start={"unsupported": [{"parameter": "pack.ranks"}]}))
    assert refusing.start(START).unsupported[0].parameter == "pack.ranks"


@pytest.mark.parametrize("number", [0, 2])
def test_a_replay_needs_one_answer_for_each_move(number: int) -> None:
    answers = [{"accepted": True, "state": {"stage": "playing"}}] * number
    connection = Scripted(replay={"started": BEGUN, "answers": answers})
    replay = Replay(start=START, moves=[Move(play=play("A", "7C"))])
    assert break_of(connection, lambda session: session.replay(replay)) is BreakCode.WRONG_COUNT


def test_a_replay_that_is_not_begun_needs_no_answers() -> None:
    connection = Scripted(replay={"started": {"unsupported": [{"parameter": "x"}]}, "answers": []})
    assert open_session(connection).replay(Replay(start=START, moves=[Move(play=play("A", "7C"))])).answers == []


def time_allowed(connection: Scripted, session: Session) -> float:
    import time

    before = time.monotonic()
    session.ping()
    return connection.deadlines[-1] - before


def test_the_limit_of_a_message_grows_with_the_echo() -> None:
    connection = Scripted()
    session = open_session(connection, Limits(message=2, echoes=100))
    session.echo = 0.001
    assert time_allowed(connection, session) == pytest.approx(2, abs=0.5)
    session.echo = 0.5
    assert time_allowed(connection, session) == pytest.approx(50, abs=0.5)


def test_a_case_may_not_take_the_limit_of_a_message_for_each_of_its_messages() -> None:
    connection = Scripted()
    session = open_session(connection, Limits(message=2, messages_of_a_case=0.25))
    session.echo = 0.000001
    session.begin_case(messages=1000)
    assert time_allowed(connection, session) < 1


def test_without_limits_it_waits_for_ever() -> None:
    connection = Scripted()
    session = open_session(connection, Limits(message=math.inf, start=math.inf))
    session.begin_case(messages=10)
    session.ping()
    assert set(connection.deadlines) == {math.inf}


def test_a_time_out_names_the_limit_that_was_set() -> None:
    connection = Scripted()
    session = open_session(connection, Limits(message=2.5))
    session.echo = 0.0
    connection.results["ping"] = raising(TimeOut(seconds=2.4987))
    with pytest.raises(EndedError, match=r"within 2\.5 s"):
        session.ping()


def test_the_trace_is_that_of_the_case() -> None:
    session = open_session(Scripted())
    session.begin_case(messages=2)
    session.ping()
    assert [(way, b'"ping"' in line) for way, line in session.trace()] == [(">", True), ("<", False)]
    session.begin_case(messages=2)
    assert session.trace() == ()


@pytest.mark.parametrize("results", [{}, {"bye": raising(Crash(how="exit status 0"))}])
def test_goodbye_is_said_and_a_missing_answer_does_no_harm(results: Any) -> None:
    connection = Scripted(**results)
    open_session(connection).close(politely=True)
    assert connection.asked[-1] == "bye"
    assert connection.closed is not None


def test_an_app_that_was_lost_is_not_told_goodbye() -> None:
    connection = Scripted()
    open_session(connection).close(politely=False)
    assert (connection.asked[-1], connection.closed) == ("ping", 0)


def test_a_line_that_nobody_may_send_is_never_sent() -> None:
    with pytest.raises(OwnFaultError, match="more than 1,048,576"):
        encode_request(1, "start", Start(rules={"a": "x" * 1_100_000}, hands=HANDS))


def test_a_fault_of_the_suite_is_no_ending_of_the_app() -> None:
    session = open_session(Scripted())
    with pytest.raises(OwnFaultError):
        perform(FOLLOWING, {"a": "x" * 1_100_000}, session)


def test_what_came_unasked_is_found_at_the_end_of_the_case() -> None:
    connection = Scripted(play={"accepted": True, "state": {"stage": "playing"}})
    session = open_session(connection)
    late = len(FOLLOWING.steps)

    def answer_twice(request: Any) -> Any:
        result = {"accepted": len(connection.asked) % 2 == 0, "state": {"stage": "playing"}}
        if connection.asked.count("play") == 1:
            connection.waiting.append(json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": result}).encode())
        return result

    connection.results["play"] = answer_twice
    transcript = perform(FOLLOWING, header().rules, session)
    assert isinstance(transcript.ended, ProtocolBreak)
    assert transcript.ended.code is BreakCode.SECOND_ANSWER
    assert len(transcript.answers) < late


def app_of(*connections: Any) -> App:
    left = list(connections)

    def connect() -> Any:
        connection = left.pop(0)
        if isinstance(connection, Exception):
            raise connection
        return connection

    return App(connect, Limits(), "tests")


LOST = Crash(how="exit status 1")


def test_an_app_is_started_once_and_again_when_it_was_lost() -> None:
    first, second = Scripted(), Scripted()
    app = app_of(first, second)
    one = app.session()
    assert app.session() is one
    app.note(LOST, started=True)
    assert app.session() is not one
    assert (app.restarts, first.closed) == (1, 0)


def test_an_error_of_the_app_is_no_loss() -> None:
    from conformance.protocol.endings import AppError

    app = app_of(Scripted())
    one = app.session()
    app.note(AppError(code=1, message=""), started=True)
    assert app.session() is one


@pytest.mark.parametrize(
    ("ending", "started", "given_up"),
    [(LOST, False, True), (LOST, True, False), (TimeOut(seconds=1), True, True)],
)
def test_restarts_in_vain_are_counted(ending: Any, started: bool, given_up: bool) -> None:
    app = app_of(*[Scripted() for _ in range(RESTARTS + 1)])
    for _ in range(RESTARTS):
        app.session()
        app.note(ending, started=started)
    if given_up:
        with pytest.raises(GivenUpError, match="5 times in a row"):
            app.session()
    else:
        app.session()


def test_a_case_that_is_finished_makes_up_for_restarts_before() -> None:
    app = app_of(*[Scripted() for _ in range(2 * RESTARTS)])
    for number in range(2 * RESTARTS - 2):
        app.session()
        app.note(None if number == RESTARTS - 2 else LOST, started=False)
    app.session()


def test_an_app_that_does_not_greet_at_first_is_not_tried_again() -> None:
    silent = Scripted(hello=raising(TimeOut(seconds=10)))
    with pytest.raises(HandshakeError, match="there was no handshake") as refused:
        app_of(silent, Scripted()).session()
    assert refused.value.diagnostics == b"said"


def test_an_app_that_does_not_greet_later_is_tried_again() -> None:
    app = app_of(Scripted(), Scripted(hello=raising(LOST)), Scripted())
    app.session()
    app.note(LOST, started=True)
    assert app.session().greeting.app.name == "scripted"


def test_an_app_that_cannot_be_started_is_given_up() -> None:
    with pytest.raises(GivenUpError, match="no such thing"):
        app_of(CannotStartError("no such thing")).session()

"""A conversation with one app over one connection: the handshake, how fast it echoes, and its operations."""

from __future__ import annotations

import math
import statistics
import time
from collections import deque
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from msgspec import UNSET

from conformance.protocol.endings import BreakCode, EndedError, ProtocolBreak, TimeOut
from conformance.protocol.envelopes import Params, Result, encode_request
from conformance.protocol.messages import (
    PROTOCOL_VERSION,
    Answer,
    Deal,
    Done,
    Greeting,
    Hello,
    Method,
    Pass,
    Play,
    Replay,
    Replayed,
    Start,
    Started,
    View,
)
from conformance.protocol.reading import read_reply

if TYPE_CHECKING:
    from conformance.protocol.messages import Observation
    from conformance.transports.connection import Connection

_ECHOES: Final = 5
_KEPT_LINES: Final = 600
_KEPT_OF_A_LINE: Final = 2000
_GRACE: Final = 0.5
"""Seconds an app has to end by itself once it was told that we are done."""


@dataclass(frozen=True, kw_only=True)
class Limits:
    """How long to wait, in seconds; infinity waits for ever, as somebody at a breakpoint needs."""

    message: float = 2.0
    start: float = 10.0
    """For the answer to `hello`: the runtime of the app has to come up first."""
    echoes: float = 100.0
    """A message may always take this many times what the app took for a `ping`: a slow machine fails nobody."""
    messages_of_a_case: float = 5.0
    """A case may take this many times the limit of a message, however many messages it has."""


class Session:
    """Sends requests in order and waits for each answer."""

    def __init__(self, connection: Connection, limits: Limits, suite: str) -> None:
        """``suite`` is told to the app as the name of the runner."""
        self._connection = connection
        self._limits = limits
        self._suite = suite
        self._number = 0
        self._case_ends = math.inf
        self._trace: deque[tuple[str, bytes]] = deque(maxlen=_KEPT_LINES)
        self.echo = 0.0
        """Seconds the app takes to answer a `ping`, the median of a few."""
        self.greeting: Greeting
        """What the app answered to `hello`."""

    def greet(self) -> Greeting:
        """Shake hands and measure the echo.

        Raises:
            EndedError: the app did not come up, or chose a version that was not offered.
        """
        hello = Hello(protocol=[PROTOCOL_VERSION], runner=self._suite)
        self.greeting = self._ask("hello", hello, limit=self._limits.start)
        if self.greeting.protocol != PROTOCOL_VERSION:
            chosen = f"{self.greeting.protocol} instead of {PROTOCOL_VERSION}"
            raise self._break(BreakCode.WRONG_VERSION, chosen)
        self.echo = statistics.median(self._time_ping() for _ in range(_ECHOES))
        return self.greeting

    def begin_case(self, messages: int) -> None:
        """Forget the trace and the diagnostics, and allow time for the ``messages`` of a case."""
        self._trace.clear()
        self._connection.take_diagnostics()
        self.allow(messages)

    def allow(self, messages: int) -> None:
        """Allow time for so many messages from now on, beside the limit of each."""
        limits = self._limits
        allowed = max(limits.messages_of_a_case * limits.message, limits.echoes * self.echo * messages)
        self._case_ends = time.monotonic() + allowed

    def ping(self) -> None:
        """Make sure that the app has nothing more to say: whatever it sent unasked comes before this answer."""
        self._ask("ping", Done())

    def start(self, start: Start) -> Started:
        """Begin a match."""
        started: Started = self._ask("start", start)
        if started.state is UNSET and not started.unsupported:
            raise self._break(BreakCode.NO_STATE)
        return started

    def play(self, play: Play) -> Answer:
        """Play a card."""
        answer: Answer = self._ask("play", play)
        return answer

    def pass_cards(self, passing: Pass) -> Answer:
        """Pass cards."""
        answer: Answer = self._ask("pass", passing)
        return answer

    def deal(self, deal: Deal) -> Answer:
        """Deal the next hands."""
        answer: Answer = self._ask("deal", deal)
        return answer

    def view(self, view: View) -> Observation:
        """Look at a match with the eyes of one seat."""
        seen: Observation = self._ask("view", view)
        return seen

    def replay(self, replay: Replay) -> Replayed:
        """Give a start and all moves at once."""
        replayed: Replayed = self._ask("replay", replay, messages=len(replay.moves))
        if replayed.started.state is UNSET and not replayed.started.unsupported:
            raise self._break(BreakCode.NO_STATE)
        if replayed.started.state is not UNSET and len(replayed.answers) != len(replay.moves):
            counts = f"{len(replayed.answers)} answers to {len(replay.moves)} moves"
            raise self._break(BreakCode.WRONG_COUNT, counts)
        return replayed

    def trace(self) -> tuple[tuple[str, bytes], ...]:
        """Return the lines of this case, each with the direction: ``>`` to the app, ``<`` from it."""
        return tuple(self._trace)

    def take_diagnostics(self) -> bytes:
        """Return what the app wrote on standard error during this case, the end of it if it was much."""
        return self._connection.take_diagnostics()

    def close(self, *, politely: bool) -> None:
        """End the conversation; an app that was lost gets no time to end by itself."""
        try:
            if politely:
                self._case_ends = math.inf
                self._ask("bye", Done(), limit=min(_GRACE, self._limits.message))
        except EndedError:
            politely = False
        finally:
            self._connection.close(_GRACE if politely else 0)

    def _break(self, code: BreakCode, *faults: str) -> EndedError:
        """Return what is raised for an answer that is well formed and still not allowed."""
        return EndedError(ProtocolBreak(code=code, raw=self._trace[-1][1], faults=faults))

    def _time_ping(self) -> float:
        asked = time.perf_counter()
        self._ask("ping", Done())
        return time.perf_counter() - asked

    def _ask(self, method: Method, params: Params, *, messages: int = 1, limit: float | None = None) -> Any:
        self._number += 1
        if limit is None:
            limit = max(self._limits.message, self._limits.echoes * self.echo * messages)
        deadline = min(time.monotonic() + limit, self._case_ends)
        line = encode_request(self._number, method, params)
        self._trace.append((">", line[:_KEPT_OF_A_LINE].rstrip(b"\n")))
        try:
            self._connection.send(line, deadline)
            answer = self._connection.receive(deadline)
            self._trace.append(("<", answer[:_KEPT_OF_A_LINE]))
            result: Result = read_reply(answer, method, self._number)
        except EndedError as ended:
            if isinstance(ended.ending, TimeOut):
                raise EndedError(replace(ended.ending, seconds=round(limit, 1))) from None
            raise
        return result

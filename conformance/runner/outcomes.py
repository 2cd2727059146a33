"""What can come of a case, and in which ways an app can differ from the rules: data that reports render."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import msgspec
from msgspec import UNSET

from conformance.protocol.messages import Card, Phase, Played, Seat  # noqa: TC001  msgspec reads the annotations


class Outcome(StrEnum):
    """What came of a case; never fewer than these."""

    PASSED = "passed"
    FAILED = "failed"
    BLOCKED = "blocked"
    """The path to what the case is about was not open: another clause is broken before."""
    SKIPPED = "skipped"
    """The app does not declare, or does not tell, what the case needs."""
    OBSERVED = "observed"
    """It shows what the app made of an open point."""
    NOT_JUDGED = "not judged"
    """It depends on an open point that nobody could observe, or for which there is no such version of the case."""
    ERRORED = "errored"
    CRASHED = "crashed"
    TIMED_OUT = "timed out"
    BROKE_PROTOCOL = "broke the protocol"
    COULD_NOT_RUN = "could not run"


DEVIATING = frozenset(
    {
        Outcome.FAILED,
        Outcome.BLOCKED,
        Outcome.ERRORED,
        Outcome.CRASHED,
        Outcome.TIMED_OUT,
        Outcome.BROKE_PROTOCOL,
        Outcome.COULD_NOT_RUN,
    }
)
ENDED = frozenset({Outcome.ERRORED, Outcome.CRASHED, Outcome.TIMED_OUT, Outcome.BROKE_PROTOCOL})
SEEING = frozenset({Outcome.PASSED, Outcome.OBSERVED})
"""Outcomes in which a case shows how the app stands to the clauses it names, as far as the app tells."""
JUDGED = frozenset({Outcome.PASSED, Outcome.FAILED, Outcome.BLOCKED, Outcome.OBSERVED})


class FaultCode(StrEnum):
    """In which way an app differs; the names of fields stand for a field that is told otherwise."""

    REFUSED = "refused"
    """A move that the rules allow was refused."""
    ACCEPTED = "accepted"
    """A move that the rules bar was accepted."""
    PLAYED_ANOTHER = "played-another"
    STATE_CHANGED = "state-changed"
    """A refused move changed what the app tells."""
    WRONG_REASON = "wrong-reason"
    NOT_TOLD = "not-told"
    NOT_REPEATABLE = "not-repeatable"
    """The same moves were accepted once and refused another time."""
    REPEATED_CARD = "repeated-card"
    """A card is told twice where each is there once."""
    UNSUPPORTED = "unsupported"
    INCONSISTENT = "inconsistent"
    """The app plays an open point one way here and another way elsewhere."""
    STAGE = "stage"
    DEAL = "deal"
    DEALER = "dealer"
    DIRECTION = "direction"
    WAITING = "waiting"
    TURN = "turn"
    LEGAL = "legal"
    TRICK = "trick"
    HANDS = "hands"
    CAPTURED = "captured"
    POINTS = "points"
    SCORE = "score"
    TOTALS = "totals"
    PHASE = "phase"
    WINNERS = "winners"


UNEXPLAINED = frozenset(
    {
        FaultCode.STATE_CHANGED,
        FaultCode.NOT_REPEATABLE,
        FaultCode.PLAYED_ANOTHER,
        FaultCode.NOT_TOLD,
        FaultCode.REPEATED_CARD,
        FaultCode.INCONSISTENT,
    }
)
"""Faults for which no rule that an app plays otherwise can be the cause."""


class Record(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A part of a report."""


class Situation(Record, frozen=True, kw_only=True):
    """Where a case stands when something differs, as far as the case itself says."""

    deal: int
    dealer: Seat | None = None
    """Who dealt, where the case says so: its first deal only."""
    phase: Phase | None = None
    totals: dict[Seat, int] = {}
    trick: int = 0
    """Number of the trick in play, from 1; 0 while cards are passed and once the deal is over."""
    table: list[Played] = []
    """The cards of the trick in play, in the order played."""
    turn: Seat | None = None
    hand: list[Card] = []
    """What the seat in turn holds; empty where the case does not say."""


class Fault(Record, frozen=True, kw_only=True):
    """One way in which the app differs, charged to one clause."""

    clause: str
    code: FaultCode
    step: int
    """Index of the step in the case."""
    line: int = 0
    """Line of the feature file, 0 for a step of the path."""
    seat: Seat | None = None
    cards: list[Card] = []
    """The move that was asked for, if it was one."""
    expected: Any = UNSET
    told: Any = UNSET
    situation: Situation | None = None


class Explanation(Record, frozen=True, kw_only=True):
    """One difference in the rules under which a second implementation answers as the app did."""

    parameter: str
    value: Any
    in_words: str
    cases: list[str]
    """Ids of the deviating cases that it explains; several explanations of the same cases are equally good."""
    of: int
    """How many deviating cases there are to explain."""
    open: bool = False
    """The sources leave the parameter open; nothing fails because of it."""
    declared: bool = False
    """It is open, and this is one of the readings that tables are known to choose."""

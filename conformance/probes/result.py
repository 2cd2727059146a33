"""What came of a probe: data that reports render."""

# ruff: noqa: RUF012  msgspec copies mutable defaults
from __future__ import annotations

from enum import StrEnum
from typing import Any

from msgspec import UNSET

from conformance.protocol.messages import Card, Seat  # noqa: TC001  msgspec reads the annotations
from conformance.runner.outcomes import Record, Situation


class ProbeName(StrEnum):
    """What is probed, in the order in which it is done."""

    SHUFFLED = "shuffled"
    """The same cases in another order."""
    TWICE = "twice"
    """The same case twice in one process."""
    MOVE_BY_MOVE = "move-by-move"
    """The same case one move at a time and as one replay."""
    AFTER_REFUSAL = "after-refusal"
    """The same case with refused moves before and between its own."""
    AFTER_ABANDONED = "after-abandoned-match"
    """The same case after matches that were given up in the middle of a trick."""
    INTERLEAVED = "interleaved-matches"
    """Two matches move by move in turn, while a third is begun and given up."""
    NO_PEEKING = "no-peeking"
    """What a seat is shown does not depend on what is hidden from it."""
    FRESH = "fresh-process"
    """The same case in an app that was just started."""


class ProbeStatus(StrEnum):
    """How an app stands to a probe."""

    HOLDS = "holds"
    DIFFERS = "differs"
    NOT_ASKED = "not asked"


class Way(StrEnum):
    """In which way an app disagrees with itself; of a seat's view the last three."""

    TOLD = "told"
    """A field was told otherwise, or not told any more."""
    ENDED = "ended"
    """The conversation ended, and did not the first time."""
    SHOWS = "shows"
    """The view shows what is hidden from the seat."""
    DEPENDS = "depends"
    """The view changes with what is hidden from the seat."""
    CONTRADICTS = "contradicts"
    """The view tells of what all may see something else than the app tells everybody."""


class Disagreement(Record, frozen=True, kw_only=True):
    """One place at which an app disagrees with itself."""

    way: Way
    case: str
    title: str
    feature: str
    line: int
    step: int = -1
    """Index of the step in the case; -1 is the start."""
    viewer: Seat | None = None
    """The seat whose view it is."""
    seat: Seat | None = None
    cards: list[Card] = []
    """The move that was made, if it was one."""
    field: str = ""
    first: Any = UNSET
    """What it told the first time; of a view, what is told to everybody or was seen before hidden cards changed."""
    then: Any = UNSET
    situation: Situation | None = None
    trace: list[str] = []
    """The messages, oldest first, where they were asked for."""


class ProbeResult(Record, frozen=True, kw_only=True):
    """How an app stands to one probe."""

    name: ProbeName
    status: ProbeStatus
    reason: str = ""
    """Why it was not asked."""
    seed: int = 0
    """What the order was drawn from; 0 where no order was drawn."""
    cases: list[str] = []
    """Ids of the cases that were asked again."""
    differing: int = 0
    """How many of them differ."""
    disagreements: list[Disagreement] = []
    """The first place of the first few."""
    known: bool = False
    """Listed as a known issue."""

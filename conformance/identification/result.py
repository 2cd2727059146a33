"""What an identification comes to, as data that reports render."""


from __future__ import annotations

from enum import StrEnum
from typing import Any

import msgspec

from conformance.protocol.messages import Card, Played, Seat  # noqa: TC001  msgspec reads the annotations


class _Data(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    pass


class Reason(StrEnum):
    """Why something could not be determined."""

    NO_MATCH = "no match level"
    NO_PASSING = "no passing"
    NO_RESUME = "no resume"
    """It would take totals or a number of the deal that the app cannot be given, and no deals lead there."""
    NOT_SAID = "not said"
    """It would show in what the app does not say."""
    EQUAL = "equal"
    """No position that was looked for comes out otherwise."""
    NOT_STARTED = "not started"
    """The app does not begin the deals in which it would show."""
    STOPPED = "stopped"
    """The search was given up before."""


class GivenUp(StrEnum):
    """Why a search was given up before its end."""

    UNEXPLAINED = "unexplained"
    """Too many answers that no rules explain."""
    BROKEN_OFF = "broken off"
    """Too many deals that broke off in the middle."""
    REFUSED = "refused"
    """Too many deals in a row that the app did not begin."""
    LONG = "long"
    """Too many probes."""


class Answer(_Data, frozen=True, kw_only=True):
    """One thing that an app said, and what other rules would have had it say."""

    field: str
    said: Any
    otherwise: Any = None


class Shown(_Data, frozen=True, kw_only=True):
    """A position and what the app said of it."""

    probe: int
    deal: int
    dealer: Seat
    totals: dict[Seat, int] = {}
    phase: str = "adding"
    trick: int = 0
    """The number of the trick, 0 before the first card and after the last."""
    table: list[Played] = []
    """The trick on the table, or the one that has just been taken."""
    turn: Seat | None = None
    """Who is to play, as the app says or the moves have it."""
    hand: list[Card] = []
    captured: dict[Seat, list[Card]] = {}
    """Cards that count, by who has taken them, once the deal is over."""
    played: Played | None = None
    """A card that was tried."""
    answers: list[Answer]


class Difference(_Data, frozen=True, kw_only=True):
    """A parameter that the app plays otherwise than the nearest profile."""

    parameter: str
    value: Any
    profile: Any = None
    """What the profile says; nothing where the parameter has no meaning in it."""
    open: bool = False
    """The profile leaves it open, and this is one of the values it names."""
    shown: Shown | None = None


class Undetermined(_Data, frozen=True, kw_only=True):
    """A parameter that could as well have other values."""

    parameter: str
    value: Any
    """The value taken for want of better: that of the nearest profile where it can be."""
    others: list[Any]
    whole: bool
    """Whether nothing at all was seen of it."""
    reason: Reason


class Declared(_Data, frozen=True, kw_only=True):
    """A parameter of which the app says another value than it plays."""

    parameter: str
    declared: Any
    played: Any


class Identified(_Data, frozen=True, kw_only=True):
    """The rules of an app."""

    app: str
    version: str = ""
    capabilities: list[str] = []
    told: str
    """The profile whose rules the app was told, as far as its pack allowed."""
    nearest: str
    also: list[str] = []
    """Other profiles that leave open everything in which the app differs from them."""
    rules: dict[str, Any]
    differences: list[Difference] = []
    undetermined: list[Undetermined] = []
    follows: list[str] = []
    """Parameters in which it plays what it is told."""
    listens: bool = False
    """Whether it plays what it is told in everything that was tried."""
    declared: list[Declared] = []
    silent: list[str] = []
    """What it never says of a position."""
    says_too_little: bool = False
    """Whether it says so little that hardly anything can be seen."""
    given_up: GivenUp | None = None
    """Why the search was given up, if it was."""
    unexplained: list[Shown] = []
    """Answers that no rules explain."""
    endings: list[str] = []
    """How conversations ended that should have gone on."""
    probes: int
    starts: int
    plays: int
    surprises: int
    """Probes that ended with an answer other than the likeliest rules had it."""

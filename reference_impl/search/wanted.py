"""What may be said of a position and of the rest of its deal, and what comes back when it is made whole.

Cards and sets of cards are as in `reference_impl.cardset`, seats are numbers from 0, tricks are counted from 1.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from reference_impl.rules import Rules

Play = tuple[int, int]
"""A seat and the card it plays."""


@dataclass(frozen=True, kw_only=True)
class PlayedOut:
    """The deal is played to its end in any legal way."""


@dataclass(frozen=True, kw_only=True)
class Shares:
    """Each seat captures exactly these of the cards with points over the whole deal; a seat not named, none."""

    cards: Mapping[int, int]


@dataclass(frozen=True, kw_only=True)
class Points:
    """Each seat captures cards worth this over the whole deal, before any sweep is counted; a seat not named, 0."""

    points: Mapping[int, int]


@dataclass(frozen=True, kw_only=True)
class EveryPenalty:
    """One seat captures every card that costs points, and loses a trick if that is asked."""

    seat: int
    loses_a_trick: bool = False


@dataclass(frozen=True, kw_only=True)
class EveryTrick:
    """One seat takes every trick."""

    seat: int


Finish = PlayedOut | Shares | Points | EveryPenalty | EveryTrick


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """A partly stated position, what is played from there, and how the deal ends."""

    rules: tuple[Rules, ...]
    """The rules that every play must keep to, then alternative readings to be kept to where that is possible."""
    dealer: int | None = None
    """None: whoever suits the opening lead best."""
    at: int | None = None
    """The trick the position stands at; None: as the hands say, else any that fits."""
    leader: int | None = None
    """The seat that leads to that trick; None: any that fits."""
    hands: Mapping[int, int] = field(default_factory=dict)
    """The whole hand at that moment, after ``trick_so_far``, of some seats or of all."""
    earlier: tuple[tuple[Play, ...], ...] = ()
    """Whole tricks, in the order played, that happen before, in this order but not necessarily one after the other."""
    broken: bool | None = None
    """Whether hearts are broken by then, as the first rules see it."""
    no_heart_played: bool = False
    """Whether no heart at all is played before."""
    taken: Mapping[int, int] = field(default_factory=dict)
    """Cards that are among those a seat has captured by then."""
    trick_so_far: tuple[Play, ...] = ()
    """The plays already on the table."""
    plays: tuple[Play, ...] = ()
    """What is played from there on, one play after the other."""
    finish: Finish | None = None
    """How the deal ends; None: it need not be played out."""


@dataclass(frozen=True, kw_only=True)
class Completion:
    """A whole deal that passes through the wanted position."""

    dealer: int
    hands: tuple[int, ...]
    """At the start of play, by seat."""
    plays: tuple[Play, ...]
    """From the opening lead to the last wanted play, or to the end of the deal where a finish is asked."""
    at: int
    """The trick the position stands at."""
    position: int
    """How many of the plays lead up to the position, the trick so far included; the wanted plays come next."""
    legal_under: tuple[int, ...]
    """Which of the wanted rules every play is legal under, by index; 0 is always among them."""


@dataclass(frozen=True, kw_only=True)
class Unsatisfied:
    """Why there is no completion."""

    reasons: tuple[str, ...]
    """Sentences, seats by letter and cards by code."""
    contradictory: bool
    """Whether the wanted position contradicts itself or the rules; if not, a bounded search just found nothing."""

"""A recorded game, as the rest of the suite sees it, whichever form it was written in (see `spec/records.md`).

A game is a match, or a part of one: where it begins, and its deals in order. What a record does not say is not
verified.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

import msgspec
from msgspec import UNSET, Meta, UnsetType

from conformance.protocol.messages import (  # noqa: TC001  msgspec reads the annotations
    Card,
    DealNumber,
    Number,
    Phase,
    Played,
    Seat,
)

if TYPE_CHECKING:
    from collections.abc import Iterator


class Opening(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where a game begins: left out, the first deal of a match, dealt by A, with nobody having a point."""

    deal: DealNumber = 1
    dealer: Seat = "A"
    totals: dict[Seat, Number] = {}
    """What each seat has before the first deal recorded; empty: everybody 0."""
    phase: Phase = "adding"


class DealRecord(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One deal of a game."""

    hands: dict[Seat, list[Card]] = {}
    """As dealt, before cards are passed; empty: they are what each seat turned out to hold."""
    passes: dict[Seat, list[Card]] = {}
    """What each seat passed."""
    plays: list[Played] = []
    """Every card in the order played."""
    score: dict[Seat, Number] | UnsetType = UNSET
    """What the deal scored for each seat, a sweep included, as the record says."""
    totals: dict[Seat, Number] | UnsetType = UNSET
    """What each seat has after it, as the record says."""


class GameRecord(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One recorded game."""

    game: Annotated[str, Meta(min_length=1, max_length=200)]
    """What the game is called where it comes from."""
    profile: str = ""
    """The rules it is said to be played by; a game of another profile than is verified is an error."""
    start: Opening = Opening()
    deals: Annotated[list[DealRecord], Meta(min_length=1)]
    winners: list[Seat] | UnsetType = UNSET
    """The winners, as the record says; said, the match is over."""
    note: Any = UNSET
    """Anything; it is not looked at."""

    def cards_played(self) -> Iterator[Card]:
        """Yield every card played, deal after deal."""
        return (play.card for deal in self.deals for play in deal.plays)

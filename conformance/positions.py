"""A position that tells rules apart: what a reader must know of it, and a whole game that leads there."""

from __future__ import annotations

from typing import Literal

import msgspec

from conformance.games.game import Game  # noqa: TC001  msgspec reads the annotations
from conformance.protocol.messages import Card, Played, Seat  # noqa: TC001

Kind = Literal["pack", "passing", "opening", "lead", "follow", "trick", "taken", "score", "match", "dealer"]
Every = Literal["", "hearts", "penalty-cards", "tricks"]


class Position(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """A position, as short as it can be said; what does not matter to its kind is left empty."""

    kind: Kind
    deal: int = 1
    """The number of the deal in the match."""
    seat: Seat = "A"
    """Who is to play, or who takes the cards."""
    hand: list[Card] = []
    """The whole hand of that seat, or, at the opening, the cards on which it depends who leads."""
    first_trick: bool = False
    fresh: bool = False
    """No heart has been played yet."""
    undiscarded: bool = False
    """No heart has been discarded yet."""
    earlier: list[Played] = []
    """A trick that was played before."""
    trick: list[Played] = []
    """The cards on the table, or the whole trick."""
    taken: list[Card] = []
    """Cards with points that the seat takes."""
    every: Every = ""
    """What the seat takes all of."""
    loses_a_trick: bool = False
    tricks: int = 0
    """The trick that decides; 0 where the whole deal does."""
    running: dict[Seat, int] = {}
    """Points up to and with that trick."""
    points: dict[Seat, int] = {}
    """Points of the cards that each seat takes in the whole deal."""
    game: Game | None = None
    """A whole deal that leads there, to be played by anybody."""

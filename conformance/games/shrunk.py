"""Failing games made small and written down, as a part of the report of a check."""

from __future__ import annotations

from msgspec import UNSET

from conformance.cases import Beginning, Case  # noqa: TC001  msgspec reads the annotations
from conformance.games.comparing import Difference  # noqa: TC001
from conformance.protocol.messages import Move  # noqa: TC001
from conformance.runner.outcomes import Record


class Draft(Record, frozen=True, kw_only=True):
    """What the suite writes of a difference; a person has to state the value."""

    id: str
    case: Case
    feature: str
    """The text of a feature file."""
    complete: bool = True
    """Whether the scenario states the very thing that differs, and the case not alone."""


class Shrunk(Record, frozen=True, kw_only=True):
    """What is left of a failing game."""

    game: str
    kind: str
    difference: Difference
    """That of what is left."""
    start: Beginning
    moves: list[Move]
    of_moves: int
    """How many moves the game had."""
    attempts: int
    """How many games were played to shrink it."""
    steady: bool = True
    """Whether the app answered alike whenever it was asked; if not, the game is left as it was."""
    stopped: str = ""
    """Why it was left as it was."""
    draft: Draft | None = None
    saved: bool = False
    """Whether the draft was written to files."""

    @property
    def deals(self) -> int:
        """How many deals are left."""
        return 1 + sum(move.deal is not UNSET for move in self.moves)

    @property
    def plays(self) -> int:
        """How many cards are played in it, or tried."""
        return sum(move.play is not UNSET for move in self.moves)

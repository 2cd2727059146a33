"""What came of generated games, as a part of the report of a check."""

# ruff: noqa: RUF012  msgspec copies mutable defaults
from __future__ import annotations

from typing import Final

from conformance.games.comparing import Difference  # noqa: TC001  msgspec reads the annotations
from conformance.games.shrunk import Shrunk  # noqa: TC001
from conformance.runner.outcomes import Explanation, Outcome, Record

ENOUGH: Final = 10
"""Games that go wrong, after which no more are played."""


class EndedGame(Record, frozen=True, kw_only=True):
    """A game in which the app was lost."""

    game: str
    kind: str
    outcome: Outcome
    reason: str
    """In words."""
    move: int | None = None
    """The move that it did not answer, counted from 0; None where the whole game was asked at once."""
    raw: str = ""
    """The line that broke the protocol, its start, made printable."""
    stderr: str = ""


class NotJudged(Record, frozen=True, kw_only=True):
    """Games that differ and tell nothing, all for one reason."""

    reason: str
    games: list[str]


class GamesResult(Record, frozen=True, kw_only=True, omit_defaults=False):
    """Generated games, played with the app and with a second implementation."""

    seed: int
    asked: int
    """How many games were to be played."""
    played: int
    deals: int
    moves: int
    refused: int
    """Moves among them that the second implementation refuses."""
    agreed: int
    second: str
    """Who the second implementation is."""
    stopped: str = ""
    """Why not all of them were played."""
    differing: list[Difference] = []
    """The first difference of every game that has one."""
    explanations: list[Explanation] = []
    """What the app plays as if, where one difference in the rules, or a few, explains the differing games."""
    shrunk: list[Shrunk] = []
    """What is left of the first of each kind of them."""
    ended: list[EndedGame] = []
    not_judged: list[NotJudged] = []
    covered: dict[str, int] = {}
    """Clause and direction, with the number of games that exercise it."""
    not_covered: list[str] = []
    """Those that no game exercises, though some game could."""

    @property
    def incomplete(self) -> bool:
        """Tell whether games were left out though nothing went wrong in the others."""
        return bool(self.stopped) and not self.deviates

    @property
    def deviates(self) -> bool:
        """Tell whether the app does not play these games as it should."""
        return bool(self.differing or self.ended)

"""What is found in one recorded game under one set of rules."""

from __future__ import annotations

from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET

from conformance.protocol.messages import Card, Played, Seat  # noqa: TC001  msgspec reads the annotations

What = Literal[
    "fine", "start", "hands", "seat", "foreign", "twice", "surplus", "not-held", "nobody-passes", "number-passed",
    "passed-unheld", "passed-elsewhere", "turn", "barred", "score", "totals", "goes-on", "not-over", "winners",
    "incomplete",
]  # fmt: skip
"""`start` the game cannot begin like that · `hands` they are no deal of the pack · `seat` not at the table · `foreign`
a card of another pack · `twice` a card played twice · `surplus` more plays than cards · `not-held` a card that another
seat holds · `nobody-passes` cards passed in a deal without passing · `number-passed` not so many different cards ·
`passed-unheld` passed by who does not hold it · `passed-elsewhere` it went to another seat than it should ·
`turn` another seat was in turn · `barred` clauses bar the card · `score`, `totals` other numbers · `goes-on` after the
match is over · `not-over` winners of a match that goes on · `winners` others have won · `incomplete` it stops short."""

Verdict = Literal["fine", "deviates", "impossible", "incomplete"]

IMPOSSIBLE: Final = frozenset({"start", "hands", "seat", "foreign", "twice", "surplus", "not-held"})
"""What no play of cards can have brought about, whatever the rules."""

Progress = tuple[int, ...]
"""How far a game follows the rules: the deal, the stage in it, the play and the step of looking at it."""
STAGES: Final = ("hands", "passing", "play", "score", "totals", "end", "winners")


class Finding(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """The first thing in a game that is not as the rules have it."""

    what: What
    clauses: tuple[str, ...] = ()
    """The clauses that are broken; for a card: every one that bars it."""
    progress: Progress = ()
    hangs_on: tuple[str, ...] | None = None
    """The parameters of which one must be read otherwise for the game to come further; None: any of them may."""
    deal: int = 0
    """Number of the deal in its match."""
    trick: int = 0
    play: int = 0
    """Number of the play in its deal; for an incomplete deal, of the last one there is."""
    seat: Seat | None = None
    card: Card | None = None
    hand: tuple[Card, ...] = ()
    """What the seat holds then, as far as it is known."""
    table: tuple[Played, ...] = ()
    """The trick so far."""
    allowed: tuple[Card, ...] = ()
    """What it may have played."""
    said: Any = UNSET
    """What the record says: numbers by seat where they are wrong, seats, a number."""
    expected: Any = UNSET
    """What it should say."""
    detail: tuple[str, ...] = ()
    """More in words, where the numbers do not say it."""

    @property
    def verdict(self) -> Verdict:
        """Return what that makes of the game.

        >>> Finding(what="barred").verdict, Finding(what="twice").verdict
        ('deviates', 'impossible')
        """
        if self.what == "fine" or self.what == "incomplete":
            return self.what
        return "impossible" if self.what in IMPOSSIBLE else "deviates"


FINE: Final = Finding(what="fine")

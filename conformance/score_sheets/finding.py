"""What is found on a score sheet: whether it can be right, and everything that keeps it from that."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from conformance.score_sheets.sheet import Kind  # noqa: TC001  msgspec reads the annotations

KindBy = Literal["option", "sheet", "numbers", "default"]
"""What says how the numbers are to be read."""

What = Literal[
    "over", "wrong-way", "sum", "swept", "cards", "sweep", "crossing", "impossible", "readings", "final", "winner",
    "not-over",
]  # fmt: skip
"""`over` the match was · `wrong-way` totals go down where points are added, or up · `sum` not what the cards are worth
together · `swept` all points at one player, which is a sweep and counts otherwise · `cards` the cards cannot lie so ·
`sweep` what a sweep is worth together, not as it is written to each · `crossing` the deal that brings the reversal is
counted otherwise · `impossible` anything else · `readings` this deal and an earlier one need different readings ·
`final` the totals below are others · `winner` others have won · `not-over` winners of a match that goes on."""

Numbers = dict[str, int]
"""By player."""


class Needed(msgspec.Struct, kw_only=True, frozen=True):
    """A reading of an open point."""

    parameter: str
    value: Any
    agreement: str
    """The same in words."""


class Observed(msgspec.Struct, kw_only=True, frozen=True):
    """An open point of which a sheet shows something."""

    parameter: str
    readings: list[Needed]
    """How it can have been read."""
    deal: int
    """The deal that shows it."""
    executed: bool
    """Whether the way in which the profile is executed is one of them."""
    sources: list[str]


class Correction(msgspec.Struct, kw_only=True, frozen=True):
    """A single number which, if it were another, would make a deal right and the next one too."""

    player: str
    column: int
    written: int
    instead: int


class Fault(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """One line of a sheet that cannot be right."""

    what: What
    line: int
    column: int
    """Of the number at issue, of the first player's where it is about all of them; from 1."""
    deal: int
    clauses: list[str]
    phase: Literal["adding", "subtracting"] = "adding"
    since: int = 0
    """The deal that brought the reversal, where points are subtracted."""
    players: list[str] = []
    """Whom it is about; empty where it is about all."""
    before: Numbers = {}
    """The totals before the deal."""
    written: Numbers = {}
    changes: Numbers = {}
    """The points the deal gave to each, by what is written."""
    sums: list[int] = []
    """What they can add up to."""
    points: int = 0
    """What the penalty cards are worth together."""
    sweep: list[int] = []
    """What a sweep counts for who makes it and for each other; empty where there is none."""
    card: str = ""
    """A card that nobody can have taken."""
    deals: int = 0
    """How many deals would add up so."""
    expected: Numbers = {}
    winners: list[str] = []
    """Who has won."""
    over_since: int = 0
    """The deal with which the match was over."""
    needs: list[Needed] = []
    against: list[Needed] = []
    """What `earlier` needs instead."""
    earlier: int = 0
    """An earlier deal."""
    corrections: list[Correction] = []
    """Each of them would do."""
    reading: list[Needed] = []
    """What is read otherwise than executed when it is told so."""


class PassedLine(msgspec.Struct, kw_only=True, frozen=True):
    """A line that was passed over."""

    line: int
    text: str
    """The first words on it."""


class SheetReport(msgspec.Struct, kw_only=True, frozen=True):
    """What was found on one sheet."""

    file: str
    profile: str
    hash: str
    verdict: Literal["can be right", "cannot be right", "empty"]
    kind: Kind
    """As what the numbers were read."""
    kind_by: KindBy

    players: list[str]
    named: bool
    passed: list[str]
    """What stands above the columns that were passed over."""
    lines_passed: list[PassedLine]
    deals: int
    faults: list[Fault]
    observed: list[Observed]
    over: Literal["yes", "no", "perhaps"]
    """Whether the match is over with the last deal; `perhaps` depends on what is open."""
    winners: list[str]
    """Who has won, as far as that is certain."""
    totals: Numbers
    """In the end; empty where they depend on what is open."""
    needs: list[Needed]
    """Readings other than executed that the sheet as a whole needs, where no single point shows it."""

    @property
    def exit_code(self) -> int:
        """Return 0 when the sheet can be right, 1 when it cannot, 4 when nothing is written on it."""
        return {"can be right": 0, "cannot be right": 1, "empty": 4}[self.verdict]

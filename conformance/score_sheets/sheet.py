"""A score sheet as it is written: who played, and what each had after each deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["totals", "scores"]
"""Whether the numbers are what everybody has after a deal, or what everybody scored in it."""


@dataclass(frozen=True, kw_only=True)
class Row:
    """What is written of one deal; numbers in the order of the players."""

    line: int
    deal: int
    numbers: tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class Named:
    """The winners, as somebody has written them below."""

    line: int
    column: int
    players: tuple[int, ...]
    """Their numbers in the order of the columns."""


@dataclass(frozen=True, kw_only=True)
class Sheet:
    """One match on a score sheet."""

    file: str
    players: tuple[str, ...]
    columns: tuple[int, ...]
    """In which column of the file each player stands, from 1."""
    kind: Kind | None
    """As the sheet itself says; None where it does not."""
    rows: tuple[Row, ...]
    """One a deal; none on a sheet that nobody has written on yet."""
    final: Row | None = None
    """The totals in the end, where they are written once more below."""
    subtotals: tuple[Row, ...] = ()
    """Totals that are written once more below some of the deals; the deal is the last above them."""
    winners: Named | None = None
    named: bool = True
    """Whether the sheet names the players; else they are called by their seats."""
    passed: tuple[str, ...] = ()
    """What stands above the columns that were passed over, such as those for dates and remarks."""
    lines_passed: tuple[tuple[int, str], ...] = ()
    """The number and the first words of the lines that were passed over, such as one for who has signed."""

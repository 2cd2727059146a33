"""What a fast verifier must offer to be asked before the readable one."""

from __future__ import annotations

from collections.abc import Sequence  # noqa: TC003  part of what a screen gives
from dataclasses import dataclass
from typing import Any, Protocol

Line = tuple[int, int, int]
"""Number of a line in its block, counted from 0, and where it begins and ends in it, the line end not counted."""


@dataclass(frozen=True, kw_only=True)
class Screened:
    """What a screen made of a block of lines."""

    lines: int
    """Lines in the block, empty ones too."""
    games: int = 0
    """Games that are certainly fine; the next two are theirs."""
    deals: int = 0
    plays: int = 0
    left: Sequence[Line] = ()
    """The lines that the readable verifier has to look at, in order: everything else that is not empty."""


class Screen(Protocol):
    """Says of lines that they are certainly fine, so that the readable verifier need not look at them.

    A screen is made for one set of rules: of the profile, with open points as they are executed. A line may be passed
    over only where the readable verifier would say `fine` under exactly these rules, and where the record does not
    name another profile (a screen that does not know the name leaves every line with a `profile`). In doubt a line is
    left.
    """

    def screen(self, data: bytes) -> Screened:
        """Return what is left of a block of whole lines; the last one may be without a line end."""


class FlaggingScreen(Protocol):
    """What says of each line whether it is fine, as the bulk verifier does."""

    def fine(self, data: bytes) -> Flagged:
        """Return where the lines of a block begin and whether each is certainly fine."""


class Flagged(Protocol):
    """Lines with a flag each, as arrays."""

    @property
    def starts(self) -> Any:
        """Where each line begins, empty ones too."""

    @property
    def fine(self) -> Any:
        """Whether it is a game that is certainly fine."""

    @property
    def deals(self) -> int:
        """Deals of the games that are fine."""

    @property
    def plays(self) -> int:
        """Cards played in them."""


@dataclass(frozen=True, kw_only=True)
class Screening:
    """A screen made of one that flags lines."""

    flagging: FlaggingScreen

    def screen(self, data: bytes) -> Screened:
        """Return what is left of a block of whole lines."""
        flagged = self.flagging.fine(data)
        lines = len(flagged.starts)
        left = []
        for number in (~flagged.fine).nonzero()[0].tolist():
            start = int(flagged.starts[number])
            end = int(flagged.starts[number + 1]) - 1 if number + 1 < lines else len(data.removesuffix(b"\n"))
            if end > start and not data[start:end].isspace():
                left.append((number, start, end))
        return Screened(
            lines=lines, games=int(flagged.fine.sum()), deals=int(flagged.deals), plays=int(flagged.plays), left=left
        )

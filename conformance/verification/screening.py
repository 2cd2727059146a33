"""What a fast verifier must offer to be asked before the readable one."""

from __future__ import annotations

from collections.abc import Sequence  # noqa: TC003  part of what a screen gives
from dataclasses import dataclass
from typing import Protocol

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

"""What programs that know nothing of the game pass, and how much of it is allowed."""

# ruff: noqa: RUF012  msgspec copies mutable defaults
from __future__ import annotations

from typing import Final

from conformance.runner.outcomes import Record

BOUNDS: Final = {
    "refuse-all": 0.0,
    "accept-all": 0.0,
    "empty-observations": 0.0,
    "zeros": 0.0,
    "random-cards": 0.05,
    "whole-hand": 0.05,
}
"""Share of all cases of a profile that each may pass; what it is not asked counts among them."""


class Score(Record, frozen=True, kw_only=True, omit_defaults=False):
    """What a program that knows nothing passes under a profile; a case that is only observed is not passed."""

    profile: str
    program: str
    title: str
    cases: int
    """All cases of the profile."""
    passed: list[str] = []
    bound: float

    @property
    def share(self) -> float:
        """Return the share of all cases that it passes."""
        return len(self.passed) / self.cases

    @property
    def holds(self) -> bool:
        """Return whether that is allowed."""
        return self.share <= self.bound

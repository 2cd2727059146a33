"""What came of trying the suite on programs, as data that reports render."""

# ruff: noqa: RUF012  msgspec copies mutable defaults
from __future__ import annotations

from enum import StrEnum

from conformance.runner.outcomes import Record


class Fate(StrEnum):
    """What the suite makes of a program."""

    KILLED = "killed"
    CANNOT_START = "cannot start"
    """It does not get as far as the first card with the hands it is dealt, and so claims nothing falsely."""
    OBSERVED = "observed"
    """It plays an open point in its own way, and the report says how."""
    SURVIVED = "survived"
    FAILED_THOUGH_OPEN = "failed though open"
    UNSEEN = "open and not seen"


SOUND = frozenset({Fate.KILLED, Fate.CANNOT_START, Fate.OBSERVED})
"""What is to become of every program."""


class Trial(Record, frozen=True, kw_only=True):
    """One program and what the suite makes of it."""

    kind: str
    name: str
    title: str
    under: str = ""
    """The profile with a house rule that it was tried under; empty for the profile alone."""
    parameter: str = ""
    open: bool = False
    clauses: list[str] = []
    """The clauses of which it breaks one, where that is known beforehand."""
    seen_in: list[str] = []
    fate: Fate
    killers: list[str] = []
    """Ids of the cases that fail it."""
    showing: list[str] = []
    """Ids of the cases that show how it plays what is open."""
    charged: list[str] = []
    """The clauses that are said to be broken."""
    probes: list[str] = []
    """The probes in which it disagrees with itself."""
    explained: list[str] = []
    """Parameters that are said to explain it."""
    passed: list[str] = []
    presumed: str = ""
    """Why it is presumed to play the same game, where it survives."""


class ClauseRow(Record, frozen=True, kw_only=True, omit_defaults=False):
    """How well one clause is guarded."""

    clause: str
    cases: int
    """Cases that name it."""
    stated: int
    """Mutants of stated values that it reads."""
    killed: int
    by_one: int
    """Killed by one case only."""
    open: int
    """Mutants of open values that it reads."""
    observed: int
    programs: int
    """Wrong programs that break it."""
    programs_killed: int


class Adequacy(Record, frozen=True, kw_only=True, omit_defaults=False):
    """How strong the suite is for a profile."""

    profile: str
    hash: str
    suite: str
    cases: int
    clauses: list[ClauseRow]
    trials: list[Trial]
    idle: list[str]
    """Ids of cases that neither fail nor show any program at all."""

    @property
    def survivors(self) -> list[Trial]:
        """Return the programs of which the suite makes the wrong thing."""
        return [trial for trial in self.trials if trial.fate not in SOUND and not trial.presumed]

    @property
    def sound(self) -> bool:
        """Return whether nothing survived that should not."""
        return not self.survivors and not self.idle

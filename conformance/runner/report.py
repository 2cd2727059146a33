"""The report of a check: everything that is said of an app, computed once and rendered in several forms.

The same run always gives the same report: it holds no times, no process numbers and no paths of a machine.
"""

# ruff: noqa: RUF012  msgspec copies mutable defaults
from __future__ import annotations

from enum import StrEnum
from typing import Any, Final, Literal

from msgspec import UNSET

from conformance.games.result import GamesResult  # noqa: TC001  msgspec reads the annotations
from conformance.probes.result import ProbeResult  # noqa: TC001
from conformance.protocol.messages import Capability  # noqa: TC001  msgspec reads the annotations
from conformance.runner.evidence import How  # noqa: TC001
from conformance.runner.outcomes import Explanation, Fault, Outcome, Record

FORMAT: Final = 1


class Status(StrEnum):
    """How an app stands to one clause."""

    CONFORMS = "conforms"
    FAILS = "fails"
    BLOCKED = "blocked"
    """It could not be seen, because another clause fails or the app was lost on the way."""
    OBSERVED = "observed"
    """It is open in this profile, and the app showed how it plays it."""
    NOT_ASKED = "not asked"


class Conclusion(StrEnum):
    """What a check comes to as a whole."""

    CONFORMS = "conforms"
    AS_KNOWN = "as known"
    """It deviates, and all of that is listed as known issues."""
    DEVIATES = "deviates"
    NOTHING_RUN = "nothing was run"
    NO_ADAPTER = "the app could not be asked"
    INTERRUPTED = "interrupted"


class ReportedApp(Record, frozen=True, kw_only=True):
    """Who was checked, in its own words."""

    name: str = ""
    version: str = ""
    language: str = ""
    url: str = ""
    capabilities: list[Capability] = []
    passed_over: list[str] = []
    """What it declares and nobody here knows."""


class ReportedDifference(Record, frozen=True, kw_only=True):
    """A stated parameter that the app says it plays otherwise."""

    parameter: str
    stated: Any
    declared: Any = UNSET
    stated_in_words: str = ""
    declared_in_words: str = ""
    reason: str = ""
    clauses: list[str]
    """The clauses that fail because of it."""
    sources: list[str] = []


class ReportedReading(Record, frozen=True, kw_only=True):
    """An open point and what the app makes of it."""

    parameter: str
    how: How
    value: Any = UNSET
    in_words: str = ""
    choices: list[Any]
    """Every reading that a table may choose, the one the suite itself plays first."""
    seen: list[tuple[str, Any]] = []
    """The cases that showed a reading, by id, each with the reading."""
    claim: Any = UNSET
    """What the app itself says of it."""


class CaseResult(Record, frozen=True, kw_only=True):
    """What came of one case."""

    id: str
    title: str
    feature: str
    line: int
    clauses: list[str]
    outcome: Outcome
    code: str = ""
    """In which way it differs or ended, one word of a closed list; what a known issue is compared with."""
    reason: str = ""
    """Why it was not run, not judged or not finished, in words."""
    charged: list[str] = []
    """The clauses that are broken here."""
    faults: list[Fault] = []
    untested: list[str] = []
    """What the app does not tell."""
    unseen: list[str] = []
    """The clauses it names that it shows nothing of, because of what the app does not tell."""
    when: dict[str, Any] = {}
    """The readings of open points under which it was judged."""
    known: bool = False
    """Listed as a known issue, with this very code."""
    raw: str = ""
    """The line that broke the protocol, its start, made printable."""
    stderr: str = ""
    trace: list[str] = []
    """The messages, oldest first, where they were asked for."""


class NewerCases(Record, frozen=True, kw_only=True):
    """What came of cases that are newer than the suite the app is held to; the verdict leaves them out."""

    suite: str
    """The version it is held to."""
    outcomes: dict[str, int]
    """How many of them came to what."""
    cases: list[CaseResult]


class ClauseResult(Record, frozen=True, kw_only=True):
    """How the app stands to one clause."""

    id: str
    status: Status
    text: str = ""
    sources: list[str] = []
    cases: dict[str, int] = {}
    """How many cases name the clause, by outcome."""
    charged: list[str] = []
    """Ids of the cases in which it is broken."""
    known: bool = False
    """All of that is listed as known issues."""


class Counts(Record, frozen=True, kw_only=True, omit_defaults=False):
    """Clauses by status."""

    clauses: int
    conform: int
    fail: int
    blocked: int
    observed: int
    not_asked: int
    """Those without a scenario included."""
    without_scenario: int


class KnownIssuesResult(Record, frozen=True, kw_only=True):
    """How the list of known issues fared."""

    file: str
    listed: int
    stale: list[str] = []
    """Entries for what no longer fails, in words."""
    unmatched: list[str] = []
    """Entries that match nothing, in words."""


class Report(Record, frozen=True, kw_only=True, omit_defaults=False):
    """The whole report."""

    format: Literal[1] = 1
    suite: str
    """Version of the suite."""
    profile: str
    hash: str
    """Of the resolved rules."""
    conclusion: Conclusion
    exit_code: int
    sentence: str
    """The conclusion in one sentence."""
    counts: Counts
    outcomes: dict[str, int]
    """How many cases came to what."""
    app: ReportedApp
    setup_fault: str = ""
    """Why the app could not be asked at all, or not to the end."""
    setup_details: list[str] = []
    only: list[str] = []
    """What the check was limited to, as it was written; empty for all."""
    differences: list[ReportedDifference] = []
    open_points: list[ReportedReading] = []
    explanations: list[Explanation] = []
    """What it plays as if, where one difference in the rules, or a few, explains what deviates."""
    clauses: list[ClauseResult]
    """Every clause that says something under the rules, whether or not a case asks for it."""
    without_scenario: list[str] = []
    """The clauses among them for which no scenario of the suite fits these rules."""
    cases: list[CaseResult]
    games: GamesResult | None = None
    """Generated games, where some were asked for."""
    probes: list[ProbeResult] = []
    """Whether the app agrees with itself; empty where only a part was checked."""
    newer: NewerCases | None = None
    """Cases that do not count yet, where there are any."""
    known_issues: KnownIssuesResult | None = None

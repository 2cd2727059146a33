"""What a test of a table of one's own found out, as data for a report."""

from __future__ import annotations

from typing import Any

import msgspec


class ToldChange(msgspec.Struct, kw_only=True, frozen=True):
    """A parameter the table has otherwise than its parent."""

    parameter: str
    before: Any
    now: Any
    words_before: str
    """Empty: the parameter does not apply there."""
    words_now: str


class ToldScenario(msgspec.Struct, kw_only=True, frozen=True):
    """A scenario, and where it stands."""

    id: str
    title: str
    file: str
    line: int


class ToldCause(msgspec.Struct, kw_only=True, frozen=True):
    """A parameter that switches a scenario off, and the clauses of it that read the parameter."""

    parameter: str
    clauses: list[str]


class ToldOff(msgspec.Struct, kw_only=True, frozen=True):
    """A scenario that the change switches off."""

    scenario: ToldScenario
    causes: list[ToldCause]


class ToldClause(msgspec.Struct, kw_only=True, frozen=True):
    """A clause as the table has it, and where the table's own file says so."""

    id: str
    text: str
    origins: list[str] = []


class ToldDraft(msgspec.Struct, kw_only=True, frozen=True):
    """A draft that was written."""

    scenario: ToldScenario
    covers: list[str]


class ToldUnfilled(msgspec.Struct, kw_only=True, frozen=True):
    """A step that a person still has to fill in."""

    file: str
    line: int
    column: int
    message: str
    hint: str


class ToldDifference(msgspec.Struct, kw_only=True, frozen=True):
    """What a person stated, and what the rules written down make of it."""

    scenario: ToldScenario
    line: int
    stated: str
    found: str
    clauses: list[ToldClause]


class ToldUnnamed(msgspec.Struct, kw_only=True, frozen=True):
    """A parameter that has a say in a scenario and that none of its clauses reads, and a clause that does."""

    scenario: ToldScenario
    parameter: str
    clause: str


class TableResult(msgspec.Struct, kw_only=True, frozen=True):
    """Everything a test found out."""

    table: str
    title: str
    parent: str
    """Empty: the table changes no profile."""
    changes: list[ToldChange]
    holding: int
    """Scenarios of the suite that hold for the table."""
    gained: int
    """Those of them that do not hold for the parent."""
    deviating: list[ToldScenario]
    """Scenarios that the reference does not play as they say."""
    own: int
    """Scenarios of one's own that hold for the table and are filled in."""
    agreeing: int
    """Those of them with which the rules agree."""
    off: list[ToldOff]
    missing: list[ToldClause]
    """Clauses about which no scenario of the suite is."""
    waiting: list[str]
    """Those of them that only drafts are about."""
    without_draft: list[str]
    """Those of them that no scenario is about, not even a draft, as no position could be found."""
    drafts: list[ToldDraft]
    unfilled: list[ToldUnfilled]
    differences: list[ToldDifference]
    elsewhere: list[ToldScenario]
    """Scenarios of one's own that hold for other rules."""
    unreached: list[ToldDifference]
    """Scenarios of one's own to which no deal leads; `found` says why."""

    unnamed: list[ToldUnnamed]
    """What else has a say in scenarios of one's own."""

    @property
    def fine(self) -> bool:
        """Whether nothing differs, nothing is left to fill in, and every clause has a scenario."""
        return not (self.to_mend or self.unnamed or self.unfilled or self.drafts or self.without_draft)

    @property
    def to_mend(self) -> bool:
        """Whether the rules and a scenario say different things."""
        return bool(self.deviating or self.differences or self.unreached)

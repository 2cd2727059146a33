"""A test of a table of one's own, as text in four languages or as JSON."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING, Final

import msgspec

from conformance.own_rules.wording import say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.own_rules.result import TableResult, ToldClause, ToldDifference, ToldOff

_WIDTH: Final = 120
_MANY: Final = 20
_SHOWN_OF_MANY: Final = 5


@dataclass(frozen=True, kw_only=True)
class Commands:
    """What can be typed after a test."""

    again: str
    """Tests the table again."""
    games: str
    """Lets an app play the table and looks at its games, for which no scenario is needed."""


def as_json(found: TableResult) -> str:
    """Return the result as JSON."""
    return msgspec.json.format(msgspec.json.encode(found)).decode() + "\n"


def as_text(found: TableResult, language: str, commands: Commands, *, every: bool = False) -> str:
    """Return the result in words; of many scenarios switched off by the same, some, unless ``every`` one is wanted."""
    parts = [
        list(_table(found, language)),
        list(_holding(found, language)),
        list(_own(found, language)),
        list(_off(found, language, "" if every else commands.again)),
        list(_missing(found, language)),
        list(_drafts(found, language, commands)),
    ]
    return "\n".join("".join(f"{line}\n" for line in part) for part in parts if part)


def _table(found: TableResult, language: str) -> Iterator[str]:
    if not found.parent:
        yield say("test-table-alone", language, table=found.table, title=found.title)
        return
    key = "test-table" if found.changes else "test-table-same"
    yield say(key, language, table=found.table, title=found.title, parent=found.parent)
    for change in found.changes:
        if change.words_before and change.words_now:
            said = say("test-change", language, before=change.words_before, now=change.words_now)
        elif change.words_now:
            said = say("test-change-new", language, now=change.words_now)
        else:
            said = say("test-change-gone", language, before=change.words_before)
        yield from _wrapped(said, "  ")


def _holding(found: TableResult, language: str) -> Iterator[str]:
    count = say("case-count", language, number=found.holding)
    if found.deviating:
        yield say("test-deviating", language, count=count)
        yield from (f"  {each.id}  {each.title}" for each in found.deviating)
    else:
        yield say("test-holding", language, count=count, number=found.holding)
    if found.gained:
        yield say("test-gained", language, parent=found.parent, number=found.gained)


def _own(found: TableResult, language: str) -> Iterator[str]:
    if found.own:
        count = say("case-count", language, number=found.own)
        key = "test-own-agree" if found.agreeing == found.own else "test-own"
        yield say(key, language, count=count, agreeing=found.agreeing, number=found.own)
    for difference in found.differences:
        yield from _difference(difference, language)
    for missed in found.unreached:
        yield f"{missed.scenario.file}:{missed.line}  {missed.scenario.title}"
        yield from _wrapped(say("test-unreached", language, why=missed.found), "  ")
    for each in found.unnamed:
        yield f"{each.scenario.file}:{each.scenario.line}  {each.scenario.title}"
        yield from _wrapped(say("test-unnamed", language, parameter=each.parameter, clause=each.clause), "  ")
    for scenario in found.elsewhere:
        yield f"{scenario.file}:{scenario.line}  {scenario.title}"
        yield from _wrapped(say("test-elsewhere", language, table=found.table), "  ")


def _difference(difference: ToldDifference, language: str) -> Iterator[str]:
    yield f"{difference.scenario.file}:{difference.line}  {difference.scenario.title}"
    stated, found = say("test-stated", language), say("test-found", language)
    width = max(len(stated), len(found))
    yield f"  {stated:<{width}}  {difference.stated}"
    yield f"  {found:<{width}}  {difference.found}"
    for clause in difference.clauses:
        yield from _clause(clause, "  ")


def _clause(clause: ToldClause, indent: str) -> Iterator[str]:
    behind = f"  ({', '.join(clause.origins)})" if clause.origins else ""
    yield from _wrapped(f"{clause.id}: {clause.text}{behind}", indent)


def _off(found: TableResult, language: str, command: str) -> Iterator[str]:
    """Tell the scenarios that are switched off, those of the same cause together; without a command all of them."""
    if not found.parent:
        return
    if not found.off:
        yield say("test-off-none", language)
        return
    number = len(found.off)
    count = say("case-count", language, number=number)
    yield say("test-off", language, count=count, number=number, parent=found.parent)
    ordered = sorted(found.off, key=_causes)
    for causes, group in groupby(ordered, key=_causes):
        scenarios = [each.scenario for each in group]
        shown = _SHOWN_OF_MANY if command and len(scenarios) > _MANY else len(scenarios)
        left = len(scenarios) - shown
        behind = f"  ({say('case-count', language, number=len(scenarios))})" if left else ""
        yield from _wrapped(f"{causes}{behind}", "  ")
        for each in scenarios[:shown]:
            yield from _wrapped(f"{each.id}  {each.title}", "    ", hanging="           ")
        if left:
            yield from _wrapped(say("test-off-more", language, number=left, command=f"{command} --all"), "    ")


def _causes(off: ToldOff) -> str:
    """Return what switches a scenario off: each parameter, and the clauses that read it."""
    return "; ".join(
        f"{cause.parameter} ← {', '.join(cause.clauses)}" if cause.clauses else cause.parameter for cause in off.causes
    )


def _missing(found: TableResult, language: str) -> Iterator[str]:
    if not found.missing:
        yield say("test-missing-none", language)
        return
    yield say("test-missing", language, number=len(found.missing))
    for clause in found.missing:
        key = "test-waits" if clause.id in found.waiting else "test-yours"
        key = "test-no-position" if clause.id in found.without_draft else key
        yield from _wrapped(f"{clause.id}: {clause.text}  [{say(key, language)}]", "  ", hanging="      ")


def _drafts(found: TableResult, language: str, commands: Commands) -> Iterator[str]:
    if found.unfilled:
        yield say("test-unfilled", language, number=len(found.unfilled))
        for step in found.unfilled:
            yield from _wrapped(f"{step.file}:{step.line}:{step.column}  {step.message}  ({step.hint})", "  ", "      ")
    if found.drafts:
        files = ", ".join(dict.fromkeys(each.scenario.file for each in found.drafts))
        count = say("case-count", language, number=len(found.drafts))
        yield say("test-drafted", language, count=count, number=len(found.drafts), file=files)
        for draft in found.drafts:
            where = f"{draft.scenario.file}:{draft.scenario.line}"
            yield from _wrapped(f"{where}  {', '.join(draft.covers)}", "  ", "      ")
    if found.unfilled or found.drafts:
        yield say("test-next", language, command=commands.again)
    elif found.to_mend:
        yield say("test-differs", language, command=commands.again)
    elif found.unnamed:
        yield say("test-name-clauses", language, command=commands.again)
    if len(found.waiting) > _MANY:
        yield say("test-games", language, command=commands.games)
    if found.fine:
        yield say("test-fine", language)
    elif found.without_draft:
        yield say("test-without", language, number=len(found.without_draft))


def _wrapped(text: str, indent: str, hanging: str = "") -> list[str]:
    return textwrap.wrap(text, _WIDTH, initial_indent=indent, subsequent_indent=hanging or f"{indent}  ",
                         break_long_words=False, break_on_hyphens=False)  # fmt: skip

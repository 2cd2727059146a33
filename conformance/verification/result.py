"""What was found in a stretch of records: a value that can be sent about, stored, and added to what comes after it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

import msgspec

from conformance.problems import Problem  # noqa: TC001  msgspec reads the annotations
from conformance.verification.finding import Finding, Verdict  # noqa: TC001

_Name = TypeVar("_Name", bound=str)


class Found(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """A game that is not fine."""

    file: str
    line: int
    game: str
    verdict: Verdict
    finding: Finding
    reading: dict[str, Any] = {}
    """The open parameters that are read otherwise than executed there, without which it would break off earlier."""


class Tally(msgspec.Struct, kw_only=True, frozen=True):
    """How many games, and where the first of them is."""

    games: int
    file: str
    line: int
    game: str


class BlockResult(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """What was found in a stretch of records; lines are counted from where the stretch enters a file."""

    lines: dict[str, int] = {}
    """Lines of each file in the stretch."""
    games: int = 0
    deals: int = 0
    plays: int = 0
    verdicts: dict[Verdict, int] = {}
    clauses: dict[str, Tally] = {}
    """Games that deviate, by the clauses they break."""
    readings: dict[str, Tally] = {}
    """Games that are fine under another reading of open points, by the names of all readings that would do."""
    found: tuple[Found, ...] = ()
    """The first games that are not fine."""
    unread: int = 0
    """Lines that are no record that can be judged."""
    problems: tuple[Problem, ...] = ()
    """What is wrong with the first of them."""


def merge(one: BlockResult, other: BlockResult, *, listed: int | None = None) -> BlockResult:
    """Return two stretches as one, ``other`` coming right after ``one``; not more than ``listed`` games and lines kept.

    Merging is associative: it does not matter where records are cut into stretches.
    """
    moved = [msgspec.structs.replace(each, line=each.line + one.lines.get(each.file, 0)) for each in other.found]
    problems = [move_problem(each, one.lines) for each in other.problems]
    return BlockResult(
        lines=_sum(one.lines, other.lines),
        games=one.games + other.games,
        deals=one.deals + other.deals,
        plays=one.plays + other.plays,
        verdicts=_sum(one.verdicts, other.verdicts),
        clauses=add_tallies(one.lines, one.clauses, other.clauses),
        readings=add_tallies(one.lines, one.readings, other.readings),
        found=(*one.found, *moved)[:listed],
        unread=one.unread + other.unread,
        problems=(*one.problems, *problems)[:listed],
    )


def _sum(one: dict[_Name, int], other: dict[_Name, int]) -> dict[_Name, int]:
    return {**one, **{name: one.get(name, 0) + number for name, number in other.items()}}


def add_tallies(before: dict[str, int], one: dict[str, Tally], other: dict[str, Tally]) -> dict[str, Tally]:
    """Return tallies by name added up; those of ``other`` are counted from behind so many lines of each file."""
    added = dict(one)
    for name, tally in other.items():
        mine = one.get(name)
        if mine is None:
            added[name] = msgspec.structs.replace(tally, line=tally.line + before.get(tally.file, 0))
        else:
            added[name] = msgspec.structs.replace(mine, games=mine.games + tally.games)
    return added


def move_problem(problem: Problem, before: dict[str, int]) -> Problem:
    """Return a problem as it stands behind so many lines of its file; one of a file as a whole stays where it is."""
    return replace(problem, line=problem.line + before.get(problem.file, 0) if problem.line else 0)


def for_report(found: Found) -> Found:
    """Return a game as it is reported: how far it came under which reading is nobody's business but the search's."""
    return msgspec.structs.replace(found, finding=msgspec.structs.replace(found.finding, progress=()))

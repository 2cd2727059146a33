"""What was found in a stretch of records: a value that can be sent about, stored, and added to what comes after it."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from conformance.problems import Problem
from conformance.verification.finding import Finding, Verdict  # noqa: TC001

_Name = TypeVar("_Name", bound=str)


class Found(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """A game that is not fine."""

    file: str
    line: int
    game: str
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

    def place(file: str, line: int) -> int:
        return line + one.lines.get(file, 0) if line else 0

    moved = [msgspec.structs.replace(each, line=place(each.file, each.line)) for each in other.found]
    problems = [
        Problem(
            file=each.file,
            line=place(each.file, each.line),
            column=each.column,
            code=each.code,
            message=each.message,
            hint=each.hint,
        )
        for each in other.problems
    ]
    return BlockResult(
        lines=_sum(one.lines, other.lines),
        games=one.games + other.games,
        deals=one.deals + other.deals,
        plays=one.plays + other.plays,
        verdicts=_sum(one.verdicts, other.verdicts),
        clauses=_add(one, one.clauses, other.clauses),
        readings=_add(one, one.readings, other.readings),
        found=(*one.found, *moved)[:listed],
        unread=one.unread + other.unread,
        problems=(*one.problems, *problems)[:listed],
    )


def _sum(one: dict[_Name, int], other: dict[_Name, int]) -> dict[_Name, int]:
    return {**one, **{name: one.get(name, 0) + number for name, number in other.items()}}


def _add(before: BlockResult, one: dict[str, Tally], other: dict[str, Tally]) -> dict[str, Tally]:
    added = dict(one)
    for name, tally in other.items():
        mine = one.get(name)
        if mine is None:
            added[name] = msgspec.structs.replace(tally, line=tally.line + before.lines.get(tally.file, 0))
        else:
            added[name] = msgspec.structs.replace(mine, games=mine.games + tally.games)
    return added

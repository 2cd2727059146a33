"""The report of which known rules recorded games are consistent with."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

import msgspec

from conformance.problems import Problem  # noqa: TC001  msgspec reads the annotations
from conformance.verification.covering import Sorted
from conformance.verification.observing import Observed, observe
from conformance.verification.report import EXIT_BAD_INPUT, EXIT_DEVIATES, EXIT_NOTHING
from conformance.verification.result import Found, Tally, for_report

if TYPE_CHECKING:
    from collections.abc import Sequence

    from conformance.rules.resolved import Resolved
    from conformance.verification.consistency import Consistency


class Outcome(StrEnum):
    """What it comes to."""

    CONSISTENT = "consistent"
    NONE = "none of them"
    BAD_INPUT = "bad input"
    NOTHING = "nothing to judge"


class Possible(msgspec.Struct, kw_only=True, frozen=True):
    """Rules that all games are consistent with."""

    profile: str
    title: str
    hash: str
    observed: list[Observed]


class RuledOut(msgspec.Struct, kw_only=True, frozen=True):
    """Rules that a game is not consistent with."""

    profile: str
    title: str
    hash: str
    by: Found


class Fitting(msgspec.Struct, kw_only=True, frozen=True):
    """Rules that some of the games are consistent with."""

    profile: str
    title: str
    hash: str
    games: int
    """Those that none of the rules named before these explain."""
    first: Tally


class ConsistencyReport(msgspec.Struct, kw_only=True, frozen=True):
    """Which known rules recorded games are consistent with."""

    suite: str
    outcome: Outcome
    exit_code: int
    files: dict[str, int]
    """Lines of each file."""
    games: int
    unread: int
    possible: list[Possible]
    ruled_out: list[RuledOut]
    nearest: list[Fitting]
    """Where no rules are left: which explain most games, and which the others."""
    unexplained: int
    """Games that none of these explain."""
    misfit: Found | None
    """What the first of them breaks of the nearest rules."""
    problems: list[Problem]


def report_consistency(
    known: Sequence[Resolved], found: Consistency, cover: Sorted | None = None, *, suite: str
) -> ConsistencyReport:
    """Return the report; it is consistent where at least one of the known rules is left.

    ``cover`` is which rules explain which games, where none explain all of them.
    """
    cover = cover or Sorted()
    by_name = {each.name: each for each in known}
    possible = [
        Possible(
            profile=each.name,
            title=each.title["en"],
            hash=each.hash,
            observed=list(observe(each, found.readings.get(each.name, {}))),
        )
        for each in known
        if each.name not in found.against and found.games
    ]
    outcome, code = _conclude(found, possible)
    return ConsistencyReport(
        suite=suite,
        outcome=outcome,
        exit_code=code,
        files=found.lines,
        games=found.games,
        unread=found.unread,
        possible=possible,
        ruled_out=[
            RuledOut(profile=each.name, title=each.title["en"], hash=each.hash, by=for_report(found.against[each.name]))
            for each in known
            if each.name in found.against
        ],
        nearest=[
            Fitting(
                profile=name, title=by_name[name].title["en"], hash=by_name[name].hash, games=tally.games, first=tally
            )
            for name, tally in cover.fitting.items()
        ],
        unexplained=cover.unexplained,
        misfit=None if cover.misfit is None else for_report(cover.misfit),
        problems=list(found.problems),
    )


def _conclude(found: Consistency, possible: Sequence[Possible]) -> tuple[Outcome, int]:
    if found.games and not possible:
        return Outcome.NONE, EXIT_DEVIATES
    empty = [each.code == "empty-file" for each in found.problems]
    if found.unread or (found.problems and not all(empty)):
        return Outcome.BAD_INPUT, EXIT_BAD_INPUT
    return (Outcome.CONSISTENT, 0) if found.games and not found.problems else (Outcome.NOTHING, EXIT_NOTHING)

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
    from conformance.verification.playing import Playing


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


class Playable(msgspec.Struct, kw_only=True, frozen=True):
    """Rules by which the cards of games are played that no rules explain whole."""

    profile: str
    title: str
    hash: str
    games: int
    looked_at: int
    """How many of the games were looked at for it, from the first."""
    breaks: dict[str, int]
    """In how many of them which clause is broken first."""


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
    playable: Playable | None
    """Where no rules explain a single game: those by which most of the first games are played card by card."""
    problems: list[Problem]


def report_consistency(
    known: Sequence[Resolved],
    found: Consistency,
    cover: Sorted | None = None,
    playing: Playing | None = None,
    *,
    suite: str,
) -> ConsistencyReport:
    """Return the report; it is consistent where at least one of the known rules is left.

    ``cover`` is which rules explain which games, where none explain all of them; ``playing`` is by which the cards are
    played, where none explain a single one.
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
        playable=None if playing is None else _playable(playing, by_name[playing.profile]),
        problems=list(found.problems),
    )


def _playable(playing: Playing, rules: Resolved) -> Playable:
    return Playable(
        profile=rules.name,
        title=rules.title["en"],
        hash=rules.hash,
        games=playing.games,
        looked_at=playing.looked_at,
        breaks=playing.breaks,
    )


def _conclude(found: Consistency, possible: Sequence[Possible]) -> tuple[Outcome, int]:
    if found.games and not possible:
        return Outcome.NONE, EXIT_DEVIATES
    empty = [each.code == "empty-file" for each in found.problems]
    if found.unread or (found.problems and not all(empty)):
        return Outcome.BAD_INPUT, EXIT_BAD_INPUT
    return (Outcome.CONSISTENT, 0) if found.games and not found.problems else (Outcome.NOTHING, EXIT_NOTHING)

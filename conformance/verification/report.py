"""The report of a verification, computed once from what was found and rendered everywhere."""

from __future__ import annotations

from collections import Counter
from enum import StrEnum
from typing import TYPE_CHECKING, Final

import msgspec

from conformance.problems import Problem  # noqa: TC001  msgspec reads the annotations
from conformance.rules.clauses import load_clauses
from conformance.rules.ledger import sources_of
from conformance.verification.finding import Verdict  # noqa: TC001
from conformance.verification.observing import Observed  # noqa: TC001
from conformance.verification.result import BlockResult, Found, Tally, for_report

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from conformance.rules.resolved import Resolved

EXIT_DEVIATES: Final = 1
EXIT_BAD_INPUT: Final = 2
EXIT_INCOMPLETE: Final = 3
EXIT_NOTHING: Final = 4


class Conclusion(StrEnum):
    """What it comes to."""

    FINE = "fine"
    DEVIATES = "deviates"
    BAD_INPUT = "bad input"
    INCOMPLETE = "incomplete"
    NOTHING = "nothing to judge"


class ClauseCount(msgspec.Struct, kw_only=True, frozen=True):
    """A clause that games break."""

    id: str
    text: str
    sources: list[str]
    games: int
    first: Tally


class VerificationReport(msgspec.Struct, kw_only=True, frozen=True):
    """What was found in recorded games."""

    suite: str
    profile: str
    hash: str
    conclusion: Conclusion
    exit_code: int
    files: dict[str, int]
    """Lines of each file."""
    games: int
    deals: int
    plays: int
    verdicts: dict[Verdict, int]
    unread: int
    """Lines that are no record that can be judged."""
    clauses: list[ClauseCount]
    observed: list[Observed]
    disagreeing: list[str]
    """Open points that some games play one way and some another."""
    found: list[Found]
    """The games that are not fine, or the first of them."""
    not_listed: int
    problems: list[Problem]
    """What is wrong with lines and files, or the first of it."""


def report_verification(
    resolved: Resolved, result: BlockResult, observed: Sequence[Observed], *, suite: str
) -> VerificationReport:
    """Return the report of what was found under a profile; ``observed`` is what the games show of open points."""
    readings: Counter[str] = Counter()
    for each in observed:
        readings[each.parameter] += 1 if each.otherwise is None else 2
    conclusion, code = conclude(result)
    wrong = result.games - result.verdicts.get("fine", 0)
    return VerificationReport(
        suite=suite,
        profile=resolved.name,
        hash=resolved.hash,
        conclusion=conclusion,
        exit_code=code,
        files=result.lines,
        games=result.games,
        deals=result.deals,
        plays=result.plays,
        verdicts={verdict: result.verdicts[verdict] for verdict in _ORDER if verdict in result.verdicts},
        unread=result.unread,
        clauses=list(_clauses(resolved, result.clauses)),
        observed=list(observed),
        disagreeing=[parameter for parameter, number in readings.items() if number > 1],
        found=[for_report(each) for each in result.found],
        not_listed=wrong - len(result.found),
        problems=list(result.problems),
    )


_ORDER: Final[tuple[Verdict, ...]] = ("fine", "deviates", "impossible", "incomplete")


def conclude(result: BlockResult) -> tuple[Conclusion, int]:
    """Return what it comes to and the exit code: a game that deviates weighs most, then input that is no record."""
    if result.verdicts.get("deviates") or result.verdicts.get("impossible"):
        return Conclusion.DEVIATES, EXIT_DEVIATES
    empty = [each.code == "empty-file" for each in result.problems]
    if result.unread or (result.problems and not all(empty)):
        return Conclusion.BAD_INPUT, EXIT_BAD_INPUT
    if not result.games or result.problems:
        return Conclusion.NOTHING, EXIT_NOTHING
    if result.verdicts.get("incomplete"):
        return Conclusion.INCOMPLETE, EXIT_INCOMPLETE
    return Conclusion.FINE, 0


def _clauses(resolved: Resolved, tallies: Mapping[str, Tally]) -> Iterable[ClauseCount]:
    for name, clause in load_clauses().items():
        if name in tallies:
            yield ClauseCount(
                id=name,
                text=clause.text(resolved.rules),
                sources=list(sources_of(resolved, name)),
                games=tallies[name].games,
                first=tallies[name],
            )

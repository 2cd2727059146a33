"""Open points: which reading an app plays, found out from the cases that show it; and which cases then hold for it.

A case that measures shows a reading when it passes. An app that shows one reading is held to it; one that shows two is
inconsistent; one that shows none of those a table may choose plays something else, which is reported and not failed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from conformance.runner.judge import Judgement
from conformance.runner.outcomes import ENDED, Fault, FaultCode, Outcome

if TYPE_CHECKING:
    from conformance.cases import Case
    from conformance.protocol.messages import Capability

Attempts = Sequence[tuple["Case", Outcome]]


class How(StrEnum):
    """How the reading of an open point is known."""

    MEASURED = "measured"
    CLAIMED = "claimed"
    """Nothing could be observed; the app itself says so."""
    OTHER = "other"
    """It plays none of the readings that a table may choose."""
    INCONSISTENT = "inconsistent"
    UNOBSERVED = "unobserved"


@dataclass(frozen=True, kw_only=True)
class Reading:
    """What is known of one open point."""

    how: How
    value: Any = None
    """The reading, where it is measured or claimed."""
    seen: tuple[tuple[str, Any], ...] = ()
    """The cases that showed a reading, by id, each with the reading it showed."""
    claim: Any = None
    """What the app itself says, whatever it plays."""

    @property
    def known(self) -> bool:
        """Whether there is a reading to hold the app to."""
        return self.how in (How.MEASURED, How.CLAIMED)


def measure(
    attempts: Attempts, open_points: Mapping[str, Sequence[Any]], claims: Mapping[str, Any]
) -> dict[str, Reading]:
    """Return what is known of every open point.

    ``attempts`` are the measuring cases that were run, every version, with what came of each. A version tells something
    only where the *other* open points it names are as the app plays them, so points are settled one after another.
    """
    readings: dict[str, Reading] = {}
    while len(readings) < len(open_points):
        settled = {
            point: reading
            for point, choices in open_points.items()
            if point not in readings and (reading := _settle(point, choices, attempts, readings, claims)) is not None
        }
        if not settled:
            break
        readings |= settled
    for point in open_points:
        readings.setdefault(point, _unobserved(point, claims))
    return {point: readings[point] for point in open_points}


def choose_version(
    versions: Sequence[Case], readings: Mapping[str, Reading], capabilities: frozenset[Capability]
) -> Case | None:
    """Return the version of a case that counts for an app, None where no version holds for it.

    A version that measures an open point may be run whatever the reading is; one that shows the reading of the app goes
    before one that shows another. Of several that hold, the first whose needs the app declares, else the first.
    """
    holding = [
        case
        for case in versions
        if all(_is(readings, point, value) for point, value in case.when.items() if point not in case.measures)
    ]
    return min(
        holding,
        key=lambda case: (
            not all(_is(readings, point, case.when.get(point)) for point in case.measures),
            not capabilities.issuperset(case.needs),
        ),
        default=None,
    )


def undecided(versions: Sequence[Case], readings: Mapping[str, Reading]) -> tuple[str, ...]:
    """Return the open points because of which no version of a case holds."""
    points = dict.fromkeys(point for case in versions for point in case.when if point not in case.measures)
    return tuple(
        point
        for point in points
        if not any(point not in case.when or _is(readings, point, case.when[point]) for case in versions)
    ) or tuple(points)


def _is(readings: Mapping[str, Reading], point: str, value: Any) -> bool:
    reading = readings.get(point)
    return reading is not None and reading.known and reading.value == value


def _settle(
    point: str, choices: Sequence[Any], attempts: Attempts, known: Mapping[str, Reading], claims: Mapping[str, Any]
) -> Reading | None:
    """Return the reading of one point, None while it waits for another."""
    telling: list[tuple[Case, Outcome]] = []
    for case, outcome in attempts:
        if point not in case.measures or point not in case.when:
            continue
        others = {other: value for other, value in case.when.items() if other not in case.measures}
        if any(other not in known for other in others):
            return None
        if all(_is(known, other, value) for other, value in others.items()):
            telling.append((case, outcome))
    seen = tuple((case.id, case.when[point]) for case, outcome in telling if outcome is Outcome.PASSED)
    claim = claims.get(point)
    if any(value != seen[0][1] for _, value in seen):
        return Reading(how=How.INCONSISTENT, seen=seen, claim=claim)
    if seen:
        return Reading(how=How.MEASURED, value=seen[0][1], seen=seen, claim=claim)
    denied = [case.when[point] for case, outcome in telling if outcome is Outcome.FAILED]
    if len(denied) == len(telling) and all(choice in denied for choice in choices):
        return Reading(how=How.OTHER, claim=claim)
    return _unobserved(point, claims)


def _unobserved(point: str, claims: Mapping[str, Any]) -> Reading:
    if point in claims:
        return Reading(how=How.CLAIMED, value=claims[point], claim=claims[point])
    return Reading(how=How.UNOBSERVED)


def conclude(case: Case, judgement: Judgement, readings: Mapping[str, Reading]) -> tuple[Judgement, str]:
    """Return what a case comes to once the open points are known, and why, where that is not in the judgement itself.

    A case that measures is held against an app only where the app shows that very reading elsewhere; what it does under
    a reading of its own is observed, and where nobody knows its reading nothing is judged.
    """
    points = [point for point in case.measures if point in case.when]
    if not points or judgement.outcome in ENDED or judgement.outcome is Outcome.SKIPPED:
        return judgement, ""
    passed = judgement.outcome is Outcome.PASSED
    torn = [point for point in points if readings[point].how is How.INCONSISTENT]
    if torn and passed:
        faults = tuple(_inconsistent(case, point, readings[point]) for point in torn)
        return Judgement(outcome=Outcome.FAILED, faults=faults, untested=judgement.untested), ""
    if all(readings[point].how is How.MEASURED and _is(readings, point, case.when[point]) for point in points):
        return (Judgement(outcome=Outcome.OBSERVED, untested=judgement.untested), "") if passed else (judgement, "")
    if any(readings[point].how in (How.MEASURED, How.OTHER, How.INCONSISTENT) for point in points):
        return Judgement(outcome=Outcome.OBSERVED), ""
    return Judgement(outcome=Outcome.NOT_JUDGED), f"nobody could see how the app plays {' and '.join(points)}"


def _inconsistent(case: Case, point: str, reading: Reading) -> Fault:
    index, step = next(((i, step) for i, step in enumerate(case.steps) if step.target), (0, case.steps[0]))
    return Fault(
        clause=step.under or case.clauses[0],
        code=FaultCode.INCONSISTENT,
        step=index,
        line=step.line,
        expected={point: case.when[point]},
        told=[list(each) for each in reading.seen],
    )

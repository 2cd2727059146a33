"""Which version of a case holds for an app, and what it comes to, once it is known how the app plays open points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from conformance.problems import Problems
from conformance.runner.evidence import How, Reading, accepts
from conformance.runner.judge import Judgement
from conformance.runner.outcomes import ENDED, UNEXPLAINED, Fault, FaultCode, Outcome

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from conformance.cases import Case
    from conformance.protocol.messages import Capability
    from conformance.runner.declarations import Resolve


_NOTHING_SEEN: Final = (How.UNOBSERVED, How.OTHER)


def imply_measures(case: Case, open_points: Mapping[str, Any]) -> Case:
    """Return a case that also measures what its `when` names and the profile does not have.

    Such a parameter applies only where an open point is read in another way, and is open there.
    """
    implied = [point for point in case.when if point in case.measures or point not in open_points]
    return case if implied == case.measures else msgspec.structs.replace(case, measures=implied)


def only_applying(readings: Mapping[str, Reading], resolve: Resolve) -> dict[str, Reading]:
    """Return the readings without those of parameters that have no meaning for an app that plays the others so.

    Whatever it plays then agrees with every value of such a parameter; that is no inconsistency.
    """
    try:
        rules = resolve({point: reading.value for point, reading in readings.items() if reading.known})
    except Problems:
        return dict(readings)
    return {point: reading for point, reading in readings.items() if point in rules or reading.how in _NOTHING_SEEN}


def askable_versions(versions: Sequence[Case], capabilities: frozenset[Capability]) -> list[Case]:
    """Return the versions of a case that suppose different things; of those that do not, the one an app can be asked.

    An app that cannot resume a match may be led to where a case starts by another version of it.
    """
    found: list[Case] = []
    for case in versions:
        alike = next((place for place, other in enumerate(found) if other.when == case.when), None)
        if alike is None:
            found.append(case)
        elif not capabilities.issuperset(found[alike].needs) and capabilities.issuperset(case.needs):
            found[alike] = case
    return found


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
        if all(_holds(case, point, readings) for point in case.when if point not in case.measures)
    ]
    return min(
        holding,
        key=lambda case: (
            not all(_holds(case, point, readings) for point in case.measures if point in case.when),
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
        if not any(point not in case.when or _holds(case, point, readings) for case in versions)
    ) or tuple(points)


def _holds(case: Case, point: str, readings: Mapping[str, Reading]) -> bool:
    reading = readings.get(point)
    return reading is not None and reading.known and accepts(case, point, reading.value)


def conclude(case: Case, judgement: Judgement, readings: Mapping[str, Reading]) -> tuple[Judgement, str]:
    """Return what a case comes to once the open points are known, and why, where that is not in the judgement itself.

    A case that measures is held against an app only where the app shows that very reading elsewhere; what it does under
    a reading of its own is observed, and where nobody knows its reading nothing is judged. What no reading can be the
    cause of, such as a refused move that changes the state, is a fault under any.
    """
    points = {point: readings.get(point, Reading(how=How.UNOBSERVED)) for point in case.measures if point in case.when}
    if not points or judgement.outcome in ENDED or judgement.outcome is Outcome.SKIPPED:
        return judgement, ""
    if any(fault.code in UNEXPLAINED for fault in judgement.faults):
        return judgement, ""
    passed = judgement.outcome is Outcome.PASSED
    torn = [point for point in points if (case.id, case.when[point]) in _shown_two_ways(points[point])]
    if torn and passed:
        faults = tuple(_inconsistent(case, point, points[point]) for point in torn)
        return Judgement(outcome=Outcome.FAILED, faults=faults, untold=judgement.untold), ""
    if all(points[point].how is How.MEASURED and _holds(case, point, readings) for point in points):
        return (Judgement(outcome=Outcome.OBSERVED, untold=judgement.untold), "") if passed else (judgement, "")
    if any(points[point].how in (How.MEASURED, How.OTHER, How.INCONSISTENT) for point in points):
        return Judgement(outcome=Outcome.OBSERVED, untold=judgement.untold), ""
    why = f"nobody could see how the app plays {' and '.join(points)}"
    return Judgement(outcome=Outcome.NOT_JUDGED, untold=judgement.untold), why


def _shown_two_ways(reading: Reading) -> tuple[tuple[str, Any], ...]:
    return reading.seen if reading.how is How.INCONSISTENT else ()


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

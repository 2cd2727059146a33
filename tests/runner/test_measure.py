"""Only what holds for the app's own reading of the open points is judged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from conformance.runner.evidence import How, Reading
from conformance.runner.judge import Judgement
from conformance.runner.measure import askable_versions, choose_version, conclude, undecided
from conformance.runner.outcomes import Fault, FaultCode, Outcome
from tests.cases_by_hand import case, expect, tie

if TYPE_CHECKING:
    from conformance.cases import Case

OPEN = {"match.tie": ["shared", "play_on"]}
SHARED, PLAY_ON = tie("TIES2", "shared"), tie("TIEP2", "play_on")
PASSED, FAILED, BLOCKED = Outcome.PASSED, Outcome.FAILED, Outcome.BLOCKED


def version(needs: str = "", **when: Any) -> Case:
    points = {name.replace("__", "."): value for name, value in when.items()}
    return case("CASE2", "match.tie", expect("match.tie", turn="A"), when=points, needs=needs)


KNOWN = {"match.tie": Reading(how=How.MEASURED, value="play_on")}


def test_the_version_that_agrees_with_the_reading_is_chosen() -> None:
    versions = [version(match__tie="shared"), version(match__tie="play_on")]
    assert choose_version(versions, KNOWN, frozenset()) is versions[1]


def test_without_a_version_for_the_reading_none_is_chosen() -> None:
    versions = [version(match__tie="shared")]
    assert choose_version(versions, KNOWN, frozenset()) is None
    assert undecided(versions, KNOWN) == ("match.tie",)
    assert choose_version(versions, {"match.tie": Reading(how=How.UNOBSERVED)}, frozenset()) is None
    assert choose_version(versions, {"match.tie": Reading(how=How.OTHER)}, frozenset()) is None


def test_a_version_that_the_app_can_be_asked_goes_first() -> None:
    versions = [version(needs="resume"), version(needs="match")]
    assert choose_version(versions, {}, frozenset({"match"})) is versions[1]
    assert choose_version(versions, {}, frozenset({"match", "resume"})) is versions[0]
    assert choose_version(versions, {}, frozenset()) is versions[0]


def test_of_versions_that_suppose_the_same_only_the_one_that_can_be_asked_is_run() -> None:
    resumed, led, other = version(needs="match resume"), version(needs="match"), version(match__tie="shared")
    versions = [resumed, led, other]
    assert askable_versions(versions, frozenset({"match"})) == [led, other]
    assert askable_versions(versions, frozenset({"match", "resume"})) == [resumed, other]
    assert askable_versions(versions, frozenset()) == [resumed, other]


def came_to(outcome: Outcome) -> Judgement:
    faults = (Fault(clause="match.tie", code=FaultCode.STAGE, step=0),) if outcome in (FAILED, BLOCKED) else ()
    return Judgement(outcome=outcome, faults=faults)


@pytest.mark.parametrize(
    ("which", "outcome", "how", "value", "comes_to", "faults"),
    [
        (SHARED, PASSED, How.MEASURED, "shared", Outcome.OBSERVED, 0),
        (SHARED, FAILED, How.MEASURED, "shared", Outcome.FAILED, 1),
        (SHARED, BLOCKED, How.MEASURED, "shared", Outcome.BLOCKED, 1),
        (SHARED, FAILED, How.MEASURED, "play_on", Outcome.OBSERVED, 0),
        (SHARED, BLOCKED, How.MEASURED, "play_on", Outcome.OBSERVED, 0),
        (SHARED, FAILED, How.OTHER, None, Outcome.OBSERVED, 0),
        (SHARED, FAILED, How.UNOBSERVED, None, Outcome.NOT_JUDGED, 0),
        (SHARED, BLOCKED, How.CLAIMED, "shared", Outcome.NOT_JUDGED, 0),
        (SHARED, PASSED, How.INCONSISTENT, None, Outcome.FAILED, 1),
        (SHARED, FAILED, How.INCONSISTENT, None, Outcome.OBSERVED, 0),
        (SHARED, Outcome.CRASHED, How.OTHER, None, Outcome.CRASHED, 0),
        (SHARED, Outcome.SKIPPED, How.UNOBSERVED, None, Outcome.SKIPPED, 0),
    ],
)  # fmt: skip
def test_a_measuring_case_is_held_against_an_app_only_under_its_own_reading(
    which: Case, outcome: Outcome, how: How, value: Any, comes_to: Outcome, faults: int
) -> None:
    reading = Reading(how=how, value=value, seen=((which.id, "shared"), ("TIEP2", "play_on")))
    judgement, _ = conclude(which, came_to(outcome), {"match.tie": reading})
    assert (judgement.outcome, len(judgement.faults)) == (comes_to, faults)

"""Open points are measured first, and only what holds for the app's own reading is judged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from conformance.runner.judge import Judgement
from conformance.runner.measure import How, Reading, choose_version, conclude, measure, undecided
from conformance.runner.outcomes import Fault, FaultCode, Outcome
from tests.cases_by_hand import case, expect, tie

if TYPE_CHECKING:
    from conformance.cases import Case

OPEN = {"match.tie": ["shared", "play_on"]}
SHARED, PLAY_ON = tie("TIES2", "shared"), tie("TIEP2", "play_on")
PASSED, FAILED, BLOCKED = Outcome.PASSED, Outcome.FAILED, Outcome.BLOCKED


def measured(*attempts: tuple[Case, Outcome], claims: Any = None) -> Reading:
    return measure(attempts, OPEN, claims or {})["match.tie"]


def test_the_reading_is_the_one_whose_case_passes() -> None:
    reading = measured((SHARED, FAILED), (PLAY_ON, PASSED))
    assert (reading.how, reading.value, reading.seen) == (How.MEASURED, "play_on", (("TIEP2", "play_on"),))


def test_none_of_the_readings_is_another_one() -> None:
    assert measured((SHARED, FAILED), (PLAY_ON, FAILED)).how is How.OTHER


def test_two_readings_are_inconsistent() -> None:
    again = tie("TIEQ2", "play_on", deal=2)
    reading = measured((SHARED, PASSED), (PLAY_ON, FAILED), (again, PASSED))
    assert (reading.how, reading.seen) == (How.INCONSISTENT, (("TIES2", "shared"), ("TIEQ2", "play_on")))


@pytest.mark.parametrize("outcome", [BLOCKED, Outcome.SKIPPED, Outcome.CRASHED, Outcome.COULD_NOT_RUN])
def test_what_was_not_seen_is_unobserved(outcome: Outcome) -> None:
    assert measured((SHARED, outcome), (PLAY_ON, FAILED)).how is How.UNOBSERVED


def test_a_reading_that_no_case_was_run_for_is_not_another_one() -> None:
    assert measured((SHARED, FAILED)).how is How.UNOBSERVED
    assert measured().how is How.UNOBSERVED


def test_a_claim_counts_where_nothing_was_seen() -> None:
    reading = measured((SHARED, BLOCKED), claims={"match.tie": "play_on"})
    assert (reading.how, reading.value) == (How.CLAIMED, "play_on")


def test_what_is_seen_goes_before_what_is_claimed() -> None:
    reading = measured((SHARED, PASSED), (PLAY_ON, FAILED), claims={"match.tie": "play_on"})
    assert (reading.how, reading.value, reading.claim) == (How.MEASURED, "shared", "play_on")


def test_a_case_that_depends_on_another_open_point_waits_for_it() -> None:
    points: dict[str, list[Any]] = {"match.tie": ["shared", "play_on"], "sweep.others": [15, 0]}
    steps = expect("sweep.score", stage="deal_over")
    sweeps = [
        case(name, "sweep.score", steps, when={"sweep.others": others, "match.tie": tied}, measures=["sweep.others"])
        for name, others in (("SWEE2", 15), ("SWEZ2", 0))
        for tied in ("shared", "play_on")
    ]
    outcomes = [PASSED, FAILED, FAILED, PASSED]
    ties = [(SHARED, FAILED), (PLAY_ON, PASSED)]
    readings = measure([*zip(sweeps, outcomes, strict=True), *ties], points, {})
    assert readings["sweep.others"].value == 0


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
    judgement, _ = conclude(which, came_to(outcome), {"match.tie": Reading(how=how, value=value)})
    assert (judgement.outcome, len(judgement.faults)) == (comes_to, faults)

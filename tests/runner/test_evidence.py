"""How an app plays an open point is found out from the cases that show it, and from nothing less."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from conformance.runner.evidence import How, Reading, measure
from conformance.runner.outcomes import Outcome
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


def shows(name: str, measures: str, also: Any = None, **when: Any) -> Case:
    """Return a case that shows how a point is played, where what else it supposes is so."""
    stated = {point.replace("__", "."): value for point, value in when.items()}
    also_when = {point.replace("__", "."): values for point, values in (also or {}).items()}
    steps = expect("sweep.score", stage="deal_over")
    return case(name, "sweep.score", steps, when=stated, also_when=also_when, measures=measures.split())


TWO = {"sweep.others": [26, 0], "match.ends": ["after_deal", "at_once"]}
TOLD = {"sweep.others": 26, "match.ends": "after_deal"}
CIRCLE = [
    shows("OTH26", "sweep.others", sweep__others=26, match__ends="after_deal"),
    shows("OTH00", "sweep.others", sweep__others=0, match__ends="after_deal"),
    shows("LATER", "match.ends", match__ends="after_deal", sweep__others=26),
    shows("ATONC", "match.ends", match__ends="at_once", sweep__others=26),
]
"""Each point is shown only where the other is played as told."""


def read(*outcomes: Outcome, cases: Any = CIRCLE, points: Any = TWO, told: Any = TOLD) -> dict[str, tuple[str, Any]]:
    readings = measure(list(zip(cases, outcomes, strict=True)), points, {}, told)
    return {point: (str(reading.how), reading.value) for point, reading in readings.items()}


def test_points_that_depend_on_each_other_are_taken_to_be_played_as_told() -> None:
    assert read(PASSED, FAILED, PASSED, FAILED) == {
        "sweep.others": ("measured", 26),
        "match.ends": ("measured", "after_deal"),
    }


def test_until_a_case_shows_otherwise() -> None:
    assert read(FAILED, PASSED, FAILED, FAILED) == {
        "sweep.others": ("measured", 0),
        "match.ends": ("supposed", "after_deal"),
    }


def test_where_nothing_is_told_nothing_is_taken_for_granted() -> None:
    assert read(PASSED, FAILED, PASSED, FAILED, told={}) == {
        "sweep.others": ("unobserved", None),
        "match.ends": ("unobserved", None),
    }


def test_what_fails_where_its_suppositions_are_not_shown_tells_nothing() -> None:
    assert read(FAILED, FAILED, FAILED, FAILED) == {
        "sweep.others": ("unobserved", None),
        "match.ends": ("unobserved", None),
    }


def test_a_reading_that_no_case_measures_is_supposed_where_others_would_not_pass_without_it() -> None:
    points = {"passing.cycle": [["left", "none"], ["left"], ["none"]]}
    cases = [
        shows("LEFTS", "lead.hearts", passing__cycle=["left"]),
        shows("EXECU", "lead.hearts", passing__cycle=["left", "none"], also={"passing__cycle": [["none"]]}),
    ]
    told = {"passing.cycle": ["left", "none"]}
    assert read(PASSED, FAILED, cases=cases, points=points, told=told)["passing.cycle"] == ("supposed", ["left"])
    unclear = read(FAILED, PASSED, cases=cases, points=points, told=told)["passing.cycle"]
    assert unclear == ("unobserved", None)


def test_a_case_that_holds_under_two_readings_contradicts_neither() -> None:
    points = {"match.threshold": [100, 50, 500]}
    cases = [
        shows("HUNDR", "match.threshold", match__threshold=100, also={"match__threshold": [500]}),
        shows("FIVEH", "match.threshold", match__threshold=500),
    ]
    told = {"match.threshold": 500}
    assert read(PASSED, PASSED, cases=cases, points=points, told=told)["match.threshold"] == ("measured", 500)


def test_a_parameter_that_only_applies_to_another_reading_is_measured_like_an_open_one() -> None:
    points = {"opening.lead": ["that_card", "any_card"]}
    cases = [
        shows("ANYCA", "opening.lead", opening__lead="any_card"),
        shows("COVER", "first_trick.lead", opening__lead="any_card", first_trick__lead="covered"),
        shows("FREEL", "first_trick.lead", opening__lead="any_card", first_trick__lead="free"),
    ]
    readings = read(PASSED, FAILED, PASSED, cases=cases, points=points, told={"opening.lead": "that_card"})
    assert readings == {"opening.lead": ("measured", "any_card"), "first_trick.lead": ("measured", "free")}


def test_what_measures_a_point_says_nothing_of_it_under_another_reading_of_something_else() -> None:
    # The second holds under either reading of the sweep, and only under 26 would it tell one end from the other.
    cases = [
        shows("LATER", "match.ends", match__ends="after_deal"),
        shows("ATONC", "match.ends", match__ends="at_once", sweep__others=26, also={"sweep__others": [0]}),
    ]
    told = TOLD | {"sweep.others": 0}
    found = read(Outcome.PASSED, Outcome.PASSED, cases=cases, told=told)
    assert found["match.ends"] == (How.MEASURED, "after_deal")


def test_a_pass_that_shows_nothing_of_the_reading_is_no_evidence_of_it() -> None:
    attempts = [(SHARED, PASSED), (PLAY_ON, PASSED)]
    blind = measure(attempts, OPEN, {}, {"match.tie": "shared"}, lambda _case, _point: False)
    assert (blind["match.tie"].how, blind["match.tie"].seen) == (How.UNOBSERVED, ())
    one_eyed = measure(attempts, OPEN, {}, {"match.tie": "shared"}, lambda case, _point: case is PLAY_ON)
    assert (one_eyed["match.tie"].how, one_eyed["match.tie"].value) == (How.MEASURED, "play_on")

"""What a seat is shown must not depend on what is hidden from it."""

from __future__ import annotations

import pytest

from conformance.probes.result import ProbeName, ProbeResult, ProbeStatus, Way
from tests.probes.asked import Without, check, differing, probed


def peeking(program: str = "", profile: str = "international") -> ProbeResult:
    return next(each for each in probed(program, profile).probes if each.name is ProbeName.NO_PEEKING)


def test_the_views_of_the_reference_hide_what_they_must() -> None:
    found = peeking()
    assert (found.status, found.disagreements) == (ProbeStatus.HOLDS, [])
    assert len(found.cases) > 1


def test_one_of_the_cases_goes_on_to_a_second_deal_and_one_begins_with_passing() -> None:
    cases = {done.case.id: done.case for done in probed().cases}
    looked_at = [cases[name] for name in peeking().cases]
    assert any(step.deal for case in looked_at for step in case.steps)
    assert any(step.passing for case in looked_at for step in case.steps)


@pytest.mark.parametrize(
    ("program", "way", "field"),
    [
        ("all-hands-open", Way.SHOWS, "hands"),
        ("legal-cards-of-others", Way.SHOWS, "legal"),
        ("hand-of-the-neighbour", Way.CONTRADICTS, "hands"),
        ("points-of-the-future", Way.CONTRADICTS, "points"),
        ("passed-cards-shown", Way.CONTRADICTS, "captured"),
    ],
)
def test_a_view_that_shows_too_much_is_caught(program: str, way: Way, field: str) -> None:
    found = peeking(program).disagreements[0]
    assert (found.way, found.field) == (way, field)
    assert found.viewer is not None
    assert differing(probed(program)) == {ProbeName.NO_PEEKING}


def test_without_seat_views_nobody_looks_and_the_reason_is_told() -> None:
    run = check(lambda: Without("seat_views").handlers)
    found = next(each for each in run.probes if each.name is ProbeName.NO_PEEKING)
    assert (found.status, found.reason) == ("not asked", "the app does not declare seat_views")

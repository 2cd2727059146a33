"""Rules drawn by chance, and whether they are found."""

from __future__ import annotations

import pytest

from conformance.identification.benchmark import Recovered, recover, summarise
from conformance.identification.drawing import draw, entropy
from conformance.identification.space import in_one_way, near_values
from conformance.problems import Problems
from conformance.rules.parameters import load_parameters
from conformance.rules.resolved import replace_in


def test_what_is_drawn_can_be_played_and_lies_beside_a_profile() -> None:
    for number in range(1, 30):
        drawn = draw(3, number)
        assert drawn.values.keys() <= load_parameters().keys()
        try:
            assert replace_in(drawn.values, {}) == drawn.values
        except Problems as wrong:
            pytest.fail(str(wrong.problems))


def test_other_seeds_draw_other_rules() -> None:
    assert draw(1, 1) != draw(2, 1)
    assert draw(1, 1) != draw(1, 2)


def test_there_is_more_than_a_bit_to_find_out_of_every_parameter() -> None:
    assert 20 < entropy() < 60


def test_drawn_rules_are_found_again() -> None:
    found = recover(1, 7)
    assert (found.missed, found.unexplained, found.fault) == ((), 0, "")
    assert found.probes <= 25


@pytest.mark.parametrize("number", [160, 525, 571, 771])
def test_rules_that_were_once_missed_are_found(number: int) -> None:
    """A sweep that is none while points are subtracted, one that costs nobody anything, three changes at once."""
    found = recover(1, number)
    assert (found.missed, found.unexplained, found.fault) == ((), 0, "")


def test_what_is_found_does_not_hang_on_what_was_found_before() -> None:
    """It hides a deal that is passed otherwise than the deals around it."""
    found = recover(3, 8)
    assert found.missed == ()
    assert recover(3, 8) == found


def test_a_threshold_said_in_the_other_way_is_not_missed() -> None:
    above = {"match.finish": "lowest_wins", "match.threshold": 100, "match.reached": "above"}
    at = {"match.finish": "lowest_wins", "match.threshold": 101, "match.reached": "at_or_above"}
    assert in_one_way(above) == in_one_way(at)
    capped = {"match.finish": "reversal", "reversal.crossing": "capped"}
    assert in_one_way(above | capped) != in_one_way(at | capped)


def test_a_deal_in_the_middle_of_a_cycle_may_be_passed_otherwise() -> None:
    near = near_values("passing.cycle", ["left", "right", "left", "none", "none"])
    assert ["left", "right", "across", "none", "none"] in near


def test_a_summary_names_what_was_missed() -> None:
    good = Recovered(number=1, profile="a", probes=10, plays=100, parameters=20, missed=())
    bad = Recovered(number=2, profile="a", probes=30, plays=300, parameters=20, missed=("match.tie",))
    found = summarise(5, 36.04, [good, bad])
    assert (found.probes[0], found.parameters, found.whole) == (20, 40, 1)
    assert (found.missed, found.numbers) == ({"match.tie": 1}, (2,))

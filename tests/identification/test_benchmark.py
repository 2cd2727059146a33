"""Rules drawn by chance, and whether they are found."""

from __future__ import annotations

import pytest

from conformance.identification.benchmark import Recovered, recover, summarise
from conformance.identification.drawing import draw, entropy
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


def test_a_summary_names_what_was_missed() -> None:
    good = Recovered(number=1, profile="a", probes=10, plays=100, parameters=20, missed=())
    bad = Recovered(number=2, profile="a", probes=30, plays=300, parameters=20, missed=("match.tie",))
    found = summarise(5, 36.04, [good, bad])
    assert (found.probes[0], found.parameters, found.whole) == (20, 40, 1)
    assert (found.missed, found.numbers) == ({"match.tie": 1}, (2,))

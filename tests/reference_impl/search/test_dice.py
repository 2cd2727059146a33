from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from reference_impl.search.dice import Dice
from tests.reference_impl.strategies import settled


def test_numbers_come_from_the_one_generator_that_never_changes() -> None:
    assert Dice(7).below(1000) == int(Random(7).random() * 1000)


@given(st.integers(0, 100), st.lists(st.integers(), unique=True))
@settled(max_examples=50)
def test_shuffling_keeps_every_thing_once(seed: int, things: list[int]) -> None:
    assert sorted(Dice(seed).shuffled(things)) == sorted(things)


def test_things_without_weight_are_left_out_and_heavy_ones_come_first() -> None:
    orders = ["".join(Dice(seed).by_weight([("a", 1), ("b", 0), ("c", 20)])) for seed in range(200)]
    assert set(orders) == {"ac", "ca"}
    assert orders.count("ca") > 160


def test_every_card_of_a_set_is_drawn_and_no_other() -> None:
    dice = Dice(1)
    assert {dice.card(0b10110) for _ in range(100)} == {0b10, 0b100, 0b10000}


def test_low_numbers_are_the_more_likely_ones() -> None:
    dice = Dice(1)
    drawn = [dice.low_below(4) for _ in range(400)]
    assert set(drawn) == {0, 1, 2, 3}
    assert drawn.count(0) > 160 > drawn.count(3)

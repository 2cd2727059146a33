from __future__ import annotations

from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from reference_impl.search.dice import Dice
from reference_impl.search.sharing_out import can_share_out, share_out
from tests.reference_impl.strategies import settled

SIX_CARDS = 0b111111
two_each = (2, 2, 2)


def exists(allowed: tuple[int, ...]) -> bool:
    """Try every order of six cards for three hands of two."""
    return any(
        all(allowed[place // 2] >> card & 1 for place, card in enumerate(order)) for order in permutations(range(6))
    )


@given(st.tuples(*[st.integers(0, SIX_CARDS)] * 3), st.integers(0, 99))
@settled(max_examples=80)
def test_cards_are_shared_out_exactly_when_some_way_exists(allowed: tuple[int, int, int], seed: int) -> None:
    given_out = share_out(SIX_CARDS, two_each, allowed, Dice(seed))
    assert (given_out is not None) == exists(allowed)
    if given_out is not None:
        assert [cards.bit_count() for cards in given_out] == [2, 2, 2]
        assert sum(given_out) == SIX_CARDS
        assert all(not cards & ~may for cards, may in zip(given_out, allowed, strict=True))


def test_two_seats_that_fit_one_by_one_may_not_fit_together() -> None:
    assert can_share_out(0b1111, (2, 0), (0b0011, 0b0011))
    assert not can_share_out(0b1111, (2, 1), (0b0011, 0b0011))


def test_all_cards_must_find_a_seat() -> None:
    assert can_share_out(0b1111, (1, 1), (0b1111, 0b1111))
    assert share_out(0b1111, (1, 1), (0b1111, 0b1111), Dice(0)) is None

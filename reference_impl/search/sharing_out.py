"""Sharing cards out among seats that each may hold only some of them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_impl.search.dice import Dice


@cache
def _groups(seats: int) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(seat for seat in range(seats) if group >> seat & 1) for group in range(1, 1 << seats))


def can_share_out(cards: int, room: Sequence[int], allowed: Sequence[int]) -> bool:
    """Tell whether every seat can be given as many of its allowed cards as it has room for; cards may be left over.

    >>> can_share_out(0b0111, room=(1, 2), allowed=(0b0001, 0b0011))
    False
    """
    for group in _groups(len(room)):
        union = wanted = 0
        for seat in group:
            if room[seat]:
                union |= allowed[seat]
                wanted += room[seat]
        if (cards & union).bit_count() < wanted:
            return False
    return True


def share_out(cards: int, room: Sequence[int], allowed: Sequence[int], dice: Dice) -> tuple[int, ...] | None:
    """Share out cards at random, all of them, so that every seat gets as many as it has room for.

    Returns None when that cannot be done.
    """
    if cards.bit_count() != sum(room) or not can_share_out(cards, room, allowed):
        return None
    left = list(room)
    given = [0] * len(left)
    loose = [card for card in range(cards.bit_length()) if cards >> card & 1]
    takers = {card: [seat for seat in range(len(left)) if left[seat] and allowed[seat] >> card & 1] for card in loose}
    for card in sorted(dice.shuffled(loose), key=lambda card: len(takers[card])):
        cards &= ~(1 << card)
        # A seat with more room still to fill is more likely to be dealt the card, as in a shuffled deal.
        for seat in dice.by_weight((seat, left[seat]) for seat in takers[card]):
            left[seat] -= 1
            if len(takers[card]) == len(left) or can_share_out(cards, left, allowed):
                given[seat] |= 1 << card
                break
            left[seat] += 1
        else:
            return None
    return tuple(given)

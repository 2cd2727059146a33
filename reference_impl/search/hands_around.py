"""The other hands after a trick that was led with a heart by a player who had nothing but hearts.

Such deals are too rare to be found by chance: nobody may have discarded a heart before.
"""

from __future__ import annotations

from itertools import cycle
from typing import TYPE_CHECKING

from reference_impl.cardset import BITS, HEARTS, QUEEN, SUIT_SETS, members

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_impl.rules import Rules
    from reference_impl.search.wanted import Play


def hands_around(rules: Rules, trick: Sequence[Play], seat: int, hand: int) -> dict[int, int]:
    """Return all hands after a trick of hearts, one of them given: hearts alone where it was led; none if no room."""
    size = hand.bit_count()
    gone = hand | sum(BITS[card] for _, card in trick)
    hearts = list(members(rules.pack & HEARTS & ~gone))
    plain = list(members(rules.pack & ~HEARTS & ~QUEEN & (SUIT_SETS[1] | SUIT_SETS[2]) & ~gone))
    leader = trick[0][0]
    if leader == seat or len(hearts) < size:
        return {}
    hands = {seat: hand, leader: sum(BITS[hearts.pop()] for _ in range(size))}
    others = [place for place in range(rules.players) if place not in hands]
    hands |= dict.fromkeys(others, 0)
    for place, heart in zip(cycle(others), hearts, strict=False):
        hands[place] |= BITS[heart]
    for place in others:
        while hands[place].bit_count() < size and plain:
            hands[place] |= BITS[plain.pop()]
    return hands if all(held.bit_count() == size for held in hands.values()) else {}

"""Walking a finished sequence of plays forwards through the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_impl.cardset import BITS
from reference_impl.play import after, first_position, is_finished, legal, seat_in_turn

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_impl.play import Position
    from reference_impl.rules import Rules
    from reference_impl.search.wanted import Play


def walk(rules: Rules, hands: tuple[int, ...], dealer: int, plays: Sequence[Play]) -> tuple[Position, ...]:
    """Return the positions before the first play, after it, and so on, up to the first play that is not legal."""
    position = first_position(rules, hands, dealer)
    positions = [position]
    for seat, card in plays:
        if is_finished(rules, position) or seat != seat_in_turn(rules, position):
            break
        if not legal(rules, position) & BITS[card]:
            break
        position = after(rules, position, card)
        positions.append(position)
    return tuple(positions)


def is_legal(rules: Rules, hands: tuple[int, ...], dealer: int, plays: Sequence[Play]) -> bool:
    """Tell whether a whole sequence of plays is legal."""
    return len(walk(rules, hands, dealer, plays)) == len(plays) + 1

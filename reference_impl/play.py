"""The play of one deal, card by card, on numbers and sets of cards (see `cardset`).

Positions are immutable; every function returns a new one. Nothing here checks that a card is legal: `match` does, and
so does `replay` for whole deals at a time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from reference_impl.cardset import BITS, SUIT_OF
from reference_impl.legality import Situation, legal_cards

if TYPE_CHECKING:
    from reference_impl.rules import Rules


class Position(msgspec.Struct, frozen=True, kw_only=True):
    """Where the play of a deal stands; hands and captured cards by seat number."""

    hands: tuple[int, ...]
    captured: tuple[int, ...]
    leader: int
    """The seat that led to the trick on the table, or is to lead."""
    trick: tuple[int, ...] = ()
    """The cards on the table, in the order played."""
    broken: bool = False
    """Whether hearts were broken in an earlier trick."""
    tricks: int = 0
    """Tricks that are finished."""


def opener(rules: Rules, hands: tuple[int, ...], dealer: int) -> int:
    """Return the seat that leads to the first trick."""
    if rules.opening_card is None:
        return (dealer + 1) % rules.players
    return next(seat for seat, hand in enumerate(hands) if hand & BITS[rules.opening_card])


def first_position(rules: Rules, hands: tuple[int, ...], dealer: int) -> Position:
    """Return the position in which the opening lead is due."""
    return Position(hands=hands, captured=(0,) * rules.players, leader=opener(rules, hands, dealer))


def is_finished(rules: Rules, position: Position) -> bool:
    """Tell whether all tricks are played."""
    return position.tricks == rules.hand_size


def seat_in_turn(rules: Rules, position: Position) -> int:
    """Return the seat that plays the next card."""
    return rules.turns[position.leader][len(position.trick)]


def situation(position: Position) -> Situation:
    """Return what legality needs to know of a position beside the hand."""
    led = SUIT_OF[position.trick[0]] if position.trick else None
    return Situation(led=led, first_trick=position.tricks == 0, broken=position.broken)


def legal(rules: Rules, position: Position) -> int:
    """Return the cards that the seat in turn may play; empty when the deal is finished."""
    later = position.tricks > 0
    if position.trick:
        steps = rules.narrowings.following[later][SUIT_OF[position.trick[0]]]
    else:
        steps = rules.narrowings.leading[later][position.broken]
    return legal_cards(steps, position.hands[seat_in_turn(rules, position)])


def after(rules: Rules, position: Position, card: int) -> Position:
    """Return the position after the seat in turn plays a card of its hand; a full trick is taken off the table."""
    seat = rules.turns[position.leader][len(position.trick)]
    hands = (*position.hands[:seat], position.hands[seat] ^ BITS[card], *position.hands[seat + 1 :])
    trick = (*position.trick, card)
    if len(trick) < rules.players:
        return Position(
            hands=hands,
            captured=position.captured,
            leader=position.leader,
            trick=trick,
            broken=position.broken,
            tricks=position.tricks,
        )
    winner = trick_winner(rules, position.leader, trick)
    taken = 0
    for played in trick:
        taken |= BITS[played]
    captured = position.captured
    return Position(
        hands=hands,
        captured=(*captured[:winner], captured[winner] | taken, *captured[winner + 1 :]),
        leader=winner,
        broken=position.broken or bool(taken & rules.breakers[SUIT_OF[trick[0]]]),
        tricks=position.tricks + 1,
    )


def trick_winner(rules: Rules, leader: int, trick: tuple[int, ...]) -> int:
    """Return the seat that takes a full trick: the highest card of the suit led."""
    strength = rules.strength[SUIT_OF[trick[0]]]
    heights = [strength[card] for card in trick]
    return rules.turns[leader][heights.index(max(heights))]

"""Counting how play may go on from a deal: the number of sequences of so many legal plays, card by card.

Move generators of chess are tested so, under the name of perft: one number stands for thousands of positions, and a
wrong rule of legality changes it sooner or later. Points and totals have no part in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_impl.cardset import BITS, NUMBERS, SUIT_OF, codes_of, members, set_of
from reference_impl.legality import legal_cards
from reference_impl.play import Position, after, first_position, legal, seat_in_turn

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from conformance.protocol.messages import Card, Seat
    from reference_impl.rules import Rules


def count(rules: Rules, hands: tuple[int, ...], depth: int, dealer: int = 0) -> int:
    """Return the number of ways in which the first ``depth`` cards of a deal may be played; one way to play none.

    ``hands`` are those with which the opening lead is due, after any passing.
    """
    return count_from(rules, first_position(rules, hands, dealer), depth)


def divide(rules: Rules, position: Position, depth: int) -> dict[int, int]:
    """Return by card that may be played next the number of ways in which ``depth`` plays begin with it."""
    return {
        card: count_from(rules, after(rules, position, card), depth - 1) for card in members(legal(rules, position))
    }


def count_from(rules: Rules, position: Position, depth: int) -> int:
    """Return the number of sequences of ``depth`` legal plays from a position.

    Nothing is merged and nothing remembered; only the last play is counted without being made.
    """
    if depth == 0:
        return 1
    if not position.trick:
        return _Counter(rules, position).lead(position.leader, position.broken, position.tricks > 0, depth)
    return sum(count_from(rules, after(rules, position, card), depth - 1) for card in members(legal(rules, position)))


class _Counter:
    """Walks through the plays, the hands changed in place and changed back."""

    def __init__(self, rules: Rules, position: Position) -> None:
        self.turns, self.strength = rules.turns, rules.strength
        self.leading, self.following = rules.narrowings.leading, rules.narrowings.following
        self.breakers, self.players = rules.breakers, rules.players
        self.hands = list(position.hands)

    def lead(self, leader: int, broken: bool, later: bool, depth: int) -> int:
        """Count from the lead to a trick."""
        hands = self.hands
        hand = hands[leader]
        cards = legal_cards(self.leading[later][broken], hand)
        if depth == 1:
            return cards.bit_count()
        total = 0
        for card in members(cards):
            hands[leader] = hand ^ BITS[card]
            led = SUIT_OF[card]
            breaks = broken or bool(BITS[card] & self.breakers[led])
            total += self.follow(leader, 1, led, card, leader, broken=breaks, later=later, depth=depth - 1)
        hands[leader] = hand
        return total

    def follow(
        self, leader: int, place: int, led: int, best: int, ahead: int, *, broken: bool, later: bool, depth: int
    ) -> int:
        """Count from the turn of a seat that follows; ``best`` is the winning card so far, that of ``ahead``."""
        if place == self.players:
            return self.lead(ahead, broken, True, depth)
        hands, strength, seat = self.hands, self.strength[led], self.turns[leader][place]
        hand = hands[seat]
        cards = legal_cards(self.following[later][led], hand)
        if depth == 1:
            return cards.bit_count()
        total = 0
        for card in members(cards):
            hands[seat] = hand ^ BITS[card]
            wins = strength[card] > strength[best]
            total += self.follow(
                leader, place + 1, led, card if wins else best, seat if wins else ahead,
                broken=broken or bool(BITS[card] & self.breakers[led]), later=later, depth=depth - 1,
            )  # fmt: skip
        hands[seat] = hand
        return total


class Tree:
    """The positions of a deal by the plays that lead to them, in codes; each is worked out once."""

    def __init__(self, rules: Rules, hands: Mapping[Seat, Sequence[Card]]) -> None:
        """``hands`` are the whole pack in equal parts, with A as the dealer."""
        self.rules = rules
        held = tuple(set_of(hands[seat]) for seat in rules.seats)
        self._known: dict[tuple[Card, ...], Position] = {(): first_position(rules, held, 0)}

    def at(self, path: tuple[Card, ...]) -> Position:
        """Return the position after these plays."""
        if path not in self._known:
            self._known[path] = after(self.rules, self.at(path[:-1]), NUMBERS[path[-1]])
        return self._known[path]

    def turn(self, path: tuple[Card, ...]) -> Seat:
        """Return the seat that plays next."""
        return self.rules.seats[seat_in_turn(self.rules, self.at(path))]

    def hand(self, path: tuple[Card, ...]) -> tuple[Card, ...]:
        """Return the cards of the seat that plays next."""
        position = self.at(path)
        return codes_of(position.hands[seat_in_turn(self.rules, position)])

    def legal(self, path: tuple[Card, ...]) -> tuple[Card, ...]:
        """Return what that seat may play."""
        return codes_of(legal(self.rules, self.at(path)))

    def count(self, path: tuple[Card, ...], depth: int) -> int:
        """Return in how many ways play may go on for ``depth`` more cards."""
        return count_from(self.rules, self.at(path), depth)

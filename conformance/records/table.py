"""The table that a record is read for: who sits at it and with which cards, as far as a written form needs to know."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, cast

from conformance.cards import RANKS, SUITS, seats_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from conformance.protocol.messages import Card, Direction, Seat


@dataclass(frozen=True, kw_only=True)
class Table:
    """What resolved rules say of seats, cards and turns."""

    seats: tuple[Seat, ...]
    cards: tuple[Card, ...]
    """The pack in the order in which short hands are written: clubs, diamonds, spades, hearts, each from 2 to A."""
    ranks: tuple[str, ...]
    """From the lowest to the highest in play."""
    cycle: tuple[Direction, ...]
    """Where cards are passed to, deal by deal."""
    opening_card: Card | None
    """The card whose holder leads first; None where that is the player left of the dealer."""
    deal_moves: bool
    """Whether the deal passes to the left."""

    @staticmethod
    def of(rules: Mapping[str, Any]) -> Table:
        """Return the table of resolved rules.

        >>> Table.of({"table.players": 4, "pack.ranks": ["K", "A"], "passing.cycle": ["none"]}).cards
        ('KC', 'AC', 'KD', 'AD', 'KS', 'AS', 'KH', 'AH')
        """
        ranks = tuple(rules["pack.ranks"])
        return Table(
            seats=cast("tuple[Seat, ...]", seats_of(rules["table.players"])),
            cards=cast("tuple[Card, ...]", tuple(rank + suit for suit in SUITS for rank in RANKS if rank in ranks)),
            ranks=ranks,
            cycle=tuple(rules["passing.cycle"]),
            opening_card=rules.get("opening.card"),
            deal_moves=rules.get("deal.next_dealer") == "left",
        )

    @cached_property
    def pack(self) -> frozenset[Card]:
        """The cards that are played with."""
        return frozenset(self.cards)

    @cached_property
    def hand_size(self) -> int:
        """Cards that each seat is dealt."""
        return len(self.cards) // len(self.seats)

    def step(self, deal: int) -> int:
        """Return how many seats to the left cards are passed in a deal, by its number; 0 where none are."""
        direction = self.cycle[(deal - 1) % len(self.cycle)]
        return {"left": 1, "right": len(self.seats) - 1, "across": len(self.seats) // 2, "none": 0}[direction]

    def first_turn(self, dealer: Seat, holder: Mapping[Card, Seat] | None) -> Seat | None:
        """Return who leads first; None where that depends on hands that are not known."""
        if self.opening_card is None:
            return self.seats[(self.seats.index(dealer) + 1) % len(self.seats)]
        return None if holder is None else holder.get(self.opening_card)

    def next_dealer(self, dealer: Seat) -> Seat:
        """Return who deals after a seat has dealt."""
        return self.seats[(self.seats.index(dealer) + self.deal_moves) % len(self.seats)]

"""What is dealt, and which card each seat would rather play: the same for the same seed and number everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conformance.games.chance import Chance

if TYPE_CHECKING:
    from collections.abc import Iterable

    from conformance.protocol.messages import Card, Seat
    from conformance.records.table import Table


class Choices:
    """The choices of one game by chance; they depend on nothing but seed, number and table.

    Before each deal all cards are put in any order, and every seat plays the first of its cards, in that order, that it
    may play. So an app that says what may be played and one that can only be tried play the same game.

    >>> from conformance.records.table import Table
    >>> from conformance.rules import load_profile
    >>> table = Table.of(load_profile("nl-short").rules)
    >>> Choices(table, seed=1, number=17).deal() == Choices(table, seed=1, number=17).deal()
    True
    """

    def __init__(self, table: Table, *, seed: int, number: int) -> None:
        self._table = table
        self._chance = Chance(seed * 1_000_003 + number)
        self._place: dict[Card, int] = {}

    def deal(self) -> dict[Seat, list[Card]]:
        """Return the hands of the next deal, sorted; from then on the order of that deal holds."""
        table = self._table
        dealt = self._chance.shuffled(table.cards)
        order = self._chance.shuffled(table.cards)
        self._place = {card: place for place, card in enumerate(order)}
        size = table.hand_size
        known = {card: place for place, card in enumerate(table.cards)}
        return {
            seat: sorted(dealt[place * size : (place + 1) * size], key=known.__getitem__)
            for place, seat in enumerate(table.seats)
        }

    def prefer(self, cards: Iterable[Card]) -> list[Card]:
        """Return cards in the order in which they would be played."""
        return sorted(cards, key=lambda card: self._place.get(card, -1))

    def pass_on(self, hand: Iterable[Card], number: int) -> list[Card]:
        """Return the cards that a seat passes: those it would play last."""
        return self.prefer(hand)[-number:]

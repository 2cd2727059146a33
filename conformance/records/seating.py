"""Who played a card that is written without a seat: the one who holds it, or the one whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from conformance.protocol.messages import Card, Seat
    from conformance.records.record import DealRecord
    from conformance.records.table import Table

    Hands = Mapping[Seat, Sequence[Card]]


def find_holders(hands: Hands, passes: Hands, deal: int, table: Table) -> dict[Card, Seat] | None:
    """Return who holds each card when the play begins; None where cards are passed and not all passes are known."""
    holder = {card: seat for seat, cards in hands.items() for card in cards}
    step = table.step(deal)
    if not step:
        return holder
    if not all(passes.get(seat) for seat in table.seats):
        return None
    for place, seat in enumerate(table.seats):
        receiver = table.seats[(place + step) % len(table.seats)]
        holder.update(dict.fromkeys(passes[seat], receiver))
    return holder


def take_turns(cards: Sequence[Card], first: Seat, table: Table) -> list[Seat]:
    """Return whose turn it was at each card of a deal, and whose it is after them; ``first`` led to the first trick.

    >>> from conformance.records.table import Table
    >>> from conformance.rules import load_profile
    >>> take_turns(["7C", "AC", "KC", "7D", "AD"], "C", Table.of(load_profile("nl-short").rules))
    ['C', 'D', 'A', 'B', 'D', 'A']
    """
    seats, players = table.seats, len(table.seats)
    height = {rank: place for place, rank in enumerate(table.ranks)}
    leader = seats.index(first)
    turns: list[Seat] = []
    for start in range(0, len(cards) + 1, players):
        trick = cards[start : start + players]
        turns += [seats[(leader + place) % players] for place in range(min(players, len(trick) + 1))]
        if len(trick) == players:
            suit = trick[0][-1]
            heights = [height[card[:-1]] if card[-1] == suit else -1 for card in trick]
            leader = (leader + heights.index(max(heights))) % players
    return turns


def dealt_hands(record: DealRecord, deal: int, table: Table) -> dict[Seat, list[Card]]:
    """Return the hands as dealt: those recorded, else what each seat turned out to hold, with the passes undone.

    Empty where that cannot be known: not every card was played, or a pass is missing or does not fit the plays.
    ``deal`` is the number of the deal in its match.
    """
    if record.hands:
        return record.hands
    if {play.card for play in record.plays} != table.pack or len(record.plays) != len(table.cards):
        return {}
    holder = {play.card: play.seat for play in record.plays}
    step = table.step(deal)
    for place, seat in enumerate(table.seats if step else ()):
        receiver = table.seats[(place + step) % len(table.seats)]
        passed = record.passes.get(seat, ())
        if not passed or any(holder[card] != receiver for card in passed):
            return {}
    if step:
        holder.update({card: seat for seat, cards in record.passes.items() for card in cards})
    return {seat: [card for card in table.cards if holder[card] == seat] for seat in table.seats}

"""Positions to try before a card is played: what is passed, who leads first, who deals next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conformance.positions import Position
from reference_impl.cardset import BITS, CODES, codes_of
from reference_impl.match import direction_of
from reference_impl.search.completion import Completion, complete
from reference_impl.search.telling import stage
from reference_impl.search.wanted import PlayedOut, Wanted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.protocol.messages import Card, Seat
    from reference_impl.rules import Rules

FIRST_DEALER = 0


def deals_to_try(one: Rules, other: Rules) -> Iterator[Position]:
    """Yield the deals in which cards may be passed otherwise, then an opening."""
    for deal in range(1, len(one.passing_cycle) * len(other.passing_cycle) + 1):
        directions = direction_of(one, deal), direction_of(other, deal)
        if directions[0] != directions[1] or one.passing_cards != other.passing_cards:
            yield Position(kind="passing", deal=deal)
    if one.opening_card != other.opening_card:
        yield _opening(one, other)


def next_deals_to_try(one: Rules, other: Rules) -> Iterator[Position]:
    """Yield the deal after one that is played out, where anything hangs on who deals."""
    if one.values["deal.next_dealer"] == other.values["deal.next_dealer"] or one.opening_card is not None:
        return
    found = complete(Wanted(rules=(one, other), dealer=FIRST_DEALER, finish=PlayedOut()), seed=1)
    if isinstance(found, Completion):
        hands: dict[Seat, tuple[Card, ...]] = {
            seat: codes_of(hand) for seat, hand in zip(one.seats, found.hands, strict=True)
        }
        last = len(one.passing_cycle)
        deal = next((d for d in range(1, last + 1) if direction_of(one, d + 1) == "none"), last)
        yield Position(kind="dealer", deal=deal, game=stage(one, found, deal=deal, then=hands))


def _opening(one: Rules, other: Rules) -> Position:
    """Return a deal in which the cards on which the opening lead depends are with different players."""
    cards = [rules.opening_card for rules in (one, other) if rules.opening_card is not None]
    holders = {card: (FIRST_DEALER + 2 + place) % one.players for place, card in enumerate(cards)}
    hands = _dealt(one, holders)
    found = Completion(dealer=FIRST_DEALER, hands=hands, plays=(), at=1, position=0, legal_under=(0, 1))
    return Position(
        kind="opening",
        first_trick=True,
        hand=[CODES[card] for card in cards],
        game=stage(one, found),
    )


def _dealt(rules: Rules, holders: dict[int, int]) -> tuple[int, ...]:
    """Return whole hands, the cards named with their holders and the others in turn."""
    hands = [0] * rules.players
    for card, seat in holders.items():
        hands[seat] |= BITS[card]
    for card in range(len(CODES)):
        if rules.pack & BITS[card] and card not in holders:
            seat = min(range(rules.players), key=lambda seat: (hands[seat].bit_count(), seat))
            hands[seat] |= BITS[card]
    return tuple(hands)

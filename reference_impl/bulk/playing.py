"""A recorded deal, played through and counted, compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from reference_impl.bulk.compiling import part, spot, whole
from reference_impl.bulk.counting import settle, settle_early, turns_round
from reference_impl.bulk.desk import ADDING, CAPTURED, HANDS, POINTS
from reference_impl.bulk.tables import FOLLOWING, LEADING, SEAT_BITS
from reference_impl.cardset import SUIT_OF

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Desk = NDArray[np.int64]

AGAINST_THE_RULES: Final = whole(-1)
"""In place of a phase: the deal is not played as these rules have it."""
_SUITS: Final = np.array(SUIT_OF, np.int64)
_PACK: Final = len(SUIT_OF)


@part
def find_leader(rules: Any, dealer: int, desk: Desk) -> int:
    """Return the seat that leads to the first trick."""
    if rules.opening_card < 0:
        return dealer + 1 if dealer + 1 < rules.players else 0
    leader = 0
    for seat in range(rules.players):
        if desk[HANDS, seat] >> rules.opening_card & 1:
            leader = seat
    return leader


@part
def run_deal(
    rules: Any, plays: NDArray[np.uint8], first: int, count: int, dealer: int, phase: int, desk: Desk
) -> tuple[int, int]:
    """Play ``count`` cards from a place in ``plays`` on, which must be the whole deal, and count it.

    Returns the phase of the next deal and the winners; the phase is `AGAINST_THE_RULES` where a play is illegal or the
    deal ends sooner or later than the plays do. The hands on the desk are used up.
    """
    players, points = rules.players, rules.points
    order = rules.order.reshape(-1)
    leader = find_leader(rules, dealer, desk)
    for seat in range(players):
        desk[CAPTURED, seat] = 0
        desk[POINTS, seat] = 0
    broken, later, turned = whole(0), whole(0), whole(0)
    for place in range(0, rules.cards, players):
        if count < place + players:
            return AGAINST_THE_RULES, 0
        situation = LEADING + 2 * later + broken
        unbarred, plain = rules.unbarred[situation], rules.plain[situation]
        seat = leader
        led, row, best, taken, worth = whole(0), whole(0), whole(-1), whole(0), whole(0)
        for behind in range(players):
            card = whole(plays[first + place + behind])
            if card >= _PACK:
                return AGAINST_THE_RULES, 0
            bit = whole(1) << card
            hand = desk[HANDS, spot(seat)]
            if not hand & bit:
                return AGAINST_THE_RULES, 0
            room = unbarred if hand & unbarred or not plain else hand
            if not room & bit and not is_legal(rules, situation, hand, bit):
                return AGAINST_THE_RULES, 0
            desk[HANDS, spot(seat)] = hand ^ bit
            if behind == 0:
                led = _SUITS[spot(card)]
                situation = FOLLOWING + 4 * later + led
                unbarred, plain = rules.unbarred[spot(situation)], rules.plain[spot(situation)]
                row = led * _PACK
            best = max(best, order[spot(row + card)] + seat)
            taken |= bit
            worth += points[spot(card)]
            seat = seat + 1 if seat + 1 < players else 0
        leader = best & SEAT_BITS
        desk[CAPTURED, spot(leader)] |= taken
        desk[POINTS, spot(leader)] += worth
        if taken & rules.breakers[spot(led)]:
            broken = whole(1)
        later = whole(1)
        if rules.mid_deal and phase == ADDING and not turned and turns_round(rules, desk):
            turned = whole(1)
        if rules.at_once and place + players < rules.cards:
            winners = settle_early(rules, phase, desk)
            if winners:
                return (phase if count == place + players else AGAINST_THE_RULES), winners
    if count != rules.cards:
        return AGAINST_THE_RULES, 0
    return settle(rules, phase, turned, desk)


@part
def is_legal(rules: Any, situation: int, hand: int, bit: int) -> bool:
    """Tell whether a card is left of a hand after the narrowings of the situation, as in `legality.legal_cards`."""
    cards = hand
    for step in range(rules.steps[situation]):
        if hand & rules.needs[situation, step]:
            kept = cards & rules.keeps[situation, step]
            if kept:
                cards = kept
    return cards & bit != 0

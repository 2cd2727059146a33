"""Filling one trick, seen from the end of the deal."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import msgspec

from reference_impl.cardset import HEARTS, SUIT_SETS, members

if TYPE_CHECKING:
    from reference_impl.search.dice import Dice
    from reference_impl.search.readings import Reading


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """A trick to be filled; tuples are by seat."""

    winner: int
    leader: int
    suit: int
    available: tuple[int, ...]
    later: tuple[int, ...]
    """Cards that the seat plays in later tricks: it may not discard while one of them is of the suit."""
    welcome: int
    """Cards that the winner should capture."""
    hearts_welcome: bool
    """Whether a discarded heart is needed."""
    dear_first: bool
    """Whether cards that are hard to place should rather be discarded now, while there are seats that can."""
    dear: int
    """Cards not to be spent without need."""
    excess: int
    """Cards of which a discard helps: their suits do not come out even."""


@cache
def lower_cards(reading: Reading) -> tuple[int, ...]:
    """Return, by card, the cards of its suit that it beats."""
    return tuple(reading.lower(card) if reading.pack >> card & 1 else 0 for card in range(52))


def fill_trick(choice: Choice, lower: tuple[int, ...], dice: Dice) -> tuple[int, ...] | None:
    """Return one way to fill a trick, the cards as sets by seat; None when this try fails."""
    winner, suit = choice.winner, SUIT_SETS[choice.suit]
    available, later = choice.available, choice.later
    must: list[int] = []
    may: list[int] = []
    for seat in dice.shuffled(range(len(available))):
        if seat != winner:
            bound = seat == choice.leader or later[seat] & suit or not available[seat] & ~suit
            (must if bound else may).append(seat)
    best = _winning_card(available[winner] & suit, lower, len(must), dice)
    if not best:
        return None
    cards = [0] * len(available)
    cards[winner] = best
    used = best
    beaten = lower[best.bit_length() - 1]
    must.sort(key=lambda seat: (available[seat] & beaten).bit_count())
    for seat in must:
        follow = available[seat] & beaten & ~used
        if not follow:
            return None
        likes = follow & choice.welcome
        if not likes or dice.chance(0.5):
            likes = follow & ~choice.dear or follow
        cards[seat] = dice.card(likes)
        used |= cards[seat]
    for seat in may:
        follow, discard = available[seat] & beaten & ~used, available[seat] & ~suit & ~used
        if not follow and not discard:
            return None
        cards[seat] = _follow_or_discard(choice, follow, discard, dice)
        used |= cards[seat]
    return tuple(cards)


def _winning_card(cards: int, lower: tuple[int, ...], below: int, dice: Dice) -> int:
    """Return one of the cards, as a set, of which about ``below`` others should be lower; 0 when there is none."""
    if not cards:
        return 0
    highest = sorted(members(cards), key=lambda card: -lower[card].bit_count())
    spread = len(highest) if dice.chance(0.2) else max(1, len(highest) - below)
    return 1 << highest[dice.low_below(spread)]


def _follow_or_discard(choice: Choice, follow: int, discard: int, dice: Dice) -> int:
    gift = discard & choice.welcome
    if gift and dice.chance(0.9):
        return dice.card(gift)
    if choice.hearts_welcome and discard & HEARTS and dice.chance(0.6):
        return dice.card(discard & HEARTS)
    if choice.dear_first and discard & choice.dear and dice.chance(0.7):
        return dice.card(discard & choice.dear)
    if follow & choice.welcome and dice.chance(0.5):
        return dice.card(follow & choice.welcome)
    odd = discard & choice.excess & ~choice.dear
    if follow and dice.chance(0.4 if odd else 0.95 if discard else 1):
        return dice.card(follow & ~choice.dear or follow)
    return dice.card(odd or discard & ~choice.dear or discard)

"""How seats play when a deal is to go somewhere: each has a role, cards it is eager to play and cards it keeps."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

from reference_impl.cardset import BITS, SUIT_OF, members

if TYPE_CHECKING:
    from reference_impl.rules import Rules
    from reference_impl.search.dice import Dice


class Role(Enum):
    """What a seat plays for."""

    ANY = "any card"
    TAKE = "takes what it can"
    DUCK = "takes as little as it can"
    FEED = "gives the taker every penalty card and takes none"


class Manners(msgspec.Struct, frozen=True, kw_only=True):
    """How the seats play, by seat number."""

    roles: tuple[Role, ...]
    taker: int = -1
    """The seat that is fed."""
    eager: tuple[int, ...]
    """Cards each seat plays as soon as it may."""
    kept: tuple[int, ...]
    """Cards each seat plays only when it must."""
    fed: int
    """The cards that are given to the taker."""
    whim: float = 0.0
    """In which share of turns any card is played."""


class View:
    """What lies on the table, kept up to date while a deal is played."""

    __slots__ = ("ahead", "gone", "height", "held", "led", "place")

    def __init__(self) -> None:
        self.led = -1
        """The suit led; -1 for the leader."""
        self.height = -1
        """How high the best card on the table stands."""
        self.ahead = -1
        """The seat that played it."""
        self.place = 0
        """How many cards lie on the table."""
        self.gone = 0
        """The cards played in this deal so far."""
        self.held: list[int] = []


def natural(rules: Rules, whim: float = 1.0) -> Manners:
    """Return the manners of a table where everybody plays any card."""
    none = (0,) * rules.players
    return Manners(roles=(Role.ANY,) * rules.players, eager=none, kept=none, fed=rules.penalties, whim=whim)


def choose(rules: Rules, manners: Manners, view: View, seat: int, cards: int, dice: Dice) -> int:
    """Return the number of the card a seat plays of those it may play."""
    if not cards & (cards - 1):
        return cards.bit_length() - 1
    role = manners.roles[seat]
    if role is Role.ANY and manners.whim == 1.0:
        return dice.card(cards).bit_length() - 1
    if manners.whim and dice.chance(manners.whim):
        return dice.card(cards).bit_length() - 1
    cards = cards & manners.eager[seat] or cards & ~manners.kept[seat] or cards
    if role is Role.ANY:
        return dice.card(cards).bit_length() - 1
    if role is Role.TAKE:
        return _take(rules, view, seat, cards, dice)
    return _give(rules, manners, view, role, cards, dice)


def _take(rules: Rules, view: View, seat: int, cards: int, dice: Dice) -> int:
    strength = rules.strength
    if view.led < 0:
        others = rules.pack & ~view.gone & ~view.held[seat]
        beaten_by = _beaten_by(rules)
        certain = [card for card in members(cards) if not beaten_by[card] & others]
        if certain:
            return certain[dice.below(len(certain))]
        return max(members(cards), key=lambda card: strength[SUIT_OF[card]][card])
    heights = strength[view.led]
    beating = [card for card in members(cards) if heights[card] > view.height]
    if beating:
        last = view.place == rules.players - 1
        return min(beating, key=heights.__getitem__) if last else max(beating, key=heights.__getitem__)
    harmless = cards & ~rules.penalties or cards
    return min(members(harmless), key=lambda card: strength[SUIT_OF[card]][card])


def _give(rules: Rules, manners: Manners, view: View, role: Role, cards: int, dice: Dice) -> int:
    strength = rules.strength
    if view.led < 0:
        harmless = cards & ~manners.fed or cards
        return min(members(harmless), key=lambda card: strength[SUIT_OF[card]][card])
    heights = strength[view.led]
    under = [card for card in members(cards) if heights[card] < view.height]
    welcome = role is Role.DUCK or view.ahead == manners.taker
    if not under:
        last = view.place == rules.players - 1
        return max(members(cards), key=heights.__getitem__) if last else min(members(cards), key=heights.__getitem__)
    dear = [card for card in under if bool(manners.fed & BITS[card]) is welcome]
    choice = dear or under
    if welcome and dear:
        return choice[dice.below(len(choice))]
    return max(choice, key=lambda card: strength[SUIT_OF[card]][card])


@lru_cache(maxsize=64)
def _beaten_by(rules: Rules) -> tuple[int, ...]:
    """Return by card the cards that would beat it when it is led."""
    return tuple(
        sum(BITS[other] for other in members(rules.pack) if heights[other] > heights[card])
        for card in range(len(BITS))
        for heights in (rules.strength[SUIT_OF[card]],)
    )

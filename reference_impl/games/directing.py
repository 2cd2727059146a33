"""What a kind of game is made of: how its deal is arranged and played, and how to tell that it came out as wanted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from reference_impl.cardset import BITS, HEARTS, SUIT_OF, SUIT_SETS, members
from reference_impl.games.deals import deal_at_random
from reference_impl.games.manners import Manners, Role

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from reference_impl.games.counting import Landing
    from reference_impl.games.deals import Outcome
    from reference_impl.games.reach import Reach
    from reference_impl.rules import Rules
    from reference_impl.search.dice import Dice
    from reference_impl.totals import Totals

HEARTS_SUIT: Final = 3


@dataclass(frozen=True, kw_only=True)
class Setup:
    """A deal arranged: the hands when the opening lead is due, and how they are played."""

    held: tuple[int, ...]
    manners: Manners
    received: tuple[int, ...] = ()
    """Cards, by seat, that came to it by passing."""


@dataclass(frozen=True, kw_only=True)
class Spot:
    """Where a deal is wanted."""

    rules: Rules
    deal: int
    dealer: int
    dice: Dice

    @property
    def forced(self) -> int | None:
        """The card with which the deal must be opened, None where the lead is free."""
        return self.rules.opening_card if self.rules.conditions.forced_lead else None

    def seat(self, *but: int) -> int:
        """Return any seat but these."""
        seats = [seat for seat in range(self.rules.players) if seat not in but]
        return seats[self.dice.below(len(seats))]

    def take(self, cards: int, number: int) -> int:
        """Return so many cards of a set, all of them where there are fewer."""
        return sum(self.dice.shuffled(bit for bit in BITS if cards & bit)[:number])

    def highest(self, cards: int, number: int = 1) -> int:
        """Return the highest cards of a set, of equals any."""
        order = sorted(self.dice.shuffled(members(cards)), key=lambda card: -height(self.rules, card))
        return sum(BITS[card] for card in order[:number])

    def opening_suit(self) -> int:
        """Return the place of a suit other than hearts that may be led to the first trick."""
        if self.rules.opening_card is not None and (self.forced is not None or self.dice.chance(0.5)):
            return SUIT_OF[self.rules.opening_card]
        return self.dice.below(HEARTS_SUIT)

    def arranged(self, fixed: Mapping[int, int], manners: Manners, received: tuple[int, ...] = ()) -> Setup | None:
        """Return hands in which these seats hold these cards, to be played so; None where they cannot hold them."""
        seats = range(self.rules.players)
        if any(fixed.get(seat, 0).bit_count() > self.rules.hand_size for seat in seats):
            return None
        held = deal_at_random(self.rules, self.dice, tuple(fixed.get(seat, 0) for seat in seats))
        return Setup(held=held, manners=manners, received=received)


Placing = tuple["Totals", bool]
"""Totals before a deal, and whether points are being subtracted."""


@dataclass(frozen=True, kw_only=True)
class Kind:
    """One thing that games are directed at."""

    name: str
    applies: Callable[[Rules, Reach], bool] = lambda _rules, _reach: True
    """Whether it can come about at all."""
    arrange: Callable[[Spot], Setup | None] = lambda spot: anyhow(spot)
    """Arrange a deal that may well come out as wanted; None: not this time."""
    aim: Callable[[Rules, Outcome], bool] = lambda _rules, _outcome: True
    """Whether the deal came out as wanted."""
    place: Callable[[Rules, Outcome, Dice], Placing | None] | None = None
    """Totals from which the deal brings the match where it is wanted; None: there are none."""
    lands: Callable[[Rules, Landing], bool] = lambda _rules, _landing: True
    """Whether the deal brought the match where it was wanted."""
    subtracting: bool = False
    """Whether the match must have turned round before."""
    begins: Callable[[Rules, int], bool] = lambda _rules, _deal: True
    """Whether it can be shown in the deal of that number."""
    deals: int = 1
    """How many deals are needed."""
    in_order: bool = False
    """Whether games begin with each deal in turn."""
    tries: int = 16

    @property
    def of_match(self) -> bool:
        """Whether it is about totals."""
        return self.place is not None


def height(rules: Rules, card: int) -> int:
    """Return how high a card stands in its suit."""
    return rules.strength[SUIT_OF[card]][card]


def manners(
    rules: Rules, roles: Mapping[int, Role], rest: Role = Role.ANY, *, taker: int = -1, fed: int | None = None,
    eager: Mapping[int, int] | None = None, kept: Mapping[int, int] | None = None, whim: float = 0.0,
) -> Manners:  # fmt: skip
    """Return manners of which only what is special is told, by seat."""
    seats = range(rules.players)
    return Manners(
        roles=tuple(roles.get(seat, rest) for seat in seats),
        taker=taker,
        eager=tuple((eager or {}).get(seat, 0) for seat in seats),
        kept=tuple((kept or {}).get(seat, 0) for seat in seats),
        fed=rules.penalties if fed is None else fed,
        whim=whim,
    )


def anyhow(spot: Spot) -> Setup:
    """Arrange nothing: any cards, played in any order."""
    return Setup(held=deal_at_random(spot.rules, spot.dice), manners=manners(spot.rules, {}))


def all_but(rules: Rules, cards: int, *seats: int) -> dict[int, int]:
    """Return a map that gives every seat but these the same cards."""
    return {seat: cards for seat in range(rules.players) if seat not in seats}


def suit(rules: Rules, place: int) -> int:
    """Return the cards of a suit in the pack."""
    return rules.pack & SUIT_SETS[place]


def hearts(rules: Rules) -> int:
    """Return the hearts in the pack."""
    return rules.pack & HEARTS

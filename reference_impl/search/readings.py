"""Sets of rules as far as the legality of plays goes.

Alternative readings of open rules mostly differ in what does not matter to a play (scores, ends of a match), so that a
position is searched under the few that do differ.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from reference_impl.legality import ANY_CARD, legal_cards

if TYPE_CHECKING:
    from reference_impl.legality import Narrowing, Narrowings
    from reference_impl.rules import Rules


@dataclass(frozen=True, kw_only=True)
class Reading:
    """What a play depends on; two sets of rules with equal readings allow the same plays."""

    players: int
    pack: int
    strength: tuple[tuple[int, ...], ...]
    opening_card: int | None
    opening_forced: bool
    narrowings: Narrowings
    breakers: tuple[int, ...]

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """Worked out once, for readings are looked up all the time; of numbers alone, so that it may travel."""
        return hash((self.pack, self.players, self.strength, self.opening_forced, self.narrowings, self.breakers))

    @cached_property
    def tricks(self) -> int:
        """Tricks in a deal."""
        return self.pack.bit_count() // self.players

    def leads(self, hand: int, *, trick: int, broken: bool) -> int:
        """Return the cards of a hand that may be led."""
        return legal_cards(self.narrowings.leading[trick > 1][broken], hand)

    def follows(self, hand: int, suit: int, *, trick: int) -> int:
        """Return the cards of a hand that may be played when a suit was led."""
        return legal_cards(self.narrowings.following[trick > 1][suit], hand)

    def lower(self, card: int) -> int:
        """Return the cards that lose to a card when its suit is led and they are of it."""
        suit = card // 13
        order = self.strength[suit]
        return sum(1 << other for other in range(13 * suit, 13 * suit + 13) if -1 < order[other] < order[card])


@lru_cache(maxsize=1 << 10)
def reading_of(rules: Rules) -> Reading:
    """Return the reading of a set of rules."""
    return Reading(
        players=rules.players,
        pack=rules.pack,
        strength=rules.strength,
        opening_card=rules.opening_card,
        opening_forced=bool(rules.conditions.forced_lead),
        narrowings=rules.narrowings,
        breakers=rules.breakers,
    )


def kept_from(steps: tuple[Narrowing, ...], card: int) -> int:
    """Return cards that a hand must not hold for one card of it to be playable after these narrowings.

    Where either of two sets would do, the smaller one is taken.
    """
    held = ANY_CARD
    banned = 0
    for keeps, needs in steps:
        if card & keeps:
            held &= keeps
        else:
            excuse = needs if needs & ~keeps == 0 else held & keeps
            banned |= excuse
            held &= ~excuse
    return banned & ~card

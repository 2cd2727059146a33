"""Every kind of game, in the order in which a series goes through them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from reference_impl.games import first_tricks, hearts_led, rounds, standings, sweeps
from reference_impl.games.directing import Kind

if TYPE_CHECKING:
    from reference_impl.games.reach import Reach
    from reference_impl.rules import Rules

ANY_CARDS: Final = Kind(name="any cards")
KINDS: Final = (ANY_CARDS, *first_tricks.KINDS, *hearts_led.KINDS, *sweeps.KINDS, *rounds.KINDS, *standings.KINDS)


@lru_cache(maxsize=64)
def kinds_for(rules: Rules, reach: Reach) -> tuple[Kind, ...]:
    """Return the kinds that can come about under rules with an app of this reach."""
    return tuple(kind for kind in KINDS if kind.applies(rules, reach))

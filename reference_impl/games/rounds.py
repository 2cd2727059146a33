"""Games directed at what goes on between deals: passing, its cycle, and the dealer."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reference_impl.cardset import BITS
from reference_impl.games.directing import Kind, Setup, Spot, manners

if TYPE_CHECKING:
    from reference_impl.games.reach import Reach
    from reference_impl.rules import Rules


def _passes(rules: Rules, reach: Reach) -> bool:
    return (
        reach.passing and rules.passing_cards > 0 and any(_is_passed(rules, deal) for deal in reach.first_deals(rules))
    )


def _is_passed(rules: Rules, deal: int) -> bool:
    return rules.passing_cycle[(deal - 1) % len(rules.passing_cycle)] != "none"


def _opening_card_passed(spot: Spot) -> Setup | None:
    rules = spot.rules
    if rules.opening_card is None:
        return None
    seat, card = spot.seat(), BITS[rules.opening_card]
    received = tuple(card if place == seat else 0 for place in range(rules.players))
    return spot.arranged({seat: card}, manners(rules, {}), received=received)


def _top_cards_passed(spot: Spot) -> Setup | None:
    """Pass the highest cards, or the dearest, from one hand to another."""
    rules = spot.rules
    pool = rules.penalties if rules.penalties and spot.dice.chance(0.5) else rules.pack
    cards = spot.highest(pool, min(rules.passing_cards, rules.hand_size))
    seat = spot.seat()
    received = tuple(cards if place == seat else 0 for place in range(rules.players))
    return spot.arranged({seat: cards}, manners(rules, {}), received=received)


KINDS: Final = (
    Kind(
        name="the opening card passed on",
        applies=lambda rules, reach: _passes(rules, reach) and rules.opening_card is not None,
        arrange=_opening_card_passed,
        begins=_is_passed,
    ),
    Kind(name="the highest cards passed on", applies=_passes, arrange=_top_cards_passed, begins=_is_passed),
    Kind(
        name="each deal of the passing cycle in turn",
        applies=lambda rules, reach: (
            reach.any_deal and len(reach.first_deals(rules)) > 1 and len(rules.passing_cycle) > 1
        ),
        in_order=True,
    ),
    Kind(
        name="past the end of the passing cycle",
        applies=lambda rules, reach: (
            reach.resume
            and reach.match
            and len(rules.passing_cycle) > 1
            and any(_ends(rules, deal) and reach.plays(rules, deal + 1) for deal in reach.first_deals(rules))
        ),
        begins=lambda rules, deal: _ends(rules, deal),
        deals=2,
    ),
    Kind(
        name="the deal after a deal",
        applies=lambda rules, reach: (
            reach.match and any(reach.plays(rules, deal + 1) for deal in reach.first_deals(rules))
        ),
        deals=3,
    ),
)


def _ends(rules: Rules, deal: int) -> bool:
    return deal % len(rules.passing_cycle) == 0

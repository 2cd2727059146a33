"""Games directed at sweeps: made, made without all tricks, and missed by little."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reference_impl.cardset import BITS, HEARTS, SUIT_OF, members
from reference_impl.games.directing import HEARTS_SUIT, Kind, Setup, Spot, all_but, hearts, height, manners, suit
from reference_impl.games.manners import Role

if TYPE_CHECKING:
    from reference_impl.games.deals import Outcome
    from reference_impl.games.reach import Reach
    from reference_impl.rules import Rules


def can_sweep(rules: Rules, _reach: Reach | None = None) -> bool:
    """Tell whether taking everything is anything special."""
    return bool(rules.sweep_cards)


def strong_hand(spot: Spot, spread: int, but: int = 0) -> int:
    """Return about the best hand of the pack; the larger the spread, the further from it."""
    rules = spot.rules
    order = sorted(
        members(rules.pack & ~but), key=lambda card: -(4 * height(rules, card) + spot.dice.below(4 * spread + 1))
    )
    return sum(BITS[card] for card in order[: rules.hand_size])


def sweeping(spot: Spot) -> Setup | None:
    """Arrange a deal that one seat sweeps."""
    rules = spot.rules
    own = 0 if rules.opening_card is None else BITS[rules.opening_card]
    seat = spot.seat()
    rest = Role.FEED if rules.values["sweep.needs"] != "all_tricks" else Role.DUCK
    return spot.arranged(
        {seat: strong_hand(spot, spot.dice.below(4), own)},
        manners(rules, {seat: Role.TAKE}, rest, taker=seat, fed=_wanted(rules)),
    )


def _wanted(rules: Rules) -> int:
    return rules.sweep_cards & rules.penalties or rules.penalties


def swept(_rules: Rules, outcome: Outcome) -> bool:
    """Tell whether somebody made a sweep."""
    return outcome.scored.sweeper is not None


def _wins_all(spot: Spot) -> Setup | None:
    rules = spot.rules
    own = 0 if rules.opening_card is None else BITS[rules.opening_card]
    seat = spot.seat()
    rest = Role.DUCK if spot.dice.chance(0.5) else Role.ANY
    return spot.arranged({seat: strong_hand(spot, spot.dice.below(2), own)}, manners(rules, {seat: Role.TAKE}, rest))


def _all_tricks(rules: Rules, outcome: Outcome) -> bool:
    return rules.pack in outcome.captured


def _all_penalties_only(rules: Rules, outcome: Outcome) -> bool:
    return any(rules.penalties & ~cards == 0 and cards != rules.pack for cards in outcome.captured)


def _loses_one(spot: Spot) -> Setup | None:
    """Give the taker a worthless loser that it gets rid of first."""
    rules = spot.rules
    own = 0 if rules.opening_card is None else BITS[rules.opening_card]
    plain = rules.pack & ~rules.penalties & ~own
    if not plain:
        return None
    seat = spot.seat()
    worst = min(spot.dice.shuffled(members(plain)), key=lambda card: height(rules, card))
    best = strong_hand(spot, spot.dice.below(3), own | BITS[worst])
    best ^= BITS[min(members(best), key=lambda card: height(rules, card))]
    return spot.arranged(
        {seat: best | BITS[worst]},
        manners(rules, {seat: Role.TAKE}, Role.FEED, taker=seat, eager={seat: BITS[worst]}),
    )


def _loses_last(spot: Spot) -> Setup | None:
    """Let a seat take everything but a low heart, led to the last trick and beaten by one that was kept for it."""
    rules = spot.rules
    own = 0 if rules.opening_card is None else BITS[rules.opening_card]
    order = sorted(members(hearts(rules) & ~own), key=lambda card: height(rules, card))
    if len(order) < 2:
        return None
    low = order[0]
    beaten_by = order[1 + spot.dice.below(min(3, len(order) - 1))]
    seat = spot.seat()
    other = spot.seat(seat)
    best = strong_hand(spot, spot.dice.below(2), own | BITS[low] | BITS[beaten_by])
    best ^= BITS[min(members(best), key=lambda card: height(rules, card))]
    return spot.arranged(
        {seat: best | BITS[low], other: BITS[beaten_by]},
        manners(rules, {seat: Role.TAKE}, Role.FEED, taker=seat, kept={seat: BITS[low], other: BITS[beaten_by]}),
    )


def _lost_at_last(rules: Rules, outcome: Outcome) -> bool:
    """Tell whether one seat had everything so far that a sweep needs and did not get what lay in the last trick."""
    last = outcome.tricks[-1]
    wanted = rules.sweep_cards or rules.penalties
    missing = last.taken & wanted
    return bool(missing) and any(
        seat != last.winner and wanted & ~cards == missing for seat, cards in enumerate(outcome.captured)
    )


def _has_hearts_only(rules: Rules, outcome: Outcome) -> bool:
    wanted = hearts(rules)
    return any(not wanted & ~cards and rules.penalties & ~cards for cards in outcome.captured)


def _misses_one(rules: Rules, outcome: Outcome) -> bool:
    wanted = _wanted(rules)
    return any((wanted & ~cards).bit_count() == 1 for cards in outcome.captured)


def _nearly(spot: Spot, *, heart: bool | None = None) -> Setup | None:
    """Let somebody else take one penalty card early, with the highest card of a suit, and the taker all others."""
    rules = spot.rules
    own = 0 if rules.opening_card is None else BITS[rules.opening_card]
    pool = rules.penalties & ~own & (HEARTS if heart else ~HEARTS if heart is False else rules.pack)
    if not pool:
        return None
    lost = spot.dice.card(pool)
    same = SUIT_OF[lost.bit_length() - 1]
    led = same if same != HEARTS_SUIT and spot.dice.chance(0.6) else spot.opening_suit()
    top = spot.highest(suit(rules, led) & ~rules.penalties & ~own)
    seat = spot.seat()
    other = spot.seat(seat)
    third = spot.seat(seat, other)
    giver = lost
    if led != same:
        giver |= spot.take(rules.pack & ~suit(rules, led) & ~own & ~lost, rules.hand_size // 3)
    best = strong_hand(spot, spot.dice.below(3), own | top | giver | suit(rules, led))
    best = spot.highest(best, rules.hand_size - 1)
    eager = {**all_but(rules, suit(rules, led)), third: lost, other: top}
    return spot.arranged(
        {seat: best, other: top, third: giver},
        manners(rules, {seat: Role.TAKE}, Role.FEED, taker=seat, eager=eager),
    )


def _penal(rules: Rules, _reach: Reach) -> bool:
    return bool(rules.penalties)


KINDS: Final = (
    Kind(name="a sweep", applies=can_sweep, arrange=sweeping, aim=swept),
    Kind(name="all tricks", arrange=_wins_all, aim=_all_tricks),
    Kind(name="every penalty card without every trick", applies=_penal, arrange=_loses_one, aim=_all_penalties_only),
    Kind(name="everything but what lies in the last trick", applies=_penal, arrange=_loses_last, aim=_lost_at_last),
    Kind(name="everything but one card", applies=_penal, arrange=_nearly, aim=_misses_one),
    Kind(
        name="all hearts but not every penalty card",
        applies=lambda rules, _: bool(hearts(rules) and rules.penalties & ~HEARTS),
        arrange=lambda spot: _nearly(spot, heart=False),
        aim=_has_hearts_only,
        tries=30,
    ),
)

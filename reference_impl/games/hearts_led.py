"""Games directed at the lead of hearts: broken or not, by what, and hands that have nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reference_impl.cardset import BITS, HEARTS, QUEEN, SUIT_OF, SUIT_SETS
from reference_impl.games.directing import HEARTS_SUIT, Kind, Setup, Spot, all_but, hearts, manners, suit
from reference_impl.games.manners import Role

if TYPE_CHECKING:
    from reference_impl.games.deals import Outcome, Trick
    from reference_impl.games.reach import Reach
    from reference_impl.rules import Rules


def gated(rules: Rules, _reach: Reach) -> bool:
    """Tell whether hearts must be broken before they are led."""
    return rules.conditions.gate


def discards(trick: Trick) -> int:
    """Return the cards of a trick that are not of the suit led."""
    return trick.taken & ~SUIT_SETS[trick.led]


def _wins_first(spot: Spot, *, low: bool = False, queen: bool = False) -> tuple[int, int, int] | None:
    """Return a seat that does not open, cards for it that win the first tricks and hearts, and the suit to be led."""
    rules = spot.rules
    own = 0 if rules.opening_card is None else BITS[rules.opening_card]
    led = spot.opening_suit()
    if led == HEARTS_SUIT or not suit(rules, led) & ~own:
        return None
    many = hearts(rules) & ~own
    if low:
        many &= ~spot.highest(many, 2)
    number = min(many.bit_count(), rules.hand_size - 1 - queen)
    number = max(1, number - spot.dice.low_below(max(1, number // 2)))
    cards = spot.highest(suit(rules, led) & ~own & ~QUEEN) | spot.take(many, number) | (QUEEN if queen else 0)
    plain = rules.pack & ~HEARTS & ~cards & ~own & ~QUEEN
    cards |= spot.highest(plain, rules.hand_size - cards.bit_count())
    seat = spot.seat((spot.dealer + 1) % rules.players) if rules.opening_card is None else spot.seat()
    return seat, cards, led


def _only_hearts(spot: Spot, *, queen: bool) -> Setup | None:
    found = _wins_first(spot, queen=queen)
    if found is None:
        return None
    rules = spot.rules
    seat, cards, led = found
    late = HEARTS | QUEEN
    eager = all_but(rules, suit(rules, led), seat)
    return spot.arranged(
        {seat: cards},
        manners(rules, {seat: Role.TAKE}, eager=eager, kept={**all_but(rules, late, seat), seat: late}, whim=0.02),
    )


def _leads_from(_: Rules, outcome: Outcome, *, queen: bool) -> bool:
    """Tell whether somebody had only hearts (and the queen) to lead, later than the first trick, while unbroken."""
    for trick, hand in zip(outcome.tricks[1:], outcome.led_from()[1:], strict=True):
        only = hand & HEARTS and not hand & ~(HEARTS | QUEEN)
        if only and not trick.broken and bool(hand & QUEEN) is queen:
            return True
    return False


def _queen_first(spot: Spot) -> Setup | None:
    """Give a seat the queen of spades and no card of a suit that is soon led."""
    rules = spot.rules
    led = spot.dice.below(2)
    allowed = rules.pack & ~suit(rules, led)
    if rules.opening_card is not None:
        allowed &= ~BITS[rules.opening_card]
    if not allowed & QUEEN or allowed.bit_count() < rules.hand_size:
        return None
    seat = spot.seat()
    eager = {**all_but(rules, suit(rules, led), seat), seat: QUEEN}
    kept = dict.fromkeys(range(rules.players), HEARTS)
    return spot.arranged(
        {seat: QUEEN | spot.take(allowed & ~QUEEN, rules.hand_size - 1)}, manners(rules, {}, eager=eager, kept=kept)
    )


def _queen_alone(_: Rules, outcome: Outcome) -> bool:
    """Tell whether the queen was discarded first, and somebody then had the choice of leading a heart."""
    gone = discarded = 0
    for trick, hand in zip(outcome.tricks, outcome.led_from(), strict=True):
        if gone & HEARTS:
            return False
        if discarded & QUEEN and hand & HEARTS and hand & ~HEARTS:
            return True
        gone |= trick.taken
        discarded |= discards(trick)
    return False


def _free_with_hearts(spot: Spot) -> Setup | None:
    every = dict.fromkeys(range(spot.rules.players), HEARTS)
    return spot.arranged({}, manners(spot.rules, {}, eager=every, whim=0.2))


def _broken_by_discard(_: Rules, outcome: Outcome) -> bool:
    """Tell whether the first heart was discarded, and one led later by a hand with other cards."""
    broken = False
    for trick, hand in zip(outcome.tricks, outcome.led_from(), strict=True):
        if broken and trick.led == HEARTS_SUIT and hand & ~HEARTS:
            return True
        broken = broken or bool(discards(trick) & HEARTS)
        if not broken and trick.taken & HEARTS:
            return False
    return False


def _low_hearts(spot: Spot) -> Setup | None:
    """Let a seat with only low hearts lead one, taken by a seat that holds more hearts and other cards."""
    found = _wins_first(spot, low=True)
    if found is None:
        return None
    rules = spot.rules
    seat, cards, led = found
    other = spot.seat(seat)
    roles = {seat: Role.TAKE, other: Role.TAKE}
    eager = all_but(rules, suit(rules, led), seat)
    kept = dict.fromkeys(range(rules.players), HEARTS)
    return spot.arranged(
        {seat: cards, other: spot.highest(hearts(rules) & ~cards, 2)}, manners(rules, roles, eager=eager, kept=kept)
    )


def _only_followed(_: Rules, outcome: Outcome) -> bool:
    """Tell whether hearts were led and followed but never discarded when somebody had the choice of leading one."""
    gone = discarded = 0
    for trick, hand in zip(outcome.tricks, outcome.led_from(), strict=True):
        if gone & HEARTS and not discarded & HEARTS and hand & HEARTS and hand & ~HEARTS:
            return True
        gone |= trick.taken
        discarded |= discards(trick)
    return False


def _early(_: Rules, outcome: Outcome) -> bool:
    """Tell whether a heart was led before any was played, by a hand that held other cards."""
    gone = 0
    for trick, hand in zip(outcome.tricks, outcome.led_from(), strict=True):
        if SUIT_OF[trick.cards[0]] == HEARTS_SUIT:
            return not gone & HEARTS and bool(hand & ~HEARTS)
        gone |= trick.taken
    return False


def _lead_early(spot: Spot) -> Setup | None:
    found = _wins_first(spot)
    if found is None:
        return None
    rules = spot.rules
    seat, _, led = found
    own = 0 if rules.opening_card is None else BITS[rules.opening_card]
    best = spot.highest(suit(rules, led) & ~own)
    eager = {**all_but(rules, suit(rules, led), seat), seat: HEARTS | best}
    return spot.arranged(
        {seat: best | spot.take(hearts(rules) & ~own, 1)},
        manners(rules, {seat: Role.TAKE}, eager=eager, kept=all_but(rules, HEARTS, seat)),
    )


def _has_queen(rules: Rules, reach: Reach) -> bool:
    return gated(rules, reach) and bool(rules.pack & QUEEN)


KINDS: Final = (
    Kind(
        name="a leader with only hearts while they are unbroken",
        applies=gated,
        arrange=lambda spot: _only_hearts(spot, queen=False),
        aim=lambda rules, outcome: _leads_from(rules, outcome, queen=False),
    ),
    Kind(
        name="a leader with only hearts and Q♠ while hearts are unbroken",
        applies=_has_queen,
        arrange=lambda spot: _only_hearts(spot, queen=True),
        aim=lambda rules, outcome: _leads_from(rules, outcome, queen=True),
    ),
    Kind(name="Q♠ discarded before any heart is played", applies=_has_queen, arrange=_queen_first, aim=_queen_alone),
    Kind(name="hearts broken by a discard and led", applies=gated, arrange=_free_with_hearts, aim=_broken_by_discard),
    Kind(name="hearts led and followed, none discarded", applies=gated, arrange=_low_hearts, aim=_only_followed),
    Kind(
        name="hearts led before one was played",
        applies=lambda rules, reach: not gated(rules, reach),
        arrange=_lead_early,
        aim=_early,
    ),
)

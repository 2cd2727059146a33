"""Games directed at the first trick: who may play what to it, and with what it may be led."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reference_impl.cardset import BITS, HEARTS, QUEEN, SUIT_OF
from reference_impl.games.directing import Kind, Setup, Spot, hearts, manners, suit

if TYPE_CHECKING:
    from reference_impl.games.deals import Outcome
    from reference_impl.games.reach import Reach
    from reference_impl.rules import Rules


def others(rules: Rules) -> int:
    """Return the penalty cards that are neither a heart nor the queen of spades."""
    return rules.penalties & ~(HEARTS | QUEEN)


def kept_out(rules: Rules) -> int:
    """Return the cards kept out of the first trick."""
    return sum(rules.conditions.kept_out.values())


def opener_is_free(rules: Rules) -> bool:
    """Tell whether a hand of hearts alone can be the one that opens, with any of them."""
    if rules.conditions.forced_lead:
        return False
    return rules.opening_card is None or bool(BITS[rules.opening_card] & HEARTS)


def first_hands(outcome: Outcome) -> list[tuple[int, int, int]]:
    """Return for each follower of the first trick its hand, what of it is of the suit led, and the card played."""
    trick = outcome.tricks[0]
    players = len(outcome.held)
    found = []
    for place, card in enumerate(trick.cards[1:], start=1):
        hand = outcome.held[(trick.leader + place) % players]
        found.append(
            (hand, sum(bit for bit in BITS if hand & bit and SUIT_OF[bit.bit_length() - 1] == trick.led), card)
        )
    return found


def _void(spot: Spot) -> Setup | None:
    """Give a seat no card of the suit that is going to be led."""
    rules = spot.rules
    led = spot.opening_suit()
    seat = spot.seat((spot.dealer + 1) % rules.players) if rules.opening_card is None else spot.seat()
    allowed = rules.pack & ~suit(rules, led)
    if rules.opening_card is not None:
        allowed &= ~BITS[rules.opening_card]
    if allowed.bit_count() < rules.hand_size:
        return None
    fixed = spot.take(allowed & rules.penalties, 2) if spot.dice.chance(0.5) else 0
    fixed |= spot.take(allowed & ~fixed, rules.hand_size - fixed.bit_count())
    dear = rules.penalties if spot.dice.chance(0.5) else 0
    eager = {other: dear if other == seat else suit(rules, led) for other in range(rules.players)}
    return spot.arranged({seat: fixed}, manners(rules, {}, eager=eager, whim=0.1))


def _discards(_: Rules, outcome: Outcome) -> bool:
    return any(not follows for _, follows, _ in first_hands(outcome))


def _penalty_pool(rules: Rules) -> int:
    own = 0 if rules.opening_card is None else BITS[rules.opening_card]
    return rules.penalties & ~own


def _only_penalties(spot: Spot) -> Setup | None:
    """Give a seat nothing but penalty cards, those kept out of the first trick where they are enough."""
    rules = spot.rules
    own = 0 if rules.opening_card is None else BITS[rules.opening_card]
    pool = kept_out(rules) & ~own
    if pool.bit_count() < rules.hand_size or spot.dice.chance(0.2):
        pool = _penalty_pool(rules)
    wanted = spot.dice.shuffled([HEARTS, QUEEN, others(rules)])[0] & pool
    if not wanted & others(rules) and (pool & ~others(rules)).bit_count() >= rules.hand_size:
        pool &= ~others(rules)
    fixed = spot.take(wanted, 1)
    fixed |= spot.take(pool & ~fixed, rules.hand_size - fixed.bit_count())
    opens = rules.opening_card is None and spot.dice.chance(0.4)
    opener = (spot.dealer + 1) % rules.players
    seat = opener if opens else spot.seat(*([opener] if rules.opening_card is None else []))
    return spot.arranged({seat: fixed}, manners(rules, {}, eager={seat: wanted}))


def _has_only_penalties(rules: Rules, outcome: Outcome) -> bool:
    leader = outcome.tricks[0].leader
    hands = [hand for hand, _, _ in first_hands(outcome)]
    return any(not hand & ~rules.penalties for hand in (*hands, outcome.held[leader]))


def _only_hearts(spot: Spot, *, queen: bool) -> Setup | None:
    rules = spot.rules
    fixed = QUEEN if queen else 0
    if rules.opening_card is not None:
        fixed |= BITS[rules.opening_card]
    fixed |= spot.take(hearts(rules) & ~fixed, rules.hand_size - fixed.bit_count())
    seat = (spot.dealer + 1) % rules.players if rules.opening_card is None else spot.seat()
    return spot.arranged({seat: fixed}, manners(rules, {}))


def _opens_on_hearts(_: Rules, outcome: Outcome, *, queen: bool) -> bool:
    hand = outcome.held[outcome.tricks[0].leader]
    return bool(hand & QUEEN) is queen and not hand & ~(HEARTS | QUEEN)


def _fits(rules: Rules, *, queen: bool) -> bool:
    if not opener_is_free(rules) or (queen and not rules.pack & QUEEN):
        return False
    return rules.hand_size <= hearts(rules).bit_count() + queen


def _other_penalty(spot: Spot) -> Setup | None:
    """Give a seat a penalty card that it may want to play to the first trick, alone of its suit or not."""
    rules = spot.rules
    own = 0 if rules.opening_card is None else BITS[rules.opening_card]
    card = spot.take(others(rules) & ~own, 1)
    led = spot.opening_suit()
    seat = spot.seat((spot.dealer + 1) % rules.players) if rules.opening_card is None else spot.seat()
    allowed = rules.pack & ~suit(rules, led) & ~own
    fixed = card | (spot.take(allowed & ~card, rules.hand_size - 1) if spot.dice.chance(0.7) else 0)
    eager = {other: card if other == seat else suit(rules, led) for other in range(rules.players)}
    return spot.arranged({seat: fixed}, manners(rules, {}, eager=eager))


def _other_tempts(rules: Rules, outcome: Outcome) -> bool:
    """Tell whether a seat could have played such a card, had only the suit led mattered."""
    return any((follows or hand) & others(rules) for hand, follows, _ in first_hands(outcome))


def _penalties_fill_a_hand(rules: Rules, _reach: Reach) -> bool:
    return _penalty_pool(rules).bit_count() >= rules.hand_size


def _has_others(rules: Rules, _reach: Reach) -> bool:
    own = 0 if rules.opening_card is None else BITS[rules.opening_card]
    return bool(others(rules) & ~own)


KINDS: Final = (
    Kind(name="a seat void of the suit led in trick one", arrange=_void, aim=_discards),
    Kind(
        name="a hand of only penalty cards in trick one",
        applies=_penalties_fill_a_hand,
        arrange=_only_penalties,
        aim=_has_only_penalties,
    ),
    Kind(
        name="other penalty cards in trick one",
        applies=_has_others,
        arrange=_other_penalty,
        aim=_other_tempts,
    ),
    Kind(
        name="only hearts at the opening lead",
        applies=lambda rules, _: _fits(rules, queen=False),
        arrange=lambda spot: _only_hearts(spot, queen=False),
        aim=lambda rules, outcome: _opens_on_hearts(rules, outcome, queen=False),
    ),
    Kind(
        name="only hearts and Q♠ at the opening lead",
        applies=lambda rules, _: _fits(rules, queen=True),
        arrange=lambda spot: _only_hearts(spot, queen=True),
        aim=lambda rules, outcome: _opens_on_hearts(rules, outcome, queen=True),
    ),
)

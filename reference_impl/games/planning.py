"""Planning a game: deals that come out as its kind wants, and where the match stands before them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from reference_impl.games.counting import land
from reference_impl.games.deals import any_deal, passed_before, play_out
from reference_impl.games.directing import Kind, Setup, Spot, manners
from reference_impl.games.manners import Role
from reference_impl.games.placing import most_before
from reference_impl.games.sweeps import strong_hand

if TYPE_CHECKING:
    from conformance.protocol.messages import Phase
    from reference_impl.games.deals import Outcome
    from reference_impl.games.reach import Reach
    from reference_impl.rules import Rules
    from reference_impl.search.dice import Dice
    from reference_impl.totals import Totals

_LONGEST: Final = 40
"""Deals at most that lead up to a total."""


class Script(msgspec.Struct, frozen=True, kw_only=True):
    """What is going to be played."""

    kind: str
    deal: int
    dealer: int
    totals: Totals = ()
    """Empty: everybody at 0."""
    phase: Phase = "adding"
    outcomes: tuple[Outcome, ...]
    """The first deals."""
    deals: int
    """How many deals are played at least, where the match goes on."""


def plan(rules: Rules, reach: Reach, kind: Kind, turn: int, dice: Dice) -> Script | None:
    """Return a game of a kind, None where no attempt comes out so; ``turn`` counts the games of the kind."""
    if kind.of_match and not reach.resume:
        return _lead_up(rules, reach, kind, dice)
    numbers = [number for number in reach.first_deals(rules) if kind.begins(rules, number)]
    if kind.deals > 1:
        numbers = [number for number in numbers if reach.plays(rules, number + 1)] or numbers
    if not numbers:
        return None
    deal = numbers[turn % len(numbers) if kind.in_order else dice.below(len(numbers))]
    spot = Spot(rules=rules, deal=deal, dealer=dice.below(rules.players) if reach.any_deal else 0, dice=dice)
    for _ in range(kind.tries):
        outcome = _directed(kind, spot)
        script = outcome and _placed(rules, reach, kind, spot, outcome)
        if script:
            return script
    return None


def next_dealer(rules: Rules, dealer: int) -> int:
    """Return who deals the next deal."""
    return (dealer + 1) % rules.players if rules.values["deal.next_dealer"] == "left" else dealer


def _directed(kind: Kind, spot: Spot) -> Outcome | None:
    setup = kind.arrange(spot)
    if setup is None:
        return None
    outcome = _played(setup, spot)
    return outcome if kind.aim(spot.rules, outcome) else None


def _played(setup: Setup, spot: Spot) -> Outcome:
    rules, dice = spot.rules, spot.dice
    dealt, passes = passed_before(rules, setup.held, spot.deal, dice, setup.received)
    return play_out(rules, dealt, passes, setup.held, spot.dealer, setup.manners, dice)


def _placed(rules: Rules, reach: Reach, kind: Kind, spot: Spot, outcome: Outcome) -> Script | None:
    dice = spot.dice
    if kind.place is None:
        totals, phase = (
            _totals_by_chance(rules, dice) if reach.resume and reach.match and kind.deals == 1 else ((), _ADDING)
        )
    else:
        placed = kind.place(rules, outcome, dice)
        if placed is None:
            return None
        totals, phase = placed[0], "subtracting" if placed[1] else "adding"
        if not kind.lands(rules, land(rules, totals, phase, outcome)):
            return None
    deals = max(kind.deals, 1 + dice.low_below(3))
    return Script(
        kind=kind.name, deal=spot.deal, dealer=spot.dealer, totals=totals, phase=phase, outcomes=(outcome,), deals=deals
    )


_ADDING: Final[Phase] = "adding"


def _totals_by_chance(rules: Rules, dice: Dice) -> tuple[Totals, Phase]:
    if dice.chance(0.3):
        return (), "adding"
    most = most_before(rules)
    if rules.values["match.finish"] == "reversal" and dice.chance(0.5):
        return tuple(1 + dice.below(most + 1) for _ in range(rules.players)), "subtracting"
    return tuple(dice.below(most + 1) for _ in range(rules.players)), "adding"


def _lead_up(rules: Rules, reach: Reach, kind: Kind, dice: Dice) -> Script | None:
    """Play whole deals from the start of a match, strongly directed, until one more can bring what is wanted."""
    deal, dealer, totals, phase = 1, 0, (0,) * rules.players, _ADDING
    outcomes: list[Outcome] = []
    left = 3 * kind.tries
    takers = dice.shuffled(range(rules.players))[: 1 + dice.below(2)]
    for _ in range(_LONGEST):
        if not reach.plays(rules, deal):
            return None
        spot = Spot(rules=rules, deal=deal, dealer=dealer, dice=dice)
        near = _is_near(rules, kind, totals, phase)
        for _ in range(min(left, kind.tries) if near else 0):
            left -= 1
            outcome = _directed(kind, spot)
            if outcome and kind.lands(rules, land(rules, totals, phase, outcome)):
                return _led_up(kind, [*outcomes, outcome])
        setup = _strong(spot, takers[deal % len(takers)])
        outcome = any_deal(rules, deal, dealer, dice) if setup is None else _played(setup, spot)
        landing = land(rules, totals, phase, outcome)
        standing = landing.standing
        if near and kind.aim(rules, outcome) and kind.lands(rules, landing):
            return _led_up(kind, [*outcomes, outcome])
        if standing.winners:
            return None
        outcomes.append(outcome)
        deal, dealer, totals, phase = deal + 1, next_dealer(rules, dealer), standing.totals, standing.phase
    return None


def _led_up(kind: Kind, outcomes: list[Outcome]) -> Script:
    return Script(kind=kind.name, deal=1, dealer=0, outcomes=tuple(outcomes), deals=len(outcomes) + kind.deals - 1)


def _strong(spot: Spot, taker: int) -> Setup | None:
    rules = spot.rules
    if spot.dice.chance(0.1):
        return None
    return spot.arranged(
        {taker: strong_hand(spot, spot.dice.below(3))}, manners(rules, {taker: Role.TAKE}, Role.FEED, taker=taker)
    )


def _is_near(rules: Rules, kind: Kind, totals: Totals, phase: Phase) -> bool:
    most = max(rules.total, rules.values.get("sweep.others", 0))
    if kind.subtracting:
        return phase == "subtracting" and min(totals) <= most
    return phase == "adding" and max(totals) + most >= most_before(rules)

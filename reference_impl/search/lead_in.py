"""Whole deals that bring a new match to given totals, for apps that cannot be told the totals to start from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reference_impl.scoring import points_of, score_deal
from reference_impl.search.completion import complete
from reference_impl.search.dice import Dice
from reference_impl.search.score_plans import find_plans
from reference_impl.search.walk import walk
from reference_impl.search.wanted import Unsatisfied, Wanted
from reference_impl.totals import settle, settle_early

if TYPE_CHECKING:
    from collections.abc import Sequence

    from conformance.protocol.messages import Phase
    from reference_impl.rules import Rules
    from reference_impl.search.score_plans import Plan, Scores
    from reference_impl.search.wanted import Play

SEEDS = 3
"""Tries to find cards for a deal that is to count so much."""


@dataclass(frozen=True, kw_only=True)
class LeadDeal:
    """One whole deal of a lead-in; cards, seats and plays as in `wanted`."""

    dealer: int
    hands: tuple[int, ...]
    """At the start of play: a caller whose deal begins with passing has to take the cards back."""
    plays: tuple[Play, ...]
    score: Scores
    """What the deal counts for each seat."""


def lead_in(
    rules: Rules,
    totals: Sequence[int],
    seed: int,
    *,
    phase: Phase = "adding",
    dealer: int = 0,
    deals: int | None = None,
    alternatives: tuple[Rules, ...] = (),
) -> tuple[LeadDeal, ...] | None:
    """Return whole deals after which a new match stands at ``totals`` in that phase, not over, with ``dealer`` to deal.

    As few deals as possible, or exactly ``deals`` of them; a sweep occurs only where it cannot be done without. Plays
    are legal under ``rules`` and, where possible, under the alternatives. None when no such deals are found, for
    example because the totals do not add up to a multiple of what a deal is worth.
    """
    dice = Dice(seed)
    wanted = tuple(totals)
    if phase == "adding" and not any(wanted) and not deals:
        return ()
    for plans in find_plans(rules, wanted, phase, deals, dice):
        found = _play(rules, alternatives, plans, dealer, dice)
        if found is not None:
            return found
    return None


def _play(
    rules: Rules, alternatives: tuple[Rules, ...], plans: tuple[Plan, ...], dealer: int, dice: Dice
) -> tuple[LeadDeal, ...] | None:
    """Find cards and plays for planned deals, the last of them before the deal of ``dealer``."""
    moves = 1 if rules.values["deal.next_dealer"] == "left" else 0
    totals: Scores = (0,) * rules.players
    phase: Phase = "adding"
    deals: list[LeadDeal] = []
    for number, plan in enumerate(plans):
        dealt_by = (dealer - moves * (len(plans) - number)) % rules.players
        wanted = Wanted(rules=(rules, *alternatives), dealer=dealt_by, at=1, finish=plan.finish)
        for _ in range(SEEDS):
            found = complete(wanted, dice.below(1 << 32))
            if isinstance(found, Unsatisfied):
                continue
            positions = walk(rules, found.hands, dealt_by, found.plays)
            outcome = score_deal(rules, positions[-1].captured)
            tricks = positions[rules.players : -1 : rules.players]
            ended = any(settle_early(rules, totals, phase, points_of(rules, trick.captured)) for trick in tricks)
            if outcome.score == plan.score and not ended:
                standing = settle(rules, totals, phase, outcome)
                totals, phase = standing.totals, standing.phase
                deals.append(LeadDeal(dealer=dealt_by, hands=found.hands, plays=found.plays, score=plan.score))
                break
        else:
            return None
    return tuple(deals)

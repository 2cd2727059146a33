"""Sequences of deal scores that bring a new match to given totals without ending it before."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from reference_impl.cardset import BITS, HEARTS, members
from reference_impl.scoring import DealScore, points_of
from reference_impl.search.shares import counted_cards
from reference_impl.search.wanted import EveryPenalty, EveryTrick, Shares
from reference_impl.totals import settle

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from conformance.protocol.messages import Phase
    from reference_impl.rules import Rules
    from reference_impl.search.dice import Dice
    from reference_impl.search.wanted import Finish

LONGEST = 30
"""Deals at most while points are added."""
LONGEST_REVERSED = 6
"""Deals at most while they are subtracted."""
MOST_SWEEPS = 3
TRIES = 150
"""Sequences tried for each number of deals."""

Scores = tuple[int, ...]
"""Points by seat."""


@dataclass(frozen=True, kw_only=True)
class Plan:
    """What one deal is to count, and how it comes to that."""

    score: Scores
    finish: Finish
    sweeper: int | None = None


def find_plans(rules: Rules, totals: Scores, phase: Phase, deals: int | None, dice: Dice) -> Iterator[tuple[Plan, ...]]:
    """Yield one sequence for each number of deals that does, the short ones first and those with a sweep last."""
    for subtracting, sweeps, adding in _lengths(rules, totals, phase):
        if deals in (None, adding + subtracting):
            for _ in range(TRIES):
                plans = _plan(rules, totals, phase, (subtracting, sweeps, adding), dice)
                if plans and _leads_to(rules, plans, totals, phase):
                    yield plans
                    break


def _lengths(rules: Rules, totals: Scores, phase: Phase) -> list[tuple[int, int, int]]:
    """Return how many deals may subtract, sweep and add, so that the sums come out."""
    if phase == "subtracting" and rules.values["match.finish"] != "reversal":
        return []
    worth = _worth(rules)
    swept = sum(_sweep_score(rules, 0)) if rules.sweep_cards else 0
    cut = worth if phase == "subtracting" and rules.values["reversal.crossing"] == "capped" else 1
    found = [
        (subtracting, sweeps, adding)
        for subtracting in range(1 if phase == "adding" else LONGEST_REVERSED + 1)
        for sweeps in range(MOST_SWEEPS + 1 if rules.sweep_cards else 1)
        for adding in range(max(sweeps, 1), LONGEST + 1)
        if 0 <= (adding - sweeps) * worth + sweeps * swept - sum(totals) - subtracting * worth < cut
    ]
    return sorted(found, key=lambda length: (length[1], length[0] + length[2]))


def _plan(
    rules: Rules, totals: Scores, phase: Phase, length: tuple[int, int, int], dice: Dice
) -> tuple[Plan, ...] | None:
    """Return deals, scores drawn at random, that add up to the totals; the match may still end or turn too soon."""
    subtracting, sweeps, adding = length
    subtracted = [_ordinary(rules, [1] * rules.players, None, dice) for _ in range(subtracting)]
    left = [total + sum(plan.score[seat] for plan in subtracted if plan) for seat, total in enumerate(totals)]
    swept = [_swept(rules, dice.below(rules.players), dice) for _ in range(sweeps)]
    if phase == "subtracting":
        left = _uncut(rules, left, (adding - sweeps) * _worth(rules) + sum(sum(each.score) for each in swept), dice)
    left = [rest - sum(plan.score[seat] for plan in swept) for seat, rest in enumerate(left)]
    added: list[Plan | None] = [*swept]
    for _ in range(adding - sweeps):
        plan = _ordinary(rules, left, left, dice)
        added.append(plan)
        left = [rest - points for rest, points in zip(left, plan.score, strict=True)] if plan else left
    plans = [plan for plan in (*dice.shuffled(added), *subtracted) if plan]
    return tuple(plans) if len(plans) == adding + subtracting and not any(left) else None


def _uncut(rules: Rules, totals: list[int], wanted: int, dice: Dice) -> list[int]:
    """Return totals that add up to what is wanted and come to these when they are cut back to the threshold."""
    at_threshold = [seat for seat, total in enumerate(totals) if total == rules.values["match.threshold"]]
    if at_threshold and sum(totals) < wanted:
        totals[dice.shuffled(at_threshold)[0]] += wanted - sum(totals)
    return totals


def _ordinary(rules: Rules, leanings: Sequence[int], limits: Sequence[int] | None, dice: Dice) -> Plan | None:
    """Return a deal without a sweep, points going to seats by their leanings and within their limits, or None."""
    cards = dice.shuffled(members(counted_cards(rules)))
    cards.sort(key=lambda card: -abs(rules.card_points[card]))
    shares = [0] * rules.players
    left = list(limits) if limits is not None else [_worth(rules)] * rules.players
    for card in cards:
        points = rules.card_points[card]
        weights = [(seat, float(max(leanings[seat], 1))) for seat, rest in enumerate(left) if rest >= points]
        seat = next(dice.by_weight(weights), None)
        if seat is None:
            return None
        shares[seat] |= BITS[card]
        left[seat] -= points
    whole = rules.sweep_cards & counted_cards(rules)
    if whole and any(share & whole == whole for share in shares):
        return None
    return Plan(score=points_of(rules, tuple(shares)), finish=Shares(cards=dict(enumerate(shares))))


def _swept(rules: Rules, sweeper: int, dice: Dice) -> Plan:
    finish: Finish = EveryPenalty(seat=sweeper)
    if rules.values["sweep.needs"] == "all_tricks":
        finish = EveryTrick(seat=sweeper)
    elif rules.values["sweep.needs"] == "all_hearts":
        shares = [0] * rules.players
        shares[sweeper] = counted_cards(rules) & HEARTS
        for card in members(counted_cards(rules) & ~HEARTS):
            shares[dice.below(rules.players)] |= BITS[card]
        finish = Shares(cards=dict(enumerate(shares)))
    return Plan(score=_sweep_score(rules, sweeper), finish=finish, sweeper=sweeper)


def _sweep_score(rules: Rules, sweeper: int) -> Scores:
    own, others = rules.values["sweep.sweeper"], rules.values["sweep.others"]
    return tuple(own if seat == sweeper else others for seat in range(rules.players))


def _worth(rules: Rules) -> int:
    return sum(points * cards.bit_count() for cards, points in rules.point_classes)


def _leads_to(rules: Rules, plans: Sequence[Plan], totals: Scores, phase: Phase) -> bool:
    """Tell whether a match goes through the deals and stands at the totals, in that phase, not over."""
    reached: Scores = (0,) * rules.players
    now: Phase = "adding"
    for plan in plans:
        deal = DealScore(points=plan.score, score=plan.score, sweeper=plan.sweeper)
        standing = settle(rules, reached, now, deal)
        if standing.winners:
            return False
        reached, now = standing.totals, standing.phase
    return reached == totals and now == phase

"""Matches played with cards that nobody looks at: tricks fall to anybody, and are counted by the rules."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, NamedTuple

from conformance.problems import Problems
from conformance.rules import load_profile
from reference_impl.cardset import BITS, members
from reference_impl.rules import Rules
from reference_impl.scoring import points_of, score_deal
from reference_impl.totals import settle, settle_early, turns_round

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.protocol.messages import Phase
    from conformance.rules.resolved import Resolved
    from reference_impl.totals import Standing

MOST_DEALS = 40
Numbers = tuple[int, ...]


class Match(NamedTuple):
    """What a club would have written down of it."""

    totals: list[Numbers]
    scores: list[Numbers]
    winners: tuple[int, ...]


def some_reading(resolved: Resolved, dice: random.Random) -> dict[str, Any]:
    """Return the rules with every open point decided by chance."""
    while True:
        try:
            return resolved.replace({path: dice.choice(values) for path, values in resolved.open_points.items()})
        except Problems:
            continue


def some_match(profile: str, seed: int) -> Match:
    """Return a match under some reading of a profile; sweeps are more frequent than in life."""
    dice = random.Random(seed)
    rules = Rules.from_values(some_reading(load_profile(profile), dice))
    totals: Numbers = (0,) * rules.players
    phase: Phase = "adding"
    found = Match([], [], ())
    while not found.winners and len(found.totals) < MOST_DEALS:
        standing = _deal(rules, totals, phase, dice)
        totals, phase = standing.totals, standing.phase
        found = Match([*found.totals, totals], [*found.scores, standing.score], standing.winners)
    return found


def _deal(rules: Rules, totals: Numbers, phase: Phase, dice: random.Random) -> Standing:
    captured = [0] * rules.players
    turned: Numbers = ()
    for trick in (tricks := list(_tricks(rules, dice))):
        captured[trick[0]] |= trick[1]
        points = points_of(rules, tuple(captured))
        if not turned and turns_round(rules, totals, phase, points):
            turned = points
        early = None if trick is tricks[-1] else settle_early(rules, totals, phase, points)
        if early is not None:
            return early
    return settle(rules, totals, phase, score_deal(rules, tuple(captured)), turned)


def _tricks(rules: Rules, dice: random.Random) -> Iterator[tuple[int, int]]:
    cards = list(members(rules.pack))
    dice.shuffle(cards)
    greed = dice.choice([0.25, 0.5, 0.8, 1.0])
    taker = dice.randrange(rules.players)
    for start in range(0, len(cards), rules.players):
        seat = taker if dice.random() < greed else dice.randrange(rules.players)
        yield seat, sum(BITS[card] for card in cards[start : start + rules.players])

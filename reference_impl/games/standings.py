"""Games directed at the totals: the deal is played out first, and the totals before it are chosen to suit it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reference_impl.games.directing import Kind, Setup, Spot, anyhow, manners
from reference_impl.games.manners import Role
from reference_impl.games.placing import (
    at_threshold,
    at_zero,
    home,
    in_mid_deal,
    most_before,
    near,
    swept_home,
    threshold,
    tie,
)  # fmt: skip
from reference_impl.games.sweeps import can_sweep, strong_hand, sweeping, swept

if TYPE_CHECKING:
    from reference_impl.games.counting import Landing
    from reference_impl.games.reach import Reach
    from reference_impl.rules import Rules


def of_match(_: Rules, reach: Reach) -> bool:
    """Tell whether totals can be seen."""
    return reach.match


def of_race(rules: Rules, reach: Reach) -> bool:
    """Tell whether the match ends when somebody has so many points."""
    return reach.match and rules.values["match.finish"] == "lowest_wins"


def turning(rules: Rules, reach: Reach) -> bool:
    """Tell whether points are subtracted from some deal on."""
    return reach.match and rules.values["match.finish"] == "reversal"


def one_takes(spot: Spot) -> Setup | None:
    """Arrange a deal in which one seat takes most points and some seats none, by a sweep or not."""
    rules = spot.rules
    if can_sweep(rules) and spot.dice.chance(0.3):
        return sweeping(spot)
    seat = spot.seat()
    return spot.arranged(
        {seat: strong_hand(spot, 3 + spot.dice.below(4))}, manners(rules, {seat: Role.TAKE}, Role.FEED, taker=seat)
    )


def _mixed(spot: Spot) -> Setup | None:
    return anyhow(spot) if spot.dice.chance(0.8) else sweeping(spot)


def _highest(rules: Rules, landing: Landing) -> int:
    return max(landing.plain) - threshold(rules)


def _over(landing: Landing) -> bool:
    return bool(landing.standing.winners)


def crossed_early(rules: Rules, landing: Landing) -> bool:
    """Tell whether somebody was across before the last points were taken."""
    sign = 1 if landing.phase == "adding" else -1
    goal = most_before(rules) + 1 if sign > 0 else 0
    final = landing.outcome.scored.points
    for points in landing.outcome.points_after(rules)[:-1]:
        now = [old + sign * new for old, new in zip(landing.before, points, strict=True)]
        if any(total >= goal if sign > 0 else total <= goal for total in now) and points != final:
            return True
    return False


def _zeros(landing: Landing) -> int:
    """Count the seats that begin the way back at zero."""
    turned = landing.phase == "adding" and landing.standing.phase == "subtracting"
    return sum(not total for total in landing.plain) if turned else 0


def _tied_at_end(rules: Rules, landing: Landing, *, low: bool) -> bool:
    total = min(landing.plain) if low else max(landing.plain)
    return _highest(rules, landing) >= 0 and landing.plain.count(total) > 1


def _both(landing: Landing, *, equal: bool) -> bool:
    home = [total for total in landing.plain if total <= 0]
    return len(home) > 1 and (len(set(home)) == 1) is equal


KINDS: Final = (
    Kind(
        name="the highest total exactly at the threshold",
        applies=of_match, arrange=_mixed, place=at_threshold(0), lands=lambda r, at: _highest(r, at) == 0,
    ),
    Kind(
        name="the highest total one below the threshold",
        applies=of_match, arrange=_mixed, place=at_threshold(-1), lands=lambda r, at: _highest(r, at) == -1,
    ),
    Kind(
        name="the highest total one above the threshold",
        applies=of_match, arrange=_mixed, place=at_threshold(1), lands=lambda r, at: _highest(r, at) == 1,
    ),
    Kind(
        name="a tie for the lowest total at the threshold",
        applies=of_race, place=tie(low=True), lands=lambda r, at: _tied_at_end(r, at, low=True),
    ),
    Kind(
        name="a tie for the highest total at the threshold",
        applies=of_match, place=tie(low=False), lands=lambda r, at: _tied_at_end(r, at, low=False),
    ),
    Kind(
        name="a sweep at the threshold",
        applies=lambda r, reach: of_match(r, reach) and can_sweep(r),
        arrange=sweeping, aim=swept, place=near,
        lands=lambda r, at: at.outcome.scored.sweeper is not None
        and max(*at.plain, *(a + b for a, b in zip(at.before, at.outcome.scored.points, strict=True))) > most_before(r),
    ),
    Kind(
        name="the threshold crossed in mid-deal",
        applies=of_match, place=in_mid_deal(subtracting=False), lands=crossed_early,
    ),
    Kind(
        name="a seat at zero when the reversal begins",
        applies=turning, arrange=one_takes, place=at_zero(1), lands=lambda _, at: _zeros(at) == 1, deals=2,
    ),
    Kind(
        name="several seats at zero when the reversal begins",
        applies=turning, arrange=one_takes, place=at_zero(2), lands=lambda _, at: _zeros(at) > 1, deals=2,
    ),
    Kind(
        name="exactly zero while points are subtracted",
        applies=turning, place=home((0,)), subtracting=True, lands=lambda _, at: 0 in at.plain and _over(at),
    ),
    Kind(
        name="below zero while points are subtracted",
        applies=turning, place=home((1,)), subtracting=True, lands=lambda _, at: min(at.plain) < 0,
    ),
    Kind(
        name="several seats exactly at zero in the same deal",
        applies=turning, arrange=_mixed, place=home((0, 0)), subtracting=True,
        lands=lambda _, at: _both(at, equal=True),
    ),
    Kind(
        name="several seats at zero or below in the same deal",
        applies=turning, arrange=_mixed, place=home((0, 1)), subtracting=True,
        lands=lambda _, at: _both(at, equal=False),
    ),
    Kind(
        name="a sweep while points are subtracted",
        applies=lambda r, reach: turning(r, reach) and can_sweep(r),
        arrange=sweeping, aim=swept, place=swept_home, subtracting=True,
        lands=lambda _, at: at.outcome.scored.sweeper is not None and not at.early,
    ),
    Kind(
        name="zero crossed in mid-deal while points are subtracted",
        applies=turning, place=in_mid_deal(subtracting=True), subtracting=True, lands=crossed_early,
    ),
)  # fmt: skip

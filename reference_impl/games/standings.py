"""Games directed at the totals: the deal is played out first, and the totals before it are chosen to suit it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from reference_impl.games.directing import Kind, Setup, Spot, anyhow, manners
from reference_impl.games.manners import Role
from reference_impl.games.sweeps import can_sweep, strong_hand, sweeping, swept

if TYPE_CHECKING:
    from reference_impl.games.counting import Landing
    from reference_impl.games.deals import Outcome
    from reference_impl.games.directing import Placing
    from reference_impl.games.reach import Reach
    from reference_impl.rules import Rules
    from reference_impl.search.dice import Dice
    from reference_impl.totals import Totals


def threshold(rules: Rules) -> int:
    """Return the threshold."""
    return int(rules.values["match.threshold"])


def most_before(rules: Rules) -> int:
    """Return the highest total with which a match goes on."""
    return threshold(rules) - int(rules.values["match.reached"] == "at_or_above")


def of_match(_: Rules, reach: Reach) -> bool:
    """Tell whether totals can be seen."""
    return reach.match


def of_race(rules: Rules, reach: Reach) -> bool:
    """Tell whether the match ends when somebody has so many points."""
    return reach.match and rules.values["match.finish"] == "lowest_wins"


def turning(rules: Rules, reach: Reach) -> bool:
    """Tell whether points are subtracted from some deal on."""
    return reach.match and rules.values["match.finish"] == "reversal"


def _somebody(dice: Dice, seats: list[int]) -> int | None:
    return seats[dice.below(len(seats))] if seats else None


def _below(rules: Rules, score: Totals, limit: int, dice: Dice) -> list[int]:
    """Return totals with which nobody gets past a limit."""
    most = most_before(rules)
    found = []
    for points in score:
        high = min(most, limit - points)
        found.append(max(0, dice.below(high + 1) if high > 0 else 0) if high >= 0 else high)
    return found


def at_threshold(margin: int) -> Any:
    """Return what places the highest total so far from the threshold after the deal."""

    def place(rules: Rules, outcome: Outcome, dice: Dice) -> Placing | None:
        score = outcome.scored.score
        goal = threshold(rules) + margin
        seat = _somebody(
            dice, [place for place, points in enumerate(score) if points and goal - points <= most_before(rules)]
        )
        if seat is None:
            return None
        totals = _below(rules, score, goal, dice)
        totals[seat] = goal - score[seat]
        return tuple(totals), False

    return place


def _tie(low: bool) -> Any:
    """Return what brings two seats to the same total, the lowest or the highest, when the threshold is reached."""

    def place(rules: Rules, outcome: Outcome, dice: Dice) -> Placing | None:
        score = outcome.scored.score
        goal = threshold(rules) + 1
        order = dice.shuffled(range(rules.players))
        totals = _below(rules, score, goal - 2, dice)
        if low:
            crossing = next((seat for seat in order if goal - score[seat] <= most_before(rules)), None)
            if crossing is None:
                return None
            tied = [seat for seat in order if seat != crossing][:2]
            level = max(score[seat] for seat in tied) + dice.below(3)
            totals = [max(old, level + 1 - points) for old, points in zip(totals, score, strict=True)]
            totals[crossing] = goal - score[crossing]
        else:
            tied = [seat for seat in order if goal - score[seat] <= most_before(rules)][:2]
            level = goal
        for seat in tied:
            totals[seat] = level - score[seat]
        return (tuple(totals), False) if len(tied) == 2 and max(totals) <= most_before(rules) else None

    return place


def _near(rules: Rules, outcome: Outcome, dice: Dice) -> Placing | None:
    """Bring a deal to the threshold that counts otherwise than the cards taken."""
    score, most = outcome.scored.score, most_before(rules)
    seat = dice.below(rules.players)
    own = max(score[seat], outcome.scored.points[seat], 1)
    low = max(0, most + 1 - rules.total)
    totals = [low + dice.below(max(1, most + 1 - low)) for _ in score]
    totals[seat] = max(0, most + 1 - own + dice.below(2))
    return tuple(min(total, most) for total in totals), False


def _in_mid_deal(subtracting: bool) -> Any:
    """Return what brings a seat across before the last points are taken."""

    def place(rules: Rules, outcome: Outcome, dice: Dice) -> Placing | None:
        score = outcome.scored.points
        taken = outcome.points_after(rules)
        moments = [
            (seat, points[seat])
            for points in taken[:-1]
            for seat in range(rules.players)
            if points[seat] > 0 and sum(points) < sum(score)
        ]
        if not moments:
            return None
        seat, points = moments[dice.below(len(moments))]
        if subtracting:
            totals = [max(1, points + 1 + dice.below(rules.total + 1)) for points in score]
            totals[seat] = points
            return tuple(totals), True
        totals = _below(rules, score, most_before(rules), dice)
        totals[seat] = most_before(rules) + 1 - points
        return tuple(totals), False

    return place


def _home(deficits: tuple[int, ...]) -> Any:
    """Return what brings as many seats as there are deficits so far below zero while points are subtracted."""

    def place(rules: Rules, outcome: Outcome, dice: Dice) -> Placing | None:
        score = outcome.scored.score
        order = dice.shuffled(seat for seat, points in enumerate(score) if points > max(deficits))
        if len(order) < len(deficits):
            return None
        totals = [max(1, points + 1 + dice.below(rules.total + 1)) for points in score]
        for seat, deficit in zip(order, deficits, strict=False):
            totals[seat] = score[seat] - deficit
        return tuple(totals), True

    return place


def _swept_home(rules: Rules, outcome: Outcome, dice: Dice) -> Placing:
    score = outcome.scored.score
    most = max(rules.total, *score)
    return tuple(max(1, dice.below(2 * most) if dice.chance(0.5) else points) for points in score), True


def _at_zero(number: int) -> Any:
    """Return what leaves seats at zero when the reversal begins."""

    def place(rules: Rules, outcome: Outcome, dice: Dice) -> Placing | None:
        score = outcome.scored.score
        idle = dice.shuffled(seat for seat, points in enumerate(score) if not points)
        seat = _somebody(dice, [seat for seat, points in enumerate(score) if points > 0])
        if len(idle) < number or seat is None:
            return None
        totals = [1 + dice.below(most_before(rules)) for _ in score]
        for each in idle[:number]:
            totals[each] = 0
        totals[seat] = most_before(rules) + 1 - dice.below(max(1, score[seat])) - 1
        return tuple(totals), False

    return place


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
        applies=of_race, place=_tie(low=True), lands=lambda r, at: _tied_at_end(r, at, low=True),
    ),
    Kind(
        name="a tie for the highest total at the threshold",
        applies=of_match, place=_tie(low=False), lands=lambda r, at: _tied_at_end(r, at, low=False),
    ),
    Kind(
        name="a sweep at the threshold",
        applies=lambda r, reach: of_match(r, reach) and can_sweep(r),
        arrange=sweeping, aim=swept, place=_near,
        lands=lambda r, at: at.outcome.scored.sweeper is not None
        and max(*at.plain, *(a + b for a, b in zip(at.before, at.outcome.scored.points, strict=True))) > most_before(r),
    ),
    Kind(
        name="the threshold crossed in mid-deal",
        applies=of_match, place=_in_mid_deal(subtracting=False), lands=crossed_early,
    ),
    Kind(
        name="a seat at zero when the reversal begins",
        applies=turning, arrange=one_takes, place=_at_zero(1), lands=lambda _, at: _zeros(at) == 1, deals=2,
    ),
    Kind(
        name="several seats at zero when the reversal begins",
        applies=turning, arrange=one_takes, place=_at_zero(2), lands=lambda _, at: _zeros(at) > 1, deals=2,
    ),
    Kind(
        name="exactly zero while points are subtracted",
        applies=turning, place=_home((0,)), subtracting=True, lands=lambda _, at: 0 in at.plain and _over(at),
    ),
    Kind(
        name="below zero while points are subtracted",
        applies=turning, place=_home((1,)), subtracting=True, lands=lambda _, at: min(at.plain) < 0,
    ),
    Kind(
        name="several seats exactly at zero in the same deal",
        applies=turning, arrange=_mixed, place=_home((0, 0)), subtracting=True,
        lands=lambda _, at: _both(at, equal=True),
    ),
    Kind(
        name="several seats at zero or below in the same deal",
        applies=turning, arrange=_mixed, place=_home((0, 1)), subtracting=True,
        lands=lambda _, at: _both(at, equal=False),
    ),
    Kind(
        name="a sweep while points are subtracted",
        applies=lambda r, reach: turning(r, reach) and can_sweep(r),
        arrange=sweeping, aim=swept, place=_swept_home, subtracting=True,
        lands=lambda _, at: at.outcome.scored.sweeper is not None and not at.early,
    ),
    Kind(
        name="zero crossed in mid-deal while points are subtracted",
        applies=turning, place=_in_mid_deal(subtracting=True), subtracting=True, lands=crossed_early,
    ),
)  # fmt: skip

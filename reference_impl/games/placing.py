"""Totals to begin a deal with, worked out backwards from what the deal is known to score."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from reference_impl.games.deals import Outcome
    from reference_impl.games.directing import Placing
    from reference_impl.rules import Rules
    from reference_impl.search.dice import Dice
    from reference_impl.totals import Totals


def threshold(rules: Rules) -> int:
    """Return the threshold."""
    return int(rules.values["match.threshold"])


def most_before(rules: Rules) -> int:
    """Return the highest total with which a match goes on."""
    return threshold(rules) - int(rules.values["match.reached"] == "at_or_above")


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


def tie(*, low: bool) -> Any:
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


def near(rules: Rules, outcome: Outcome, dice: Dice) -> Placing | None:
    """Bring a deal to the threshold that counts otherwise than the cards taken."""
    score, most = outcome.scored.score, most_before(rules)
    seat = dice.below(rules.players)
    own = max(score[seat], outcome.scored.points[seat], 1)
    low = max(0, most + 1 - rules.total)
    totals = [low + dice.below(max(1, most + 1 - low)) for _ in score]
    totals[seat] = max(0, most + 1 - own + dice.below(2))
    return tuple(min(total, most) for total in totals), False


def in_mid_deal(*, subtracting: bool) -> Any:
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


def home(deficits: tuple[int, ...]) -> Any:
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


def swept_home(rules: Rules, outcome: Outcome, dice: Dice) -> Placing:
    """Let some seats come home by the sweep while points are subtracted, and others not."""
    score = outcome.scored.score
    most = max(rules.total, *score)
    return tuple(max(1, dice.below(2 * most) if dice.chance(0.5) else points) for points in score), True


def at_zero(number: int) -> Any:
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

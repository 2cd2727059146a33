"""What a deal does to the match, compiled: the totals, the reversal, the end and the winners, as in `totals`.

The seats that win are a number with one bit a seat, 0 while the match goes on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from reference_impl.bulk.compiling import part
from reference_impl.bulk.desk import (
    ADDING,
    CAPTURED,
    EVERYBODY,
    LESS,
    MORE,
    NOBODY,
    NONE,
    POINTS,
    SCORE,
    SUBTRACTING,
    TOTALS,
    TRIAL,
    TURNED,
)

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Desk = NDArray[np.int64]


@part
def find_sweeper(rules: Any, desk: Desk) -> int:
    """Return the seat that captured everything a sweep needs, `NOBODY` where there is none."""
    cards = rules.sweep_cards
    if cards:
        for seat in range(rules.players):
            if desk[CAPTURED, seat] & cards == cards:
                return seat
    return NOBODY


@part
def settle(rules: Any, phase: int, turned: int, desk: Desk) -> tuple[int, int]:
    """Count a finished deal: write its score and the totals, return the next phase and the winners.

    ``turned`` is 1 where the deal was turned round on the way.
    """
    sweeper = find_sweeper(rules, desk)
    as_captured = phase == SUBTRACTING and rules.sweep_as_captured
    for seat in range(rules.players):
        if sweeper == NOBODY or as_captured:
            desk[SCORE, seat] = desk[POINTS, seat]
        else:
            desk[SCORE, seat] = rules.sweeper if seat == sweeper else rules.others
    if phase == SUBTRACTING:
        added = sweeper != NOBODY and rules.sweep_is_added
        add(rules, TOTALS, MORE if added else LESS, SCORE, desk)
        return SUBTRACTING, finish(rules, TOTALS, EVERYBODY, desk)
    if turned and sweeper == NOBODY:
        return SUBTRACTING, turn_in_mid_deal(rules, desk)
    add(rules, TOTALS, MORE, SCORE, desk)
    if not rules.reverses:
        return ADDING, lowest_at_end(rules, TOTALS, desk)
    if not is_reached(rules, TOTALS, desk):
        return ADDING, 0
    if rules.caps if sweeper == NOBODY else rules.caps_sweep:
        for seat in range(rules.players):
            desk[TOTALS, seat] = min(desk[TOTALS, seat], rules.threshold)
    return SUBTRACTING, at_zero(rules, TOTALS, EVERYBODY if rules.zero_wins else NONE, desk)


@part
def settle_early(rules: Any, phase: int, desk: Desk) -> int:
    """Return who has won in mid-deal where matches end at once, the score and the totals then written."""
    if phase == SUBTRACTING:
        try_out(rules, LESS, desk)
        winners = finish(rules, TRIAL, EVERYBODY, desk)
    elif rules.reverses:
        return 0
    else:
        try_out(rules, MORE, desk)
        winners = lowest_at_end(rules, TRIAL, desk)
    if winners:
        for seat in range(rules.players):
            desk[TOTALS, seat] = desk[TRIAL, seat]
            desk[SCORE, seat] = desk[POINTS, seat]
    return winners


@part
def turns_round(rules: Any, desk: Desk) -> bool:
    """Tell whether the points captured so far bring the reversal, and if so note them down."""
    try_out(rules, MORE, desk)
    if not is_reached(rules, TRIAL, desk):
        return False
    for seat in range(rules.players):
        desk[TURNED, seat] = desk[POINTS, seat]
    return True


@part
def turn_in_mid_deal(rules: Any, desk: Desk) -> int:
    """Count a deal that was turned round on the way and return the winners."""
    racing = NONE
    for seat in range(rules.players):
        since = desk[POINTS, seat] - desk[TURNED, seat]
        desk[TOTALS, seat] += desk[TURNED, seat] - since
        if since != 0 or rules.zero_wins:
            racing |= 1 << seat
    return finish(rules, TOTALS, racing, desk)


@part
def try_out(rules: Any, sign: int, desk: Desk) -> None:
    """Write the totals as they would be if the deal ended with the points captured so far."""
    for seat in range(rules.players):
        desk[TRIAL, seat] = desk[TOTALS, seat] + sign * desk[POINTS, seat]


@part
def add(rules: Any, row: int, sign: int, what: int, desk: Desk) -> None:
    """Add one row to another, or subtract it."""
    for seat in range(rules.players):
        desk[row, seat] += sign * desk[what, seat]


@part
def is_reached(rules: Any, row: int, desk: Desk) -> bool:
    """Tell whether one of these totals reaches the threshold."""
    reached = False
    for seat in range(rules.players):
        reached |= desk[row, seat] >= rules.reached_at
    return reached


@part
def lowest_at_end(rules: Any, row: int, desk: Desk) -> int:
    """Return the winners of a match that ends with the lowest total, nobody while it goes on."""
    if not is_reached(rules, row, desk):
        return 0
    lowest = desk[row, 0]
    winners = 1
    alone = True
    for seat in range(1, rules.players):
        if desk[row, seat] < lowest:
            lowest, winners, alone = desk[row, seat], 1 << seat, True
        elif desk[row, seat] == lowest:
            winners |= 1 << seat
            alone = False
    return 0 if rules.tie_plays_on and not alone else winners


@part
def finish(rules: Any, row: int, racing: int, desk: Desk) -> int:
    """Turn overshot totals round where they bounce, and return who of the seats in the race has finished."""
    if rules.bounces:
        for seat in range(rules.players):
            desk[row, seat] = abs(desk[row, seat])
    return at_zero(rules, row, racing, desk)


@part
def at_zero(rules: Any, row: int, racing: int, desk: Desk) -> int:
    """Return the winners among the seats that may win by standing at zero."""
    winners = 0
    lowest = 0
    for seat in range(rules.players):
        total = desk[row, seat]
        if total > 0 or not racing >> seat & 1:
            continue
        if rules.lowest_of_several and total < lowest:
            winners = 0
            lowest = total
        if not rules.lowest_of_several or total == lowest:
            winners |= 1 << seat
    return winners

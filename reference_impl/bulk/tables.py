"""A set of rules as one record of numbers, which is all that the compiled functions know of it.

Everything is taken from `Rules`: the restrictions on a play are its narrowings, the points those of its cards. A rule
that is changed there is changed here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import numpy as np

from reference_impl.cardset import members
from reference_impl.legality import ANY_CARD, ORDER

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from reference_impl.legality import Narrowing
    from reference_impl.rules import Rules

LARGEST: Final = 10**9
"""No card or sweep is worth more, so that no sum leaves 64 bits."""

LEADING: Final = 0
"""First of the situations of a leader: + 2 in a later trick, + 1 once hearts are broken."""
FOLLOWING: Final = 4
"""First of the situations of the others: + 4 in a later trick, + the place of the suit led."""
_SITUATIONS: Final = 12
SEAT_BITS: Final = 7
"""A seat fits into them."""

NUMBERS_IN_RULES: Final = (
    "players", "cards", "equal_hands", "passing_cards", "opening_card", "dealer_moves",
    "sweep_cards", "sweeper", "others",
    "threshold", "reached_at", "at_once", "reverses", "tie_plays_on",
    "mid_deal", "caps", "caps_sweep", "sweep_is_added", "sweep_as_captured", "zero_wins", "bounces",
    "lowest_of_several",
)  # fmt: skip
LAYOUT: Final = np.dtype(
    [(name, np.int64) for name in NUMBERS_IN_RULES]
    + [
        ("pack", np.int64, (52,)),  # the numbers of its cards, from low to high
        ("order", np.int64, (4, 52)),  # by suit led, by card: how high it stands, with `SEAT_BITS` left free
        ("points", np.int64, (52,)),  # by card
        ("breakers", np.int64, (4,)),  # by suit led: cards that break hearts
        ("steps", np.int64, (_SITUATIONS,)),  # by situation: how many narrowings hold
        ("keeps", np.int64, (_SITUATIONS, len(ORDER))),
        ("needs", np.int64, (_SITUATIONS, len(ORDER))),
        ("plain", np.int64, (_SITUATIONS,)),  # by situation: whether one narrowing holds, for every hand
        ("unbarred", np.int64, (_SITUATIONS,)),  # by situation: the cards that no narrowing ever takes away
    ]
)


def is_in_reach(rules: Rules) -> bool:
    """Tell whether the numbers of these rules are small enough for machine integers; in any real game they are."""
    sweep = (rules.values.get("sweep.sweeper", 0), rules.values.get("sweep.others", 0))
    return all(abs(points) <= LARGEST for points in (*rules.card_points, *sweep))


def table_of(rules: Rules) -> NDArray[Any]:
    """Return an array of one record in the layout of `LAYOUT`."""
    table = np.zeros(1, LAYOUT)
    for name, number in _numbers(rules).items():
        table[name] = number
    table["pack"][0, : rules.pack.bit_count()] = list(members(rules.pack))
    table["order"] = np.array(rules.strength) * (SEAT_BITS + 1)
    table["unbarred"] = ANY_CARD
    table["points"] = rules.card_points
    table["breakers"] = rules.breakers
    for situation, steps in enumerate(_situations(rules)):
        table["steps"][0, situation] = len(steps)
        table["plain"][0, situation] = [needs for _, needs in steps] == [ANY_CARD]
        for place, (keeps, needs) in enumerate(steps):
            table["keeps"][0, situation, place] = keeps
            table["needs"][0, situation, place] = needs
            table["unbarred"][0, situation] &= keeps
    return table


def cycle_of(rules: Rules) -> NDArray[np.int64]:
    """Return by deal how many seats on cards are passed, 0 for not at all, as long as the cycle is."""
    steps = {"left": 1, "right": rules.players - 1, "across": rules.players // 2, "none": 0}
    return np.array([steps[direction] for direction in rules.passing_cycle], np.int64)


def _situations(rules: Rules) -> tuple[tuple[Narrowing, ...], ...]:
    """Return the narrowings of every situation, in the order of `LEADING` and `FOLLOWING`."""
    kinds = (*rules.narrowings.leading, *rules.narrowings.following)
    return tuple(steps for kind in kinds for steps in kind)


def _numbers(rules: Rules) -> dict[str, int]:
    values = rules.values
    threshold: int = values["match.threshold"]
    return {
        "players": rules.players,
        "cards": rules.pack.bit_count(),
        "equal_hands": sum(rules.hand_size << 8 * seat for seat in range(rules.players)),
        "passing_cards": rules.passing_cards,
        "opening_card": -1 if rules.opening_card is None else rules.opening_card,
        "dealer_moves": values["deal.next_dealer"] == "left",
        "sweep_cards": rules.sweep_cards,
        "sweeper": values.get("sweep.sweeper", 0),
        "others": values.get("sweep.others", 0),
        "threshold": threshold,
        "reached_at": threshold + (values["match.reached"] == "above"),
        "at_once": values["match.ends"] == "at_once",
        "reverses": values["match.finish"] == "reversal",
        "tie_plays_on": values.get("match.tie") == "play_on",
        "mid_deal": values.get("reversal.crossing") == "mid_deal",
        "caps": values.get("reversal.crossing") == "capped",
        "caps_sweep": values.get("reversal.crossing_sweep") == "capped",
        "sweep_is_added": values.get("reversal.sweep") == "added",
        "sweep_as_captured": values.get("reversal.sweep") == "as_captured",
        "zero_wins": values.get("reversal.at_zero") == "wins_at_once",
        "bounces": values.get("reversal.overshoot") == "bounces",
        "lowest_of_several": values.get("reversal.several") == "lowest_wins",
    }

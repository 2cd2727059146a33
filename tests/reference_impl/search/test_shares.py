from __future__ import annotations

import pytest

from reference_impl.cardset import HEARTS, set_of
from reference_impl.rules import Rules
from reference_impl.scoring import points_of
from reference_impl.search.dice import Dice
from reference_impl.search.shares import counted_cards, share_points
from tests.reference_impl.tables import INTERNATIONAL, NL_SHORT, rules

SHORT = Rules.from_values(NL_SHORT)
LONG = Rules.from_values(INTERNATIONAL)
NOTHING = (0, 0, 0, 0)


@pytest.mark.parametrize(
    ("table", "points"),
    [
        (SHORT, (9, 6, 0, 0)),
        (SHORT, (5, 5, 5, 0)),
        (SHORT, (0, 0, 0, 15)),
        (LONG, (15, 7, 4, 0)),
        (LONG, (25, 0, 0, 1)),
    ],
)
def test_shares_are_worth_what_is_wanted(table: Rules, points: tuple[int, ...]) -> None:
    for seed in range(10):
        shares = share_points(table, points, NOTHING, Dice(seed))
        assert shares is not None
        assert points_of(table, shares) == points
        assert sum(shares) == counted_cards(table)


def test_what_is_taken_already_stays_taken() -> None:
    taken = (set_of(["QS", "JC"]), 0, set_of(["AH"]), 0)
    shares = share_points(SHORT, (9, 5, 1, 0), taken, Dice(0))
    assert shares is not None
    assert shares[0] & taken[0] == taken[0]
    assert shares[2] == taken[2]


@pytest.mark.parametrize("points", [(4, 4, 4, 3), (15, 1, 0, 0), (16, -1, 0, 0)])
def test_some_points_cannot_be_shared(points: tuple[int, ...]) -> None:
    """Nobody with 4 points can have taken the queen of spades, which costs 5."""
    assert share_points(SHORT, points, NOTHING, Dice(0)) is None


def test_all_hearts_go_to_one_seat_only_where_the_points_leave_no_choice() -> None:
    for seed in range(20):
        shares = share_points(SHORT, (8, 7, 0, 0), NOTHING, Dice(seed))
        assert shares is not None
        assert all(cards & HEARTS & SHORT.pack != HEARTS & SHORT.pack for cards in shares)
    forced = share_points(LONG, (13, 13, 0, 0), NOTHING, Dice(0))
    assert forced is not None
    assert HEARTS in forced


def test_a_card_that_is_a_gift_counts_too() -> None:
    table = rules(INTERNATIONAL, scoring__values={"hearts": 1, "QS": 13, "JD": -10})
    shares = share_points(table, (-10, 26, 0, 0), NOTHING, Dice(0))
    assert shares is not None
    assert shares[0] == set_of(["JD"])

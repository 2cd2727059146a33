"""The engine writes down what its own states say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from reference_impl.recording import record_match
from tests.reference_impl.tables import INTERNATIONAL, NL_SHORT, rules, suit_each

if TYPE_CHECKING:
    from collections.abc import Iterable

    from conformance.protocol.messages import Card, Seat
    from reference_impl.rules import Rules


class SuitEach:
    """Everybody is dealt a suit, plays from the highest card down and passes the lowest."""

    def __init__(self, played_by: Rules) -> None:
        self._rules = played_by

    def deal(self) -> dict[Seat, list[Card]]:
        return suit_each(self._rules)

    def prefer(self, cards: Iterable[Card]) -> list[Card]:
        return list(cards)[::-1]

    def pass_on(self, hand: Iterable[Card], number: int) -> list[Card]:
        return list(hand)[:number]


def test_a_match_of_nothing_but_sweeps_is_over_after_four_deals() -> None:
    """A holds the clubs and takes every trick: 15 for each of the others, who reach 50 in the fourth deal."""
    played_by = rules(NL_SHORT)
    game = record_match(played_by, SuitEach(played_by), "x", longest=100)
    assert [deal.score for deal in game.deals] == [{"A": 0, "B": 15, "C": 15, "D": 15}] * 4
    assert [deal.totals for deal in game.deals] == [{"A": 0, "B": n, "C": n, "D": n} for n in (15, 30, 45, 60)]
    assert game.winners == ["A"]
    assert game.deals[0].hands == suit_each(played_by)
    assert game.deals[0].passes == {}


def test_each_seat_plays_the_first_of_its_cards_that_it_may() -> None:
    """The opening card must be led; from then on everybody plays downwards."""
    played_by = rules(NL_SHORT)
    (deal,) = record_match(played_by, SuitEach(played_by), "x", longest=1).deals
    assert [(play.seat, play.card) for play in deal.plays[:8]] == [
        ("A", "7C"), ("B", "AD"), ("C", "AS"), ("D", "AH"), ("A", "AC"), ("B", "KD"), ("C", "KS"), ("D", "KH"),
    ]  # fmt: skip
    assert len(deal.plays) == 32


def test_a_match_that_is_left_has_no_winners() -> None:
    played_by = rules(NL_SHORT)
    assert record_match(played_by, SuitEach(played_by), "x", longest=3).winners is UNSET


def test_passes_are_written_down_and_the_hands_are_those_before_them() -> None:
    """The lowest clubs go to B, who leads the two of clubs; in the fourth deal nothing is passed."""
    played_by = rules(INTERNATIONAL)
    game = record_match(played_by, SuitEach(played_by), "x", longest=4)
    first = game.deals[0]
    assert first.hands == suit_each(played_by)
    assert first.passes["A"] == ["2C", "3C", "4C"]
    assert (first.plays[0].seat, first.plays[0].card) == ("B", "2C")
    assert [bool(deal.passes) for deal in game.deals] == [True, True, True, False]


def test_a_match_that_ends_in_mid_deal_is_recorded_to_its_last_card() -> None:
    """A takes ♥A, then ♥K, then ♥Q with the queen of spades: 8 points, and 5 are enough."""
    played_by = rules(NL_SHORT, match__ends="at_once", match__threshold=5)
    game = record_match(played_by, SuitEach(played_by), "x", longest=9)
    (deal,) = game.deals
    assert len(deal.plays) == 12
    assert deal.score == {"A": 8, "B": 0, "C": 0, "D": 0}
    assert game.winners == ["B", "C", "D"]

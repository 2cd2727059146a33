"""Open points never fail a game: another reading is tried, and reported as observed."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.cards import RANKS
from conformance.records.record import Opening
from conformance.rules import load_profile
from conformance.verification.readings import Readings
from conformance.verification.searching import find_reading
from reference_impl.rules import Rules
from reference_impl.verifying import Judging
from tests.reference_impl.strategies import settled
from tests.reference_impl.verifying.test_any_rules import play_match
from tests.verification.games import (
    SHARED_HANDS,
    all_tricks,
    deal,
    exchange,
    four,
    game,
    plays,
    shared_tricks,
    suits,
)

if TYPE_CHECKING:
    from collections.abc import Mapping

    from conformance.records.record import GameRecord
    from conformance.verification.finding import Finding
    from conformance.verification.readings import Judgement


def judged(record: GameRecord, profile: str) -> Judgement:
    engine = Judging()

    def judge(rules: Mapping[str, Any]) -> Finding:
        return engine(record, rules)

    judgement = find_reading(Readings(load_profile(profile)), judge)
    assert judgement is not None
    return judgement


def test_a_game_played_as_the_profile_is_executed_needs_no_other_reading() -> None:
    assert judged(game(deal(hands=suits())), "nl-omslag").reading == {}


def test_a_free_first_lead_is_a_reading_where_the_source_does_not_say_what_is_led() -> None:
    seen = judged(game(deal(all_tricks(exchange(suits(), "7C", "8C")), hands=suits())), "nl-omslag")
    assert (seen.finding.verdict, seen.reading) == ("fine", {"opening.lead": "any_card"})


def test_the_same_lead_fails_where_a_source_states_it() -> None:
    seen = judged(game(deal(all_tricks(exchange(suits(), "7C", "8C")), hands=suits())), "nl-short")
    assert (seen.finding.verdict, seen.finding.clauses, seen.reading) == ("deviates", ("opening.card",), {})


@pytest.mark.parametrize(
    ("totals", "reading"),
    [
        (four(56, 23, 20, 20), {}),
        (four(50, 23, 20, 20), {"reversal.crossing": "capped"}),
        (four(48, 23, 20, 20), {"reversal.crossing": "mid_deal"}),
    ],
)
def test_each_way_to_count_the_deal_that_reaches_the_threshold_is_a_reading(
    totals: dict[Any, int], reading: dict[str, Any]
) -> None:
    """A has 44 and takes 10♥, J♥, then Q♠ and Q♥: 52. What comes after that is J♣ and K♥, then A♥: 4 points."""
    record = game(deal(shared_tricks(), hands=SHARED_HANDS, totals=totals), start=Opening(totals=four(44, 20, 20, 20)))
    seen = judged(record, "nl-omslag")
    assert (seen.finding.verdict, seen.reading) == ("fine", reading)


def test_two_open_points_are_changed_together_where_one_alone_leads_nowhere() -> None:
    """B holds 7♣ and leads 8♣: neither the other card nor the free lead alone makes that anything but out of turn."""
    hands = exchange(suits(RANKS), "7C", "7D")
    hands = exchange(hands, "8C", "8D")
    record = game(deal(plays("B 8C"), hands=hands), start=Opening(deal=4, dealer="B"))
    seen = judged(record, "black-lady")
    assert seen.finding.verdict == "incomplete"
    assert seen.reading == {"opening.card": "7C", "opening.lead": "any_card"}


def test_a_stated_clause_fails_though_another_reading_was_needed_to_come_there() -> None:
    led = plays("A 8C, B 7D, C 7S, D 7H, B 8D")
    seen = judged(game(deal(led, hands=suits())), "nl-omslag")
    assert (seen.finding.verdict, seen.finding.clauses) == ("deviates", ("trick.next-lead",))
    assert seen.reading == {"opening.lead": "any_card"}


def test_a_detail_is_read_otherwise_before_the_rule_is_done_without() -> None:
    """C discards Q♠ in the second trick, then B leads a heart and still has 7♦."""
    played = plays("A 2C, B 3C, C 4C, D 5C, D 2D, A 3D, B 4D, C QS, B 2H, C 3H, D 4H, A 5H, A 6D, B 7D")
    seen = judged(game(deal(played), start=Opening(deal=4)), "black-lady")
    assert (seen.finding.verdict, seen.reading) == ("incomplete", {"hearts.queen_breaks": "yes"})
    assert seen.instead == ({"hearts.lead": "free"},)


@settled(max_examples=25)
@given(st.sampled_from(["nl-omslag", "nl-short+omslag+pit-subtracts"]), st.integers(0, 2**32 - 1))
def test_however_a_table_plays_what_is_open_its_games_are_fine(profile: str, seed: int) -> None:
    resolved, chance = load_profile(profile), random.Random(seed)
    played = resolved.replace({path: chance.choice(values) for path, values in resolved.open_points.items()})
    record, _ = play_match(Rules.from_values(played), seed, deals=20)
    assert judged(record, profile).finding.verdict == "fine"

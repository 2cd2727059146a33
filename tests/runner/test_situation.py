"""Where a case stands is reckoned from its own moves."""

from __future__ import annotations

from conformance.cases import Step
from conformance.protocol.messages import Deal, Observation, Pass
from conformance.runner.situation import holding, situate
from tests.cases_by_hand import HANDS, TRICKS, case, expect, play, refuse, tricks


def test_the_trick_on_the_table_and_the_hand_of_the_seat_in_turn_are_known() -> None:
    steps = [*tricks(TRICKS[0], "D AC, A 8C"), refuse("B", "9D", "play.follow-suit")]
    at = situate(case("CASE2", "play.follow-suit", *steps), 6)
    assert (at.deal, at.trick, at.dealer, at.turn) == (1, 2, "A", "B")
    assert [(played.seat, played.card) for played in at.table] == [("D", "AC"), ("A", "8C")]
    assert at.hand == ["10C", "9D", "10D", "9S", "10S", "9H", "10H"]


def test_a_finished_trick_is_off_the_table() -> None:
    at = situate(case("CASE2", "trick.winner", *tricks(TRICKS[0]), expect("trick.winner", turn="D")), 4)
    assert (at.trick, at.table) == (2, [])


def test_after_the_last_card_there_is_no_trick() -> None:
    at = situate(case("CASE2", "score.cards", *tricks(*TRICKS), expect("score.cards", stage="deal_over")), 32)
    assert (at.trick, at.table, at.turn) == (0, [], None)


def test_another_deal_begins_afresh() -> None:
    steps = [*tricks(*TRICKS), Step(deal=Deal(hands=HANDS)), expect("setup.dealer", turn="A")]
    at = situate(case("CASE2", "setup.dealer", *steps, totals={"A": 3}), 33)
    assert (at.deal, at.dealer, at.trick, at.totals) == (2, None, 1, {})
    assert len(at.hand) == 8


def test_cards_that_came_by_passing_are_known_where_the_case_names_them() -> None:
    passes = [Step(passing=Pass(seat="A", cards=["7H", "8H"])), Step(passing=Pass(seat="D", cards=["KH", "AH"]))]
    steps = [*passes, expect("opening.card", turn="A", legal=["7C"]), refuse("A", "AH", "opening.card")]
    steps += [Step(play=play("A", "7C")), refuse("A", "KD", "play.own-card")]
    whole = case("CASE2", "opening.card", *steps)
    assert holding(whole, 3, "A") == {"7C", "8C", "7D", "8D", "AS", "8S", "AH"}


def test_hands_that_the_app_tells_go_before_what_was_reckoned() -> None:
    told = Observation(stage="playing", hands={"A": ["2C"]})
    assert holding(case("CASE2", "opening.card", expect("opening.card", turn="A")), 0, "A", told) == {"2C"}

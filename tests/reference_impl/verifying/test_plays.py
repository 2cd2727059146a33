"""The first play, pass or hand of a recorded game that is not as the rules have it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from conformance.cards import RANKS
from conformance.protocol.messages import Played
from conformance.records.record import Opening
from reference_impl.rules import Rules
from reference_impl.verifying import verify
from tests.reference_impl.tables import INTERNATIONAL, NL_OMSLAG, NL_SHORT
from tests.verification.games import all_tricks, deal, exchange, game, hands_of, plays, suits, whole_match

if TYPE_CHECKING:
    from conformance.records.record import GameRecord
    from conformance.verification.finding import Finding

SHORT = Rules.from_values(NL_SHORT)
PASSING = Rules.from_values(INTERNATIONAL)
THREE_LEFT = {seat: cards[:3] for seat, cards in suits(RANKS).items()}


def found(record: GameRecord, rules: Rules = SHORT) -> Finding:
    return verify(record, rules)


def test_a_match_played_and_counted_by_the_rules_is_fine() -> None:
    assert found(whole_match()).verdict == "fine"


def test_what_a_record_does_not_say_is_not_verified() -> None:
    bare = game(*[deal() for _ in range(4)])
    assert found(bare).verdict == "fine"


def test_another_card_than_the_opening_card_is_barred() -> None:
    hands = exchange(suits(), "7C", "8C")
    seen = found(game(deal(all_tricks(hands), hands=suits())))
    assert (seen.what, seen.clauses, seen.play, seen.seat, seen.card) == ("barred", ("opening.card",), 1, "A", "8C")
    assert seen.allowed == ("7C",)


def test_a_discard_with_the_suit_led_in_hand_is_barred_by_the_clause_on_following() -> None:
    hands = exchange(suits(), "AC", "AD")
    seen = found(game(deal(all_tricks(hands), hands=hands)))
    assert (seen.what, seen.clauses, seen.trick, seen.play, seen.seat) == ("barred", ("play.follow-suit",), 1, 2, "B")
    assert seen.allowed == ("AC",)
    assert seen.table == (Played(seat="A", card="7C"),)


def test_what_is_played_later_shows_a_revoke_where_no_hands_are_recorded() -> None:
    hands = exchange(suits(), "AC", "AD")
    assert found(game(deal(all_tricks(hands)))).clauses == ("play.follow-suit",)


def test_every_clause_that_bars_a_card_is_named() -> None:
    rules = Rules.from_values({**NL_OMSLAG, "opening.leader": "left_of_dealer", "first_trick.others": "allowed"})
    hands = exchange(suits(), "7C", "7H")
    seen = found(game(deal(plays("A 7H"), hands=hands), start=Opening(dealer="D")), rules)
    assert seen.clauses == ("first-trick.hearts", "first-trick.lead")


@pytest.mark.parametrize(
    ("played", "clause", "turn"),
    [
        ("B 7D", "opening.leader", "A"),
        ("A 7C, C 7S", "trick.order", "B"),
        ("A 7C, B 7D, C 7S, D 7H, B 8D", "trick.next-lead", "A"),
    ],
)
def test_who_plays_out_of_turn_breaks_the_clause_of_that_turn(played: str, clause: str, turn: str) -> None:
    seen = found(game(deal(plays(played), hands=suits())))
    assert (seen.what, seen.clauses, seen.expected) == ("turn", (clause,), turn)


def test_the_dealer_moves_on_where_the_player_to_the_left_leads() -> None:
    rules = Rules.from_values({**NL_SHORT, "opening.leader": "left_of_dealer"})
    first = deal(hands=suits())
    seen = found(game(first, first, start=Opening(dealer="D")), rules)
    assert (seen.deal, seen.clauses, seen.expected) == (2, ("opening.leader",), "B")


def test_deals_are_counted_from_where_the_record_begins() -> None:
    assert found(game(deal(plays("B 7D"), hands=suits()), start=Opening(deal=7))).deal == 7


def test_a_card_of_another_hand_cannot_have_been_played() -> None:
    seen = found(game(deal(plays("A 7C, B 7S"), hands=suits())))
    assert (seen.what, seen.verdict, seen.expected) == ("not-held", "impossible", "C")


def test_a_card_played_twice_is_found_before_anything_it_leads_to() -> None:
    seen = found(game(deal(plays("A 8C, B 7D, C 7S, D 7H, A 8C"), hands=suits())))
    assert (seen.what, seen.play, seen.verdict) == ("twice", 5, "impossible")


def test_more_plays_than_cards_are_impossible() -> None:
    assert found(game(deal([*all_tricks(), *plays("A 7C")]))).what == "surplus"


def test_a_card_of_another_pack_is_impossible() -> None:
    assert found(game(deal(plays("A 2C")))).what == "foreign"


def test_hands_must_be_the_pack_in_equal_parts() -> None:
    short_of_one = {**suits(), "D": suits()["D"][:-1]}
    seen = found(game(deal(hands=short_of_one)))
    assert (seen.what, seen.clauses, seen.detail) == ("hands", ("setup.pack",), ("D holds 7 cards, each hand has 8",))


def test_a_game_cannot_begin_subtracting_where_points_are_never_subtracted() -> None:
    seen = found(game(deal(), start=Opening(phase="subtracting")))
    assert (seen.what, seen.clauses) == ("start", ("reversal.begin",))


def test_a_deal_that_stops_says_where() -> None:
    seen = found(game(deal(all_tricks()[:10], hands=suits())))
    assert (seen.what, seen.deal, seen.trick, seen.play, seen.clauses) == ("incomplete", 1, 3, 10, ())


def test_a_deal_that_stops_while_the_record_goes_on_leaves_tricks_out() -> None:
    seen = found(game(deal(all_tricks()[:10]), deal()))
    assert (seen.what, seen.clauses) == ("incomplete", ("trick.all",))


def passed_left() -> GameRecord:
    """Everybody passes the three lowest to the left: B has 2C and leads, A takes the trick with 5C and leads 2H."""
    return game(deal(plays("B 2C, C 2D, D 2S, A 5C, A 2H"), hands=suits(RANKS), passes=THREE_LEFT))


def test_cards_are_played_from_where_they_were_passed_to() -> None:
    assert found(passed_left(), PASSING).clauses == ("lead.hearts",)


def test_who_opens_is_known_after_passing() -> None:
    seen = found(game(deal(plays("A 5C"), hands=suits(RANKS), passes=THREE_LEFT)), PASSING)
    assert (seen.clauses, seen.expected) == (("opening.leader",), "B")


def test_so_many_different_cards_are_passed() -> None:
    passes = {**THREE_LEFT, "C": THREE_LEFT["C"][:2]}
    seen = found(game(deal([], hands=suits(RANKS), passes=passes)), PASSING)
    assert (seen.what, seen.clauses, seen.seat, seen.expected) == ("number-passed", ("passing.cards",), "C", 3)


def test_only_cards_that_are_held_are_passed() -> None:
    passes = {**THREE_LEFT, "C": [*THREE_LEFT["C"][:2], "2H"]}
    seen = found(game(deal([], hands=suits(RANKS), passes=passes)), PASSING)
    assert (seen.what, seen.seat, seen.card) == ("passed-unheld", "C", "2H")


def test_nobody_passes_where_the_deal_has_no_passing() -> None:
    start = Opening(deal=4)
    seen = found(game(deal([], hands=suits(RANKS), passes=THREE_LEFT), start=start), PASSING)
    assert (seen.what, seen.clauses) == ("nobody-passes", ("passing.cycle",))


def test_cards_passed_another_way_than_this_deal_passes_are_seen_in_the_play() -> None:
    seen = found(game(deal(plays("B 2C, C 2D, D 2H"), hands=suits(RANKS), passes=THREE_LEFT)), PASSING)
    assert (seen.what, seen.clauses, seen.card, seen.expected) == ("passed-elsewhere", ("passing.cycle",), "2H", "A")


def test_a_pass_that_is_not_recorded_leaves_the_record_incomplete() -> None:
    passes = hands_of({seat: cards for seat, cards in THREE_LEFT.items() if seat != "D"})
    seen = found(game(deal([], hands=suits(RANKS), passes=passes)), PASSING)
    assert (seen.what, seen.seat) == ("incomplete", "D")

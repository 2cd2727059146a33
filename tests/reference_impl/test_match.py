from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec import UNSET

from conformance.protocol.messages import Played
from reference_impl.match import (
    DealError,
    Refusal,
    State,
    bars,
    direction_of,
    escapes,
    pass_cards,
    play_card,
    start_deal,
    start_match,
)
from reference_impl.observing import observe
from tests.reference_impl.tables import INTERNATIONAL, NL_OMSLAG, NL_SHORT, rules, suit_each

if TYPE_CHECKING:
    from conformance.protocol.messages import Card, Seat
    from reference_impl.rules import Rules

PASS: dict[Seat, list[Card]] = {
    "A": ["2C", "3C", "4C"],
    "B": ["2D", "3D", "4D"],
    "C": ["2S", "3S", "4S"],
    "D": ["2H", "3H", "4H"],
}


def _moved(outcome: State | Refusal) -> State:
    assert isinstance(outcome, State), outcome
    return outcome


def _refused(outcome: State | Refusal) -> str:
    assert isinstance(outcome, Refusal), outcome
    return outcome.reason


def _one_suit_each(played_by: Rules, order: str = "CDSH", **start: Any) -> State:
    """Begin with every seat holding a whole suit: whoever leads takes all tricks."""
    return start_match(played_by, suit_each(played_by, order), **start)


def _played_out(state: State) -> State:
    while state.stage == "playing":
        seen = observe(state)
        assert seen.turn
        assert seen.legal
        state = _moved(play_card(state, seen.turn, seen.legal[0]))
    return state


class TestStart:
    def test_everybody_begins_at_zero_with_the_whole_pack_dealt(self) -> None:
        seen = observe(_one_suit_each(rules(NL_SHORT)))
        assert (seen.stage, seen.deal, seen.dealer, seen.phase) == ("playing", 1, "A", "adding")
        assert seen.totals == seen.points == {"A": 0, "B": 0, "C": 0, "D": 0}
        assert seen.hands == suit_each(rules(NL_SHORT))
        assert (seen.turn, seen.legal, seen.trick) == ("A", ["7C"], [])
        assert seen.score is UNSET
        assert seen.winners is UNSET

    def test_a_match_is_taken_up_where_it_was_left(self) -> None:
        totals: dict[Seat, int] = {"A": 48, "B": 30, "C": 20, "D": 7}
        state = _one_suit_each(rules(NL_OMSLAG), deal=6, dealer="C", totals=totals, phase="subtracting")
        seen = observe(state)
        assert (seen.deal, seen.dealer, seen.totals, seen.phase) == (6, "C", totals, "subtracting")

    def test_hands_that_are_not_the_pack_are_refused_with_every_reason(self) -> None:
        hands = suit_each(rules(NL_SHORT))
        with pytest.raises(DealError) as caught:
            start_match(rules(NL_SHORT), hands | {"A": ["7C", "8C", "7D", "2H"], "B": [*hands["B"][:-1], "7S"]})
        assert caught.value.faults == (
            "A holds 4 cards, each hand has 8",
            "A holds 2H, which is not in the pack",
            "7D is dealt to A and to B",
            "7S is dealt to B and to C",
        )

    @pytest.mark.parametrize(
        ("given", "reason"),
        [
            ({"dealer": "E"}, "dealer E is not at the table of A, B, C, D"),
            ({"deal": 0}, "deal 0: the first deal of a match is number 1"),
            ({"totals": {"A": 3}}, "totals are needed for exactly A, B, C, D"),
            ({"phase": "subtracting"}, "points are never subtracted under these rules"),
        ],
    )
    def test_a_start_that_cannot_be(self, given: dict[str, Any], reason: str) -> None:
        with pytest.raises(DealError, match=reason):
            _one_suit_each(rules(NL_SHORT), **given)

    def test_every_seat_and_no_other_gets_a_hand(self) -> None:
        hands = suit_each(rules(NL_SHORT))
        del hands["D"]
        with pytest.raises(DealError, match="hands are needed for exactly A, B, C, D"):
            start_match(rules(NL_SHORT), hands)


class TestPassing:
    @pytest.mark.parametrize(
        ("deal", "direction", "giver_of_a"),
        [(1, "left", "D"), (2, "right", "B"), (3, "across", "C"), (5, "left", "D"), (7, "across", "C")],
    )
    def test_the_cycle_says_where_cards_go(self, deal: int, direction: str, giver_of_a: Seat) -> None:
        state = _one_suit_each(rules(INTERNATIONAL), deal=deal)
        assert (observe(state).stage, observe(state).direction) == ("passing", direction)
        for seat, cards in PASS.items():
            state = _moved(pass_cards(state, seat, cards))
        hands = observe(state).hands
        assert hands is not UNSET
        assert set(PASS[giver_of_a]) < set(hands["A"])
        assert not set(PASS["A"]) & set(hands["A"])
        assert all(len(hand) == 13 for hand in hands.values())

    def test_in_a_hold_deal_there_is_no_passing_stage(self) -> None:
        state = _one_suit_each(rules(INTERNATIONAL), deal=4)
        assert (observe(state).stage, observe(state).direction, observe(state).turn) == ("playing", "none", "A")
        assert _refused(pass_cards(state, "A", PASS["A"])) == "passing.cards"

    def test_the_opener_is_found_after_passing(self) -> None:
        state = _one_suit_each(rules(INTERNATIONAL))
        for seat, cards in PASS.items():
            assert observe(state).turn is None
            state = _moved(pass_cards(state, seat, cards))
        assert (observe(state).turn, observe(state).legal) == ("B", ["2C"])

    def test_nothing_moves_until_all_have_chosen_in_any_order(self) -> None:
        state = _one_suit_each(rules(INTERNATIONAL))
        dealt = observe(state).hands
        for seat, waiting in (("C", ["A", "B", "D"]), ("A", ["B", "D"]), ("D", ["B"])):
            state = _moved(pass_cards(state, seat, PASS[seat]))  # type: ignore[arg-type, index]  # they are seats
            assert (observe(state).waiting, observe(state).hands, observe(state).stage) == (waiting, dealt, "passing")
        assert observe(_moved(pass_cards(state, "B", PASS["B"]))).stage == "playing"

    @pytest.mark.parametrize(
        "cards",
        [["2C", "3C"], ["2C", "3C", "4C", "5C"], ["2C", "3C", "3C"], ["2C", "3C", "4D"], []],
    )
    def test_exactly_three_different_cards_of_the_hand_are_passed(self, cards: list[Card]) -> None:
        state = _one_suit_each(rules(INTERNATIONAL))
        assert _refused(pass_cards(state, "A", cards)) == "passing.cards"
        assert isinstance(pass_cards(state, "A", ["2C", "3C", "4C"]), State)

    def test_nobody_passes_twice_or_from_another_table(self) -> None:
        state = _moved(pass_cards(_one_suit_each(rules(INTERNATIONAL)), "A", PASS["A"]))
        assert _refused(pass_cards(state, "A", ["5C", "6C", "7C"])) == "passing.cards"
        assert _refused(pass_cards(state, "E", PASS["A"])) == "passing.cards"

    def test_no_card_is_played_while_passing(self) -> None:
        state = _one_suit_each(rules(INTERNATIONAL))
        assert _refused(play_card(state, "A", "2C")) == "trick.order"
        assert bars(state) == {}
        assert escapes(state) == ()

    def test_three_players_pass_left_and_right_around_the_table(self) -> None:
        three = rules(
            INTERNATIONAL, table__players=3, pack__ranks=["Q", "K", "A"], passing__cards=1, opening__card="QC",
            passing__cycle=["left", "right"],
        )  # fmt: skip
        hands: dict[Seat, list[Card]] = {
            "A": ["QC", "KC", "AC", "QH"],
            "B": ["QD", "KD", "AD", "KH"],
            "C": ["QS", "KS", "AS", "AH"],
        }
        for deal, opener in ((1, "B"), (2, "C"), (3, "B")):
            state = start_match(three, hands, deal=deal)
            for seat, hand in hands.items():
                state = _moved(pass_cards(state, seat, hand[:1]))
            assert observe(state).turn == opener


class TestPlay:
    def test_out_of_turn_not_held_and_barred_are_told_apart(self) -> None:
        hands = suit_each(rules(NL_SHORT))
        hands["B"][0], hands["C"][0] = "7S", "7D"
        hands["B"][7], hands["A"][7] = "AC", "AD"
        state = start_match(rules(NL_SHORT), hands)
        assert _refused(play_card(state, "B", "AC")) == "trick.order"
        assert _refused(play_card(state, "E", "7C")) == "trick.order"
        assert _refused(play_card(state, "A", "AC")) == "play.own-card"
        assert _refused(play_card(state, "A", "2C")) == "play.own-card"
        assert _refused(play_card(state, "A", "8C")) == "opening.card"
        state = _moved(play_card(state, "A", "7C"))
        assert _refused(play_card(state, "A", "8C")) == "trick.order"
        assert _refused(play_card(state, "B", "8D")) == "play.follow-suit"
        assert bars(state)["8D"] == ("play.follow-suit",)
        assert set(bars(state)) == {"8D", "9D", "10D", "JD", "QD", "KD", "7S"}
        assert observe(_moved(play_card(state, "B", "AC"))).trick == [
            Played(seat="A", card="7C"),
            Played(seat="B", card="AC"),
        ]

    def test_a_refusal_says_so_in_a_sentence(self) -> None:
        state = _one_suit_each(rules(NL_SHORT))
        refused = play_card(state, "A", "9C")
        assert refused == Refusal(clauses=("opening.card",), detail="9C is barred by opening.card.")

    def test_escapes_are_told_for_the_seat_in_turn(self) -> None:
        state = _one_suit_each(rules(INTERNATIONAL), deal=4, order="CHDS")
        state = _moved(play_card(state, "A", "2C"))
        assert (observe(state).turn, escapes(state)) == ("B", ("play.discard", "first-trick.escape"))

    def test_hearts_may_be_led_right_after_the_compulsory_seven(self) -> None:
        hands = suit_each(rules(NL_SHORT))
        hands["A"][7], hands["D"][0] = "7H", "AC"
        hands["B"][0], hands["D"][1] = "8H", "7D"
        state = start_match(rules(NL_SHORT), hands)
        for seat, card in (("A", "7C"), ("B", "8H"), ("C", "7S"), ("D", "AC")):
            state = _moved(play_card(state, seat, card))  # type: ignore[arg-type]  # seats and cards
        assert (observe(state).turn, set(observe(state).legal or [])) == (
            "D",
            {"7D", "9H", "10H", "JH", "QH", "KH", "AH"},
        )

    def test_all_eight_tricks_are_played_though_the_points_are_gone(self) -> None:
        state = _one_suit_each(rules(NL_SHORT, scoring__values={"7C": 1}))
        for _ in range(4):
            seen = observe(state)
            state = _moved(play_card(state, seen.turn or "A", (seen.legal or ["7C"])[0]))
        assert observe(state).points == {"A": 1, "B": 0, "C": 0, "D": 0}
        assert observe(state).stage == "playing"

    def test_after_the_deal_nobody_is_in_turn(self) -> None:
        state = _played_out(_one_suit_each(rules(NL_SHORT)))
        seen = observe(state)
        assert (seen.stage, seen.turn, seen.legal, seen.trick, seen.waiting) == ("deal_over", None, [], [], [])
        assert seen.points == {"A": 15, "B": 0, "C": 0, "D": 0}
        assert seen.score == seen.totals == {"A": 0, "B": 15, "C": 15, "D": 15}
        assert _refused(play_card(state, "A", "7C")) == "trick.order"
        assert bars(state) == {}


class TestNextDeal:
    def test_the_deal_moves_to_the_left_or_stays(self) -> None:
        for next_dealer, dealers in (("left", ["C", "D", "A"]), ("same", ["C", "C", "C"])):
            played_by = rules(NL_SHORT, deal__next_dealer=next_dealer)
            state = _one_suit_each(played_by, dealer="C")
            seen = [observe(state).dealer]
            for _ in range(2):
                state = _moved(start_deal(_played_out(state), suit_each(played_by)))
                seen.append(observe(state).dealer)
            assert seen == dealers

    def test_the_number_goes_up_and_the_score_is_wiped(self) -> None:
        state = _moved(start_deal(_played_out(_one_suit_each(rules(NL_SHORT))), suit_each(rules(NL_SHORT), "DCHS")))
        seen = observe(state)
        assert (seen.deal, seen.turn, seen.score) == (2, "B", UNSET)
        assert seen.totals == {"A": 0, "B": 15, "C": 15, "D": 15}
        assert seen.points == {"A": 0, "B": 0, "C": 0, "D": 0}
        assert seen.captured == {"A": [], "B": [], "C": [], "D": []}

    def test_a_deal_is_refused_while_one_is_played_and_after_the_end(self) -> None:
        state = _one_suit_each(rules(NL_SHORT, match__threshold=15))
        hands = suit_each(rules(NL_SHORT))
        assert _refused(start_deal(state, hands)) == "trick.all"
        over = _played_out(state)
        assert observe(over).stage == "match_over"
        assert _refused(start_deal(over, hands)) == "match.end"

    def test_hands_of_the_next_deal_are_looked_at_too(self) -> None:
        state = _played_out(_one_suit_each(rules(NL_SHORT)))
        with pytest.raises(DealError, match="B holds 0 cards, each hand has 8"):
            start_deal(state, suit_each(rules(NL_SHORT)) | {"B": []})

    def test_the_cycle_goes_on_with_the_deals(self) -> None:
        international = rules(INTERNATIONAL)
        directions = [direction_of(international, deal) for deal in range(1, 10)]
        assert directions == ["left", "right", "across", "none"] * 2 + ["left"]


class TestMatch:
    def test_four_pits_by_the_same_player_end_a_short_match(self) -> None:
        played_by = rules(NL_SHORT)
        state = _one_suit_each(played_by)
        for _ in range(3):
            state = _moved(start_deal(_played_out(state), suit_each(played_by)))
        seen = observe(_played_out(state))
        assert (seen.stage, seen.deal, seen.winners) == ("match_over", 4, ["A"])
        assert seen.totals == {"A": 0, "B": 60, "C": 60, "D": 60}
        assert (seen.turn, seen.legal, seen.trick) == (None, [], [])

    def test_a_match_turns_round_and_is_won_at_zero(self) -> None:
        played_by = rules(NL_OMSLAG, sweep__needs="nothing", match__threshold=15)
        state = _played_out(_one_suit_each(played_by))
        seen = observe(state)
        assert (seen.stage, seen.phase, seen.totals) == ("deal_over", "subtracting", {"A": 15, "B": 0, "C": 0, "D": 0})
        state = _played_out(_moved(start_deal(state, suit_each(played_by))))
        assert (observe(state).stage, observe(state).winners) == ("match_over", ["A", "B", "C", "D"])

    def test_the_first_trick_that_reaches_the_threshold_turns_the_rest_of_the_deal_round(self) -> None:
        # A takes every trick, and with each a heart of D.
        played_by = rules(
            NL_OMSLAG, sweep__needs="nothing", reversal__crossing="mid_deal", match__threshold=50, match__ends="at_once"
        )
        state = _one_suit_each(played_by, totals={"A": 48, "B": 20, "C": 15, "D": 0})
        for trick in ("7C 7D 7S 7H", "8C 8D 8S 8H", "9C 9D 9S 9H", "10C 10D 10S 10H"):
            for seat, card in zip("ABCD", trick.split(), strict=True):
                state = _moved(play_card(state, seat, card))  # type: ignore[arg-type]  # seats and cards
            seen = observe(state)
            assert (seen.stage, seen.phase, seen.totals) == ("playing", "adding", {"A": 48, "B": 20, "C": 15, "D": 0})
        seen = observe(_played_out(state))
        # Two hearts bring A to 50; the other thirteen points come off. D stands at zero, and must finish the next deal.
        assert (seen.stage, seen.phase) == ("deal_over", "subtracting")
        assert seen.totals == {"A": 37, "B": 20, "C": 15, "D": 0}
        assert seen.score == seen.points == {"A": 15, "B": 0, "C": 0, "D": 0}

    def test_a_match_that_ends_at_once_stops_after_the_trick(self) -> None:
        played_by = rules(NL_SHORT, match__ends="at_once", match__threshold=2, scoring__values={"JC": 2, "QS": 5})
        hands = suit_each(played_by)
        state = start_match(played_by, hands)
        for seat, card in (("A", "7C"), ("B", "7D"), ("C", "7S"), ("D", "7H"), ("A", "JC"), ("B", "8D"), ("C", "8S")):
            state = _moved(play_card(state, seat, card))  # type: ignore[arg-type]  # seats and cards
            assert observe(state).stage == "playing"
        seen = observe(_moved(play_card(state, "D", "8H")))
        assert (seen.stage, seen.turn, seen.winners) == ("match_over", None, ["B", "C", "D"])
        assert seen.score == seen.totals == {"A": 2, "B": 0, "C": 0, "D": 0}
        assert len((seen.hands or {})["A"]) == 6

    def test_the_last_trick_counts_as_the_end_of_the_deal_even_so(self) -> None:
        played_by = rules(NL_SHORT, match__ends="at_once", match__threshold=15, scoring__values={"hearts": 1, "7C": 7})
        state = _played_out(_one_suit_each(played_by))
        assert observe(state).score == {"A": 0, "B": 15, "C": 15, "D": 15}


class TestViews:
    def test_a_seat_sees_its_own_hand_only(self) -> None:
        state = _one_suit_each(rules(NL_SHORT))
        mine, theirs = observe(state, "A"), observe(state, "C")
        assert mine.hands == {"A": suit_each(rules(NL_SHORT))["A"]}
        assert theirs.hands == {"C": suit_each(rules(NL_SHORT))["C"]}
        assert (mine.legal, theirs.legal) == (["7C"], UNSET)
        assert mine.turn == theirs.turn == "A"

    def test_what_others_passed_stays_hidden(self) -> None:
        state = _moved(pass_cards(_one_suit_each(rules(INTERNATIONAL)), "A", PASS["A"]))
        seen = observe(state, "B")
        assert (list(seen.hands or {}), seen.waiting, seen.legal) == (["B"], ["B", "C", "D"], [])

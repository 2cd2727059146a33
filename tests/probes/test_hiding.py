"""Exchanges of hidden cards leave everything that one seat may see as it was."""

from __future__ import annotations

from conformance.cards import SUITS
from conformance.probes.hiding import exchange_at_start, exchange_late, fixed_cards, other_pass
from conformance.protocol.messages import Move, Pass, Start
from tests.cases_by_hand import HANDS, TRICKS, play

START = Start(rules={}, hands=HANDS)
MOVES = [Move(play=play(*word.split(" "))) for trick in TRICKS for word in trick.split(", ")]
FIXED = frozenset({"7C", "QS", "JC"})


def cards_of(hands: dict[str, list[str]]) -> list[str]:
    return sorted(card for cards in hands.values() for card in cards)


def test_at_the_start_two_others_hold_each_others_cards_but_for_the_opening_card() -> None:
    found = exchange_at_start(START, "B", "7C")
    assert found is not None
    assert found.start.hands["B"] == HANDS["B"]
    assert found.start.hands["C"] == HANDS["C"]
    assert "7C" in found.start.hands["A"]
    assert set(found.start.hands["A"]) != set(HANDS["A"])
    assert cards_of(found.start.hands) == cards_of(HANDS)  # type: ignore[arg-type]


def test_late_cards_go_for_cards_of_their_suit_that_were_not_played() -> None:
    found = exchange_late(START, MOVES, "A", FIXED)
    assert found is not None
    played = {move.play.card for move in found.moves if move.play}
    moved = {card for seat in "BCD" for card in set(found.start.hands[seat]) - set(HANDS[seat])}  # type: ignore[index]
    assert moved
    assert not moved & (played | FIXED)
    assert found.start.hands["A"] == HANDS["A"]
    for seat in "ABCD":
        for suit in SUITS:
            after, before = ([c for c in hands[seat] if c[-1] == suit] for hands in (found.start.hands, HANDS))  # type: ignore[index]
            assert len(after) == len(before)


def test_the_cards_with_a_worth_and_the_opening_card_stay_where_they_are() -> None:
    assert fixed_cards({"opening.card": "none", "scoring.values": {"hearts": 1, "QS": 5, "JC": 2}}) == {"QS", "JC"}


def test_another_pass_has_as_many_other_cards() -> None:
    found = other_pass(START, Move(passing=Pass(seat="A", cards=["8C", "7D", "8D"])), "7C")
    assert found is not None
    assert found.passing
    assert found.passing.cards == ["AS", "8S", "7H"]

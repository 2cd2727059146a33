"""Positions explained: what bars a card, what the answer depends on, and positions that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.problems import Problems
from conformance.rules import load_profile
from conformance.rules.explanation import explain_position, read_position

Bars = tuple[str, ...]


def explained(profile: str, **position: Any) -> dict[str, tuple[Bars, tuple[tuple[str, Any, Bars], ...]]]:
    resolved = load_profile(profile)
    known = {"trick": "", "trick_number": None, "broken": None} | position
    found = explain_position(resolved, read_position(resolved.rules, **known))
    return {
        card.card: (card.bars, tuple((other.subject, other.value, other.bars) for other in card.otherwise))
        for card in found.cards
    }


def test_hearts_and_the_queen_are_barred_from_the_first_trick_by_a_clause_each() -> None:
    found = explained("nl-omslag", hand="8♦ K♥ Q♠", trick="7♣", trick_number=1)
    assert found == {
        "8D": ((), ()),
        "KH": (("first-trick.hearts",), ()),
        "QS": (("first-trick.queen",), ()),
    }


def test_an_open_point_is_named_with_the_reading_that_would_change_the_answer() -> None:
    found = explained("nl-omslag", hand="9♣ B♣", trick="♣7", trick_number=1)
    assert found["9C"] == ((), ())
    assert found["JC"] == ((), (("first_trick.others", "banned", ("first-trick.others",)),))


def test_without_history_a_heart_to_lead_depends_on_hearts_being_broken() -> None:
    assert explained("international", hand="6D 2H")["2H"] == (("lead.hearts",), (("broken", True, ()),))


def test_without_the_number_of_the_trick_a_discard_depends_on_it() -> None:
    found = explained("international", hand="6D QS", trick="KC")
    assert found["QS"] == ((), (("first_trick", True, ("first-trick.queen",)),))


def test_a_hand_without_the_opening_card_never_leads_to_the_first_trick() -> None:
    assert explained("nl-short", hand="8H")["8H"] == ((), ())


def test_the_escape_from_a_ban_is_said() -> None:
    resolved = load_profile("nl-omslag")
    at = read_position(resolved.rules, hand="K♥ Q♠", trick="7♣", trick_number=1, broken=None)
    assert explain_position(resolved, at).escapes == ("play.discard", "first-trick.escape")


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"hand": "8C 2H"}, "2♥ is not in the pack"),
        ({"hand": "8C XX"}, "'XX' is no card"),
        ({"hand": "8C 8♣"}, "8♣ is named twice"),
        ({"hand": "8C", "trick": "8C"}, "8♣ is named twice"),
        ({"hand": ""}, "name at least one card"),
        ({"hand": "8C", "trick": "9C 10C JC QC"}, "the trick of 4 players is full"),
        ({"hand": "8C", "trick_number": 9}, "a deal has tricks 1 to 8"),
        ({"hand": "7C 8C 9C", "trick_number": 7}, "more than a hand holds then"),
        ({"hand": "7C", "trick_number": 1, "broken": True}, "cannot be broken yet"),
        ({"hand": "8C", "trick_number": 1}, "the holder of 7♣ leads"),
    ],
)
def test_a_position_that_cannot_be_is_a_problem(position: dict[str, Any], words: str) -> None:
    with pytest.raises(Problems) as refused:
        explained("nl-short", **position)
    assert any(words in problem.message for problem in refused.value.problems)


def test_cards_are_read_with_the_letters_of_the_language_or_dutch_ones() -> None:
    rules = load_profile("nl-omslag").rules

    def hand(cards: str, language: str) -> tuple[str, ...]:
        at = read_position(rules, hand=cards, trick="", trick_number=None, broken=None, language=language)
        return at.hand

    assert hand("V♠ D♥ R♣ A♦ 10♦", "fr") == ("JS", "QH", "KC", "AD", "10D")
    assert hand("B♠ H♥", "fr") == ("JS", "KH"), "no French letters, so those of the source in Dutch"
    assert hand("J♠ Q♥", "fr") == hand("B♠ V♥", "nl") == hand("B♠ V♥", "en") == ("JS", "QH")
    with pytest.raises(Problems, match="'D♠' is no card; write 7C, 7♣ or ♣7: suits C D S H, faces J Q K or B V H"):
        hand("D♠", "es")
    with pytest.raises(Problems, match="faces J Q K or V D R"):
        hand("X♠", "fr")


def test_all_that_is_wrong_with_a_position_is_said_at_once() -> None:
    with pytest.raises(Problems) as refused:
        explained("nl-short", hand="XX 2H", trick_number=12)
    assert len(refused.value.problems) == 3

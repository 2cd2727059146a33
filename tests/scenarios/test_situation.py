from __future__ import annotations

from typing import TYPE_CHECKING

from conformance.scenarios.applicability import own_rules
from conformance.scenarios.consistency import table_of
from conformance.scenarios.deals import scripts_of
from conformance.scenarios.situation import Situation, situation_of
from tests.scenarios.writing import scenario_of

if TYPE_CHECKING:
    from pathlib import Path


def situation(steps: str, folder: Path) -> Situation:
    scenario = scenario_of(steps, folder)
    return situation_of(scenario, table_of(own_rules(scenario)))


def test_the_size_of_a_hand_says_which_trick_it_is(tmp_path: Path) -> None:
    found = situation(
        """
        Given we play nl-short
        And A is to lead
        And A holds 9♣ J♣ 10♥ K♥
        Then A may play any card
        """,
        tmp_path,
    )
    assert (found.trick, found.leader, found.hands) == (5, "A", {"A": ("9C", "JC", "10H", "KH")})


def test_a_seat_that_has_played_to_the_trick_holds_one_card_less(tmp_path: Path) -> None:
    found = situation(
        """
        Given we play international
        And A holds 9♣ J♣
        And the trick so far is A 4♦, B 8♦
        Then it is C's turn
        """,
        tmp_path,
    )
    assert (found.trick, found.leader, found.table) == (11, "A", (("A", "4D"), ("B", "8D")))


def test_nothing_said_is_the_beginning_of_the_deal(tmp_path: Path) -> None:
    found = situation("Given we play nl-short\nWhen the deal is played out\nThen the deal is over", tmp_path)
    assert (found.trick, found.dealt, found.table) == (1, False, ())


def test_a_position_that_no_hand_fixes_is_in_any_trick(tmp_path: Path) -> None:
    found = situation("Given we play nl-omslag\nAnd hearts are broken\nWhen A leads K♥\nThen it is B's turn", tmp_path)
    assert (found.trick, found.broken) == (None, True)


def test_hands_are_those_dealt_only_where_passing_is_spoken_of(tmp_path: Path) -> None:
    hand = "2♣ 7♣ J♣ 3♦ 9♦ Q♦ 5♠ 8♠ Q♠ 4♥ 6♥ 10♥ A♥"
    spoken = f"Given we play international\nAnd A holds {hand}\nWhen the deal begins\nThen cards are passed left"
    unspoken = f"Given we play international\nAnd A holds {hand}\nWhen the deal begins\nThen it is A's turn"
    assert situation(spoken, tmp_path / "1").dealt
    assert not situation(unspoken, tmp_path / "2").dealt


def test_every_deal_has_its_own_part_of_a_scenario(tmp_path: Path) -> None:
    found = scripts_of(
        situation(
            """
            Given we play nl-short
            When the deal is played out with points A 9, B 6, C 0, D 0
            Then the totals are A 9, B 6, C 0, D 0
            When the next deal is dealt
            Then D holds 7♣ K♣ 10♦ Q♦ 8♠ J♠ 7♥ A♥
            When D leads 7♣
            Then it is A's turn
            """,
            tmp_path,
        )
    )
    assert [script.finish.id if script.finish else None for script in found] == ["play-out-points", None]
    assert found[1].situation.hands == {"D": ("7C", "KC", "10D", "QD", "8S", "JS", "7H", "AH")}
    assert found[1].plays == (("D", "7C"),)


def test_a_deal_that_went_before_is_a_deal_of_its_own(tmp_path: Path) -> None:
    found = scripts_of(
        situation(
            "Given we play nl-omslag\nAnd a whole deal has been played before this one\n"
            "And hearts are not broken\nAnd A is to lead\nAnd A holds 9♣ 9♥\nThen A may play 9♣",
            tmp_path,
        )
    )
    assert [(script.finish is not None, script.situation.trick) for script in found] == [(True, 1), (False, 7)]

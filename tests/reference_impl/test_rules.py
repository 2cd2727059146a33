from __future__ import annotations

import pytest

from reference_impl.cardset import NUMBERS, codes_of
from reference_impl.rules import Rules, RulesError
from reference_impl.values import Fault
from tests.reference_impl.tables import INTERNATIONAL, NL_OMSLAG, NL_SHORT, rules


def test_the_short_pack_has_fifteen_points_in_ten_cards() -> None:
    dutch = rules(NL_SHORT)
    assert (dutch.players, dutch.seats, dutch.hand_size) == (4, ("A", "B", "C", "D"), 8)
    assert dutch.total == 8 * 1 + 5 + 2
    assert codes_of(dutch.penalties) == ("JC", "QS", "7H", "8H", "9H", "10H", "JH", "QH", "KH", "AH")


def test_the_full_pack_has_26_points() -> None:
    assert rules(INTERNATIONAL).total == 26
    assert rules(INTERNATIONAL).penalties.bit_count() == 14


def test_a_card_that_gives_points_back_is_no_penalty_card() -> None:
    omnibus = rules(INTERNATIONAL, scoring__values={"hearts": 1, "QS": 13, "JD": -10})
    assert omnibus.total == 26
    assert omnibus.penalties == rules(INTERNATIONAL).penalties
    assert omnibus.card_points[NUMBERS["JD"]] == -10


def test_rules_keep_the_values_they_were_made_of() -> None:
    assert Rules.from_values(NL_OMSLAG | {"first_trick.others": "allowed"}).values == NL_OMSLAG


def test_unusable_values_say_which_parameters_are_wrong() -> None:
    with pytest.raises(RulesError, match=r"match\.threshold: 0 is not a whole number from 1 to 10000") as caught:
        rules(NL_SHORT, match__threshold=0, match__ties="shared")
    assert caught.value.faults == (
        Fault("match.ties", "no such parameter"),
        Fault("match.threshold", "0 is not a whole number from 1 to 10000"),
    )
    assert isinstance(caught.value, ValueError)


def test_cards_rank_in_the_order_of_the_pack() -> None:
    strength = rules(NL_SHORT, pack__ranks=["7", "8", "9", "10", "A", "J", "Q", "K"]).strength[0]
    assert strength[NUMBERS["10C"]] < strength[NUMBERS["AC"]] < strength[NUMBERS["JC"]] < strength[NUMBERS["KC"]]
    assert strength[NUMBERS["AD"]] == strength[NUMBERS["2C"]] == -1


@pytest.mark.parametrize(
    ("broken_by", "queen_breaks", "led", "breaking", "not_breaking"),
    [
        ("played", "no", "D", "2H", "QS"),
        ("played", "no", "H", "2H", "QS"),
        ("played", "yes", "S", "QS", "KS"),
        ("discarded", "no", "D", "2H", "QS"),
        ("discarded", "no", "S", "2H", "QS"),
        ("discarded", "yes", "D", "QS", "KS"),
        ("discarded", "yes", "H", "QS", "2H"),
        ("discarded", "yes", "S", "2H", "QS"),
    ],
)
def test_what_breaks_hearts(broken_by: str, queen_breaks: str, led: str, breaking: str, not_breaking: str) -> None:
    played_by = rules(INTERNATIONAL, hearts__broken_by=broken_by, hearts__queen_breaks=queen_breaks)
    breakers = codes_of(played_by.breakers["CDSH".index(led)])
    assert breaking in breakers
    assert not_breaking not in breakers


def test_without_a_gate_there_is_nothing_to_break() -> None:
    assert rules(NL_SHORT).breakers == (0, 0, 0, 0)

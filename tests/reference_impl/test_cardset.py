from __future__ import annotations

import pytest

from conformance.cards import sort_cards
from reference_impl.cardset import CODES, HEARTS, NUMBERS, QUEEN, SUIT_OF, SUIT_SETS, codes_of, members, set_of


def test_numbers_and_codes_name_the_same_52_cards() -> None:
    assert len(set(CODES)) == 52
    assert [NUMBERS[code] for code in CODES] == list(range(52))


def test_a_card_is_thirteen_times_its_suit_plus_its_rank() -> None:
    assert (NUMBERS["2C"], NUMBERS["AC"], NUMBERS["2D"], NUMBERS["QS"], NUMBERS["AH"]) == (0, 12, 13, 36, 51)
    assert (SUIT_OF[NUMBERS["10D"]], SUIT_OF[NUMBERS["10H"]]) == (1, 3)


def test_the_suits_share_no_card_and_make_up_the_pack() -> None:
    assert sum(SUIT_SETS) == (1 << 52) - 1
    assert codes_of(HEARTS) == tuple(code for code in CODES if code[-1] == "H")
    assert codes_of(QUEEN) == ("QS",)


def test_a_set_is_listed_in_the_order_of_a_fanned_hand() -> None:
    hand = ["QS", "10H", "7C", "9H", "KD"]
    assert codes_of(set_of(hand)) == sort_cards(hand)
    assert list(members(set_of(hand))) == sorted(NUMBERS[card] for card in hand)


def test_a_text_that_is_no_card_has_no_set() -> None:
    with pytest.raises(KeyError):
        set_of(["1C"])

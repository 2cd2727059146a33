"""The choices of a game are those of its seed and number, and of nothing else."""

from __future__ import annotations

from conformance.records.choosing import Choices
from tests.records.tables import NL, WIDE


def test_every_deal_is_the_whole_pack_in_equal_hands() -> None:
    choices = Choices(WIDE, seed=7, number=1)
    for _ in range(3):
        hands = choices.deal()
        assert [len(hand) for hand in hands.values()] == [13] * 4
        assert set().union(*hands.values()) == WIDE.pack


def test_another_seed_or_number_or_deal_is_dealt_otherwise() -> None:
    first = Choices(NL, seed=1, number=1)
    dealt = [first.deal(), first.deal(), Choices(NL, seed=1, number=2).deal(), Choices(NL, seed=2, number=1).deal()]
    assert all(one != other for place, one in enumerate(dealt) for other in dealt[:place])


def test_the_order_of_the_cards_holds_for_a_deal_and_is_another_in_the_next() -> None:
    choices = Choices(NL, seed=1, number=1)
    choices.deal()
    first = choices.prefer(NL.cards)
    assert choices.prefer(reversed(NL.cards)) == first
    assert choices.prefer(first[10:]) == first[10:]
    assert choices.pass_on(first[5:9], 3) == first[6:9]
    choices.deal()
    assert choices.prefer(NL.cards) != first


def test_no_card_and_no_seat_is_preferred_in_the_long_run() -> None:
    """Of 400 deals each card is dealt to A in about 100, and first in order in about 12."""
    dealt, first = [], []
    for number in range(400):
        choices = Choices(NL, seed=1, number=number)
        dealt += choices.deal()["A"]
        first.append(choices.prefer(NL.cards)[0])
    assert all(60 < dealt.count(card) < 140 for card in NL.cards)
    assert all(first.count(card) < 30 for card in NL.cards)

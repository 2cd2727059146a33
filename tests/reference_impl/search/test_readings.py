from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from reference_impl.cardset import HEARTS, SUIT_SETS, members, set_of
from reference_impl.search.readings import kept_from, reading_of
from tests.reference_impl.strategies import every_rules, settled
from tests.reference_impl.tables import INTERNATIONAL, NL_OMSLAG, NL_SHORT, rules

if TYPE_CHECKING:
    from reference_impl.rules import Rules


def test_rules_that_differ_in_scores_alone_read_the_same() -> None:
    assert reading_of(rules(NL_SHORT)) == reading_of(rules(NL_SHORT, match__threshold=40, sweep__sweeper=-15))
    assert reading_of(rules(NL_OMSLAG)) != reading_of(rules(NL_OMSLAG, hearts__broken_by="played"))


def test_lower_cards_follow_the_order_of_the_ranks() -> None:
    ten_high = reading_of(rules(NL_SHORT, pack__ranks=["7", "8", "9", "J", "Q", "K", "10", "A"]))
    assert ten_high.lower(8) == set_of(["7C", "8C", "9C", "JC", "QC", "KC"])


def test_a_discard_keeps_the_suit_led_out_of_the_hand() -> None:
    table = rules(NL_OMSLAG)
    steps = table.narrowings.following[True][0]
    assert kept_from(steps, set_of(["9D"])) & table.pack == SUIT_SETS[0] & table.pack
    assert kept_from(steps, set_of(["9C"])) & table.pack == 0


def test_a_heart_led_too_soon_keeps_everything_but_hearts_out_of_the_hand() -> None:
    assert kept_from(rules(INTERNATIONAL).narrowings.leading[True][False], set_of(["9H"])) & ~HEARTS
    spared = rules(INTERNATIONAL, hearts__exception="only_hearts_and_queen")
    assert not kept_from(spared.narrowings.leading[True][False], set_of(["9H"])) & set_of(["QS"])


@given(every_rules(), st.integers(1, (1 << 52) - 1), st.booleans(), st.integers(0, 3))
@settled(max_examples=150)
def test_a_hand_without_the_cards_kept_out_may_play_the_card(table: Rules, cards: int, first: bool, suit: int) -> None:
    hand = cards & table.pack
    reading = reading_of(table)
    trick = 1 if first else 2
    for card in members(hand):
        kept = hand & ~kept_from(table.narrowings.following[trick > 1][suit], 1 << card)
        assert reading.follows(kept, suit, trick=trick) >> card & 1

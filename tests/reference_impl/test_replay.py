from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reference_impl.cardset import CODES, NUMBERS, set_of
from reference_impl.play import Position, after, first_position, is_finished, legal
from reference_impl.replay import IllegalPlayError, replay_deal
from tests.reference_impl.strategies import every_rules, settled, shuffled_hands
from tests.reference_impl.tables import INTERNATIONAL, NL_SHORT, rules, suit_each

if TYPE_CHECKING:
    import random

    from reference_impl.rules import Rules


def _dealt(played_by: Rules, chance: random.Random) -> tuple[int, ...]:
    hands = shuffled_hands(played_by, chance)
    return tuple(set_of(hands[seat]) for seat in played_by.seats)


def _fold(played_by: Rules, position: Position, chance: random.Random) -> tuple[list[int], Position]:
    """Play at random, card by card, and return what was played and where it ended."""
    plays = []
    while not is_finished(played_by, position):
        choice = legal(played_by, position)
        plays.append(chance.choice([card for card in range(52) if choice >> card & 1]))
        position = after(played_by, position, plays[-1])
    return plays, position


@settled(max_examples=150)
@given(every_rules(), st.randoms(use_true_random=False))
def test_replaying_a_deal_is_playing_it_card_by_card(played_by: Rules, chance: random.Random) -> None:
    hands = _dealt(played_by, chance)
    dealer = chance.randrange(played_by.players)
    plays, end = _fold(played_by, first_position(played_by, hands, dealer), chance)
    assert replay_deal(played_by, hands, plays, dealer) == end.captured


@settled(max_examples=150)
@given(every_rules(), st.randoms(use_true_random=False))
def test_a_replay_stops_at_the_first_play_that_is_not_legal(played_by: Rules, chance: random.Random) -> None:
    hands = _dealt(played_by, chance)
    start = first_position(played_by, hands, 0)
    plays, _ = _fold(played_by, start, chance)
    place = chance.randrange(len(plays))
    position = start
    for card in plays[:place]:
        position = after(played_by, position, card)
    wrong = [card for card in range(52) if not legal(played_by, position) >> card & 1]
    changed = [*plays[:place], chance.choice(wrong), *plays[place + 1 :]]
    with pytest.raises(IllegalPlayError) as caught:
        replay_deal(played_by, hands, changed)
    assert (caught.value.place, caught.value.card) == (place, CODES[changed[place]])


def _numbers(cards: str) -> list[int]:
    return [NUMBERS[card] for card in cards.split()]


def test_an_illegal_play_is_named_with_its_clauses() -> None:
    dutch = rules(NL_SHORT)
    hands = tuple(set_of(hand) for hand in suit_each(dutch).values())
    rest = [NUMBERS[f"{rank}{suit}"] for rank in ("8", "9", "10", "J", "Q", "K", "A") for suit in "CDSH"]
    assert replay_deal(dutch, hands, [*_numbers("7C 7D 7S 7H"), *rest])[0] == dutch.pack
    with pytest.raises(IllegalPlayError, match=r"play 1, 8C by A: opening\.card") as caught:
        replay_deal(dutch, hands, [*_numbers("8C 7D 7S 7H"), *rest])
    assert (caught.value.place, caught.value.seat, caught.value.clauses) == (0, "A", ("opening.card",))
    with pytest.raises(IllegalPlayError, match=r"play 2, 7S by B: play\.own-card"):
        replay_deal(dutch, hands, [*_numbers("7C 7S 7D 7H"), *rest])


def test_a_revoke_in_a_later_trick_is_found() -> None:
    dutch = rules(NL_SHORT, pack__ranks=["J", "Q", "K"], opening__card="JC")
    hands = tuple(set_of(hand.split()) for hand in ("JC QC JD", "KC QD KD", "JS QS KS", "JH QH KH"))
    # B takes the first trick and leads KD; A, last to play, holds QC and JD
    kept = replay_deal(dutch, hands, _numbers("JC KC JS JH  KD QS QH JD  QD KS KH QC"))
    assert kept == (0, dutch.pack, 0, 0)
    with pytest.raises(IllegalPlayError) as caught:
        replay_deal(dutch, hands, _numbers("JC KC JS JH  KD QS QH QC  QD KS KH JD"))
    assert str(caught.value) == "play 8, QC by A: play.follow-suit"


def test_a_record_has_a_play_for_every_card() -> None:
    hands = tuple(set_of(hand) for hand in suit_each(rules(INTERNATIONAL)).values())
    with pytest.raises(ValueError, match="51 plays recorded, a deal has 52"):
        replay_deal(rules(INTERNATIONAL), hands, list(range(51)))

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from reference_impl.cardset import CODES, NUMBERS, codes_of, set_of
from reference_impl.play import Position, after, first_position, is_finished, legal, seat_in_turn, trick_winner
from tests.reference_impl.tables import INTERNATIONAL, NL_SHORT, rules

if TYPE_CHECKING:
    from reference_impl.rules import Rules


def _position(*hands: str, leader: int = 0, tricks: int = 1, broken: bool = False) -> Position:
    return Position(
        hands=tuple(set_of(hand.split()) for hand in hands),
        captured=(0,) * len(hands),
        leader=leader,
        tricks=tricks,
        broken=broken,
    )


def _play(played_by: Rules, position: Position, cards: str) -> Position:
    for card in cards.split():
        assert legal(played_by, position) & 1 << NUMBERS[card], card
        position = after(played_by, position, NUMBERS[card])
    return position


@pytest.mark.parametrize(
    ("leader", "trick", "winner"),
    [
        (0, "KC JC QS 8C", 0),  # the costly club trick: QS is no trump
        (1, "2C 8C 10H 3C", 2),  # counted from the seat that led
        (0, "6S JS 9S 2S", 1),
        (0, "3C 10C AD QC", 3),
        (0, "KD AD 2D 3D", 1),
        (0, "5D AS 3H 2D", 0),
    ],
)
def test_the_highest_card_of_the_suit_led_takes_the_trick(leader: int, trick: str, winner: int) -> None:
    cards = tuple(NUMBERS[card] for card in trick.split())
    assert trick_winner(rules(INTERNATIONAL), leader, cards) == winner


def test_the_order_of_the_pack_decides_what_is_high() -> None:
    cards = tuple(NUMBERS[card] for card in ["AC", "JC", "10C", "9C"])
    assert trick_winner(rules(NL_SHORT), 0, cards) == 0
    assert trick_winner(rules(NL_SHORT, pack__ranks=["7", "8", "9", "10", "A", "J", "Q", "K"]), 0, cards) == 1


def test_play_goes_round_clockwise_and_the_winner_leads() -> None:
    dutch = rules(NL_SHORT)
    position = _position("KC 7S", "JC 8S", "QS 9S", "8C 10S", leader=3)
    turns = []
    for card in ["8C", "KC", "JC", "QS"]:
        turns.append(seat_in_turn(dutch, position))
        position = after(dutch, position, NUMBERS[card])
    assert turns == [3, 0, 1, 2]
    assert position.leader == seat_in_turn(dutch, position) == 0
    assert [codes_of(taken) for taken in position.captured] == [("8C", "JC", "KC", "QS"), (), (), ()]
    assert [codes_of(hand) for hand in position.hands] == [("7S",), ("8S",), ("9S",), ("10S",)]
    assert (position.trick, position.tricks) == ((), 2)


@pytest.mark.parametrize(
    ("changes", "trick", "broken"),
    [
        # nobody plays a heart: hearts wait
        ({}, "4D 8D 3D 9D", False),
        # a heart discarded breaks them
        ({}, "4D 8D 3H 9D", True),
        ({"hearts__broken_by": "discarded"}, "4D 8D 3H 9D", True),
        # the queen of spades breaks nothing, unless the table says so
        ({}, "4D 8D QS 9D", False),
        ({"hearts__queen_breaks": "yes"}, "4D 8D QS 9D", True),
        ({"hearts__queen_breaks": "yes", "hearts__broken_by": "discarded"}, "4D 8D QS 9D", True),
        # spades led: a queen that follows is played and not discarded
        ({"hearts__queen_breaks": "yes"}, "4S 8S QS 9S", True),
        ({"hearts__queen_breaks": "yes", "hearts__broken_by": "discarded"}, "4S 8S QS 9S", False),
        # hearts led by a hand that has nothing else: played, and not discarded
        ({}, "4H 8H 3H 9H", True),
        ({"hearts__broken_by": "discarded"}, "4H 8H 3H 9H", False),
        ({"hearts__broken_by": "discarded"}, "4H 8H 3S 9H", False),
        ({"hearts__broken_by": "discarded", "hearts__queen_breaks": "yes"}, "4H 8H QS 9H", True),
    ],
)
def test_what_breaks_hearts_for_the_next_leader(changes: dict[str, str], trick: str, broken: bool) -> None:
    played_by = rules(INTERNATIONAL, **changes)
    position = _position(*(f"{card} 6C {place}H" for card, place in zip(trick.split(), (2, 5, 7, 10), strict=True)))
    for card in trick.split():
        position = after(played_by, position, NUMBERS[card])
    choice = {card[-1] for card in codes_of(legal(played_by, position))}
    assert choice == ({"C", "H"} if broken else {"C"})


def test_a_heart_on_the_table_does_not_break_hearts_within_its_own_trick() -> None:
    played_by = rules(INTERNATIONAL)
    position = _play(played_by, _position("4D 6D", "3H 6S", "9D 7D", "8D 5D"), "4D 3H")
    assert not position.broken
    assert _play(played_by, position, "9D 8D").broken


def test_once_broken_hearts_stay_broken() -> None:
    played_by = rules(INTERNATIONAL)
    position = _play(played_by, _position("4D", "3D", "9D", "8D", broken=True), "4D 3D 9D 8D")
    assert position.broken


def test_the_holder_of_the_card_or_the_seat_left_of_the_dealer_opens() -> None:
    hands = tuple(set_of(cards.split()) for cards in ("8C", "9C", "7C", "10C"))
    assert first_position(rules(NL_SHORT), hands, 0).leader == 2
    free = rules(NL_SHORT, opening__leader="left_of_dealer")
    assert [first_position(free, hands, dealer).leader for dealer in range(4)] == [1, 2, 3, 0]


def test_all_ways_to_play_when_everybody_holds_one_suit() -> None:
    """Nobody can follow, so that the leader keeps the lead: each seat plays its three cards in any order."""
    played_by = _ruled_by_three_ranks(NL_SHORT)
    for dealer in range(4):
        counts = _count_plays(played_by, first_position(played_by, SUIT_EACH, dealer))
        assert counts == [1, 3, 9, 27, 81, 162, 324, 648, 1296, 1296, 1296, 1296, 1296]


def test_all_ways_to_play_when_the_queen_is_kept_out_of_the_first_trick() -> None:
    """D leads a heart, having nothing else; C comes last and has two cards for the first trick instead of three."""
    played_by = _ruled_by_three_ranks(INTERNATIONAL)
    counts = _count_plays(played_by, first_position(played_by, SUIT_EACH, 2))
    assert counts == [1, 3, 9, 27, 54, 108, 216, 432, 864, 864, 864, 864, 864]


def test_a_ban_on_the_first_trick_takes_away_ways_to_play() -> None:
    """B leads a diamond; C may not throw hearts, D holds nothing else: 3 × 2 × 3 × 3 openings instead of 3⁴."""
    played_by = _ruled_by_three_ranks(INTERNATIONAL)
    hands = tuple(set_of(cards.split()) for cards in ("QC KC AC", "QD KD AD", "KS AS QH", "QS KH AH"))
    # D too has a card that is no heart, but that is the queen of spades, which is kept out with the hearts
    assert _count_plays(played_by, first_position(played_by, hands, 0))[:5] == [1, 3, 3 * 2, 3 * 2 * 3, 3 * 2 * 3 * 3]


SUIT_EACH = tuple(set_of(f"Q{suit} K{suit} A{suit}".split()) for suit in "CDSH")


def _ruled_by_three_ranks(base: dict[str, Any]) -> Rules:
    return rules(
        base,
        pack__ranks=["Q", "K", "A"],
        scoring__values={"hearts": 1},
        passing__cycle=["none"],
        opening__leader="left_of_dealer",
        first_trick__lead="covered",
    )


def _count_plays(played_by: Rules, position: Position) -> list[int]:
    counts = [1]
    layer = [position]
    while not is_finished(played_by, layer[0]):
        layer = [
            after(played_by, here, card)
            for here in layer
            for card in range(len(CODES))
            if legal(played_by, here) >> card & 1
        ]
        counts.append(len(layer))
    return counts

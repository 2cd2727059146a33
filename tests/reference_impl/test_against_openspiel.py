"""The engine beside OpenSpiel's, which nobody here wrote: the same deals, legal set by legal set."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pyspiel
import pytest

from conformance.cards import RANKS
from reference_impl.cardset import CODES, NUMBERS, members, set_of
from reference_impl.match import State, pass_cards, start_match
from reference_impl.observing import observe
from reference_impl.play import Position, after, first_position, is_finished, legal, seat_in_turn
from reference_impl.scoring import score_deal
from tests.reference_impl.strategies import shuffled_hands
from tests.reference_impl.tables import INTERNATIONAL, rules, whole_pack

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_impl.rules import Rules

THEIRS = [RANKS.index(code[:-1]) * 4 + "CDHS".index(code[-1]) for code in CODES]
"""OpenSpiel's number of every card: rank by rank, in each rank clubs, diamonds, hearts, spades."""
OURS = [THEIRS.index(number) for number in range(52)]
MOON = 26
"""OpenSpiel returns 26 less the score, the moon's 26 for the others included."""

TABLES: dict[str, dict[str, Any]] = {
    "": {"hearts.queen_breaks": "yes"},
    "qs_breaks_hearts=false": {},
    "must_break_hearts=false": {"hearts.lead": "free"},
    "qs_breaks_hearts=false,can_lead_hearts_instead_of_qs=true": {"hearts.exception": "only_hearts_and_queen"},
    "qs_breaks_hearts=false,no_pts_on_first_trick=false": {
        "first_trick.hearts": "allowed",
        "first_trick.queen": "allowed",
    },
}


def _dealt(options: str, direction: int, hands: Sequence[Sequence[str]]) -> Any:
    state = pyspiel.load_game(f"hearts({options})").new_initial_state()
    state.apply_action(direction)
    for place in range(52):
        state.apply_action(THEIRS[NUMBERS[hands[place % 4][place // 4]]])
    return state


def _play_on(played_by: Rules, position: Position, theirs: Any, chance: random.Random) -> None:
    while not is_finished(played_by, position):
        assert theirs.current_player() == seat_in_turn(played_by, position)
        choice = list(members(legal(played_by, position)))
        assert sorted(OURS[action] for action in theirs.legal_actions()) == choice
        card = chance.choice(choice)
        theirs.apply_action(THEIRS[card])
        position = after(played_by, position, card)
    assert theirs.is_terminal()
    assert [MOON - gain for gain in theirs.returns()] == list(score_deal(played_by, position.captured).score)


@pytest.mark.parametrize("options", TABLES)
def test_both_allow_the_same_cards_and_count_the_same_score(options: str) -> None:
    played_by = rules(INTERNATIONAL | TABLES[options], passing__cycle=["none"])
    for seed in range(200):
        chance = random.Random(seed)
        hands = _long_suits(played_by, chance) if seed % 2 else list(shuffled_hands(played_by, chance).values())
        theirs = _dealt(f"pass_cards=false,{options}", 0, hands)
        position = first_position(played_by, tuple(map(set_of, hands)), 0)
        _play_on(played_by, position, theirs, chance)


@pytest.mark.parametrize(("deal", "code"), [(1, 1), (2, 3), (3, 2), (4, 0)])
def test_both_pass_in_the_same_directions(deal: int, code: int) -> None:
    """OpenSpiel's codes: 1 to the left, 2 across, 3 to the right, 0 not at all."""
    played_by = rules(INTERNATIONAL)
    for seed in range(20):
        chance = random.Random(seed)
        hands = shuffled_hands(played_by, chance)
        theirs = _dealt("qs_breaks_hearts=false", code, list(hands.values()))
        state = start_match(played_by, hands, deal=deal)
        for seat, hand in hands.items() if code else ():
            cards = chance.sample(hand, 3)
            for card in cards:
                theirs.apply_action_with_legality_check(THEIRS[NUMBERS[card]])
            outcome = pass_cards(state, seat, cards)
            assert isinstance(outcome, State)
            state = outcome
        assert observe(state).stage == "playing"
        _play_on(played_by, state.position, theirs, chance)


def test_the_moon_counts_the_same() -> None:
    """D leads 2♣, A takes it with the ace, has only hearts beside it and so takes all tricks, whoever plays what."""
    played_by = rules(INTERNATIONAL, passing__cycle=["none"])
    clubs, diamonds, spades, hearts = ([rank + suit for rank in RANKS] for suit in "CDSH")
    hands = [["AC", *hearts[1:]], diamonds, spades, [*clubs[:-1], "2H"]]
    position = first_position(played_by, tuple(map(set_of, hands)), 0)
    theirs = _dealt("pass_cards=false,qs_breaks_hearts=false", 0, hands)
    _play_on(played_by, position, theirs, random.Random(1))
    assert list(theirs.returns()) == [26, 0, 0, 0]


def _long_suits(played_by: Rules, chance: random.Random) -> Sequence[Sequence[str]]:
    """Deal hands of long suits, so that seats are void early and hold nothing but hearts or penalty cards."""
    cards: list[str] = list(whole_pack(played_by))
    for _ in range(chance.randint(4, 24)):
        one, other = chance.sample(range(52), 2)
        cards[one], cards[other] = cards[other], cards[one]
    return [sorted(cards[start : start + 13]) for start in range(0, 52, 13)]

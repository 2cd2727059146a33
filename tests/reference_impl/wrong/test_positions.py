"""The trickiest of the wrong programs in positions worked out by hand: what is right, and what they make of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from conformance.protocol.messages import Answer, Move, Observation, Pass, Play, Replay, Start
from reference_impl.serve import ReferenceApp
from reference_impl.wrong import null_programs, programs
from reference_impl.wrong.mutant import MutantApp
from tests.cases_by_hand import HANDS, SWEEP_HANDS, SWEEP_TRICKS, TRICKS
from tests.reference_impl.tables import INTERNATIONAL, NL_OMSLAG, NL_SHORT, rules, suit_each

if TYPE_CHECKING:
    from conformance.protocol.messages import Card, Seat

REFERENCE = "the reference"


def app(name: str) -> ReferenceApp:
    """Return a program by name."""
    made = ReferenceApp() if name == REFERENCE else {**programs(), **null_programs()}[name].make()
    assert isinstance(made, ReferenceApp)
    return made


def after(name: str, start: Start, *tricks: str) -> list[Answer]:
    """Return the answers of a program to the cards of some tricks, written ``A 7C, B 9C``."""
    words = [word.split(" ") for trick in tricks for word in trick.split(", ")]
    moves = [Move(play=play(seat, card)) for seat, card in words]
    return app(name).replay(Replay(start=start, moves=moves)).answers


def play(seat: Any, card: Any) -> Play:
    """Return the play of a card."""
    return Play(seat=seat, card=card)


def dutch(hands: Any = HANDS, **more: Any) -> Start:
    """Return the start of a deal of the Dutch short game."""
    return Start(rules=NL_SHORT, hands=hands, **more)


def hold_deal() -> Start:
    """Return the start of the fourth deal of the international game, in which nobody passes; D deals, C holds 2C."""
    hands = suit_each(rules(INTERNATIONAL), "DSCH")
    return Start(rules=INTERNATIONAL, hands=hands, deal=4, dealer="D")


@pytest.mark.parametrize(
    ("name", "turn"), [(REFERENCE, "C"), ("opener-found-only-by-passing", "A"), ("dealer-leads", "D")]
)
def test_the_holder_of_the_lowest_club_leads_where_nobody_passes_too(name: str, turn: str) -> None:
    state = app(name).start(hold_deal()).state
    assert isinstance(state, Observation)
    assert state.turn == turn


@pytest.mark.parametrize(("name", "turn"), [(REFERENCE, "B"), ("opener-before-passing", "A")])
def test_the_opener_is_who_holds_the_card_after_passing(name: str, turn: str) -> None:
    """A holds all clubs and passes 2C to the left."""
    program = app(name)
    program.start(Start(rules=INTERNATIONAL, hands=suit_each(rules(INTERNATIONAL))))
    choices: dict[Seat, list[Card]] = {
        "A": ["2C", "3C", "4C"], "B": ["2D", "3D", "4D"], "C": ["2S", "3S", "4S"], "D": ["2H", "3H", "4H"],
    }  # fmt: skip
    answers = [program.move(Pass(seat=seat, cards=cards)) for seat, cards in choices.items()]
    assert answers[-1].state.turn == turn


@pytest.mark.parametrize(("name", "given"), [(REFERENCE, ["2D", "2S"]), ("across-covers-half-the-table", ["3D", "2S"])])
def test_across_everybody_passes(name: str, given: list[Card]) -> None:
    """In the third deal A and C exchange, and B and D do."""
    program = app(name)
    program.start(Start(rules=INTERNATIONAL | {"passing.cards": 1}, hands=suit_each(rules(INTERNATIONAL)), deal=3))
    choices: dict[Seat, Card] = {"A": "2C", "B": "2D", "C": "2S", "D": "2H"}
    answers = [program.move(Pass(seat=seat, cards=[card])) for seat, card in choices.items()]
    hands = answers[-1].state.hands
    assert isinstance(hands, dict)
    assert [
        "2D" if "2D" in hands["D"] else "3D",
        "2S" if "2S" in hands["A"] else "3S",
    ] == given


FREED = Start(
    rules=NL_OMSLAG,
    hands={
        "B": ["7C", "8C", "9C", "10C", "7S", "8S", "9S", "10S"],
        "C": ["7H", "8H", "9H", "10H", "JH", "QH", "KH", "AH"],
        "D": ["7D", "8D", "9D", "10D", "QS", "KS", "AS", "JS"],
        "A": ["JC", "QC", "KC", "AC", "JD", "QD", "KD", "AD"],
    },
)


@pytest.mark.parametrize(("name", "queen"), [(REFERENCE, False), ("broken-within-the-trick", True)])
def test_a_heart_from_a_hand_of_hearts_frees_nobody_else_in_the_first_trick(name: str, queen: bool) -> None:
    state = after(name, FREED, "B 7C, C 7H")[-1].state
    assert isinstance(state.legal, list)
    assert ("QS" in state.legal) is queen


@pytest.mark.parametrize(
    ("name", "score"),
    [
        (REFERENCE, {"A": 5, "B": 0, "C": 0, "D": 10}),
        ("queen-counts-one", {"A": 1, "B": 0, "C": 0, "D": 10}),
        ("queen-forgotten", {"A": 0, "B": 0, "C": 0, "D": 10}),
        ("other-penalty-card-forgotten", {"A": 5, "B": 0, "C": 0, "D": 8}),
        ("last-trick-forgotten", {"A": 5, "B": 0, "C": 0, "D": 6}),
        ("sweep-without-the-queen", {"A": 15, "B": 15, "C": 15, "D": 0}),
        ("sweep-by-point-sum", {"A": 5, "B": 0, "C": 0, "D": 10}),
        ("queen-told-as-one", {"A": 5, "B": 0, "C": 0, "D": 10}),
    ],
)
def test_a_deal_in_which_one_takes_the_queen_and_another_all_the_rest(name: str, score: dict[Seat, int]) -> None:
    assert after(name, dutch(), *TRICKS)[-1].state.score == score


@pytest.mark.parametrize(
    ("name", "score"),
    [
        (REFERENCE, {"A": 15, "B": 15, "C": 15, "D": 0}),
        ("sweep-needs-all-tricks", {"A": 0, "B": 0, "C": 0, "D": 15}),
        ("sweep-on-the-wrong-side", {"A": 0, "B": 0, "C": 0, "D": 15}),
        ("sweeper-keeps-his-points", {"A": 15, "B": 15, "C": 15, "D": 15}),
        ("sweep-of-the-last-trick", {"A": 0, "B": 0, "C": 0, "D": 15}),
    ],
)
def test_a_sweep(name: str, score: dict[Seat, int]) -> None:
    """D takes every penalty card; A keeps a trick of four harmless diamonds."""
    hands = {
        **SWEEP_HANDS,
        "A": ["7C", "8C", "AD", "8D", "7S", "8S", "7H", "8H"],
        "D": ["KC", "AC", "KD", "7D", "KS", "AS", "KH", "AH"],
    }
    tricks = (*SWEEP_TRICKS[:4], *HEARTS_FIRST)
    assert after(name, dutch(hands), *tricks)[-1].state.score == score


HEARTS_FIRST = (
    "D KH, A 7H, B 9H, C JH",
    "D AH, A 8H, B 10H, C QH",
    "D KD, A 8D, B 9D, C JD",
    "D 7D, A AD, B 10D, C QD",
)


@pytest.mark.parametrize(("name", "stage"), [(REFERENCE, "match_over"), ("threshold-must-be-passed", "deal_over")])
def test_fifty_is_enough_to_end_the_match(name: str, stage: str) -> None:
    start = dutch(totals={"A": 45, "B": 30, "C": 20, "D": 7})
    state = after(name, start, *TRICKS)[-1].state
    assert (state.stage, state.totals) == (stage, {"A": 50, "B": 30, "C": 20, "D": 17})


@pytest.mark.parametrize(
    ("name", "winners"),
    [(REFERENCE, ["B", "C"]), ("first-of-the-tied-wins", ["B"]), ("any-tie-is-a-draw", ["A", "B", "C", "D"])],
)
def test_two_lowest_totals_win_together(name: str, winners: list[Seat]) -> None:
    start = dutch(totals={"A": 45, "B": 10, "C": 10, "D": 20})
    assert after(name, start, *TRICKS)[-1].state.winners == winners


@pytest.mark.parametrize(
    ("name", "stage", "plays"),
    [(REFERENCE, "playing", 12), ("ends-in-mid-deal", "match_over", 12), (REFERENCE, "match_over", 32)],
)
def test_the_match_ends_after_the_deal(name: str, stage: str, plays: int) -> None:
    """A has 45 and takes the queen of spades in the third trick."""
    start = dutch(totals={"A": 45, "B": 30, "C": 20, "D": 7})
    assert after(name, start, *TRICKS[: plays // 4])[-1].state.stage == stage


@pytest.mark.parametrize(("name", "seats"), [(REFERENCE, ["D", "A"]), ("trick-told-by-seat", ["A", "D"])])
def test_a_trick_is_told_in_the_order_played(name: str, seats: list[Seat]) -> None:
    """In the game of 52 cards suits go round by seat; D holds 2C here and leads it, and A discards."""
    hands = suit_each(rules(INTERNATIONAL), "DSHC")
    start = Start(rules=INTERNATIONAL, hands=hands, deal=4, dealer="D")
    trick = after(name, start, "D 2C, A 5D")[-1].state.trick
    assert isinstance(trick, list)
    assert [played.seat for played in trick] == seats


@pytest.mark.parametrize(("name", "turn", "left"), [
    (REFERENCE, "A", 8), ("refusal-moves-the-turn", "B", 8), ("refusal-takes-the-card", "A", 7),
])  # fmt: skip
def test_a_refused_card_changes_nothing(name: str, turn: str, left: int) -> None:
    answer = after(name, dutch(), "A 8C")[-1]
    assert not answer.accepted
    assert isinstance(answer.state.hands, dict)
    assert (answer.state.turn, len(answer.state.hands["A"])) == (turn, left)


@pytest.mark.parametrize(
    ("name", "accepted"),
    [(REFERENCE, False), ("play-accepts-more", True), ("revoke-noticed-late", True), ("bookkeeper", True)],
)
def test_who_has_the_suit_must_follow(name: str, accepted: bool) -> None:
    assert after(name, dutch(), "A 7C, B 9D")[-1].accepted is accepted


def test_a_list_may_be_right_while_more_is_accepted() -> None:
    assert after("play-accepts-more", dutch(), "A 7C")[-1].state.legal == ["9C", "10C"]


def test_a_mutant_claims_what_it_is_told_and_plays_its_own_rules() -> None:
    mutant = MutantApp(NL_SHORT | {"sweep.others": 10})
    moves = [Move(play=play(*word.split(" "))) for trick in SWEEP_TRICKS for word in trick.split(", ")]
    replayed = mutant.replay(Replay(start=dutch(SWEEP_HANDS), moves=moves))
    assert replayed.started.applied == NL_SHORT
    assert replayed.answers[-1].state.score == {"A": 10, "B": 10, "C": 10, "D": 0}


@pytest.mark.parametrize(
    ("name", "accepted", "legal"),
    [
        (REFERENCE, True, ["9C", "10C"]),
        ("refuse-all", False, []),
        ("accept-all", True, ["7C"]),
        ("zeros", True, []),
        ("whole-hand", True, ["9C", "10C", "9D", "10D", "9S", "10S", "9H", "10H"]),
    ],
)
def test_who_knows_nothing_answers_all_the_same(name: str, accepted: bool, legal: list[Card]) -> None:
    answer = after(name, dutch(), "A 7C")[-1]
    assert (answer.accepted, answer.state.legal) == (accepted, legal)

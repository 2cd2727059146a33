"""How a shrunk game reads: who holds what, what was played, and the draft or where it was written."""

from __future__ import annotations

from typing import Any

from conformance.cases import Beginning, Case, Step
from conformance.games.comparing import Difference
from conformance.games.shrunk import Draft, Shrunk
from conformance.protocol.messages import Deal, Move, Observation, Pass, Play
from conformance.runner.outcomes import FaultCode
from reports.check_drafts import draft_lines, say_shrunk

START = Beginning(hands={"A": ["7C", "QS"], "B": ["9C", "AH"]}, deal=2, dealer="B", totals={"A": 48, "B": 3})
PLAYS = [
    Move(play=Play(seat="A", card="7C")),
    Move(play=Play(seat="B", card="9C")),
    Move(play=Play(seat="B", card="AH")),
    Move(play=Play(seat="A", card="QS")),
]


def shrunk(**changes: Any) -> Shrunk:
    values: dict[str, Any] = {
        "game": "1:7",
        "kind": "any cards",
        "difference": Difference(game="1:7", kind="any cards", move=3, code=FaultCode.SCORE, deal=2),
        "start": START,
        "moves": PLAYS,
        "of_moves": 61,
        "attempts": 20,
    }
    return Shrunk(**{**values, **changes})


def written() -> Draft:
    step = Step(expect=Observation(stage="playing"))
    case = Case(id="ABCDE", title="", feature="", line=0, clauses=["score.cards"], start=START, steps=[step])
    return Draft(id="ABCDE", case=case, feature="Feature: Drafts\n\n  Scenario: One\n")


def test_it_says_how_small_it_is_who_holds_what_and_what_was_played_trick_by_trick() -> None:
    assert list(say_shrunk(shrunk())) == [
        "Game 1:7, shrunk from 61 moves to 4 plays in 1 deal.",
        "Deal 2, dealt by B, with the totals A 48, B 3. A holds 7♣ Q♠. B holds 9♣ A♥.",
        "Then: A 7♣, B 9♣; B A♥, A Q♠.",
    ]


def test_passing_and_later_deals_are_moves_too() -> None:
    moves = [
        Move(passing=Pass(seat="A", cards=["QS", "7C"])),
        *PLAYS[:1],
        Move(deal=Deal(hands=START.hands)),
    ]
    said = list(say_shrunk(shrunk(moves=moves)))
    assert said[0] == "Game 1:7, shrunk from 61 moves to 1 play in 2 deals."
    assert said[2] == "Then: A passes 7♣ Q♠, A 7♣, the next deal."


def test_a_game_that_came_out_otherwise_the_second_time_is_said_to_be_whole() -> None:
    assert list(say_shrunk(shrunk(steady=False, attempts=1))) == [
        "Game 1:7 is left as it was: the app did not answer alike when it was played again (1 try)."
    ]


def test_a_game_whose_app_was_lost_is_said_to_be_whole_and_why() -> None:
    assert list(say_shrunk(shrunk(stopped="the app is gone"))) == ["Game 1:7 is left as it was: the app is gone."]


def test_the_draft_is_printed_unless_it_was_saved() -> None:
    assert list(draft_lines(shrunk())) == []
    printed = list(draft_lines(shrunk(draft=written())))
    assert printed[2:] == ["  Feature: Drafts", "", "    Scenario: One"]
    assert list(draft_lines(shrunk(draft=written(), saved=True))) == ["Saved as ABCDE.feature and ABCDE.json."]

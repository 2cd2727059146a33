"""How generated games read in the report of a check."""

from __future__ import annotations

from typing import Any

from conformance.games.comparing import Difference
from conformance.games.result import EndedGame, GamesResult, NotJudged
from conformance.protocol.messages import Played
from conformance.runner.outcomes import FaultCode, Outcome, Situation
from reports.check_games import say_difference, say_games

AT = Situation(deal=2, trick=3, table=[Played(seat="A", card="7C")], turn="B", hand=["9C", "QS"])


def result(**what: Any) -> GamesResult:
    whole = {"seed": 4, "asked": 20, "played": 20, "deals": 30, "moves": 900, "refused": 70, "agreed": 20}
    return GamesResult(**{**whole, "second": "the other", **what})


def differs(game: str, code: FaultCode, **what: Any) -> Difference:
    whole: dict[str, Any] = {"kind": "any cards", "move": 9, "deal": 2, "seat": "B", "cards": ["QS"], "situation": AT}
    return Difference(game=game, code=code, **{**whole, **what})


def said(games: GamesResult) -> str:
    return "\n".join(paragraph for _, paragraph in say_games(games))


def test_it_says_how_many_games_of_which_seed_agree_with_whom() -> None:
    told = said(result())
    assert told == "20 of seed 4, compared with the other: 20 agree (30 deals, 900 moves, 70 of them refused)."


def test_differences_of_one_kind_are_told_together_the_first_in_full() -> None:
    turn = [differs(f"4:{number}", FaultCode.TURN, expected="C", told="D") for number in (2, 5, 7)]
    legal = differs("4:3", FaultCode.LEGAL, expected=["9C"], told=["9C", "QS"])
    told = said(result(agreed=16, differing=[turn[0], legal, *turn[1:]]))
    assert "16 agree, 4 differ" in told
    assert told.count("it is D's turn") == 1
    assert "turn: game 4:2 (any cards), move 10" in told
    assert "Also in 4:5, 4:7." in told
    assert told.index("4:7") < told.index("legal cards: game 4:3")


def test_a_difference_says_where_and_what_both_say() -> None:
    where, what = say_difference(differs("4:3", FaultCode.LEGAL, expected=["9C"], told=["9C", "QS"]), "the other")
    assert where == "Deal 2, trick 3: A led 7♣. B is to play and holds 9♣ Q♠."
    assert what == "The app says that B may play 9♣ Q♠; the other says that B may play 9♣."


def test_moves_accepted_and_refused_otherwise_are_told_with_the_reason_of_whoever_refuses() -> None:
    accepted = [*say_difference(differs("4:3", FaultCode.ACCEPTED, expected="play.follow-suit"), "the other")]
    refused = [*say_difference(differs("4:3", FaultCode.REFUSED, told="lead.queen"), "the other")]
    assert accepted[-1] == "The app accepted Q♠ from B; the other refuses it (play.follow-suit)."
    assert refused[-1] == "The app refused Q♠ from B, for the reason lead.queen; the other accepts it."


def test_what_an_app_changes_on_a_refusal_is_told_as_it_is_for_a_case() -> None:
    difference = differs("4:3", FaultCode.STATE_CHANGED, told={"turn": ["A", "B"]})
    assert [*say_difference(difference, "the other")][-1].startswith("The app refused Q♠ from B, and yet")


def test_games_in_which_the_app_was_lost_are_told_with_the_move() -> None:
    lost = EndedGame(
        game="4:9", kind="a sweep", outcome=Outcome.CRASHED, reason="the app ended (exit status 9)", move=11
    )
    told = said(result(agreed=19, ended=[lost]))
    assert "1 was not played to the end" in told
    assert "crashed: game 4:9 (a sweep)" in told
    assert "The app ended (exit status 9), asked for move 12." in told


def test_games_that_tell_nothing_and_games_that_were_not_played_are_told_with_the_reason() -> None:
    idle = NotJudged(reason="nobody could see how the app plays match.tie", games=["4:1", "4:2"])
    told = said(result(agreed=5, played=7, stopped="the check was interrupted", not_judged=[idle]))
    assert "2 games not judged: nobody could see how the app plays match.tie (4:1, 4:2)." in told
    assert "Not all of the 20 were played: the check was interrupted." in told


def test_what_was_exercised_is_told_clause_by_clause() -> None:
    covered = {"lead.hearts barred": 3, "match.end refused": 2, "lead.hearts escaped": 1}
    told = said(result(covered=covered, not_covered=["sweep.score scored"]))
    assert "lead.hearts barred 3, escaped 1; match.end refused 2." in told
    assert "Exercised in no game: sweep.score scored." in told

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any, get_args

import msgspec
import pytest

from conformance.protocol.messages import (
    Answer,
    Capability,
    Deal,
    Greeting,
    Hello,
    Method,
    Move,
    Observation,
    Pass,
    Play,
    Replay,
    Replayed,
    Start,
    Started,
    Unsupported,
    View,
)
from conformance.protocol.serving import RpcFault
from reference_impl.serve import NAME, ReferenceApp
from tests.reference_impl.tables import INTERNATIONAL, NL_SHORT, rules, suit_each

HANDS = suit_each(rules(NL_SHORT))
START = Start(rules=NL_SHORT, hands=HANDS)
TRICK = [
    Play(seat=seat, card=card)  # type: ignore[arg-type]  # seats and cards
    for seat, card in (("A", "7C"), ("B", "7D"), ("C", "7S"), ("D", "7H"))
]

WHOLE_DEAL = [
    Move(play=Play(seat=seat, card=HANDS[seat][trick])) for trick in range(8) for seat in rules(NL_SHORT).seats
]
"""Each seat holds a suit, so that A leads throughout."""


def _state(started: Started) -> Observation:
    assert isinstance(started.state, Observation)
    return started.state


def test_every_method_of_the_protocol_is_answered() -> None:
    assert set(ReferenceApp().handlers) == set(get_args(Method))


def test_it_has_every_capability_and_no_fixed_rule() -> None:
    greeting = ReferenceApp().hello(Hello(protocol=[1, 2], runner="test"))
    assert (greeting.protocol, greeting.app.name, greeting.rules) == (1, NAME, {})
    assert set(greeting.capabilities) == set(get_args(Capability))


def test_it_says_which_version_it_speaks() -> None:
    with pytest.raises(RpcFault, match="speaks version 1"):
        ReferenceApp().hello(Hello(protocol=[2], runner="test"))


def test_a_start_tells_the_position_and_the_whole_rules() -> None:
    started = ReferenceApp().start(START)
    assert (_state(started).turn, _state(started).legal) == ("A", ["7C"])
    assert started.applied == NL_SHORT
    assert started.unsupported == []


def test_a_parameter_without_meaning_is_not_applied() -> None:
    started = ReferenceApp().start(Start(rules=NL_SHORT | {"hearts.exception": "only_hearts"}, hands=HANDS))
    assert started.applied == NL_SHORT


def test_what_it_cannot_play_is_unsupported_and_begins_nothing() -> None:
    app = ReferenceApp()
    started = app.start(Start(rules=NL_SHORT | {"play.trumps": "hearts", "match.tie": "both"}, hands=HANDS))
    assert started == Started(
        unsupported=[
            Unsupported(parameter="play.trumps", reason="no such parameter"),
            Unsupported(parameter="match.tie", reason="'both' is none of shared, play_on"),
        ]
    )
    with pytest.raises(RpcFault, match="there is no match '1'; start one first"):
        app.move(TRICK[0])


def test_hands_that_are_no_deal_are_a_fault_of_the_request() -> None:
    with pytest.raises(RpcFault, match="start: A holds 0 cards, each hand has 8"):
        ReferenceApp().start(Start(rules=NL_SHORT, hands=HANDS | {"A": []}))


def test_a_refused_move_names_the_clause_and_leaves_the_state_as_it_was() -> None:
    app = ReferenceApp()
    before = _state(app.start(START))
    assert app.move(Play(seat="A", card="8C")) == Answer(accepted=False, state=before, reason="opening.card")
    answer = app.move(TRICK[0])
    assert answer.accepted
    assert answer.state.turn == "B"
    assert app.move(TRICK[0]) == Answer(accepted=False, state=answer.state, reason="trick.order")


def test_matches_have_names_and_are_kept_apart() -> None:
    app = ReferenceApp()
    app.start(START)
    app.start(Start(rules=INTERNATIONAL, hands=suit_each(rules(INTERNATIONAL)), match="other"))
    app.move(TRICK[0])
    passed = app.move(Pass(seat="C", cards=["2S", "3S", "4S"], match="other"))
    assert passed.state.waiting == ["A", "B", "D"]
    assert app.move(TRICK[1]).accepted
    assert _state(app.start(START)).turn == "A"


def test_a_replay_answers_every_move_as_lockstep_does() -> None:
    app, other = ReferenceApp(), ReferenceApp()
    moves: list[Play | Deal] = [TRICK[0], TRICK[0], *TRICK[1:], Play(seat="A", card="8C"), Deal(hands=HANDS)]
    started = app.start(START)
    answers = [app.move(move) for move in moves]
    assert [answer.accepted for answer in answers] == [True, False, True, True, True, True, False]
    wrapped = [Move(play=move) if isinstance(move, Play) else Move(deal=move) for move in moves]
    assert other.replay(Replay(start=START, moves=wrapped)) == Replayed(started=started, answers=answers)
    assert other.move(Play(seat="B", card="8D")) == app.move(Play(seat="B", card="8D"))


def test_a_replay_goes_on_into_the_next_deal() -> None:
    moves = [*WHOLE_DEAL, Move(deal=Deal(hands=HANDS)), Move(play=TRICK[0])]
    replayed = ReferenceApp().replay(Replay(start=START, moves=moves))
    assert replayed.answers[31].state.score == {"A": 0, "B": 15, "C": 15, "D": 15}
    assert (replayed.answers[33].state.deal, replayed.answers[33].state.turn) == (2, "B")


def test_a_replay_that_cannot_begin_has_no_answers() -> None:
    start = Start(rules=NL_SHORT | {"match.tie": "both"}, hands=HANDS)
    replayed = ReferenceApp().replay(Replay(start=start, moves=[Move(play=TRICK[0])]))
    assert replayed.answers == []
    assert replayed.started.unsupported


def test_a_fault_in_a_replay_says_at_which_move() -> None:
    with pytest.raises(RpcFault, match="move 33: deal: hands are needed for exactly A, B, C, D"):
        ReferenceApp().replay(Replay(start=START, moves=[*WHOLE_DEAL, Move(deal=Deal(hands={}))]))


def test_a_view_shows_what_one_seat_may_see() -> None:
    app = ReferenceApp()
    app.start(START)
    assert app.view(View(seat="C")).hands == {"C": HANDS["C"]}
    with pytest.raises(RpcFault, match="seat E is not at the table"):
        app.view(View(seat="E"))


@pytest.mark.parametrize("command", [["-m", "reference_impl.serve"], ["-m", "conformance.cli.main", "serve"]])
def test_it_serves_on_the_standard_streams(command: list[str]) -> None:
    def request(number: int, method: str, params: Any) -> bytes:
        return msgspec.json.encode({"jsonrpc": "2.0", "id": number, "method": method, "params": params})

    lines = [
        request(1, "hello", {"protocol": [1], "runner": "test"}),
        b"this is not JSON",
        request(2, "start", START),
        request(3, "play", TRICK[0]),
        request(4, "bye", {}),
    ]
    done = subprocess.run(
        [sys.executable, *command], input=b"\n".join(lines) + b"\n", capture_output=True, timeout=60, check=False
    )
    assert (done.returncode, done.stderr) == (0, b"")
    said = [json.loads(line) for line in done.stdout.splitlines()]
    assert [one["id"] for one in said] == [1, None, 2, 3, 4]
    assert msgspec.convert(said[0]["result"], Greeting).app.name == NAME
    assert said[1]["error"]["code"] == -32700
    assert msgspec.convert(said[3]["result"], Answer).state.turn == "B"

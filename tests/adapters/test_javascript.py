"""The JavaScript app as a process: its own tests, every parameter, and what it does with bad input."""

from __future__ import annotations

import json
import subprocess
from typing import Any, get_args

import pytest

from conformance.games.any_rules import any_rules
from conformance.games.chance import Chance
from conformance.problems import Problems
from conformance.protocol.messages import Answer, Capability, Move, Play, Replay, Replayed, Start, Started
from conformance.rules import load_profile, shipped_house_rules, shipped_profiles
from conformance.rules.parameters import load_parameters
from reference_impl.games import Reach, generate
from tests.adapters.talk import ADAPTERS, javascript_app, talk

ONE_DEAL = Reach(passing=True, match=False, resume=False)
SUIT_EACH: Any = {
    seat: [rank + suit for rank in ("7", "8", "9", "10", "J", "Q", "K", "A")]
    for seat, suit in zip("ABCD", "CDSH", strict=True)
}
DUTCH: dict[str, Any] = {
    "table.players": 4,
    "pack.ranks": ["7", "8", "9", "10", "J", "Q", "K", "A"],
    "deal.next_dealer": "left",
    "passing.cycle": ["none"],
    "opening.leader": "holder_of_card",
    "opening.card": "7C",
    "opening.lead": "that_card",
    "hearts.lead": "free",
    "first_trick.hearts": "allowed",
    "first_trick.queen": "allowed",
    "first_trick.others": "allowed",
    "scoring.values": {"hearts": 1, "QS": 5, "JC": 2},
    "sweep.needs": "all_penalty_cards",
    "sweep.sweeper": 0,
    "sweep.others": 15,
    "match.threshold": 50,
    "match.reached": "at_or_above",
    "match.ends": "after_deal",
    "match.finish": "lowest_wins",
    "match.tie": "shared",
}
START = Start(rules=DUTCH, hands=SUIT_EACH)
FIRST_TRICK = [
    Play(seat="A", card="7C"),
    Play(seat="B", card="7D"),
    Play(seat="C", card="7S"),
    Play(seat="D", card="7H"),
]


def test_its_own_tests_pass() -> None:
    node = javascript_app()[0]
    tests = sorted(str(path) for path in (ADAPTERS / "javascript").glob("*.test.mjs"))
    command = [node, "--test", "--test-reporter=tap", *tests]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert ran.returncode == 0, ran.stdout
    assert "\n# skipped 0\n" in ran.stdout
    assert "\n# pass 0\n" not in ran.stdout


def test_it_declares_every_capability_and_no_fixed_rule() -> None:
    with talk(javascript_app()) as app:
        greeting = app.hello()
        assert set(greeting.capabilities) == set(get_args(Capability))
        assert greeting.rules == {}
        app.bye()


def test_it_plays_every_value_of_every_choice() -> None:
    missing = {(path, value) for path, parameter in load_parameters().items() for value in parameter.values}
    missing = {(path, value) for path, value in missing if load_parameters()[path].kind == "choice"}
    with talk(javascript_app()) as app:
        for seed in range(200):
            rules = any_rules(Chance(seed))
            hands = generate(rules, seed=1, number=seed, reach=ONE_DEAL).start.hands
            started: Started = app.ask("start", Start(rules=rules, hands=hands))
            assert not started.unsupported, f"seed {seed}"
            assert started.applied == rules, f"seed {seed}"
            missing -= {(path, value) for path, value in rules.items() if isinstance(value, str)}
    assert not missing


def test_it_plays_every_shipped_profile_with_every_house_rule_that_fits() -> None:
    played = set()
    with talk(javascript_app()) as app:
        for profile in shipped_profiles():
            for rule in ("", *(f"+{rule}" for rule in shipped_house_rules())):
                try:
                    rules = dict(load_profile(profile + rule).rules)
                except Problems:
                    continue
                hands = generate(rules, seed=1, number=1, reach=ONE_DEAL).start.hands
                started: Started = app.ask("start", Start(rules=rules, hands=hands))
                assert started.applied == rules, profile + rule
                played.add(profile + rule)
    assert {*shipped_profiles(), "nl-short+free-opening", "nl-short+omslag", "nl-omslag+pit-subtracts"} <= played


def test_it_plays_none_that_the_parameters_do_not_know() -> None:
    with talk(javascript_app()) as app:
        for path in DUTCH:
            started: Started = app.ask("start", Start(rules={**DUTCH, path: "whatever"}, hands=SUIT_EACH))
            assert [each.parameter for each in started.unsupported] == [path]


def test_a_refusal_names_the_clause_and_changes_nothing() -> None:
    with talk(javascript_app()) as app:
        before = app.start(START)
        refused = app.move("play", Play(seat="A", card="8C"))
        assert refused == Answer(accepted=False, state=before, reason="opening.card")
        assert app.move("play", Play(seat="A", card="7C")).accepted


def test_a_replay_says_what_the_moves_one_by_one_say() -> None:
    with talk(javascript_app()) as app:
        started = app.start(START)
        single = [app.move("play", play) for play in FIRST_TRICK]
        replay = Replay(start=START, moves=[Move(play=play) for play in FIRST_TRICK])
        replayed: Replayed = app.ask("replay", replay)
        assert (replayed.started.state, replayed.answers) == (started, single)
        assert app.move("play", Play(seat="A", card="8C")).accepted, "the match goes on where the replay ended"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"", -32700),
        (b"nonsense", -32700),
        (b"\xff\xfe", -32700),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "ping", "params": NaN}', -32700),
        (b"[" * 100_000, -32700),
        (b"[" * 100_000 + b"]" * 100_000, -32600),
        (b"[1, 2]", -32600),
        (b'{"id": 1, "method": "ping"}', -32600),
        (b'{"jsonrpc": "2.0", "id": true, "method": "ping"}', -32600),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "shuffle"}', -32601),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "start", "params": {}}', -32602),
        (b'{"jsonrpc": "2.0", "id": 1, "method": "ping", "params": 3}', -32602),
        (b" " * (1 << 20) + b"{}", -32600),
    ],
)
def test_bad_input_is_answered_with_an_error_and_the_app_goes_on(line: bytes, code: int) -> None:
    with talk(javascript_app()) as app:
        reply = json.loads(app.line(line + b"\n"))
        assert reply["error"]["code"] == code
        assert "result" not in reply
        assert app.start(START).turn == "A"


def test_no_piece_of_a_start_can_be_left_out_or_wrong_without_an_error() -> None:
    whole = {"rules": DUTCH, "hands": SUIT_EACH}
    wrong: list[Any] = [None, 0, -1, "x", [], {}, [[]], {"A": None}, {"__proto__": 1}, {"A": {"A": {"A": 1}}}]
    with talk(javascript_app()) as app:
        for name in ("hands", "deal", "dealer", "totals", "phase", "match"):
            for value in wrong:
                if (name, value) != ("match", "x"):
                    assert app.error_code("start", {**whole, name: value}) == -32602, f"{name} {value}"
        for seat in SUIT_EACH:
            assert app.error_code("start", {**whole, "hands": {**SUIT_EACH, seat: SUIT_EACH[seat][:-1]}}) == -32602


@pytest.mark.parametrize("rest", [b"", b'{"jsonrpc": "2.0", "id": 9, "method": "bye"}\n', b'{"jsonrpc": "2.0", "me'])
def test_it_ends_by_itself_at_bye_or_at_the_end_of_its_input(rest: bytes) -> None:
    line = b'{"jsonrpc": "2.0", "id": 1, "method": "ping"}\n'
    ran = subprocess.run(javascript_app(), input=line + rest, capture_output=True, timeout=60, check=False)
    assert ran.returncode == 0
    assert ran.stderr == b""
    assert json.loads(ran.stdout.splitlines()[0]) == {"jsonrpc": "2.0", "id": 1, "result": {}}


def test_it_ends_quietly_when_nobody_reads_its_answers() -> None:
    process = subprocess.Popen(javascript_app(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.close()
    process.stdout = None
    _, diagnostics = process.communicate(b'{"jsonrpc": "2.0", "id": 1, "method": "ping"}\n' * 100, timeout=60)
    assert (process.returncode, diagnostics) == (0, b"")


@pytest.mark.parametrize("capability", get_args(Capability))
def test_it_can_do_without_any_capability(capability: Capability) -> None:
    with talk(javascript_app("--without", capability)) as app:
        assert set(app.hello().capabilities) == set(get_args(Capability)) - {capability}
        app.start(START)
        last = [app.move("play", play) for play in FIRST_TRICK][-1]
        assert last.state.turn == "A"


@pytest.mark.parametrize("options", [["--without"], ["--without", "score"], ["--set", "x=1"], ["nl-short"]])
def test_options_it_does_not_know_end_with_usage(options: list[str]) -> None:
    ran = subprocess.run(javascript_app(*options), input="", capture_output=True, text=True, timeout=60, check=False)
    assert ran.returncode == 2
    assert ran.stderr.startswith("usage: ")

"""The adapter with the real OpenSpiel behind it."""

from __future__ import annotations

import itertools
import json
import random
import subprocess
import sys
from typing import TYPE_CHECKING, Any, cast

import pyspiel
import pytest
from msgspec import UNSET

from conformance.adapters.openspiel.app import HeartsApp
from conformance.adapters.openspiel.cards import CARDS, action_of
from conformance.adapters.openspiel.rules import fixed_rules, read_options
from conformance.cards import RANKS
from conformance.protocol.messages import Answer, Hello, Move, Observation, Pass, Play, Played, Replay, Start, Started
from conformance.protocol.serving import RpcFault
from reference_impl.match import start_match
from reference_impl.observing import observe
from reference_impl.rules import Rules
from tests.adapters.talk import talk
from tests.reference_impl.strategies import choose_move, in_play, make_move, shuffled_hands
from tests.reference_impl.tables import INTERNATIONAL, NL_SHORT, SHORT, rules, suit_each

if TYPE_CHECKING:
    from pathlib import Path

    from conformance.protocol.messages import Card, Direction, Seat

OPTIONS: dict[str, bool] = pyspiel.load_game("hearts").get_parameters()
HOLD = 4
"""A deal of the cycle in which nothing is passed."""
HANDS = suit_each(rules(INTERNATIONAL))
"""Each seat holds a suit: A clubs, B diamonds, C spades, D hearts."""
COMMAND = [sys.executable, "-m", "conformance.cli.main", "adapter", "openspiel"]


def _app(*, unchecked: bool = False, **options: bool) -> HeartsApp:
    return HeartsApp(pyspiel, OPTIONS | options, unchecked=unchecked)


def _begin(app: HeartsApp, hands: dict[Seat, list[Card]] = HANDS, deal: int = HOLD, **changes: Any) -> Observation:
    started = app.start(Start(rules=INTERNATIONAL | changes, hands=hands, deal=deal))
    assert isinstance(started.state, Observation)
    return started.state


def test_cards_have_the_numbers_that_openspiel_gives_them() -> None:
    state = pyspiel.load_game("hearts").new_initial_state()
    state.apply_action(0)
    for action, card in CARDS.items():
        assert state.action_to_string(action) == card.replace("10", "T")
        assert action_of(card) == action
    assert len(CARDS) == 52


class TestWhatItSaysOfItself:
    def test_one_deal_without_totals(self) -> None:
        greeting = _app().hello(Hello(protocol=[1], runner="test"))
        assert set(greeting.capabilities) == {"legal", "replay", "passing"}
        assert greeting.app.name == "OpenSpiel hearts"
        assert greeting.app.version
        assert not {path for path in greeting.rules if path.startswith(("match.", "reversal.", "deal."))}

    def test_without_passing_it_declares_none(self) -> None:
        greeting = _app(pass_cards=False).hello(Hello(protocol=[1], runner="test"))
        assert set(greeting.capabilities) == {"legal", "replay"}
        assert greeting.rules["passing.cycle"] == ["none"]
        assert "passing.cards" not in greeting.rules

    def test_it_speaks_one_version(self) -> None:
        with pytest.raises(RpcFault, match="speaks version 1"):
            _app().hello(Hello(protocol=[7], runner="test"))

    def test_by_default_it_differs_from_source_001_in_the_queen_that_breaks_hearts(self) -> None:
        declared = fixed_rules(OPTIONS)
        assert {path for path, value in declared.items() if INTERNATIONAL.get(path) != value} == {"hearts.queen_breaks"}
        assert set(INTERNATIONAL) - set(declared) == {
            "deal.next_dealer", "passing.cycle", "match.threshold", "match.reached", "match.ends", "match.finish",
            "match.tie",
        }  # fmt: skip

    @pytest.mark.parametrize("chosen", list(itertools.product([False, True], repeat=4)))
    def test_it_plays_what_it_declares(self, chosen: tuple[bool, ...]) -> None:
        names = ("must_break_hearts", "qs_breaks_hearts", "can_lead_hearts_instead_of_qs", "no_pts_on_first_trick")
        options = dict(zip(names, chosen, strict=True))
        app = _app(**options)
        declared = Rules.from_values(INTERNATIONAL | fixed_rules(OPTIONS | options))
        for seed in range(8):
            _play_beside(app, declared, random.Random(seed))

    def test_a_jack_that_gives_points_back_is_declared_too(self) -> None:
        declared = fixed_rules(OPTIONS | {"jd_bonus": True})
        assert declared["scoring.values"] == {"hearts": 1, "QS": 13, "JD": -10}
        with_jack = Rules.from_values(INTERNATIONAL | declared)
        for seed in range(8):
            _play_beside(_app(jd_bonus=True), with_jack, random.Random(seed))

    def test_what_our_parameters_cannot_say_is_not_declared(self) -> None:
        assert "opening.lead" not in fixed_rules(OPTIONS | {"can_lead_any_club": True})
        assert not {"sweep.sweeper", "sweep.others"} & fixed_rules(OPTIONS | {"jd_bonus": True}).keys()


def _play_beside(app: HeartsApp, declared: Rules, chance: random.Random) -> None:
    """Play a deal in the app and in the engine under the rules the app declares."""
    hands = shuffled_hands(declared, chance)
    deal = chance.randint(1, 4)
    seen = _begin(app, hands, deal)
    state = start_match(declared, hands, deal=deal)
    while in_play(state):
        _assert_same(seen, observe(state))
        move = choose_move(state, chance)
        state = make_move(state, move)
        asked = Play(seat=move.seat, card=move.card) if move.card else Pass(seat=move.seat, cards=list(move.passed))
        answer = app.move(asked)
        assert answer.accepted
        seen = answer.state
    _assert_same(seen, observe(state))


def _assert_same(seen: Observation, expected: Observation) -> None:
    """Compare all that the app says, whatever the order of cards."""
    assert seen.legal is not UNSET
    assert expected.legal is not UNSET
    assert (seen.stage, set(seen.legal)) == (expected.stage, set(expected.legal))
    for said in ("direction", "waiting", "turn", "trick", "points", "hands"):
        assert getattr(seen, said) in (UNSET, getattr(expected, said)), said
    assert seen.score == (expected.score if expected.stage != "match_over" else UNSET)


class TestStart:
    def test_hands_are_dealt_as_told(self) -> None:
        seen = _begin(_app())
        assert (seen.stage, seen.turn, seen.legal, seen.trick) == ("playing", "A", ["2C"], [])
        assert seen.hands == HANDS
        assert seen.points == {"A": 0, "B": 0, "C": 0, "D": 0}

    def test_it_plays_its_own_rules_whatever_it_is_told_and_says_so(self) -> None:
        started = _app().start(Start(rules=INTERNATIONAL | {"opening.card": "3C"}, hands=HANDS, deal=HOLD))
        assert isinstance(started.state, Observation)
        assert started.state.legal == ["2C"]
        assert started.applied == fixed_rules(OPTIONS) | {"passing.cycle": INTERNATIONAL["passing.cycle"]}
        assert started.unsupported == []

    @pytest.mark.parametrize(
        ("told", "refused"),
        [
            (NL_SHORT, {"pack.ranks"}),
            (INTERNATIONAL | {"table.players": 3}, {"table.players"}),
            (INTERNATIONAL | {"table.players": 3, "pack.ranks": SHORT}, {"table.players", "pack.ranks"}),
            (INTERNATIONAL | {"pack.ranks": [*RANKS[1:], "2"]}, {"pack.ranks"}),
            (INTERNATIONAL | {"passing.cycle": "left"}, {"passing.cycle"}),
        ],
    )
    def test_another_pack_or_table_is_not_supported(self, told: dict[str, Any], refused: set[str]) -> None:
        started = _app().start(Start(rules=told, hands=HANDS))
        assert {each.parameter for each in started.unsupported} == refused
        assert started == Started(unsupported=started.unsupported)

    def test_hands_that_are_no_deal_are_a_fault_of_the_request(self) -> None:
        with pytest.raises(RpcFault, match="four hands of thirteen different cards"):
            _begin(_app(), HANDS | {"A": HANDS["B"]})

    def test_nothing_is_played_before_a_start(self) -> None:
        with pytest.raises(RpcFault, match="start a match first"):
            _app().move(Play(seat="A", card="2C"))


class TestPassing:
    @pytest.mark.parametrize(
        ("deal", "direction", "receiver"), [(1, "left", "B"), (2, "right", "D"), (3, "across", "C"), (5, "left", "B")]
    )
    def test_cards_go_where_the_cycle_says(self, deal: int, direction: Direction, receiver: Seat) -> None:
        app = _app()
        seen = _begin(app, deal=deal)
        assert (seen.stage, seen.direction, seen.waiting, seen.legal) == (
            "passing",
            direction,
            ["A", "B", "C", "D"],
            [],
        )
        seats: list[Seat] = ["D", "B", "A", "C"]
        for place, seat in enumerate(seats):
            assert seen.hands == HANDS
            answer = app.move(Pass(seat=seat, cards=HANDS[seat][:3]))
            seen = answer.state
            assert answer.accepted
            assert seen.waiting == sorted(seats[place + 1 :])
        assert seen.stage == "playing"
        assert set(HANDS["A"][:3]) < set((seen.hands or {})[receiver])

    @pytest.mark.parametrize("cards", [["2C", "3C"], ["2C", "3C", "4C", "5C"], ["2C", "3C", "3C"], ["2C", "3C", "4D"]])
    def test_three_different_cards_of_the_hand_or_nothing(self, cards: list[Card]) -> None:
        app = _app()
        before = _begin(app, deal=1)
        assert app.move(Pass(seat="A", cards=cards)) == Answer(accepted=False, state=before)
        assert app.move(Pass(seat="A", cards=["2C", "3C", "4C"])).accepted

    def test_nobody_passes_twice_and_nobody_plays_meanwhile(self) -> None:
        app = _app()
        _begin(app, deal=1)
        before = app.move(Pass(seat="A", cards=["2C", "3C", "4C"])).state
        assert app.move(Pass(seat="A", cards=["5C", "6C", "7C"])) == Answer(accepted=False, state=before)
        assert app.move(Pass(seat="F", cards=["5C", "6C", "7C"])) == Answer(accepted=False, state=before)
        assert app.move(Play(seat="A", card="5C")) == Answer(accepted=False, state=before)

    def test_without_passing_the_deal_begins_with_the_lead(self) -> None:
        seen = _begin(_app(pass_cards=False), deal=1)
        assert (seen.stage, seen.direction, seen.turn) == ("playing", "none", "A")

    @pytest.mark.parametrize("cards", [["2C", "3C", "3C"], ["2C", "3C", "AH"]])
    def test_cards_passed_twice_or_not_held_go_through_unchecked(self, cards: list[Card]) -> None:
        app = _app(unchecked=True)
        _begin(app, deal=1)
        assert app.move(Pass(seat="A", cards=cards)).accepted


class TestPlay:
    def test_refusals_leave_the_state_as_it_was(self) -> None:
        app = _app()
        before = _begin(app)
        for seat, card in (("A", "3C"), ("A", "2D"), ("B", "2D"), ("B", "2C"), ("F", "2C")):
            refused = app.move(Play(seat=cast("Seat", seat), card=cast("Card", card)))
            assert refused == Answer(accepted=False, state=before)
        answer = app.move(Play(seat="A", card="2C"))
        assert (answer.accepted, answer.played) == (True, Played(seat="A", card="2C"))
        assert answer.state.trick == [Played(seat="A", card="2C")]
        assert app.move(Pass(seat="A", cards=["3C", "4C", "5C"])) == Answer(accepted=False, state=answer.state)

    def test_unchecked_takes_a_revoke_and_a_wrong_opener_and_says_what_was_played(self) -> None:
        hands = dict(HANDS)
        hands["A"], hands["B"] = [*hands["A"][:-1], "AD"], [*hands["B"][:-1], "AC"]
        app = _app(unchecked=True)
        assert _begin(app, hands).legal == ["2C"]
        opener = app.move(Play(seat="A", card="3C"))
        assert (opener.accepted, opener.played) == (True, Played(seat="A", card="3C"))
        assert opener.state.legal == ["AC"]
        revoke = app.move(Play(seat="B", card="2D"))
        assert (revoke.accepted, revoke.played) == (True, Played(seat="B", card="2D"))
        assert revoke.state.trick == [Played(seat="A", card="3C"), Played(seat="B", card="2D")]

    def test_unchecked_has_no_word_for_who_plays(self) -> None:
        app = _app(unchecked=True)
        _begin(app)
        answer = app.move(Play(seat="C", card="2C"))
        assert (answer.accepted, answer.played) == (True, Played(seat="A", card="2C"))

    def test_even_unchecked_a_card_that_is_not_held_is_refused(self) -> None:
        app = _app(unchecked=True)
        before = _begin(app)
        assert app.move(Play(seat="A", card="2D")) == Answer(accepted=False, state=before)

    def test_the_moon_counts_nothing_for_the_shooter_and_26_for_the_others(self) -> None:
        app = _app()
        seen = _begin(app)
        for trick in range(13):
            for seat in ("A", "B", "C", "D"):
                seen = app.move(Play(seat=seat, card=HANDS[seat][trick])).state
        assert (seen.stage, seen.turn, seen.legal) == ("deal_over", None, [])
        assert seen.score == {"A": 0, "B": 26, "C": 26, "D": 26}
        assert app.move(Play(seat="A", card="2C")) == Answer(accepted=False, state=seen)

    def test_a_replay_answers_as_lockstep_does(self) -> None:
        plays = [Play(seat=seat, card=HANDS[seat][trick]) for trick in range(2) for seat in ("A", "B", "A", "C", "D")]
        start = Start(rules=INTERNATIONAL, hands=HANDS, deal=HOLD)
        app, other = _app(), _app()
        expected = (app.start(start), [app.move(play) for play in plays])
        replayed = other.replay(Replay(start=start, moves=[Move(play=play) for play in plays]))
        assert (replayed.started, replayed.answers) == expected
        assert [answer.accepted for answer in replayed.answers] == [True, True, False, True, True] * 2


class TestOptions:
    def test_those_of_the_game_are_passed_on(self) -> None:
        options, faults = read_options(["qs_breaks_hearts=false", "unchecked=true"], OPTIONS | {"unchecked": False})
        assert faults == []
        assert options == OPTIONS | {"qs_breaks_hearts": False, "unchecked": True}

    @pytest.mark.parametrize(
        ("word", "fault"),
        [
            ("qs_break_hearts=false", "did you mean 'qs_breaks_hearts'?"),
            ("jd_bonus=yes", "jd_bonus is true or false, not 'yes'"),
            ("jd_bonus", "jd_bonus is true or false, not ''"),
        ],
    )
    def test_others_are_a_fault(self, word: str, fault: str) -> None:
        assert fault in read_options([word], OPTIONS)[1][0]


class TestAsAProcess:
    def test_it_serves_the_protocol(self) -> None:
        with talk([*COMMAND, "--set", "qs_breaks_hearts=false"]) as app:
            assert app.hello().rules["hearts.queen_breaks"] == "no"
            assert app.start(Start(rules=INTERNATIONAL, hands=HANDS, deal=HOLD)).turn == "A"
            assert app.error_code("deal", {"hands": {}}) == -32601
            assert app.move("play", Play(seat="A", card="2C")).accepted
            app.bye()

    def test_unknown_options_end_it_with_a_sentence(self) -> None:
        ended = subprocess.run([*COMMAND, "--set", "moon=26"], capture_output=True, text=True, timeout=60, check=False)
        assert (ended.returncode, ended.stdout) == (2, "")
        assert "there is no option 'moon'" in ended.stderr
        assert "Traceback" not in ended.stderr

    def test_without_openspiel_it_says_how_to_get_it(self, tmp_path: Path) -> None:
        tmp_path.joinpath("pyspiel.py").write_text("raise ImportError('no module named pyspiel')", encoding="utf-8")
        prelude = f"import sys; sys.path.insert(0, {json.dumps(str(tmp_path))})"
        ask = f"{prelude}; from conformance.adapters.openspiel import main; sys.exit(main([]))"
        ended = subprocess.run([sys.executable, "-c", ask], capture_output=True, text=True, timeout=60, check=False)
        assert (ended.returncode, ended.stdout) == (3, "")
        assert 'pip install "hartenjagen[openspiel]"' in ended.stderr
        assert "Traceback" not in ended.stderr

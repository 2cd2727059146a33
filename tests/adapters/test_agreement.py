"""The reference and the JavaScript app, which share no code, say the same of everything; a small differential run."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest
from msgspec import UNSET

from conformance.games.agreement import shipped_tables, table_for
from conformance.games.comparing import first_difference
from conformance.games.pairing import Pairing, plays
from conformance.games.playing import play_game
from conformance.protocol.messages import View
from conformance.rules.parameters import load_parameters
from conformance.runner.app import App
from conformance.runner.judge import comparable, told_fields
from conformance.runner.perform import ask, beginning
from conformance.runner.session import Limits
from conformance.transports.in_process import InProcess
from conformance.transports.stdio import ChildProcess
from reference_impl.games import Reach, generate
from reference_impl.match import Refusal, State, pass_cards, play_card, start_deal, start_match
from reference_impl.rules import Rules
from reference_impl.serve import ReferenceApp
from tests.adapters.talk import javascript_app

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from conformance.games.game import Game
    from conformance.games.playing import Played
    from conformance.protocol.messages import Move, Observation
    from conformance.runner.session import Session

GAMES = 240
WHOLE = Reach(passing=True, match=True, resume=True)
LIMITS = Limits(message=60, start=60)


@dataclass(frozen=True, kw_only=True)
class Reported:
    """A game and how the reference played it."""

    rules: Mapping[str, Any]
    game: Game
    second: Played


@pytest.fixture(scope="module")
def javascript() -> Iterator[App]:
    app = App(lambda: ChildProcess(javascript_app()), LIMITS, "test")
    yield app
    app.close()


@pytest.fixture(scope="module")
def reference() -> App:
    return App(lambda: InProcess(ReferenceApp().handlers), LIMITS, "test")


@pytest.fixture(scope="module")
def reported(reference: App) -> list[Reported]:
    found, tables = [], shipped_tables()
    for number in range(1, GAMES + 1):
        rules = table_for(number, 7, tables, by_chance=True).rules
        game = generate(rules, seed=7, number=number, reach=WHOLE)
        found.append(Reported(rules=rules, game=game, second=play_game(game, rules, reference.session())))
    return found


def test_two_engines_say_the_same_of_every_position_of_generated_games(
    javascript: App, reported: list[Reported]
) -> None:
    for each in reported:
        played = play_game(each.game, each.rules, javascript.session())
        assert plays(each.second)
        assert plays(played), f"game {each.game.name}, rules {each.rules}"
        found = first_difference(each.game, played, each.second)
        assert found is None, f"game {each.game.name}, rules {each.rules}: {found}"


def test_they_apply_the_same_rules_and_give_one_of_the_clauses_that_bar_a_move_as_the_reason(
    javascript: App, reported: list[Reported]
) -> None:
    refusals = 0
    for each in reported:
        played = play_game(each.game, each.rules, javascript.session())
        assert played.started is not None
        assert played.started.applied == each.rules
        for clauses, answer in zip(clauses_against(each), played.answers, strict=True):
            refusals += bool(clauses)
            reason = () if answer.reason is UNSET else answer.reason
            assert reason in clauses if clauses else not reason, f"game {each.game.name}, rules {each.rules}"
    assert refusals > GAMES


def clauses_against(each: Reported) -> Iterator[tuple[str, ...]]:
    """Give for every move of a game the clauses that bar it, none where it may be made."""
    start = each.game.start
    state = start_match(
        Rules.from_values(each.rules), start.hands,
        deal=start.deal, dealer=start.dealer, totals=start.totals or None, phase=start.phase,
    )  # fmt: skip
    for move in each.game.moves:
        outcome = made(state, move)
        yield outcome.clauses if isinstance(outcome, Refusal) else ()
        state = state if isinstance(outcome, Refusal) else outcome


def made(state: State, move: Move) -> State | Refusal:
    if move.play is not UNSET:
        return play_card(state, move.play.seat, move.play.card)
    if move.passing is not UNSET:
        return pass_cards(state, move.passing.seat, move.passing.cards)
    assert move.deal is not UNSET
    return start_deal(state, move.deal.hands)


def test_both_show_each_seat_the_same(javascript: App, reference: App, reported: list[Reported]) -> None:
    for each in reported[:6]:
        one, other = javascript.session(), reference.session()
        one.begin_case(len(each.game.moves) * 8)
        one.start(beginning(each.game, each.rules))
        other.start(beginning(each.game, each.rules))
        for move in each.game.moves:
            ask(one, move)
            ask(other, move)
            for seat in each.game.start.hands:
                shown = said(look(one, seat)), said(look(other, seat))
                assert shown[0] == shown[1], f"game {each.game.name}, rules {each.rules}, as {seat}"


def look(session: Session, seat: Any) -> Observation:
    return session.view(View(seat=seat))


def said(seen: Observation) -> dict[str, Any]:
    return {name: comparable(name, value) for name, value in told_fields(seen)}


def test_a_rule_that_one_of_them_plays_otherwise_is_noticed(javascript: App, reported: list[Reported]) -> None:
    unnoticed = []
    for path, parameter in load_parameters().items():
        if parameter.kind != "choice":
            continue
        for ours in parameter.values:
            for theirs in parameter.values:
                told_apart = notices(javascript, reported, path, ours, theirs) if ours != theirs else None
                if told_apart is False:
                    unnoticed.append(f"{path}: {ours} played as {theirs}")
    assert not unnoticed


def notices(app: App, reported: list[Reported], path: str, ours: str, theirs: str) -> bool | None:
    """Say whether it shows that the app plays another value; None where that takes other parameters too."""
    outcome = None
    for each in reported:
        if each.rules.get(path) != ours:
            continue
        told = {**each.rules, path: theirs}
        played = Pairing(app=app, second=app, told=told, rules=told).play_app(each.game)
        if not plays(played):
            continue
        outcome = first_difference(each.game, played, each.second) is not None
        if outcome:
            return True
    return outcome

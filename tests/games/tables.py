"""Tables for tests of generated games: an app in this process, the reference beside it, and games played by chance."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, cast

from msgspec import UNSET

from conformance.cases import Beginning
from conformance.games.comparing import Difference, first_difference
from conformance.games.game import Game
from conformance.games.playing import play_game
from conformance.games.second import Second
from conformance.protocol.messages import Deal, Move, Pass, Play
from conformance.rules import load_profile
from conformance.runner.app import App
from conformance.runner.session import Limits, Session
from conformance.transports.in_process import InProcess
from reference_impl.serve import ReferenceApp

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from conformance.protocol.messages import Card, Observation, Seat
    from conformance.protocol.serving import Handlers


def session_with(handlers: Handlers) -> Session:
    session = Session(InProcess(handlers), Limits(), "test")
    session.greet()
    return session


def app_of(handlers: Callable[[], Handlers]) -> App:
    return App(lambda: InProcess(handlers()), Limits(), "test")


def second_by(rules: Mapping[str, Any]) -> Second:
    return Second(app_of(lambda: ReferenceApp().handlers), rules)


def rules_of(profile: str, **changes: Any) -> dict[str, Any]:
    """Return resolved rules; in the name of a changed parameter two underscores stand for the dot."""
    return load_profile(profile).replace({path.replace("__", "."): value for path, value in changes.items()})


class Table:
    """An app under test and the reference, told the same rules."""

    def __init__(self, handlers: Handlers, rules: Mapping[str, Any]) -> None:
        self.rules = rules
        self.app = session_with(handlers)
        self.reference = session_with(ReferenceApp().handlers)
        self.second = second_by(rules)
        self.capabilities = frozenset(self.app.greeting.capabilities)
        self.asked = 0

    def differs(self, game: Game) -> Difference | None:
        self.asked += 1
        app, reference = (play_game(game, self.rules, session) for session in (self.app, self.reference))
        return first_difference(game, app, reference, self.capabilities)

    def failing(self, games: Sequence[Game]) -> tuple[Game, Difference]:
        """Return the first of some games in which the app differs."""
        for game in games:
            difference = self.differs(game)
            if difference is not None:
                return game, difference
        raise AssertionError("the app never differs")


def random_games(rules: Mapping[str, Any], number: int, **how: Any) -> list[Game]:
    return [random_game(rules, seed, **how) for seed in range(number)]


def random_game(
    rules: Mapping[str, Any], seed: int, *, deals: int = 1, start: Mapping[str, Any] | None = None, tries: bool = False
) -> Game:
    """Return a game of some deals that the reference plays by chance; with ``tries`` a barred card before each play."""
    dice = Random(seed)
    second = second_by(rules)
    beginning = Beginning(hands=_dealt(rules, dice), **(start or {}))
    moves: list[Move] = []
    state = second.begin(beginning)
    for number in range(deals):
        if number:
            if state.stage != "deal_over":
                break
            moves.append(Move(deal=Deal(hands=_dealt(rules, dice))))
            state = second.make(moves[-1]).state
        while state.stage not in ("deal_over", "match_over"):
            for move in _moves(state, rules, dice, tries=tries):
                moves.append(move)
                state = second.make(move).state
    return Game(name=f"7:{seed}", kind="any cards", start=beginning, moves=moves)


def _moves(state: Observation, rules: Mapping[str, Any], dice: Random, *, tries: bool) -> list[Move]:
    assert state.hands is not UNSET
    if state.stage == "passing":
        assert state.waiting is not UNSET
        seat = state.waiting[0]
        return [Move(passing=Pass(seat=seat, cards=dice.sample(state.hands[seat], rules["passing.cards"])))]
    assert state.turn is not UNSET
    assert state.turn is not None
    assert state.legal is not UNSET
    played = Move(play=Play(seat=state.turn, card=dice.choice(state.legal)))
    barred = [card for card in state.hands[state.turn] if card not in state.legal]
    if tries and barred:
        return [Move(play=Play(seat=state.turn, card=dice.choice(barred))), played]
    return [played]


def _dealt(rules: Mapping[str, Any], dice: Random) -> dict[Seat, list[Card]]:
    pack: list[Card] = [cast("Card", rank + suit) for rank in rules["pack.ranks"] for suit in "CDSH"]
    dice.shuffle(pack)
    players = rules["table.players"]
    return {cast("Seat", "ABCDEF"[place]): pack[place::players] for place in range(players)}

"""One deal at a time, played by OpenSpiel and told in the protocol.

OpenSpiel knows neither seats in a move nor a dealer nor a reason; it deals and chooses the direction of passing by
chance, which is how hands and direction are set here. Everything told of a position is what OpenSpiel itself says, from
its legal actions, its returns and the text in which it shows a state to a player.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from msgspec import UNSET

from conformance.adapters.openspiel.cards import (
    CARDS,
    DIRECTIONS,
    SEATS,
    action_of,
    read_hand,
    read_points,
    read_trick,
)
from conformance.adapters.openspiel.rules import fixed_rules
from conformance.protocol.messages import (
    PROTOCOL_VERSION,
    Answer,
    AppInfo,
    Capability,
    Card,
    Direction,
    Done,
    Greeting,
    Hello,
    Move,
    Observation,
    Pass,
    Play,
    Played,
    Replay,
    Replayed,
    Seat,
    Start,
    Started,
    Unsupported,
)
from conformance.protocol.serving import Handlers, RpcFault

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from conformance.adapters.openspiel.rules import Options

PASSED: Final = 3
MOON: Final = 26
"""OpenSpiel returns 26 less the score."""
OTHER_PACK: Final = {
    "table.players": "OpenSpiel's hearts is for four players",
    "pack.ranks": "OpenSpiel's hearts is played with 52 cards, from 2 up to the ace",
}
CHANCE_NODES: Final = 1 + 52
"""The direction of passing, and the cards."""


@dataclass(frozen=True, kw_only=True)
class _Deal:
    """A deal in play: OpenSpiel's state, and the passes that wait until all four have chosen."""

    state: Any
    direction: Direction
    passes: Mapping[Seat, tuple[int, ...]] = field(default_factory=dict)


class HeartsApp:
    """Plays one deal after another, each with hands of its own."""

    def __init__(self, spiel: Any, options: Options, *, unchecked: bool = False) -> None:
        """``spiel`` is the module `pyspiel`; ``unchecked`` applies actions without asking whether they are legal."""
        self._spiel = spiel
        self._options = options
        self._unchecked = unchecked
        self._game = spiel.load_game("hearts", dict(options))
        self._deal: _Deal | None = None

    @property
    def handlers(self) -> Handlers:
        """What answers each method; `deal` is unknown to an app that has no match."""
        return {
            "hello": (Hello, self.hello),
            "ping": (Done, lambda _: Done()),
            "start": (Start, self.start),
            "pass": (Pass, self.move),
            "play": (Play, self.move),
            "replay": (Replay, self.replay),
            "bye": (Done, lambda _: Done()),
        }

    def hello(self, params: Hello) -> Greeting:
        """Say who this is and which rules are fixed."""
        from importlib.metadata import PackageNotFoundError, version

        if PROTOCOL_VERSION not in params.protocol:
            raise RpcFault(f"this app speaks version {PROTOCOL_VERSION} of the protocol and no other")
        try:
            installed = version("open_spiel")
        except PackageNotFoundError:
            installed = ""
        name = "OpenSpiel hearts" + (", unchecked" if self._unchecked else "")
        url = "https://github.com/google-deepmind/open_spiel"
        capabilities: list[Capability] = ["legal", "replay"]
        if self._options["pass_cards"]:
            capabilities.append("passing")
        return Greeting(
            protocol=PROTOCOL_VERSION,
            app=AppInfo(name=name, version=installed, language="C++", url=url),
            declared=[*capabilities],
            rules=fixed_rules(self._options),
        )

    def start(self, params: Start) -> Started:
        """Deal the hands; whatever the rules say beside the pack and the passing, OpenSpiel plays its own."""
        fixed = fixed_rules(self._options)
        unsupported = [
            Unsupported(parameter=path, reason=reason)
            for path, reason in OTHER_PACK.items()
            if params.rules.get(path) != fixed[path]
        ]
        cycle: Any = fixed.get("passing.cycle") or params.rules.get("passing.cycle")
        if not isinstance(cycle, list) or not cycle or not all(direction in DIRECTIONS for direction in cycle):
            unsupported.append(
                Unsupported(parameter="passing.cycle", reason=f"needs a list of {', '.join(DIRECTIONS)}")
            )
        if unsupported:
            return Started(unsupported=unsupported)
        _check_hands(params.hands)
        direction = cycle[(params.deal - 1) % len(cycle)]
        state = self._game.new_initial_state()
        state.apply_action(DIRECTIONS[direction])
        for round_ in zip(*(params.hands[seat] for seat in SEATS), strict=True):
            for card in round_:
                state.apply_action(action_of(card))
        self._deal = _Deal(state=state, direction=direction)
        return Started(state=_observe(self._deal), applied=fixed | {"passing.cycle": cycle})

    def move(self, params: Pass | Play) -> Answer:
        """Pass cards or play one."""
        if self._deal is None:
            raise RpcFault("nothing is dealt; start a match first")
        before = self._deal
        outcome = self._play(before, params) if isinstance(params, Play) else self._pass(before, params)
        if outcome is None:
            return Answer(accepted=False, state=_observe(before))
        self._deal = outcome
        played = _last_played(outcome) if isinstance(params, Play) else UNSET
        return Answer(accepted=True, state=_observe(outcome), played=played)

    def replay(self, params: Replay) -> Replayed:
        """Deal, and make all the moves after it."""
        started = self.start(params.start)
        if started.unsupported:
            return Replayed(started=started, answers=[])
        return Replayed(started=started, answers=[self.move(_pass_or_play(move)) for move in params.moves])

    def _play(self, deal: _Deal, play: Play) -> _Deal | None:
        """Return the deal after a card, None where it is refused."""
        if _stage(deal) != "playing" or (play.seat != _seat_in_turn(deal.state) and not self._unchecked):
            return None
        # a card that is not held OpenSpiel refuses even so, but with a complaint on standard error for each
        if play.card not in _hand(deal.state, deal.state.current_player()):
            return None
        after = self._applied(deal.state, [action_of(play.card)])
        return None if after is None else _Deal(state=after, direction=deal.direction)

    def _pass(self, deal: _Deal, passing: Pass) -> _Deal | None:
        """Return the deal after a pass, None where it is refused; OpenSpiel gets the cards once all have chosen."""
        cards = tuple(map(action_of, passing.cards))
        waits = _stage(deal) == "passing" and passing.seat in SEATS and passing.seat not in deal.passes
        if not waits or len(cards) != PASSED:
            return None
        state = deal.state.clone()
        passes = {**deal.passes, passing.seat: cards}
        for seat in SEATS:
            # OpenSpiel asks seat by seat: to hear its word on this one, those before it that wait pass anything
            chosen = passes.get(seat) or tuple(state.legal_actions()[:PASSED])
            after = self._applied(state, chosen)
            if after is None:
                return None
            state = after
        if len(passes) < len(SEATS):
            return _Deal(state=deal.state, direction=deal.direction, passes=passes)
        return _Deal(state=state, direction=deal.direction)

    def _applied(self, state: Any, actions: Sequence[int]) -> Any | None:
        """Return a new state after some actions of the player in turn, None where OpenSpiel refuses one of them."""
        after = state.clone()
        try:
            for action in actions:
                if self._unchecked:
                    after.apply_action(action)
                elif action in after.legal_actions():
                    after.apply_action_with_legality_check(action)
                else:
                    return None
        except self._spiel.SpielError:
            return None
        return after


def _check_hands(hands: Mapping[Seat, Sequence[str]]) -> None:
    dealt = [card for cards in hands.values() for card in cards]
    if set(hands) != set(SEATS) or {len(cards) for cards in hands.values()} != {13} or len(set(dealt)) != 52:
        raise RpcFault("start: four hands of thirteen different cards are needed, for A, B, C and D")


def _pass_or_play(move: Move) -> Pass | Play:
    if isinstance(move.play, Play):
        return move.play
    if isinstance(move.passing, Pass):
        return move.passing
    raise RpcFault("replay: OpenSpiel knows no next deal")


def _stage(deal: _Deal) -> str:
    if deal.state.is_terminal():
        return "deal_over"
    return "passing" if deal.direction != "none" and len(deal.state.history()) == CHANCE_NODES else "playing"


def _seat_in_turn(state: Any) -> Seat:
    player: int = state.current_player()
    return SEATS[player]


def _hand(state: Any, player: int) -> list[Card]:
    return read_hand(state.information_state_string(player))


def _observe(deal: _Deal) -> Observation:
    state = deal.state
    if state.is_terminal():
        score = {seat: MOON - round(gain) for seat, gain in zip(SEATS, state.returns(), strict=True)}
        return Observation(
            stage="deal_over", direction=deal.direction, turn=None, legal=[], trick=[], waiting=[], score=score
        )
    hands = {seat: _hand(state, player) for player, seat in enumerate(SEATS)}
    if _stage(deal) == "passing":
        waiting = [seat for seat in SEATS if seat not in deal.passes]
        return Observation(
            stage="passing", direction=deal.direction, turn=None, legal=[], trick=[], waiting=waiting, hands=hands
        )
    shown = str(state)
    return Observation(
        stage="playing",
        direction=deal.direction,
        turn=_seat_in_turn(state),
        legal=[CARDS[action] for action in state.legal_actions()],
        trick=read_trick(shown),
        waiting=[],
        hands=hands,
        points=read_points(shown),
    )


def _last_played(deal: _Deal) -> Played:
    player, action = deal.state.full_history()[-1].player, deal.state.full_history()[-1].action
    return Played(seat=SEATS[player], card=CARDS[action])

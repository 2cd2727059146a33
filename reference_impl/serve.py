"""The reference engine as an app: the protocol on standard input and output, every capability included."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any, Final, get_args

import msgspec

from conformance.protocol.messages import (
    PROTOCOL_VERSION,
    Answer,
    AppInfo,
    Capability,
    Deal,
    Done,
    Greeting,
    Hello,
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
from conformance.protocol.serving import RpcFault, serve_on_stdio
from reference_impl.match import DealError, Refusal, State, pass_cards, play_card, start_deal, start_match
from reference_impl.observing import observe
from reference_impl.rules import Rules, RulesError

if TYPE_CHECKING:
    from conformance.protocol.messages import Seat
    from conformance.protocol.serving import Handlers

NAME: Final = "hartenjagen reference"


class ReferenceApp:
    """Keeps the matches in play, by name."""

    def __init__(self) -> None:
        self._matches: dict[str, State] = {}
        self._rules: dict[bytes, Rules] = {}

    @property
    def handlers(self) -> Handlers:
        """What answers each method."""
        return {
            "hello": (Hello, self.hello),
            "ping": (Done, lambda _: Done()),
            "start": (Start, self.start),
            "pass": (Pass, self.move),
            "play": (Play, self.move),
            "deal": (Deal, self.move),
            "replay": (Replay, self.replay),
            "view": (View, self.view),
            "bye": (Done, lambda _: Done()),
        }

    def hello(self, params: Hello) -> Greeting:
        """Say who this is; no rule is fixed."""
        from importlib.metadata import PackageNotFoundError, version

        if PROTOCOL_VERSION not in params.protocol:
            raise RpcFault(f"this app speaks version {PROTOCOL_VERSION} of the protocol and no other")
        try:
            installed = version("hartenjagen")
        except PackageNotFoundError:
            installed = ""
        return Greeting(
            protocol=PROTOCOL_VERSION,
            app=AppInfo(name=NAME, version=installed, language="Python"),
            declared=list(get_args(Capability)),
        )

    def start(self, params: Start) -> Started:
        """Begin a match, or say which parameters cannot be played by."""
        try:
            rules = self._rules_of(params.rules)
        except RulesError as error:
            return Started(unsupported=[Unsupported(parameter=f.parameter, reason=f.reason) for f in error.faults])
        totals = params.totals if isinstance(params.totals, dict) else None
        try:
            state = start_match(
                rules, params.hands, deal=params.deal, dealer=params.dealer, totals=totals, phase=params.phase
            )
        except DealError as error:
            raise RpcFault(f"start: {error}") from error
        self._matches[params.match] = self.begin(state)
        return Started(state=self.show(self._matches[params.match]), applied=dict(rules.values))

    def move(self, params: Pass | Play | Deal) -> Answer:
        """Pass, play or deal in a match."""
        state, answer = self._moved(self._match(params.match), params)
        self._matches[params.match] = state
        return answer

    def begin(self, state: State) -> State:
        """Return where a match begins that was started so."""
        return state

    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        """Return what a move makes of a state."""
        try:
            if isinstance(move, Play):
                return play_card(state, move.seat, move.card)
            if isinstance(move, Pass):
                return pass_cards(state, move.seat, move.cards)
            return start_deal(state, move.hands)
        except DealError as error:
            raise RpcFault(f"deal: {error}") from error

    def show(self, state: State, seat: Seat | None = None) -> Observation:
        """Return what is told of a state, to everybody or to one seat."""
        return observe(state, seat)

    def replay(self, params: Replay) -> Replayed:
        """Begin a match and make all the moves after it."""
        started = self.start(params.start)
        if started.unsupported:
            return Replayed(started=started, answers=[])
        state = self._match(params.start.match)
        answers = []
        for place, move in enumerate(params.moves):
            try:
                state, answer = self._moved(state, _kind(move))
            except RpcFault as fault:
                raise RpcFault(f"move {place + 1}: {fault}") from fault
            answers.append(answer)
        self._matches[params.start.match] = state
        return Replayed(started=started, answers=answers)

    def view(self, params: View) -> Observation:
        """Show a match as one seat may see it."""
        state = self._match(params.match)
        if params.seat not in state.rules.seats:
            raise RpcFault(f"view: seat {params.seat} is not at the table of {', '.join(state.rules.seats)}")
        return self.show(state, params.seat)

    def _moved(self, state: State, move: Pass | Play | Deal) -> tuple[State, Answer]:
        outcome = self.make(state, move)
        if isinstance(outcome, Refusal):
            return state, Answer(accepted=False, state=self.show(state), reason=outcome.reason)
        return outcome, Answer(accepted=True, state=self.show(outcome))

    def _match(self, name: str) -> State:
        if name not in self._matches:
            raise RpcFault(f"there is no match '{name}'; start one first")
        return self._matches[name]

    def _rules_of(self, values: dict[str, Any]) -> Rules:
        key = msgspec.json.encode(values)
        if key not in self._rules:
            self._rules = {key: Rules.from_values(values)}
        return self._rules[key]


def _kind(move: Move) -> Pass | Play | Deal:
    if not isinstance(move.play, msgspec.UnsetType):
        return move.play
    return next(kind for kind in (move.passing, move.deal) if not isinstance(kind, msgspec.UnsetType))


def main() -> int:
    """Serve on the standard streams until ``bye`` or the end of the input."""
    return serve_on_stdio(ReferenceApp().handlers)


if __name__ == "__main__":
    sys.exit(main())

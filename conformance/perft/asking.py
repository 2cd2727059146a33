"""What an app says may be played after some plays: told by it, or found by trying each card of the hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from conformance.cards import RANKS
from conformance.protocol.endings import EndedError
from conformance.protocol.messages import Move, Pass, Play, Replay, Start
from conformance.runner.perform import ask

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from conformance.protocol.endings import Ending
    from conformance.protocol.messages import Answer, Card, Observation, Seat
    from conformance.runner.app import App

    Path = tuple[tuple[Seat, Card], ...]
    """Plays from the opening lead on."""


class CannotAskError(Exception):
    """The app does not begin the deal, or was lost; the text says why."""


@dataclass(frozen=True, kw_only=True)
class Beginning:
    """How an app is brought to the opening lead of a deal."""

    start: Start
    passes: tuple[Move, ...] = ()


@dataclass(frozen=True, kw_only=True)
class Told:
    """What an app says of one position."""

    turn: Seat | None = None
    """The seat that plays next; None where it does not say."""
    legal: frozenset[Card] = frozenset()
    refused: int | None = None
    """The place of a play on the way there that it refused, or played otherwise; nothing more is known then."""


def begin(rules: Mapping[str, Any], hands: Mapping[Seat, Sequence[Card]], capabilities: Sequence[str]) -> Beginning:
    """Return how to bring an app to the opening lead with these hands, with A as the dealer.

    A deal without passing is taken where the rules have one and the app can begin with it. Else the first deal is, and
    each seat has been dealt, in place of the lowest cards it is to hold, those it passes on.

    Raises:
        CannotAskError: every deal it can begin with is passed in, and it does not declare passing.
    """
    seats, cycle = sorted(hands), rules["passing.cycle"]
    any_deal = "resume" in capabilities or "match" not in capabilities
    holds = [number for number, way in enumerate(cycle, start=1) if way == "none" and (any_deal or number == 1)]
    if holds:
        return Beginning(start=_start(rules, hands, holds[0]))
    if "passing" not in capabilities:
        raise CannotAskError("cards are passed before the play under these rules, and the app does not declare passing")
    step = {"left": 1, "right": -1, "across": len(seats) // 2}[cycle[0]]
    received = {seat: _lowest(hands[seat], rules["passing.cards"]) for seat in seats}
    passed = {seat: received[seats[(place + step) % len(seats)]] for place, seat in enumerate(seats)}
    dealt = {seat: [*(card for card in hands[seat] if card not in received[seat]), *passed[seat]] for seat in seats}
    passes = tuple(Move(passing=Pass(seat=seat, cards=passed[seat])) for seat in seats)
    return Beginning(start=_start(rules, dealt, 1), passes=passes)


def _lowest(hand: Sequence[Card], number: int) -> list[Card]:
    return sorted(hand, key=lambda card: (RANKS.index(card[:-1]), card))[:number]


def _start(rules: Mapping[str, Any], hands: Mapping[Seat, Sequence[Card]], deal: int) -> Start:
    return Start(rules=dict(rules), hands={seat: list(cards) for seat, cards in hands.items()}, deal=deal)


class Asker:
    """Puts an app into one position after another of a deal."""

    def __init__(
        self, app: App, rules: Mapping[str, Any], hands: Mapping[Seat, Sequence[Card]], *, trying: bool = False
    ) -> None:
        """With ``trying`` each card is tried even where the app lists what may be played.

        Raises:
            CannotAskError: there is no way to bring the app to the opening lead.
            GivenUpError: the app cannot be reached.
        """
        self.app, self.trying = app, trying
        self.beginning = begin(rules, hands, app.session().greeting.capabilities)

    def look(self, path: Path, hand: Sequence[Card], turn: Seat) -> Told:
        """Return what the app says after some plays; ``hand`` and ``turn`` are what is tried where it does not say.

        Raises:
            CannotAskError: it does not begin the deal, or was lost.
            GivenUpError: it cannot be reached any more.
        """
        state, refused = self._go(path)
        if state is None or refused is not None:
            return Told(refused=refused)
        told = None if state.turn is UNSET else state.turn
        if state.legal is not UNSET and not self.trying:
            return Told(turn=told, legal=frozenset(state.legal))
        accepted = [card for card in hand if self._go((*path, (turn, card)))[1] is None]
        return Told(turn=told, legal=frozenset(accepted))

    def _go(self, path: Path) -> tuple[Observation | None, int | None]:
        """Return the position after some plays, and the place of the first play that the app did not make."""
        plays = [Move(play=Play(seat=seat, card=card)) for seat, card in path]
        moves = [*self.beginning.passes, *plays]
        session = self.app.session()
        session.begin_case(len(moves) + 2)
        begun = False
        try:
            if "replay" in session.greeting.capabilities:
                replayed = session.replay(Replay(start=self.beginning.start, moves=moves))
                started, answers = replayed.started, replayed.answers
            else:
                started = session.start(self.beginning.start)
                begun = True
                answers = [ask(session, move) for move in moves] if started.state is not UNSET else []
        except EndedError as ended:
            self.app.note(ended.ending, started=begun)
            raise _lost(ended.ending, path) from ended
        if started.state is UNSET:
            parameters = ", ".join(each.parameter for each in started.unsupported)
            raise CannotAskError(f"the app does not begin the deal; it does not play {parameters} as told")
        before = len(self.beginning.passes)
        if not all(answer.accepted for answer in answers[:before]):
            raise CannotAskError("the app refuses the cards that are passed before the play")
        made = answers[before:]
        refused = (place for place, (move, answer) in enumerate(zip(plays, made, strict=True)) if _stray(move, answer))
        return (answers[-1].state if answers else started.state), next(refused, None)


def _stray(move: Move, answer: Answer) -> bool:
    if move.play is UNSET or answer.played is UNSET or not answer.accepted:
        return not answer.accepted
    return (answer.played.seat, answer.played.card) != (move.play.seat, move.play.card)


def _lost(ending: Ending, path: Path) -> CannotAskError:
    where = f" after {', '.join(f'{seat} {card}' for seat, card in path)}" if path else " at the start"
    return CannotAskError(f"the app {ending}{where}")

"""The second implementation while a game is shrunk: asked step by step, for it knows what may be played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from conformance.protocol.endings import EndedError
from conformance.protocol.messages import Answer, Move, Observation, Play, Start
from conformance.runner.perform import ask

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from conformance.cases import Beginning
    from conformance.games.game import Game
    from conformance.protocol.messages import Card, Seat
    from conformance.runner.app import App


class UnplayableError(Exception):
    """The second implementation does not begin a game that starts so."""


@dataclass(frozen=True, kw_only=True)
class Account:
    """What the second implementation says of a whole game."""

    begun: Observation
    answers: tuple[Answer, ...]
    """One a move."""

    def before(self, move: int) -> Observation:
        """Return the position in which a move is made, by its index; that of the start is -1, and nothing precedes it.

        A move that is refused leaves the position as it was.
        """
        made = [answer.state for answer in self.answers[: max(move, 0)] if answer.accepted]
        return made[-1] if made else self.begun

    def after(self, move: int) -> Observation:
        """Return the position after a move; of -1, the one the game starts in."""
        return self.answers[move].state if move >= 0 else self.begun


class Second:
    """A second implementation, and the rules it plays a game by."""

    def __init__(self, app: App, rules: Mapping[str, Any]) -> None:
        """Nobody else plays with ``app`` between a `begin` and the moves after it."""
        self._app = app
        self.rules = rules

    def begin(self, start: Beginning) -> Observation:
        """Begin a game and return the position.

        Raises:
            UnplayableError: it cannot begin so.
            EndedError: it was lost.
            GivenUpError: it cannot be reached any more.
        """
        message = Start(
            rules=dict(self.rules),
            hands=start.hands,
            deal=start.deal,
            dealer=start.dealer,
            totals=start.totals or UNSET,
            phase=start.phase,
        )
        session = self._app.session()
        session.begin_case(1)
        try:
            started = session.start(message)
        except EndedError as ended:
            self._app.note(ended.ending, started=False)
            raise
        if started.state is UNSET:
            raise UnplayableError(", ".join(each.parameter for each in started.unsupported))
        return started.state

    def make(self, move: Move) -> Answer:
        """Make a move in the game begun last.

        Raises:
            EndedError: it was lost.
            GivenUpError: it cannot be reached any more.
        """
        session = self._app.session()
        session.allow(1)
        try:
            return ask(session, move)
        except EndedError as ended:
            self._app.note(ended.ending, started=True)
            raise

    def account(self, game: Game) -> Account:
        """Return what it says of a whole game.

        Raises:
            UnplayableError: it cannot begin so.
            EndedError: it was lost.
            GivenUpError: it cannot be reached any more.
        """
        begun = self.begin(game.start)
        return Account(begun=begun, answers=tuple(self.make(move) for move in game.moves))

    def reasons(self, game: Game, seat: Seat, cards: Sequence[Card]) -> dict[Card, str]:
        """Return the clauses that bar cards of a seat after a game; a card that may be played is left out."""
        self.account(game)
        found = {}
        for card in cards:
            answer = self.make(Move(play=Play(seat=seat, card=card)))
            if answer.accepted:
                self.account(game)
            elif answer.reason is not UNSET:
                found[card] = answer.reason
        return found

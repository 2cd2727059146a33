"""An app and a second implementation at one table: each game is played with both."""

from __future__ import annotations

from dataclasses import dataclass, field
from threading import Lock
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from conformance.games.comparing import Difference, first_difference
from conformance.games.playing import Played, play_game
from conformance.protocol.endings import Crash
from conformance.runner.outcomes import FaultCode

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from conformance.games.game import Game
    from conformance.protocol.messages import Answer, Capability
    from conformance.runner.app import App


@dataclass(frozen=True, kw_only=True)
class Doubt:
    """An open point of which nobody could read how the app plays it."""

    parameter: str
    others: tuple[Mapping[str, Any], ...]
    """The rules that the second implementation plays, with each other reading of the point."""
    beyond: bool = False
    """The app plays none of the readings that a table may choose, or not always the same."""


@dataclass(frozen=True, kw_only=True)
class Pairing:
    """Two apps, and the rules each is told."""

    app: App
    second: App
    told: Mapping[str, Any]
    """The rules the app is told."""
    rules: Mapping[str, Any]
    """The rules the app plays, as far as anybody could see; told to the second implementation."""
    lockstep: bool = False
    _asking: Lock = field(default_factory=Lock)

    def capabilities(self) -> frozenset[Capability]:
        """Return what both declare.

        Raises:
            GivenUpError: one of them cannot be reached.
        """
        return frozenset(self.app.session().greeting.capabilities) & self.second_capabilities()

    def second_capabilities(self) -> frozenset[Capability]:
        """Return what the second implementation declares."""
        with self._asking:
            return frozenset(self.second.session().greeting.capabilities)

    def play_app(self, game: Game, beside: Sequence[Answer] = ()) -> Played:
        """Play a game with the app; ``beside`` are the answers of the second implementation.

        Raises:
            GivenUpError: it cannot be reached any more.
        """
        return _play(game, self.told, self.app, beside=beside, lockstep=self.lockstep)

    def play_second(self, game: Game, rules: Mapping[str, Any] | None = None) -> Played:
        """Play a game with the second implementation, under other rules where some are given.

        Raises:
            GivenUpError: it cannot be reached any more.
        """
        with self._asking:
            return _play(game, self.rules if rules is None else rules, self.second)

    def difference(self, game: Game) -> Difference | None:
        """Play a game with both and return the first difference; None too where it cannot be played to the end.

        Raises:
            GivenUpError: one of them cannot be reached any more.
        """
        second = self.play_second(game)
        return first_difference(game, self.play_app(game, second.answers), second, self.capabilities())

    def hinges_on(self, doubt: Doubt, game: Game, second: Played, difference: Difference) -> bool:
        """Tell whether another reading of the point has a say in the difference.

        It has where the second implementation, playing it, answers otherwise there; where the app plays no known
        reading, anywhere before, too.
        """
        for rules in doubt.others:
            other = first_difference(game, self.play_second(game, rules), second)
            if other is None or other.code is FaultCode.UNSUPPORTED:
                continue
            if other.move == difference.move or (doubt.beyond and other.move < difference.move):
                return True
        return False


def plays(played: Played) -> bool:
    """Tell whether the game was begun and answered to its end."""
    return played.ended is None and played.started is not None and played.started.state is not UNSET


def _play(
    game: Game, rules: Mapping[str, Any], app: App, *, beside: Sequence[Answer] = (), lockstep: bool = False
) -> Played:
    """Play a game; where it cannot be seen at which move the app dies, move by move once more."""
    session = app.session()
    whole = "replay" in session.greeting.capabilities and not lockstep
    played = play_game(game, rules, session, beside=beside, lockstep=lockstep)
    if not whole or played.started is not None or not isinstance(played.ended, Crash):
        app.note(played.ended, started=played.started is not None)
        return played
    app.note(played.ended, started=True)
    again = play_game(game, rules, app.session(), beside=beside, lockstep=True)
    app.note(again.ended, started=again.started is not None)
    return again if again.ended is not None or len(again.answers) < len(game.moves) else played

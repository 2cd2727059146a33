"""Playing a generated game with one app: every move is tried, and all the answers are kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from msgspec import UNSET

from conformance.protocol.endings import AppError, EndedError
from conformance.protocol.messages import Replay
from conformance.runner.perform import ask, beginning

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from conformance.games.game import Game
    from conformance.protocol.endings import Ending
    from conformance.protocol.messages import Answer, Move, Started
    from conformance.runner.session import Session

_BESIDE_THE_MOVES = 4


@dataclass(frozen=True, kw_only=True)
class Played:
    """What an app answered to a game, as far as it was asked."""

    started: Started | None = None
    answers: tuple[Answer, ...] = ()
    """To the first moves of the game, in their order."""
    ended: Ending | None = None
    """How the conversation ended, where it did before the game."""


def play_game(
    game: Game,
    rules: Mapping[str, Any],
    session: Session,
    *,
    lockstep: bool = False,
    beside: Sequence[Answer] = (),
) -> Played:
    """Play a game and return the answers: as one replay where the app declares that, else move by move.

    ``beside`` are the answers of somebody else: move by move the game ends where the app accepts what they refuse or
    the other way round, for it is another game from there on. With ``lockstep`` every app is asked move by move; so is
    one that answers a whole game with an error, to see which move it stumbles over.
    """
    session.begin_case(len(game.moves) + _BESIDE_THE_MOVES)
    if "replay" in session.greeting.capabilities and not lockstep:
        played = _replay(game, rules, session)
        if not isinstance(played.ended, AppError):
            return played
        session.allow(len(game.moves) + _BESIDE_THE_MOVES)
    return _walk(game, rules, session, beside)


def goes_apart(move: Move, one: Answer, other: Answer) -> bool:
    """Tell whether after these answers to a move two apps are in different games."""
    return one.accepted != other.accepted or plays_another(move, one) or plays_another(move, other)


def plays_another(move: Move, answer: Answer) -> bool:
    """Tell whether another card was played than the one asked for."""
    if move.play is UNSET or answer.played is UNSET or not answer.accepted:
        return False
    return (answer.played.seat, answer.played.card) != (move.play.seat, move.play.card)


def count_moves(game: Game, played: Played) -> tuple[int, int, int]:
    """Return how many moves were answered, how many of them were refused, and how many deals were begun."""
    answered = list(zip(game.moves, played.answers, strict=False))
    refused = sum(not answer.accepted for _, answer in answered)
    dealt = sum(answer.accepted and move.deal is not UNSET for move, answer in answered)
    return len(answered), refused, 1 + dealt


def _replay(game: Game, rules: Mapping[str, Any], session: Session) -> Played:
    replayed = None
    try:
        replayed = session.replay(Replay(start=beginning(game, rules), moves=game.moves))
        session.ping()
    except EndedError as ended:
        if replayed is None:
            return Played(ended=ended.ending)
        return Played(started=replayed.started, answers=tuple(replayed.answers), ended=ended.ending)
    return Played(started=replayed.started, answers=tuple(replayed.answers))


def _walk(game: Game, rules: Mapping[str, Any], session: Session, beside: Sequence[Answer]) -> Played:
    started, answers = None, []
    try:
        started = session.start(beginning(game, rules))
        for place, move in enumerate(game.moves if started.state is not UNSET else ()):
            answers.append(ask(session, move))
            if place < len(beside) and goes_apart(move, answers[-1], beside[place]):
                break
        session.ping()
    except EndedError as ended:
        return Played(started=started, answers=tuple(answers), ended=ended.ending)
    return Played(started=started, answers=tuple(answers))

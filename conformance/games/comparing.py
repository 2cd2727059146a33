"""The first word in which two apps differ over a generated game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import UNSET

from conformance.games.placing import place
from conformance.games.playing import plays_another
from conformance.protocol.messages import Capability, Card, Observation, Seat
from conformance.runner.judge import both_over, changes_between, comparable, merge
from conformance.runner.outcomes import FaultCode, Record, Situation

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.games.game import Game
    from conformance.games.playing import Played
    from conformance.protocol.messages import Answer, Move

START: Final = -1
"""Stands for the start where a move is counted from 0."""
_FIELDS: Final = (
    "stage",
    "turn",
    *(name for name in Observation.__struct_fields__ if name not in ("stage", "turn")),
)
"""Whoever differs in the first two is somewhere else; what is said of the position there tells less."""
_COUNTED: Final = ("captured", "points", "score", "totals")
"""What decides behind a deal whether the match is over; where one of them differs too, that is the cause."""
_OF_A_MATCH: Final = ("totals", "phase", "winners")


class Difference(Record, frozen=True, kw_only=True):
    """Where an app first says something else over a game than a second implementation does."""

    game: str
    kind: str
    """What the game was directed at."""
    move: int
    """Counted from 0; -1 is the start."""
    code: FaultCode
    deal: int
    """Number of the deal in the match."""
    seat: Seat | None = None
    cards: list[Card] = []  # noqa: RUF012  msgspec copies mutable defaults
    """The move, where it was a play or a pass."""
    expected: Any = UNSET
    """What the second implementation says."""
    told: Any = UNSET
    """What the app says."""
    situation: Situation | None = None


def first_difference(
    game: Game, app: Played, second: Played, capabilities: frozenset[Capability] = frozenset({"match"})
) -> Difference | None:
    """Return the first difference in what the app tells, None where it tells nothing else than the second.

    ``capabilities`` are those that both declare. What either leaves out is not compared, nor are the reasons of a
    refusal: where several clauses bar a move each may give another. A refused move must leave the state as the app
    itself told it.
    """
    if app.started is None or second.started is None or second.started.state is UNSET:
        return None
    if app.started.state is UNSET:
        names = [each.parameter for each in app.started.unsupported]
        return _difference(game, second, START, FaultCode.UNSUPPORTED, told=names)
    state, seconds = app.started.state, second.started.state
    for code, expected, told in _unlike(state, seconds, capabilities):
        return _difference(game, second, START, code, expected, told)
    for index, (move, answer, other) in enumerate(zip(game.moves, app.answers, second.answers, strict=False)):
        for code, expected, told in _answered_unlike(move, state, answer, other, capabilities):
            return _difference(game, second, index, code, expected, told)
        state = answer.state if answer.accepted else merge(state, answer.state)
    return None


def _answered_unlike(
    move: Move, before: Observation, answer: Answer, other: Answer, capabilities: frozenset[Capability]
) -> Iterator[tuple[FaultCode, Any, Any]]:
    if answer.accepted != other.accepted:
        yield (
            (FaultCode.ACCEPTED, other.reason, UNSET) if answer.accepted else (FaultCode.REFUSED, UNSET, answer.reason)
        )
    if plays_another(move, answer):
        yield FaultCode.PLAYED_ANOTHER, UNSET, msgspec.to_builtins(answer.played)
    changed = {} if answer.accepted else changes_between(before, answer.state)
    if changed:
        yield FaultCode.STATE_CHANGED, UNSET, changed
    if answer.state != other.state:
        yield from _unlike(answer.state, other.state, capabilities)


def _unlike(
    app: Observation, second: Observation, capabilities: frozenset[Capability]
) -> Iterator[tuple[FaultCode, Any, Any]]:
    """Yield what both tell and tell differently, the weightiest first; of seats those of which both speak."""
    whole = "match" in capabilities
    causes = _COUNTED if both_over(app.stage, second.stage) else ()
    for name in dict.fromkeys((*causes, *_FIELDS)):
        said, others = getattr(app, name), getattr(second, name)
        if said is UNSET or others is UNSET or said == others or (name in _OF_A_MATCH and not whole):
            continue
        if name == "stage" and not whole and both_over(said, others):
            continue
        told, expected = comparable(name, said), comparable(name, others)
        if isinstance(told, dict) and isinstance(expected, dict):
            both = [seat for seat in expected if seat in told]
            told, expected = {seat: told[seat] for seat in both}, {seat: expected[seat] for seat in both}
        if told != expected:
            yield FaultCode(name), expected, told


def _difference(
    game: Game, second: Played, index: int, code: FaultCode, expected: Any = UNSET, told: Any = UNSET
) -> Difference:
    move = game.moves[index] if index != START else None
    after = code.value in Observation.__struct_fields__
    situation = place(game, second, index, after=after)
    seat, cards = _seat_and_cards(move)
    return Difference(
        game=game.name, kind=game.kind, move=index, code=code, deal=situation.deal, seat=seat, cards=cards,
        expected=expected, told=told, situation=situation,
    )  # fmt: skip


def _seat_and_cards(move: Move | None) -> tuple[Seat | None, list[Card]]:
    if move is not None and move.play is not UNSET:
        return move.play.seat, [move.play.card]
    if move is not None and move.passing is not UNSET:
        return move.passing.seat, list(move.passing.cards)
    return None, []

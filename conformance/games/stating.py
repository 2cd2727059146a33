"""What a scenario states of a difference: the words of the second implementation, in the phrases of the phrasebook."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from msgspec import UNSET

from conformance.cards import sort_cards
from conformance.runner.outcomes import FaultCode
from conformance.scenarios.phrasebook import Stated

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from conformance.games.comparing import Difference
    from conformance.games.game import Game
    from conformance.games.second import Account
    from conformance.protocol.messages import Card, Observation

_OF_A_MATCH: Final = (FaultCode.TOTALS, FaultCode.PHASE, FaultCode.WINNERS)


@dataclass(frozen=True, kw_only=True)
class Told:
    """A shrunk game, its difference, and what the second implementation says of the game."""

    game: Game
    difference: Difference
    account: Account
    reasons: Mapping[Card, str]
    """Cards that the second implementation refuses where the app would play them, each with the clause it gives."""

    @property
    def before(self) -> Observation:
        """The position before the last move."""
        return self.account.before(self.difference.move)

    @property
    def after(self) -> Observation:
        """The position that the difference is about."""
        return self.account.after(self.difference.move)

    @property
    def accepted(self) -> bool:
        """Whether the second implementation accepts the last move; so it does the start."""
        move = self.difference.move
        return move < 0 or self.account.answers[move].accepted


def statements_of(told: Told) -> tuple[Stated, ...]:
    """Return what must be so after the last move; the statement about the difference is among them.

    Empty where no phrase says anything of that position.
    """
    return tuple(stated for stated in _statements(told) if stated is not None)


def statements_before(told: Told) -> tuple[Stated, ...]:
    """Return what must be so before the last move, where it is that move which the app takes otherwise."""
    before = told.before
    if told.difference.code not in (FaultCode.REFUSED, FaultCode.ACCEPTED) or before.stage != "playing":
        return ()
    stated = _may_play(before)
    return () if stated is None else (stated,)


def _statements(told: Told) -> Iterator[Stated | None]:
    code, after = told.difference.code, told.after
    if code.value == "score" or code in _OF_A_MATCH:
        yield _by_seat("deal-scores", after.score)
    match code:
        case FaultCode.LEGAL:
            yield _may_play(after)
        case FaultCode.TOTALS:
            yield _by_seat("totals", after.totals)
        case FaultCode.PHASE:
            yield Stated(id="points-subtracted" if after.phase == "subtracting" else "points-added", fields={})
        case FaultCode.WINNERS:
            yield _winners(after)
        case FaultCode.POINTS:
            yield from _points(told)
        case FaultCode.HANDS:
            yield from _hands(told)
        case FaultCode.DEALER:
            yield None if after.dealer is UNSET else Stated(id="dealer", fields={"seat": after.dealer})
        case FaultCode.DIRECTION:
            yield _direction(after)
        case FaultCode.TRICK:
            yield _on_the_table(after)
            yield _turn(after)
        case FaultCode.CAPTURED | FaultCode.TURN:
            yield _taker(told)
            yield _turn(after)
        case FaultCode.SCORE:
            pass
        case FaultCode.STAGE:
            yield _stage(told)
            yield _turn(after)
        case _:
            yield _turn(after) or _stage(told)


def _stage(told: Told) -> Stated | None:
    """Return how far the deal or the match is, in the phrase that says most of it."""
    after = told.after
    match after.stage:
        case "match_over":
            return Stated(id="match-over", fields={})
        case "deal_over":
            over = told.difference.told == "match_over" or told.difference.code != FaultCode.STAGE
            return Stated(id="match-goes-on" if over else "deal-over", fields={})
        case "passing":
            waiting = [] if after.waiting is UNSET else after.waiting
            begun = told.difference.move >= 0 and told.difference.code != FaultCode.STAGE
            if waiting and begun:
                return Stated(id="still-passes", fields={"seat": waiting[0]})
            return _direction(after)
        case _:
            if told.difference.told == "passing":
                return _direction(after)
            return Stated(id="deal-not-over", fields={})


def _may_play(state: Observation) -> Stated | None:
    if state.legal is UNSET or not state.legal or state.turn is UNSET:
        return None
    return Stated(id="may-play", fields={"seat": state.turn, "cards": sort_cards(tuple(state.legal))})


def _turn(state: Observation) -> Stated | None:
    if state.turn is UNSET or state.turn is None:
        return None
    return Stated(id="turn", fields={"seat": state.turn})


def _on_the_table(state: Observation) -> Stated | None:
    if state.trick is UNSET:
        return None
    if not state.trick:
        return Stated(id="table-empty", fields={})
    return Stated(id="on-the-table", fields={"trick": tuple((each.seat, each.card) for each in state.trick)})


def _taker(told: Told) -> Stated | None:
    """Return who took the trick that the last move ended."""
    before, after = told.before, told.after
    if before.trick is UNSET or after.trick or before.captured is UNSET or after.captured is UNSET or not before.trick:
        return None
    grown = [seat for seat, cards in after.captured.items() if len(cards) > len(before.captured.get(seat, ()))]
    return Stated(id="takes-trick", fields={"seat": grown[0]}) if len(grown) == 1 else None


def _by_seat(phrase: str, values: Any) -> Stated | None:
    if values is UNSET or not values:
        return None
    return Stated(id=phrase, fields={"scores": tuple(sorted(values.items()))})


def _winners(state: Observation) -> Stated | None:
    if state.winners is UNSET or not state.winners:
        return None
    return Stated(id="winners", fields={"seats": tuple(state.winners)})


def _points(told: Told) -> Iterator[Stated | None]:
    expected: dict[Any, int] = told.difference.expected
    for seat, points in sorted(expected.items()):
        if told.difference.told.get(seat) != points and points >= 0:
            yield Stated(id="points-so-far", fields={"seat": seat, "number": points})


def _hands(told: Told) -> Iterator[Stated | None]:
    expected: dict[Any, list[str]] = told.difference.expected
    for seat, cards in sorted(expected.items()):
        if told.difference.told.get(seat) != cards and cards:
            yield Stated(id="holds", fields={"seat": seat, "cards": sort_cards(cards)})


def _direction(state: Observation) -> Stated | None:
    if state.direction is UNSET:
        return None
    if state.direction == "none":
        return Stated(id="nobody-passes", fields={})
    return Stated(id="passed-to", fields={"direction": state.direction})

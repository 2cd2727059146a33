"""A generated game taken apart deal by deal, and put together again from another start."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, cast

import msgspec
from msgspec import UNSET

from conformance.cases import Beginning
from conformance.protocol.messages import Deal, Move, Pass
from conformance.scenarios.passing import Exchange, exchanged, fan, take_back

if TYPE_CHECKING:
    from collections.abc import Sequence

    from conformance.games.game import Game
    from conformance.games.second import Account, Second
    from conformance.protocol.messages import Card, Direction, Observation, Phase, Seat
    from conformance.scenarios.passing import Hands


@dataclass(frozen=True, kw_only=True)
class Standing:
    """Where a match stands when a deal of it begins."""

    deal: int
    dealer: Seat
    totals: dict[Seat, int]
    """Empty: everybody at 0."""
    phase: Phase


@dataclass(frozen=True, kw_only=True)
class Part:
    """One deal of a game."""

    hands: Hands
    """As dealt."""
    passes: tuple[Move, ...]
    """Those tried in vain included."""
    after: Hands
    """When the play begins; as dealt where nobody passes, or not everybody does."""
    plays: tuple[Move, ...]
    direction: Direction
    standing: Standing


def parts_of(game: Game, account: Account) -> tuple[Part, ...]:
    """Return the deals of a game, each with where the match stood as the second implementation tells it."""
    begins = [-1, *(index for index, move in enumerate(game.moves) if move.deal is not UNSET)]
    ends = [*begins[1:], len(game.moves)]
    return tuple(_part(game, account, first, end) for first, end in zip(begins, ends, strict=True))


def _part(game: Game, account: Account, first: int, end: int) -> Part:
    deal = game.moves[first].deal if first >= 0 else UNSET
    hands = _fanned(game.start.hands if deal is UNSET else deal.hands)
    begun = account.after(first)
    direction: Direction = "none" if begun.direction is UNSET else begun.direction
    moves = game.moves[first + 1 : end]
    passes = tuple(move for move in moves if move.passing is not UNSET)
    chosen: Hands = {}
    for index in range(first + 1, end):
        passing = game.moves[index].passing
        if passing is not UNSET and account.answers[index].accepted:
            chosen[passing.seat] = tuple(passing.cards)
    done = direction != "none" and set(chosen) == set(hands)
    return Part(
        hands=hands,
        passes=passes,
        after=exchanged(Exchange(hands=hands, passes=chosen), direction) if done else hands,
        plays=tuple(move for move in moves if move.play is not UNSET),
        direction=direction,
        standing=_standing(game, begun) if first >= 0 else _standing_of_start(game),
    )


def _standing_of_start(game: Game) -> Standing:
    start = game.start
    return Standing(deal=start.deal, dealer=start.dealer, totals=dict(start.totals), phase=start.phase)


def _standing(game: Game, begun: Observation) -> Standing:
    totals = {} if begun.totals is UNSET else dict(begun.totals)
    return Standing(
        deal=game.start.deal if begun.deal is UNSET else begun.deal,
        dealer=game.start.dealer if begun.dealer is UNSET else begun.dealer,
        totals=totals if any(totals.values()) else {},
        phase="adding" if begun.phase is UNSET else begun.phase,
    )


def put_together(game: Game, parts: Sequence[Part], standing: Standing, second: Second) -> Game:
    """Return the game of these deals from another start: where cards are passed otherwise there, they are.

    The cards that everybody holds when the play begins stay the same.

    Raises:
        UnplayableError: the second implementation does not begin so.
        EndedError: it was lost.
    """
    moves: list[Move] = []
    start: Beginning | None = None
    for part in parts:
        if start is None:
            start = _beginning(part.hands, standing)
            begun = second.begin(start)
            fitted = _fitted(part, begun, second)
            if fitted.hands != part.hands:
                start = _beginning(fitted.hands, standing)
                second.begin(start)
        else:
            dealt = Move(deal=Deal(hands=_as_lists(part.hands)))
            answer = second.make(dealt)
            fitted = _fitted(part, answer.state, second) if answer.accepted else part
            if fitted.hands != part.hands:
                # Dealt already: the hands of a later deal are fitted by going there a second time.
                second.begin(start)
                for move in moves:
                    second.make(move)
                dealt = Move(deal=Deal(hands=_as_lists(fitted.hands)))
                second.make(dealt)
            moves.append(dealt)
        for move in (*fitted.passes, *fitted.plays):
            second.make(move)
            moves.append(move)
    if start is None:
        raise ValueError("a game has a deal")
    return msgspec.structs.replace(game, start=start, moves=moves)


def with_hands(part: Part, after: Hands, plays: Sequence[Move]) -> Part:
    """Return a deal with other cards and plays, in which nobody has passed yet."""
    return replace(part, hands=after, after=after, passes=(), plays=tuple(plays), direction="none")


def _fitted(part: Part, begun: Observation, second: Second) -> Part:
    direction: Direction = "none" if begun.direction is UNSET else begun.direction
    if direction == part.direction or not (part.plays or part.direction == "none"):
        return part
    if direction == "none" or begun.stage != "passing":
        return replace(part, hands=part.after, passes=())
    exchange = take_back(part.after, direction, int(second.rules["passing.cards"]))
    passes = tuple(Move(passing=Pass(seat=seat, cards=list(exchange.passes[seat]))) for seat in exchange.hands)
    return replace(part, hands=exchange.hands, passes=passes)


def _beginning(hands: Hands, standing: Standing) -> Beginning:
    return Beginning(
        hands=_as_lists(hands),
        deal=standing.deal,
        dealer=standing.dealer,
        totals=standing.totals,
        phase=standing.phase,
    )


def _as_lists(hands: Hands) -> dict[Seat, list[Card]]:
    return {seat: list(cards) for seat, cards in hands.items()}


def _fanned(hands: dict[Seat, list[Card]]) -> Hands:
    return cast("Hands", {seat: fan(hands[seat]) for seat in sorted(hands)})

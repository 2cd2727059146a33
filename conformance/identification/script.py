"""A deal to put to an app, in the engine's terms: cards as numbers, hands as sets, seats by place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from msgspec import UNSET

from conformance.cards import seats_of
from conformance.protocol.messages import Deal, Move, Pass, Play
from reference_impl.cardset import CODES, NUMBERS, codes_of, set_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from conformance.games.game import Game
    from conformance.protocol.messages import Card, Phase, Seat

Step = tuple[int, int, int]
"""A move within a deal: (`PLAY`, seat, card) or (`PASS`, seat, set of cards)."""
PLAY, PASS = 0, 1


@dataclass(frozen=True, kw_only=True, eq=False)
class Round:
    """The hands of one deal and what is done with them; each is equal to itself alone, so that it can be a key."""

    hands: tuple[int, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True, kw_only=True, eq=False)
class Script:
    """A start and all moves after it; a second round begins with a deal."""

    rounds: tuple[Round, ...]
    deal: int = 1
    dealer: int = 0
    totals: tuple[int, ...]
    phase: Phase = "adding"

    @property
    def players(self) -> int:
        """How many play."""
        return len(self.rounds[0].hands)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who they are."""
        return cast("tuple[Seat, ...]", seats_of(self.players))

    @property
    def pack(self) -> int:
        """All cards that are dealt."""
        return sum(self.rounds[0].hands)

    @property
    def length(self) -> int:
        """How many answers it has: one to the start and one to each move."""
        return sum(1 + len(each.steps) for each in self.rounds)

    def moves(self) -> list[Move]:
        """Return the moves in the words of the protocol."""
        found: list[Move] = []
        for number, each in enumerate(self.rounds):
            if number:
                found.append(Move(deal=Deal(hands=hands_of(self.seats, each.hands))))
            found += [move_of(self.seats, step) for step in each.steps]
        return found


def hands_of(seats: Sequence[Seat], hands: Sequence[int]) -> dict[Seat, list[Card]]:
    """Return hands in the words of the protocol."""
    return {seat: list(codes_of(hand)) for seat, hand in zip(seats, hands, strict=True)}


def move_of(seats: Sequence[Seat], step: Step) -> Move:
    """Return a move within a deal in the words of the protocol."""
    kind, seat, what = step
    if kind == PLAY:
        return Move(play=Play(seat=seats[seat], card=CODES[what]))
    return Move(passing=Pass(seat=seats[seat], cards=list(codes_of(what))))


def script_of(game: Game) -> Script:
    """Return a game in these terms."""
    seats = tuple(sorted(game.start.hands))
    rounds: list[Round] = []
    hands = _sets(game.start.hands, seats)
    steps: list[Step] = []
    for move in game.moves:
        if move.deal is not UNSET:
            rounds.append(Round(hands=hands, steps=tuple(steps)))
            hands, steps = _sets(move.deal.hands, seats), []
        elif move.play is not UNSET:
            steps.append((PLAY, seats.index(move.play.seat), NUMBERS[move.play.card]))
        elif move.passing is not UNSET:
            steps.append((PASS, seats.index(move.passing.seat), set_of(move.passing.cards)))
    return Script(
        rounds=(*rounds, Round(hands=hands, steps=tuple(steps))),
        deal=game.start.deal,
        dealer=seats.index(game.start.dealer),
        totals=tuple(game.start.totals.get(seat, 0) for seat in seats),
        phase=game.start.phase,
    )


def _sets(hands: Mapping[Seat, Sequence[Card]], seats: Sequence[Seat]) -> tuple[int, ...]:
    return tuple(set_of(hands[seat]) for seat in seats)

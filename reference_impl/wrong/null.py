"""Programs that speak the protocol and know nothing of the game: what such a one passes is given away."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import UNSET

from conformance.protocol.messages import Answer, Deal, Observation, Pass, Play
from reference_impl.cardset import BITS, CODES, NUMBERS, codes_of
from reference_impl.match import Refusal
from reference_impl.play import legal, seat_in_turn
from reference_impl.serve import ReferenceApp
from reference_impl.wrong.choice import ChoiceApp
from reference_impl.wrong.program import Shelf

if TYPE_CHECKING:
    from conformance.protocol.messages import Card, Seat
    from reference_impl.match import State

SHELF: Final = Shelf()


@SHELF.holds("refuse-all", "it refuses every move")
class _RefuseAll(ReferenceApp):
    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        return Refusal(clauses=("play.follow-suit",), detail="")

    def show(self, state: State, seat: Seat | None = None) -> Observation:
        return msgspec.structs.replace(super().show(state, seat), legal=[])


@SHELF.holds("accept-all", "it accepts every move, and nothing ever changes")
class _AcceptAll(ReferenceApp):
    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        return state


@SHELF.holds("empty-observations", "it plays by the rules and tells nothing but the stage of the game")
class _EmptyObservations(ReferenceApp):
    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        made = super().make(state, move)
        return state if isinstance(made, Refusal) else made

    def show(self, state: State, seat: Seat | None = None) -> Observation:
        return Observation(stage=super().show(state, seat).stage)


@SHELF.holds("zeros", "it accepts every move, and everything it tells is nothing: no cards, no points")
class _Zeros(_AcceptAll):
    def show(self, state: State, seat: Seat | None = None) -> Observation:
        seats = state.rules.seats
        nothing: dict[Seat, int] = dict.fromkeys(seats, 0)
        empty: dict[Seat, list[Card]] = {name: [] for name in seats}
        return Observation(
            stage="playing", deal=1, dealer=seats[0], direction="none", waiting=[], turn=seats[0], legal=[], trick=[],
            hands=empty, captured=empty, points=nothing, score=nothing, totals=nothing, phase="adding", winners=[],
        )  # fmt: skip


def _dice(*what: object) -> int:
    """Return a number that looks like chance and is the same everywhere."""
    return zlib.crc32(repr(what).encode())


@SHELF.holds("random-cards", "it lets chance say which cards are legal, who is in turn and what is scored")
class _RandomCards(ReferenceApp):
    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        made = super().make(state, move)
        if _dice(move, state.position.hands) % 2:
            return Refusal(clauses=("play.follow-suit",), detail="")
        return state if isinstance(made, Refusal) else made

    def show(self, state: State, seat: Seat | None = None) -> Observation:
        told = super().show(state, seat)
        seats = state.rules.seats
        where = state.position.hands
        numbers: dict[Seat, int] = {name: _dice(where, name) % 27 for name in seats}
        chosen = [card for card in CODES if BITS[NUMBERS[card]] & sum(where) and _dice(where, card) % 3 == 0]
        turn = seats[_dice(where) % len(seats)] if told.turn else None
        scores = numbers if not isinstance(told.score, msgspec.UnsetType) else UNSET
        return msgspec.structs.replace(
            told, turn=turn, legal=chosen if turn else [], points=numbers, totals=numbers, score=scores
        )


@SHELF.holds("whole-hand", "it knows whose turn it is, lets any card of the hand be played, and counts nothing")
class _WholeHand(ChoiceApp):
    def choose(self, state: State, hand: int, legal: int) -> int:
        return hand

    def _moved(self, state: State, move: Pass | Play | Deal) -> tuple[State, Answer]:
        after, answer = super()._moved(state, move)
        if answer.accepted or not isinstance(move, Play) or state.stage != "playing":
            return after, answer
        position = state.position
        lowest = codes_of(legal(state.rules, position))[0]
        turn = state.rules.seats[seat_in_turn(state.rules, position)]
        after, _ = super()._moved(state, Play(seat=turn, card=lowest))
        return after, Answer(accepted=True, state=self.show(after))

    def show(self, state: State, seat: Seat | None = None) -> Observation:
        told = super().show(state, seat)
        nothing: dict[Seat, int] = dict.fromkeys(state.rules.seats, 0)
        over = told.stage in ("deal_over", "match_over")
        return msgspec.structs.replace(told, points=nothing, score=nothing if over else UNSET, totals=nothing)

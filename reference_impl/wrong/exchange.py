"""Faults in where passed cards go, and what follows from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from conformance.protocol.messages import Deal, Pass
from reference_impl.cardset import codes_of, set_of
from reference_impl.match import Refusal, direction_of
from reference_impl.play import first_position, opener
from reference_impl.serve import ReferenceApp
from reference_impl.wrong.program import Shelf, Values, passes

if TYPE_CHECKING:
    from conformance.protocol.messages import Card, Observation, Play, Seat
    from reference_impl.match import State

SHELF: Final = Shelf()
_STEPS: Final = {"left": 1, "right": -1}


def _step(state: State) -> int:
    return _STEPS.get(direction_of(state.rules, state.deal), state.rules.players // 2)


def _passes_sideways(rules: Values) -> bool:
    return any(direction in _STEPS for direction in rules["passing.cycle"])


class _ExchangeApp(ReferenceApp):
    """The exchange itself is worked out anew when the last seat has chosen."""

    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        made = super().make(state, move)
        moved = isinstance(move, Pass) and not isinstance(made, Refusal) and made.stage == "playing"
        if not moved or isinstance(made, Refusal) or not isinstance(move, Pass):
            return made
        number = state.rules.seats.index(move.seat)
        passed = (*state.passed[:number], set_of(move.cards), *state.passed[number + 1 :])
        return self.exchange(state, passed, made)

    def exchange(self, before: State, passed: tuple[int, ...], made: State) -> State:
        return made


@SHELF.holds(
    "left-and-right-swapped",
    "cards passed to the left go to the right, and the other way round",
    clauses=("passing.cycle",),
    seen_in=("B56",),
    bites=_passes_sideways,
)
class _LeftAndRightSwapped(_ExchangeApp):
    def exchange(self, before: State, passed: tuple[int, ...], made: State) -> State:
        step = _STEPS.get(direction_of(before.rules, before.deal))
        if step is None:
            return made
        seats = range(before.rules.players)
        dealt = before.position.hands
        hands = tuple(dealt[seat] & ~passed[seat] | passed[(seat + step) % len(seats)] for seat in seats)
        return msgspec.structs.replace(made, position=first_position(before.rules, hands, before.dealer))


@SHELF.holds(
    "opener-before-passing",
    "who leads first is found out before the cards are passed",
    clauses=("opening.leader",),
    bites=lambda rules: passes(rules) and "opening.card" in rules,
)
class _OpenerBeforePassing(_ExchangeApp):
    def exchange(self, before: State, passed: tuple[int, ...], made: State) -> State:
        leader = opener(before.rules, before.position.hands, before.dealer)
        return msgspec.structs.replace(made, position=msgspec.structs.replace(made.position, leader=leader))


@SHELF.holds(
    "passed-at-once",
    "the cards a player passes arrive at once, before the others have chosen",
    clauses=("passing.blind", "passing.cards"),
    bites=passes,
)
class _PassedAtOnce(ReferenceApp):
    def show(self, state: State, seat: Seat | None = None) -> Observation:
        told = super().show(state, seat)
        step = _step(state)
        if state.stage != "passing" or isinstance(told.hands, msgspec.UnsetType):
            return told
        hands = {name: cards + self._arriving(state, name, step) for name, cards in told.hands.items()}
        return msgspec.structs.replace(told, hands=hands)

    def _arriving(self, state: State, seat: Seat, step: int) -> list[Card]:
        seats = state.rules.seats
        return list(codes_of(state.passed[(seats.index(seat) - step) % len(seats)]))


@SHELF.holds(
    "across-covers-half-the-table",
    "who passes across to whom is worked out by walking on from the first seat, and half the table passes nothing",
    clauses=("passing.cycle",),
    seen_in=("B62",),
    bites=lambda rules: "across" in rules["passing.cycle"] and rules["table.players"] % 4 == 0,
)
class _AcrossCoversHalfTheTable(_ExchangeApp):
    def exchange(self, before: State, passed: tuple[int, ...], made: State) -> State:
        if direction_of(before.rules, before.deal) != "across":
            return made
        walked = before.rules.players // 2
        moved = [seat % walked == 0 for seat in range(before.rules.players)]
        hands = tuple(
            made.position.hands[seat] if moves else before.position.hands[seat] for seat, moves in enumerate(moved)
        )
        return msgspec.structs.replace(made, position=first_position(before.rules, hands, before.dealer))


@SHELF.holds(
    "received-cards-passed-on",
    "cards arrive as soon as they are passed, and may be passed on",
    clauses=("passing.blind", "passing.cards"),
    bites=passes,
)
class _ReceivedCardsPassedOn(ReferenceApp):
    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        made = super().make(state, move)
        if isinstance(made, Refusal) or not isinstance(move, Pass):
            return made
        number, chosen = state.rules.seats.index(move.seat), set_of(move.cards)
        hands = list(state.position.hands)
        hands[number] &= ~chosen
        hands[(number + _step(state)) % len(hands)] |= chosen
        if made.stage == "passing":
            return msgspec.structs.replace(made, position=msgspec.structs.replace(made.position, hands=tuple(hands)))
        return msgspec.structs.replace(made, position=first_position(state.rules, tuple(hands), state.dealer))


@SHELF.holds(
    "opener-found-only-by-passing",
    "in a deal in which no cards are passed the seat left of the dealer leads first",
    clauses=("opening.leader",),
    seen_in=("B54",),
    bites=lambda rules: passes(rules) and "none" in rules["passing.cycle"] and "opening.card" in rules,
)
class _OpenerFoundOnlyByPassing(ReferenceApp):
    def begin(self, state: State) -> State:
        return self._led(state)

    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        made = super().make(state, move)
        return self._led(made) if isinstance(move, Deal) and not isinstance(made, Refusal) else made

    def _led(self, state: State) -> State:
        if state.stage != "playing" or not passes(state.rules.values):
            return state
        leader = (state.dealer + 1) % state.rules.players
        return msgspec.structs.replace(state, position=msgspec.structs.replace(state.position, leader=leader))

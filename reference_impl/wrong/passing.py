"""Faults in when cards are passed, and which."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from conformance.protocol.messages import Deal, Pass
from reference_impl.cardset import codes_of, set_of
from reference_impl.match import Refusal, direction_of
from reference_impl.serve import ReferenceApp
from reference_impl.wrong.program import Shelf, Values, passes

if TYPE_CHECKING:
    from conformance.protocol.messages import Card, Observation, Play, Seat
    from reference_impl.match import State

SHELF: Final = Shelf()


def _sometimes_holds(rules: Values) -> bool:
    return passes(rules) and "none" in rules["passing.cycle"]


def _held(state: State, seat: Seat) -> list[Card]:
    return list(codes_of(state.position.hands[state.rules.seats.index(seat)]))


class _CycleApp(ReferenceApp):
    """Reads the direction of another deal off the cycle."""

    def deal_read(self, deal: int) -> int:
        return deal

    def begin(self, state: State) -> State:
        return self._restaged(state)

    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        shifted = msgspec.structs.replace(state, deal=self.deal_read(state.deal))
        made = super().make(shifted, move)
        if isinstance(made, Refusal):
            return made
        if isinstance(move, Deal):
            return self._restaged(msgspec.structs.replace(made, deal=state.deal + 1))
        return msgspec.structs.replace(made, deal=state.deal)

    def show(self, state: State, seat: Seat | None = None) -> Observation:
        told = super().show(state, seat)
        return msgspec.structs.replace(told, direction=direction_of(state.rules, self.deal_read(state.deal)))

    def _restaged(self, state: State) -> State:
        passing = direction_of(state.rules, self.deal_read(state.deal)) != "none"
        return msgspec.structs.replace(
            state,
            stage="passing" if passing else "playing",
            passed=(0,) * state.rules.players if passing else (),
        )


@SHELF.holds(
    "cycle-off-by-one",
    "the cycle of passing begins one deal late",
    clauses=("passing.cycle",),
    parameter="passing.cycle",
    bites=lambda rules: len(set(rules["passing.cycle"])) > 1,
)
class _CycleOffByOne(_CycleApp):
    def deal_read(self, deal: int) -> int:
        return deal + 1


@SHELF.holds(
    "cycle-never-restarts",
    "after its last deal the cycle of passing stays where it is",
    clauses=("passing.cycle",),
    bites=lambda rules: len(set(rules["passing.cycle"])) > 1,
)
class _CycleNeverRestarts(_CycleApp):
    def deal_read(self, deal: int) -> int:
        return min(deal, 4)


@SHELF.holds(
    "hold-deal-passes",
    "cards are asked for in the deal in which none are passed",
    clauses=("passing.cycle",),
    seen_in=("B64",),
    bites=_sometimes_holds,
)
class _HoldDealPasses(ReferenceApp):
    def begin(self, state: State) -> State:
        return self._asking(state)

    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        made = super().make(state, move)
        return self._asking(made) if isinstance(move, Deal) and not isinstance(made, Refusal) else made

    def _asking(self, state: State) -> State:
        holds = state.stage == "playing" and direction_of(state.rules, state.deal) == "none"
        if not holds or not passes(state.rules.values):
            return state
        return msgspec.structs.replace(state, stage="passing", passed=(0,) * state.rules.players)


class _LaxApp(ReferenceApp):
    """Puts what was passed right before it looks at it."""

    def lenient(self, state: State, move: Pass) -> list[Card]:
        return list(move.cards)

    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        made = super().make(state, move)
        if isinstance(made, Refusal) and isinstance(move, Pass) and state.stage == "passing":
            cards = self.lenient(state, move)
            if cards and move.seat in state.rules.seats and not state.passed[state.rules.seats.index(move.seat)]:
                return self._chosen(state, move, cards)
        return made

    def _chosen(self, state: State, move: Pass, cards: list[Card]) -> State | Refusal:
        number = state.rules.seats.index(move.seat)
        chosen = msgspec.structs.replace(
            state, passed=(*state.passed[:number], set_of(cards), *state.passed[number + 1 :])
        )
        if not all(chosen.passed):
            return chosen
        again = msgspec.structs.replace(chosen, passed=(*chosen.passed[:number], 0, *chosen.passed[number + 1 :]))
        full = [*cards, *(card for card in _held(state, move.seat) if card not in cards)]
        return ReferenceApp.make(self, again, Pass(seat=move.seat, cards=full[: state.rules.passing_cards]))


@SHELF.holds(
    "one-card-too-few",
    "one card fewer than due may be passed",
    clauses=("passing.cards",),
    bites=lambda rules: passes(rules) and rules["passing.cards"] > 1,
)
class _OneCardTooFew(_LaxApp):
    def lenient(self, state: State, move: Pass) -> list[Card]:
        held = set(_held(state, move.seat))
        fewer = len(set(move.cards)) == state.rules.passing_cards - 1
        return list(move.cards) if fewer and held.issuperset(move.cards) else []


@SHELF.holds(
    "same-card-twice",
    "a card may be passed twice over",
    clauses=("passing.cards",),
    bites=lambda rules: passes(rules) and rules["passing.cards"] > 1,
)
class _SameCardTwice(_LaxApp):
    def lenient(self, state: State, move: Pass) -> list[Card]:
        held = set(_held(state, move.seat))
        twice = len(move.cards) == state.rules.passing_cards > len(set(move.cards))
        return sorted(set(move.cards)) if twice and held.issuperset(move.cards) else []


@SHELF.holds(
    "passed-card-not-held",
    "a card may be passed that the player does not hold",
    clauses=("passing.cards",),
    bites=passes,
)
class _PassedCardNotHeld(_LaxApp):
    def lenient(self, state: State, move: Pass) -> list[Card]:
        held = _held(state, move.seat)
        if len(set(move.cards)) != state.rules.passing_cards:
            return []
        return [*(card for card in move.cards if card in held), *held][: state.rules.passing_cards]

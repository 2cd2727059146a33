"""Faults in who deals, and who leads first."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

import msgspec

from conformance.protocol.messages import Deal, Play
from reference_impl.match import Refusal
from reference_impl.serve import ReferenceApp
from reference_impl.wrong.program import Shelf, has

if TYPE_CHECKING:
    from conformance.protocol.messages import Pass
    from reference_impl.match import State

SHELF: Final = Shelf()


@SHELF.holds(
    "dealer-leads",
    "the dealer leads to the first trick",
    clauses=("opening.leader",),
)
class _DealerLeads(ReferenceApp):
    def begin(self, state: State) -> State:
        return self._led(state)

    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        made = super().make(state, move)
        return made if isinstance(made, Refusal) or isinstance(move, Play) else self._led(made)

    def _led(self, state: State) -> State:
        if state.stage != "playing":
            return state
        return msgspec.structs.replace(state, position=msgspec.structs.replace(state.position, leader=state.dealer))


@SHELF.holds(
    "dealer-stays",
    "the same player deals every time",
    clauses=("setup.dealer",),
    bites=has("deal.next_dealer", "left"),
    parameter="deal.next_dealer",
)
class _DealerStays(ReferenceApp):
    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        if not isinstance(move, Deal) or state.stage != "deal_over":
            return super().make(state, move)
        before = (state.dealer - 1) % state.rules.players
        return super().make(msgspec.structs.replace(state, dealer=before), move)


@SHELF.holds(
    "winner-deals",
    "the player with the fewest points deals next",
    clauses=("setup.dealer",),
    bites=has("deal.next_dealer", "left"),
    parameter="deal.next_dealer",
)
class _WinnerDeals(ReferenceApp):
    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        if not isinstance(move, Deal) or state.stage != "deal_over":
            return super().make(state, move)
        least = state.totals.index(min(state.totals))
        return super().make(msgspec.structs.replace(state, dealer=(least - 1) % state.rules.players), move)


@SHELF.holds(
    "turns-to-the-right",
    "the turn goes round the wrong way",
    clauses=("trick.order", "opening.leader", "play.follow-suit"),
)
class _TurnsToTheRight(ReferenceApp):
    def begin(self, state: State) -> State:
        seats = range(state.rules.players)
        turns = tuple(tuple((leader - place) % len(seats) for place in seats) for leader in seats)
        return msgspec.structs.replace(state, rules=replace(state.rules, turns=turns))

"""An app that goes by the rules in everything but which cards it lets be played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from conformance.protocol.messages import Play
from reference_impl.cardset import BITS, NUMBERS, codes_of
from reference_impl.match import Refusal, put_card
from reference_impl.play import legal, seat_in_turn
from reference_impl.serve import ReferenceApp

if TYPE_CHECKING:
    from conformance.protocol.messages import Deal, Observation, Pass, Seat
    from reference_impl.match import State


class ChoiceApp(ReferenceApp):
    """What `choose` returns is told as legal, accepted, and nothing else is."""

    def choose(self, state: State, hand: int, legal: int) -> int:
        """Return the cards of the hand in turn that may be played, ``legal`` being those of the rules."""
        return legal

    def choice_in(self, state: State) -> int:
        """Return the cards that this app lets the seat in turn play."""
        position = state.position
        return self.choose(state, position.hands[seat_in_turn(state.rules, position)], legal(state.rules, position))

    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        """Play a card of the choice, refuse any other; the rest is as ever."""
        if not isinstance(move, Play) or state.stage != "playing":
            return super().make(state, move)
        if move.seat != state.rules.seats[seat_in_turn(state.rules, state.position)]:
            return super().make(state, move)
        if self.choice_in(state) & BITS[NUMBERS[move.card]]:
            return put_card(state, NUMBERS[move.card])
        refused = super().make(state, move)
        return refused if isinstance(refused, Refusal) else Refusal(clauses=("play.own-card",), detail="")

    def show(self, state: State, seat: Seat | None = None) -> Observation:
        """Tell the choice as what is legal."""
        told = super().show(state, seat)
        if state.stage != "playing" or isinstance(told.legal, msgspec.UnsetType):
            return told
        return msgspec.structs.replace(told, legal=list(codes_of(self.choice_in(state))))

"""Programs that keep the score and leave the rules to the players, or tell less than they know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import UNSET

from reference_impl.cardset import BITS, NUMBERS
from reference_impl.match import Refusal
from reference_impl.serve import ReferenceApp
from reference_impl.wrong.choice import ChoiceApp
from reference_impl.wrong.program import Shelf

if TYPE_CHECKING:
    from conformance.protocol.messages import Deal, Observation, Pass, Play, Seat
    from reference_impl.match import State

SHELF: Final = Shelf()


@SHELF.holds(
    "bookkeeper",
    "it scores rightly, and whoever is in turn may play any card of his hand",
    clauses=("play.follow-suit",),
)
class _Bookkeeper(ChoiceApp):
    def choose(self, state: State, hand: int, legal: int) -> int:
        return hand

    def show(self, state: State, seat: Seat | None = None) -> Observation:
        return msgspec.structs.replace(super().show(state, seat), legal=UNSET)


@SHELF.holds(
    "legal-list-is-empty",
    "no card is ever told to be legal, and the right ones are accepted",
    clauses=("play.follow-suit",),
)
class _LegalListIsEmpty(ReferenceApp):
    def show(self, state: State, seat: Seat | None = None) -> Observation:
        return msgspec.structs.replace(super().show(state, seat), legal=[])


@SHELF.holds(
    "refuses-some-legal-cards",
    "the list of legal cards is right, and the highest of several is refused",
    clauses=("play.follow-suit", "play.discard"),
)
class _RefusesSomeLegalCards(ChoiceApp):
    def choose(self, state: State, hand: int, legal: int) -> int:
        highest = 1 << (legal.bit_length() - 1)
        return legal & ~highest or legal

    def show(self, state: State, seat: Seat | None = None) -> Observation:
        return ReferenceApp.show(self, state, seat)


@SHELF.holds(
    "wrong-reason",
    "every refusal is blamed on the duty to follow suit",
    clauses=("opening.card", "lead.hearts", "trick.order", "play.own-card"),
)
class _WrongReason(ReferenceApp):
    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        made = super().make(state, move)
        return Refusal(clauses=("play.follow-suit",), detail="") if isinstance(made, Refusal) else made


@SHELF.holds(
    "played-card-again",
    "a card that was played and taken is accepted a second time",
    clauses=("play.own-card", "play.follow-suit"),
)
class _PlayedCardAgain(ReferenceApp):
    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        made = super().make(state, move)
        card = getattr(move, "card", None)
        own = isinstance(made, Refusal) and made.reason == "play.own-card"
        if own and card is not None and BITS[NUMBERS[card]] & sum(state.position.captured):
            return state
        return made

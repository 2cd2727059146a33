"""Programs that let a player see what is none of his business."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from reference_impl.cardset import QUEEN, codes_of
from reference_impl.serve import ReferenceApp
from reference_impl.wrong.program import Shelf, passes

if TYPE_CHECKING:
    from conformance.protocol.messages import Observation, Seat
    from reference_impl.match import State

SHELF: Final = Shelf()


@SHELF.holds("all-hands-open", "a seat's view shows every hand")
class _AllHandsOpen(ReferenceApp):
    def show(self, state: State, seat: Seat | None = None) -> Observation:
        told = super().show(state, seat)
        return told if seat is None else msgspec.structs.replace(told, hands=super().show(state).hands)


@SHELF.holds("hand-of-the-neighbour", "a seat's view shows the hand of the seat after it")
class _HandOfTheNeighbour(ReferenceApp):
    def show(self, state: State, seat: Seat | None = None) -> Observation:
        told = super().show(state, seat)
        if seat is None:
            return told
        seats = state.rules.seats
        after = seats[(seats.index(seat) + 1) % len(seats)]
        return msgspec.structs.replace(told, hands={seat: list(codes_of(state.position.hands[seats.index(after)]))})


@SHELF.holds("points-of-the-future", "a seat's view counts the queen of spades for the seat that still holds her")
class _PointsOfTheFuture(ReferenceApp):
    def show(self, state: State, seat: Seat | None = None) -> Observation:
        told = super().show(state, seat)
        if seat is None or isinstance(told.points, msgspec.UnsetType):
            return told
        hands = state.position.hands
        points = {
            name: some + (1 if hands[place] & QUEEN else 0) for place, (name, some) in enumerate(told.points.items())
        }
        return msgspec.structs.replace(told, points=points)


@SHELF.holds("legal-cards-of-others", "a seat's view lists the legal cards of whoever is in turn")
class _LegalCardsOfOthers(ReferenceApp):
    def show(self, state: State, seat: Seat | None = None) -> Observation:
        told = super().show(state, seat)
        return told if seat is None else msgspec.structs.replace(told, legal=super().show(state).legal)


@SHELF.holds("passed-cards-shown", "a seat's view lays the cards that others chose to pass on the table", bites=passes)
class _PassedCardsShown(ReferenceApp):
    def show(self, state: State, seat: Seat | None = None) -> Observation:
        told = super().show(state, seat)
        if seat is None or state.stage != "passing":
            return told
        captured = {name: list(codes_of(cards)) for name, cards in zip(state.rules.seats, state.passed, strict=True)}
        return msgspec.structs.replace(told, captured=captured)


@SHELF.holds("view-of-another-seat", "whichever seat asks, it is shown what the dealer may see")
class _ViewOfAnotherSeat(ReferenceApp):
    def show(self, state: State, seat: Seat | None = None) -> Observation:
        return super().show(state, None if seat is None else state.rules.seats[state.dealer])


@SHELF.holds(
    "hint-from-hidden-cards",
    "the legal cards in a seat's view leave out the highest where the next seat holds the queen of spades",
)
class _HintFromHiddenCards(ReferenceApp):
    def show(self, state: State, seat: Seat | None = None) -> Observation:
        told = super().show(state, seat)
        if seat is None or isinstance(told.legal, msgspec.UnsetType) or len(told.legal) < 2:
            return told
        after = (state.rules.seats.index(seat) + 1) % state.rules.players
        return msgspec.structs.replace(told, legal=told.legal[:-1]) if state.position.hands[after] & QUEEN else told

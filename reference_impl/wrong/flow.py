"""Faults in who plays when, and what becomes of a move."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from conformance.protocol.messages import Answer, Play, Played
from reference_impl.cardset import BITS, CODES, NUMBERS, members
from reference_impl.match import Refusal, put_card
from reference_impl.play import legal, seat_in_turn
from reference_impl.serve import ReferenceApp
from reference_impl.wrong.choice import ChoiceApp
from reference_impl.wrong.program import Shelf, gated

if TYPE_CHECKING:
    from conformance.protocol.messages import Deal, Observation, Pass, Seat
    from reference_impl.match import State
    from reference_impl.play import Position

SHELF: Final = Shelf()


def _moved_to(state: State, position: Position) -> State:
    return msgspec.structs.replace(state, position=position)


@SHELF.holds(
    "refused-heart-breaks",
    "the attempt to lead a heart breaks hearts",
    clauses=("play.refusal", "lead.hearts"),
    bites=gated,
)
class _RefusedHeartBreaks(ReferenceApp):
    def _moved(self, state: State, move: Pass | Play | Deal) -> tuple[State, Answer]:
        after, answer = super()._moved(state, move)
        if answer.accepted or answer.reason != "lead.hearts":
            return after, answer
        broken = _moved_to(state, msgspec.structs.replace(state.position, broken=True))
        return broken, msgspec.structs.replace(answer, state=self.show(broken))


@SHELF.holds("out-of-turn-accepted", "anybody may play at any time", clauses=("trick.order",))
class _OutOfTurnAccepted(ReferenceApp):
    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        made = super().make(state, move)
        if not isinstance(made, Refusal) or not isinstance(move, Play) or state.stage != "playing":
            return made
        if made.reason != "trick.order" or move.seat not in state.rules.seats:
            return made
        seat, bit = state.rules.seats.index(move.seat), BITS[NUMBERS[move.card]]
        if not state.position.hands[seat] & bit:
            return made
        turn = seat_in_turn(state.rules, state.position)
        hands = list(state.position.hands)
        hands[seat] ^= bit
        hands[turn] |= bit
        given = msgspec.structs.replace(state.position, hands=tuple(hands))
        return put_card(_moved_to(state, given), NUMBERS[move.card])


@SHELF.holds("card-not-held-accepted", "a card may be played that the player does not hold", clauses=("play.own-card",))
class _CardNotHeldAccepted(ReferenceApp):
    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        made = super().make(state, move)
        if not isinstance(made, Refusal) or made.reason != "play.own-card" or not isinstance(move, Play):
            return made
        turn, bit = seat_in_turn(state.rules, state.position), BITS[NUMBERS[move.card]]
        hands = [cards & ~bit for cards in state.position.hands]
        hands[turn] |= bit
        given = msgspec.structs.replace(state.position, hands=tuple(hands))
        return put_card(_moved_to(state, given), NUMBERS[move.card])


@SHELF.holds("another-card-instead", "an illegal card is silently replaced by the lowest legal one", clauses=())
class _AnotherCardInstead(ReferenceApp):
    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        made = super().make(state, move)
        if not isinstance(made, Refusal) or not isinstance(move, Play) or state.stage != "playing":
            return made
        if made.reason == "trick.order":
            return made
        return put_card(state, next(members(legal(state.rules, state.position))))

    def _moved(self, state: State, move: Pass | Play | Deal) -> tuple[State, Answer]:
        after, answer = super()._moved(state, move)
        if not isinstance(move, Play) or not answer.accepted:
            return after, answer
        gone = sum(state.position.hands) & ~sum(after.position.hands)
        card = next(members(gone))
        seat = state.rules.seats[seat_in_turn(state.rules, state.position)]
        return after, msgspec.structs.replace(answer, played=Played(seat=seat, card=CODES[card]))


@SHELF.holds(
    "play-accepts-more",
    "the list of legal cards is right, and any card of the hand is accepted all the same",
    clauses=("play.follow-suit", "opening.card", "lead.hearts"),
    seen_in=("B40",),
)
class _PlayAcceptsMore(ChoiceApp):
    def choose(self, state: State, hand: int, legal: int) -> int:
        return hand

    def show(self, state: State, seat: Seat | None = None) -> Observation:
        return ReferenceApp.show(self, state, seat)


@SHELF.holds(
    "revoke-noticed-late",
    "a card that does not follow suit is accepted, and the trick taken back when it ends",
    clauses=("play.follow-suit",),
)
class _RevokeNoticedLate(ReferenceApp):
    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        made = super().make(state, move)
        barred = isinstance(made, Refusal) and "play.follow-suit" in made.clauses
        if not barred or not isinstance(move, Play):
            return made
        last = len(state.position.trick) == state.rules.players - 1
        return made if last else put_card(state, NUMBERS[move.card])


@SHELF.holds("refusal-moves-the-turn", "a refused card costs the player his turn", clauses=("play.refusal",))
class _RefusalMovesTheTurn(ReferenceApp):
    def _moved(self, state: State, move: Pass | Play | Deal) -> tuple[State, Answer]:
        after, answer = super()._moved(state, move)
        if answer.accepted or state.stage != "playing" or state.position.trick or not isinstance(move, Play):
            return after, answer
        leader = (state.position.leader + 1) % state.rules.players
        lost = _moved_to(state, msgspec.structs.replace(state.position, leader=leader))
        return lost, msgspec.structs.replace(answer, state=self.show(lost))


@SHELF.holds("refusal-takes-the-card", "a refused card leaves the hand all the same", clauses=("play.refusal",))
class _RefusalTakesTheCard(ReferenceApp):
    def _moved(self, state: State, move: Pass | Play | Deal) -> tuple[State, Answer]:
        after, answer = super()._moved(state, move)
        if answer.accepted or not isinstance(move, Play) or state.stage != "playing":
            return after, answer
        hands = tuple(cards & ~BITS[NUMBERS[move.card]] for cards in state.position.hands)
        lost = _moved_to(state, msgspec.structs.replace(state.position, hands=hands))
        return lost, msgspec.structs.replace(answer, state=self.show(lost))

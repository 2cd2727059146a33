"""Faults in who takes a trick, and who leads after it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from conformance.protocol.messages import Play
from reference_impl.cardset import BITS, NUMBERS, SUIT_OF
from reference_impl.match import Refusal, settled
from reference_impl.scoring import score_deal
from reference_impl.serve import ReferenceApp
from reference_impl.totals import settle
from reference_impl.wrong.program import Shelf

if TYPE_CHECKING:
    from conformance.protocol.messages import Deal, Observation, Pass, Seat
    from reference_impl.match import State
    from reference_impl.play import Position

SHELF: Final = Shelf()


class _LeaderApp(ReferenceApp):
    """Somebody else takes a trick, or leads after it."""

    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        made = super().make(state, move)
        ended = isinstance(move, Play) and not isinstance(made, Refusal) and not made.position.trick
        if not ended or isinstance(made, Refusal) or made.stage != "playing" or not isinstance(move, Play):
            return made
        trick = (*state.position.trick, NUMBERS[move.card])
        return msgspec.structs.replace(made, position=self.after_trick(state, trick, made.position))

    def after_trick(self, state: State, trick: tuple[int, ...], position: Position) -> Position:
        return position


@SHELF.holds(
    "trick-told-by-seat",
    "the cards on the table are told by seat, A before B, and not in the order played",
    clauses=("trick.order",),
    seen_in=("B48",),
)
class _TrickToldBySeat(ReferenceApp):
    def show(self, state: State, seat: Seat | None = None) -> Observation:
        told = super().show(state, seat)
        if isinstance(told.trick, msgspec.UnsetType):
            return told
        return msgspec.structs.replace(told, trick=sorted(told.trick, key=lambda played: played.seat))


@SHELF.holds("leader-rotates", "the lead goes round the table, whoever takes the trick", clauses=("trick.next-lead",))
class _LeaderRotates(_LeaderApp):
    def after_trick(self, state: State, trick: tuple[int, ...], position: Position) -> Position:
        return msgspec.structs.replace(position, leader=(state.position.leader + 1) % state.rules.players)


class _TakerApp(_LeaderApp):
    """A trick goes to another place in it than that of the highest card of the suit led."""

    def place(self, state: State, trick: tuple[int, ...]) -> int:
        return 0

    def after_trick(self, state: State, trick: tuple[int, ...], position: Position) -> Position:
        taken = sum(BITS[card] for card in trick)
        winner = state.rules.turns[state.position.leader][self.place(state, trick)]
        captured = [cards & ~taken for cards in position.captured]
        captured[winner] |= taken
        return msgspec.structs.replace(position, captured=tuple(captured), leader=winner)


def _height(state: State, card: int) -> int:
    return state.rules.strength[SUIT_OF[card]][card]


@SHELF.holds(
    "highest-of-any-suit",
    "the highest card takes the trick, of whatever suit",
    clauses=("trick.winner", "trick.next-lead"),
)
class _HighestOfAnySuit(_TakerApp):
    def place(self, state: State, trick: tuple[int, ...]) -> int:
        return max(range(len(trick)), key=lambda place: _height(state, trick[place]))


@SHELF.holds("hearts-are-trumps", "a heart takes any trick", clauses=("trick.winner", "trick.next-lead"))
class _HeartsAreTrumps(_TakerApp):
    def place(self, state: State, trick: tuple[int, ...]) -> int:
        led = SUIT_OF[trick[0]]
        return max(
            range(len(trick)),
            key=lambda place: (
                SUIT_OF[trick[place]] == 3,
                SUIT_OF[trick[place]] == led,
                _height(state, trick[place]),
            ),
        )


@SHELF.holds(
    "ace-is-low",
    "the ace is the lowest card of its suit",
    clauses=("trick.winner", "trick.next-lead"),
    seen_in=("B50",),
)
class _AceIsLow(_TakerApp):
    def place(self, state: State, trick: tuple[int, ...]) -> int:
        led = SUIT_OF[trick[0]]
        return max(
            range(len(trick)),
            key=lambda place: (
                SUIT_OF[trick[place]] == led,
                trick[place] % 13 != 12,
                _height(state, trick[place]),
            ),
        )


@SHELF.holds(
    "maximum-overwritten",
    "a card takes the trick when it beats the one before it",
    clauses=("trick.winner", "trick.next-lead"),
    seen_in=("B46",),
)
class _MaximumOverwritten(_TakerApp):
    def place(self, state: State, trick: tuple[int, ...]) -> int:
        best = 0
        for place in range(1, len(trick)):
            strength = state.rules.strength[SUIT_OF[trick[0]]]
            if strength[trick[place]] > strength[trick[place - 1]]:
                best = place
        return best


@SHELF.holds(
    "winner-by-seat",
    "the winner is counted from seat A, not from the leader",
    clauses=("trick.winner", "trick.next-lead"),
    seen_in=("B44",),
)
class _WinnerBySeat(_LeaderApp):
    def after_trick(self, state: State, trick: tuple[int, ...], position: Position) -> Position:
        place = (position.leader - state.position.leader) % state.rules.players
        taken = sum(BITS[card] for card in trick)
        captured = [cards & ~taken for cards in position.captured]
        captured[place] |= taken
        return msgspec.structs.replace(position, captured=tuple(captured), leader=place)


@SHELF.holds(
    "cards-to-who-played",
    "every card of a trick counts for the player who played it, not for the one who took it",
    clauses=("score.captured", "trick.winner"),
    seen_in=("B76",),
)
class _CardsToWhoPlayed(_LeaderApp):
    def after_trick(self, state: State, trick: tuple[int, ...], position: Position) -> Position:
        captured = list(state.position.captured)
        for seat, card in zip(state.rules.turns[state.position.leader], trick, strict=True):
            captured[seat] |= BITS[card]
        return msgspec.structs.replace(position, captured=tuple(captured))


@SHELF.holds("leader-stays", "whoever led first leads to every trick", clauses=("trick.next-lead",))
class _LeaderStays(_LeaderApp):
    def after_trick(self, state: State, trick: tuple[int, ...], position: Position) -> Position:
        return msgspec.structs.replace(position, leader=state.position.leader)


@SHELF.holds(
    "stops-when-all-points-are-out",
    "a deal is over as soon as all penalty cards are captured",
    clauses=("trick.all", "trick.next-lead"),
    seen_in=("B102",),
)
class _StopsWhenAllPointsAreOut(ReferenceApp):
    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        made = super().make(state, move)
        if isinstance(made, Refusal) or made.stage != "playing" or made.position.trick:
            return made
        captured = made.position.captured
        if made.rules.penalties & ~sum(captured):
            return made
        standing = settle(made.rules, made.totals, made.phase, score_deal(made.rules, captured), made.turned)
        return settled(made, standing)

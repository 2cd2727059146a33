"""Faults in when hearts are broken."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from conformance.protocol.messages import Play
from reference_impl.cardset import HEARTS, NUMBERS, SUIT_OF, SUIT_SETS
from reference_impl.match import Refusal
from reference_impl.serve import ReferenceApp
from reference_impl.wrong.choice import ChoiceApp
from reference_impl.wrong.program import Shelf, gated, has

if TYPE_CHECKING:
    from conformance.protocol.messages import Deal, Pass
    from reference_impl.match import State

SHELF: Final = Shelf()


class _BreakingApp(ReferenceApp):
    """Has an opinion of its own, after every trick, whether hearts are broken."""

    def broken(self, before: State, trick: tuple[int, ...], right: bool) -> bool:
        return right

    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        made = super().make(state, move)
        if isinstance(made, Refusal) or not isinstance(move, Play) or made.stage != "playing" or made.position.trick:
            return made
        trick = (*state.position.trick, NUMBERS[move.card])
        broken = made.rules.conditions.gate and self.broken(state, trick, made.position.broken)
        return msgspec.structs.replace(made, position=msgspec.structs.replace(made.position, broken=broken))


@SHELF.holds(
    "second-card-breaks",
    "only the second card of a trick is looked at to see whether hearts are broken",
    clauses=("lead.hearts", "lead.broken-by"),
    seen_in=("B26",),
    bites=gated,
)
class _SecondCardBreaks(_BreakingApp):
    def broken(self, before: State, trick: tuple[int, ...], right: bool) -> bool:
        second = bool(before.rules.breakers[SUIT_OF[trick[0]]] >> trick[1] & 1)
        return right and (before.position.broken or second)


@SHELF.holds(
    "broken-a-trick-late",
    "hearts that were broken in a trick may be led only after one more",
    clauses=("lead.hearts", "lead.broken-by"),
    bites=gated,
)
class _BrokenATrickLate(_BreakingApp):
    def broken(self, before: State, trick: tuple[int, ...], right: bool) -> bool:
        return bool(sum(before.position.captured) & HEARTS)


@SHELF.holds(
    "broken-within-the-trick",
    "a heart on the table counts as broken at once, and ends the ban for those who play to the first trick after it",
    clauses=("first-trick.hearts", "first-trick.queen"),
    bites=has("first_trick.hearts", "banned"),
)
class _BrokenWithinTheTrick(ChoiceApp):
    def choose(self, state: State, hand: int, legal: int) -> int:
        position = state.position
        bans = bool(state.rules.conditions.kept_out) and bool(position.trick) and not position.tricks
        if not bans or hand & SUIT_SETS[SUIT_OF[position.trick[0]]]:
            return legal
        return hand if any(SUIT_OF[card] == 3 for card in position.trick) else legal

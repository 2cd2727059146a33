"""Views that let something through without showing a card: only hidden cards that change hands betray them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from conformance.probes.result import Disagreement, ProbeName, Way
from reference_impl.cardset import QUEEN
from reference_impl.serve import ReferenceApp
from tests.probes.asked import check

if TYPE_CHECKING:
    from conformance.protocol.messages import Observation, Seat
    from reference_impl.match import State


class _Hinting(ReferenceApp):
    """Leaves the points out of all that it tells everybody, and hides a hint in those of a view."""

    def hint(self, state: State) -> int:
        raise NotImplementedError

    def show(self, state: State, seat: Seat | None = None) -> Observation:
        told = super().show(state, seat)
        hint: Any = msgspec.UNSET if seat is None else {seat: self.hint(state)}
        return msgspec.structs.replace(told, points=hint)


class _HintsAtTheQueen(_Hinting):
    def hint(self, state: State) -> int:
        return next((place for place, hand in enumerate(state.position.hands) if hand & QUEEN), -1)


class _HintsLate(_Hinting):
    def hint(self, state: State) -> int:
        return sum(state.position.hands[-1:]) % 1000 if state.position.tricks > 1 else 0


class _HintsAtThePass(_Hinting):
    def hint(self, state: State) -> int:
        return sum(state.passed) % 1000 if state.stage == "passing" else 0


def leak(make: type[ReferenceApp]) -> Disagreement:
    run = check(lambda: make().handlers)
    return next(each for each in run.probes if each.name is ProbeName.NO_PEEKING).disagreements[0]


@pytest.mark.parametrize("make", [_HintsAtTheQueen, _HintsLate, _HintsAtThePass])
def test_a_view_that_changes_with_hidden_cards_is_caught(make: type[ReferenceApp]) -> None:
    found = leak(make)
    assert (found.way, found.field) == (Way.DEPENDS, "points")


def test_a_hint_at_what_others_pass_is_seen_while_cards_are_passed() -> None:
    found = leak(_HintsAtThePass)
    assert found.seat is not None
    assert len(found.cards) == 3

"""An app that goes by the rules in everything but what a finished deal does to the match."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from conformance.protocol.messages import Play
from reference_impl.match import Refusal, settled
from reference_impl.scoring import DealScore, score_deal
from reference_impl.serve import ReferenceApp
from reference_impl.totals import Standing

if TYPE_CHECKING:
    from conformance.protocol.messages import Deal, Pass
    from reference_impl.match import State


class SettlingApp(ReferenceApp):
    """Settles a finished deal in its own way."""

    def settle(self, before: State, made: State, deal: DealScore, right: Standing) -> Standing:
        """Return where the match stands; ``right`` is where the rules put it."""
        return right

    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        """Play, and settle again where that ends a deal."""
        made = super().make(state, move)
        if isinstance(made, Refusal) or not isinstance(move, Play) or made.stage == "playing":
            return made
        if any(made.position.hands):
            return made
        deal = score_deal(made.rules, made.position.captured)
        right = Standing(totals=made.totals, phase=made.phase, score=made.score, winners=made.winners)
        standing = self.settle(state, made, deal, right)
        return settled(made, standing)


def changed(standing: Standing, **changes: Any) -> Standing:
    """Return a standing with some of it changed."""
    return replace(standing, **changes)

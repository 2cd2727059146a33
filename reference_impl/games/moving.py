"""Making the moves of the protocol in the engine."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from reference_impl.match import Refusal, State, pass_cards, play_card, start_deal

if TYPE_CHECKING:
    from conformance.protocol.messages import Move


def make(state: State, move: Move) -> State | Refusal:
    """Return what a move makes of a state.

    Raises:
        DealError: the hands of a deal are not the whole pack in equal parts.
    """
    if move.play is not UNSET:
        return play_card(state, move.play.seat, move.play.card)
    if move.passing is not UNSET:
        return pass_cards(state, move.passing.seat, move.passing.cards)
    if move.deal is not UNSET:
        return start_deal(state, move.deal.hands)
    raise ValueError("a move is a play, a pass or a deal")

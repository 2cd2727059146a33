"""Rules as flat maps, written out by hand from the sources, for the tests of the engine alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conformance.cards import RANKS, SUITS
from reference_impl.rules import Rules

if TYPE_CHECKING:
    from conformance.protocol.messages import Card, Seat

SHORT = ["7", "8", "9", "10", "J", "Q", "K", "A"]

NL_SHORT: dict[str, Any] = {
    "table.players": 4,
    "pack.ranks": SHORT,
    "deal.next_dealer": "left",
    "passing.cycle": ["none"],
    "opening.leader": "holder_of_card",
    "opening.card": "7C",
    "opening.lead": "that_card",
    "hearts.lead": "free",
    "first_trick.hearts": "allowed",
    "first_trick.queen": "allowed",
    "first_trick.others": "allowed",
    "scoring.values": {"hearts": 1, "QS": 5, "JC": 2},
    "sweep.needs": "all_penalty_cards",
    "sweep.sweeper": 0,
    "sweep.others": 15,
    "match.threshold": 50,
    "match.reached": "at_or_above",
    "match.ends": "after_deal",
    "match.finish": "lowest_wins",
    "match.tie": "shared",
}
"""Sources 000, 002 and 004."""

NL_OMSLAG: dict[str, Any] = {
    **{path: value for path, value in NL_SHORT.items() if path != "match.tie"},
    "opening.lead": "any_card",
    "hearts.lead": "when_broken",
    "hearts.broken_by": "discarded",
    "hearts.queen_breaks": "no",
    "hearts.exception": "only_hearts",
    "queen.lead": "free",
    "first_trick.hearts": "banned",
    "first_trick.queen": "banned",
    "first_trick.lead": "covered",
    "match.finish": "reversal",
    "reversal.crossing": "whole",
    "reversal.crossing_sweep": "whole",
    "reversal.sweep": "as_scored",
    "reversal.at_zero": "next_deal",
    "reversal.overshoot": "wins",
    "reversal.several": "all_win",
}
"""Source 003; where it is silent, one of the possible readings."""

INTERNATIONAL: dict[str, Any] = {
    "table.players": 4,
    "pack.ranks": list(RANKS),
    "deal.next_dealer": "left",
    "passing.cycle": ["left", "right", "across", "none"],
    "passing.cards": 3,
    "opening.leader": "holder_of_card",
    "opening.card": "2C",
    "opening.lead": "that_card",
    "hearts.lead": "when_broken",
    "hearts.broken_by": "played",
    "hearts.queen_breaks": "no",
    "hearts.exception": "only_hearts",
    "queen.lead": "free",
    "first_trick.hearts": "banned",
    "first_trick.queen": "banned",
    "scoring.values": {"hearts": 1, "QS": 13},
    "sweep.needs": "all_penalty_cards",
    "sweep.sweeper": 0,
    "sweep.others": 26,
    "match.threshold": 100,
    "match.reached": "at_or_above",
    "match.ends": "after_deal",
    "match.finish": "lowest_wins",
    "match.tie": "shared",
}
"""Source 001."""


def rules(base: dict[str, Any], **changes: Any) -> Rules:
    """Make rules of a map with some values changed; a dot in a path is written as two underscores."""
    return Rules.from_values(base | {path.replace("__", ".", 1): value for path, value in changes.items()})


def suit_each(played_by: Rules, order: str = "CDSH") -> dict[Seat, list[Card]]:
    """Deal every seat of four a whole suit: nobody can follow, whoever leads takes all tricks."""
    ranks: list[str] = played_by.values["pack.ranks"]
    return {seat: [_card(rank + suit) for rank in ranks] for seat, suit in zip(played_by.seats, order, strict=True)}


def whole_pack(played_by: Rules) -> list[Card]:
    """List the pack in the order of a fanned hand."""
    return [_card(rank + suit) for suit in SUITS for rank in RANKS if rank in played_by.values["pack.ranks"]]


def _card(code: str) -> Card:
    return code  # type: ignore[return-value]  # a rank and a suit make a card code

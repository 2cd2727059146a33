"""Deals that look the same to one seat: cards hidden from it change hands between two others.

A card goes for one of its own suit that counts the same and is not played yet, so that whoever followed suit or could
not do so still did right. Whether the moves are allowed with other hands is for the app to say.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import UNSET

from conformance.cards import SUITS
from conformance.protocol.messages import Deal, Move

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from conformance.protocol.messages import Card, Seat, Start

Hands = dict[Any, list[Any]]
_PARTS: Final = (0.6, 0.35, 0.1)
"""How far into a deal the cards stay hidden: the first part at which some can change hands."""

_AT_A_TIME: Final = 1
"""Cards of a suit that two seats exchange, so that some are left for the third."""


@dataclass(frozen=True, kw_only=True)
class Exchange:
    """Two matches that are the same to a seat, as long as no more moves are made than these."""

    viewer: Seat
    start: Start
    moves: tuple[Move, ...]


def fixed_cards(rules: Mapping[str, Any]) -> frozenset[str]:
    """Return the cards whose place decides more than who holds a suit: the opening card, and those with a worth.

    >>> sorted(fixed_cards({"opening.card": "2C", "scoring.values": {"hearts": 1, "QS": 13}}))
    ['2C', 'QS']
    """
    worth = rules.get("scoring.values")
    cards = {rules.get("opening.card"), *(worth if isinstance(worth, dict) else ())}
    return frozenset(card for card in cards if isinstance(card, str) and card[-1:].isupper())


def exchange_at_start(start: Start, viewer: Seat, opening: str) -> Exchange | None:
    """Return the deal in which two other seats hold each other's cards, but for the opening card."""
    hands = {seat: list(cards) for seat, cards in start.hands.items()}
    others = [seat for seat in hands if seat != viewer]
    if len(others) < 2:
        return None
    one, other = others[0], others[-1]
    given, taken = ([card for card in hands[seat] if card != opening] for seat in (one, other))
    number = min(len(given), len(taken))
    changed = _swapped(hands, one, other, list(zip(given[:number], taken[:number], strict=True)))
    return Exchange(viewer=viewer, start=msgspec.structs.replace(start, hands=changed), moves=())


def exchange_late(start: Start, moves: Sequence[Move], viewer: Seat, fixed: frozenset[str]) -> Exchange | None:
    """Return a match in which cards of the last deal change hands that are not played until well into it."""
    begun = max((place + 1 for place, move in enumerate(moves) if move.deal is not UNSET), default=0)
    last = moves[begun - 1].deal if begun else UNSET
    hands = start.hands if last is UNSET else last.hands
    passes = sum(move.passing is not UNSET for move in moves[begun:])
    plays = min(len(moves) - begun - passes, sum(map(len, hands.values())))
    for part in _PARTS:
        end = begun + passes + min(plays, int(part * sum(map(len, hands.values()))))
        gone = {card for move in moves[begun:end] for card in _cards_of(move)}
        changed = _exchange_hidden(hands, viewer, fixed | gone)
        if changed is not None:
            kept = list(moves[:end])
            if begun:
                kept[begun - 1] = Move(deal=Deal(hands=changed))
                return Exchange(viewer=viewer, start=start, moves=tuple(kept))
            return Exchange(viewer=viewer, start=msgspec.structs.replace(start, hands=changed), moves=tuple(kept))
    return None


def other_pass(start: Start, move: Move, opening: str) -> Move | None:
    """Return a pass of the same seat of as many other cards."""
    if move.passing is UNSET:
        return None
    chosen = move.passing.cards
    held = [card for card in start.hands[move.passing.seat] if card not in chosen and card != opening]
    if len(held) < len(chosen):
        return None
    return Move(passing=msgspec.structs.replace(move.passing, cards=held[: len(chosen)]))


def _exchange_hidden(hands: Mapping[Seat, Sequence[Card]], viewer: Seat, kept: frozenset[str]) -> Hands | None:
    """Return the hands after as many cards as possible changed hands, between every two seats that can."""
    changed: Hands = {seat: list(cards) for seat, cards in hands.items()}
    moved: set[str] = set()
    for one, other in combinations([seat for seat in hands if seat != viewer], 2):
        for suit in SUITS:
            free = [
                [card for card in changed[seat] if card[-1] == suit and card not in kept and card not in moved]
                for seat in (one, other)
            ]
            pairs = list(zip(*free, strict=False))[:_AT_A_TIME]
            moved.update(card for pair in pairs for card in pair)
            changed = _swapped(changed, one, other, pairs)
    return changed if moved else None


def _swapped(hands: Mapping[Any, Sequence[Any]], one: Seat, other: Seat, pairs: Sequence[tuple[Any, ...]]) -> Hands:
    instead = dict(pairs) | {taken: given for given, taken in pairs}
    swap = (one, other)
    return {
        seat: [instead.get(card, card) for card in cards] if seat in swap else list(cards)
        for seat, cards in hands.items()
    }


def _cards_of(move: Move) -> list[Card]:
    if move.play is not UNSET:
        return [move.play.card]
    return list(move.passing.cards) if move.passing is not UNSET else []

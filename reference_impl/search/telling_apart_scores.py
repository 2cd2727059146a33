"""Deals to try for what they score: the fewest cards taken first, then all hearts, all penalty cards, all tricks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conformance.positions import Position
from reference_impl.cardset import BITS, HEARTS, codes_of, members
from reference_impl.search.completion import Completion, complete
from reference_impl.search.shares import counted_cards
from reference_impl.search.telling import stage
from reference_impl.search.wanted import EveryPenalty, EveryTrick, Finish, Shares, Wanted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reference_impl.rules import Rules

TAKER, REST = 0, 1


def scores_to_try(one: Rules, other: Rules) -> Iterator[Position]:
    """Yield deals that score otherwise under the two."""
    yield from _single_cards(one, other)
    if one.card_points != other.card_points:
        return
    if (one.sweep_cards, _sweep(one)) == (other.sweep_cards, _sweep(other)):
        return
    hearts, penalties = one.pack & HEARTS, one.penalties
    ways: list[tuple[Position, Finish]] = []
    if hearts != penalties:
        shares = {TAKER: counted_cards(one) & hearts, REST: counted_cards(one) & ~hearts}
        ways.append((Position(kind="score", every="hearts"), Shares(cards=shares)))
    ways += [
        (
            Position(kind="score", every="penalty-cards", loses_a_trick=True),
            EveryPenalty(seat=TAKER, loses_a_trick=True),
        ),
        (Position(kind="score", every="tricks"), EveryTrick(seat=TAKER)),
    ]
    for telling, finish in ways:
        yield from _finished(one, other, telling, finish)


def _sweep(rules: Rules) -> tuple[int | None, int | None]:
    return rules.values.get("sweep.sweeper"), rules.values.get("sweep.others")


def _single_cards(one: Rules, other: Rules) -> Iterator[Position]:
    """Yield a deal for each card that has other points; the dearest first, where several have."""
    unlike = [card for card in members(one.pack) if one.card_points[card] != other.card_points[card]]
    for card in sorted(unlike, key=lambda card: -max(one.card_points[card], other.card_points[card])):
        first, second = (one, other) if one.card_points[card] else (other, one)
        rest = counted_cards(first) & ~BITS[card]
        finish = Shares(cards={TAKER: BITS[card], REST: rest})
        telling = Position(kind="taken", seat=one.seats[TAKER], taken=list(codes_of(BITS[card])))
        yield from _finished(first, second, telling, finish)


def _finished(one: Rules, other: Rules, telling: Position, finish: Finish) -> Iterator[Position]:
    from msgspec.structs import replace

    found = complete(Wanted(rules=(one, other), finish=finish), seed=1)
    if isinstance(found, Completion) and found.legal_under == (0, 1):
        yield replace(telling, game=stage(one, found))

"""Who captures which of the cards with points, so that everybody comes to the points wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_impl.cardset import BITS, HEARTS, members

if TYPE_CHECKING:
    from collections.abc import Sequence

    from reference_impl.rules import Rules
    from reference_impl.search.dice import Dice

TRIES = 8
"""Shares looked at for one in which nobody gets all hearts or all penalty cards."""


def counted_cards(rules: Rules) -> int:
    """Return the cards with points, good or bad."""
    return sum(cards for cards, _ in rules.point_classes)


def share_points(rules: Rules, points: Sequence[int], taken: Sequence[int], dice: Dice) -> tuple[int, ...] | None:
    """Return by seat the cards with points that it captures, those in ``taken`` among them; None when it cannot be.

    Shares by which a sweep would come about without need are avoided.
    """
    best: tuple[int, ...] | None = None
    for _ in range(TRIES):
        shares = _share_once(rules, points, taken, dice)
        if shares is None:
            break
        best = shares
        if not any(_is_sweep(rules, cards) for cards in shares):
            break
    return best


def _is_sweep(rules: Rules, cards: int) -> bool:
    return any(whole and cards & whole == whole for whole in (rules.pack & HEARTS, rules.penalties))


def _share_once(rules: Rules, points: Sequence[int], taken: Sequence[int], dice: Dice) -> tuple[int, ...] | None:
    shares = list(taken)
    left = [
        wanted - sum(rules.card_points[card] for card in members(cards))
        for wanted, cards in zip(points, taken, strict=True)
    ]
    loose = dice.shuffled(members(counted_cards(rules) & ~sum(taken)))
    loose.sort(key=lambda card: -abs(rules.card_points[card]))
    gains = all(rules.card_points[card] > 0 for card in loose)
    failed: set[tuple[int, ...]] = set()

    def give(place: int) -> bool:
        if place == len(loose):
            return not any(left)
        key = (place, *left)
        if key in failed:
            return False
        card = loose[place]
        worth = rules.card_points[card]
        for seat in dice.by_weight((seat, 1.0 + max(rest, 0)) for seat, rest in enumerate(left)):
            if gains and left[seat] < worth:
                continue
            left[seat] -= worth
            if give(place + 1):
                shares[seat] |= BITS[card]
                return True
            left[seat] += worth
        failed.add(key)
        return False

    return tuple(shares) if give(0) else None

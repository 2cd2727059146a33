"""What a deal scores: the points of the captured cards, and what a sweep makes of them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from reference_impl.rules import Rules


class DealScore(msgspec.Struct, frozen=True, kw_only=True):
    """The outcome of a deal, by seat number."""

    points: tuple[int, ...]
    """Points of the cards captured."""
    score: tuple[int, ...]
    """What is written down: the points, or what a sweep is worth to each."""
    sweeper: int | None
    """The seat that made a sweep."""


def points_of(rules: Rules, captured: tuple[int, ...]) -> tuple[int, ...]:
    """Return the points of the cards that each seat has captured."""
    return _points(rules.point_classes, captured)


@lru_cache(maxsize=1 << 13)
def _points(classes: tuple[tuple[int, int], ...], captured: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([sum([points * (cards & some).bit_count() for some, points in classes]) for cards in captured])


def find_sweeper(rules: Rules, captured: tuple[int, ...]) -> int | None:
    """Return the seat that captured everything a sweep needs in a finished deal, None when nobody did."""
    cards = rules.sweep_cards
    if cards:
        for seat, taken in enumerate(captured):
            if taken & cards == cards:
                return seat
    return None


def score_deal(rules: Rules, captured: tuple[int, ...]) -> DealScore:
    """Return what a finished deal scores."""
    return score_of(rules, points_of(rules, captured), find_sweeper(rules, captured))


def score_of(rules: Rules, points: tuple[int, ...], sweeper: int | None) -> DealScore:
    """Return what a deal scores in which the captured cards are worth these points and that seat made a sweep."""
    if sweeper is None:
        return DealScore(points=points, score=points, sweeper=None)
    own, others = rules.values["sweep.sweeper"], rules.values["sweep.others"]
    score = tuple(own if seat == sweeper else others for seat in range(rules.players))
    return DealScore(points=points, score=score, sweeper=sweeper)

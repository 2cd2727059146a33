"""The shortest position that tells two sets of rules apart.

Positions are tried from short to long: what shows when the cards are dealt or passed comes before the play of a trick,
that before what a deal scores, that before what becomes of the match, and within each the fewest cards come first. The
first that comes out otherwise under the two is the shortest. Whole deals are built around it, so that it is one that
the rules can lead to; the same two sets of rules give the same position everywhere.
"""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING, Any

from conformance.positions import Position
from reference_impl.rules import Rules
from reference_impl.search.telling import REFUSED, come_out
from reference_impl.search.telling_apart_deals import deals_to_try, next_deals_to_try
from reference_impl.search.telling_apart_matches import matches_to_try
from reference_impl.search.telling_apart_plays import plays_to_try
from reference_impl.search.telling_apart_scores import scores_to_try

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

__all__ = ["come_out", "tell_apart"]


def tell_apart(one: Mapping[str, Any], other: Mapping[str, Any]) -> Position | None:
    """Return the shortest position that comes out otherwise under one set of rules than under the other.

    None: nobody could tell them apart in any of the positions that are tried.

    Raises:
        RulesError: one of them cannot be played by.
    """
    left, right = Rules.from_values(one), Rules.from_values(other)
    for telling in _from_short_to_long(left, right):
        outcomes = come_out(left, telling), come_out(right, telling)
        if outcomes[0] != outcomes[1] and REFUSED not in outcomes:
            return telling
    return None


def _from_short_to_long(one: Rules, other: Rules) -> Iterator[Position]:
    """Yield positions to try; with another pack, or other players, it shows when the cards are dealt."""
    if (one.pack, one.players) != (other.pack, other.players):
        yield Position(kind="pack")
        return
    yield from chain(
        deals_to_try(one, other),
        plays_to_try(one, other),
        scores_to_try(one, other),
        matches_to_try(one, other),
        next_deals_to_try(one, other),
    )

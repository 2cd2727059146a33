"""Perft of an app beside that of another implementation, down to the first position in which the two differ.

The sequences are taken in order of their length. As long as every position with one play fewer agrees, both have the
same positions to look at, so that a wrong app costs no more messages than a right one and the first position that
differs is one with the fewest plays.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from conformance.cards import sort_cards

if TYPE_CHECKING:
    from collections.abc import Callable

    from conformance.perft.asking import Asker, Path, Told
    from conformance.protocol.messages import Card, Seat


class Tree(Protocol):
    """The other implementation: what it says of the position after some plays."""

    def turn(self, path: tuple[Card, ...]) -> Seat:
        """Return the seat that plays next."""

    def hand(self, path: tuple[Card, ...]) -> tuple[Card, ...]:
        """Return its cards."""

    def legal(self, path: tuple[Card, ...]) -> tuple[Card, ...]:
        """Return those it may play."""


@dataclass(frozen=True, kw_only=True)
class Parting:
    """The first position in which an app differs."""

    path: Path
    turn: Seat
    hand: tuple[Card, ...]
    legal: tuple[Card, ...]
    """What the other implementation allows."""
    told: frozenset[Card]
    told_turn: Seat | None
    refused: Card | None = None
    """A card that the app lists among those that may be played there, and then does not play."""


@dataclass(frozen=True, kw_only=True)
class Comparison:
    """How far an app was compared in a deal, and what came of it."""

    counts: tuple[tuple[int, int], ...]
    """For 1, 2, 3 … plays: the sequences by the other implementation, and by the app; the last may differ."""
    divided: dict[str, tuple[int, int]]
    """The last of these by the first play."""
    parting: Parting | None
    positions: int
    """How many the app was asked about."""


def compare(tree: Tree, asker: Asker, depth: int, progress: Callable[[int], None] = lambda _asked: None) -> Comparison:
    """Compare an app with another implementation for sequences of up to ``depth`` plays.

    Raises:
        CannotAskError: the app does not begin the deal, or was lost.
        GivenUpError: it cannot be reached any more.
    """
    level: list[tuple[Card, ...]] = [()]
    counts: list[tuple[int, int]] = []
    divided: dict[str, tuple[int, int]] = {}
    asked = 0
    for _ in range(depth):
        ours, theirs = Counter[str](), Counter[str]()
        parting = None
        following = []
        for path in level:
            legal, turn, hand = tree.legal(path), tree.turn(path), tree.hand(path)
            told = asker.look(_seated(tree, path), hand, turn)
            asked += 1
            progress(asked)
            if parting is None:
                parting = _parting(tree, path, told)
            for counter, cards in ((ours, legal), (theirs, told.legal)):
                for card in cards:
                    counter[path[0] if path else card] += 1
            following += [(*path, card) for card in legal]
        counts.append((ours.total(), theirs.total()))
        divided = {card: (ours[card], theirs[card]) for card in sort_cards([*(ours | theirs)])}
        if parting is not None or not following:
            return Comparison(counts=tuple(counts), divided=divided, parting=parting, positions=asked)
        level = following
    return Comparison(counts=tuple(counts), divided=divided, parting=None, positions=asked)


def _seated(tree: Tree, path: tuple[Card, ...]) -> Path:
    return tuple((tree.turn(path[:place]), card) for place, card in enumerate(path))


def _parting(tree: Tree, path: tuple[Card, ...], told: Told) -> Parting | None:
    if told.refused is not None:
        before = path[: told.refused]
        legal = tree.legal(before)
        return Parting(
            path=_seated(tree, before), turn=tree.turn(before), hand=tree.hand(before), legal=legal,
            told=frozenset(legal), told_turn=None, refused=path[told.refused],
        )  # fmt: skip
    turn, legal = tree.turn(path), tree.legal(path)
    if told.legal == frozenset(legal) and told.turn in (None, turn):
        return None
    return Parting(
        path=_seated(tree, path), turn=turn, hand=tree.hand(path), legal=legal, told=told.legal, told_turn=told.turn
    )

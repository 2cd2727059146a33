"""Piles of captured cards of which only the points are known: can the pack be divided so?"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reference_impl.rules import Rules

ANYBODY: Final = "anybody"
PATIENCE: Final = 100_000
"""Divisions tried at most; what is not found impossible by then counts as possible."""

Sweeper = int | None | Literal["anybody"]


class Pile(NamedTuple):
    """Some of the cards that a seat captured."""

    seat: int
    points: int
    room: int = 52
    """How many cards it may hold at most."""


class _Kind(NamedTuple):
    points: int
    sweeps: bool
    """Whether these cards are among those a sweep needs."""
    cards: int


def can_be(rules: Rules, piles: tuple[Pile, ...], sweeper: Sweeper, *, whole: bool = True) -> bool:
    """Tell whether cards of the pack make up the piles.

    ``sweeper`` is the seat whose piles together are a sweep, None where nobody's may be, ``anybody`` where that does
    not matter. With ``whole`` all cards with points are in the piles, else some may not have been captured yet.
    """
    pack = _pack(rules.point_classes, rules.sweep_cards, rules.pack, rules.players)
    return _search(pack, piles, sweeper, whole)


def points_of_sweeps(rules: Rules, sweeper: int) -> frozenset[tuple[int, ...]]:
    """Return every way in which the captured points can lie when a seat makes a sweep."""
    return _points_of_sweeps(rules.point_classes, rules.sweep_cards, rules.players, sweeper)


@lru_cache(maxsize=256)
def _points_of_sweeps(
    classes: tuple[tuple[int, int], ...], needed: int, players: int, sweeper: int
) -> frozenset[tuple[int, ...]]:
    found = {(0,) * players}
    for cards, points in classes:
        for _ in range((cards & ~needed).bit_count()):
            found = {_with(lie, seat, points) for lie in found for seat in range(players)}
        found = {_with(lie, sweeper, points * (cards & needed).bit_count()) for lie in found}
    return frozenset(found)


def _with(points: tuple[int, ...], seat: int, more: int) -> tuple[int, ...]:
    return (*points[:seat], points[seat] + more, *points[seat + 1 :])


class _Pack(NamedTuple):
    """What matters of the rules."""

    kinds: tuple[_Kind, ...]
    players: int
    tricks: int
    elsewhere: bool
    """Whether a sweep can fail for a card without points, wherever those with points are."""
    crowded: bool
    """Whether the number of tricks limits how the cards with points can be scattered."""


@lru_cache(maxsize=256)
def _pack(classes: tuple[tuple[int, int], ...], swept: int, pack: int, players: int) -> _Pack:
    counted = sum(cards for cards, _ in classes)
    kinds = [
        _Kind(points, sweeps, some.bit_count())
        for cards, points in classes
        for sweeps, some in ((True, cards & swept), (False, cards & ~swept))
        if some
    ]
    loose = (swept & ~counted).bit_count()
    return _Pack(
        kinds=tuple(sorted(kinds, reverse=True)),
        players=players,
        tricks=pack.bit_count() // players,
        elsewhere=loose >= players if swept == pack else loose > 1,
        crowded=counted.bit_count() + players * (players - 1) > pack.bit_count(),
    )


class _Left(NamedTuple):
    """What is still to be found while kinds of cards are given out one after the other."""

    points: tuple[int, ...]
    room: tuple[int, ...]
    sweepers: frozenset[int]
    """Who has some of the cards a sweep needs; -1 is nobody, where they have not been captured."""


@lru_cache(maxsize=1 << 15)
def _search(pack: _Pack, piles: tuple[Pile, ...], sweeper: Sweeper, whole: bool) -> bool:
    failed: set[tuple[int, _Left]] = set()
    tried = 0
    seats = (*[pile.seat for pile in piles], *([] if whole else [-1]))

    def give(place: int, left: _Left) -> bool:
        nonlocal tried
        tried += 1
        if tried > PATIENCE:
            return True
        if place == len(pack.kinds):
            return _fits(pack, piles, left, sweeper)
        if (place, left) in failed:
            return False
        kind = pack.kinds[place]
        for shares in _shares(pack, place, left, whole=whole):
            now = left.sweepers
            if kind.sweeps and sweeper != ANYBODY:
                now |= {seat for seat, share in zip(seats, shares, strict=True) if share}
                if sweeper is not None and now - {sweeper}:
                    continue
            points = tuple([old - kind.points * share for old, share in zip(left.points, shares, strict=False)])
            room = tuple([old - share for old, share in zip(left.room, shares, strict=False)])
            if give(place + 1, _Left(points, room, now if len(now) < 2 else frozenset({-1, 0}))):
                return True
        failed.add((place, left))
        return False

    return give(0, _Left(tuple(pile.points for pile in piles), tuple(pile.room for pile in piles), frozenset()))


def _fits(pack: _Pack, piles: tuple[Pile, ...], left: _Left, sweeper: Sweeper) -> bool:
    if any(left.points):
        return False
    if sweeper is None and len(left.sweepers) == 1 and -1 not in left.sweepers and not pack.elsewhere:
        return False
    if not pack.crowded:
        return True
    held = [sum(p.room - r for p, r in zip(piles, left.room, strict=True) if p.seat == s) for s in range(pack.players)]
    return sum(-(-cards // pack.players) for cards in held) <= pack.tricks


def _shares(pack: _Pack, place: int, left: _Left, *, whole: bool) -> Iterator[tuple[int, ...]]:
    """Yield how many cards of a kind each pile may get; at the end those not captured, where there may be any."""
    kind = pack.kinds[place]
    later = pack.kinds[place + 1 :]
    gain = sum(other.points * other.cards for other in later if other.points > 0)
    loss = sum(other.points * other.cards for other in later if other.points < 0)
    most = len(left.points)

    def spread(pile: int, cards: int, so_far: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if pile == most:
            if not whole:
                yield (*so_far, cards)
            elif not cards:
                yield so_far
            return
        for share in range(min(cards, left.room[pile]), -1, -1):
            if loss <= left.points[pile] - kind.points * share <= gain:
                yield from spread(pile + 1, cards - share, (*so_far, share))

    yield from spread(0, kind.cards, ())

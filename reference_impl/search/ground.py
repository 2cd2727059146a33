"""What a deal is built on backwards: the layout, the aim, and where the building stands."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate
from typing import TYPE_CHECKING, Self

import msgspec

from reference_impl.cardset import BITS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from reference_impl.search.layout import Layout, Slots


@dataclass(frozen=True, kw_only=True)
class Aim:
    """What the tricks are to bring about."""

    whole: bool
    """Whether tricks are built from the last of the deal on, or only from the last fixed play."""
    owned: tuple[int, ...]
    """By seat: cards that it must capture."""
    dear: int
    """Cards that are not spent without need."""
    early: int = 0
    """Cards that must be played before the position."""
    late: int = 0
    """Cards that must not."""
    unbroken: bool = False
    """Whether hearts must not be broken before the position."""
    broken_by: tuple[int, ...] | None = None
    """By suit led: the cards of which one must be played before the position; None: none."""
    only_winner: int | None = None
    """The seat that must take every trick."""
    must_lose: int | None = None
    """A seat that must lose a trick."""
    first_trick: int = 0
    """Cards set aside to follow the opening card in the first trick."""


@dataclass(frozen=True, kw_only=True)
class Ground:
    """A layout and an aim, with what follows from them; tuples are by seat unless said otherwise."""

    layout: Layout
    aim: Aim
    players: int
    room: tuple[int, ...]
    """How many cards are dealt at the end, to be held at the position."""
    barred: tuple[int, ...]
    """By the seat that takes a trick: the cards that cannot lie in it."""
    opening_card: int
    """The opening card of the rules, as a set; empty where there is none."""
    breakers: tuple[tuple[int, ...], ...]
    """By suit led: the cards that break hearts, for each reading and, last, as the aim has it."""
    slots_left: tuple[tuple[int, ...], ...]
    """By trick: how many cards each seat still chooses from the position up to and including that trick."""
    open_slots: tuple[int, ...]
    """By trick: how many plays up to and including it are not fixed."""

    @classmethod
    def of(cls, layout: Layout, aim: Aim) -> Self:
        """Work out what follows from a layout and an aim."""
        readings = layout.readings
        seats = range(readings[0].players)
        played = tuple(enumerate(layout.fixed[: layout.tricks + 1]))
        return cls(
            layout=layout,
            aim=aim,
            players=len(seats),
            room=(0,) * len(seats) if aim.whole else layout.room,
            barred=tuple(sum(aim.owned) & ~owned for owned in aim.owned),
            opening_card=sum({BITS[each.opening_card] for each in readings if each.opening_card is not None}),
            breakers=tuple(
                (*(each.breakers[suit] for each in readings), aim.broken_by[suit] if aim.broken_by else 0)
                for suit in range(4)
            ),
            slots_left=tuple(zip(*(_free(played, layout.at, seat) for seat in seats), strict=True)),
            open_slots=tuple(accumulate(trick and len(seats) - len(slots) for trick, slots in played)),
        )


def _free(played: Sequence[tuple[int, Slots]], at: int, seat: int) -> Iterator[int]:
    """Yield, trick by trick, how many plays of a seat are not fixed from the position on."""
    return accumulate(trick >= at and seat not in slots for trick, slots in played)


class Node(msgspec.Struct, frozen=True, kw_only=True):
    """Where the building stands before one more trick is laid in front; tuples are by seat."""

    trick: int
    winner: int | None
    """The seat that must take this trick, because it leads to the next."""
    pool: int
    """Cards whose holder is free."""
    kept: tuple[int, ...]
    """Cards that the seat must still play at the position or later."""
    later: tuple[int, ...]
    """Cards that the seat is known to hold after this trick."""
    spare: tuple[int, ...]
    """Cards that may be among those the seat is dealt at the end."""
    owes: tuple[bool, ...]
    """Whether an earlier trick must break hearts, for each reading and, last, as the aim has it."""
    lost: bool
    """Whether whoever must lose a trick has lost one, or nobody must."""


def start_node(ground: Ground) -> Node:
    """Return where the building starts."""
    layout, whole = ground.layout, ground.aim.whole
    trick = layout.tricks if whole else layout.last
    nothing = (0,) * ground.players
    return Node(
        trick=trick,
        winner=layout.leaders[trick + 1],
        pool=layout.pool & ~ground.aim.first_trick,
        kept=layout.kept if whole else nothing,
        later=nothing if whole else layout.kept,
        spare=tuple(cap if room else 0 for cap, room in zip(layout.caps[-1], ground.room, strict=True)),
        owes=(False,) * (len(layout.readings) + 1),
        lost=ground.aim.must_lose is None,
    )

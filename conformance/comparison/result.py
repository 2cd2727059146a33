"""A comparison as data: the table clause by clause, and what tells each two of the variants apart."""

from __future__ import annotations

from typing import Any

import msgspec

from conformance.positions import Position  # noqa: TC001  msgspec reads the annotations

Words = dict[str, str]


class _Data(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    pass


class Compared(_Data, frozen=True, kw_only=True):
    """One of the variants."""

    name: str
    title: Words
    hash: str


class Reading(_Data, frozen=True, kw_only=True):
    """What a clause says, in every language; several readings where the sources leave it open."""

    text: Words


class Cell(_Data, frozen=True, kw_only=True):
    """What a clause says in one variant."""

    readings: list[Reading]
    """The one that is played first; empty where the clause says nothing that another has not said before."""
    open: bool = False
    """Whether the sources leave it open."""


class Row(_Data, frozen=True, kw_only=True):
    """A clause in all variants."""

    clause: str
    kind: str
    agrees: bool
    cells: list[Cell]


class Side(_Data, frozen=True, kw_only=True):
    """What comes of a position where a variant has one value."""

    profile: str
    value: Any
    open: bool = False
    """The value is one of several that a table may choose."""
    outcome: dict[str, Any]


class Witness(_Data, frozen=True, kw_only=True):
    """The shortest position in which a difference shows."""

    clauses: list[str]
    """The clause it is about, and those that follow from it."""
    parameter: str
    base: str = ""
    """The variant whose other rules hold on both sides; empty where each side has its own."""
    as_they_are: bool
    """Whether it comes out so in the variants as they are, too."""
    without: list[str] = []
    """The variant in which no such position arises."""
    own_end: bool = True
    """Whether each variant has its own end of the match in it, too, and not that of the other."""
    position: Position
    sides: list[Side]


class Unseen(_Data, frozen=True, kw_only=True):
    """A difference that nobody can see in play."""

    clauses: list[str]
    parameter: str
    left: Any
    right: Any
    reason: str
    """Its name in `spec/comparison.yaml`."""


class Pair(_Data, frozen=True, kw_only=True):
    """Two variants and everything that tells them apart; one alone, and what tells its open readings apart."""

    left: str
    right: str = ""
    witnesses: list[Witness]
    unseen: list[Unseen]


class Comparison(_Data, frozen=True, kw_only=True):
    """Variants beside each other."""

    profiles: list[Compared]
    rows: list[Row]
    pairs: list[Pair]

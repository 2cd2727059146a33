"""What a file holds, with the place of every value, so that whatever is wrong with it can be pointed at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, kw_only=True)
class Node:
    """A value and where it stands; lines and columns count from 1."""

    line: int
    column: int

    @property
    def data(self) -> Any:
        """Return the plain data: dicts, lists, texts, whole numbers, booleans, None."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class Scalar(Node):
    """A text, whole number, boolean or null."""

    value: str | int | bool | None

    @property
    def data(self) -> Any:
        """Return the value."""
        return self.value


@dataclass(frozen=True, kw_only=True)
class Sequence(Node):
    """A list."""

    items: tuple[Node, ...]

    @property
    def data(self) -> Any:
        """Return the list of the data of the items."""
        return [item.data for item in self.items]


@dataclass(frozen=True, kw_only=True)
class Mapping(Node):
    """A map, its entries in the order of the file; no key occurs twice."""

    entries: tuple[tuple[Scalar, Node], ...]

    @property
    def data(self) -> Any:
        """Return the dict of the data of the entries."""
        return {key.value: value.data for key, value in self.entries}

    def get(self, key: str) -> Node | None:
        """Return the value of a key, or None when the map has no such key."""
        return next((value for name, value in self.entries if name.value == key), None)


@dataclass(frozen=True, kw_only=True)
class Refused(Node):
    """A value that a problem has been reported of; nothing more is to be said about it."""

    @property
    def data(self) -> Any:
        """Return None."""
        return None


def as_node(data: Any) -> Node:
    """Return a node for plain data, without a place, so that they can be checked like what a file says.

    >>> as_node({"cards": [7]}).data
    {'cards': [7]}
    """
    match data:
        case dict():
            entries = tuple((Scalar(line=0, column=0, value=key), as_node(value)) for key, value in data.items())
            return Mapping(line=0, column=0, entries=entries)
        case list() | tuple():
            return Sequence(line=0, column=0, items=tuple(map(as_node, data)))
        case _:
            return Scalar(line=0, column=0, value=data)

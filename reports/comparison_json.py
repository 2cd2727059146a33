"""A comparison for machines: the data as they are, in every language at once."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

import msgspec

from conformance.comparison.result import Comparison

if TYPE_CHECKING:
    from collections.abc import Iterator

_DEEPEST: Final = 4
"""Levels that are spread over lines: the comparison, its pairs, a pair, its positions."""


def as_json(found: Comparison, *, everything: bool = False) -> str:
    """Return the comparison as JSON, a position on a line; with ``everything`` the clauses that agree as well."""
    if not everything:
        found = msgspec.structs.replace(found, rows=[row for row in found.rows if not row.agrees])
    return "\n".join(_lines(msgspec.to_builtins(found), 0)) + "\n"


def from_json(text: str) -> Comparison:
    """Return the comparison that `as_json` has written."""
    return msgspec.json.decode(text, type=Comparison)


def _lines(value: Any, depth: int) -> Iterator[str]:
    """Yield a value over several lines as far down as they help a reader."""
    indent = " " * (depth + 1)
    if isinstance(value, dict) and depth < _DEEPEST:
        items = [(f"{json.dumps(key)}: ", each) for key, each in value.items()]
    elif isinstance(value, list) and value and depth < _DEEPEST:
        items = [("", each) for each in value]
    else:
        yield json.dumps(value, ensure_ascii=False)
        return
    yield "{" if isinstance(value, dict) else "["
    for place, (key, each) in enumerate(items):
        first, *others = _lines(each, depth + 1)
        comma = "," if place < len(items) - 1 else ""
        whole = [f"{indent}{key}{first}", *others]
        whole[-1] += comma
        yield from whole
    yield " " * depth + ("}" if isinstance(value, dict) else "]")


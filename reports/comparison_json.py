"""A comparison for machines: the data as they are, in every language at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from conformance.comparison.result import Comparison


def as_json(found: Comparison, *, everything: bool = False) -> str:
    """Return the comparison as JSON; with ``everything`` the clauses that agree as well."""
    if not everything:
        found = msgspec.structs.replace(found, rows=[row for row in found.rows if not row.agrees])
    return msgspec.json.format(msgspec.json.encode(found), indent=1).decode() + "\n"

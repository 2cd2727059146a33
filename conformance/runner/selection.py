"""Which cases a check is limited to: by the id of a case, by a clause, or by a pattern for either."""

from __future__ import annotations

import difflib
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from conformance.cases import Case


def select(cases: Sequence[Case], patterns: Iterable[str]) -> tuple[frozenset[str], tuple[str, ...]]:
    """Return the ids of the cases that any pattern names, capitals or not, and the patterns that name none."""
    chosen: set[str] = set()
    idle = []
    for pattern in patterns:
        found = {
            case.id
            for case in cases
            if any(fnmatchcase(name.casefold(), pattern.casefold()) for name in (case.id, *case.clauses))
        }
        chosen |= found
        if not found:
            idle.append(pattern)
    return frozenset(chosen), tuple(idle)


def near_names(cases: Iterable[Case], pattern: str) -> list[str]:
    """Return clauses and ids of cases that are written much like a pattern that names nothing."""
    known = {name.casefold(): name for case in cases for name in (case.id, *case.clauses)}
    family = f"{pattern.casefold().partition('.')[0]}."
    near = difflib.get_close_matches(pattern.casefold(), sorted(known), n=4, cutoff=0.5)
    return [known[name] for name in near or sorted(name for name in known if name.startswith(family))]

"""From names to a comparison: the table, then what tells each two of the variants apart."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from conformance.comparison.pairs import left_open_by, pair_of
from conformance.comparison.result import Compared, Comparison
from conformance.comparison.table import table_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from conformance.rules.resolved import Resolved


def compare(profiles: Sequence[Resolved]) -> Comparison:
    """Return variants beside each other, with the shortest position for everything that tells two of them apart.

    Open points that no two of them bring to light follow, with what tells their readings apart.
    """
    pairs = [pair_of(left, right, table_of([left, right])) for left, right in combinations(profiles, 2)]
    for each in profiles:
        of_it = [pair for pair in pairs if each.name in (pair.left, pair.right)]
        shown = {found.parameter for pair in of_it for found in pair.witnesses}
        shown |= {found.parameter for pair in of_it for found in pair.unseen}
        left_open = left_open_by(each, shown)
        if left_open.witnesses:
            pairs.append(left_open)
    return Comparison(
        profiles=[Compared(name=each.name, title=each.title, hash=each.hash) for each in profiles],
        rows=table_of(profiles),
        pairs=pairs,
    )

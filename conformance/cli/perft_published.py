"""The published counts, made anew: by the rules as they are now, for the deals that were chosen."""

from __future__ import annotations

from itertools import count
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

    from conformance.perft.table import PublishedDeal, Table
    from reference_impl.rules import Rules

PAGE: Final = "perft.md"
MOST: Final = 40_000
"""A deal without counts is counted as deep as there are no more sequences than this."""


def counted_anew(profile: str) -> Table:
    """Return the published deals of a profile with their counts, each as deep as before."""
    import msgspec

    from conformance.perft.table import Table, load_table
    from conformance.rules import load_profile
    from reference_impl.rules import Rules

    table = load_table(profile)
    if table is None:
        raise LookupError(profile)
    resolved = load_profile(profile)
    rules = Rules.from_values(resolved.rules)
    deals = [msgspec.structs.replace(deal, counts=_counts(rules, deal)) for deal in table.deals]
    return Table(profile=profile, hash=resolved.hash, deals=deals)


def _counts(rules: Rules, deal: PublishedDeal) -> list[int]:
    from reference_impl.perft import Tree

    tree = Tree(rules, deal.hands)
    if deal.counts:
        return [tree.count((), depth) for depth in range(1, len(deal.counts) + 1)]
    found: list[int] = []
    for depth in count(1):
        number = tree.count((), depth)
        if depth > rules.pack.bit_count() or number > MOST:
            break
        found.append(number)
    return found


def published_text(tables: Sequence[Table]) -> str:
    """Return the published table."""
    from conformance.scenarios.vectors import SUITE
    from reports.perft import as_markdown

    return as_markdown(tables, suite=SUITE)

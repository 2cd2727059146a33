"""Two variants told apart: for every difference the shortest position in which it shows, or why it cannot be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from conformance.comparison.about import clause_of_parameters
from conformance.comparison.isolating import differences, isolate
from conformance.comparison.result import Pair, Unseen, Witness
from conformance.comparison.unseen import why_unseen
from conformance.comparison.witnessing import witness_of
from conformance.rules.clauses import load_clauses
from conformance.rules.needs import governing
from conformance.rules.parameters import load_parameters

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from conformance.comparison.result import Row
    from conformance.rules.resolved import Resolved


def pair_of(left: Resolved, right: Resolved, rows: Sequence[Row]) -> Pair:
    """Return what tells two variants apart; ``rows`` is the table of the two."""
    differing = [row.clause for row in rows if not row.agrees]
    found: dict[str, list[Witness | Unseen]] = {}
    for path in clause_of_parameters():
        for mine, yours in differences(left, right, path):
            before = found.setdefault(path, [])
            if not any(_tells(each, left.name, mine, right.name, yours) for each in before):
                before.append(_shown(left, right, path, mine, yours))
    stands_for = _attached(differing, [path for path in found if found[path]])
    return _sorted_out(left.name, right.name, found, stands_for)


def left_open_by(resolved: Resolved, shown: Collection[str]) -> Pair:
    """Return what tells the readings of a variant's open points apart, but for the parameters ``shown`` already."""
    found: dict[str, list[Witness | Unseen]] = {}
    owners = clause_of_parameters()
    for path in owners:
        played, *others = resolved.open_points.get(path, (None,))
        for other in others if path not in shown else ():
            before = found.setdefault(path, [])
            if not any(_tells(each, resolved.name, played, resolved.name, other) for each in before):
                before.append(_shown(resolved, resolved, path, played, other))
    return _sorted_out(resolved.name, "", found, {path: [owners[path]] for path in found})


def _sorted_out(
    left: str, right: str, found: Mapping[str, list[Witness | Unseen]], stands_for: Mapping[str, list[str]]
) -> Pair:
    witnesses: list[Witness] = []
    unseen: list[Unseen] = []
    for path, several in found.items():
        for each in several:
            whole = msgspec.structs.replace(each, clauses=stands_for[path])
            witnesses.append(whole) if isinstance(whole, Witness) else unseen.append(whole)
    return Pair(left=left, right=right, witnesses=witnesses, unseen=unseen)


def _attached(differing: Sequence[str], paths: Sequence[str]) -> dict[str, list[str]]:
    """Return by parameter the clauses that differ because of it, the one that is about it first."""
    owners = clause_of_parameters()
    stands_for = {path: [owners[path]] for path in paths}
    for clause in differing:
        reads = load_clauses()[clause].reads
        if any(owners[path] == clause for path in paths):
            continue
        needed = [path for read in reads for path in governing(load_parameters()[read])]
        cause = next((path for path in (*reads, *needed) if path in stands_for), None)
        if cause is not None:
            stands_for[cause].append(clause)
    return stands_for


def _tells(each: Witness | Unseen, left: str, mine: Any, right: str, yours: Any) -> bool:
    if isinstance(each, Unseen):
        return (each.left, each.right) == (mine, yours)
    outcomes = [
        next((side.outcome for side in each.sides if (side.profile, side.value) == (name, value)), None)
        for name, value in ((left, mine), (right, yours))
    ]
    return None not in outcomes and outcomes[0] != outcomes[1]


def _shown(left: Resolved, right: Resolved, path: str, mine: Any, yours: Any) -> Witness | Unseen:
    from reference_impl.search.telling_apart import tell_apart

    reason = ""
    found: list[Witness] = []
    for alone in isolate(left, right, path):
        one, other = alone.rules(mine), alone.rules(yours)
        if one is None or other is None or one == other:
            continue
        position = tell_apart(one, other)
        if position is not None:
            found.append(witness_of(left, right, alone, position, path))
            if found[-1].own_end:
                return found[-1]
        reason = reason or why_unseen(path, one, other)
    if found:
        return found[0]
    position = tell_apart(left.rules, right.rules) if not reason else None
    if position is not None:
        return witness_of(left, right, None, position, path)
    reason = reason or why_unseen(path, left.rules, right.rules)
    return Unseen(clauses=[], parameter=path, left=mine, right=yours, reason=reason)

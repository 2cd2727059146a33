"""Two variants told apart: for every difference the shortest position in which it shows, or why it cannot be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from conformance.comparison.isolating import differences, isolate, values_of
from conformance.comparison.result import Pair, Position, Side, Unseen, Witness
from conformance.comparison.unseen import why_unseen
from conformance.comparison.wording import load_wording
from conformance.rules.clauses import load_clauses
from conformance.rules.needs import governing
from conformance.rules.parameters import load_parameters

if TYPE_CHECKING:
    from collections.abc import Sequence

    from conformance.comparison.isolating import Alone
    from conformance.comparison.result import Row
    from conformance.rules.resolved import Resolved
    from reference_impl.search.telling import Telling


def pair_of(left: Resolved, right: Resolved, rows: Sequence[Row]) -> Pair:
    """Return what tells two variants apart; ``rows`` is the table of the two."""
    differing = [row.clause for row in rows if not row.agrees]
    found: dict[str, list[Witness | Unseen]] = {}
    for path in sorted(_by_clause(), key=_place_of_clause):
        for mine, yours in differences(left, right, path):
            before = found.setdefault(path, [])
            if not any(_tells(each, left.name, mine, right.name, yours) for each in before):
                before.append(_shown(left, right, path, mine, yours))
    stands_for = _attached(differing, [path for path in found if found[path]])
    witnesses: list[Witness] = []
    unseen: list[Unseen] = []
    for path, several in found.items():
        for each in several:
            whole = msgspec.structs.replace(each, clauses=stands_for[path])
            witnesses.append(whole) if isinstance(whole, Witness) else unseen.append(whole)
    return Pair(left=left.name, right=right.name, witnesses=witnesses, unseen=unseen)


def _by_clause() -> dict[str, str]:
    """Return by parameter the clause that is about it, the first that reads it unless the words say so."""
    owners = dict(load_wording().about)
    for clause in load_clauses().values():
        for path in clause.reads:
            owners.setdefault(path, clause.id)
    return owners


def _place_of_clause(path: str) -> int:
    return list(load_clauses()).index(_by_clause()[path])


def _attached(differing: Sequence[str], paths: Sequence[str]) -> dict[str, list[str]]:
    """Return by parameter the clauses that differ because of it, the one that is about it first."""
    owners = _by_clause()
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
    for alone in isolate(left, right, path):
        one, other = alone.rules(mine), alone.rules(yours)
        if one is None or other is None or one == other:
            continue
        telling = tell_apart(one, other)
        if telling is not None:
            return _witness(left, right, alone, telling)
        reason = reason or why_unseen(path, one, other)
    telling = tell_apart(left.rules, right.rules) if not reason else None
    if telling is not None:
        return _witness(left, right, None, telling, path=path)
    reason = reason or why_unseen(path, left.rules, right.rules)
    return Unseen(clauses=[], parameter=path, left=mine, right=yours, reason=reason)


def _witness(left: Resolved, right: Resolved, alone: Alone | None, telling: Telling, *, path: str = "") -> Witness:
    """Return the position with what comes of it in both variants, under every value each of them may have."""
    from reference_impl.rules import Rules
    from reference_impl.search.telling import REFUSED, come_out
    from reference_impl.search.telling_whole import come_out_whole

    path = alone.path if alone else path
    sides: list[Side] = []
    as_they_are = True
    for resolved in (left, right):
        for value in values_of(resolved, path):
            rules = alone.rules(value) if alone else resolved.rules
            outcome = come_out(Rules.from_values(rules), telling) if rules else REFUSED
            if outcome == REFUSED:
                continue
            is_open = path in resolved.open_points
            sides.append(Side(profile=resolved.name, value=value, open=is_open, outcome=outcome))
            if value == resolved.rules[path]:
                as_they_are &= come_out_whole(Rules.from_values(resolved.rules), telling) == outcome
    position = msgspec.convert(msgspec.to_builtins(telling), Position)
    base = "" if alone is None or as_they_are else alone.base.name
    return Witness(clauses=[], parameter=path, base=base, position=position, sides=sides)

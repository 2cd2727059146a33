"""A position with what comes of it in each of two variants, under every value that each of them may have.

The other rules are those of one of the two, but each has its own end of the match and its own sweep: what nobody would
see in a variant, because its match turns or ends another way, is not said of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from conformance.comparison.isolating import values_of
from conformance.comparison.result import Side, Witness
from conformance.problems import Problems

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from conformance.comparison.isolating import Alone
    from conformance.positions import Position
    from conformance.rules.resolved import Resolved

    Values = dict[str, Any]

_FINISH: Final = "match.finish"
_CARDS: Final = ("table.players", "pack.ranks")
_TOGETHER: Final = {
    "match": (_FINISH, "match.tie", "reversal."),
    "score": ("sweep.needs", "sweep.sweeper", "sweep.others"),
}
"""Of some kinds of positions, what each variant has as it is."""


def witness_of(left: Resolved, right: Resolved, alone: Alone | None, position: Position, path: str) -> Witness:
    """Return a position with what comes of it in both variants, in one where it does not arise in the other.

    Where the two would not be told apart by their own ends of the match, both have that of the variant whose other
    rules hold.
    """
    variants = (left,) if left is right else (left, right)
    own = [side for each in variants for side in _sides(each, position, path, _own_end(each, alone, position, path))]
    sides = own if _differ(own) else [side for each in variants for side in _sides(each, position, path, _alone(alone))]
    named = {side.profile for side in sides}
    return Witness(
        clauses=[],
        parameter=path,
        base=alone.base.name if alone else "",
        as_they_are=all(_holds(each, position, path, sides) for each in variants),
        without=[each.name for each in variants if each.name not in named],
        own_end=sides is own,
        position=position,
        sides=sides,
    )


def rules_of_side(resolved: Resolved, alone: Alone, position: Position, path: str, value: Any) -> Values | None:
    """Return the rules under which a variant comes into a position with one value of a parameter; None: under none."""
    together = _TOGETHER.get(position.kind, ())
    if path == _FINISH or not any(_differs(resolved, alone.base, name) for name in together):
        return alone.rules(value)
    if position.kind == "score" and any(_differs(resolved, alone.base, name) for name in _CARDS):
        return alone.rules(value)
    own = {name: each for name, each in resolved.rules.items() if name.startswith(together)}
    try:
        return alone.base.replace({**own, path: value})
    except Problems:
        return alone.rules(value)


def _differs(one: Resolved, other: Resolved, name: str) -> bool:
    return bool(one.rules.get(name) != other.rules.get(name))


def _own_end(resolved: Resolved, alone: Alone | None, position: Position, path: str) -> Callable[[Any], Values | None]:
    if alone is None:
        return lambda _: resolved.rules
    return lambda value: rules_of_side(resolved, alone, position, path, value)


def _alone(alone: Alone | None) -> Callable[[Any], Values | None]:
    return alone.rules if alone else lambda _: None


def _sides(
    resolved: Resolved, position: Position, path: str, rules_with: Callable[[Any], Values | None]
) -> Iterator[Side]:
    from reference_impl.rules import Rules
    from reference_impl.search.telling import REFUSED, come_out

    for value in values_of(resolved, path):
        rules = rules_with(value)
        outcome = come_out(Rules.from_values(rules), position) if rules else REFUSED
        if outcome != REFUSED:
            is_open = path in resolved.open_points
            yield Side(profile=resolved.name, value=value, open=is_open, outcome=outcome)


def _holds(resolved: Resolved, position: Position, path: str, sides: list[Side]) -> bool:
    """Tell whether a variant as it is has the outcome that its side says."""
    from reference_impl.rules import Rules
    from reference_impl.search.telling_whole import come_out_whole

    said = [each.outcome for each in sides if (each.profile, each.value) == (resolved.name, resolved.rules[path])]
    return not said or come_out_whole(Rules.from_values(resolved.rules), position) == said[0]


def _differ(sides: list[Side]) -> bool:
    return len({msgspec.json.encode(side.outcome, order="sorted") for side in sides}) > 1

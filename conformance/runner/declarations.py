"""What an app says of its rules: what it cannot change, what it applied, what it does not support."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import islice, product
from typing import TYPE_CHECKING, Any, Final

from msgspec import UNSET

from conformance.problems import Problems

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.cases import Header
    from conformance.protocol.messages import Greeting, Started

Resolve = Callable[[Mapping[str, Any]], dict[str, Any]]
"""Gives the whole rules of the profile with some open points read otherwise, or raises `Problems`."""

TRIED_CHOICES: Final = 64
PACK: Final = frozenset({"table.players", "pack.ranks"})
"""With another pack or another number of players nothing else can be asked."""


@dataclass(frozen=True, kw_only=True)
class Difference:
    """A parameter that an app says it plays unlike the profile states."""

    parameter: str
    stated: Any
    declared: Any = None
    """What the app plays instead; None where it only says that it does not play what is stated."""
    reason: str = ""
    stops: bool = False
    """Whether no case can be asked because of it."""
    open: bool = False
    """The point is open, but the app plays none of the readings a table may choose; no clause fails for that."""


def differences(header: Header, greeting: Greeting, started: Started | None) -> tuple[Difference, ...]:
    """Return where the app says, on stated points, that it plays otherwise; at most one for each parameter."""
    found: dict[str, Difference] = {}
    declared = {**greeting.rules, **(started.applied if started else {})}
    for parameter, value in declared.items():
        stated = header.rules.get(parameter)
        if stated is not None and parameter not in header.open and value != stated:
            found[parameter] = Difference(parameter=parameter, stated=stated, declared=value, stops=parameter in PACK)
    refused = started is not None and started.state is UNSET
    for each in started.unsupported if started else ():
        if each.parameter not in header.open or refused:
            known = found.get(each.parameter)
            found[each.parameter] = Difference(
                parameter=each.parameter,
                stated=header.rules.get(each.parameter),
                declared=known.declared if known else None,
                reason=each.reason,
                stops=refused or each.parameter in PACK,
                open=each.parameter in header.open,
            )
    return tuple(found.values())


def claims(header: Header, greeting: Greeting, started: Started | None) -> dict[str, Any]:
    """Return what the app says it plays on open points."""
    declared = {**greeting.rules, **(started.applied if started else {})}
    return {point: declared[point] for point in header.open if point in declared}


def told_rules(header: Header, greeting: Greeting, resolve: Resolve) -> dict[str, Any]:
    """Return the rules to tell an app: the profile's, with its own fixed choice on points that are open."""
    fixed = {
        point: greeting.rules[point]
        for point, choices in header.open.items()
        if point in greeting.rules and greeting.rules[point] in choices
    }
    if not fixed:
        return dict(header.rules)
    beside = {parameter: value for parameter, value in greeting.rules.items() if parameter not in header.rules}
    return _resolved({**fixed, **beside}, resolve) or _resolved(fixed, resolve) or dict(header.rules)


def other_choices(
    rules: Mapping[str, Any], header: Header, started: Started, resolve: Resolve
) -> Iterator[dict[str, Any]]:
    """Yield other rules to try with an app that refused these for open points alone: its reading may be another."""
    refused = [each.parameter for each in started.unsupported]
    if not refused or any(parameter not in header.open for parameter in refused):
        return
    kept = {point: rules[point] for point in header.open if point in rules and point not in refused}
    for choice in islice(product(*(header.open[point] for point in refused)), TRIED_CHOICES):
        other = _resolved({**kept, **dict(zip(refused, choice, strict=True))}, resolve)
        if other is not None and other != dict(rules):
            yield other


def _resolved(changes: Mapping[str, Any], resolve: Resolve) -> dict[str, Any] | None:
    try:
        return resolve(changes)
    except Problems:
        return None

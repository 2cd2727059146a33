"""What an app says of its rules: what it cannot change, what it applied, what it does not support."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from conformance.cases import Header
    from conformance.protocol.messages import Greeting, Started

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
    refused = started is not None and not _has_state(started)
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


def told_rules(header: Header, greeting: Greeting) -> dict[str, Any]:
    """Return the rules to tell an app: the profile's, with its own fixed choice on points that are open.

    A choice that brings other parameters along is left for the app to refuse.
    """
    fixed = {
        point: greeting.rules[point]
        for point, choices in header.open.items()
        if point in greeting.rules and greeting.rules[point] in choices
    }
    return {**header.rules, **fixed}


def other_choices(rules: Mapping[str, Any], header: Header, started: Started) -> Sequence[dict[str, Any]]:
    """Return other rules to try with an app that refused these for open points alone: its reading may be another."""
    refused = [each.parameter for each in started.unsupported]
    if not refused or any(parameter not in header.open for parameter in refused):
        return ()
    choices: list[dict[str, Any]] = [{}]
    for point in refused:
        choices = [{**before, point: value} for before in choices for value in header.open[point]]
    return [other for choice in choices[:64] if (other := {**rules, **choice}) != dict(rules)]


def _has_state(started: Started) -> bool:
    from msgspec import UNSET

    return started.state is not UNSET

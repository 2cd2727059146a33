"""One difference alone: two sets of rules that have one parameter otherwise and everything else alike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from conformance.problems import Problems

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from conformance.rules.resolved import Resolved


@dataclass(frozen=True, kw_only=True)
class Alone:
    """Two variants that differ in one parameter, the other rules as one of them has them."""

    base: Resolved
    path: str
    extras: Mapping[str, Any]
    """What the other variant plays where the base plays nothing."""

    def rules(self, value: Any) -> dict[str, Any] | None:
        """Return the rules with one value of the parameter, None where they cannot be played."""
        for extras in (self.extras, {}):
            try:
                return self.base.replace({**extras, self.path: value})
            except Problems:
                continue
        return None


def isolate(left: Resolved, right: Resolved, path: str) -> Iterator[Alone]:
    """Yield the two ways to hold all but one parameter alike: with the rules of one variant, then of the other.

    The variant with the smaller pack comes first: its positions are shorter.
    """
    bases = sorted((left, right), key=lambda each: len(each.rules["pack.ranks"]))
    for base, other in (bases, bases[::-1]):
        extras = {each: value for each, value in other.rules.items() if each not in base.rules}
        yield Alone(base=base, path=path, extras=extras)


def values_of(resolved: Resolved, path: str) -> tuple[Any, ...]:
    """Return the values that a variant may have: the one that is played, then the others it leaves open."""
    return resolved.open_points.get(path, (resolved.rules[path],))


def differences(left: Resolved, right: Resolved, path: str) -> list[tuple[Any, Any]]:
    """Return the values of a parameter to tell apart, what each plays first; alternatives beside what the other plays.

    >>> from conformance.rules import load_profile
    >>> differences(load_profile("nl-short"), load_profile("nl-omslag"), "deal.next_dealer")
    [('left', 'same')]
    """
    if path not in left.rules or path not in right.rules:
        return []
    ours, theirs = values_of(left, path), values_of(right, path)
    if sorted(map(repr, ours)) == sorted(map(repr, theirs)):
        return []
    pairs = [(mine, yours) for mine in ours for yours in theirs if mine == ours[0] or yours == theirs[0]]
    return [(mine, yours) for mine, yours in pairs if mine != yours]

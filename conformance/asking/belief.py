"""What is to be expected of an app: known rules that may be changed here and there, weighed by what was answered."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import log2, prod
from typing import TYPE_CHECKING, Any, Final

from conformance.asking.candidates import Candidate, load_candidates
from conformance.asking.known import applies, total_of
from conformance.rules.parameters import TOTALS, load_parameters
from conformance.rules.settings import VALUES

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from conformance.asking.questions import Values

_STATED: Final = 0.94
_OPEN: Final = 0.6
_DECLARED: Final = 0.32
"""The chances that an app plays what rules state, what they play on an open point, and any of what they name beside."""
_ONE_OF_MANY: Final = 0.2
_PER_CARD: Final = 0.3

Frozen = Any
"""A value with tuples in place of lists and maps."""


@dataclass(frozen=True, kw_only=True)
class Belief:
    """How likely each candidate is, given what is known."""

    known: Mapping[str, Any]
    weights: tuple[float, ...]
    """In the order of `load_candidates`; together 1."""

    @property
    def likeliest(self) -> Candidate:
        """Return the candidate that is most likely; of several the first."""
        return max(zip(load_candidates(), self.weights, strict=True), key=lambda pair: pair[1])[0]

    def value(self, path: str) -> Any:
        """Return the value of a parameter, known or else the likeliest; None where no likely rules have one."""
        if path in self.known:
            return self.known[path]
        ranked = sorted(zip(load_candidates(), self.weights, strict=True), key=lambda pair: -pair[1])
        return next((value for candidate, _ in ranked if (value := candidate.value(path)) is not None), None)

    def chance(self, outcome: Values) -> float:
        """Return how likely an app is to have all of these values."""
        total = total_of({**self.known, **outcome})
        return sum(weight * _joint(place, outcome, total) for place, weight in enumerate(self.weights))

    def split(self, outcomes: Iterable[Values]) -> float:
        """Return how many bits it is worth to learn which of these outcomes holds, or none of them."""
        chances = [self.chance(outcome) for outcome in outcomes]
        return -sum(chance * log2(chance) for chance in (*chances, 1 - sum(chances)) if chance > 0)


def believe(known: Mapping[str, Any]) -> Belief:
    """Return what to expect of an app of which something is known.

    >>> belief = believe({"pack.ranks": ["7", "8", "9", "10", "J", "Q", "K", "A"], "match.finish": "reversal"})
    >>> belief.value("match.threshold"), round(belief.chance({"hearts.lead": "when_broken"}), 1)
    (50, 0.8)
    """
    values = {path: value for path, value in known.items() if applies(path, known) is not False}
    total = total_of(known)
    weights = [candidate.prior * _joint(place, values, total) for place, candidate in enumerate(load_candidates())]
    return Belief(known=known, weights=tuple(weight / sum(weights) for weight in weights))


def likely_values(path: str) -> list[Any]:
    """Return the values of a parameter that known rules give it, or that are seen in the family."""
    parameter = load_parameters()[path]
    every = [*parameter.values] if parameter.kind == "choice" else [*parameter.near]
    every += [value for candidate in load_candidates() if (value := candidate.value(path)) is not None]
    return [value for place, value in enumerate(every) if value not in every[:place]]


def _joint(place: int, outcome: Mapping[str, Any], total: int | None) -> float:
    return prod(_chance(place, path, _frozen(value), total) for path, value in outcome.items())


@cache
def _chance(place: int, path: str, frozen: Frozen, total: int | None) -> float:
    """Return how likely an app that plays by a candidate, more or less, is to have a value.

    ``total`` is the sum of all penalty points, where it is known.
    """
    candidate, parameter = load_candidates()[place], load_parameters()[path]
    value, played = _in_points(frozen, candidate, total), candidate.value(path)
    if played is None:
        return 1 / len(parameter.values) if parameter.kind == "choice" else _ONE_OF_MANY
    standing = candidate.resolved.standing.get(path)
    alternatives = [] if standing is None else [_in_points(each, candidate, total) for each in standing.alternatives]
    stated = standing is None or standing.stated
    if value == _in_points(played, candidate, total):
        return _STATED if stated else _OPEN
    if value in alternatives:
        return _DECLARED / len(alternatives)
    left = 1 - (_STATED if stated else _OPEN + _DECLARED)
    if path == VALUES:
        return left * float(_PER_CARD ** _cards_apart(dict(frozen), played))
    return left / max(1, len(parameter.values) - 1) if parameter.kind == "choice" else left * _ONE_OF_MANY


def _frozen(value: Any) -> Frozen:
    if isinstance(value, dict):
        return tuple(sorted((card, worth) for card, worth in value.items() if worth))
    return tuple(value) if isinstance(value, list) else value


def _in_points(value: Any, candidate: Candidate, total: int | None) -> Frozen:
    """Return a value that can be compared with another, words for points as numbers."""
    if value in TOTALS:
        sum_of_points = total_of(candidate.resolved.rules) if total is None else total
        return -(sum_of_points or 0) if str(value).startswith("-") else sum_of_points
    return _frozen(value)


def _cards_apart(one: Mapping[str, int], other: Mapping[str, int]) -> int:
    return sum(one.get(card, 0) != other.get(card, 0) for card in {*one, *other})

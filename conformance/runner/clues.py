"""Numbers that an app gives away where it deviates: a wrong value of the rules is often among them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from conformance.rules.candidates import Clues
from conformance.runner.outcomes import FaultCode

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

_COUNTS: Final = (FaultCode.POINTS, FaultCode.SCORE, FaultCode.TOTALS)
_MOST_SURPLUS: Final = 60


@dataclass(frozen=True, kw_only=True)
class Deviation:
    """One word in which an app differs, and what lay at hand."""

    code: FaultCode
    expected: Any
    told: Any
    totals: Mapping[Any, int] = field(default_factory=dict)
    """Before the deal."""
    played: frozenset[str] = frozenset()
    """The cards of the deal so far."""


def read_off(deviations: Iterable[Deviation]) -> Clues:
    """Return the numbers and cards to try in rules that might explain the deviations.

    >>> other = Deviation(code=FaultCode.SCORE, expected={"A": 5}, told={"A": 7}, played=frozenset({"JC"}))
    >>> clues = read_off([other])
    >>> sorted(clues.surplus), sorted(clues.cards)
    ([-2, 2], ['JC'])
    """
    scores: set[int] = set()
    totals: set[int] = set()
    surplus: set[int] = set()
    played: list[frozenset[str]] = []
    for each in deviations:
        totals |= set(each.totals.values())
        if each.code not in _COUNTS or not isinstance(each.told, dict) or not isinstance(each.expected, dict):
            continue
        before: Mapping[Any, int] = {}
        if each.code is FaultCode.TOTALS:
            before = each.totals
            totals |= set(each.told.values()) | set(each.expected.values())
        scores |= {told - before.get(seat, 0) for seat, told in each.told.items()}
        surplus |= {each.told[seat] - each.expected[seat] for seat in each.expected if seat in each.told}
        played.append(each.played)
    near = {number for number in surplus if 0 < abs(number) <= _MOST_SURPLUS}
    return Clues(
        scores=frozenset(scores | {-score for score in scores}),
        totals=frozenset(total for total in totals if total > 0),
        surplus=frozenset(near | {-number for number in near}),
        cards=frozenset.intersection(*played) if played and len(near) == 1 else frozenset(),
    )

"""Where a match may stand before a deal, and what the deal may bring: candidates, the shortest to say first."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.protocol.messages import Phase
    from reference_impl.rules import Rules

Numbers = tuple[int, ...]

MOST_DEALS = 3
"""How many numbers of earlier deals are tried, from the fewest that will do."""
_NEAR_THRESHOLD = (0, 1, -1, 2, 3, 4)
_NEAR_ZERO = (0, -1, -2, -3, 1)


@dataclass(frozen=True, kw_only=True)
class Candidate:
    """Totals before a deal, and the points it brings or the seat that takes every penalty card in it."""

    totals: Numbers
    phase: Phase
    points: Numbers
    sweeper: int | None
    deals: int


def candidates(one: Rules, other: Rules) -> list[Candidate]:
    """Return what to try, each once: the fewest deals before and the fewest numbers to say first."""
    found: dict[Candidate, None] = {}
    for phase in _phases(one, other):
        for points, sweeper, changes in _deals(one, other):
            for totals, deals in _totals(one, other, phase, points, changes):
                found[Candidate(totals=totals, phase=phase, points=points, sweeper=sweeper, deals=deals)] = None
    return sorted(found, key=_length)


def _length(each: Candidate) -> tuple[object, ...]:
    numbers = (*each.totals, *each.points)
    said = sum(1 for number in numbers if number)
    return (each.phase != "adding", each.sweeper is not None, each.deals, said, max(each.totals), each.totals, numbers)


def _phases(one: Rules, other: Rules) -> Iterator[Phase]:
    yield "adding"
    if all(rules.values["match.finish"] == "reversal" for rules in (one, other)):
        yield "subtracting"


def _deals(one: Rules, other: Rules) -> Iterator[tuple[Numbers, int | None, frozenset[int]]]:
    """Yield the points of a deal, who sweeps it, and by how much the first seat's total may change."""
    net = sum(one.card_points)
    for points in _shares(one, net):
        yield points, None, frozenset(points[:1])
    if one.sweep_cards or other.sweep_cards:
        worths = {rules.values.get(path, 0) for rules in (one, other) for path in ("sweep.sweeper", "sweep.others")}
        for sweeper in (1, 0):
            points = tuple(net if seat == sweeper else 0 for seat in range(one.players))
            yield points, sweeper, frozenset(worths | {net})


def _shares(rules: Rules, net: int) -> Iterator[Numbers]:
    """Yield points of a deal that nobody sweeps: what single cards and a few of them are worth, and the rest."""
    singles = {points for points in rules.card_points if points > 0}
    first = sorted({0, *singles, *(2 * points for points in singles), net // 2})
    for mine in first:
        rest = net - mine
        if mine > net or rest < 0:
            continue
        for second in sorted({0, *singles, rest, rest // 2}):
            if second <= rest:
                last = rest - second
                for numbers in ((mine, second, last), (mine, second, last - last // 2, last // 2)):
                    if max(numbers) < net:
                        yield _padded(rules, numbers)


def _padded(rules: Rules, numbers: Numbers) -> Numbers:
    rest = sum(numbers[rules.players :])
    kept = (*numbers, *(0 for _ in range(rules.players)))[: rules.players]
    return (*kept[:-1], kept[-1] + rest)


def _totals(
    one: Rules, other: Rules, phase: Phase, points: Numbers, changes: frozenset[int]
) -> Iterator[tuple[Numbers, int]]:
    """Yield totals from which the deal brings the first seat near a threshold, or near zero on the way back."""
    net = max(2, sum(one.card_points))
    limits = sorted({rules.values["match.threshold"] for rules in (one, other)})
    if phase == "subtracting":
        yield from _on_the_way_back(one, {near + change for near, change in product(_NEAR_ZERO, changes)}, points)
        return
    mine = {limit + near - change for limit, near, change in product(limits, _NEAR_THRESHOLD, changes)}
    for own in sorted(total for total in mine if 0 <= total < limits[0]):
        fewest = -(-own // (net - 1))
        for deals in range(fewest, fewest + MOST_DEALS):
            for rest in _others(one, deals * net - own, points):
                if all(0 <= total < limits[0] for total in rest):
                    yield (own, *rest), deals


def _on_the_way_back(rules: Rules, mine: set[int], points: Numbers) -> Iterator[tuple[Numbers, int]]:
    """Yield totals while points are subtracted; nobody is at zero yet, and nobody far above the threshold."""
    net, limit = max(2, sum(rules.card_points)), rules.values["match.threshold"]
    fewest = -(-limit // (net - 1))
    for own in sorted(mine):
        for left in range(1, fewest * 2):
            added = max(fewest, left + 1)
            for rest in _others(rules, left * net - own, points):
                if min(own, *rest) > 0 and max(own, *rest) < limit:
                    yield (own, *rest), added + added - left


def _others(rules: Rules, rest: int, points: Numbers) -> Iterator[Numbers]:
    """Yield the totals of the other seats: one has all the rest, two or all share it, or one stands near zero."""
    if rest < 0:
        return
    number = rules.players - 1
    for sharing in range(1, number + 1):
        share, left = divmod(rest, sharing)
        yield tuple(share + (place < left) if place < sharing else 0 for place in range(number))
    near = points[1]
    if 0 < near <= rest and number > 1:
        share, left = divmod(rest - near, number - 1)
        yield (near, *(share + (place < left) for place in range(number - 1)))

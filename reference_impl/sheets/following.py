"""Following a score sheet under one set of rules, deal after deal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_impl.scoring import DealScore
from reference_impl.sheets.deals import Place, Written, bounds, places_after
from reference_impl.totals import Totals, settle

if TYPE_CHECKING:
    from collections.abc import Iterable

    from reference_impl.rules import Rules

Places = frozenset[Place]


def beginning(rules: Rules) -> Places:
    """Return where a match begins."""
    return frozenset({Place((0,) * rules.players)})


def follow(rules: Rules, places: Iterable[Place], written: Written) -> Places:
    """Return where the match can stand after a deal; nowhere when that deal cannot be."""
    return frozenset(after for place in places for after in places_after(rules, place, written))


def take_as_written(rules: Rules, places: Iterable[Place], written: Written) -> Places:
    """Return where the match stands when what is written is believed, although no deal leads there.

    A match that was over stays over.
    """
    return frozenset(_believed(rules, place, written) for place in places)


def corrections(rules: Rules, places: Iterable[Place], written: Written, following: Written) -> list[tuple[int, int]]:
    """Return the seats and numbers of which one alone would make a line of totals right, and the one below it too."""
    places = list(places)
    low, high = bounds(rules)
    reach = max(high, abs(rules.values.get("sweep.sweeper", 0)), abs(rules.values.get("sweep.others", 0)), -low)
    found = set[tuple[int, int]]()
    for place in places:
        for seat, total in enumerate(place.totals):
            for number in range(total - reach, total + reach + 1):
                corrected = written._replace(numbers=_replaced(written.numbers, seat, number))
                if follow(rules, follow(rules, [place], corrected), following):
                    found.add((seat, number))
    return sorted(found)


def _believed(rules: Rules, place: Place, written: Written) -> Place:
    if place.winners:
        return place._replace(totals=_totals(place, written))
    nothing = DealScore(points=(0,) * rules.players, score=(0,) * rules.players, sweeper=None)
    totals = _totals(place, written)
    standing = settle(rules, totals, place.phase, nothing)
    return Place(totals, standing.phase, standing.winners)


def _totals(place: Place, written: Written) -> Totals:
    if written.kind == "totals":
        return written.numbers
    off = place.phase == "subtracting" and max(written.numbers) > 0
    return tuple(old - new if off else old + new for old, new in zip(place.totals, written.numbers, strict=True))


def _replaced(numbers: Totals, seat: int, number: int) -> Totals:
    return (*numbers[:seat], number, *numbers[seat + 1 :])

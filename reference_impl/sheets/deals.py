"""Where a match can stand after a deal of which a score sheet says no more than the totals, or the scores."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING, Literal, NamedTuple

from reference_impl.scoring import DealScore, score_of
from reference_impl.sheets.piles import ANYBODY, Pile, can_be, points_of_sweeps
from reference_impl.totals import Totals, settle, settle_early

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from conformance.protocol.messages import Phase
    from reference_impl.rules import Rules
    from reference_impl.totals import Standing


class Place(NamedTuple):
    """Where a match stands between two deals."""

    totals: Totals
    phase: Phase = "adding"
    winners: tuple[int, ...] = ()
    """Who has won; empty while the match goes on."""


class Written(NamedTuple):
    """What a sheet says of a deal, by seat number."""

    kind: Literal["totals", "scores"]
    numbers: Totals


def places_after(rules: Rules, place: Place, written: Written) -> frozenset[Place]:
    """Return every place to which a deal can have led for which this is written; none after the end of a match."""
    if place.winners:
        return frozenset()
    kinds = (_whole_deals, _sweeps, _turning, _ended_early)
    found = [standing for kind in kinds for standing in kind(rules, place, written)]
    return frozenset(Place(standing.totals, standing.phase, standing.winners) for standing in found)


def bounds(rules: Rules) -> tuple[int, int]:
    """Return the fewest and the most points that one seat can capture."""
    return _bounds(rules.point_classes)


@lru_cache(maxsize=64)
def _bounds(classes: tuple[tuple[int, int], ...]) -> tuple[int, int]:
    worth = [(cards.bit_count(), points) for cards, points in classes]
    return sum(n * points for n, points in worth if points < 0), sum(n * points for n, points in worth if points > 0)


def pack_points(rules: Rules) -> int:
    """Return what all cards of the pack are worth together."""
    return sum(cards.bit_count() * points for cards, points in rules.point_classes)


def agrees(written: Written, standing: Standing, before: Place) -> bool:
    """Tell whether a deal that ended so is written so; what comes off may be written with a minus."""
    if written.kind == "totals":
        return standing.totals == written.numbers
    minus = before.phase == "subtracting" and tuple(-points for points in standing.score) == written.numbers
    return minus or standing.score == written.numbers


# Deals played to the end ---------------------------------------------------------------------------------------------


def _whole_deals(rules: Rules, place: Place, written: Written) -> Iterator[Standing]:
    """Yield the standings after deals without a sweep that added or subtracted as a whole."""
    for points in _points(rules, place, written, pack_points(rules)):
        if _turns(rules, place, points):
            continue
        standing = settle(rules, place.totals, place.phase, score_of(rules, points, None))
        if agrees(written, standing, place) and _can_be_played_out(rules, place, points, None):
            yield standing
            return  # what is written being the same, all others lead to the same place


def _sweeps(rules: Rules, place: Place, written: Written) -> Iterator[Standing]:
    for seat in range(rules.players) if rules.sweep_cards else ():
        for points in points_of_sweeps(rules, seat) if _looks_swept(rules, place, written, seat) else ():
            standing = settle(rules, place.totals, place.phase, score_of(rules, points, seat))
            if agrees(written, standing, place) and _can_be_played_out(rules, place, points, seat):
                yield standing


def _looks_swept(rules: Rules, place: Place, written: Written, sweeper: int) -> bool:
    """Tell whether what is written may come from a sweep at all; open points of the reversal are not looked at."""
    own, others = rules.values["sweep.sweeper"], rules.values["sweep.others"]
    score = tuple(own if seat == sweeper else others for seat in range(rules.players))
    ways = [score] if place.phase == "adding" else [score, *points_of_sweeps(rules, sweeper)]
    if written.kind == "scores":
        minus = tuple(-number for number in written.numbers)
        return any(way in (written.numbers, minus) for way in ways)
    cut = [rules.values["match.threshold"]] if _can_turn_round(rules, place) else []
    numbers = list(zip(place.totals, written.numbers, strict=True))
    if place.phase == "adding":
        return all(now in (old + some, *cut) for (old, now), some in zip(numbers, score, strict=True))
    return any(
        all(abs(now) in (abs(old - some), abs(old + some)) for (old, now), some in zip(numbers, way, strict=True))
        for way in ways
    )


def _points(rules: Rules, place: Place, written: Written, total: int) -> Iterator[Totals]:
    """Yield the points that a deal which is not a sweep may have been about, by what is written of each seat."""
    low, high = bounds(rules)
    choices = [_choices(rules, place, written, seat, (low, high)) for seat in range(rules.players)]
    yield from _with_sum(choices, total)


def _choices(rules: Rules, place: Place, written: Written, seat: int, limits: tuple[int, int]) -> Sequence[int]:
    now = written.numbers[seat]
    if written.kind == "scores":
        found = {now, -now} if place.phase == "subtracting" else {now}
    elif place.phase == "subtracting":
        found = {place.totals[seat] - now, place.totals[seat] + now}
    else:
        rise = now - place.totals[seat]
        cut = _can_turn_round(rules, place) and now == rules.values["match.threshold"]
        cut = cut and rules.values["reversal.crossing"] == "capped"
        found = set(range(max(rise, limits[0]), limits[1] + 1)) if cut else {rise}
    return sorted(points for points in found if limits[0] <= points <= limits[1])


def _with_sum(choices: Sequence[Sequence[int]], total: int) -> Iterator[Totals]:
    """Yield every choice of one number each that adds up to the total."""
    if not choices:
        if not total:
            yield ()
        return
    least = sum(min(rest, default=0) for rest in choices[1:])
    most = sum(max(rest, default=0) for rest in choices[1:])
    for number in choices[0]:
        if least <= total - number <= most:
            for others in _with_sum(choices[1:], total - number):
                yield (number, *others)


def _can_be_played_out(rules: Rules, place: Place, points: Totals, sweeper: int | None) -> bool:
    """Tell whether the cards can lie so, and the match was not over before the last trick."""
    if not _may_end(rules, place, points) or settle_early(rules, place.totals, place.phase, points) is None:
        return can_be(rules, _piles(points), sweeper)
    return any(
        settle_early(rules, place.totals, place.phase, before) is None and can_be(rules, piles, sweeper)
        for piles, before in _last_tricks(rules, points)
    )


def _piles(points: Totals) -> tuple[Pile, ...]:
    return tuple(Pile(seat, some) for seat, some in enumerate(points))


def _last_tricks(rules: Rules, points: Totals) -> Iterator[tuple[tuple[Pile, ...], Totals]]:
    """Yield the piles when the last trick is set apart that had points, and the points before it."""
    for seat, some in enumerate(points):
        low, high = bounds(rules)
        for trick in range(low, high + 1):
            if trick and low <= some - trick <= high:
                before = (*points[:seat], some - trick, *points[seat + 1 :])
                yield (*_piles(before), Pile(seat, trick, rules.players)), before


# Deals that end, or turn round, with a trick -------------------------------------------------------------------------


def _ended_early(rules: Rules, place: Place, written: Written) -> Iterator[Standing]:
    """Yield the standings after deals that broke off because the match was over."""
    limits = bounds(rules)
    for points in product(*[_choices(rules, place, written, seat, limits) for seat in range(rules.players)]):
        if sum(points) > limits[1] or not _may_end(rules, place, points):
            continue
        standing = settle_early(rules, place.totals, place.phase, points)
        if standing is None or not agrees(written, standing, place):
            continue
        if _is_one_trick(rules, points) or any(
            settle_early(rules, place.totals, place.phase, before) is None
            and can_be(rules, piles, ANYBODY, whole=False)
            for piles, before in _last_tricks(rules, points)
        ):
            yield standing


def _is_one_trick(rules: Rules, points: Totals) -> bool:
    """Tell whether the first trick of a deal can have given these points."""
    taken = [Pile(seat, some, rules.players) for seat, some in enumerate(points) if some]
    return len(taken) <= 1 and can_be(rules, tuple(taken), ANYBODY, whole=False)


def _may_end(rules: Rules, place: Place, points: Totals) -> bool:
    """Tell whether so many points end a match, in mid-deal where that is played."""
    if place.phase == "subtracting":
        return any(total <= some for total, some in zip(place.totals, points, strict=True))
    return not _can_turn_round(rules, place) and _reaches(rules, place, points)


def _turns(rules: Rules, place: Place, points: Totals) -> bool:
    """Tell whether a deal of these points turns round in the middle of it."""
    reaches = _can_turn_round(rules, place) and _reaches(rules, place, points)
    return reaches and rules.values["reversal.crossing"] == "mid_deal"


def _can_turn_round(rules: Rules, place: Place) -> bool:
    return place.phase == "adding" and bool(rules.values["match.finish"] == "reversal")


def _reaches(rules: Rules, place: Place, points: Totals) -> bool:
    goal = rules.values["match.threshold"] + (rules.values["match.reached"] == "above")
    return any(total + some >= goal for total, some in zip(place.totals, points, strict=True))


def _turning(rules: Rules, place: Place, written: Written) -> Iterator[Standing]:
    """Yield the standings after deals in which a trick reached the threshold and what came after it came off."""
    highest = max(place.totals) + bounds(rules)[1]
    reaches = _can_turn_round(rules, place) and _reaches(rules, Place((highest,)), (0,))
    if not reaches or rules.values["reversal.crossing"] != "mid_deal":
        return
    seen: set[Standing] = set()
    for turned, since in _halves(rules, place, written):
        points = tuple(map(sum, zip(turned, since, strict=True)))
        deal = DealScore(points=points, score=points, sweeper=None)
        standing = settle(rules, place.totals, place.phase, deal, turned)
        if standing not in seen and agrees(written, standing, place) and _can_turn(rules, place, turned, since):
            seen.add(standing)
            yield standing


def _halves(rules: Rules, place: Place, written: Written) -> Iterator[tuple[Totals, Totals]]:
    """Yield the points up to the trick that turns a deal round and those after it, as far as they are written."""
    pairs = [list(_halves_of_seat(rules, place, written, seat)) for seat in range(rules.players)]
    for taken in _with_sum([sorted({sum(pair) for pair in each}) for each in pairs], pack_points(rules)):
        options = [[pair for pair in each if sum(pair) == some] for each, some in zip(pairs, taken, strict=True)]
        for chosen in product(*options):
            turned = tuple(pair[0] for pair in chosen)
            if _reaches(rules, place, turned):
                yield turned, tuple(pair[1] for pair in chosen)


def _halves_of_seat(rules: Rules, place: Place, written: Written, seat: int) -> Iterator[tuple[int, int]]:
    low, high = bounds(rules)
    before, now = place.totals[seat], written.numbers[seat]
    ways = {now, -now} if written.kind == "totals" and rules.values["reversal.overshoot"] == "bounces" else {now}
    for since in range(low, high + 1):
        for way in ways:
            turned = way - since if written.kind == "scores" else way - before + since
            if low <= turned <= high and low <= turned + since <= high:
                yield turned, since


def _can_turn(rules: Rules, place: Place, turned: Totals, since: Totals) -> bool:
    later = tuple(Pile(seat, some) for seat, some in enumerate(since))
    return any(
        not _reaches(rules, place, before) and can_be(rules, (*piles, *later), None)
        for piles, before in _last_tricks(rules, turned)
    )

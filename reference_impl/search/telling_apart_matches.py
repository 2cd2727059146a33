"""Totals and deals to try for what becomes of the match: its end, the reversal, the way back to zero.

Totals are such as whole deals add up to. Somebody stands so that the deal brings him to a threshold or to zero, just
short of it or just past it; the others stand at nothing, level, or where the deal brings them to zero as well.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from conformance.positions import Position
from reference_impl.cardset import BITS, members
from reference_impl.scoring import find_sweeper, points_of, score_of
from reference_impl.search.candidate_standings import Candidate, candidates
from reference_impl.search.completion import Completion, complete
from reference_impl.search.telling import counts_by_tricks, stage
from reference_impl.search.walk import walk
from reference_impl.search.wanted import EveryPenalty, Finish, Points, Wanted
from reference_impl.totals import settle, settle_early, turns_round

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reference_impl.rules import Rules
    from reference_impl.totals import Standing

    Numbers = tuple[int, ...]


LATEST = 3
"""The last trick that may decide, where one does."""


@dataclass(frozen=True, kw_only=True)
class _Record:
    """A deal as far as it counts."""

    points: tuple[Numbers, ...]
    """Points captured after each trick; only those at the end where nothing hangs on the tricks."""
    captured: Numbers = ()
    found: Completion | None = None


def matches_to_try(one: Rules, other: Rules) -> Iterator[Position]:
    """Yield deals after which the match stands otherwise under the two; the shortest to say first."""
    if not _differing(one, other):
        return
    by_tricks = counts_by_tricks(one) or counts_by_tricks(other)
    whole: dict[tuple[Numbers, int | None], _Record | None] = {}

    def recorded(each: Candidate) -> _Record | None:
        key = each.points, each.sweeper
        if key not in whole:
            whole[key] = _recorded(one, other, each, by_tricks=by_tricks)
        return whole[key]

    reversing = all(rules.values["match.finish"] == "reversal" for rules in (one, other))
    only_back = reversing and _differing(one, other) == {"match.ends"}
    for each in candidates(one, other):
        if only_back and each.phase == "adding":
            continue
        quick = each.sweeper is None and not by_tricks
        if by_tricks and each.sweeper is None and _soonest(one, each) is None:
            continue
        record = _Record(points=(each.points,)) if quick else recorded(each)
        if record is None or _after(one, each, record) == _after(other, each, record):
            continue
        record = recorded(each)
        if record is not None:
            yield _telling(one, other, each, record)


def _differing(one: Rules, other: Rules) -> set[str]:
    paths = {path for path in (*one.values, *other.values) if path.startswith(("match.", "reversal."))}
    return {path for path in paths if one.values.get(path) != other.values.get(path)}


def _recorded(one: Rules, other: Rules, each: Candidate, *, by_tricks: bool) -> _Record | None:
    finish: Finish = Points(points=dict(enumerate(each.points)))
    if each.sweeper is not None:
        finish = EveryPenalty(seat=each.sweeper, loses_a_trick=True)
    found = _completed(one, other, finish, _soonest(one, each) if by_tricks else None)
    if found is None:
        return None
    ends = walk(one, found.hands, found.dealer, found.plays)[one.players :: one.players]
    points = tuple(points_of(one, position.captured) for position in ends)
    return _Record(points=points, captured=ends[-1].captured, found=found)


def _soonest(rules: Rules, each: Candidate) -> int | None:
    """Return a card that brings the first seat all its points, to be taken as early as can be; None: there is none."""
    if each.sweeper is not None or not each.points[0]:
        return None
    worth = (card for card in members(rules.penalties) if rules.card_points[card] == each.points[0])
    return next(worth, None)


def _completed(one: Rules, other: Rules, finish: Finish, soonest: int | None) -> Completion | None:
    wanted = Wanted(rules=(one, other), finish=finish)
    ways: list[Wanted] = []
    if soonest is not None:
        banned = (cards for rules in (one, other) for cards in rules.conditions.kept_out.values())
        first = 2 if any(cards & BITS[soonest] for cards in banned) else 1
        ways = [replace(wanted, at=trick + 1, taken={0: BITS[soonest]}) for trick in range(first, LATEST + 1)]
    for way in (*ways, wanted):
        found = complete(way, seed=1)
        if isinstance(found, Completion) and found.legal_under == (0, 1):
            return found
    return None


def _after(rules: Rules, each: Candidate, record: _Record) -> tuple[int, int, Standing]:
    """Return the trick that ended the match (0: none did), the one that turned the deal round, and the standing."""
    turned: Numbers = ()
    turning = 0
    *before, final = record.points
    for trick, points in enumerate(before, start=1):
        if not turned and turns_round(rules, each.totals, each.phase, points):
            turned, turning = points, trick
        early = settle_early(rules, each.totals, each.phase, points)
        if early is not None:
            return trick, turning, early
    if not turned and turns_round(rules, each.totals, each.phase, final):
        turned = final
    sweeper = find_sweeper(rules, record.captured)
    return 0, turning, settle(rules, each.totals, each.phase, score_of(rules, final, sweeper), turned)


def _telling(one: Rules, other: Rules, each: Candidate, record: _Record) -> Position:
    """Return a candidate as a position; the game stops with the trick that ends the match under one of the two."""
    ends, turns = zip(*(_after(rules, each, record)[:2] for rules in (one, other)), strict=True)
    stop = min((trick for trick in ends if trick), default=0) if ends[0] != ends[1] else 0
    decides = stop or max(turns)
    found = record.found
    if found is None:
        raise ValueError("the deal has not been completed")
    plays = found.plays[: stop * one.players] if stop else found.plays
    running = dict(zip(one.seats, record.points[decides - 1], strict=True)) if decides else {}
    return Position(
        kind="match",
        deal=each.deals + 1,
        seat=one.seats[each.sweeper or 0],
        every="" if each.sweeper is None else "penalty-cards",
        tricks=decides,
        running=running,
        points={} if stop else dict(zip(one.seats, record.points[-1], strict=True)),
        game=stage(
            one,
            found,
            plays=plays,
            deal=each.deals + 1,
            totals=dict(zip(one.seats, each.totals, strict=True)),
            subtracting=each.phase == "subtracting",
        ),
    )

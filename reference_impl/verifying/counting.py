"""What a record says a deal came to, held against what it comes to: score, totals, end and winners."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from msgspec import UNSET

from reference_impl.scoring import find_sweeper, points_of
from reference_impl.totals import settle_early
from reference_impl.verifying.charging import clauses_of_end, clauses_of_score, clauses_of_totals, clauses_of_winners
from reference_impl.verifying.hanging import NotedValues

if TYPE_CHECKING:
    from collections.abc import Mapping

    from msgspec import UnsetType

    from conformance.protocol.messages import Seat
    from conformance.verification.finding import Finding
    from reference_impl.match import State
    from reference_impl.rules import Rules
    from reference_impl.verifying.place import Place

Said = dict[str, int]


def count(place: Place, before: State, after: State, winners: list[Seat] | UnsetType) -> Finding | None:
    """Return the first of score, totals, end and winners that a finished deal has wrong; None where all are right.

    ``winners`` are those that the record says, after its last deal.
    """
    rules, record = after.rules, place.record
    score = _differing(rules, record.score, after.score)
    if score:
        expected = _by_seat(rules, after.score)
        clauses = clauses_of_score(before, after, {**expected, **score})
        return _miscounted(place, "score", score, expected, clauses, detail=_how_captured(after))
    totals = _differing(rules, record.totals, after.totals)
    if totals:
        expected = _by_seat(rules, after.totals)
        clauses = clauses_of_totals(before, after, {**expected, **totals})
        return _miscounted(place, "totals", totals, expected, clauses)
    return _end(place, before, after, winners)


def incomplete(place: Place, state: State, winners: list[Seat] | UnsetType) -> Finding:
    """Return the finding for a deal that stops before its end: it is incomplete, or should not have ended there."""
    rules, record = state.rules, place.record
    number = len(record.plays)
    says_over = bool(winners) and place.last and winners is not UNSET
    if says_over and _ended_early(place, state):
        return place.fault("not-over", "end", ("match.mid-deal",), play=number, said=winners)
    goes_on = says_over or not place.last or record.score is not UNSET or record.totals is not UNSET
    return place.fault(
        "incomplete",
        "play",
        ("trick.all",) if goes_on else (),
        steps=(number + 1, 0),
        trick=state.position.tricks + 1,
        play=number,
        expected=rules.pack.bit_count(),
    )


def _ended_early(place: Place, state: State) -> bool:
    """Tell whether the record counts a deal that stops before its end as what was captured until then.

    Where it counts the deal otherwise, or not at all, only the last plays may not have been written down.
    """
    rules, record, captured = state.rules, place.record, state.position.captured
    points = points_of(rules, captured)
    behind_trick = state.position.tricks and not state.position.trick
    early = settle_early(_at_once(rules), state.totals, state.phase, points) if behind_trick else None
    if early is None or sum(points) == sum(points_of(rules, (rules.pack,))):
        return False
    if record.score is UNSET and rules.values.get("reversal.overshoot") == "bounces":
        return False  # the same total may come of other points
    said = record.score is not UNSET or record.totals is not UNSET
    wrong = _differing(rules, record.score, early.score) or _differing(rules, record.totals, early.totals)
    return said and not wrong


def _end(place: Place, before: State, after: State, winners: list[Seat] | UnsetType) -> Finding | None:
    rules = after.rules
    over = after.stage == "match_over"
    if over and not place.last:
        expected = [rules.seats[seat] for seat in after.winners]
        return place.fault("goes-on", "end", clauses_of_end(before, after), expected=expected)
    if winners is UNSET or not place.last:
        return None
    if not over:
        if not winners:
            return None
        return place.fault("not-over", "end", clauses_of_end(before, after), said=winners)
    expected = [rules.seats[seat] for seat in after.winners]
    if sorted(winners) == expected:
        return None
    return place.fault("winners", "winners", clauses_of_winners(after, winners), said=winners, expected=expected)


def _miscounted(
    place: Place,
    what: Literal["score", "totals"],
    said: Said,
    right: Said,
    clauses: tuple[str, ...],
    detail: tuple[str, ...] = (),
) -> Finding:
    expected = {seat: right.get(seat) for seat in said}
    return place.fault(what, what, clauses, steps=(-len(said),), said=said, expected=expected, detail=detail)


def _differing(rules: Rules, said: Mapping[Seat, int] | UnsetType, expected: tuple[int, ...]) -> Said:
    """Return the numbers that a record says and that are not so."""
    if said is UNSET:
        return {}
    right = _by_seat(rules, expected)
    return {seat: number for seat, number in said.items() if right.get(seat) != number}


def _by_seat(rules: Rules, numbers: tuple[int, ...]) -> Said:
    return dict(zip(rules.seats, numbers, strict=True))


def _how_captured(state: State) -> tuple[str, ...]:
    """Return the points that each seat captured, and who made a sweep."""
    rules, captured = state.rules, state.position.captured
    points = ", ".join(f"{seat} {some}" for seat, some in _by_seat(rules, points_of(rules, captured)).items())
    sweeper = find_sweeper(rules, captured) if sum(map(int.bit_count, captured)) == rules.pack.bit_count() else None
    told = f"points captured: {points}"
    return (told,) if sweeper is None else (told, f"a sweep by {rules.seats[sweeper]}")


@lru_cache(maxsize=64)
def _at_once(rules: Rules) -> Rules:
    values = rules.values
    if isinstance(values, NotedValues):
        return replace(rules, values=values.with_value("match.ends", "at_once"))
    return replace(rules, values={**values, "match.ends": "at_once"})

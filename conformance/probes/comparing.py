"""An app compared with itself: the first place at which two tellings of the same case differ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET

from conformance.probes.result import Disagreement, Way
from conformance.runner.judge import comparable, told_fields
from conformance.runner.situation import situate

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from conformance.cases import Case
    from conformance.probes.choosing import Subject
    from conformance.protocol.messages import Answer, Observation, Seat, Started
    from conformance.runner.judge import Transcript


@dataclass(frozen=True, kw_only=True)
class Place:
    """Where two tellings differ: the step, -1 for the start, the field, and both values."""

    step: int
    field: str
    first: Any
    then: Any


def first_difference(first: Transcript, then: Transcript, *, told_both_times: bool = False) -> Place | None:
    """Return the first place at which an app tells otherwise, None where it agrees with itself.

    What it told the first time it must tell again, unless only what is ``told_both_times`` counts.
    """
    if first.started is not None:
        if then.started is None:
            return _ended(-1, then)
        for name, one, other in _pairs(_of_start(first.started), _of_start(then.started), told_both_times):
            return Place(step=-1, field=name, first=one, then=other)
    for index in sorted(first.answers):
        if index not in then.answers:
            return _ended(index, then)
        pairs = _pairs(_of_answer(first.answers[index]), _of_answer(then.answers[index]), told_both_times)
        for name, one, other in pairs:
            return Place(step=index, field=name, first=one, then=other)
    return None if then.ended is None else _ended(max(first.answers, default=-1), then)


def differing_fields(first: Observation, then: Observation) -> Iterator[tuple[str, Any, Any]]:
    """Yield the fields told in both that differ, with both values."""
    yield from _pairs(_of_state(first), _of_state(then), told_both_times=True)


def disagreement(subject: Subject, place: Place, trace: Sequence[str] = ()) -> Disagreement:
    """Return a place in the words of a report."""
    case = subject.case
    before = _state_before(subject, place.step)
    seat, cards = _move_at(case, place.step)
    return Disagreement(
        way=Way.ENDED if place.field == "ended" else Way.TOLD,
        case=case.id,
        title=case.title,
        feature=case.feature,
        line=case.line,
        step=place.step,
        seat=seat,
        cards=cards,
        field=place.field,
        first=place.first,
        then=place.then,
        situation=situate(case, max(place.step, 0), before) if case.steps else None,
        trace=list(trace),
    )


def disagreement_of_view(
    subject: Subject, moves: int, way: Way, viewer: Seat | None, fault: tuple[str, Any, Any]
) -> Disagreement:
    """Return what is wrong with a seat's view after so many accepted moves."""
    step = subject.accepted[moves - 1][0] if moves else -1
    after = min(step + 1, len(subject.case.steps) - 1)
    found = disagreement(subject, Place(step=step, field=fault[0], first=fault[1], then=fault[2]))
    where = situate(subject.case, after, _state_before(subject, after)) if subject.case.steps else None
    return msgspec.structs.replace(found, way=way, viewer=viewer, situation=where)


def _ended(step: int, then: Transcript) -> Place:
    return Place(
        step=step, field="ended", first=UNSET, then="gave no answer" if then.ended is None else str(then.ended)
    )


def _pairs(
    first: dict[str, Any], then: dict[str, Any], told_both_times: bool
) -> Iterator[tuple[str, Any, Any]]:  # fmt: skip
    for name, value in first.items():
        other = then.get(name, UNSET)
        if other is UNSET and told_both_times:
            continue
        if isinstance(value, dict) and isinstance(other, dict) and told_both_times:
            shared = [seat for seat in value if seat in other]
            value, other = ({seat: each[seat] for seat in shared} for each in (value, other))
        if value != other:
            yield name, value, other


def _of_state(state: Observation) -> dict[str, Any]:
    return {name: comparable(name, value) for name, value in told_fields(state)}


def _of_start(started: Started) -> dict[str, Any]:
    told = {} if started.state is UNSET else _of_state(started.state)
    refused = [each.parameter for each in started.unsupported]
    return {"unsupported": refused, **told, "applied": msgspec.to_builtins(started.applied)}


def _of_answer(answer: Answer) -> dict[str, Any]:
    told: dict[str, Any] = {"accepted": answer.accepted}
    if answer.played is not UNSET:
        told["played"] = msgspec.to_builtins(answer.played)
    told |= _of_state(answer.state)
    return told if answer.reason is UNSET else {**told, "reason": answer.reason}


def _state_before(subject: Subject, step: int) -> Observation | None:
    told = [index for index in subject.first.answers if index < step]
    if told:
        return subject.first.answers[max(told)].state
    started = subject.first.started
    return None if started is None or started.state is UNSET else started.state


def _move_at(case: Case, step: int) -> tuple[Seat | None, list[Any]]:
    made = case.steps[step] if step >= 0 else None
    play = made and (made.play or made.refuse_play)
    if play:
        return play.seat, [play.card]
    passing = made and (made.passing or made.refuse_pass)
    return (passing.seat, list(passing.cards)) if passing else (None, [])

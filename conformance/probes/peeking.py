"""No peeking: what an app shows one seat holds nothing that is hidden from it, and does not depend on it either."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from msgspec import UNSET

from conformance.probes.comparing import differing_fields, disagreement_of_view
from conformance.probes.hiding import Exchange, exchange_at_start, exchange_late, fixed_cards, other_pass
from conformance.probes.result import ProbeName, ProbeResult, Way
from conformance.probes.statelessness import Findings
from conformance.protocol.endings import EndedError
from conformance.protocol.messages import View
from conformance.runner.judge import comparable
from conformance.runner.perform import ask

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from conformance.probes.choosing import Subject
    from conformance.probes.statelessness import Witness
    from conformance.protocol.endings import Ending
    from conformance.protocol.messages import Move, Observation, Seat, Start
    from conformance.runner.session import Session

_LONGEST: Final = 70
"""Moves of a case that is looked at."""
_VIEWERS: Final = 2
"""Seats for which cards change hands late in a deal; at its start they do for all."""
_PRIVATE: Final = ("hands", "legal")

Views = dict[int, dict[Any, "Observation"]]
"""By number of moves made, what each seat was shown."""


@dataclass
class _Walk:
    """What was told and shown on the way through a case."""

    told: dict[int, Observation] = field(default_factory=dict)
    shown: Views = field(default_factory=dict)
    ended: Ending | None = None
    refused: bool = False


def look_for_peeking(witness: Witness, subjects: Sequence[Subject], rules: Mapping[str, Any]) -> ProbeResult:
    """Look at a few cases with the eyes of every seat, and again after hidden cards changed hands."""
    findings = Findings()
    if "seat_views" not in witness.app.session().greeting.capabilities:
        return findings.result(ProbeName.NO_PEEKING, "the app does not declare seat_views")
    for subject in _worth_a_look(subjects):
        moves = [move for _, move in subject.accepted]
        seats = sorted(subject.start.hands)
        walk = _walk(witness, subject.start, moves, _places(moves, len(seats)), seats)
        if walk.ended is None and walk.refused:
            continue
        findings.cases.append(subject.case.id)
        found = _first_fault(walk, witness, subject, moves, rules)
        if found is not None:
            findings.disagreements.append(found)
    return findings.result(ProbeName.NO_PEEKING, "no case could be looked at")


def _first_fault(walk: _Walk, witness: Witness, subject: Subject, moves: list[Move], rules: Mapping[str, Any]) -> Any:
    if walk.ended is not None:
        place = max(walk.told, default=0)
        return disagreement_of_view(subject, place, Way.ENDED, None, ("ended", UNSET, str(walk.ended)))
    for place, views in walk.shown.items():
        for seat, view in views.items():
            for way, fault in (*_shown(walk.told[place], view, seat), *_contradicted(walk.told[place], view, seat)):
                return disagreement_of_view(subject, place, way, seat, fault)
    for exchange in _exchanges(subject.start, moves, rules):
        places = [place for place in walk.shown if place <= len(exchange.moves)]
        again = _walk(witness, exchange.start, exchange.moves, places, [exchange.viewer])
        for place, views in again.shown.items() if not again.refused else ():
            view = views[exchange.viewer]
            before = walk.shown[place].get(exchange.viewer)
            for fault in differing_fields(before, view) if before is not None else ():
                return disagreement_of_view(subject, place, Way.DEPENDS, exchange.viewer, fault)
    return _choice_seen(walk, witness, subject, moves, rules)


def _choice_seen(walk: _Walk, witness: Witness, subject: Subject, moves: list[Move], rules: Mapping[str, Any]) -> Any:
    """Return where a seat sees which cards the first other seat chose to pass."""
    other = other_pass(subject.start, moves[0], str(rules.get("opening.card", ""))) if moves else None
    if other is None or other.passing is UNSET or 1 not in walk.shown:
        return None
    seats = [seat for seat in walk.shown[1] if seat != other.passing.seat]
    again = _walk(witness, subject.start, [other], [1], seats)
    for seat, view in again.shown.get(1, {}).items() if not again.refused else ():
        for fault in differing_fields(walk.shown[1][seat], view):
            return disagreement_of_view(subject, 1, Way.DEPENDS, seat, fault)
    return None


def _worth_a_look(subjects: Sequence[Subject]) -> list[Subject]:
    """Return the longest case of one deal, the longest with passing, and the shortest that goes on to a second deal."""
    short = [each for each in subjects if each.passed and len(each.accepted) <= _LONGEST]
    longest_first = sorted(short, key=lambda each: (-len(each.accepted), each.case.id))
    single = [each for each in longest_first if not _has(each, "deal")]
    passing = [each for each in single if _has(each, "passing")]
    several = [each for each in sorted(subjects, key=_after_the_deal) if _has(each, "deal")]
    chosen = [*single[:1], *passing[:1], *several[:1]]
    return [each for place, each in enumerate(chosen) if each not in chosen[:place]]


def _has(subject: Subject, kind: str) -> bool:
    return any(getattr(move, kind) is not UNSET for _, move in subject.accepted)


def _after_the_deal(subject: Subject) -> tuple[bool, int, str]:
    played_on = subject.accepted and subject.accepted[-1][1].deal is UNSET
    return not played_on, len(subject.accepted), subject.case.id


def _places(moves: Sequence[Move], players: int) -> list[int]:
    """Return after how many moves to look: at the start, while cards are passed, in mid-trick, late, after a deal."""
    number = len(moves)
    after_deals = [place + 1 for place, move in enumerate(moves) if move.deal is not UNSET]
    first = [0, 1, players // 2, players + 1, players + 2]
    wanted = {*first, *after_deals, *(place + 2 for place in after_deals), number // 2, number * 3 // 5, number - 1}
    return sorted(place for place in wanted if 0 <= place <= number)


def _exchanges(start: Start, moves: Sequence[Move], rules: Mapping[str, Any]) -> Iterator[Exchange]:
    fixed, opening = fixed_cards(rules), str(rules.get("opening.card", ""))
    seats = list(start.hands)
    turn = len(moves) % len(seats)
    early = [exchange_at_start(start, viewer, opening) for viewer in seats]
    late = [exchange_late(start, moves, viewer, fixed) for viewer in (*seats[turn:], *seats[:turn])[:_VIEWERS]]
    yield from (exchange for exchange in (*early, *late) if exchange is not None)


def _walk(witness: Witness, start: Start, moves: Sequence[Move], places: Sequence[int], seats: Sequence[Seat]) -> _Walk:
    walk = _Walk()
    session = witness.app.session()
    session.begin_case(len(moves) + len(places) * len(seats) + 2)
    try:
        started = session.start(start)
        if started.state is UNSET:
            walk.refused = True
        else:
            _look(session, walk, 0, started.state, places, seats)
            for place, move in enumerate(moves):
                answer = ask(session, move)
                if not answer.accepted:
                    walk.refused = True
                    break
                _look(session, walk, place + 1, answer.state, places, seats)
    except EndedError as ended:
        walk.ended = ended.ending
    witness.app.note(walk.ended, started=True)
    return walk


def _look(
    session: Session, walk: _Walk, place: int, told: Observation, places: Sequence[int], seats: Sequence[Seat]
) -> None:
    walk.told[place] = told
    if place in places:
        walk.shown[place] = {}
        for seat in seats:
            walk.shown[place][seat] = session.view(View(seat=seat))


def _shown(told: Observation, view: Observation, seat: Seat) -> Iterator[tuple[Way, tuple[str, Any, Any]]]:
    """Yield what a view shows that is hidden from the seat."""
    hands = {} if view.hands is UNSET else view.hands
    others = {other: cards for other, cards in hands.items() if other != seat and cards}
    if others:
        yield Way.SHOWS, ("hands", UNSET, others)
    turn = view.turn if view.turn is not UNSET else told.turn
    if view.legal is not UNSET and view.legal and turn is not UNSET and turn != seat:
        yield Way.SHOWS, ("legal", UNSET, comparable("legal", view.legal))


def _contradicted(told: Observation, view: Observation, seat: Seat) -> Iterator[tuple[Way, tuple[str, Any, Any]]]:
    """Yield what a view tells otherwise than the app tells everybody."""
    for name, public, own in differing_fields(told, view):
        if name not in _PRIVATE:
            yield Way.CONTRADICTS, (name, public, own)
    if told.hands is not UNSET and view.hands is not UNSET and seat in told.hands and seat in view.hands:
        held, own = (sorted(hands[seat]) for hands in (told.hands, view.hands))
        if held != own:
            yield Way.CONTRADICTS, ("hands", {seat: held}, {seat: own})
    if told.turn == seat and told.legal is not UNSET and view.legal is not UNSET:
        may, own = comparable("legal", told.legal), comparable("legal", view.legal)
        if may != own:
            yield Way.CONTRADICTS, ("legal", may, own)

"""Which cases are asked again: a bounded number, spread over the clauses, the same for the same results."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from msgspec import UNSET

from conformance.runner.outcomes import Outcome
from conformance.runner.perform import beginning, move_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from conformance.cases import Case
    from conformance.protocol.messages import Move, Start
    from conformance.runner.judge import Transcript
    from conformance.runner.run import CaseRun

MOST: Final = 12
"""Cases that are asked again."""
_MOST_FAILING: Final = 3
"""Those among them that did not pass: what fails may do so only because of what went before."""
_FEWEST: Final = 3
_MOVES_AT_LEAST: Final = {True: 300, False: 150}
_SHARE: Final = {True: 12, False: 20}
"""By whether whole cases are replayed: the moves that may be asked again each time, and the part of all moves."""


@dataclass(frozen=True, kw_only=True)
class Subject:
    """A case with what the app told of it the first time."""

    case: Case
    first: Transcript
    start: Start
    moves: tuple[tuple[int, Move], ...]
    """Those that were answered, each with the index of its step."""
    passed: bool

    @property
    def accepted(self) -> list[tuple[int, Move]]:
        """Return the moves that the app accepted."""
        return [(index, move) for index, move in self.moves if self.first.answers[index].accepted]


def subjects_of(runs: Iterable[CaseRun], rules: Mapping[str, Any]) -> list[Subject]:
    """Return every case that was asked to its end."""
    found = []
    for run in runs:
        told = run.transcript
        if told is None or told.ended is not None or told.started is None or told.started.state is UNSET:
            continue
        steps = run.case.steps
        moves = [(index, move) for index in sorted(told.answers) if (move := move_of(steps[index])) is not None]
        passed = run.judgement.outcome in (Outcome.PASSED, Outcome.OBSERVED)
        start = beginning(run.case, rules)
        found.append(Subject(case=run.case, first=told, start=start, moves=tuple(moves), passed=passed))
    return found


def choose_subjects(subjects: Sequence[Subject], *, whole: bool) -> list[Subject]:
    """Return the cases to ask again; ``whole`` tells whether each is one message.

    The clauses take turns: the next case is always one that names most clauses not seen yet, of those the one with the
    most moves. A few that failed are among them, and one of several deals where there is one.
    """
    total = sum(len(subject.moves) for subject in subjects)
    room = max(_MOVES_AT_LEAST[whole], total // _SHARE[whole])
    several = sorted((each for each in subjects if _deals(each)), key=lambda each: (len(each.moves), each.case.id))
    chosen = [each for each in several if each.passed][:1] or several[:1]
    failing = [each for each in subjects if not each.passed]
    passing = [each for each in subjects if each.passed]
    for pool, most in ((failing, len(chosen) + _MOST_FAILING), (passing, MOST), (failing, MOST)):
        seen = {clause for each in chosen for clause in each.case.clauses}
        while len(chosen) < most:
            left = room - sum(len(each.moves) for each in chosen)
            waiting = [each for each in pool if id(each) not in map(id, chosen)]
            fitting = [each for each in waiting if len(each.moves) <= 2 * left // (MOST - len(chosen))]
            if not fitting and len(chosen) < _FEWEST:
                fitting = sorted(waiting, key=lambda each: len(each.moves))[:1]
            if not fitting:
                break
            best = min(fitting, key=lambda each: _rank(each, seen, tries=len(chosen) % 2 == 0))
            seen = seen | set(best.case.clauses) if not seen.issuperset(best.case.clauses) else set(best.case.clauses)
            chosen.append(best)
    return chosen


def _rank(subject: Subject, seen: set[str], *, tries: bool) -> tuple[int, bool, int, str]:
    """Return what puts the best case first; those with refused cards and those without take turns."""
    refusing = any(step.refuse_play is not None for step in subject.case.steps)
    return -len(set(subject.case.clauses) - seen), refusing != tries, -len(subject.moves), subject.case.id


def _deals(subject: Subject) -> int:
    return sum(move.deal is not UNSET for _, move in subject.accepted)


def place_in_order(seed: int, name: str) -> bytes:
    """Return what to sort names by for the order that belongs to a seed, the same on every machine.

    >>> sorted("ABCD", key=lambda name: place_in_order(1, name))
    ['A', 'D', 'B', 'C']
    """
    return hashlib.sha256(f"{seed}:{name}".encode()).digest()

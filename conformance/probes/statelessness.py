"""Whether an app tells the same of the same case, whatever was asked before, between, beside or in another process."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import UNSET

from conformance.probes.asking import (
    Script,
    Telling,
    in_match,
    script_of,
    script_to_give_up,
    script_with_refusals,
    tell,
)
from conformance.probes.choosing import Subject, place_in_order
from conformance.probes.comparing import disagreement, first_difference
from conformance.probes.result import Disagreement, ProbeName, ProbeResult, ProbeStatus
from conformance.protocol.endings import EndedError
from conformance.runner.perform import ask
from conformance.runner.results import show_trace

if TYPE_CHECKING:
    from collections.abc import Sequence

    from conformance.protocol.messages import Start
    from conformance.runner.app import App
    from conformance.runner.session import Session

GivenUp = tuple[Subject, int]
"""A match that is begun and given up after so many moves, or a few less."""

SEED: Final = 1
"""The order of the cases in the probe of another order is drawn from it."""
SHOWN: Final = 3
"""Disagreements of a probe that are kept."""
_MOVE_BY_MOVE: Final = 4
_INTERLEAVED: Final = 3
"""Pairs of cases that are played beside one another."""
_KEPT_MESSAGES: Final = 60
_HALF_A_MATCH: Final = 60


@dataclass(kw_only=True)
class Findings:
    """What a probe has found so far."""

    cases: list[str] = field(default_factory=list)
    disagreements: list[Disagreement] = field(default_factory=list)

    def result(self, name: ProbeName, why_not: str = "", seed: int = 0) -> ProbeResult:
        """Return what it comes to; ``why_not`` is the reason where nothing was asked."""
        differs = bool(self.disagreements)
        status = ProbeStatus.DIFFERS if differs else ProbeStatus.HOLDS if self.cases else ProbeStatus.NOT_ASKED
        return ProbeResult(
            name=name,
            status=status,
            reason=why_not if status is ProbeStatus.NOT_ASKED else "",
            seed=seed if self.cases else 0,
            cases=list(dict.fromkeys(self.cases)),
            differing=len({each.case for each in self.disagreements}),
            disagreements=self.disagreements[:SHOWN],
        )


@dataclass(kw_only=True)
class Witness:
    """Asks an app again, and compares what it tells with what it told the first time."""

    app: App
    whole: bool
    """Whether a case was one replay the first time, and is again."""

    def ask_again(
        self, subject: Subject, findings: Findings, script: Script, *, whole: bool, before: Sequence[GivenUp] = ()
    ) -> None:
        """Have a case asked again, after matches that are given up, and note how it went."""
        session = self.app.session()
        for place, (other, most) in enumerate(before):
            told = tell(session, other.start, script_to_give_up(other, most), whole=self.whole and place > 0)
            if told.ended is not None:
                break
        else:
            told = tell(session, subject.start, script, whole=whole)
        self.hear(subject, findings, told, session, alike=whole == self.whole)

    def hear(
        self, subject: Subject, findings: Findings, told: Telling, session: Session, *, alike: bool = True
    ) -> None:
        """Note what was told of a case.

        ``alike`` tells whether it was asked in the same way as the first time, so that everything must be told again.
        """
        self.app.note(told.ended, started=told.started is not None)
        if told.strayed:
            return
        findings.cases.append(subject.case.id)
        place = first_difference(subject.first, told.transcript(), told_both_times=not alike)
        if place is not None:
            trace = show_trace(session.trace()[-_KEPT_MESSAGES:])
            findings.disagreements.append(disagreement(subject, place, trace))


def ask_in_another_order(witness: Witness, subjects: Sequence[Subject]) -> tuple[ProbeResult, ProbeResult]:
    """Ask every case twice in a row, in another order; return the result of the order and of the second time."""
    order, twice = Findings(), Findings()
    for subject in sorted(subjects, key=lambda subject: place_in_order(SEED, subject.case.id)):
        for findings in (order, twice):
            witness.ask_again(subject, findings, script_of(subject), whole=witness.whole)
    return order.result(ProbeName.SHUFFLED, seed=SEED), twice.result(ProbeName.TWICE)


def ask_move_by_move(witness: Witness, subjects: Sequence[Subject]) -> ProbeResult:
    """Ask a few cases one move at a time that were asked as one replay."""
    findings = Findings()
    if witness.whole:
        for subject in subjects[:_MOVE_BY_MOVE]:
            witness.ask_again(subject, findings, script_of(subject), whole=False)
    return findings.result(ProbeName.MOVE_BY_MOVE, "every case is asked one move at a time as it is")


def ask_after_refusals(witness: Witness, subjects: Sequence[Subject]) -> ProbeResult:
    """Ask every case with moves between its own that must be refused."""
    findings = Findings()
    for subject in subjects:
        script = script_with_refusals(subject)
        if len(script) > len(subject.moves):
            witness.ask_again(subject, findings, script, whole=witness.whole)
    return findings.result(ProbeName.AFTER_REFUSAL, "the app refused no move that could be tried between others")


def ask_after_abandoned(witness: Witness, subjects: Sequence[Subject]) -> ProbeResult:
    """Ask every case after two matches that were given up: one in its first trick, one late, with hearts played."""
    findings = Findings()
    late = sorted(subjects, key=_how_late)[:3]
    for place, subject in enumerate(subjects):
        early = subjects[place - 1]
        given_up = [(early, len(early.start.hands) // 2), (late[place % len(late)], _HALF_A_MATCH)]
        witness.ask_again(subject, findings, script_of(subject), whole=witness.whole, before=given_up)
    return findings.result(ProbeName.AFTER_ABANDONED, "no case could be asked")


def ask_interleaved(witness: Witness, subjects: Sequence[Subject]) -> ProbeResult:
    """Play two cases at a time, a move here and a move there; in between a third match is begun and given up."""
    findings = Findings()
    session = witness.app.session()
    if "several_matches" not in session.greeting.capabilities:
        return findings.result(ProbeName.INTERLEAVED, "the app does not declare several_matches")
    for place in range(0, min(len(subjects) - 1, 2 * _INTERLEAVED), 2):
        pair = subjects[place], subjects[place + 1]
        session = witness.app.session()
        told = _interleave(session, pair, subjects[place - 1])
        for subject, telling in zip(pair, told, strict=True):
            witness.hear(subject, findings, telling, session, alike=not witness.whole)
            if telling.ended is not None:
                break
    return findings.result(ProbeName.INTERLEAVED, "there is only one case that could be asked")


def ask_afresh(witness: Witness, subjects: Sequence[Subject], patience: float) -> ProbeResult:
    """Start the app again and ask every case, first those that did not pass."""
    findings = Findings()
    why_not = witness.app.renew(patience)
    if why_not:
        return findings.result(ProbeName.FRESH, why_not)
    for subject in sorted(subjects, key=lambda subject: subject.passed):
        witness.ask_again(subject, findings, script_of(subject), whole=witness.whole)
    return findings.result(ProbeName.FRESH, "no case could be asked")


def _how_late(subject: Subject) -> tuple[int, int, str]:
    hearts = sum(move.play is not UNSET and move.play.card.endswith("H") for _, move in subject.accepted)
    return -hearts, -len(subject.moves), subject.case.id


def _interleave(session: Session, pair: tuple[Subject, Subject], third: Subject) -> tuple[Telling, Telling]:
    told = Telling(), Telling()
    length = max(len(subject.moves) for subject in pair)
    session.begin_case(sum(len(subject.moves) + 2 for subject in pair) + len(third.start.hands))
    try:
        for number, (subject, telling) in enumerate(zip(pair, told, strict=True)):
            telling.started = session.start(_named(subject.start, number))
        for turn in range(length):
            for number, (subject, telling) in enumerate(zip(pair, told, strict=True)):
                if turn < len(subject.moves):
                    index, move = subject.moves[turn]
                    telling.note(index, ask(session, in_match(move, str(number + 1))))
            if turn == length // 3:
                session.start(_named(third.start, 2))
                for _, move in script_to_give_up(third, len(third.start.hands) // 2):
                    ask(session, in_match(move, "3"))
    except EndedError as ended:
        unfinished = [each for each, subject in zip(told, pair, strict=True) if len(each.answers) < len(subject.moves)]
        (unfinished or told)[0].ended = ended.ending
    return told


def _named(start: Start, number: int) -> Start:
    return msgspec.structs.replace(start, match=str(number + 1))

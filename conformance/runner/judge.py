"""What an app's answers to a case amount to: a pure function of the case and the answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import UNSET

from conformance.protocol.endings import AppError, Crash, Ending, TimeOut
from conformance.protocol.messages import Answer, Capability, Card, Observation, Started
from conformance.runner.cards_told import told_twice
from conformance.runner.implied import is_implied
from conformance.runner.outcomes import Fault, FaultCode, Outcome
from conformance.runner.path import leaves_path, plays_another
from conformance.runner.situation import has_passing, situate

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from conformance.cases import Case, Step

REFUSAL_CLAUSE: Final = "play.refusal"
PASSING_CLAUSE: Final = "passing.cycle"
"""Broken by an app that waits for cards to be passed in a deal in which nobody passes any."""
PACK_CLAUSE: Final = "setup.pack"
"""Each card is there once: an app that lists one twice breaks this clause, not the one that is asked for."""
SCORE_CLAUSE: Final = "score.cards"
"""An app cannot decline to say the score of a finished deal: not to say it breaks this clause."""

_SETS: Final = ("legal", "waiting", "winners")
_SETS_BY_SEAT: Final = ("hands", "captured")
_BY_SEAT: Final = ("points", "score", "totals", *_SETS_BY_SEAT)
_ELSEWHERE: Final = (FaultCode.STAGE, FaultCode.TURN)
"""The app is somewhere else than the case; what it says of its position there tells nothing more."""
_OVER: Final = ("deal_over", "match_over")


@dataclass(frozen=True, kw_only=True)
class Transcript:
    """What an app answered to the steps of a case, as far as it was asked."""

    started: Started | None = None
    answers: Mapping[int, Answer]
    """By index of the step, for the steps that are moves."""
    learned: Mapping[int, frozenset[Card]]
    """Legal cards found out by trying, by index of the step that asks for them."""
    unrepeatable: int | None = None
    """Index of a step that was accepted at first and refused when it was done again."""
    ended: Ending | None = None


@dataclass(frozen=True, kw_only=True)
class Judgement:
    """The outcome of a case, and why."""

    outcome: Outcome
    faults: tuple[Fault, ...] = ()
    ending: Ending | None = None
    untold: tuple[tuple[int, str], ...] = ()
    """Fields that a target asks for and that the app does not tell, each with the index of its step."""
    partly: frozenset[tuple[int, str]] = frozenset()
    """Fields that it tells of some of the seats that a target names, in the same form."""
    stuck: str = ""
    """The clause under which the app was asked when the conversation ended; empty where that was before any move."""

    @property
    def untested(self) -> tuple[str, ...]:
        """Return the names of the fields that were asked for and that the app does not tell."""
        return tuple(sorted({name for _, name in self.untold}))


def judge(case: Case, transcript: Transcript, capabilities: frozenset[Capability]) -> Judgement:
    """Return what the answers amount to; judging stops where the app leaves the path of the case."""
    reading = _Reading(case, transcript, capabilities)
    reading.read()
    faults, untold = tuple(reading.faults), tuple(reading.untold)
    if transcript.ended is not None:
        ended = transcript.ended
        return Judgement(outcome=outcome_of(ended), faults=faults, ending=ended, untold=untold, stuck=reading.stuck)
    if faults:
        outcome = Outcome.FAILED if reading.target_differs else Outcome.BLOCKED
    elif not reading.tested_target and (untold or not reading.touched_target):
        outcome = Outcome.SKIPPED
    else:
        outcome = Outcome.PASSED
    return Judgement(outcome=outcome, faults=faults, untold=untold, partly=frozenset(reading.partly))


def outcome_of(ending: Ending) -> Outcome:
    """Return what a case comes to whose conversation ended that way."""
    if isinstance(ending, AppError):
        return Outcome.ERRORED
    if isinstance(ending, Crash):
        return Outcome.CRASHED
    return Outcome.TIMED_OUT if isinstance(ending, TimeOut) else Outcome.BROKE_PROTOCOL


def merge(before: Observation, after: Observation) -> Observation:
    """Return what is known of a position of which the app spoke twice, the second time perhaps of less."""
    return msgspec.structs.replace(before, **dict(told_fields(after)))


def told_fields(state: Observation) -> Iterator[tuple[str, Any]]:
    """Yield what an app said of a position: names of fields and their values.

    >>> dict(told_fields(Observation(stage="playing", turn=None)))
    {'stage': 'playing', 'turn': None}
    """
    for name in Observation.__struct_fields__:
        value = getattr(state, name)
        if value is not UNSET:
            yield name, value


class _Reading:
    """One pass over the steps of a case and the answers to them."""

    def __init__(self, case: Case, transcript: Transcript, capabilities: frozenset[Capability]) -> None:
        self.case = case
        self.transcript = transcript
        self.capabilities = capabilities
        self.faults: list[Fault] = []
        self.untold: list[tuple[int, str]] = []
        self.partly: set[tuple[int, str]] = set()
        self.tested_target = False
        self.touched_target = False
        """Whether a move was accepted or a stage told as it should be, which needs no rules."""
        self.target_differs = False
        self.stuck = ""

    def read(self) -> None:
        started = self.transcript.started
        if started is None:
            return
        if started.state is UNSET:
            names = [each.parameter for each in started.unsupported]
            self._add(0, FaultCode.UNSUPPORTED, target=False, told=names)
            return
        state = started.state
        if self._repeats(0, state):
            return
        for index, step in enumerate(self.case.steps):
            self.stuck = step.under or self.case.clauses[0]
            moves_on = step.play is not None or step.passing is not None or step.deal is not None
            if self.faults and (moves_on or not self.target_differs or self.faults[-1].code in _ELSEWHERE):
                return
            if self.transcript.unrepeatable == index:
                self._add(index, FaultCode.NOT_REPEATABLE, target=False)
                return
            if step.expect is not None:
                if self._repeats(index, state):
                    return
                self._compare(index, step, step.expect, state)
                continue
            answer = self.transcript.answers.get(index)
            if answer is None:
                return
            if self._judge_move(index, step, answer, state):
                return
            state = answer.state if moves_on else merge(state, answer.state)
        self._repeats(len(self.case.steps) - 1, state)

    def _repeats(self, index: int, state: Observation) -> bool:
        """Add that a card is told twice, and tell whether one is: the case ends there."""
        repeated = told_twice(state)
        if repeated:
            self._add(index, FaultCode.REPEATED_CARD, target=False, told=repeated, clause=PACK_CLAUSE, state=state)
        return bool(repeated)

    def _judge_move(self, index: int, step: Step, answer: Answer, before: Observation) -> bool:
        """Add what is wrong with the answer to a move; tell whether the case ends here."""
        refused = step.refuse_play is not None or step.refuse_pass is not None
        self.touched_target |= step.target
        self.tested_target |= step.target and refused
        if leaves_path(step, answer):
            self.tested_target |= step.target
            if answer.accepted and plays_another(step, answer):
                other = _builtins(answer.played)
                self._add(index, FaultCode.PLAYED_ANOTHER, target=step.target, told=other, state=before)
            else:
                code = FaultCode.ACCEPTED if answer.accepted else FaultCode.REFUSED
                told = UNSET if answer.accepted else answer.reason
                self._add(index, code, target=step.target, told=told, expected=step.bars or UNSET, state=before)
            return True
        if not refused:
            return False
        changed = changes_between(before, answer.state)
        if changed:
            self._add(index, FaultCode.STATE_CHANGED, target=True, told=changed, clause=REFUSAL_CLAUSE, state=before)
            return True
        reasoned = "reasons" in self.capabilities and answer.reason is not UNSET and step.bars
        if reasoned and answer.reason not in step.bars:
            self._add(
                index, FaultCode.WRONG_REASON, target=step.target, expected=step.bars, told=answer.reason, state=before
            )
        return False

    def _compare(self, index: int, step: Step, expected: Observation, told: Observation) -> None:
        asked = dict(told_fields(expected))
        stage = asked.pop("stage")
        if stage != told.stage and not (both_over(stage, told.stage) and self._forgives_stage(asked)):
            self._add(index, FaultCode.STAGE, target=step.target, expected=stage, told=told.stage, state=told)
            self.tested_target |= step.target
            return
        tested = False
        for name, value in asked.items():
            said = getattr(told, name)
            if name == "legal" and said is UNSET:
                said = self.transcript.learned.get(index, UNSET)
            wanted, got = comparable(name, value), UNSET if said is UNSET else comparable(name, said)
            if isinstance(wanted, dict) and isinstance(got, dict):
                got = {seat: got[seat] for seat in wanted if seat in got} or UNSET
                self.partly |= {(index, name)} if step.target and got is not UNSET and len(got) < len(wanted) else set()
                wanted = wanted if got is UNSET or name == "score" else {seat: wanted[seat] for seat in got}
            if got is UNSET:
                if not is_implied(self.case, index, name, wanted, told, self.transcript.learned):
                    self._note_untold(index, step, name, wanted, told)
                continue
            tested = True
            if wanted != got:
                self._add(index, FaultCode(name), target=step.target, expected=wanted, told=got, state=told)
                if name == "turn":
                    break
        self.touched_target |= step.target
        self.tested_target |= step.target and tested

    def _note_untold(self, index: int, step: Step, name: str, wanted: Any, told: Observation) -> None:
        if name == "score" and told.stage in _OVER:
            self._add(index, FaultCode.NOT_TOLD, target=step.target, expected=wanted, clause=SCORE_CLAUSE, state=told)
            self.tested_target |= step.target
        elif step.target:
            self.untold.append((index, name))

    def _forgives_stage(self, asked: dict[str, Any]) -> bool:
        """Whether the match is over is somebody else's business in a statement about the deal."""
        return "match" not in self.capabilities or (bool(asked) and "winners" not in asked)

    def _add(
        self, index: int, code: FaultCode, *, target: bool, clause: str = "", expected: Any = UNSET, told: Any = UNSET,
        state: Observation | None = None,
    ) -> None:  # fmt: skip
        if not target and self.faults:
            return
        step = self.case.steps[index]
        if state is not None and state.stage == "passing" and not has_passing(self.case, index):
            clause, target = PASSING_CLAUSE, target and step.under == PASSING_CLAUSE
        self.target_differs |= target
        move = step.play or step.refuse_play or step.passing or step.refuse_pass
        cards = [] if move is None else [move.card] if hasattr(move, "card") else list(move.cards)
        self.faults.append(
            Fault(
                clause=clause or step.under or self.case.clauses[0],
                code=code,
                step=index,
                line=step.line,
                seat=None if move is None else move.seat,
                cards=cards,
                expected=expected,
                told=told,
                situation=situate(self.case, index, state),
            )
        )


def both_over(one: str, other: str) -> bool:
    """Tell whether both stages say that the deal is over."""
    return one in _OVER and other in _OVER


def changes_between(before: Observation, after: Observation) -> dict[str, list[Any]]:
    """Return the fields told both times that differ, each with what was said before and after."""
    said = dict(told_fields(before))
    return {
        name: [comparable(name, said[name]), comparable(name, value)]
        for name, value in told_fields(after)
        if name in said and comparable(name, said[name]) != comparable(name, value)
    }


def comparable(name: str, value: Any) -> Any:
    """Return a value in a form in which order counts only where it means something."""
    if name in _SETS:
        return sorted(value)
    if name in _SETS_BY_SEAT:
        return {seat: sorted(cards) for seat, cards in sorted(value.items())}
    return _builtins(value)


def _builtins(value: Any) -> Any:
    return msgspec.to_builtins(value)

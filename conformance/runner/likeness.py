"""Whether a second implementation, under other rules, answers a case as the app did."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec import UNSET

from conformance.protocol.endings import EndedError
from conformance.protocol.messages import Move, Observation, Replay, Replayed
from conformance.runner.app import App, GivenUpError
from conformance.runner.explaining import Agreement, Trial
from conformance.runner.judge import both_over, comparable, merge, told_fields
from conformance.runner.path import leaves_path
from conformance.runner.perform import beginning, move_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from conformance.cases import Case, Step
    from conformance.protocol.messages import Answer, Capability
    from conformance.rules.candidates import Candidate
    from conformance.runner.judge import Transcript

_ALLOWANCE: Final = 4


def trial_of(
    case: Case, transcript: Transcript, capabilities: frozenset[Capability], second: App, *, reasons: bool = False
) -> Trial:
    """Return the trial of a case: the moves the app was really asked for, and what it answered to them.

    With ``reasons`` the reasons of refusals must be alike, too. Answers of the second implementation are kept.
    """
    moves = list(_moves(case, transcript))
    known: dict[int, tuple[Candidate, Agreement]] = {}

    def agreement(candidate: Candidate) -> Agreement:
        if id(candidate) not in known:
            replayed = _replay(case, [move for _, move in moves], candidate.rules, second)
            found = Agreement.DIFFERS
            if replayed is not None:
                answers = dict(zip([index for index, _ in moves], replayed.answers, strict=False))
                found = _Comparison(case, transcript, capabilities, reasons=reasons).compare(replayed, answers)
            known[id(candidate)] = candidate, found
        return known[id(candidate)][1]

    return Trial(name=case.id, agreement=agreement)


def length_of(case: Case, transcript: Transcript) -> int:
    """Return how many moves it takes to put the case to somebody else, as far as the app went."""
    return sum(1 for _ in _moves(case, transcript))


def _moves(case: Case, transcript: Transcript) -> list[tuple[int, Move]]:
    """Return the moves up to the one that took the app off the path, by index of their step."""
    found = []
    for index, step in enumerate(case.steps):
        move, answer = move_of(step), transcript.answers.get(index)
        if move is None:
            continue
        if answer is None:
            break
        found.append((index, move))
        if leaves_path(step, answer):
            break
    return found


def _replay(case: Case, moves: list[Move], rules: Mapping[str, Any], second: App) -> Replayed | None:
    """Return the answers of the second implementation; None where it cannot begin so, or not go on."""
    try:
        session = second.session()
    except GivenUpError:
        return None
    session.begin_case(len(moves) + _ALLOWANCE)
    try:
        replayed = session.replay(Replay(start=beginning(case, rules), moves=moves))
    except EndedError as ended:
        second.note(ended.ending, started=True)
        return None
    return None if replayed.started.state is UNSET else replayed


class _Comparison:
    """One pass over the steps of a case, beside the answers of the app and those of somebody else."""

    def __init__(
        self, case: Case, transcript: Transcript, capabilities: frozenset[Capability], *, reasons: bool
    ) -> None:
        self.case, self.transcript, self.capabilities, self.reasons = case, transcript, capabilities, reasons

    def compare(self, replayed: Replayed, answers: Mapping[int, Answer]) -> Agreement:
        started = self.transcript.started
        if started is None or started.state is UNSET or replayed.started.state is UNSET:
            return Agreement.DIFFERS
        app, other = started.state, replayed.started.state
        as_told = self._alike(app, other)
        for index, step in enumerate(self.case.steps):
            if step.expect is not None:
                if not self._as_asked(index, step, app, other):
                    return Agreement.DIFFERS
                continue
            if index not in answers:
                break
            mine, others = self.transcript.answers[index], answers[index]
            if not self._same_answer(mine, others):
                return Agreement.DIFFERS
            as_told = as_told and self._alike(mine.state, others.state)
            if leaves_path(step, mine):
                break
            refused = step.refuse_play is not None or step.refuse_pass is not None
            app = merge(app, mine.state) if refused else mine.state
            other = merge(other, others.state) if refused else others.state
        return Agreement.AS_TOLD if as_told else Agreement.AS_ASKED

    def _same_answer(self, mine: Answer, others: Answer) -> bool:
        if mine.accepted != others.accepted:
            return False
        return not self.reasons or mine.accepted or mine.reason is UNSET or mine.reason == others.reason

    def _as_asked(self, index: int, step: Step, app: Observation, other: Observation) -> bool:
        if step.expect is None:
            return True
        asked = [name for name, _ in told_fields(step.expect) if name != "stage"]
        said = {name: getattr(app, name) for name in asked}
        if "legal" in said and said["legal"] is UNSET:
            said["legal"] = self.transcript.learned.get(index, UNSET)
        return self._same_stage(app, other) and all(
            _same(name, value, getattr(other, name), getattr(step.expect, name))
            for name, value in said.items()
            if value is not UNSET
        )

    def _alike(self, app: Observation, other: Observation) -> bool:
        if app == other:
            return True
        return self._same_stage(app, other) and all(
            _same(name, value, getattr(other, name), value) for name, value in told_fields(app) if name != "stage"
        )

    def _same_stage(self, app: Observation, other: Observation) -> bool:
        return app.stage == other.stage or ("match" not in self.capabilities and both_over(app.stage, other.stage))


def _same(name: str, said: Any, other: Any, asked: Any) -> bool:
    """Tell whether two say the same of a field, of seats that are asked for and that both speak of."""
    if other is UNSET:
        return True
    one, two = comparable(name, said), comparable(name, other)
    if isinstance(one, dict) and isinstance(two, dict) and isinstance(asked, dict):
        return all(one[seat] == two[seat] for seat in asked if seat in one and seat in two)
    return bool(one == two)

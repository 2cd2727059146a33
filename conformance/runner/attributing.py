"""What is made of a difference that explains an app: what fails is charged to it, what is open is observed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

import msgspec

from conformance.rules.candidates import Candidate
from conformance.runner.clues import Deviation, read_off
from conformance.runner.evidence import How, Reading
from conformance.runner.explaining import PATIENCE, search
from conformance.runner.judge import Judgement, judge
from conformance.runner.likeness import length_of, trial_of
from conformance.runner.outcomes import UNEXPLAINED, Explanation, FaultCode, Outcome

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.cases import Case
    from conformance.rules.candidates import Clues
    from conformance.runner.app import App
    from conformance.runner.explaining import Finding, Trial
    from conformance.runner.results import Wording
    from conformance.runner.run import CaseRun, Run

Proposal = Callable[[Sequence[Mapping[str, Any]], "Clues"], Sequence["Candidate"]]
"""Gives the candidates beside some bases; see `conformance.rules.candidates.propose`."""

_NO_RULE: Final = frozenset(UNEXPLAINED) - {FaultCode.INCONSISTENT} | {FaultCode.UNSUPPORTED}
_CLAUSES_BESIDE: Final = {"pack.ranks": "trick.winner"}
"""With the same cards, another order of the ranks is another winner of the trick."""
_CLUES_FROM: Final = 6


@dataclass(frozen=True, kw_only=True)
class _Sorted:
    """The cases of a run, by what a difference has to do with them."""

    deviating: list[CaseRun]
    beside: list[CaseRun]
    """Those that show an open point, or would if it were known."""
    passing: list[CaseRun]


def explain(run: Run, second: App, proposal: Proposal, wording: Wording, *, patience: int = PATIENCE) -> None:
    """Find the difference in the rules that explains what deviates, and put what follows from it into the run.

    ``second`` is the implementation that plays the candidates. Nothing is asked of it where nothing deviates. The
    search ends after ``patience`` cases that no candidate explains.
    """
    if run.smoke is None or run.interrupted or run.stopped_by is not None:
        return
    capabilities = frozenset(run.smoke.greeting.capabilities)
    cases = _sort(run, capabilities)
    only_open = not cases.deviating
    if only_open and not any(reading.how in (How.OTHER, How.INCONSISTENT) for reading in run.readings.values()):
        return
    to_explain, beside = (cases.beside, []) if only_open else (cases.deviating, cases.beside)
    clues, bases = _read_off(to_explain), _bases(run)

    def trials(of: Sequence[CaseRun]) -> list[Trial]:
        return [_trial(done, capabilities, second) for done in of]

    def propose(known: Mapping[str, Any]) -> Sequence[Candidate]:
        found = proposal([{**base, **known} for base in bases], clues)
        return [candidate for candidate in found if candidate.open or not only_open]

    findings = search(
        trials(sorted(to_explain, key=_length)),
        propose,
        beside=trials(beside),
        passing=trials(cases.passing),
        told=Candidate(parameter="", value=None, rules=run.smoke.rules, distance=0),
        patience=patience,
    )
    run.explanations = tuple(explanations_of(findings, wording))
    _observe(run, findings)
    run.cases = [_charged(done, findings, wording) for done in run.cases]


def _sort(run: Run, capabilities: frozenset[Any]) -> _Sorted:
    found = _Sorted(deviating=[], beside=[], passing=[])
    for done in run.cases:
        transcript = done.transcript
        if transcript is None or transcript.ended is not None or transcript.started is None:
            continue
        if done.judgement.outcome in (Outcome.FAILED, Outcome.BLOCKED):
            if not _NO_RULE.intersection(fault.code for fault in done.judgement.faults):
                found.deviating.append(done)
        elif judge(done.case, transcript, capabilities).outcome is Outcome.PASSED:
            found.passing.append(done)
        elif done.judgement.outcome in (Outcome.OBSERVED, Outcome.NOT_JUDGED):
            found.beside.append(done)
    return found


def _trial(done: CaseRun, capabilities: frozenset[Any], second: App) -> Trial:
    if done.transcript is None:
        raise ValueError(f"{done.case.id} was not run")
    reasons = any(fault.code is FaultCode.WRONG_REASON for fault in done.judgement.faults)
    return trial_of(done.case, done.transcript, capabilities, second, reasons=reasons)


def _length(done: CaseRun) -> int:
    return length_of(done.case, done.transcript) if done.transcript else 0


def _bases(run: Run) -> list[Mapping[str, Any]]:
    """Return how the app may play the open points: as it was told, and as it was seen to play them."""
    told = run.smoke.rules if run.smoke else run.header.rules
    as_told = {
        point: told[point] for point in run.header.open if point in told and told[point] != run.header.rules.get(point)
    }
    as_seen = {**as_told, **{point: reading.value for point, reading in run.readings.items() if reading.known}}
    return [as_told, as_seen]


def _read_off(deviating: Sequence[CaseRun]) -> Clues:
    return read_off(
        Deviation(
            code=fault.code,
            expected=fault.expected,
            told=fault.told,
            totals=fault.situation.totals if fault.situation else {},
            played=frozenset(step.play.card for step in done.case.steps[: fault.step] if step.play),
        )
        for done in deviating[:_CLUES_FROM]
        for fault in done.judgement.faults
    )


def explanations_of(findings: Sequence[Finding], wording: Wording) -> Iterator[Explanation]:
    """Yield what was found in the form in which a report tells it."""
    for finding in findings:
        for each in finding.candidates:
            yield Explanation(
                parameter=each.parameter,
                value=each.value,
                in_words=wording.describe(each.parameter, each.value),
                cases=sorted(finding.explains),
                of=finding.of,
                open=each.open,
                declared=each.declared,
            )


def _observe(run: Run, findings: Sequence[Finding]) -> None:
    """Note how the app plays the open points that explain something."""
    for finding in findings:
        best = finding.candidates[0]
        if best.open:
            before = run.readings.get(best.parameter)
            run.readings[best.parameter] = Reading(
                how=How.MEASURED if best.declared else How.OTHER,
                value=best.value,
                seen=tuple((name, best.value) for name in sorted(finding.explains)),
                claim=before.claim if before else None,
            )


def _charged(done: CaseRun, findings: Sequence[Finding], wording: Wording) -> CaseRun:
    """Return a case with its faults charged to the difference that explains them, or observed where that is open."""
    finding = next((finding for finding in findings if done.case.id in finding.explains), None)
    if finding is None or done.judgement.outcome not in (Outcome.FAILED, Outcome.BLOCKED):
        return done
    best = finding.candidates[0]
    if best.open:
        return replace(done, judgement=Judgement(outcome=Outcome.OBSERVED, untold=done.judgement.untold))
    faults = tuple(
        msgspec.structs.replace(fault, clause=clause_to_charge(fault.clause, best.parameter, done.case, wording))
        for fault in done.judgement.faults
    )
    return replace(done, judgement=replace(done.judgement, faults=faults))


def clause_to_charge(before: str, parameter: str, case: Case, wording: Wording) -> str:
    """Return the clause to charge with a parameter played otherwise: one about it, that the case names if it can be.

    The first clause of the catalogue that reads the parameter says what it is about; clauses of another heading only
    use it. ``before`` is the clause that the step stands under.
    """
    reading = [clause for clause, reads in wording.reads.items() if parameter in reads and wording.text(clause)]
    if parameter in _CLAUSES_BESIDE:
        reading = [_CLAUSES_BESIDE[parameter]]
    heading = reading[0].partition(".")[0] if reading else ""
    about = [clause for clause in reading if clause.partition(".")[0] == heading]
    if not about or before in about:
        return before
    return next((clause for clause in about if clause in case.clauses), about[0])

"""One program, tried on the whole suite of a profile: through the protocol, the runner and the judge, as any app is."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from conformance.adequacy.remembering import remember_replays
from conformance.adequacy.result import Fate, Trial
from conformance.probes.probing import probe
from conformance.probes.result import ProbeStatus
from conformance.rules.candidates import propose
from conformance.runner.app import App
from conformance.runner.attributing import Proposal, explain
from conformance.runner.evidence import How
from conformance.runner.explaining import PATIENCE
from conformance.runner.outcomes import DEVIATING, Outcome
from conformance.runner.results import Demands
from conformance.runner.run import run_check
from conformance.runner.session import Limits
from conformance.runner.verdict import reach_verdict
from conformance.transports.in_process import InProcess

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from conformance.adequacy.subjects import Subject
    from conformance.cases import Case, Header
    from conformance.protocol.serving import Handlers
    from conformance.rules import Resolved
    from conformance.rules.candidates import Candidate, Clues
    from conformance.runner.report import Report, ReportedReading
    from conformance.runner.results import Wording
    from conformance.runner.run import Run

_CANNOT_BE_ASKED: Final = 3
_DEVIATES: Final = 1
_SEEN: Final = (How.MEASURED, How.SUPPOSED)


class Bench:
    """A profile with its cases, on which programs are tried one after another."""

    def __init__(self, resolved: Resolved, header: Header, cases: Sequence[Case], wording: Wording) -> None:
        self.resolved, self.header, self.cases, self.wording = resolved, header, cases, wording
        second = remember_replays(reference())
        self._second = App(lambda: InProcess(second), Limits(message=60), "adequacy")

    def try_out(self, subject: Subject) -> Trial:
        """Return what the suite makes of a program."""
        report = self._check(subject)
        fate, reading = _fate(subject, report), _reading(subject, report)
        return Trial(
            kind=subject.kind,
            name=subject.name,
            title=subject.title,
            under=subject.under,
            parameter=subject.parameter,
            open=subject.open,
            clauses=list(subject.clauses),
            seen_in=list(subject.seen_in),
            fate=fate,
            killers=[case.id for case in report.cases if case.outcome in DEVIATING],
            showing=[name for name, _ in reading.seen] if reading and fate is Fate.OBSERVED else [],
            charged=[clause.id for clause in report.clauses if clause.charged],
            probes=[str(probe.name) for probe in report.probes if probe.status is ProbeStatus.DIFFERS],
            explained=[each.parameter for each in report.explanations],
            passed=[case.id for case in report.cases if case.outcome is Outcome.PASSED],
        )

    def _check(self, subject: Subject) -> Report:
        found = run_check(self.header, self.cases, _app(subject), probing=False, resolve=self.resolved.replace)
        if subject.open:
            return self._explained(found, partial(propose, self.resolved))
        report = self._verdict(found)
        if subject.kind == "program" and report.exit_code == 0:
            return self._probed(subject, found)
        if subject.kind == "null" or report.exit_code != _DEVIATES:
            return report
        excused = self._explained(_copy(found), self._propose_open, patience=1)  # one left over, and it fails
        return report if excused.exit_code == _DEVIATES else self._explained(found, partial(propose, self.resolved))

    def _probed(self, subject: Subject, found: Run) -> Report:
        if found.smoke is None:
            raise ValueError(f"{subject.name} passes and was not reached")
        app = _app(subject)
        try:
            found.probes = probe(app, found.smoke.rules, found.cases)
        finally:
            app.kill()
        return self._verdict(found)

    def _explained(self, found: Run, proposal: Proposal, *, patience: int = PATIENCE) -> Report:
        explain(found, self._second, proposal, self.wording, patience=patience)
        return self._verdict(found)

    def _verdict(self, found: Run) -> Report:
        return reach_verdict(found, self.cases, self.wording, Demands())

    def _propose_open(self, bases: Sequence[Mapping[str, Any]], clues: Clues) -> list[Candidate]:
        """Return the candidates that could excuse an app: those of open points; a check tries all, at more cost."""
        return [candidate for candidate in propose(self.resolved, bases, clues) if candidate.open]


def _app(subject: Subject) -> App:
    return App(lambda: InProcess(handlers_of(subject)), Limits(message=60), "adequacy")


def _copy(found: Run) -> Run:
    return replace(found, cases=list(found.cases), readings=dict(found.readings))


def _fate(subject: Subject, report: Report) -> Fate:
    if report.exit_code == _CANNOT_BE_ASKED:
        return Fate.CANNOT_START
    if report.exit_code == _DEVIATES:
        return Fate.FAILED_THOUGH_OPEN if subject.open else Fate.KILLED
    if not subject.open:
        return Fate.SURVIVED
    reading = _reading(subject, report)
    if reading is None:
        return Fate.UNSEEN
    seen = reading.how is How.OTHER or (reading.how in _SEEN and reading.value == subject.value)
    return Fate.OBSERVED if seen else Fate.UNSEEN


def _reading(subject: Subject, report: Report) -> ReportedReading | None:
    return next((each for each in report.open_points if each.parameter == subject.parameter), None)


def handlers_of(subject: Subject) -> Handlers:
    """Return what answers the protocol as a program does."""
    if subject.kind == "mutant":
        from reference_impl.wrong.mutant import MutantApp

        return MutantApp(subject.rules or {}).handlers
    from reference_impl.wrong import null_programs, programs

    shelf = null_programs() if subject.kind == "null" else programs()
    return shelf[subject.name].make().handlers


def reference() -> Handlers:
    """Return what answers the protocol as the reference does."""
    from reference_impl.serve import ReferenceApp

    return ReferenceApp().handlers

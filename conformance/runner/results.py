"""What came of each case, difference and open point, in the form in which a report tells it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec import UNSET

from conformance.protocol.endings import AppError, Crash, ProtocolBreak, TimeOut, show_bytes
from conformance.runner.declarations import PACK, Difference
from conformance.runner.evidence import How
from conformance.runner.known_issues import DECLARED, Entry
from conformance.runner.outcomes import DEVIATING, SEEING, UNEXPLAINED, Fault, Outcome
from conformance.runner.report import CaseResult, ReportedApp, ReportedDifference, ReportedReading
from conformance.runner.sight import unseen_clauses

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from conformance.cases import Case
    from conformance.protocol.endings import Ending
    from conformance.runner.run import CaseRun, Run

PACK_CLAUSE: Final = "setup.pack"
_SHOWN_LINE: Final = 2000
_SHOWN_AT_SETUP: Final = 300


@dataclass(frozen=True, kw_only=True)
class Wording:
    """What the profile says of clauses and parameters; of all this only `reads` decides anything."""

    reads: Mapping[str, Sequence[str]]
    """The parameters each clause reads, in the order of the catalogue."""
    text: Callable[[str], str]
    """What a clause says."""
    sources: Callable[[str], Sequence[str]]
    """Where the sources say so."""
    describe: Callable[[str, Any], str]
    """What it means that a parameter has a value."""
    sources_of_parameter: Callable[[str], Sequence[str]] = lambda _parameter: ()


@dataclass(frozen=True, kw_only=True)
class Demands:
    """What was asked of the check itself."""

    only: tuple[str, ...] = ()
    require_all: bool = False
    """A skip is a failure."""
    trace: bool = False
    known_issues: tuple[Entry, ...] = ()
    known_issues_file: str = ""


def report_difference(
    found: Difference, cases: Sequence[Case], wording: Wording, *, pack: bool = False
) -> ReportedDifference:
    """Return a difference with the clauses of the profile that it breaks.

    With another ``pack`` nothing but that is held against an app: what else it says follows, or cannot be compared.
    """
    named = {clause for case in cases for clause in case.clauses}
    if found.parameter in PACK:
        clauses = [PACK_CLAUSE]
    elif found.open or pack:
        clauses = []
    else:
        reading = [clause for clause, reads in wording.reads.items() if found.parameter in reads]
        clauses = [clause for clause in reading if clause in named] or reading
    return ReportedDifference(
        parameter=found.parameter,
        stated=found.stated,
        declared=UNSET if found.declared is None else found.declared,
        stated_in_words="" if found.stated is None else wording.describe(found.parameter, found.stated),
        declared_in_words="" if found.declared is None else wording.describe(found.parameter, found.declared),
        reason=found.reason[:500],
        clauses=clauses,
        sources=list(wording.sources_of_parameter(found.parameter)),
    )


def report_case(
    done: CaseRun, differing: Sequence[ReportedDifference], stopping: str, entries: Sequence[Entry], demands: Demands
) -> CaseResult:
    """Return what came of a case; ``stopping`` is the parameter because of which no case was asked, if there is one."""
    case, judgement = done.case, done.judgement
    declared = frozenset(clause for each in differing for clause in each.clauses)
    faults = [_explained(fault, case, declared) for fault in judgement.faults]
    charged = list(dict.fromkeys(fault.clause for fault in faults))
    if judgement.outcome is Outcome.BLOCKED and not charged:
        charged = [clause for each in differing if each.parameter == stopping for clause in each.clauses][:1]
    ended = judgement.ending
    result = CaseResult(
        id=case.id,
        title=case.title,
        feature=case.feature,
        line=case.line,
        clauses=case.clauses,
        outcome=judgement.outcome,
        code=_code(done),
        reason=done.reason,
        charged=charged,
        faults=faults,
        untested=list(judgement.untested),
        unseen=unseen_clauses(case, judgement.untold) if judgement.outcome in SEEING else [],
        when=case.when,
        raw=show_bytes(ended.raw) if isinstance(ended, ProtocolBreak | Crash | TimeOut) else "",
        stderr=done.diagnostics.decode("utf-8", "replace") if judgement.outcome in DEVIATING else "",
        trace=show_trace(done.trace) if demands.trace else [],
    )
    known = any(entry.covers(result) for entry in entries)
    return msgspec.structs.replace(result, known=known)


def _explained(fault: Fault, case: Case, declared: frozenset[str]) -> Fault:
    """Charge a fault to a clause that the app itself says it plays otherwise, where the case depends on one."""
    if fault.clause in declared or fault.code in UNEXPLAINED:
        return fault
    clause = next((clause for clause in case.clauses if clause in declared), fault.clause)
    return msgspec.structs.replace(fault, clause=clause)


def show_trace(trace: Sequence[tuple[str, bytes]], limit: int = _SHOWN_LINE) -> list[str]:
    """Return the messages of a case as printable lines, ``>`` to the app and ``<`` from it."""
    return [f"{way} {show_bytes(line, limit)}" for way, line in trace]


def _code(done: CaseRun) -> str:
    judgement = done.judgement
    if judgement.ending is not None:
        return code_of(judgement.ending)
    if judgement.faults:
        return judgement.faults[0].code
    return DECLARED if judgement.outcome is Outcome.BLOCKED else ""


def code_of(ending: Ending) -> str:
    """Return the word of the closed list for the way in which a conversation ended.

    >>> code_of(TimeOut(seconds=2))
    'timed-out'
    """
    if isinstance(ending, ProtocolBreak):
        return ending.code
    if isinstance(ending, AppError):
        return "error"
    return "crashed" if isinstance(ending, Crash) else "timed-out"


def setup_details(run: Run) -> list[str]:
    """Return what an app sent and wrote before anything could be asked, as `show_ended` does."""
    smoked = run.smoke
    ending = run.unreachable_ending or (smoked.ending if smoked else None)
    said = run.unreachable_said or (smoked.diagnostics if smoked else b"")
    return show_ended(ending, said, smoked.trace if smoked else ())


def show_ended(ending: Ending | None, diagnostics: bytes, trace: Sequence[tuple[str, bytes]] = ()) -> list[str]:
    """Return how an app ended: the offending line, the last messages, and the last it wrote on standard error.

    All of it is bounded, and what the app sent is made printable.
    """
    shown = []
    if isinstance(ending, ProtocolBreak | Crash | TimeOut) and (ending.raw or isinstance(ending, ProtocolBreak)):
        what = f"the line was: {show_bytes(ending.raw, _SHOWN_AT_SETUP)}" if ending.raw else "there was no line"
        shown = [f"{code_of(ending)}; {what}"]
    lines = diagnostics.decode("utf-8", "replace").splitlines()
    return [*shown, *show_trace(trace[-6:], _SHOWN_AT_SETUP), *[f"stderr: {line}" for line in lines[-20:]]]


def report_app(run: Run) -> ReportedApp:
    """Return who was asked, as far as it said."""
    if run.smoke is None:
        return ReportedApp()
    greeting = run.smoke.greeting
    who = greeting.app
    return ReportedApp(
        name=who.name[:200],
        version=who.version[:200],
        language=who.language[:200],
        url=who.url[:500],
        capabilities=sorted(greeting.capabilities),
        passed_over=[word[:60] for word in greeting.unknown[:20]],
    )


def report_reading(point: str, run: Run, wording: Wording) -> ReportedReading:
    """Return an open point and what the app makes of it."""
    reading = run.readings[point]
    shown = reading.known or (reading.how is How.OTHER and reading.value is not None)
    return ReportedReading(
        parameter=point,
        how=reading.how,
        value=reading.value if shown else UNSET,
        in_words=wording.describe(point, reading.value) if shown else "",
        choices=list(run.header.open.get(point, ())),
        seen=list(reading.seen),
        claim=UNSET if reading.claim is None else reading.claim,
    )

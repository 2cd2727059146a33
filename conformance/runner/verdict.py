"""The verdict: computed once, from what a run found, and rendered everywhere."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from conformance.probes.result import ProbeStatus
from conformance.probes.standing import all_names, disagreeing, report_probes, say_probes
from conformance.runner.declarations import PACK, Difference
from conformance.runner.known_issues import Entry, compare, covers_declaration
from conformance.runner.newer import report_newer
from conformance.runner.outcomes import DEVIATING, ENDED, JUDGED, Outcome
from conformance.runner.report import (
    CaseResult,
    ClauseResult,
    Conclusion,
    Counts,
    KnownIssuesResult,
    Report,
    ReportedDifference,
    Status,
)
from conformance.runner.results import (
    Demands,
    Wording,
    report_app,
    report_case,
    report_difference,
    report_reading,
    setup_details,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from conformance.cases import Case
    from conformance.probes.result import ProbeResult
    from conformance.runner.run import Run


def reach_verdict(run: Run, cases: Sequence[Case], wording: Wording, demands: Demands) -> Report:
    """Return the report of a run; ``cases`` are all of the profile, whatever was selected."""
    profile = run.header.profile
    entries = tuple(entry for entry in demands.known_issues if entry.counts_in(profile))
    pack = any(each.parameter in PACK for each in run.differences)
    differing = [report_difference(each, cases, wording, pack=pack) for each in run.differences]
    stop = run.stopped_by
    stopping = stop.parameter if isinstance(stop, Difference) else ""
    results = [report_case(done, differing, stopping, entries, demands) for done in run.cases]
    reach = _reach(cases, results, differing, wording)
    clauses = [_clause_result(clause, run, results, differing, wording, entries) for clause in reach]
    probes = report_probes(run.probes, entries, trace=demands.trace)
    newer = report_newer(run, differing, demands)
    known = _known_issues(run, [*results, *(newer.cases if newer else ())], clauses, differing, demands)
    conclusion, code = _conclude(run, results, clauses, probes, known, demands)
    named = {clause for case in cases for clause in case.clauses}
    without = [each.id for each in clauses if each.status is Status.NOT_ASKED and each.id not in named]
    counts = _count(clauses, without)
    return Report(
        suite=run.header.suite,
        profile=profile,
        hash=run.header.hash,
        conclusion=conclusion,
        exit_code=code,
        sentence=_sentence(run, conclusion, counts, clauses, results),
        counts=counts,
        outcomes={outcome: number for outcome in Outcome if (number := _number(results, outcome))},
        app=report_app(run),
        setup_fault=_setup_fault(run),
        setup_details=setup_details(run),
        only=list(demands.only),
        differences=differing,
        open_points=[report_reading(point, run, wording) for point in run.readings],
        explanations=list(run.explanations),
        clauses=clauses,
        without_scenario=without,
        cases=results,
        games=run.games,
        probes=probes,
        newer=newer,
        known_issues=known,
    )


def _reach(
    cases: Sequence[Case], results: Iterable[CaseResult], differing: Iterable[ReportedDifference], wording: Wording
) -> list[str]:
    """Return every clause that says something under these rules, with cases or not, in the order of the catalogue."""
    named = {clause for clause in wording.reads if wording.text(clause)}
    named |= {clause for case in cases for clause in case.clauses}
    named |= {clause for result in results for clause in result.charged}
    named |= {clause for each in differing for clause in each.clauses}
    known = [clause for clause in wording.reads if clause in named]
    return [*known, *sorted(named.difference(known))]


def _clause_result(
    clause: str,
    run: Run,
    results: Sequence[CaseResult],
    differing: Sequence[ReportedDifference],
    wording: Wording,
    entries: Sequence[Entry],
) -> ClauseResult:
    naming = [result for result in results if clause in result.clauses]
    charged = [result for result in results if clause in result.charged]
    declared = any(clause in each.clauses for each in differing)
    outcomes = Counter(result.outcome for result in naming)
    seen = Counter(result.outcome for result in naming if clause not in result.unseen)
    stuck = any(done.judgement.stuck == clause for done in run.cases)
    known = all(result.known for result in charged) and (
        not declared or covers_declaration(entries, run.header.profile, clause)
    )
    return ClauseResult(
        id=clause,
        status=_status(seen, fails=bool(charged) or declared, stuck=stuck),
        text=wording.text(clause),
        sources=list(wording.sources(clause)),
        cases={outcome: outcomes[outcome] for outcome in Outcome if outcomes[outcome]},
        charged=[result.id for result in charged],
        known=(bool(charged) or declared) and known,
    )


def _status(outcomes: Counter[Outcome], *, fails: bool, stuck: bool) -> Status:
    if fails:
        return Status.FAILS
    if stuck:
        return Status.BLOCKED
    if outcomes[Outcome.PASSED]:
        return Status.CONFORMS
    if any(outcomes[outcome] for outcome in DEVIATING):
        return Status.BLOCKED
    return Status.OBSERVED if outcomes[Outcome.OBSERVED] else Status.NOT_ASKED


def _count(clauses: Sequence[ClauseResult], without_scenario: Sequence[str]) -> Counts:
    by_status = Counter(clause.status for clause in clauses)
    return Counts(
        clauses=len(clauses),
        conform=by_status[Status.CONFORMS],
        fail=by_status[Status.FAILS],
        blocked=by_status[Status.BLOCKED],
        observed=by_status[Status.OBSERVED],
        not_asked=by_status[Status.NOT_ASKED],
        without_scenario=len(without_scenario),
    )


def _known_issues(
    run: Run,
    results: Sequence[CaseResult],
    clauses: Sequence[ClauseResult],
    differing: Sequence[ReportedDifference],
    demands: Demands,
) -> KnownIssuesResult | None:
    if not demands.known_issues_file:
        return None
    stale: list[str] = []
    unmatched: list[str] = []
    if not _setup_fault(run) and not run.interrupted:
        stale, unmatched = compare(
            demands.known_issues,
            run.header.profile,
            results,
            {clause.id: clause.status for clause in clauses} | _as_clauses(run),
            declared_by_clause(differing),
            partial=bool(demands.only),
        )
    return KnownIssuesResult(
        file=demands.known_issues_file, listed=len(demands.known_issues), stale=stale, unmatched=unmatched
    )


def _as_clauses(run: Run) -> dict[str, Status]:
    """Return how the app stands to the probes, in the words in which it stands to clauses."""
    said = {
        ProbeStatus.HOLDS: Status.CONFORMS,
        ProbeStatus.DIFFERS: Status.FAILS,
        ProbeStatus.NOT_ASKED: Status.NOT_ASKED,
    }
    return {name: said[status] for name, status in all_names(run.probes).items()}


def probes_that_differ(report: Report) -> list[str]:
    """Return the names of the probes in which the app disagrees with itself."""
    return [str(each.name) for each in disagreeing(report.probes)]


def declared_by_clause(differing: Iterable[ReportedDifference]) -> dict[str, list[str]]:
    """Return the parameters that the app says it plays otherwise, by the clause that fails because of them."""
    found: dict[str, list[str]] = {}
    for each in differing:
        for clause in each.clauses:
            found.setdefault(clause, []).append(each.parameter)
    return found


def _conclude(
    run: Run,
    results: Sequence[CaseResult],
    clauses: Sequence[ClauseResult],
    probes: Sequence[ProbeResult],
    known: KnownIssuesResult | None,
    demands: Demands,
) -> tuple[Conclusion, int]:
    """Return what it comes to and the exit code; of several codes that hold the first of 3, 2, 1, 4, 0."""
    if run.interrupted:
        return Conclusion.INTERRUPTED, 130
    judged = any(result.outcome in JUDGED for result in results)
    if _setup_fault(run) and not judged:
        return Conclusion.NO_ADAPTER, 3
    failing = [result.known for result in results if result.outcome in DEVIATING]
    failing += [clause.known for clause in clauses if clause.status is Status.FAILS]
    failing += [each.known for each in disagreeing(probes)]
    broken = not all(failing) or (run.games is not None and run.games.deviates)
    broken |= demands.require_all and any(result.outcome is Outcome.SKIPPED for result in results)
    ran = judged or any(result.outcome in ENDED for result in results) or any(not each.open for each in run.differences)
    ran |= run.games is not None and run.games.played > 0
    if broken:
        conclusion, code = Conclusion.DEVIATES, 1
    elif failing:
        conclusion, code = Conclusion.AS_KNOWN, 0
    elif ran:
        conclusion, code = Conclusion.CONFORMS, 0
    else:
        conclusion, code = Conclusion.NOTHING_RUN, 4
    if run.games is not None and run.games.incomplete:
        code = code or 3
    return conclusion, 2 if known and (known.stale or known.unmatched) else code


def untold_clauses(clauses: Sequence[ClauseResult], results: Sequence[CaseResult]) -> list[str]:
    """Return the clauses that cases ask for and that no case shows, for the app does not tell what would show them."""
    unseen = {name for result in results for name in result.unseen}
    return [clause.id for clause in clauses if clause.status is Status.NOT_ASKED and clause.id in unseen]


def _sentence(
    run: Run,
    conclusion: Conclusion,
    counts: Counts,
    clauses: Sequence[ClauseResult],
    results: Sequence[CaseResult],
) -> str:
    if conclusion is Conclusion.NO_ADAPTER:
        return f"{_setup_fault(run)}. That is about the adapter; nothing was asked about rules"
    told = [f"conforms on {counts.conform} of {counts.clauses} clauses"]
    told += [f"{counts.fail} fail{'s' if counts.fail == 1 else ''}"] if counts.fail else []
    told += [f"{counts.blocked} blocked"] if counts.blocked else []
    told += [f"{counts.observed} only observed"] if counts.observed else []
    without, untold = counts.without_scenario, len(untold_clauses(clauses, results))
    idle = counts.not_asked - without - untold
    told += [f"{without} {'has' if without == 1 else 'have'} no scenario for these rules"] if without else []
    told += [f"{idle} not asked"] if idle else []
    told += [f"{untold} not told"] if untold else []
    for outcome in Outcome:
        number = _number(results, outcome)
        told += [f"{number} case{'s' if number > 1 else ''} {outcome}"] if number and outcome in ENDED else []
    return "; ".join([*told, *_games(run), *say_probes(run.probes)])


def _games(run: Run) -> list[str]:
    if run.games is None:
        return []
    wrong = len(run.games.differing) + len(run.games.ended)
    played = f"{run.games.played} generated game{'s' if run.games.played != 1 else ''}"
    return [f"{wrong} of {played} {'goes' if wrong == 1 else 'go'} wrong" if wrong else f"{played} played"]


def _number(results: Sequence[CaseResult], outcome: Outcome) -> int:
    return sum(result.outcome is outcome for result in results)


def _setup_fault(run: Run) -> str:
    if run.unreachable:
        return run.unreachable
    if run.smoke is not None and run.smoke.fault:
        return f"the smoke test failed: {run.smoke.fault}"
    lost = next((done.reason for done in run.cases if done.judgement.outcome is Outcome.COULD_NOT_RUN), "")
    return "" if run.interrupted else lost

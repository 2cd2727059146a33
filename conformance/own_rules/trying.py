"""A test of a table of one's own: the scenarios that hold are run, the others told, the missing ones drafted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from conformance.lead_ins import with_lead_ins
from conformance.own_rules.comparing import Comparison, compare, without_scenario
from conformance.own_rules.differing import OwnDifference, difference_of
from conformance.own_rules.drafting import Draft, draft_missing
from conformance.own_rules.tagging import unnamed
from conformance.runner.app import App
from conformance.runner.outcomes import DEVIATING
from conformance.runner.run import run_check
from conformance.runner.session import Limits
from conformance.scenarios.tables import waits_elsewhere
from conformance.scenarios.unfilled import UNFILLED_CODE
from conformance.scenarios.vectors import cases_of
from conformance.scenarios.versions import compiler_of
from conformance.transports.in_process import InProcess

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from pathlib import Path

    from conformance.cases import Case, Header
    from conformance.problems import Problem
    from conformance.protocol.serving import Handlers
    from conformance.rules.resolved import Resolved
    from conformance.scenarios.features import Scenario
    from conformance.scenarios.versions import Unreached


@dataclass(frozen=True, kw_only=True)
class OwnScenarios:
    """What came of the scenarios of one's own."""

    cases: tuple[Case, ...]
    agreeing: tuple[Scenario, ...]
    differences: tuple[OwnDifference, ...]
    unreached: tuple[Unreached, ...]
    elsewhere: tuple[Scenario, ...]
    """Those that hold for other rules."""
    unnamed: tuple[tuple[Scenario, Mapping[str, str]], ...]
    """Those in which parameters have a say that none of their clauses reads, each with a clause that does."""


@dataclass(frozen=True, kw_only=True)
class Trial:
    """What a test of a table found out."""

    comparison: Comparison
    own: OwnScenarios
    unfilled: tuple[Problem, ...]
    deviating: tuple[Case, ...]
    """Cases that the app did not play as they say."""
    missing: tuple[str, ...]
    """Clauses about which no scenario of the suite is."""
    uncovered: tuple[str, ...]
    """Those of them about which no scenario of one's own is either, filled in or not."""
    covered_by_own: frozenset[str]
    """Clauses that scenarios of one's own are about which are filled in."""


def sort_out(problems: Iterable[Problem]) -> tuple[tuple[Problem, ...], tuple[Problem, ...]]:
    """Return the steps that still have to be filled in, and everything else that is wrong with scenarios."""
    found = tuple(problems)
    unfilled = tuple(problem for problem in found if problem.code == UNFILLED_CODE)
    return unfilled, tuple(problem for problem in found if problem.code != UNFILLED_CODE)


def try_table(
    table: Resolved,
    parent: Resolved | None,
    scenarios: Sequence[Scenario],
    unfilled: Sequence[Problem],
    handlers: Handlers,
) -> Trial:
    """Return what a table makes of all scenarios, run against an app that answers the protocol with ``handlers``.

    Raises:
        Problems: a scenario of the suite does not hold under the table although its clauses say so.
    """
    suite = [scenario for scenario in scenarios if not scenario.own]
    mine = [scenario for scenario in scenarios if scenario.own]
    header, cases = cases_of(table, suite)
    own = _own(table, [scenario for scenario in mine if scenario.understood or waits_elsewhere(scenario, table)])
    stated = [*own.agreeing, *(each.scenario for each in own.differences), *(each.scenario for each in own.unreached)]
    missing = without_scenario(table, (clause for case in cases for clause in case.clauses))
    written = {clause for scenario in mine if scenario not in own.elsewhere for clause in scenario.clauses}
    return Trial(
        comparison=compare(table, parent, suite),
        own=own,
        unfilled=tuple(unfilled),
        deviating=_deviating(header, [*cases, *own.cases], table, handlers),
        missing=missing,
        uncovered=tuple(clause for clause in missing if clause not in written),
        covered_by_own=frozenset(clause for scenario in stated for clause in scenario.clauses),
    )


def draft_for(
    trial: Trial, table: Resolved, scenarios: Sequence[Scenario], file: Path
) -> tuple[tuple[Draft, ...], tuple[str, ...]]:
    """Return drafts for the clauses nothing is about, the nearest to the change first, and those without a position.

    ``file`` is where the drafts will stand.
    """
    off = [each.scenario for each in trial.comparison.off]
    holding = {scenario.id for scenario in (*trial.comparison.holding, *off)}
    others = [scenario for scenario in scenarios if not scenario.own and scenario.id not in holding]
    changed = {change.path for change in trial.comparison.changes}
    first = [clause for clause in trial.uncovered if _reads(clause, changed)]
    ordered = (*first, *(clause for clause in trial.uncovered if clause not in first))
    return draft_missing(ordered, off, others, table, file, {scenario.id for scenario in scenarios})


def _reads(clause: str, changed: Iterable[str]) -> bool:
    from conformance.rules.clauses import load_clauses

    return any(path.startswith(read) for read in load_clauses()[clause].reads for path in changed)


def _own(table: Resolved, scenarios: Iterable[Scenario]) -> OwnScenarios:
    cases: list[Case] = []
    agreeing: list[Scenario] = []
    differences: list[OwnDifference] = []
    unreached: list[Unreached] = []
    elsewhere: list[Scenario] = []
    for scenario in scenarios:
        if waits_elsewhere(scenario, table):
            elsewhere.append(scenario)
            continue
        versions = compiler_of(table).compile(scenario)
        if versions is None:
            elsewhere.append(scenario)
            continue
        differences += (difference_of(scenario, each) for each in versions.disagreements)
        unreached += versions.unreached
        if not versions.disagreements:
            cases += with_lead_ins(versions.cases, versions.lead_ins)
        if not versions.disagreements and not versions.unreached:
            agreeing.append(scenario)
    return OwnScenarios(
        cases=tuple(cases),
        agreeing=tuple(agreeing),
        differences=tuple(differences),
        unreached=tuple(unreached),
        elsewhere=tuple(elsewhere),
        unnamed=tuple((scenario, missing) for scenario in agreeing if (missing := unnamed(scenario, table))),
    )


def _deviating(header: Header, cases: Sequence[Case], table: Resolved, handlers: Handlers) -> tuple[Case, ...]:
    if not cases:
        return ()
    app = App(lambda: InProcess(handlers), Limits(message=60, start=60), "hartenjagen test")
    found = run_check(header, cases, app, probing=False, resolve=table.replace)
    return tuple(done.case for done in found.cases if done.judgement.outcome in DEVIATING)

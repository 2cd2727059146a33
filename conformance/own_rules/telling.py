"""What a test found out, put into words of a language and places of files."""

from __future__ import annotations

from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from conformance.cards import LANGUAGES
from conformance.own_rules.result import (
    TableResult,
    ToldCause,
    ToldChange,
    ToldClause,
    ToldDifference,
    ToldDraft,
    ToldOff,
    ToldScenario,
    ToldUnfilled,
    ToldUnnamed,
)
from conformance.own_rules.titles import titles_in
from conformance.own_rules.wording import in_words
from conformance.rules.clauses import load_clauses
from conformance.rules.settings import VALUES
from conformance.scenarios.phrasebook import load_phrasebook

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from conformance.own_rules.differing import OwnDifference
    from conformance.own_rules.trying import Trial
    from conformance.rules.difference import Difference
    from conformance.rules.resolved import Resolved
    from conformance.scenarios.features import Scenario
    from conformance.scenarios.versions import Unreached


def tell(
    trial: Trial,
    table: Resolved,
    parent: Resolved | None,
    language: str,
    *,
    drafts: Sequence[ToldDraft] = (),
    without_draft: Sequence[str] = (),
) -> TableResult:
    """Return what a test found out, ready for a report."""
    comparison, own = trial.comparison, trial.own
    titles = {} if language == LANGUAGES[0] else titles_in(language)
    changed = [change.path for change in comparison.changes]
    return TableResult(
        table=table.name,
        title=table.title.get(language) or next(iter(table.title.values())),
        parent=parent.name if parent else "",
        changes=[_change(each, language) for each in comparison.changes],
        holding=len(comparison.holding),
        gained=len(comparison.gained),
        deviating=[ToldScenario(id=case.id, title=case.title, file=case.feature, line=case.line)
                   for case in trial.deviating],
        own=len(own.agreeing) + len({each.scenario.id for each in own.differences}) + len(own.unreached),
        agreeing=len(own.agreeing),
        off=[
            ToldOff(
                scenario=told_scenario(each.scenario, titles),
                causes=[ToldCause(parameter=cause.parameter, clauses=list(cause.clauses)) for cause in each.causes],
            )
            for each in comparison.off
        ],
        missing=[_clause(each, table, changed, language) for each in trial.missing],
        waiting=[each for each in trial.missing if each not in (*trial.covered_by_own, *without_draft)],
        without_draft=list(without_draft),
        drafts=list(drafts),
        unfilled=[
            ToldUnfilled(file=each.file, line=each.line, column=each.column, message=each.message, hint=each.hint)
            for each in trial.unfilled
        ],
        differences=[_difference(each, table, changed, language) for each in own.differences],
        elsewhere=[told_scenario(each) for each in own.elsewhere],
        unnamed=[
            ToldUnnamed(scenario=told_scenario(scenario), parameter=parameter, clause=clause)
            for scenario, missing in own.unnamed
            for parameter, clause in missing.items()
        ],
        unreached=[_unreached(each, table, changed, language) for each in own.unreached],
    )  # fmt: skip


def told_scenario(scenario: Scenario, titles: Mapping[str, str] = MappingProxyType({})) -> ToldScenario:
    """Return a scenario as reports name it, by its title among ``titles`` where it has one there."""
    title = titles.get(scenario.id, scenario.title)
    return ToldScenario(id=scenario.id, title=title, file=scenario.file, line=scenario.line)


def _change(change: Difference, language: str) -> ToldChange:
    def words(value: object) -> str:
        return "" if value is None else in_words(change.path, value, language)

    return ToldChange(
        parameter=change.path,
        before=change.before,
        now=change.now,
        words_before=words(change.before),
        words_now=words(change.now),
    )


def _clause(clause: str, table: Resolved, changed: Iterable[str], language: str) -> ToldClause:
    reads = load_clauses()[clause].reads
    origins = [_origin(table, path) for path in changed if path.startswith(tuple(reads))] if reads else []
    return ToldClause(
        id=clause,
        text=load_clauses()[clause].text(table.rules, language),
        origins=list(dict.fromkeys(origin for origin in origins if origin)),
    )


def _origin(table: Resolved, path: str) -> str:
    standing = table.standing.get(path) or table.standing.get(VALUES if path.startswith(VALUES) else path)
    return f"{Path(standing.origin[0])}:{standing.origin[1]}" if standing else ""


def _clauses(scenario: Scenario, table: Resolved, changed: Sequence[str], language: str) -> list[ToldClause]:
    """Return what the clauses of a scenario say: those that the change is about, or else the first."""
    told = [_clause(clause, table, changed, language) for clause in scenario.clauses]
    return [each for each in told if each.origins and each.text] or told[:1]


def _difference(found: OwnDifference, table: Resolved, changed: Sequence[str], language: str) -> ToldDifference:
    line, phrasebook = found.disagreement.line, load_phrasebook()
    return ToldDifference(
        scenario=told_scenario(found.scenario),
        line=line.line,
        stated=phrasebook.render(line.stated, language),
        found=found.disagreement.message if found.found is None else phrasebook.render(found.found, language),
        clauses=_clauses(found.scenario, table, changed, language),
    )


def _unreached(found: Unreached, table: Resolved, changed: Sequence[str], language: str) -> ToldDifference:
    return ToldDifference(
        scenario=told_scenario(found.scenario),
        line=found.scenario.line,
        stated=found.scenario.title,
        found=found.reason,
        clauses=_clauses(found.scenario, table, changed, language),
    )

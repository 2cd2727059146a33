"""From trials to the table: clause by clause, what guards it and how well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conformance.adequacy.result import Adequacy, ClauseRow, Fate

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from conformance.adequacy.result import Trial
    from conformance.cases import Case, Header

_KILLED = (Fate.KILLED, Fate.CANNOT_START)


def tally(
    header: Header, cases: Sequence[Case], reads: Mapping[str, Sequence[str]], trials: Sequence[Trial]
) -> Adequacy:
    """Return how strong the suite is for a profile; ``reads`` are the parameters of each clause that says something."""
    ids = list(dict.fromkeys(case.id for case in cases))
    named = {case.id: frozenset(case.clauses) for case in cases}
    failing = {name for trial in trials for name in trial.killers}
    return Adequacy(
        profile=header.profile,
        hash=header.hash,
        suite=header.suite,
        cases=len(ids),
        clauses=[_row(clause, reads[clause], named, trials) for clause in reads],
        trials=list(trials),
        idle=[name for name in ids if name not in failing and not _only_observes(name, cases)],
    )


def _only_observes(name: str, cases: Sequence[Case]) -> bool:
    """Tell whether a case does nothing but show an open point, so that no app can fail it."""
    versions = [case for case in cases if case.id == name]
    return all(case.measures for case in versions)


def _row(
    clause: str, parameters: Sequence[str], named: Mapping[str, frozenset[str]], trials: Sequence[Trial]
) -> ClauseRow:
    mutants = [trial for trial in trials if trial.kind == "mutant" and trial.parameter in parameters]
    stated = [trial for trial in mutants if not trial.open]
    programs = [trial for trial in trials if trial.kind == "program" and clause in trial.clauses]
    return ClauseRow(
        clause=clause,
        cases=sum(clause in clauses for clauses in named.values()),
        stated=len(stated),
        killed=sum(trial.fate in _KILLED for trial in stated),
        by_one=sum(trial.fate is Fate.KILLED and len(trial.killers) == 1 for trial in stated),
        open=len(mutants) - len(stated),
        observed=sum(trial.fate is Fate.OBSERVED for trial in mutants),
        programs=len(programs),
        programs_killed=sum(trial.fate in _KILLED for trial in programs),
    )

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
    """Return how strong the suite is for a profile; ``reads`` are the parameters of each clause that says something.

    What was tried with a house rule has cases of its own and tells nothing of those of the profile.
    """
    named = {case.id: frozenset(case.clauses) for case in cases}
    own = [trial for trial in trials if not trial.under]
    telling = {name for trial in own for name in (*trial.killers, *trial.showing)}
    return Adequacy(
        profile=header.profile,
        hash=header.hash,
        suite=header.suite,
        cases=len(named),
        clauses=[_row(clause, reads[clause], named, own) for clause in reads],
        trials=list(trials),
        idle=[name for name in named if name not in telling],
    )


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

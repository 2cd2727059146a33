"""What a case lets be seen of an app that does not tell all that it asks: of clauses, and of readings of open points.

A statement stands under a clause. What stands under a clause shows it; a clause under which nothing stands has a say in
every statement of the case, and is seen where all of them are told.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from conformance.rules.clauses import load_clauses
from conformance.runner.judge import comparable, told_fields

if TYPE_CHECKING:
    from conformance.cases import Case, Step
    from conformance.runner.judge import Judgement

Untold = Sequence[tuple[int, str]]
"""Fields that an app does not tell, each with the index of the step that asks for it."""
Shows = Callable[["Case", str], bool]
"""Tells whether a pass of a case shows which reading of an open point an app plays."""


def unseen_clauses(case: Case, untold: Untold) -> list[str]:
    """Return the clauses of a case that a pass of it does not show, because of what the app does not tell."""
    if not untold:
        return []
    return [clause for clause in case.clauses if not _is_seen(case, clause, untold)]


def _is_seen(case: Case, clause: str, untold: Untold) -> bool:
    standing = _standing(case, {clause})
    silent = [(index, name) for index, name in untold if index in standing]
    return bool(standing) and (not silent or any(_tells(index, step, silent) for index, step in standing.items()))


def _standing(case: Case, clauses: Collection[str]) -> dict[int, Step]:
    """Return the targets that stand under one of the clauses, by index."""
    return {index: step for index, step in enumerate(case.steps) if step.target and step.under in clauses}


def _tells(index: int, step: Step, untold: Untold) -> bool:
    """Tell whether a target shows something more than that the deal goes on: a refusal, or a field that is told."""
    if step.expect is None:
        return step.refuse_play is not None or step.refuse_pass is not None
    return bool(_told_in(step, index, untold))


def _asked(step: Step) -> list[str]:
    return [] if step.expect is None else [name for name, _ in told_fields(step.expect) if name != "stage"]


def sight_of(measured: Iterable[tuple[Case, Judgement]]) -> Shows:
    """Return what tells which readings the measuring cases show, given what of each the app does not tell.

    Of a point that a case measures and does not show, another case shows something only where a step of it stands under
    a clause about that point.
    """
    cases = list(measured)
    silent = {id(case): (*judgement.untold, *judgement.partly) for case, judgement in cases}
    values = _values_by_reading([case for case, _ in cases])

    def tells(case: Case, point: str) -> bool:
        untold = silent.get(id(case), ())
        return not untold or _shows(case, point, untold, values.get(point, {}))

    hidden = {point for case, _ in cases for point in case.measures if point in case.when and not tells(case, point)}

    def shows(case: Case, point: str) -> bool:
        if point in hidden and point not in case.measures:
            return tells(case, point) and any(step.under in clauses_about(point) for step in case.steps)
        return tells(case, point)

    return shows


def clauses_about(point: str) -> frozenset[str]:
    """Return the clauses that read a parameter."""
    return frozenset(name for name, clause in load_clauses().items() if point in clause.reads)


_Values = Mapping[str, Mapping[str, Collection[str]]]
"""What the cases that measure a point expect: by reading, by field."""


def _shows(case: Case, point: str, untold: Untold, values: _Values) -> bool:
    if _differs_for_each(str(case.when.get(point)), "stage", values):
        return True
    standing = _standing(case, clauses_about(point))
    if not any(step.expect is None or _asked(step) for step in standing.values()):
        standing = dict(enumerate(case.steps))
    hidden = [(index, name) for index, name in untold if index in standing and not _is_the_same_for_all(name, values)]
    return all(name == "captured" and "turn" in _told_in(standing[index], index, untold) for index, name in hidden)


def _told_in(step: Step, index: int, untold: Untold) -> list[str]:
    """Return what is told of what a statement asks; whose turn it is after a trick tells who took its cards."""
    return [name for name in _asked(step) if (index, name) not in untold]


def _values_by_reading(cases: Iterable[Case]) -> dict[str, dict[str, dict[str, set[str]]]]:
    found: dict[str, dict[str, dict[str, set[str]]]] = {}
    for case in cases:
        for point in case.measures:
            if point in case.when:
                by_field = found.setdefault(point, {}).setdefault(str(case.when[point]), {})
                for name, value in _expected(case):
                    by_field.setdefault(name, set()).add(str(comparable(name, value)))
    return found


def _expected(case: Case) -> Iterable[tuple[str, Any]]:
    for step in case.steps:
        if step.target and step.expect is not None:
            yield from told_fields(step.expect)


def _is_the_same_for_all(name: str, values: _Values) -> bool:
    """Tell whether a field is expected to be the same under every reading, so that it tells none from another."""
    every = [fields.get(name, set()) for fields in values.values()]
    return len(every) > 1 and len(set().union(*every)) == 1


def _differs_for_each(reading: str, name: str, values: _Values) -> bool:
    """Tell whether a field is under one reading never what it is under another."""
    mine = set(values.get(reading, {}).get(name, ()))
    others = [set(fields.get(name, ())) for other, fields in values.items() if other != reading]
    return bool(mine) and bool(others) and all(other and not mine & other for other in others)

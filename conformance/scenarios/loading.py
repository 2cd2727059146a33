"""All scenarios of some folders, or everything that is wrong with them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from conformance.problems import Problem, Problems
from conformance.rules.clauses import load_clauses
from conformance.scenarios.applicability import own_rules
from conformance.scenarios.consistency import check_statements, table_of
from conformance.scenarios.deals import UnclearError, scripts_of
from conformance.scenarios.features import Scenario, find_features, parse_feature, read_scenarios
from conformance.scenarios.frozen import lint_frozen
from conformance.scenarios.lint import explain_refusal, lint_feature, lint_scenarios
from conformance.scenarios.phrasebook import load_phrasebook
from conformance.scenarios.situation import situation_of
from conformance.scenarios.tables import waits_elsewhere
from conformance.scenarios.translations import merge_translations
from conformance.scenarios.unfilled import UNFILLED_CODE
from conformance.spec_files import FEATURES, shown_path

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from conformance.rules.resolved import Resolved


def load_scenarios(folders: Sequence[Path] = (FEATURES,), table: Resolved | None = None) -> tuple[Scenario, ...]:
    """Return the scenarios of the feature files in some folders, in the order of folder, file and line.

    With a ``table``, those that still have to be filled in and that another table plays are left out.

    Raises:
        Problems: everything that is wrong with the files; nothing is passed over in silence.

    >>> load_scenarios()[0].feature.endswith(".feature")
    True
    """
    scenarios, problems = read_folders(folders)
    if table is not None:
        return scenarios_at(table, scenarios, problems)
    if problems:
        raise Problems(problems)
    return tuple(scenarios)


def scenarios_at(table: Resolved, scenarios: Sequence[Scenario], problems: Sequence[Problem]) -> tuple[Scenario, ...]:
    """Return the scenarios without those that still have to be filled in and that another table plays.

    Raises:
        Problems: of the problems those that are left without these scenarios.
    """
    if left := problems_at(table, scenarios, problems):
        raise Problems(left)
    return tuple(scenario for scenario in scenarios if not waits_elsewhere(scenario, table))


def read_folders(folders: Sequence[Path]) -> tuple[list[Scenario], list[Problem]]:
    """Return the scenarios that can be read, each once in whatever languages it is there, and everything wrong."""
    scenarios: list[Scenario] = []
    problems: list[Problem] = []
    for folder in folders:
        files = find_features(folder)
        if not files:
            problems.append(_nothing_in(folder))
        for file in files:
            found, wrong = read_file(file, folder)
            scenarios += found
            problems += wrong
    whole = any(folder.resolve() == FEATURES for folder in folders)
    problems += lint_scenarios(scenarios)
    problems += lint_frozen(scenarios, whole=whole)
    merged, differing = merge_translations(scenarios, load_phrasebook())
    return merged, problems + differing


def problems_at(table: Resolved, scenarios: Sequence[Scenario], problems: Sequence[Problem]) -> list[Problem]:
    """Return the problems of scenarios without the steps that wait only where another table plays them."""
    here: set[tuple[str, int, int]] = set()
    elsewhere: set[tuple[str, int, int]] = set()
    for scenario in scenarios:
        if scenario.unfilled:
            places = elsewhere if waits_elsewhere(scenario, table) else here
            places.update(scenario.unfilled)
    elsewhere -= here
    return [
        problem
        for problem in problems
        if problem.code != UNFILLED_CODE or (problem.file, problem.line, problem.column) not in elsewhere
    ]


def read_file(file: Path, folder: Path, *, statements: bool = True) -> tuple[list[Scenario], list[Problem]]:
    """Return the scenarios of one file, and everything that is wrong with it.

    Without ``statements`` it is not looked at whether what they state can be so.
    """
    if file.is_relative_to(FEATURES.parent) and file.is_file():
        scenarios, problems = _read_shipped(file, folder, file.read_bytes(), statements)
        return [*scenarios], [*problems]  # the lists may be written to
    return _read(file, folder, statements=statements)


@cache
def _read_shipped(file: Path, folder: Path, _written: bytes, statements: bool) -> tuple[list[Scenario], list[Problem]]:
    """Read a file of the suite once as long as it stays as it is, for what it says depends on nothing else."""
    return _read(file, folder, statements=statements)


def _read(file: Path, folder: Path, *, statements: bool) -> tuple[list[Scenario], list[Problem]]:
    phrasebook, clauses = load_phrasebook(), load_clauses()
    feature = parse_feature(file, folder)
    if isinstance(feature, list):
        source = file.read_text(encoding="utf-8", errors="replace") if file.is_file() else ""
        return [], [explain_refusal(problem, source) for problem in feature]
    problems = lint_feature(feature, phrasebook, clauses)
    if feature.language not in phrasebook.languages:
        return [], problems
    scenarios, unknown = read_scenarios(feature, phrasebook)
    problems += unknown
    for scenario in scenarios:
        if scenario.understood and statements:
            problems += _statements(scenario)
    return scenarios, problems


def _nothing_in(folder: Path) -> Problem:
    """Return why no feature file was found in a folder."""
    code, message = "no-features", "no .feature file is in there"
    if not folder.is_dir():
        code, message = "no-folder", "this is not a folder" if folder.exists() else "there is no such folder"
    return Problem(file=shown_path(folder), line=0, column=0, code=code, message=message)


def _statements(scenario: Scenario) -> Iterator[Problem]:
    """Find what a scenario states that cannot be so, as far as its profile can be loaded."""
    if not scenario.lines:
        return
    profiles = [line for line in scenario.lines if line.stated.id == "profile"]
    if len(profiles) != 1:
        message = "it is said twice which rules are played" if profiles else "it is not said which rules are played"
        hint = "" if profiles else "begin with: Given we play …"
        yield Problem(
            file=scenario.file, line=scenario.line, column=scenario.column, code="profile", message=message, hint=hint
        )
        return
    said = profiles[0]
    try:
        rules = own_rules(scenario)
    except Problems as problems:
        for problem in problems.problems:
            yield Problem(
                file=scenario.file, line=said.line, column=said.column, code=problem.code, message=problem.message,
                hint=problem.hint,
            )  # fmt: skip
        return
    table = table_of(rules)
    wrong = check_statements(scenario, table)
    yield from wrong
    if wrong:
        return
    try:
        scripts_of(situation_of(scenario, table))
    except UnclearError as error:
        yield Problem(
            file=scenario.file, line=error.line.line, column=error.line.column, code="unclear", message=str(error),
            hint=error.hint,
        )  # fmt: skip

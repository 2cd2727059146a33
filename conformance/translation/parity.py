"""That the same scenario says the same in every language: equal ids, equal steps, equal clauses, the same file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conformance.problems import Problem, Problems
from conformance.scenarios.features import find_features
from conformance.scenarios.lint import lint_scenarios
from conformance.scenarios.loading import read_file
from conformance.scenarios.phrasebook import load_phrasebook
from conformance.scenarios.translations import differences
from conformance.spec_files import shown_path

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from conformance.scenarios.features import Scenario
    from conformance.scenarios.phrasebook import Phrasebook


def prove_parity(folder: Path) -> int:
    """Return how many scenarios a folder has, if each is the same in the folders beside it, one a language.

    Raises:
        Problems: everything wrong with the writing of a file, and every scenario that is missing, extra or different.
    """
    phrasebook = load_phrasebook()
    language = folder.name
    problems: list[Problem] = []
    read: dict[str, list[Scenario]] = {}
    for each in phrasebook.languages:
        read[each], wrong = _read(folder.parent / each, each)
        problems += wrong
    for each in phrasebook.languages:
        if each != language and read[each]:
            problems += compare_scenarios(read[language], read[each], phrasebook)
    if problems:
        raise Problems(problems)
    return len(read[language])


def compare_scenarios(
    scenarios: Sequence[Scenario], translated: Sequence[Scenario], phrasebook: Phrasebook
) -> Iterator[Problem]:
    """Yield a problem for every scenario that is not in both, and for every step that does not say the same."""
    originals = {scenario.id: scenario for scenario in scenarios}
    translations = {scenario.id: scenario for scenario in translated}
    language, other = scenarios[0].language, translated[0].language
    for key, original in originals.items():
        if key not in translations:
            yield _problem(
                original, "translation-missing", f"{key} is not there in {other}",
                f"`hartenjagen translate {original.file}` renders its steps",
            )  # fmt: skip
    for key, translation in translations.items():
        if key not in originals:
            yield _problem(
                translation, "translation-extra", f"{key} is there in {other} and not in {language}",
                f"`hartenjagen translate {translation.file}` renders its steps; or take it out",
            )  # fmt: skip
            continue
        yield from _differences(originals[key], translation, phrasebook)


def _read(folder: Path, language: str) -> tuple[list[Scenario], list[Problem]]:
    files = find_features(folder)
    if not files:
        message = f"no .feature file in {language} is in there"
        return [], [Problem(file=shown_path(folder), line=0, column=0, code="no-features", message=message)]
    scenarios: list[Scenario] = []
    problems: list[Problem] = []
    for file in files:
        found, wrong = read_file(file, folder, statements=False)
        problems += wrong
        if found and found[0].language != language:
            problems.append(
                Problem(
                    file=shown_path(file), line=1, column=1, code="wrong-folder",
                    message=f"the file is in {found[0].language}, and its folder is for {language}",
                    hint=f"`# language: {language}` on line 1, or move it",
                )
            )  # fmt: skip
            continue
        scenarios += found
    return scenarios, problems + lint_scenarios(scenarios)


def _differences(original: Scenario, translation: Scenario, phrasebook: Phrasebook) -> Iterator[Problem]:
    if original.feature != translation.feature:
        message = f"{original.id} stands in {translation.feature}, and in {original.language} in {original.feature}"
        yield _problem(translation, "translation-misplaced", message, "translations have the same file name")
    yield from differences(original, translation, phrasebook)


def _problem(scenario: Scenario, code: str, message: str, hint: str) -> Problem:
    return Problem(
        file=scenario.file, line=scenario.line, column=scenario.column, code=code, message=message, hint=hint
    )

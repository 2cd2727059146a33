"""Feature files written for a test, and what is made of them."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent, indent
from typing import TYPE_CHECKING

from conformance.scenarios.features import LANGUAGES, find_features
from conformance.scenarios.lint import lint_scenarios
from conformance.scenarios.loading import load_scenarios, read_file
from conformance.translation.files import read_original, translate_feature

if TYPE_CHECKING:
    from conformance.problems import Problem
    from conformance.scenarios.features import Scenario

BAD = Path(__file__).parent / "bad"


def problems_of(file: Path) -> list[Problem]:
    """Return everything wrong with one feature file."""
    scenarios, problems = read_file(file, file.parent)
    return sorted({*problems, *lint_scenarios(scenarios)})


def write_other_languages(folder: Path) -> None:
    """Put the scenarios of a folder into the folders of the other languages beside it, titles as they are."""
    for file in find_features(folder):
        original = read_original(file)
        for language in LANGUAGES:
            path = folder.parent / language / file.relative_to(folder)
            if language != original.language:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(translate_feature(original, language).content.replace("?? ", ""), encoding="utf-8")


def scenario_of(steps: str, folder: Path, *, clauses: str = "play.follow-suit", name: str = "written") -> Scenario:
    """Write a scenario with these steps to a file, and return it as it is read back."""
    tags = " ".join(f"@clause:{clause}" for clause in clauses.split())
    text = f"Feature: Written\n\n  @id:AAAAA {tags}\n  Scenario: Written\n{indent(dedent(steps).strip(), '    ')}\n"
    folder.mkdir(exist_ok=True, parents=True)
    (folder / f"{name}.feature").write_text(text, encoding="utf-8")
    return load_scenarios([folder])[0]

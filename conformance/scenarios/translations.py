"""Scenarios written in several languages: equal ids mean one scenario, which says the same in each of them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from conformance.problems import Problem

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from conformance.scenarios.features import Scenario
    from conformance.scenarios.phrasebook import Phrasebook


def are_translations(scenario: Scenario, other: Scenario) -> bool:
    """Tell whether two scenarios with one id are the same in two languages, and not two by mistake.

    What the suite ships and what is somebody's own never share an id.
    """
    return scenario.language != other.language and scenario.own == other.own


def merge_translations(scenarios: Sequence[Scenario], phrasebook: Phrasebook) -> tuple[list[Scenario], list[Problem]]:
    """Return every scenario once, the first of its translations, and a problem wherever one says something else.

    What is still to be filled in or to be reviewed in one language is so for the scenario.
    """
    merged: dict[str, Scenario] = {}
    problems: list[Problem] = []
    for number, scenario in enumerate(scenarios):
        key = scenario.id or f"without an id: {number}"
        first = merged.setdefault(key, scenario)
        if first is scenario:
            continue
        if not are_translations(first, scenario):
            merged[f"{key} again: {number}"] = scenario
            continue
        problems += differences(first, scenario, phrasebook)
        merged[key] = replace(
            first,
            unfilled=first.unfilled | scenario.unfilled,
            unreviewed=first.unreviewed or scenario.unreviewed,
        )
    return list(merged.values()), problems


def differences(original: Scenario, translation: Scenario, phrasebook: Phrasebook) -> Iterator[Problem]:
    """Yield a problem for every clause and every step that does not say the same."""
    where = f"{original.file}:{original.line}"
    hint = _hint(original, translation)
    if original.clauses != translation.clauses:
        message = f"{original.id} names {_list(translation.clauses)}, and {where} {_list(original.clauses)}"
        yield _problem(translation, message, hint)
    if not (original.understood and translation.understood):
        return
    for line, first in zip(translation.lines, original.lines, strict=False):
        if (line.kind, line.stated) != (first.kind, first.stated):
            meant = phrasebook.render(line.stated, original.language)
            message = (
                f"{original.id}: `{line.text}` says `{meant}`, and {original.file}:{first.line} says `{first.text}`"
            )
            yield Problem(
                file=translation.file, line=line.line, column=line.column, code="translation-differs",
                message=message, hint=hint,
            )  # fmt: skip
            if len(translation.lines) != len(original.lines):
                break
    if len(translation.lines) != len(original.lines):
        message = f"{original.id} has {len(translation.lines)} steps, and at {where} {len(original.lines)}"
        yield _problem(translation, message, hint)


def _hint(original: Scenario, translation: Scenario) -> str:
    right = "renders it anew, from the one that is right"
    if original.own:
        again = f"`hartenjagen translate {original.file} --lang {translation.language}`"
        return f"{again} {right}; another scenario takes an id of its own"
    return f"`hartenjagen translate {original.file}` or `… {translation.file}` {right}"


def _list(clauses: Sequence[str]) -> str:
    return ", ".join(clauses) or "no clause"


def _problem(scenario: Scenario, message: str, hint: str) -> Problem:
    return Problem(
        file=scenario.file, line=scenario.line, column=scenario.column, code="translation-differs",
        message=message, hint=hint,
    )  # fmt: skip

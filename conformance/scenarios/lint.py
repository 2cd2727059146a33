"""What is wrong with the writing of a feature file, above all what Gherkin and pytest-bdd pass over in silence."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from conformance.problems import Problem
from conformance.scenarios.features import (
    LANGUAGES,
    Feature,
    Node,
    Scenario,
    all_steps,
    at,
    dialect,
    is_outline,
    scenario_nodes,
)
from conformance.scenarios.tagging import lint_tags
from conformance.scenarios.translations import are_translations
from conformance.translation.marks import lint_marks

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from conformance.scenarios.phrasebook import Phrasebook

_PLACEHOLDER: Final = re.compile(r"<([^<>\s][^<>]*)>")
_LANGUAGE_LINE: Final = re.compile(r"\s*#\s*language\s*:")
_COMMENT: Final = "write explanations as comments, with #"
_STEPS: Final = ("given", "when", "then", "and", "but")
_HEADINGS: Final = ("feature", "background", "rule", "scenario", "scenario_outline", "examples")


@dataclass(frozen=True, kw_only=True)
class Keyword:
    """A word Gherkin gives a meaning in some language."""

    word: str
    language: str
    kind: str
    """`feature`, `scenario`, `given` …"""

    @property
    def heading(self) -> bool:
        """Whether it opens a part of a file, with a colon, and not a step."""
        return self.kind in _HEADINGS


def lint_feature(feature: Feature, phrasebook: Phrasebook, clauses: Collection[str]) -> list[Problem]:
    """Return everything wrong with the writing of one file; whether its steps are known is told by `read_scenarios`."""
    return [
        *_language(feature, phrasebook),
        *_swallowed(feature),
        *_names(feature),
        *(problem for node in scenario_nodes(feature) for problem in _scenario(feature, node, phrasebook)),
        *_bullets(feature),
        *lint_tags(feature, phrasebook, clauses),
        *lint_marks(feature),
    ]


def lint_scenarios(scenarios: Sequence[Scenario]) -> list[Problem]:
    """Return what is wrong between and inside scenarios: an id used twice in a language, an order that says nothing."""
    seen: dict[str, list[Scenario]] = {}
    problems: list[Problem] = []
    for scenario in scenarios:
        before = seen.setdefault(scenario.id, []) if scenario.id else []
        if first := next((each for each in before if not are_translations(each, scenario)), None):
            problems.append(
                _of(scenario, "duplicate-id", f"the id {scenario.id} is already used at {first.file}:{first.line}",
                    "ids are never shared or reused")
            )  # fmt: skip
        before.append(scenario)
        problems += _order(scenario)
    return problems


def explain_refusal(problem: Problem, source: str) -> Problem:
    """Return what Gherkin refused, told as what it most likely is: a keyword of another language, a line of prose."""
    if problem.code != "gherkin" or "got '" not in problem.message:
        return problem
    lines = source.splitlines()
    text = lines[problem.line - 1].strip() if 0 < problem.line <= len(lines) else ""
    other = _keyword_at(text)
    if other is None:
        return replace(problem, message=f"`{text}` is not understood here", hint=_COMMENT)
    return Problem(
        file=problem.file, line=problem.line, column=problem.column, code="wrong-language-keyword",
        message=f"`{other.word.strip()}` is not understood here",
        hint=f"it is a keyword of {other.language}; a file in it has `# language: {other.language}` on line 1",
    )  # fmt: skip


def _of(scenario: Scenario, code: str, message: str, hint: str = "") -> Problem:
    return Problem(
        file=scenario.file, line=scenario.line, column=scenario.column, code=code, message=message, hint=hint
    )


def _language(feature: Feature, phrasebook: Phrasebook) -> Iterator[Problem]:
    for number, text in enumerate(feature.source.splitlines(), start=1):
        if number > 1 and _LANGUAGE_LINE.match(text):
            yield at(
                feature, {"line": number}, "language-not-first", "`# language:` has no effect here", "put it on line 1"
            )
    if feature.language not in phrasebook.languages:
        yield at(
            feature, feature.document["feature"]["location"], "unknown-language",
            f"the phrasebook has no phrases in `{feature.language}`", f"it has {', '.join(phrasebook.languages)}",
        )  # fmt: skip


def _swallowed(feature: Feature) -> Iterator[Problem]:
    """Text that Gherkin takes for a description, and that was meant as something else."""
    top = feature.document["feature"]
    rules = [child["rule"] for child in top["children"] if "rule" in child]
    for part in (top, *rules):
        for offset, text in _description(feature, part):
            keyword = _keyword_at(text)
            if keyword is not None and keyword.heading:
                code = "second-feature" if keyword.kind == "feature" else "swallowed-heading"
                yield at(feature, offset, code, f"`{text}` is read as a description", _swallow_hint(keyword))
    children = [child for part in (top, *rules) for child in part["children"]]
    for child in children:
        for part in (child.get("background"), child.get("scenario")):
            if part is None:
                continue
            for examples in part.get("examples", ()):
                yield from _no_description(feature, examples)
            yield from _no_description(feature, part)


def _no_description(feature: Feature, part: Mapping[str, Any]) -> Iterator[Problem]:
    for offset, text in _description(feature, part):
        keyword = _keyword_at(text)
        hint = _swallow_hint(keyword) if keyword else _COMMENT
        yield at(feature, offset, "swallowed-step", f"`{text}` is read as a description and not run", hint)
        return


def _swallow_hint(keyword: Keyword) -> str:
    return f"`{keyword.word.strip()}` is a keyword of {keyword.language}, and not one that can stand here"


def _description(feature: Feature, part: Mapping[str, Any]) -> Iterator[tuple[dict[str, int], str]]:
    """Yield the lines of a description that are not blank, with where they stand."""
    if not part.get("description", "").strip():
        return
    lines = feature.source.splitlines()
    left = [text.strip() for text in part["description"].splitlines() if text.strip()]
    number = part["location"]["line"]
    while left and number < len(lines):
        text = lines[number]
        number += 1
        if text.strip() == left[0]:
            yield {"line": number, "column": len(text) - len(text.lstrip()) + 1}, left.pop(0)


def _names(feature: Feature) -> Iterator[Problem]:
    first: dict[str, int] = {}
    for node in scenario_nodes(feature):
        name, location = node.scenario["name"], node.scenario["location"]
        if not name:
            yield at(feature, location, "no-name", "the scenario has no name")
        elif name in first:
            yield at(
                feature, location, "duplicate-name", f"a scenario of line {first[name]} has the same name",
                "pytest-bdd would run only one of them",
            )  # fmt: skip
        first.setdefault(name, location["line"])


def _scenario(feature: Feature, node: Node, phrasebook: Phrasebook) -> Iterator[Problem]:
    scenario = node.scenario
    if not scenario["steps"]:
        yield at(feature, scenario["location"], "no-steps", "the scenario has no steps, so it would always pass")
    for step in scenario["steps"]:
        for argument in ("dataTable", "docString"):
            if argument in step:
                yield at(feature, step[argument]["location"], "unused-argument", "no phrase takes a table or a text")
    yield from _placeholders(feature, scenario, phrasebook)


def _placeholders(feature: Feature, scenario: Mapping[str, Any], phrasebook: Phrasebook) -> Iterator[Problem]:
    rows = [row for examples in scenario["examples"] for row in examples.get("tableBody", ())]
    if is_outline(scenario) and not rows:
        yield at(feature, scenario["location"], "no-examples", "the outline has no examples, so nothing would be run")
    texts = [(step["location"], step["text"]) for step in scenario["steps"]]
    texts.append((scenario["location"], scenario["name"]))
    used = {name: location for location, text in texts for name in _PLACEHOLDER.findall(text)}
    tables = [examples for examples in scenario["examples"] if "tableHeader" in examples] or [{}]
    for examples in tables:
        cells = examples.get("tableHeader", {}).get("cells", ())
        columns = [cell["value"] for cell in cells]
        for name, location in used.items():
            if name not in columns:
                yield at(
                    feature, location, "unbound-placeholder", f"<{name}> has no column and would be run as it stands",
                    f"the columns are {', '.join(columns)}" if columns else "the scenario has no examples",
                )  # fmt: skip
        reserved = phrasebook.words.get(feature.language)
        for cell, times in ((cell, columns.count(cell["value"])) for cell in cells):
            if times > 1:
                yield at(feature, cell["location"], "duplicate-column", f"the column {cell['value']} is there twice")
            elif cell["value"] not in used and (reserved is None or cell["value"] != reserved.columns["id"]):
                yield at(feature, cell["location"], "unused-column", f"no step uses <{cell['value']}>")


def _bullets(feature: Feature) -> Iterator[Problem]:
    for step in all_steps(feature).values():
        if step["keyword"].strip() == "*":
            yield at(
                feature, step["location"], "bullet", "`*` says neither Given nor When nor Then", "write the keyword out"
            )


def _order(scenario: Scenario) -> Iterator[Problem]:
    kinds = [line.kind for line in scenario.lines]
    if scenario.understood and kinds and "then" not in kinds:
        yield _of(scenario, "no-then", "nothing is observed: there is no Then")
    started = False
    for line in scenario.lines:
        if started and line.kind == "given":
            yield Problem(
                file=scenario.file, line=line.line, column=line.column, code="given-after-when",
                message="a Given after the play has begun", hint="what is given comes first",
            )  # fmt: skip
        started = started or line.kind != "given"


@functools.cache
def _keywords() -> tuple[Keyword, ...]:
    found = [
        Keyword(word=word, language=language, kind=kind)
        for language in LANGUAGES
        for kind in (*_STEPS, *_HEADINGS)
        for word in getattr(dialect(language), f"{kind}_keywords")
        if word.strip() != "*"
    ]
    return tuple(sorted(found, key=lambda keyword: -len(keyword.word)))


def _keyword_at(text: str) -> Keyword | None:
    """Return the keyword of any language that a line starts with."""
    for keyword in _keywords():
        if text.startswith(f"{keyword.word}:" if keyword.heading else keyword.word):
            return keyword
    return None

"""What is wrong with the writing of a feature file, above all what Gherkin and pytest-bdd pass over in silence."""

from __future__ import annotations

import functools
import re
from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, cast

from gherkin.dialect import Dialect

from conformance.problems import Problem, did_you_mean
from conformance.scenarios.features import CLAUSE_TAG, ID_TAG, Feature, Node, Scenario, all_steps, scenario_nodes

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from conformance.scenarios.phrasebook import Phrasebook

_LANGUAGES: Final = ("en", "nl", "fr", "es")
_ID: Final = re.compile(r"[A-Z2-9]{5}")
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
        *(problem for node in scenario_nodes(feature) for problem in _scenario(feature, node, phrasebook, clauses)),
        *_bullets(feature),
        *_shared_tags(feature, clauses),
    ]


def lint_scenarios(scenarios: Sequence[Scenario]) -> list[Problem]:
    """Return what is wrong between and inside scenarios: ids used twice, an order of steps that says nothing."""
    seen: dict[str, Scenario] = {}
    problems: list[Problem] = []
    for scenario in scenarios:
        if scenario.id and (first := seen.setdefault(scenario.id, scenario)) is not scenario:
            problems.append(
                _of(scenario, "duplicate-id", f"the id {scenario.id} is already used at {first.file}:{first.line}",
                    "ids are never shared or reused")
            )  # fmt: skip
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


def _at(feature: Feature, location: Mapping[str, Any], code: str, message: str, hint: str = "") -> Problem:
    return Problem(
        file=feature.file, line=location["line"], column=location.get("column") or 1,
        code=code, message=message, hint=hint,
    )  # fmt: skip


def _language(feature: Feature, phrasebook: Phrasebook) -> Iterator[Problem]:
    for number, text in enumerate(feature.source.splitlines(), start=1):
        if number > 1 and _LANGUAGE_LINE.match(text):
            yield _at(
                feature, {"line": number}, "language-not-first", "`# language:` has no effect here", "put it on line 1"
            )
    if feature.language not in phrasebook.languages:
        yield _at(
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
                yield _at(feature, offset, code, f"`{text}` is read as a description", _swallow_hint(keyword))
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
        yield _at(feature, offset, "swallowed-step", f"`{text}` is read as a description and not run", hint)
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
            yield _at(feature, location, "no-name", "the scenario has no name")
        elif name in first:
            yield _at(
                feature, location, "duplicate-name", f"a scenario of line {first[name]} has the same name",
                "pytest-bdd would run only one of them",
            )  # fmt: skip
        first.setdefault(name, location["line"])


def _scenario(feature: Feature, node: Node, phrasebook: Phrasebook, clauses: Collection[str]) -> Iterator[Problem]:
    scenario = node.scenario
    if not scenario["steps"]:
        yield _at(feature, scenario["location"], "no-steps", "the scenario has no steps, so it would always pass")
    for step in scenario["steps"]:
        for argument in ("dataTable", "docString"):
            if argument in step:
                yield _at(feature, step[argument]["location"], "unused-argument", "no phrase takes a table or a text")
    yield from _placeholders(feature, scenario, phrasebook)
    yield from _ids(feature, scenario, phrasebook)
    yield from _clauses(feature, node, clauses)


def _is_outline(scenario: Mapping[str, Any]) -> bool:
    return bool(scenario["examples"]) or any(
        scenario["keyword"] in _dialect(language).scenario_outline_keywords for language in _LANGUAGES
    )


def _placeholders(feature: Feature, scenario: Mapping[str, Any], phrasebook: Phrasebook) -> Iterator[Problem]:
    rows = [row for examples in scenario["examples"] for row in examples.get("tableBody", ())]
    if _is_outline(scenario) and not rows:
        yield _at(feature, scenario["location"], "no-examples", "the outline has no examples, so nothing would be run")
    texts = [(step["location"], step["text"]) for step in scenario["steps"]]
    texts.append((scenario["location"], scenario["name"]))
    used = {name: location for location, text in texts for name in _PLACEHOLDER.findall(text)}
    tables = [examples for examples in scenario["examples"] if "tableHeader" in examples] or [{}]
    for examples in tables:
        cells = examples.get("tableHeader", {}).get("cells", ())
        columns = [cell["value"] for cell in cells]
        for name, location in used.items():
            if name not in columns:
                yield _at(
                    feature, location, "unbound-placeholder", f"<{name}> has no column and would be run as it stands",
                    f"the columns are {', '.join(columns)}" if columns else "the scenario has no examples",
                )  # fmt: skip
        reserved = phrasebook.words.get(feature.language)
        for cell, times in ((cell, columns.count(cell["value"])) for cell in cells):
            if times > 1:
                yield _at(feature, cell["location"], "duplicate-column", f"the column {cell['value']} is there twice")
            elif cell["value"] not in used and (reserved is None or cell["value"] != reserved.columns["id"]):
                yield _at(feature, cell["location"], "unused-column", f"no step uses <{cell['value']}>")


def _ids(feature: Feature, scenario: Mapping[str, Any], phrasebook: Phrasebook) -> Iterator[Problem]:
    words = phrasebook.words.get(feature.language)
    column = words.columns["id"] if words else "id"
    tags = [tag for tag in scenario["tags"] if tag["name"].startswith(ID_TAG)]
    shape = "five of A–Z and 2–9"
    for tag in tags:
        if not _ID.fullmatch(tag["name"].removeprefix(ID_TAG)):
            yield _at(feature, tag["location"], "malformed-id", f"`{tag['name']}` is no id", f"an id is {shape}")
    for extra in tags[1:]:
        yield _at(feature, extra["location"], "several-ids", "the scenario already has an id")
    if not _is_outline(scenario):
        if not tags:
            hint = f"tag it @id: and {shape}, opaque"
            yield _at(feature, scenario["location"], "missing-id", "the scenario has no id", hint)
        return
    if tags:
        yield _at(
            feature, tags[0]["location"], "id-of-outline", "the rows of an outline need an id each",
            f"give them one in a column `{column}`",
        )  # fmt: skip
    for examples in scenario["examples"]:
        names = [cell["value"] for cell in examples.get("tableHeader", {}).get("cells", ())]
        if names and column not in names:
            message = f"the rows have no id: there is no column `{column}`"
            yield _at(feature, examples["location"], "missing-id", message)
            continue
        for row in examples.get("tableBody", ()):
            cell = row["cells"][names.index(column)]
            if not _ID.fullmatch(cell["value"]):
                yield _at(feature, cell["location"], "malformed-id", f"`{cell['value']}` is no id", f"an id is {shape}")
        for tag in examples["tags"]:
            yield _at(feature, tag["location"], "tag-of-examples", "tags of examples are not seen by everybody",
                      "put it on the outline")  # fmt: skip


def _clauses(feature: Feature, node: Node, clauses: Collection[str]) -> Iterator[Problem]:
    own = list(node.scenario["tags"])
    inherited = [*feature.document["feature"]["tags"], *(node.rule["tags"] if node.rule else ())]
    if not any(tag["name"].startswith(CLAUSE_TAG) for tag in (*own, *inherited)):
        yield _at(
            feature, node.scenario["location"], "missing-clause", "the scenario names no clause",
            "tag it @clause: and an id of spec/clauses.yaml",
        )  # fmt: skip
    yield from _unknown_tags(feature, own, clauses, ids=True)
    for name, times in Counter(tag["name"] for tag in own).items():
        if times > 1 and name.startswith(CLAUSE_TAG):
            yield _at(feature, node.scenario["location"], "duplicate-tag", f"{name} is there twice")


def _shared_tags(feature: Feature, clauses: Collection[str]) -> Iterator[Problem]:
    top = feature.document["feature"]
    for part in (top, *(child["rule"] for child in top["children"] if "rule" in child)):
        yield from _unknown_tags(feature, part["tags"], clauses, ids=False)


def _unknown_tags(
    feature: Feature, tags: Sequence[Mapping[str, Any]], clauses: Collection[str], *, ids: bool
) -> Iterator[Problem]:
    for tag in tags:
        name = tag["name"]
        if name.startswith(CLAUSE_TAG):
            clause = name.removeprefix(CLAUSE_TAG)
            if clause not in clauses:
                yield _at(feature, tag["location"], "unknown-clause", f"there is no clause `{clause}`",
                          did_you_mean(clause, clauses))  # fmt: skip
        elif not (ids and name.startswith(ID_TAG)):
            yield _at(feature, tag["location"], "unknown-tag", f"the tag {name} means nothing here",
                      "tags are @id:… of a scenario and @clause:…")  # fmt: skip


def _bullets(feature: Feature) -> Iterator[Problem]:
    for step in all_steps(feature).values():
        if step["keyword"].strip() == "*":
            yield _at(
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


def _dialect(language: str) -> Dialect:
    return cast("Dialect", Dialect.for_name(language))


@functools.cache
def _keywords() -> tuple[Keyword, ...]:
    found = [
        Keyword(word=word, language=language, kind=kind)
        for language in _LANGUAGES
        for kind in (*_STEPS, *_HEADINGS)
        for word in getattr(_dialect(language), f"{kind}_keywords")
        if word.strip() != "*"
    ]
    return tuple(sorted(found, key=lambda keyword: -len(keyword.word)))


def _keyword_at(text: str) -> Keyword | None:
    """Return the keyword of any language that a line starts with."""
    for keyword in _keywords():
        if text.startswith(f"{keyword.word}:" if keyword.heading else keyword.word):
            return keyword
    return None

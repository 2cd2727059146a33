"""Feature files as data: every scenario with its id, clauses, and steps that say what they state.

Nothing is judged here beyond what Gherkin itself refuses; `conformance.scenarios.lint` says what is wrong with a file.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, cast

from gherkin.dialect import Dialect
from gherkin.errors import CompositeParserException, NoSuchLanguageException, ParserException
from gherkin.parser import Parser
from gherkin.pickles.compiler import Compiler

from conformance.problems import Problem
from conformance.scenarios.phrasebook import Kind, Phrasebook, Stated, StepError
from conformance.scenarios.unfilled import UNFILLED_CODE, understand
from conformance.spec_files import FEATURES, shown_path

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from pathlib import Path

_KINDS: Final[dict[str, Kind]] = {"Context": "given", "Action": "when", "Outcome": "then"}
LANGUAGES: Final = ("en", "nl", "fr", "es")
"""Languages whose keywords are recognised where they are out of place."""
ID_TAG: Final = "@id:"
CLAUSE_TAG: Final = "@clause:"
UNREVIEWED_TAG: Final = "@unreviewed"
"""On a draft that a program wrote: what it expects was recorded, and nobody has stated it yet."""


@dataclass(frozen=True, kw_only=True)
class Line:
    """A step of a scenario."""

    kind: Kind
    text: str
    line: int
    column: int
    stated: Stated


@dataclass(frozen=True, kw_only=True)
class Scenario:
    """A scenario, or one row of an outline."""

    id: str
    title: str
    feature: str
    """Path of the file below its folder of features."""
    file: str
    feature_title: str
    rule: str
    """Name of the Rule it stands under; empty: none."""
    language: str
    line: int
    column: int
    clauses: tuple[str, ...]
    lines: tuple[Line, ...]
    own: bool = False
    """Whether it is none of those that the suite itself ships."""
    unreviewed: bool = False
    """Whether a program wrote it and nobody has stated yet what it expects."""
    understood: bool = True
    """Whether every step of it states something known; the lines are those that do."""
    unfilled: frozenset[tuple[str, int, int]] = frozenset()
    """File, line and column of the steps that a person still has to fill in."""

    @property
    def profile(self) -> str:
        """The profile its table plays; empty when it says none."""
        return next((line.stated.fields["profile"] for line in self.lines if line.stated.id == "profile"), "")

    @property
    def agreements(self) -> dict[str, Any]:
        """What its table agreed on beside the profile: parameter → value."""
        return dict(line.stated.fields["agreement"] for line in self.lines if line.stated.id == "agreement")


@dataclass(frozen=True, kw_only=True)
class Feature:
    """A parsed file: Gherkin's document and its pickles, one per scenario and outline row."""

    file: str
    path: str
    """Below its folder of features."""
    source: str
    document: Mapping[str, Any]
    pickles: tuple[Mapping[str, Any], ...]
    of_the_suite: bool = False
    """Whether it is one of the scenarios that the suite itself ships."""

    @property
    def language(self) -> str:
        """The language its keywords are in."""
        return str(self.document["feature"]["language"])


@dataclass(frozen=True, kw_only=True)
class Node:
    """A scenario of the document and where it stands."""

    scenario: Mapping[str, Any]
    rule: Mapping[str, Any] | None


def find_features(folder: Path) -> list[Path]:
    """Return the feature files of a folder and the folders in it, in a fixed order."""
    return sorted(folder.rglob("*.feature"), key=lambda path: path.relative_to(folder).parts)


def parse_feature(file: Path, folder: Path) -> Feature | list[Problem]:
    """Return a file as Gherkin understands it, or everything that Gherkin refuses in it."""
    shown = shown_path(file)
    try:
        source = file.read_bytes().decode("utf-8")
    except FileNotFoundError:
        return [Problem(file=shown, line=0, column=0, code="no-such-file", message="there is no such file")]
    except OSError as error:
        return [Problem(file=shown, line=0, column=0, code="unreadable", message=f"cannot be read: {error.strerror}")]
    except UnicodeDecodeError as error:
        return [Problem(file=shown, line=1, column=1, code="unreadable", message=f"cannot be read as UTF-8: {error}")]
    return parse_source(source, file, folder)


def parse_source(source: str, file: Path, folder: Path) -> Feature | list[Problem]:
    """Return what a file is to hold as Gherkin understands it, or everything that Gherkin refuses in it."""
    shown = shown_path(file)
    if source.startswith("\ufeff"):
        return [
            Problem(
                file=shown, line=1, column=1, code="byte-order-mark",
                message="the file starts with a byte order mark", hint="save it as UTF-8 without one",
            )
        ]  # fmt: skip
    try:
        document = cast("dict[str, Any]", Parser().parse(source))
    except CompositeParserException as composite:
        return [_refused(shown, error) for error in composite.errors]
    except ParserException as error:
        return [_refused(shown, error)]
    if document.get("feature") is None:
        return [Problem(file=shown, line=1, column=1, code="no-feature", message="the file holds no feature")]
    document["uri"] = shown
    path = file.relative_to(folder).as_posix()
    pickles = cast("tuple[Mapping[str, Any], ...]", tuple(Compiler().compile(cast("Any", document))))
    return Feature(
        file=shown,
        path=path,
        source=source,
        document=document,
        pickles=pickles,
        of_the_suite=file.resolve().is_relative_to(FEATURES.parent),
    )


def _refused(file: str, error: Any) -> Problem:
    location = error.location or {}
    if isinstance(error, NoSuchLanguageException):
        return Problem(
            file=file, line=location.get("line", 1), column=location.get("column") or 1, code="unknown-language",
            message=f"there is no language `{str(error).rpartition(': ')[2]}`",
            hint=f"scenarios are written in {', '.join(LANGUAGES)}",
        )  # fmt: skip
    message = re.sub(r"^\(\d+:\d+\): ", "", str(error))
    return Problem(
        file=file, line=location.get("line", 1), column=location.get("column") or 1, code="gherkin", message=message
    )


def scenario_nodes(feature: Feature) -> Iterator[Node]:
    """Yield the scenarios of a document in order, those under rules included."""
    for child in feature.document["feature"]["children"]:
        if "scenario" in child:
            yield Node(scenario=child["scenario"], rule=None)
        for below in child.get("rule", {}).get("children", ()):
            if "scenario" in below:
                yield Node(scenario=below["scenario"], rule=child["rule"])


def all_steps(feature: Feature) -> dict[str, Mapping[str, Any]]:
    """Return every step of the document by its node id, those of backgrounds included."""
    found: dict[str, Mapping[str, Any]] = {}
    children = list(feature.document["feature"]["children"])
    for child in children:
        children.extend(child.get("rule", {}).get("children", ()))
        for part in ("background", "scenario"):
            for step in child.get(part, {}).get("steps", ()):
                found[step["id"]] = step
    return found


def read_scenarios(feature: Feature, phrasebook: Phrasebook) -> tuple[list[Scenario], list[Problem]]:
    """Return the scenarios of a file, and a problem for every step that states nothing known."""
    steps = all_steps(feature)
    nodes = {node.scenario["id"]: node for node in scenario_nodes(feature)}
    scenarios: list[Scenario] = []
    problems: dict[tuple[int, int, str], Problem] = {}
    for pickle in feature.pickles:
        node = nodes[pickle["astNodeIds"][0]]
        lines: list[Line] = []
        unfilled: set[tuple[str, int, int]] = set()
        for step in pickle["steps"]:
            written = steps[step["astNodeIds"][0]]
            where = written["location"]
            column = where["column"] + len(written["keyword"])
            kind = _KINDS.get(step["type"])
            if kind is None:
                continue  # a bullet; lint refuses it
            try:
                stated = understand(phrasebook, feature.language, kind, step["text"])
            except StepError as error:
                row = f" (row of line {pickle['location']['line']})" if len(step["astNodeIds"]) > 1 else ""
                problem = Problem(
                    file=feature.file, line=where["line"], column=column + (0 if row else error.offset),
                    code=error.code, message=str(error) + row, hint=error.hint,
                )  # fmt: skip
                problems.setdefault((where["line"], where["column"], step["text"]), problem)
                if problem.code == UNFILLED_CODE:
                    unfilled.add((problem.file, problem.line, problem.column))
                continue
            lines.append(Line(kind=kind, text=step["text"], line=where["line"], column=column, stated=stated))
        scenario = _scenario(feature, pickle, node, lines, phrasebook)
        scenarios.append(replace(scenario, unfilled=frozenset(unfilled)))
    return scenarios, list(problems.values())


def _scenario(
    feature: Feature, pickle: Mapping[str, Any], node: Node, lines: list[Line], phrasebook: Phrasebook
) -> Scenario:
    tags = [tag["name"] for tag in pickle["tags"]]
    ids = [tag.removeprefix(ID_TAG) for tag in tags if tag.startswith(ID_TAG)]
    row_id = _cell(node.scenario, pickle, phrasebook.words[feature.language].columns["id"])
    return Scenario(
        id=row_id or (ids[0] if ids else ""),
        title=pickle["name"],
        feature=feature.path,
        file=feature.file,
        feature_title=feature.document["feature"]["name"],
        rule=node.rule["name"] if node.rule else "",
        language=feature.language,
        line=pickle["location"]["line"],
        column=pickle["location"].get("column", 1),
        clauses=tuple(dict.fromkeys(tag.removeprefix(CLAUSE_TAG) for tag in tags if tag.startswith(CLAUSE_TAG))),
        lines=tuple(lines),
        own=not feature.of_the_suite,
        unreviewed=UNREVIEWED_TAG in tags,
        understood=len(lines) == len(pickle["steps"]),
    )


def _cell(scenario: Mapping[str, Any], pickle: Mapping[str, Any], column: str) -> str:
    """Return what the row behind a pickle has in a column; empty when there is none."""
    if len(pickle["astNodeIds"]) < 2:
        return ""
    for examples in scenario["examples"]:
        names = [cell["value"] for cell in examples.get("tableHeader", {}).get("cells", ())]
        for row in examples.get("tableBody", ()):
            if row["id"] == pickle["astNodeIds"][1] and column in names:
                return str(row["cells"][names.index(column)]["value"])
    return ""


def at(feature: Feature, location: Mapping[str, Any], code: str, message: str, hint: str = "") -> Problem:
    """Return a problem at a place of the document, as Gherkin gives it."""
    return Problem(
        file=feature.file,
        line=location["line"],
        column=location.get("column") or 1,
        code=code,
        message=message,
        hint=hint,
    )


def is_outline(scenario: Mapping[str, Any]) -> bool:
    """Tell whether a scenario stands for its examples, or was meant to."""
    return bool(scenario["examples"]) or any(
        scenario["keyword"] in dialect(language).scenario_outline_keywords for language in LANGUAGES
    )


def dialect(language: str) -> Dialect:
    """Return the keywords of a language."""
    return cast("Dialect", Dialect.for_name(language))

"""Frozen suites: which cases a version of the suite demands, by id, and that an id never changes its meaning.

`spec/suite/VERSION.jsonl` has one case a line, its id and a digest of what it states. It is written once and never
again. What is frozen and no longer there stands in `spec/suite/retired.yaml` with the reason.
"""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

import msgspec

from conformance.problems import Problem, Problems, refuse
from conformance.rules import nodes
from conformance.rules.strict_yaml import read_file
from conformance.spec_files import SPEC, shown_path

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence
    from pathlib import Path

    from conformance.scenarios.features import Scenario

FOLDER: Final = SPEC / "suite"
RETIRED: Final = "retired.yaml"
_VERSION: Final = re.compile(r"(?:0|[1-9]\d*)(?:\.(?:0|[1-9]\d*)){2}", re.ASCII)
_NEW_ID: Final = f"give it a new id and retire the old one in spec/suite/{RETIRED}"


class FrozenCase(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A case that a version demands."""

    id: str
    digest: str
    """Of what it states: rules, steps and clauses; not of title, place and wording."""


@dataclass(frozen=True, kw_only=True)
class FrozenSuite:
    """The cases that a version of the suite demands."""

    version: str
    file: str
    cases: Mapping[str, FrozenCase]
    """By id, in the order of the file."""


@dataclass(frozen=True, kw_only=True)
class Retired:
    """A case that is no longer there, and whose id is never used again."""

    id: str
    reason: str
    line: int


def digest_of(scenario: Scenario) -> str:
    """Return a short name of what a scenario states, the same whenever it states the same, in any language."""
    steps = [(line.kind, line.stated.id, line.stated.fields) for line in scenario.lines]
    meant = msgspec.json.encode((steps, sorted(scenario.clauses)), order="deterministic")
    return hashlib.sha256(meant).hexdigest()[:16]


def load_suites(folder: Path = FOLDER) -> list[FrozenSuite]:
    """Return the frozen suites, the oldest first.

    Raises:
        Problems: a file cannot be read, its name is no version, or a line is no case.
    """
    suites, problems = [], []
    for file in folder.glob("*.jsonl"):
        shown, cases = shown_path(file), dict[str, FrozenCase]()
        if not _VERSION.fullmatch(file.stem):
            problems.append(_problem(shown, 0, "no-version", f"`{file.stem}` is no version", "it is like 0.1.0"))
            continue
        for number, line in enumerate(file.read_bytes().splitlines(), start=1):
            try:
                case = msgspec.json.decode(line, type=FrozenCase)
            except msgspec.MsgspecError as fault:
                problems.append(_problem(shown, number, "no-frozen-case", str(fault)))
                continue
            if case.id in cases:
                problems.append(_problem(shown, number, "duplicate-id", f"{case.id} is there twice"))
            cases[case.id] = case
        suites.append(FrozenSuite(version=file.stem, file=shown, cases=cases))
    if problems:
        raise Problems(problems)
    return sorted(suites, key=lambda suite: _order(suite.version))


def load_retired(folder: Path = FOLDER) -> list[Retired]:
    """Return the retired cases.

    Raises:
        Problems: the file is not a list of maps with an id and a reason.
    """
    file = folder / RETIRED
    if not file.is_file():
        return []
    parsed, shown = read_file(file), shown_path(file)
    if parsed.root is None or parsed.problems:
        raise Problems(parsed.problems)
    hint = 'write - {id: ABCDE, reason: "why"}'
    if not isinstance(parsed.root, nodes.Sequence):
        raise Problems([_problem(shown, 1, "not-a-list", "retired cases are a list", hint)])
    found, problems = [], []
    for item in parsed.root.items:
        data: Any = item.data if isinstance(item, nodes.Mapping) else {}
        if set(data) != {"id", "reason"} or not all(isinstance(text, str) and text for text in data.values()):
            problems.append(_problem(shown, item.line, "not-retired", "it takes an id and a reason, both texts", hint))
        else:
            found.append(Retired(id=data["id"], reason=data["reason"], line=item.line))
    if problems:
        raise Problems(problems)
    return found


def lint_frozen(scenarios: Sequence[Scenario], *, whole: bool, folder: Path = FOLDER) -> list[Problem]:
    """Return what is wrong between scenarios and the frozen suites; ``whole`` says that all of the suite's are there.

    An id keeps its meaning, a frozen case that is gone is retired, and a retired id does not come back.
    """
    try:
        suites, retired = load_suites(folder), {each.id: each for each in load_retired(folder)}
    except Problems as found:
        return list(found.problems)
    problems = []
    suites_own = [scenario for scenario in scenarios if not scenario.own]
    for scenario in suites_own:
        if scenario.id in retired:
            reason = retired[scenario.id].reason
            message = f"{scenario.id} is a retired id ({reason}), and none is used again"
            problems.append(_at(scenario, "retired-id", message, "give it another"))
            continue
        changed = _changed_in(scenario, suites) if scenario.understood else None
        if changed is not None:
            message = f"{scenario.id} has changed meaning since suite {changed.version}"
            problems.append(_at(scenario, "changed-meaning", message, _NEW_ID))
    if whole:
        problems += _gone({scenario.id for scenario in suites_own}, suites, retired)
        problems += _never_frozen(suites, retired, shown_path(folder / RETIRED))
    return problems


def freeze(version: str, scenarios: Sequence[Scenario], folder: Path = FOLDER) -> Path:
    """Write down which cases a version of the suite demands, once and for all, and return the file.

    Raises:
        Problems: it is no version, was frozen before, is older than a frozen one, or the file cannot be written.
    """
    if not _VERSION.fullmatch(version):
        raise refuse("no-version", f"`{version}` is no version", "it is like 0.1.0")
    suites = load_suites(folder)
    if version in (suite.version for suite in suites):
        what = f"suite {version} is frozen, and what it demands never changes"
        raise refuse("frozen-already", what, "take a new version")
    if suites and _order(version) < _order(suites[-1].version):
        raise refuse("older-version", f"suite {version} is older than suite {suites[-1].version}, which is frozen")
    cases = [FrozenCase(id=each.id, digest=digest_of(each)) for each in sorted(scenarios, key=lambda each: each.id)]
    file = folder / f"{version}.jsonl"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with file.open("xb") as stream:
            stream.writelines(msgspec.json.encode(case) + b"\n" for case in cases)
    except OSError as fault:
        raise refuse("unwritable-file", f"{file} cannot be written: {fault.strerror}") from fault
    return file


def _order(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def _changed_in(scenario: Scenario, suites: Sequence[FrozenSuite]) -> FrozenSuite | None:
    digest = digest_of(scenario)
    having = (suite for suite in suites if scenario.id in suite.cases)
    return next((suite for suite in having if suite.cases[scenario.id].digest != digest), None)


def _gone(there: set[str], suites: Sequence[FrozenSuite], retired: Mapping[str, Retired]) -> Iterator[Problem]:
    told = there | retired.keys()
    for suite in reversed(suites):
        for line, name in enumerate(suite.cases, start=1):
            if name not in told:
                hint = f"bring it back, or retire it in spec/suite/{RETIRED}, with the reason"
                yield _problem(suite.file, line, "case-gone", f"no scenario has the id {name} any more", hint)
        told |= suite.cases.keys()


def _never_frozen(suites: Sequence[FrozenSuite], retired: Mapping[str, Retired], file: str) -> Iterator[Problem]:
    frozen = {name for suite in suites for name in suite.cases}
    for each in retired.values():
        if each.id not in frozen:
            yield _problem(file, each.line, "never-frozen", f"no frozen suite has a case {each.id}", "take it out")


def _at(scenario: Scenario, code: str, message: str, hint: str) -> Problem:
    return Problem(
        file=scenario.file, line=scenario.line, column=scenario.column, code=code, message=message, hint=hint
    )


def _problem(file: str, line: int, code: str, message: str, hint: str = "") -> Problem:
    return Problem(file=file, line=line, column=0, code=code, message=message, hint=hint)

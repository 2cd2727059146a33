"""From scenarios to the cases of a profile: what people wrote, made ready for anybody to run."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from conformance.problems import Problem, Problems
from conformance.rules import shipped_house_rules, shipped_profiles
from conformance.rules.clauses import load_clauses
from conformance.scenarios.applicability import load_once
from conformance.scenarios.influence import unread_parameters
from conformance.scenarios.vectors import encode_vectors, header_of
from conformance.scenarios.versions import Unreached, Versions, compiler_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from conformance.cases import Case, Header, LeadIn
    from conformance.rules.resolved import Resolved
    from conformance.scenarios.features import Scenario


@dataclass(frozen=True, kw_only=True)
class Compiled:
    """The cases of a profile, and what came up on the way."""

    header: Header
    lead_ins: tuple[LeadIn, ...]
    cases: tuple[Case, ...]
    scenarios: int
    """How many scenarios hold for the profile."""
    problems: tuple[Problem, ...]
    unreached: tuple[Unreached, ...]
    """Scenarios of other profiles that hold for this one by their clauses, and whose position it does not allow."""
    pointless: tuple[tuple[Scenario, str], ...]
    """Scenarios of the profile, with an open parameter they agree on that makes no difference to them."""
    uncovered: tuple[str, ...]
    """Clauses that say something under the profile and that no case is about."""

    @property
    def content(self) -> bytes:
        """The vector file."""
        return encode_vectors(self.header, self.lead_ins, self.cases)


def compile_profile(resolved: Resolved, scenarios: Sequence[Scenario]) -> Compiled:
    """Return the cases of every scenario that holds for a profile, in the order of feature and line.

    A statement that the engine does not bear out is a problem: expected values are people's, and never overwritten.
    So is a scenario of this profile in which a parameter has a say that none of its clauses reads.
    """
    ordered = sorted(scenarios, key=lambda scenario: (scenario.feature, scenario.line))
    compiler = compiler_of(resolved)
    found = [(scenario, compiler.compile(scenario)) for scenario in ordered]
    holding = [(scenario, versions) for scenario, versions in found if versions is not None]
    cases = tuple(case for _, versions in holding for case in versions.cases)
    covered = {clause for case in cases for clause in case.clauses}
    return Compiled(
        header=header_of(resolved),
        lead_ins=tuple({each.lead_in: each for _, versions in holding for each in versions.lead_ins}.values()),
        cases=cases,
        scenarios=len(holding),
        problems=tuple(
            dict.fromkeys(
                problem for scenario, versions in holding for problem in _problems(scenario, versions, resolved)
            )
        ),
        unreached=tuple(
            unreached
            for scenario, versions in holding
            if scenario.profile != resolved.name
            for unreached in versions.unreached
        ),
        pointless=tuple(
            (scenario, path)
            for scenario, versions in holding
            if scenario.profile == resolved.name
            for path in versions.pointless
        ),
        uncovered=tuple(
            clause.id for clause in load_clauses().values() if clause.text(resolved.rules) and clause.id not in covered
        ),
    )


def shipped_combinations() -> Iterator[str]:
    """Yield the names whose vectors are shipped: every profile, and with every house rule that fits and changes it.

    >>> "nl-short+omslag" in set(shipped_combinations()), "nl-omslag+omslag" in set(shipped_combinations())
    (True, False)
    """
    for profile in shipped_profiles():
        yield profile
        alone = load_once(profile).hash
        for house_rule in shipped_house_rules():
            try:
                combined = load_once(f"{profile}+{house_rule}")
            except Problems:
                continue
            if combined.hash != alone:
                yield combined.name


def vector_file(folder: Path, profile: str) -> Path:
    """Return where the vectors of a profile lie in a folder."""
    return folder / f"{profile}.jsonl"


def _problems(scenario: Scenario, versions: Versions, resolved: Resolved) -> Iterator[Problem]:
    for disagreement in versions.disagreements:
        line = disagreement.line
        yield Problem(
            file=scenario.file, line=line.line, column=line.column, code="disagreement",
            message=f"{disagreement.message} (under {resolved.name}, {scenario.id})",
            hint=f"it says: {line.text}",
        )  # fmt: skip
    if scenario.profile != resolved.name:
        return
    if not scenario.unreviewed:
        yield from unread_parameters(scenario)
    for unreached in versions.unreached:
        yield Problem(
            file=scenario.file, line=scenario.line, column=scenario.column, code="unreachable",
            message=f"no deal leads there{_under(unreached)}: {unreached.reason}",
        )  # fmt: skip


def _under(unreached: Unreached) -> str:
    return f" under {unreached.when}" if unreached.when else ""

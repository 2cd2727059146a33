"""Vectors of many profiles at once, in several processes; what comes out does not depend on how many."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from conformance.scenarios.applicability import load_once
from conformance.scenarios.compile import compile_profile
from conformance.scenarios.loading import read_folders, scenarios_at

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from conformance.problems import Problem
    from conformance.scenarios.features import Scenario


@dataclass(frozen=True, kw_only=True)
class Built:
    """The vectors of one profile, in a form that travels between processes."""

    profile: str
    content: bytes
    cases: int
    scenarios: int
    problems: tuple[Problem, ...]
    unreached: tuple[str, ...]
    pointless: tuple[str, ...]
    uncovered: tuple[str, ...]


def build_vectors(profiles: Sequence[str], folders: Sequence[Path], *, jobs: int | None = None) -> Iterator[Built]:
    """Yield the vectors of profiles, in the order given, as they are ready.

    Raises:
        Problems: a scenario or a profile cannot be read.
    """
    groups = [tuple(group) for _, group in groupby(profiles, key=lambda name: name.partition("+")[0])]
    workers = min(jobs or os.cpu_count() or 1, len(groups))
    if workers <= 1:
        yield from (build(profile, tuple(folders)) for profile in profiles)
        return
    with ProcessPoolExecutor(workers) as pool:
        for built in pool.map(_build_group, groups, [tuple(folders)] * len(groups)):
            yield from built


def _build_group(profiles: tuple[str, ...], folders: tuple[Path, ...]) -> list[Built]:
    """Return the vectors of a profile and its house rules, which share the deals found."""
    return [build(profile, folders) for profile in profiles]


@cache
def _read(folders: tuple[Path, ...], _seen_from: Path) -> tuple[list[Scenario], list[Problem]]:
    return read_folders(folders)


def scenarios_for(profile: str, folders: tuple[Path, ...]) -> tuple[Scenario, ...]:
    """Return the scenarios of some folders, but for drafts that wait for another table than that of a profile.

    Raises:
        Problems: everything else that is wrong with them, or with the profile.
    """
    return scenarios_at(load_once(profile), *_read(folders, Path.cwd()))


def build(profile: str, folders: tuple[Path, ...]) -> Built:
    """Return the vectors of one profile."""
    compiled = compile_profile(load_once(profile), scenarios_for(profile, folders))
    return Built(
        profile=compiled.header.profile,
        content=compiled.content,
        cases=len(compiled.cases),
        scenarios=compiled.scenarios,
        problems=compiled.problems,
        unreached=tuple(
            f"{each.scenario.file}:{each.scenario.line}" + (f" under {dict(each.when)}" if each.when else "")
            for each in compiled.unreached
        ),
        pointless=tuple(f"{scenario.file}:{scenario.line}: {path}" for scenario, path in compiled.pointless),
        uncovered=compiled.uncovered,
    )

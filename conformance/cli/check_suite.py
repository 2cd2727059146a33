"""Which version of the suite an app is held to, and what it makes of cases that are newer."""

from __future__ import annotations

import shlex
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from argparse import Namespace
    from collections.abc import Callable, Sequence

    from conformance.cases import Case, Header
    from conformance.rules import Resolved
    from conformance.runner.app import App
    from conformance.runner.run import Run

NEXT: Final = "next"
"""The suite as it is, frozen or not."""


@dataclass(frozen=True, kw_only=True)
class Held:
    """What an app is held to."""

    suite: str
    """Empty: to every case there is."""
    cases: Sequence[Case]
    newer: frozenset[str] = frozenset()
    """Ids of cases that are newer than the suite."""
    every: Sequence[Case]


def hold_to(arguments: Namespace, cases: Sequence[Case]) -> Held:
    """Return what counts under a version of the suite: by default the newest that is frozen, if there is one.

    Of a file of vectors that somebody names everything counts, unless a version is named too.

    Raises:
        Problems: there is no such version.
    """
    from conformance.problems import refuse
    from conformance.runner.newer import part_cases
    from conformance.scenarios.frozen import load_suites

    suites = {suite.version: suite for suite in load_suites()}
    wanted: str | None = arguments.suite
    if wanted == NEXT or (wanted is None and (arguments.vectors is not None or not suites)):
        return Held(suite="", cases=cases, every=cases)
    version = list(suites)[-1] if wanted is None else wanted
    if version not in suites:
        there = f"frozen are {', '.join(suites)}" if suites else "none is frozen yet"
        raise refuse("unknown-suite", f"there is no suite {shlex.quote(version)}", f"{there}; {NEXT} is all there is")
    counting, newer = part_cases(cases, suites[version].cases)
    return Held(suite=version, cases=counting, newer=frozenset(case.id for case in newer), every=cases)


def check_newer(
    arguments: Namespace,
    resolved: Resolved,
    header: Header,
    held: Held,
    wanted: frozenset[str] | None,
    found: Run,
    app: App,
    progress: Callable[[int, int, str], None],
) -> None:
    """Run the wanted cases that are newer, after and apart from those that count, and put them into the run.

    They are run as the suite stands, with its own measuring of open points; nothing of that reaches the verdict.
    """
    from conformance.runner.run import run_check

    selected = held.newer if wanted is None else held.newer & wanted
    if not selected or arguments.smoke or found.interrupted or found.smoke is None or found.stopped_by is not None:
        return
    more = run_check(
        header,
        held.every,
        app,
        selected=selected,
        lockstep=arguments.lockstep,
        shuffle=arguments.shuffle,
        probing=False,
        resolve=resolved.replace,
        progress=progress,
    )
    found.held_to, found.newer, found.interrupted = held.suite, more.cases, more.interrupted

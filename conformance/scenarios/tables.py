"""The table a scenario plays at: a profile of the suite, or a file of somebody's own that lies near the scenario."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from conformance.problems import Problems
from conformance.rules import load_profile, shipped_house_rules, shipped_profiles
from conformance.rules.catalogue import is_file

if TYPE_CHECKING:
    from conformance.rules.resolved import Resolved
    from conformance.scenarios.features import Scenario


def table_of_scenario(scenario: Scenario) -> Resolved:
    """Return the rules of the profile that a scenario names.

    Raises:
        Problems: there is no such profile, or its file is wrong.
    """
    return load_once(name_for(scenario.profile, Path(scenario.file)) if scenario.own else scenario.profile)


def waits_elsewhere(scenario: Scenario, table: Resolved) -> bool:
    """Tell whether a scenario still has to be filled in, and says that another table plays it."""
    if not (scenario.own and scenario.unfilled and scenario.profile):
        return False
    try:
        return table_of_scenario(scenario).hash != table.hash
    except Problems:
        return False


def load_once(name: str) -> Resolved:
    """Return a profile; one of the suite is read from its files the first time only."""
    return _load_shipped(name) if set(name.split("+")) <= _shipped() else load_profile(name)


def name_for(profile: str, file: Path) -> str:
    """Return a profile as it is loaded that a scenario of one's own names, which stands in a file.

    What is none of the suite's is a file of that name in the folder of the scenario, or in the nearest one above it.

    >>> name_for("nl-short+omslag", Path("my-table/features/pit.feature"))
    'nl-short+omslag'
    """
    return "+".join(name if name in _shipped() else _near(f"{name}.yaml", file) or name for name in profile.split("+"))


def _near(name: str, file: Path) -> str | None:
    above = [*file.parents, *file.absolute().parents]  # the shorter paths first, as they are what people typed
    return next((str(folder / name) for folder in above if is_file(folder / name)), None)


@cache
def _shipped() -> frozenset[str]:
    return frozenset((*shipped_profiles(), *shipped_house_rules()))


@cache
def _load_shipped(name: str) -> Resolved:
    return load_profile(name)

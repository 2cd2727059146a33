"""Writing profiles and house rules of one's own, for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from conformance.problems import Problem, Problems
from conformance.rules import load_profile

if TYPE_CHECKING:
    from pathlib import Path


def write_profile(folder: Path, name: str, rules: str, *, extends: str = "") -> Path:
    """Write a profile file; ``rules`` are lines of parameters and values."""
    parent = f"extends: {extends}\n" if extends else ""
    return _write(folder, name, f"profile: {name}\ntitle: {{en: {name}}}\n{parent}", rules)


def write_house_rule(folder: Path, name: str, rules: str) -> Path:
    """Write a house-rule file."""
    return _write(folder, name, f"house_rule: {name}\ntitle: {{en: {name}}}\n", rules)


def problems_of(name: str | Path) -> tuple[Problem, ...]:
    """Return what loading a name is refused for."""
    with pytest.raises(Problems) as refused:
        load_profile(str(name))
    return refused.value.problems


def codes_of(name: str | Path) -> list[str]:
    """Return the codes of what loading a name is refused for."""
    return [problem.code for problem in problems_of(name)]


def _write(folder: Path, name: str, head: str, rules: str) -> Path:
    lines = "".join(f"  {line.strip()}\n" for line in rules.strip().splitlines())
    path = folder / f"{name}.yaml"
    path.write_text(f"spec: 1\n{head}" + (f"rules:\n{lines}" if lines else ""), encoding="utf-8")
    return path

"""Find every fault in profile and house-rule files.

  hartenjagen validate our-table.yaml our-rule.yaml
  hartenjagen validate our-table.yaml+omslag

Prints one line a file that is fine; faults go to standard error, as file:line:column, and the exit code is 2.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

    from conformance.problems import Problem


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="a file, or a combination such as nl-short+omslag")


def run(arguments: argparse.Namespace) -> int:
    """Print what is fine, then raise everything that is not."""
    from conformance.problems import Problems

    found: list[Problem] = []
    for name in arguments.files:
        problems, word = _look_at(name)
        found += problems
        if not problems:
            print(f"{name}: {word}")
    if found:
        raise Problems(found)
    return 0


def _look_at(name: str) -> tuple[tuple[Problem, ...], str]:
    from conformance.problems import Problems
    from conformance.rules import load_profile
    from conformance.rules.catalogue import is_file
    from conformance.rules.resolve import problems_of_file

    if is_file(Path(name)) or (name.endswith((".yaml", ".yml")) and "+" not in name):
        return problems_of_file(Path(name)), "fine"
    try:
        resolved = load_profile(name)
    except Problems as problems:
        return problems.problems, ""
    return (), "; ".join(("fine", *resolved.notes))

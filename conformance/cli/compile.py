"""Turn the scenarios into vectors: cases that anybody can run, in any language.

Without PROFILE, the vectors of every profile of the suite and of every combination with one house rule are written.
Exit code 1: with --check, a file is not what the scenarios give. 2: something is wrong with the scenarios.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

    from conformance.scenarios.building import Built


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("profiles", nargs="*", metavar="PROFILE", help="a profile, with house rules or without")
    parser.add_argument("--check", action="store_true", help="write nothing; fail where a file would change")
    parser.add_argument("--output", type=Path, metavar="DIR", help="where the vectors go (default: spec/vectors)")
    parser.add_argument(
        "--features", type=Path, action="append", default=[], metavar="DIR", help="scenarios of your own beside ours"
    )
    parser.add_argument("--jobs", type=int, metavar="N", help="how many profiles to work on at a time")


def run(arguments: argparse.Namespace) -> int:
    """Compile, then write or compare."""
    from conformance.problems import Problem, Problems
    from conformance.scenarios.building import build_vectors
    from conformance.scenarios.compile import shipped_combinations, vector_file
    from conformance.scenarios.loading import load_scenarios
    from conformance.scenarios.vectors import VECTORS
    from conformance.spec_files import FEATURES

    folders = (FEATURES, *arguments.features)
    load_scenarios(folders)
    profiles = arguments.profiles or list(shipped_combinations())
    output: Path = arguments.output or VECTORS
    problems: list[Problem] = []
    stale: list[Path] = []
    for built in build_vectors(profiles, folders, jobs=arguments.jobs):
        print(_summary(built))
        problems += built.problems
        path = vector_file(output, built.profile)
        if not arguments.check and not built.problems:
            output.mkdir(parents=True, exist_ok=True)
            path.write_bytes(built.content)
        elif arguments.check and (not path.is_file() or path.read_bytes() != built.content):
            stale.append(path)
    if problems:
        raise Problems(problems)
    for path in stale:
        print(f"{path}: not what the scenarios give; write it anew with `hartenjagen compile`", file=sys.stderr)
    return 1 if stale else 0


def _summary(built: Built) -> str:
    lines = [f"{built.profile}: {built.cases} cases of {built.scenarios} scenarios, {len(built.content):,} bytes"]
    lines += [f"  no deal leads to {note}" for note in built.unreached]
    if built.uncovered:
        lines.append(f"  no case is about {', '.join(built.uncovered)}")
    return "\n".join(lines)

"""What a check says and writes: the words of the profile, and the report in its several forms."""

from __future__ import annotations

import json
import os
import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Mapping

    from conformance.rules import Resolved
    from conformance.runner.report import Report
    from conformance.runner.results import Wording
    from conformance.runner.run import Run


def word_by(resolved: Resolved) -> Wording:
    """Return what a profile says of its clauses and parameters."""
    from conformance.rules.clauses import load_clauses
    from conformance.rules.ledger import sources_of
    from conformance.rules.parameters import load_parameters
    from conformance.runner.results import Wording

    clauses, parameters = load_clauses(), load_parameters()

    def describe(parameter: str, value: Any) -> str:
        try:
            return parameters[parameter].describe(value)
        except (KeyError, TypeError, ValueError, AttributeError):
            return f"{parameter} is {json.dumps(value, ensure_ascii=False)[:200]}"

    return Wording(
        reads={name: clause.reads for name, clause in clauses.items()},
        text=lambda name: clauses[name].text(resolved.rules) if name in clauses else "",
        sources=lambda name: sources_of(resolved, name) if name in clauses else (),
        describe=describe,
        sources_of_parameter=lambda name: resolved.standing[name].sources if name in resolved.standing else (),
    )


def tell_smoke(found: Run) -> int:
    """Print what the smoke test showed and return the exit code."""
    from conformance.runner.results import setup_details
    from reports.printable import show_on_a_line

    steps = found.smoke.steps if found.smoke else ()
    for step in steps:
        print(f"ok      {show_on_a_line(step)}")
    stop = found.stopped_by
    if isinstance(stop, str):
        print(f"NOT OK  {show_on_a_line(stop)}")
        for line in setup_details(found):
            print(f"        {show_on_a_line(line)}")
        return 3
    if stop is not None:
        print(f"ok      the app works, but it does not play {stop.parameter} as this profile states it")
    return 130 if found.interrupted else 0


def write_report(arguments: argparse.Namespace, report: Report, seconds: Mapping[str, float]) -> None:
    """Write the report in every form that was asked for; the text gives way where JSON goes to standard output.

    Raises:
        Problems: a file cannot be written; everything else was told before that.
    """
    from reports.check_json import as_json
    from reports.check_junit import as_junit
    from reports.check_text import Look, as_text

    to_pipe = arguments.json == "-"
    stream = sys.stderr if to_pipe else sys.stdout
    look = Look(again=_again(arguments), colour=stream.isatty() and not os.environ.get("NO_COLOR"))
    print(as_text(report, look), end="", file=stream, flush=True)
    if to_pipe:
        print(as_json(report), end="")
    files = {} if to_pipe or not arguments.json else {arguments.json: as_json(report)}
    files |= {str(arguments.junit): as_junit(report, seconds)} if arguments.junit else {}
    _put(files)


def _put(files: Mapping[str, str]) -> None:
    """Write every file that can be written, and raise `Problems` for the others."""
    from conformance.outputs import unwritten
    from conformance.problems import Problems

    problems = []
    for file, text in files.items():
        try:
            Path(file).write_text(text, encoding="utf-8")
        except OSError as fault:
            problems.append(unwritten(Path(file), fault))
    if problems:
        raise Problems(problems)


def _again(arguments: argparse.Namespace) -> Callable[[str], str]:
    """Return what makes the command that repeats one case."""
    words = ["hartenjagen", "check", arguments.profile]
    words += ["--vectors", str(arguments.vectors)] if arguments.vectors else []
    words += [word for folder in arguments.features for word in ("--features", str(folder))]
    words += ["--connect", arguments.connect] if arguments.connect else []
    words += ["--lockstep"] if arguments.lockstep else []
    words += ["--suite", arguments.suite] if arguments.suite else []
    behind = f" -- {shlex.join(arguments.command)}" if arguments.command else ""
    return lambda case: f"{shlex.join([*words, '--only', case, '--trace'])}{behind}"

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

    steps = found.smoke.steps if found.smoke else ()
    for step in steps:
        print(f"ok      {step}")
    stop = found.stopped_by
    if isinstance(stop, str):
        print(f"NOT OK  {stop}")
        for line in setup_details(found):
            print(f"        {line}")
        return 3
    if stop is not None:
        print(f"ok      the app works, but it does not play {stop.parameter} as this profile states it")
    return 130 if found.interrupted else 0


def write_report(arguments: argparse.Namespace, report: Report, seconds: Mapping[str, float]) -> None:
    """Write the report in every form that was asked for; the text gives way where JSON goes to standard output."""
    from reports.check_json import as_json
    from reports.check_junit import as_junit
    from reports.check_text import Look, as_text

    to_pipe = arguments.json == "-"
    stream = sys.stderr if to_pipe else sys.stdout
    look = Look(again=_again(arguments), colour=stream.isatty() and not os.environ.get("NO_COLOR"))
    if arguments.json:
        _put(arguments.json, as_json(report))
    if arguments.junit:
        _put(str(arguments.junit), as_junit(report, seconds))
    print(as_text(report, look), end="", file=stream)


def _put(file: str, text: str) -> None:
    if file == "-":
        print(text, end="")
        return
    try:
        Path(file).write_text(text, encoding="utf-8")
    except OSError as fault:
        from conformance.problems import refuse

        raise refuse("unwritable-file", f"{file} cannot be written: {fault.strerror}") from fault


def _again(arguments: argparse.Namespace) -> Callable[[str], str]:
    """Return what makes the command that repeats one case."""
    words = ["hartenjagen", "check", arguments.profile]
    words += ["--vectors", str(arguments.vectors)] if arguments.vectors else []
    words += ["--connect", arguments.connect] if arguments.connect else []
    words += ["--lockstep"] if arguments.lockstep else []
    words += ["--suite", arguments.suite] if arguments.suite else []
    behind = f" -- {shlex.join(arguments.command)}" if arguments.command else ""
    return lambda case: f"{shlex.join([*words, '--only', case, '--trace'])}{behind}"

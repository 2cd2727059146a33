"""Find out which rules an app plays: the nearest profile, everything in which it differs, and where that showed.

The app is a program that speaks the protocol of spec/protocol.md on standard input and output; its command stands
behind two dashes. It is put before positions, each chosen to tell apart the rules that are still possible.

  hartenjagen identify -- node my-adapter.js
  hartenjagen identify --write my-app.yaml -- ./my-adapter
  hartenjagen identify --tell nl-short -- hartenjagen serve --play sweep.others=10
  hartenjagen identify --ask --lang nl --save my-app.answers
  hartenjagen identify --benchmark 1000 --seed 1

An app that can be configured plays by the rules it is told, and the report says so; --tell names the profile to tell
it. With --ask you are put questions about an app that only you can see. What is written with --write is a profile like
any other: `validate`, `show` and `check` take it.

exit codes: 0 its rules were found · 1 it gave answers that no rules explain · 2 wrong usage ·
3 the app could not be asked · 130 interrupted
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from conformance.cli import identify_asking
from conformance.cli.check_options import number_above_0, split_at_dashes
from conformance.cli.reaching import add_ways_to_reach

if TYPE_CHECKING:
    import argparse

    from conformance.identification.result import Identified
    from conformance.identification.space import Guess

EXIT_UNEXPLAINED: Final = 1
EXIT_UNREACHABLE: Final = 3
SEED: Final = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.usage = "%(prog)s [OPTION…] -- COMMAND…"
    app = parser.add_argument_group("an app")
    app.add_argument("--tell", metavar="PROFILE", help="the rules it is told (default: those it begins a deal with)")
    app.add_argument("--write", metavar="FILE", type=Path, help="write what it plays as a profile in YAML")
    app.add_argument("--force", action="store_true", help="write over a file that is there already")
    app.add_argument("--json", metavar="FILE", help="write the report as JSON; - is standard output")
    add_ways_to_reach(parser)
    identify_asking.add_arguments(parser)
    bench = parser.add_argument_group("how well it works")
    bench.add_argument(
        "--benchmark", metavar="N", type=number_above_0,
        help="identify N sets of rules drawn around the shipped profiles, served by the reference",
    )  # fmt: skip
    bench.add_argument("--seed", metavar="S", type=int, help=f"the same seed draws the same rules (default {SEED})")


def parse_arguments(parser: argparse.ArgumentParser, words: list[str]) -> argparse.Namespace:
    """Read the words of the command line; those behind two dashes are the command of the app."""
    own, command = split_at_dashes(parser, words)
    arguments = parser.parse_args(own)
    arguments.command = command
    identify_asking.check_arguments(parser, arguments)
    if arguments.ask:
        return arguments
    if arguments.benchmark and (command or arguments.connect or arguments.tell or arguments.write or arguments.force):
        parser.error("--benchmark is about no app; it takes --seed and --json")
    if arguments.seed is not None and not arguments.benchmark:
        parser.error("--seed is about --benchmark")
    if command and arguments.connect is not None:
        parser.error("either a command or --connect, not both")
    if not arguments.benchmark and not command and arguments.connect is None:
        parser.error("name the app: its command stands behind two dashes")
    if arguments.force and not arguments.write:
        parser.error("--force is about --write FILE")
    return arguments


def run(arguments: argparse.Namespace) -> int:
    """Identify, report, and return the exit code."""
    if arguments.ask:
        return identify_asking.run(arguments)
    if arguments.benchmark:
        from conformance.cli.identify_benchmark import run_benchmark

        seed = SEED if arguments.seed is None else arguments.seed
        return run_benchmark(arguments.benchmark, seed, arguments.json)
    return _identify(arguments)


def _identify(arguments: argparse.Namespace) -> int:
    from conformance.cli.progress import Progress
    from conformance.cli.reaching import named_app
    from conformance.identification.identifying import identify
    from conformance.identification.packs import NoDealError
    from conformance.runner.app import GivenUpError
    from reports.identification import as_text
    from reports.printable import show_printably

    told = _told(arguments.tell)
    _require_place(arguments)
    app = named_app(arguments)
    progress = Progress()
    try:
        found, _ = identify(
            app,
            told=told,
            name=arguments.tell or "",
            progress=lambda search: progress.show(search.probes, search.probes + search.left, "possible yet"),
        )
        app.close()
    except (GivenUpError, NoDealError) as fault:
        progress.clear()
        _say(show_printably(str(fault)))
        return EXIT_UNREACHABLE
    finally:
        progress.clear()
        app.kill()
    if arguments.json != "-":
        print(as_text(found), end="")
    _write(arguments, found)
    return EXIT_UNEXPLAINED if found.unexplained else 0


def _told(profile: str | None) -> Guess | None:
    if profile is None:
        return None
    from conformance.identification.space import make_guess
    from conformance.rules import load_profile

    resolved = load_profile(profile)
    return make_guess(resolved.chosen, resolved.rules)


def _require_place(arguments: argparse.Namespace) -> None:
    """Refuse before anything is asked what could not be written after it."""
    from conformance.cli.writing import check_output
    from conformance.problems import Problems, refuse

    problems = []
    if arguments.write is not None:
        from conformance.own_rules.places import name_problems, writing_problems

        problems += list(name_problems(arguments.write.stem))
        if arguments.write.suffix != ".yaml":
            problems += refuse("bad-name", f"{arguments.write} is no name of a profile", "end it in .yaml").problems
        if arguments.tell:
            check_output(arguments.write, [arguments.tell])
        problems += list(writing_problems(arguments.write.parent, {arguments.write: ""}, force=arguments.force))
    if arguments.json and arguments.json != "-" and not Path(arguments.json).absolute().parent.is_dir():
        problems += refuse("no-folder", f"there is no folder {Path(arguments.json).parent}", "make it first").problems
    if problems:
        raise Problems(problems)


def _write(arguments: argparse.Namespace, found: Identified) -> None:
    if arguments.json:
        from reports.identification_json import as_json

        _put(arguments.json, as_json(found))
    if arguments.write:
        from conformance.cli.writing import write_output
        from reports.identification_file import as_profile

        write_output(as_profile(found, arguments.write.stem), arguments.write, force=arguments.force)
        _say(f"{arguments.write} was written; next: hartenjagen check {arguments.write} -- COMMAND")


def _put(file: str, text: str) -> None:
    from conformance.problems import refuse

    if file == "-":
        print(text, end="")
        return
    try:
        Path(file).write_text(text, encoding="utf-8")
    except OSError as fault:
        raise refuse("unwritable-file", f"{file} cannot be written: {fault.strerror}") from fault


def _say(text: str) -> None:
    print(f"hartenjagen identify: {text}", file=sys.stderr)

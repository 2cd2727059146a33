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

exit codes: 0 its rules were found · 1 it gave answers that no rules explain, says too little, or begins no more deals ·
2 wrong usage · 3 the app could not be asked · 130 interrupted
"""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from conformance.cli import identify_asking
from conformance.cli.check_options import number_above_0, split_at_dashes
from conformance.cli.identify_benchmark import PUBLISHED, run_benchmark
from conformance.cli.reaching import add_ways_to_reach, tell_how_lost
from conformance.cli.terminating import terminated_like_interrupted

if TYPE_CHECKING:
    import argparse

    from conformance.identification.result import Identified
    from conformance.identification.space import Guess

EXIT_UNEXPLAINED: Final = 1
EXIT_UNREACHABLE: Final = 3
SEED: Final = 1
_RARE: Final = frozenset({"scoring.values", "table.players", "pack.ranks"})
"""Where these differ, few scenarios can be played."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.usage = "%(prog)s [OPTION…] -- COMMAND…"
    app = parser.add_argument_group("an app")
    app.add_argument("--tell", metavar="PROFILE", help="the rules it is told (default: those it begins a deal with)")
    app.add_argument("--write", metavar="FILE", type=Path, help="write what it plays as a profile in YAML")
    app.add_argument("--force", action="store_true", help="write over a file that is there already")
    app.add_argument("--json", metavar="FILE", help="write the report as JSON; - is standard output (not with --ask)")
    add_ways_to_reach(parser)
    identify_asking.add_arguments(parser)
    bench = parser.add_argument_group("how well it works")
    bench.add_argument(
        "--benchmark", metavar="N", type=number_above_0,
        help="identify N sets of rules drawn around the shipped profiles, served by the reference",
    )  # fmt: skip
    bench.add_argument("--publish", action="store_true", help=f"write the figures to reports/published/{PUBLISHED}")
    bench.add_argument("--seed", metavar="S", type=int, help=f"the same seed draws the same rules (default {SEED})")


def parse_arguments(parser: argparse.ArgumentParser, words: list[str]) -> argparse.Namespace:
    """Read the words of the command line; those behind two dashes are the command of the app."""
    own, command = split_at_dashes(parser, words)
    arguments, strange = parser.parse_known_args(own)
    if strange:
        named = command or arguments.connect or arguments.ask or arguments.benchmark
        parser.error(_strange(own, strange, named=bool(named)))
    arguments.command = command
    identify_asking.check_arguments(parser, arguments)
    if arguments.ask:
        return arguments
    if arguments.benchmark and (command or arguments.connect or arguments.tell or arguments.write):
        parser.error("--benchmark is about no app; it takes --seed, --json and --publish")
    if arguments.seed is not None and not arguments.benchmark:
        parser.error("--seed is about --benchmark")
    if command and arguments.connect is not None:
        parser.error("either a command or --connect, not both")
    if not arguments.benchmark and not command and arguments.connect is None:
        parser.error(
            "name the app: its command stands behind two dashes, --connect HOST:PORT is one that runs already,"
            " and --ask is for one that only you can see"
        )
    if arguments.publish and not arguments.benchmark:
        parser.error("--publish is about --benchmark")
    if arguments.force and not (arguments.write or arguments.json):
        parser.error("--force is about --write FILE and --json FILE")
    return arguments


def _strange(words: list[str], strange: list[str], *, named: bool) -> str:
    """Return what is wrong with words that are no options; where no app is named, a command that lacks its dashes."""
    if named or strange[0].startswith("-"):
        return f"unrecognized arguments: {' '.join(strange)}"
    place = words.index(strange[0])
    meant = shlex.join(["hartenjagen", "identify", *words[:place], "--", *words[place:]])
    return f"the command of an app stands behind two dashes: {meant}"


def run(arguments: argparse.Namespace) -> int:
    """Identify, report, and return the exit code."""
    if arguments.ask:
        return identify_asking.run(arguments)
    if arguments.benchmark:
        seed = SEED if arguments.seed is None else arguments.seed
        _require_places(arguments)
        return run_benchmark(arguments.benchmark, seed, arguments.json, publish=arguments.publish)
    return _identify(arguments)


@terminated_like_interrupted()
def _identify(arguments: argparse.Namespace) -> int:
    from conformance.cli.progress import Progress
    from conformance.cli.reaching import named_app
    from conformance.identification.identifying import identify
    from conformance.identification.packs import NoDealError
    from conformance.runner.app import GivenUpError
    from reports.identification import as_text
    from reports.printable import show_on_a_line

    told = _told(arguments.tell)
    _require_places(arguments)
    app = named_app(arguments)
    progress = Progress()
    progress.tell("the first deal is begun")
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
        _say(show_on_a_line(str(fault)))
        tell_how_lost(app)
        return EXIT_UNREACHABLE
    finally:
        progress.clear()
        app.kill()
    if arguments.json != "-":
        print(as_text(found, told=arguments.tell is not None), end="")
    _write(arguments, found)
    return EXIT_UNEXPLAINED if found.unexplained or found.says_too_little or _was_refused(found) else 0


def _was_refused(found: Identified) -> bool:
    from conformance.identification.result import GivenUp

    return found.given_up is GivenUp.REFUSED


def _told(profile: str | None) -> Guess | None:
    if profile is None:
        return None
    from conformance.identification.space import make_guess
    from conformance.rules import load_profile

    resolved = load_profile(profile)
    return make_guess(resolved.chosen, resolved.rules)


def _require_places(arguments: argparse.Namespace) -> None:
    """Refuse before anything is asked what could not be written after it."""
    from conformance.cli.identify_places import profile_problems
    from conformance.cli.writing import require_outputs

    told = [arguments.tell] if arguments.tell else []
    named = profile_problems(arguments.write)
    require_outputs([arguments.write, arguments.json], told, force=arguments.force, more=named)


def _write(arguments: argparse.Namespace, found: Identified) -> None:
    if arguments.json:
        from conformance.cli.writing import put_report
        from reports.identification_json import as_json

        put_report(as_json(found), arguments.json)
    if arguments.write:
        from conformance.cli.writing import write_output
        from reports.identification_file import as_profile

        write_output(as_profile(found, arguments.write.stem), arguments.write, force=arguments.force)
        part = "; it explains only a part of what the app does" if found.unexplained else ""
        _say(f"{arguments.write} was written{part}; next: {_next(shlex.quote(str(arguments.write)), found)}")


def _next(file: str, found: Identified) -> str:
    """Return what to do with the profile that was written."""
    command = f"hartenjagen check {file} -- COMMAND"
    if not _RARE.intersection(each.parameter for each in found.differences):
        return command
    games = f"hartenjagen check {file} --games 200 -- COMMAND"
    return f"{command}; few scenarios are played with such cards, so play games as well: {games}"


def _say(text: str) -> None:
    print(f"hartenjagen identify: {text}", file=sys.stderr)

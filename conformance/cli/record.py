"""Play games with an app and write down what it did, one game a line, to be verified by anybody.

The command of the app stands behind two dashes; without a command the bundled reference plays. The moves are left to
chance, among those the app accepts; the same seed makes the same games. Cards, scores, totals and winners are recorded
as the app said them. Whole matches are played, or single deals with an app that knows no match. The form is that of
spec/records.md.

  hartenjagen record nl-short --games 1000 --output games.jsonl.gz
  hartenjagen record international --games 50 --seed 7 --compact -- ./my-adapter
  hartenjagen record nl-short -- node my-adapter.js | hartenjagen verify nl-short -

exit codes: 0 recorded · 2 wrong usage or bad profile · 3 the app could not be reached, plays no such game, or broke one
off · 130 interrupted, with every game that was finished written
"""

from __future__ import annotations

import contextlib
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import structs

from conformance.cli.terminating import terminated_like_interrupted

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator

    from conformance.records.recording import Recording
    from conformance.records.table import Table
    from conformance.records.writing import Writer
    from conformance.rules import Resolved
    from conformance.runner.app import App

GAMES: Final = 10
DEALS: Final = 1000
EXIT_UNREACHABLE: Final = 3
_TOLD: Final = 3
"""Games broken off that are told one by one."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    from conformance.cli.check_options import SEED, number_above_0
    from conformance.cli.reaching import add_ways_to_reach

    parser.usage = "%(prog)s PROFILE [OPTION…] [-- COMMAND…]"
    parser.add_argument("profile", metavar="PROFILE", help="a profile, PROFILE+HOUSE-RULE…, or the path of a file")
    what = parser.add_argument_group("what is played")
    what.add_argument("--games", metavar="N", type=number_above_0, default=GAMES, help=f"so many (default {GAMES})")
    what.add_argument("--seed", metavar="S", type=int, default=SEED, help=f"of the choices (default {SEED})")
    what.add_argument(
        "--deals",
        metavar="N",
        type=number_above_0,
        default=DEALS,
        help=f"leave a match after so many, for at random some would never end (default {DEALS})",
    )
    how = parser.add_argument_group("how it is written")
    how.add_argument("--compact", action="store_true", help="in the short form: texts for hands and plays")
    how.add_argument("--name-profile", action="store_true", help="write the name of the profile into each game")
    how.add_argument(
        "--output", metavar="FILE", type=Path, default=Path("-"), help="write there; .gz, .zst and .parquet are packed"
    )
    how.add_argument("--force", action="store_true", help="write over a file that is there")
    add_ways_to_reach(parser)


def parse_arguments(parser: argparse.ArgumentParser, words: list[str]) -> argparse.Namespace:
    """Read the words of the command line; those behind two dashes are the command of the app."""
    from conformance.cli.check_options import split_at_dashes

    own, command = split_at_dashes(parser, words)
    arguments = parser.parse_args(own)
    arguments.command = command
    if command and arguments.connect is not None:
        parser.error("either a command or --connect, not both")
    return arguments


@terminated_like_interrupted()
def run(arguments: argparse.Namespace) -> int:
    """Record the games and return the exit code."""
    from conformance.cli.progress import Progress
    from conformance.cli.reaching import named_app, tell_how_lost
    from conformance.cli.verify_files import is_no_name_of_games
    from conformance.cli.writing import require_outputs
    from conformance.problems import refuse
    from conformance.records.recording import CannotRecordError
    from conformance.records.table import Table
    from conformance.records.writing import open_writer
    from conformance.rules import load_profile
    from conformance.runner.app import GivenUpError
    from reports.printable import show_on_a_line

    resolved = load_profile(arguments.profile)
    require_outputs([arguments.output], [arguments.profile], force=arguments.force)
    if is_no_name_of_games(str(arguments.output)):
        what = f"{arguments.output} is no name for recorded games: verify takes such a file for something else"
        raise refuse("other-format", what, "name a file .jsonl, .jsonl.gz, .jsonl.zst or .parquet")
    table = Table.of(resolved.rules)
    app = named_app(arguments) if arguments.command or arguments.connect is not None else None
    progress = Progress()
    shown = str(arguments.output) != "-" or not sys.stdout.isatty()
    broken: list[str] = []
    stopped = ""
    deals = number_broken = 0
    writer: Writer | None = None
    try:
        with (
            _player(arguments, resolved, table, app) as play,
            open_writer(
                arguments.output,
                table,
                compact=arguments.compact,
                profile=arguments.name_profile,
                force=arguments.force,
            ) as writer,
        ):
            for number in range(1, arguments.games + 1):
                if shown:
                    progress.show(number, arguments.games, "games")
                played = play(number)
                if played.game is not None:
                    writer.write(played.game)
                    deals += len(played.game.deals)
                if played.broken_off:
                    number_broken += 1
                    broken += [f"game {arguments.seed}:{number} was broken off: {played.broken_off}"]
                    del broken[_TOLD:]
    except (GivenUpError, CannotRecordError) as fault:
        stopped = str(fault)
    except KeyboardInterrupt:
        progress.clear()
        _say(f"interrupted; {_counted(writer.written if writer else 0, 'game')} written")
        raise
    finally:
        progress.clear()
    if str(arguments.output) != "-" and writer:
        file = show_on_a_line(str(arguments.output))
        print(f"{file}: {_counted(writer.written, 'game')}, {_counted(deals, 'deal')}")
    more = number_broken - len(broken)
    for reason in (*broken, f"and {more} more games were broken off" if more else "", stopped):
        if reason:
            _say(show_on_a_line(reason))
    if app is not None:
        tell_how_lost(app)
    return EXIT_UNREACHABLE if broken or stopped else 0


@contextlib.contextmanager
def _player(
    arguments: argparse.Namespace, resolved: Resolved, table: Table, app: App | None
) -> Iterator[Callable[[int], Recording]]:
    """Give what plays the game of a number: the app that was named, else the bundled reference, without a process."""
    from conformance.records.choosing import Choices
    from conformance.records.recording import Recorder, Recording

    name = resolved.name if arguments.name_profile else ""
    seed = arguments.seed
    if app is None:
        from reference_impl.recording import record_match
        from reference_impl.rules import Rules

        rules = Rules.from_values(resolved.rules)

        def by_engine(number: int) -> Recording:
            choices = Choices(table, seed=seed, number=number)
            game = record_match(rules, choices, f"{seed}:{number}", longest=arguments.deals)
            return Recording(game=structs.replace(game, profile=name))

        yield by_engine
        return
    recorder = Recorder(app=app, rules=resolved.rules, table=table, profile=name, longest=arguments.deals)
    try:
        plan = recorder.plan()
        yield lambda number: recorder.record(plan, seed=seed, number=number)
    finally:
        app.kill()


def _counted(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"


def _say(text: str) -> None:
    print(f"hartenjagen record: {text}", file=sys.stderr)

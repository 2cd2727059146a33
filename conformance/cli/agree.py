"""Let two engines play the same games by all sorts of rules, and compare every word they say.

Each game is played by the bundled reference and by another app, the bundled JavaScript app by default. Without a name
of rules the games go round all profiles and the house rules that fit them; every second game is played by rules that
are made up by chance. The same seed makes the same games, however many processes play them. Games are handed out by the
dozen and played to their end, so that a few deals more than --deals are played.

  hartenjagen agree --deals 10000
  hartenjagen agree nl-short nl-omslag --seed 2 -- node my-adapter.js

exit codes: 0 they agree · 1 they do not · 2 wrong usage · 3 one of them could not be asked · 130 interrupted
"""

from __future__ import annotations

import sys
import time
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from conformance.cli.agree_work import Work
    from conformance.games.agreement import Disagreement, Tally

DEALS: Final = 2000
PUBLISHED: Final = "agreement.md"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    from conformance.cli.check_options import SEED, number_above_0

    parser.usage = "%(prog)s [PROFILE…] [OPTION…] [-- COMMAND…]"
    parser.add_argument("profiles", metavar="PROFILE", nargs="*", help="rules to play by, those of a check")
    at_least = f"play at least so many deals (default {DEALS})"
    parser.add_argument("--deals", metavar="N", type=number_above_0, default=DEALS, help=at_least)
    parser.add_argument("--seed", metavar="S", type=int, default=SEED, help=f"of the games (default {SEED})")
    parser.add_argument("--jobs", metavar="N", type=number_above_0, default=2, help="play in so many processes")
    parser.add_argument("--publish", action="store_true", help=f"write the figures to reports/published/{PUBLISHED}")


def parse_arguments(parser: argparse.ArgumentParser, words: list[str]) -> argparse.Namespace:
    """Read the words of the command line; those behind two dashes are the command of the app."""
    from conformance.cli.check_options import split_at_dashes

    own, command = split_at_dashes(parser, words)
    arguments = parser.parse_args(own)
    arguments.command = command
    if arguments.publish and (arguments.profiles or command):
        parser.error("--publish is for the run over all rules with the bundled apps")
    return arguments


def run(arguments: argparse.Namespace) -> int:
    """Play, say what came of it, and return the exit code."""
    from conformance.cli.agree_work import Work
    from conformance.cli.publishing import publish
    from conformance.rules import load_profile
    from conformance.runner.app import GivenUpError
    from conformance.scenarios.vectors import SUITE
    from reference_impl.games import NoGamesError
    from reports.agreement import as_markdown
    from reports.printable import show_on_a_line

    tables = tuple((name, dict(load_profile(name).rules)) for name in arguments.profiles)
    work = Work(seed=arguments.seed, tables=tables, command=tuple(arguments.command or _javascript()))
    begun = time.monotonic()
    try:
        tally, names = _play(work, arguments)
    except (GivenUpError, NoGamesError) as fault:
        print(f"hartenjagen agree: {show_on_a_line(str(fault))}", file=sys.stderr)
        return 3
    deals, seconds = tally.deals.total(), time.monotonic() - begun
    print(show_on_a_line(f"{names[0]} and {names[1]}") + f", seed {arguments.seed}")
    print(f"{deals} deals in {tally.games} games: {tally.moves} moves, {tally.refused} of them refused")
    print(f"{deals / max(seconds, 0.001):.0f} deals a second")
    if tally.disagreements:
        _tell(tally.disagreements, work)
        return 1
    print("they agree in every word")
    if arguments.publish:
        publish(as_markdown(tally, names, seed=arguments.seed, suite=SUITE), PUBLISHED)
    return 0


def _javascript() -> list[str]:
    return [sys.executable, "-m", "conformance.cli.main", "adapter", "javascript"]


def _play(work: Work, arguments: argparse.Namespace) -> tuple[Tally, tuple[str, str]]:
    """Play whole chunks of games, in their order, until there are enough deals or one game differs."""
    from conformance.cli.agree_work import names_of
    from conformance.cli.progress import Progress
    from conformance.games.agreement import Tally

    names = names_of(work)
    tally, progress = Tally(), Progress()
    try:
        for part in _parts(work, arguments.jobs):
            tally.add(part)
            progress.show(tally.deals.total(), arguments.deals, "deals")
            if tally.disagreements or tally.deals.total() >= arguments.deals:
                break
    finally:
        progress.clear()
    return tally, names


def _parts(work: Work, jobs: int) -> Iterator[Tally]:
    """Yield what the chunks came to, without end."""
    from collections import deque
    from concurrent.futures import ProcessPoolExecutor
    from itertools import count

    from conformance.cli.agree_work import open_apps, play_chunk

    chunks = count()
    with ProcessPoolExecutor(jobs, initializer=open_apps, initargs=(work,)) as pool:
        waiting = deque(pool.submit(play_chunk, next(chunks)) for _ in range(2 * jobs))
        try:
            while True:
                yield waiting.popleft().result()
                waiting.append(pool.submit(play_chunk, next(chunks)))
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _tell(disagreements: list[Disagreement], work: Work) -> None:
    """Print the first disagreement, made as small as it can be."""
    from conformance.cli.agree_work import made_small
    from reports.agreement import say_disagreement
    from reports.printable import show_on_a_line

    first = min(disagreements, key=lambda each: each.number)
    print(f"{len(disagreements)} games differ; game {first.game.name}, {first.game.kind}, by {first.table.name}:")
    for line in say_disagreement(first, made_small(first, work)):
        print(show_on_a_line(line))

"""The screen beside the readable engine, over a million games and more, with faults planted in a tenth of them.

The games go round all rules that are shipped; every second batch is played by rules made up by chance. The same seed
makes the same games, however many processes there are. Ends with an error where the two disagree.

Run it from the checkout: ``python -m tests.bench.bulk_agreement [GAMES] [--seed N] [--jobs N] [--publish]``.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from typing import TYPE_CHECKING

from tabulate import tabulate

from conformance.cli.publishing import publish
from conformance.games.agreement import BY_CHANCE, shipped_tables, table_for
from reference_impl.bulk import Screen
from reference_impl.rules import Rules
from tests.bulk.agreeing import NO_FAULT, Agreement, compare

if TYPE_CHECKING:
    from collections.abc import Sequence

GAMES = 1_000_000
BATCH = 250
"""Games that are played by the same rules."""


def play_batch(number: int, seed: int) -> Agreement:
    """Play one batch, by its number, counted from 1."""
    table = table_for(number, seed, shipped_tables(), by_chance=True)
    rules = Rules.from_values(table.rules)
    found = compare(Screen(rules), rules, range((number - 1) * BATCH, number * BATCH), seed=seed)
    found.differing = [f"{table.name} {dict(table.rules)}: {line}" for line in found.differing]
    return found


def as_markdown(found: Agreement, seed: int) -> str:
    """Return the published page; it holds no times and nothing of a machine."""
    faults = found.games - found.planted[NO_FAULT]
    rows = [(name, planted, found.wrong[name]) for name, planted in sorted(found.planted.items()) if name != NO_FAULT]
    lines = [
        "# The fast verifier agrees with the readable engine",
        "",
        f"{found.games:,} games of {found.deals:,} deals and {found.plays:,} plays, seed {seed}: half of them by the"
        f" profiles and house rules that are shipped, half by {BY_CHANCE}. A fault was planted in {faults:,} of them;"
        " not every fault makes a game wrong. What the fast verifier calls fine the readable engine does too, play by"
        " play, and of the games that are written as the suite writes them the other way round. There was no"
        " difference.",
        "",
        tabulate(rows, ("fault", "planted", "wrong then"), tablefmt="github"),
        "",
        "`make agree-bulk` plays them anew.",
        "",
    ]
    return "\n".join(lines)


def main(argv: Sequence[str]) -> None:
    """Play, say what came of it, and publish that where it is asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.bulk_agreement")
    parser.add_argument("games", metavar="GAMES", type=int, nargs="?", default=GAMES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--publish", action="store_true")
    arguments = parser.parse_args(argv)
    batches = range(1, -(-arguments.games // BATCH) + 1)
    total = Agreement()
    with ProcessPoolExecutor(arguments.jobs, get_context("spawn")) as pool:
        for found in pool.map(partial(play_batch, seed=arguments.seed), batches):
            total.add(found)
            if sys.stderr.isatty():
                sys.stderr.write(f"\r{total.games:,} games")
            if total.differing:
                pool.shutdown(cancel_futures=True)
                break
    if total.differing:
        sys.exit("\n".join(["they do not agree:", *total.differing[:10]]))
    page = as_markdown(total, arguments.seed)
    sys.stdout.write(page)
    if arguments.publish:
        publish(page, "bulk_agreement.md")


if __name__ == "__main__":
    main(sys.argv[1:])

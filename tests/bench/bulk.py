"""Recorded deals verified in bulk, beside OpenSpiel driven from Python and mere decoding: identical games, one run.

Everything is measured in turns, so that a busy machine is busy for all; a figure is the median of the rounds, and so is
a ratio, which is taken within each round. OpenSpiel looks every play up in ``state.legal_actions()`` and applies it.
What is verified must be fine, or there are no figures.

Run it from the checkout: ``python -m tests.bench.bulk [DEALS [ROUNDS]] [--publish]``; that takes some minutes.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
import time
from collections import defaultdict
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from conformance.cli.publishing import publish
from conformance.cli.verify_work import make_screen
from conformance.games.agreement import shipped_tables
from conformance.records.reading import read_blocks
from conformance.rules import load_profile
from conformance.verification.blocks import Verifier, verify_block
from conformance.verification.parts import blocks_of, split_files
from conformance.verification.result import BlockResult, merge
from reference_impl.bulk import Screen
from reference_impl.rules import Rules
from reference_impl.verifying import Judging
from tests.bench.bulk_games import Deals, Decoded, record_engine, record_openspiel
from tests.bench.bulk_memory import most_memory
from tests.bench.bulk_page import Figures, as_markdown
from tests.bench.engine_against_openspiel import replay_engine, replay_openspiel

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from conformance.rules import Resolved
    from conformance.verification.parts import Part
    from tests.bench.engine_against_openspiel import Game

DEALS = 4000
ROUNDS = 5
IN_MEMORY = 64
"""Arrays hold the deals so many times over, so that they do not fit into a cache."""
IN_FILE = 200
PART = 2 << 20
"""Bytes of a part that a worker takes at a time, so few that none waits long for the other at the end."""
SUMS = 64
TERMS = 200_000
OF_A_PROFILE = 200
PROFILE = """\
spec: 1
profile: {name}
title: {{en: without passing}}
extends: international
rules:
  passing.cycle: [none]
"""


def deals_per_second(run: Callable[[], object], deals: int) -> float:
    """Time one run."""
    start = time.perf_counter()
    run()
    return deals / (time.perf_counter() - start)


def screen_arrays(screen: Screen, deals: Deals) -> None:
    """Verify deals in arrays."""
    if not screen.fine_deals(*deals.arrays).all():
        sys.exit("a deal in the arrays is not fine")


def decode_file(path: Path) -> None:
    """Decode every line of a file, and do nothing with it."""
    decode = msgspec.json.Decoder(Decoded).decode
    with path.open("rb") as file:
        for line in file:
            decode(line)


def screen_file(screen: Screen, path: Path) -> None:
    """Verify the lines of a file."""
    for block in read_blocks(path):
        if not screen.fine(block.data).fine.all():
            sys.exit("a line of the file is not fine")


def verify_part(resolved: Resolved, part: Part) -> BlockResult:
    """Verify a part of a file, as `hartenjagen verify` does."""
    if resolved.hash not in _verifiers:
        screen = make_screen(resolved)
        _verifiers[resolved.hash] = Verifier(
            resolved=resolved, engine=Judging(), make_screen=lambda: screen, screened_from=0
        )
    total = BlockResult()
    for block in blocks_of(part):
        total = merge(total, verify_block(_verifiers[resolved.hash], block))
    return total


_verifiers: dict[str, Verifier] = {}
"""Those of this process, by the hash of their rules."""


def verify_file(pool: ProcessPoolExecutor, resolved: Resolved, path: Path, deals: int) -> None:
    """Verify a file by the processes of a pool."""
    total = BlockResult()
    for found in pool.map(partial(verify_part, resolved), split_files([str(path)], size=PART)):
        total = merge(total, found)
    if total.verdicts != {"fine": deals}:
        sys.exit(f"the file is verified with {total.verdicts}")


def add_up(_number: int) -> int:
    """Add up numbers: arithmetic that needs neither memory nor files."""
    return sum(number & 3 for number in range(TERMS))


def add_up_in(pool: ProcessPoolExecutor) -> None:
    """Let the processes of a pool add up."""
    for _ in pool.map(add_up, range(SUMS)):
        pass


def measure(games: Sequence[Game], deals: Deals, resolved: Resolved, folder: Path, rounds: int) -> Figures:
    """Measure everything, in turns."""
    rules = Rules.from_values(resolved.rules)
    screen = Screen(rules)
    in_memory = deals.tiled(IN_MEMORY)
    path = folder / "games.jsonl"
    deals.write(path, IN_FILE)
    in_file = len(deals.lines) * IN_FILE
    context = get_context("spawn")
    speeds = defaultdict(list)
    with ProcessPoolExecutor(1, context) as one, ProcessPoolExecutor(2, context) as two:
        runs: dict[str, tuple[Callable[[], object], int]] = {
            "openspiel": (lambda: replay_openspiel(games), len(games)),
            "engine": (lambda: replay_engine(rules, games), len(games)),
            "arrays": (lambda: screen_arrays(screen, in_memory), len(games) * IN_MEMORY),
            "decoding": (lambda: decode_file(path), in_file),
            "file": (lambda: screen_file(screen, path), in_file),
            "one": (lambda: verify_file(one, resolved, path, in_file), in_file),
            "two": (lambda: verify_file(two, resolved, path, in_file), in_file),
            "sums in one": (lambda: add_up_in(one), SUMS),
            "sums in two": (lambda: add_up_in(two), SUMS),
        }
        for name in ("arrays", "file", "one", "two", "sums in one", "sums in two"):
            runs[name][0]()  # compiled and loaded before anything is measured
        for _ in range(rounds):
            for name, (run, number) in runs.items():
                speeds[name].append(deals_per_second(run, number))
    path.unlink()
    return Figures(speeds=dict(speeds), profiles={}, memory=(), deals=len(games))


def measure_profiles(deals: Deals, rules: Rules, rounds: int) -> dict[str, tuple[float, float]]:
    """Return by name of rules how fast their deals are verified, in arrays and in lines, as a share of these."""
    names = {table.name: Rules.from_values(table.rules) for table in shipped_tables()}
    sides = {name: (Screen(each), record_engine(each, OF_A_PROFILE).tiled(IN_MEMORY)) for name, each in names.items()}
    sides = {"": (Screen(rules), deals.first(OF_A_PROFILE).tiled(IN_MEMORY)), **sides}
    speeds: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for _ in range(rounds):
        for name, (screen, some) in sides.items():
            block = b"\n".join(some.lines)
            number = len(some.lines)
            arrays = deals_per_second(partial(screen_arrays, screen, some), number)
            lines = deals_per_second(partial(_screen_block, screen, block), number)
            speeds[name].append((arrays, lines))
    shares = {}
    for name in names:
        pairs = list(zip(speeds[name], speeds[""], strict=True))
        in_arrays = statistics.median(own[0] / base[0] for own, base in pairs)
        shares[name] = in_arrays, statistics.median(own[1] / base[1] for own, base in pairs)
    return shares


def _screen_block(screen: Screen, block: bytes) -> None:
    if not screen.fine(block).fine.all():
        sys.exit("a line is not fine")


def main(argv: Sequence[str]) -> None:
    """Measure, print, and publish where that is asked for."""
    numbers = [int(word) for word in argv if word != "--publish"]
    number, rounds = [*numbers, *[DEALS, ROUNDS][len(numbers) :]]
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        table = folder / "without-passing.yaml"
        table.write_text(PROFILE.format(name=table.stem), encoding="utf-8")
        resolved = load_profile(str(table))
        rules = Rules.from_values(resolved.rules)
        games, deals = record_openspiel(rules, number)
        figures = measure(games, deals, resolved, folder, rounds)
        figures.profiles.update(measure_profiles(deals, rules, rounds))
        memory = most_memory(deals, table, folder, (IN_FILE // 8, IN_FILE // 2))
        figures = msgspec.structs.replace(figures, memory=memory)
    page = as_markdown(figures)
    sys.stdout.write(page)
    if "--publish" in argv:
        publish(page, "bulk.md")


if __name__ == "__main__":
    main(sys.argv[1:])

"""See how strong the suite is: try it on programs that are wrong on purpose.

Every neighbour of every value of a profile is an app that claims the profile and plays the neighbour; beside them stand
programs with faults seen in real ones. What a profile states must fail when it is played otherwise; what it leaves open
must be observed, and never fail. Scenarios that fail nothing at all are named too. Without PROFILE all four are tried.

  hartenjagen adequacy nl-short
  hartenjagen adequacy --format markdown

With --equivalents the programs presumed to play the same game are put to the proof instead.

exit codes: 0 nothing survives · 1 something does, or a scenario fails nothing, or what is
published is out of date · 2 wrong usage, or a stale entry in spec/equivalents.yaml
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator, Sequence

    from conformance.adequacy.result import Adequacy, Trial
    from conformance.adequacy.subjects import Subject

PUBLISHED: Final = "adequacy.md"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    from conformance.cli.check_options import number_above_0

    parser.add_argument("profiles", metavar="PROFILE", nargs="*", help="a profile, PROFILE+HOUSE-RULE…, or a file")
    parser.add_argument("--jobs", metavar="N", type=number_above_0, help="work in so many processes (default: all)")
    parser.add_argument("--format", choices=("text", "markdown", "json"), default="text", help="how it is told")
    parser.add_argument(
        "--equivalents", action="store_true", help="only let the programs presumed equivalent play generated games"
    )
    parser.add_argument("--games", metavar="N", type=number_above_0, help="so many each (default 100000)")
    published = parser.add_mutually_exclusive_group()
    published.add_argument("--publish", action="store_true", help=f"write the tables to reports/published/{PUBLISHED}")
    published.add_argument("--check", action="store_true", help="fail where that file is not what was found")


def run(arguments: argparse.Namespace) -> int:
    """Try, tell, and return the exit code."""
    from conformance.adequacy.proving import GAMES
    from conformance.cli.publishing import is_published, publish
    from conformance.problems import refuse
    from conformance.rules import shipped_profiles
    from reports.adequacy import as_json, as_markdown, as_text

    if (arguments.publish or arguments.check) and arguments.profiles:
        raise refuse("not-all", "what is published is for all profiles of the suite; name none")
    if arguments.games and not arguments.equivalents:
        raise refuse("no-games", "--games is about --equivalents; the table is made from the scenarios alone")
    jobs = arguments.jobs or os.cpu_count() or 1
    if arguments.equivalents:
        return prove_equivalents(arguments.profiles, arguments.games or GAMES, jobs=jobs)
    found = assess(arguments.profiles or list(shipped_profiles()), jobs=jobs)
    if arguments.publish:
        publish(as_markdown(found), PUBLISHED)
    fresh = not arguments.check or is_published(as_markdown(found), PUBLISHED)
    tell = {"text": as_text, "markdown": as_markdown, "json": as_json}[arguments.format]
    print(tell(found), end="")
    return 0 if fresh and all(each.sound for each in found) else 1


def assess(profiles: Sequence[str], *, jobs: int) -> list[Adequacy]:
    """Return how strong the suite is for each profile; the same whatever the number of processes.

    Raises:
        Problems: a profile cannot be resolved, or an entry of the presumed equivalents is stale.
    """
    from conformance.adequacy.equivalents import presume
    from conformance.adequacy.sharing import bench_of, try_all
    from conformance.adequacy.tally import tally
    from conformance.cli.progress import Progress

    benches = {name: bench_of(name) for name in profiles}
    tried = [(name, *task) for name in benches for task in tasks_for(name)]
    tasks = [(under, subject) for _, under, subject in tried]
    progress = Progress()
    trials: dict[str, list[Trial]] = {name: [] for name in profiles}
    for place, ((name, under, subject), trial) in enumerate(zip(tried, try_all(tasks, jobs), strict=True), start=1):
        progress.show(place, len(tasks), f"{under} {subject.name}")
        trials[name].append(trial)
    progress.clear()
    found = []
    for name, bench in benches.items():
        wording = bench.wording
        reads = {clause: parameters for clause, parameters in wording.reads.items() if wording.text(clause)}
        presumed = presume(bench.header.profile, trials[name])
        found.append(tally(bench.header, bench.cases, reads, presumed))
    return found


def tasks_for(profile: str) -> Iterator[tuple[str, Subject]]:
    """Yield what a profile is tried on, each with the rules to try it under: house rules bring mutants of their own."""
    from conformance.adequacy.sharing import bench_of
    from conformance.adequacy.subjects import mutants_of, mutants_of_house_rules, programs_for
    from conformance.scenarios.compile import shipped_combinations

    alone = bench_of(profile).resolved
    yield from ((profile, subject) for subject in (*mutants_of(alone), *programs_for(alone)))
    for combined in shipped_combinations():
        if combined.startswith(f"{profile}+"):
            mutants = mutants_of_house_rules(bench_of(combined).resolved, alone)
            yield from ((combined, mutant) for mutant in mutants)


def prove_equivalents(profiles: Sequence[str], games: int, *, jobs: int) -> int:
    """Let what is presumed equivalent play generated games, say what came of it, and return the exit code.

    Raises:
        Problems: an entry names no program that its profile is tried on.
    """
    from conformance.adequacy.equivalents import load_equivalents
    from conformance.adequacy.proving import prove

    entries = [entry for entry in load_equivalents() if not profiles or entry.profile in profiles]
    if not entries:
        print("no program is presumed equivalent")
    differences = 0
    for entry in entries:
        found = prove(entry, games, jobs=jobs)
        differences += bool(found)
        print(f"{entry.profile} {entry.program}: {found or f'no difference in {games} games'}", flush=True)
    return 1 if differences else 0

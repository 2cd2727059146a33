"""Turn the scenarios into vectors: cases that anybody can run, in any language.

Without PROFILE, the vectors of every profile of the suite and of every combination with one house rule are written.

exit codes: 0 done, or nothing to do · 1 with --check: a file is not what the scenarios give · 2 wrong usage, or
something is wrong with the scenarios; then nothing is written for the profiles concerned
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from conformance.problems import Problem
    from conformance.scenarios.building import Built
    from conformance.scenarios.features import Scenario

Each = TypeVar("Each")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.add_argument("profiles", nargs="*", metavar="PROFILE", help="a profile, PROFILE+HOUSE-RULE…, or a file")
    parser.add_argument("--check", action="store_true", help="write nothing; fail where a file would change")
    parser.add_argument(
        "--output", type=Path, metavar="DIR", help="where the vectors go (default: spec/vectors; of a file, beside it)"
    )
    parser.add_argument(
        "--features",
        type=Path,
        action="append",
        metavar="DIR",
        help="scenarios of your own beside ours (default: my-table/features beside a file my-table.yaml)",
    )
    parser.add_argument(
        "--clauses",
        action="store_true",
        help="write nothing; only see whether every scenario names all clauses its result depends on",
    )
    parser.add_argument(
        "--freeze", metavar="VERSION", help="write down what the suite demands from this version on, and nothing else"
    )
    parser.add_argument("--jobs", type=_positive, metavar="N", help="how many profiles to work on at a time")


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is no whole number from 1")
    return int(text)


def run(arguments: argparse.Namespace) -> int:
    """Compile, then write or compare."""
    from conformance.problems import Problems
    from conformance.scenarios.building import build_vectors, scenarios_for
    from conformance.scenarios.compile import shipped_combinations, vector_file
    from conformance.scenarios.influence import unread_parameters
    from conformance.scenarios.loading import load_scenarios
    from conformance.scenarios.vectors import VECTORS
    from conformance.spec_files import FEATURES

    folders = (FEATURES, *_own_folders(arguments))
    scenarios: Sequence[Scenario] = ()
    for profile in arguments.profiles:
        scenarios = scenarios_for(profile, folders)
    if not arguments.profiles:
        scenarios = load_scenarios(folders)
    if arguments.freeze is not None:
        return _freeze(arguments, scenarios)
    if arguments.clauses:
        return _check_clauses(arguments.profiles, folders, scenarios)
    profiles = arguments.profiles or list(shipped_combinations())
    output: Path | None = arguments.output
    parity, differing = _parity(FEATURES)
    problems: list[Problem] = list(differing)
    if not arguments.profiles:  # every other scenario is seen to where its profile is compiled
        for scenario in scenarios:
            if scenario.profile not in profiles:
                problems += unread_parameters(scenario)
    stale: list[Path] = []
    built_files: set[Path] = set()
    building = _with_progress(build_vectors(profiles, folders, jobs=arguments.jobs), len(profiles))
    for profile, built in zip(profiles, building, strict=True):
        print(_summary(built), flush=True)
        problems += built.problems
        path = vector_file(output or _folder_for(profile), built.profile)
        built_files.add(path)
        if arguments.check:
            if not path.is_file() or path.read_bytes() != built.content:
                stale.append(path)
        elif not built.problems:
            _write(path, built.content)
    if arguments.check and parity:
        print(parity)
    if problems:
        raise Problems(problems)
    for path in stale:
        print(f"{path}: not what the scenarios give; `hartenjagen compile` writes it anew", file=sys.stderr)
    if arguments.check and not arguments.profiles:
        for path in sorted(set((output or VECTORS).glob("*.jsonl")) - built_files):
            print(f"{path}: no profile of the suite has this name", file=sys.stderr)
            stale.append(path)
    return 1 if stale else 0


def _own_folders(arguments: argparse.Namespace) -> Sequence[Path]:
    """Return the folders of scenarios of one's own: those named, else those beside the files that are named."""
    from conformance.own_rules.places import own_features

    if arguments.features:
        return tuple(arguments.features)
    return tuple(dict.fromkeys(folder for profile in arguments.profiles for folder in own_features(profile)))


def _folder_for(profile: str) -> Path:
    """Return where the vectors of a profile go when nothing is said: those of a file lie beside it."""
    from conformance.own_rules.places import places_of
    from conformance.scenarios.vectors import VECTORS

    places = places_of(profile)
    return places.vectors if places else VECTORS


def _parity(folder: Path) -> tuple[str, Sequence[Problem]]:
    """Return what is proved of the languages, or everything that is not so."""
    from conformance.problems import Problems
    from conformance.scenarios.phrasebook import load_phrasebook
    from conformance.translation.parity import prove_parity

    try:
        number = prove_parity(folder)
    except Problems as found:
        return "", found.problems
    phrasebook = load_phrasebook()
    languages = len(phrasebook.languages)
    words = {number: word for word, number in phrasebook.words["en"].numbers.items()}
    return f"{_count(number, 'scenario')} in {words.get(languages, languages)} languages", ()


def _freeze(arguments: argparse.Namespace, scenarios: Sequence[Scenario]) -> int:
    from conformance.problems import refuse
    from conformance.scenarios.frozen import freeze
    from conformance.scenarios.vectors import SUITE

    if arguments.profiles or arguments.features or arguments.check or arguments.clauses or arguments.output:
        raise refuse("freeze-alone", "--freeze is about the suite's own scenarios, and takes nothing else beside it")
    if arguments.freeze != SUITE:
        what = f"this suite calls itself {SUITE}, not {arguments.freeze}"
        raise refuse("other-version", what, "SUITE in conformance/scenarios/vectors.py says which it is")
    print(f"{freeze(arguments.freeze, scenarios)}: {_count(len(scenarios), 'case')}, for good")
    return 0


def _write(path: Path, content: bytes) -> None:
    from conformance.problems import refuse

    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    except OSError as error:
        raise refuse("unwritable-file", f"{path} cannot be written: {error.strerror}") from error


def _check_clauses(profiles: Sequence[str], folders: tuple[Path, ...], scenarios: Sequence[Scenario]) -> int:
    """Look at the scenarios that hold for some profiles, at all where none is named."""
    from conformance.problems import Problems
    from conformance.scenarios.influence import unread_parameters

    if profiles:
        scenarios = list({each.id: each for profile in profiles for each in _holding(profile, folders)}.values())
    seen = _with_progress(iter(scenarios), len(scenarios))
    if problems := [problem for scenario in seen for problem in unread_parameters(scenario)]:
        raise Problems(problems)
    behind = f" for {' or '.join(profiles)}" if profiles else ""
    print(f"{_count(len(scenarios), 'scenario')}{behind}: each names every clause its result depends on")
    return 0


def _holding(profile: str, folders: tuple[Path, ...]) -> Iterator[Scenario]:
    from conformance.scenarios.applicability import load_once, own_rules, reading_for
    from conformance.scenarios.building import scenarios_for

    table = load_once(profile)
    for scenario in scenarios_for(profile, folders):
        if reading_for(scenario, own_rules(scenario), table) is not None:
            yield scenario


def _with_progress(things: Iterator[Each], total: int) -> Iterator[Each]:
    """Yield the things; on a terminal, tell how far it is."""
    shown = sys.stderr.isatty()
    for number in range(total):
        if shown:
            print(f"\r{number}/{total} ", end="", file=sys.stderr, flush=True)
        try:
            thing = next(things)
        except StopIteration:
            return
        finally:
            if shown:
                print("\r\033[K", end="", file=sys.stderr, flush=True)
        yield thing


def _summary(built: Built) -> str:
    cases, scenarios = _count(built.cases, "case"), _count(built.scenarios, "scenario")
    lines = [f"{built.profile}: {cases} of {scenarios}, {len(built.content):,} bytes"]
    lines += [f"  no deal leads to {note}" for note in built.unreached]
    lines += [f"  an agreement makes no difference: {note}" for note in built.pointless]
    if built.uncovered:
        lines.append(f"  no case is about {', '.join(built.uncovered)}")
    return "\n".join(lines)


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"

"""What can be asked of `check`: its options, and the command of the app behind two dashes."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from conformance.cli.reaching import add_ways_to_reach

SEED: Final = 1
_OF_THE_REPORT: Final = ("games", "shuffle", "require_all", "known_issues", "json", "junit", "trace")
_ALONE: Final = {"list": ("smoke", *_OF_THE_REPORT), "smoke": ("only", *_OF_THE_REPORT)}
_DOES: Final = {"list": "lists the cases and runs none", "smoke": "only sees whether the adapter works"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.usage = "%(prog)s PROFILE [OPTION…] [-- COMMAND…]"
    parser.add_argument("profile", metavar="PROFILE", help="a profile, PROFILE+HOUSE-RULE…, or the path of a file")
    what = parser.add_argument_group("what is run")
    what.add_argument(
        "--only",
        metavar="NAME",
        action="append",
        default=[],
        help="only the cases with this id or clause, or a pattern such as 'lead.*'; may be repeated",
    )
    what.add_argument("--list", action="store_true", help="list the cases and run none")
    what.add_argument("--smoke", action="store_true", help="only see whether the adapter works at all")
    what.add_argument("--vectors", metavar="FILE", type=Path, help="take the cases from this file")
    what.add_argument(
        "--features",
        metavar="DIR",
        type=Path,
        action="append",
        default=[],
        help="scenarios of your own beside ours (default: my-table/features beside a file my-table.yaml)",
    )
    what.add_argument(
        "--shuffle", metavar="SEED", type=int, help="run the cases in the order of this seed; the report is the same"
    )
    what.add_argument(
        "--suite",
        metavar="VERSION",
        help="the frozen suite whose cases count (default: the newest, with --vectors all); next: all there are",
    )
    what.add_argument("--require-all", action="store_true", help="a skipped case is a failure")
    what.add_argument("--known-issues", metavar="FILE", type=Path, help="what is known to fail; the list must be exact")
    what.add_argument("--update-known-issues", action="store_true", help="rewrite that file with what fails now")
    games = parser.add_argument_group("generated games")
    games.add_argument(
        "--games", metavar="N", type=number_above_0, default=0, help="after the cases play so many games, and compare"
    )
    games.add_argument("--seed", metavar="S", type=int, help=f"the same seed makes the same games (default {SEED})")
    games.add_argument("--save", metavar="FOLDER", type=Path, help="write the drafts made of games that differ there")
    games.add_argument("--against", metavar="COMMAND", help="the app to compare with (default: the bundled reference)")
    how = add_ways_to_reach(parser)
    how.add_argument("--lockstep", action="store_true", help="one move at a time, even if the app can replay deals")
    told = parser.add_argument_group("what is told")
    told.add_argument("--json", metavar="FILE", help="write the report as JSON; - is standard output")
    told.add_argument("--junit", metavar="FILE", type=Path, help="write the report as JUnit XML")
    told.add_argument("--force", action="store_true", help="write over a report that is there")
    told.add_argument("--trace", action="store_true", help="show the messages of every case that fails")


def parse_arguments(parser: argparse.ArgumentParser, words: list[str]) -> argparse.Namespace:
    """Read the words of the command line; those behind two dashes are the command of the app."""
    own, command = split_at_dashes(parser, words)
    arguments = parser.parse_args(own)
    arguments.command = command
    if command and arguments.connect is not None:
        parser.error("either a command or --connect, not both")
    if arguments.json and arguments.junit and Path(arguments.json) == arguments.junit:
        parser.error("--json and --junit name the same file; one would overwrite the other")
    if arguments.vectors and arguments.features:
        parser.error("--vectors names the cases; --features would make others")
    if arguments.update_known_issues and not arguments.known_issues:
        parser.error("--update-known-issues needs --known-issues FILE")
    if arguments.update_known_issues and arguments.only:
        parser.error("--update-known-issues needs the whole check, not a part of it")
    if not arguments.games and (arguments.seed is not None or arguments.against or arguments.save):
        parser.error("--seed, --against and --save are about generated games; say how many with --games N")
    for alone, refused in _ALONE.items():
        if getattr(arguments, alone):
            beside = [name for name in refused if getattr(arguments, name) not in (None, False, 0, [])]
            if beside:
                also = ", ".join(f"--{name.replace('_', '-')}" for name in beside)
                parser.error(f"--{alone} {_DOES[alone]}; {also} cannot be asked for with it")
    return arguments


def split_at_dashes(parser: argparse.ArgumentParser, words: list[str]) -> tuple[list[str], list[str]]:
    """Return the words before two dashes and those behind; the latter are a command, and no dashes are no command."""
    if "--" not in words:
        return words, []
    place = words.index("--")
    if not words[place + 1 :]:
        parser.error("there is no command behind the two dashes")
    return words[:place], words[place + 1 :]


def number_above_0(text: str) -> int:
    """Read a number of something."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number above 0")
    return int(text)

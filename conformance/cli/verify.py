"""Verify recorded games against a profile: JSON Lines, perhaps packed with gzip or zstd, Parquet, or - for a pipe.

  hartenjagen verify nl-short games.jsonl
  hartenjagen verify international club-*.jsonl.gz --json report.json
  hartenjagen verify nl-omslag+free-opening - < games.jsonl

Each game is fine, or the first play, score or total that is wrong is shown with its clause. What a record does not say
is not verified; what the profile leaves open is observed and never fails. spec/records.md describes the records.

exit codes: 0 every game is fine · 1 a game deviates · 2 wrong usage, bad profile, lines or files that cannot be read ·
3 a record is incomplete · 4 there is no game to judge · 130 interrupted
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from conformance.cli import verify_sheet
from conformance.cli.check_options import number_above_0

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Iterator

    from conformance.rules import Resolved
    from conformance.verification.parts import Part
    from conformance.verification.report import VerificationReport
    from conformance.verification.result import BlockResult

LISTED: Final = 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments."""
    parser.usage = "%(prog)s PROFILE FILE… [OPTION…]"
    parser.add_argument("profile", metavar="PROFILE", help="a profile, PROFILE+HOUSE-RULE…, or the path of a file")
    parser.add_argument("files", metavar="FILE", nargs="+", help="recorded games; - is standard input")
    parser.add_argument("--all", action="store_true", help=f"list every game that is not fine, not the first {LISTED}")
    parser.add_argument(
        "--json", metavar="FILE", nargs="?", const="-", help="write the report as JSON, to standard output or a file"
    )
    many = parser.add_argument_group("many games").add_mutually_exclusive_group()
    many.add_argument("--workers", metavar="N", type=number_above_0, help="judge in so many processes (extra `dask`)")
    many.add_argument("--scheduler", metavar="ADDRESS", help="judge on the Dask cluster of this scheduler")
    verify_sheet.add_arguments(parser)


def run(arguments: argparse.Namespace) -> int:
    """Verify, report, and return the exit code."""
    from conformance.cli.main import version
    from conformance.records.reading import require_files
    from conformance.rules import load_profile
    from conformance.verification.report import report_verification

    resolved = load_profile(arguments.profile)
    files = list(arguments.files)
    if any(map(verify_sheet.is_sheet, files)):
        return verify_sheet.run(resolved, files, kind=arguments.kind, json=arguments.json)
    _require_output(arguments)
    require_files(files)
    _require_once(files)
    result = _verify(resolved, files, arguments)
    report = report_verification(resolved, result, suite=f"hartenjagen {version()}")
    _write(arguments, report, resolved)
    return report.exit_code


def _verify(resolved: Resolved, files: list[str], arguments: argparse.Namespace) -> BlockResult:
    import msgspec

    from conformance.cli.verify_work import Work
    from conformance.verification.result import BlockResult, merge

    listed = None if arguments.all else LISTED
    total = BlockResult()
    for encoded in run_work(Work(resolved=resolved, listed=listed), files, arguments):
        total = merge(total, msgspec.msgpack.decode(encoded, type=BlockResult), listed=listed)
    return total


def run_work(
    work: Callable[[Part], bytes], files: list[str], arguments: argparse.Namespace, size: int | None = None
) -> Iterator[bytes]:
    """Yield what comes of each part of files, in order, worked on here or by as many processes as was asked for."""
    from conformance.cli.verify_cluster import open_cluster, run_parts
    from conformance.verification.parts import PART, split_files

    parts = split_files(files, size=size or PART)
    if not arguments.workers and not arguments.scheduler:
        yield from map(work, parts)
        return
    with open_cluster(workers=arguments.workers or 0, scheduler=arguments.scheduler or "") as client:
        yield from run_parts(client, work, parts)


def _require_once(files: list[str]) -> None:
    """Refuse a file that is named twice: its games would count twice."""
    from conformance.problems import refuse

    seen = set[str]()
    for file in files:
        name = file if file == "-" else str(Path(file).resolve())
        if name in seen:
            raise refuse("file-twice", f"{file} is named twice, and its games would count twice", "name it once")
        seen.add(name)


def _require_output(arguments: argparse.Namespace) -> None:
    """Refuse before the work what could not be written after it, and what would be lost."""
    from conformance.problems import refuse

    if not arguments.json or arguments.json == "-":
        return
    output = Path(arguments.json)
    if not output.absolute().parent.is_dir():
        raise refuse("no-such-folder", f"{output}: its folder does not exist")
    if any(
        file != "-" and Path(file).exists() and output.exists() and output.samefile(file) for file in arguments.files
    ):
        raise refuse("output-is-input", f"{output} holds games to verify, and would be lost", "name another file")


def _write(arguments: argparse.Namespace, report: VerificationReport, resolved: Resolved) -> None:
    from conformance.problems import Problem, Problems
    from reports.verification_text import as_json, as_text

    to_pipe = arguments.json == "-"
    stream = sys.stderr if to_pipe else sys.stdout
    colour = stream.isatty() and not os.environ.get("NO_COLOR")
    print(as_text(report, resolved, colour=colour), end="", file=stream, flush=True)
    if to_pipe:
        print(as_json(report), end="")
    elif arguments.json:
        try:
            Path(arguments.json).write_text(as_json(report), encoding="utf-8")
        except OSError as fault:
            what = f"the report cannot be written there: {fault.strerror}"
            raise Problems(
                [Problem(file=arguments.json, line=0, column=0, code="unwritable-file", message=what)]
            ) from fault

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

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

    from conformance.rules import Resolved
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


def run(arguments: argparse.Namespace) -> int:
    """Verify, report, and return the exit code."""
    from conformance.cli.main import version
    from conformance.records.reading import require_files
    from conformance.rules import load_profile
    from conformance.verification.report import report_verification

    resolved = load_profile(arguments.profile)
    files = list(arguments.files)
    _require_output(arguments)
    require_files(files)
    _require_once(files)
    listed = None if arguments.all else LISTED
    result = _verify(resolved, files, listed)
    report = report_verification(resolved, result, suite=f"hartenjagen {version()}")
    _write(arguments, report, resolved)
    return report.exit_code


def _verify(resolved: Resolved, files: list[str], listed: int | None) -> BlockResult:
    from conformance.verification.result import BlockResult, merge

    total = BlockResult()
    for result in _results(resolved, files, listed):
        total = merge(total, result, listed=listed)
    return total


def _results(resolved: Resolved, files: list[str], listed: int | None) -> Iterator[BlockResult]:
    from conformance.records.reading import read_blocks
    from conformance.verification.blocks import Verifier, verify_block
    from reference_impl.verifying import Judging

    verifier = Verifier(resolved=resolved, engine=Judging(), listed=listed)
    for file in files:
        for block in read_blocks(file):
            yield verify_block(verifier, block)


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

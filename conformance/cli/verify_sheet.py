"""Verify score sheets of clubs: whether the numbers on a CSV file can be right, and what keeps them from that."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from conformance.rules import Resolved
    from conformance.score_sheets.finding import SheetReport
    from conformance.score_sheets.sheet import Kind

SUFFIX: Final = ".csv"
EXIT_BAD_FILE: Final = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the arguments that are about score sheets."""
    group = parser.add_argument_group("score sheets (FILE.csv)")
    kinds = group.add_mutually_exclusive_group()
    for kind, what in (("scores", "what each deal scored"), ("totals", "the totals after each deal (default)")):
        kinds.add_argument(f"--{kind}", dest="kind", action="store_const", const=kind, help=f"the numbers are {what}")


def is_sheet(file: str) -> bool:
    """Tell whether a file is a score sheet, by its name.

    >>> is_sheet("club.CSV"), is_sheet("games.jsonl")
    (True, False)
    """
    return file.casefold().endswith(SUFFIX)


def run(
    resolved: Resolved, files: Sequence[str], language: str, *, kind: Kind | None = None, json: str | None = None
) -> int:
    """Judge score sheets, print what is found and return the exit code; ``json`` is a file, or - for a pipe.

    A sheet that cannot be right weighs most, then one that cannot be read, then one without deals.

    Raises:
        Problems: a file is a folder or no score sheet, or the report cannot be written.
    """
    from conformance.cli.verify_output import write_report
    from conformance.problems import Problem, Problems, refuse
    from conformance.records.reading import require_files
    from reports.score_sheet import as_json, as_text
    from reports.verification_problems import say_problem

    others = [file for file in files if not is_sheet(file)]
    require_files(file for file in others if Path(file).is_dir())
    if others:
        what = f"{', '.join(others)} among score sheets: recorded games and sheets are not verified together"
        raise refuse("mixed-files", what, "verify them one after the other")
    reports: list[SheetReport] = []
    problems: list[Problem] = []
    for file in files:
        try:
            reports.append(_judge(resolved, file, kind))
        except Problems as found:
            problems += found.problems
    write_report(
        lambda colour: "\n".join(
            as_text(report, resolved.rules, language=language, colour=colour) for report in reports
        ),
        lambda: as_json(reports),
        json,
    )
    for problem in Problems(problems).problems:
        print(say_problem(problem, language), file=sys.stderr)
    codes = {report.exit_code for report in reports} | ({EXIT_BAD_FILE} if problems else set())
    return min(codes - {0}, default=0)


def _judge(resolved: Resolved, file: str, kind: Kind | None) -> SheetReport:
    from conformance.score_sheets.judging import judge
    from conformance.score_sheets.reading import read_sheet

    return judge(resolved, read_sheet(Path(file), resolved.rules["table.players"]), kind)

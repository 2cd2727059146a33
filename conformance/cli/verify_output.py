"""What `verify` reads and writes: nothing twice, and no report over the games it is about."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Sequence


def require_games(files: Sequence[str], arguments: argparse.Namespace) -> None:
    """Check before anything is read that it can be.

    Raises:
        Problems: a file cannot be opened, is named twice, or is no file of recorded games.
    """
    from conformance.cli.verify_sheet import is_sheet
    from conformance.problems import refuse
    from conformance.records.reading import STANDARD_INPUT, require_files

    if sheets := [file for file in files if is_sheet(file)]:
        raise refuse(
            "a-score-sheet", f"{', '.join(sheets)}: of a score sheet it is verified only whether it can be right"
        )
    if arguments.kind:
        raise refuse("no-score-sheet", f"--{arguments.kind} is about score sheets, FILE.csv, and there is none")
    require_files(files)
    seen = set[str]()
    for file in files:
        name = file if file == STANDARD_INPUT else str(Path(file).resolve())
        if name in seen:
            raise refuse("file-twice", f"{file} is named twice, and its games would count twice", "name it once")
        seen.add(name)


def write_report(text: Callable[[bool], str], data: Callable[[], str], json: str | None) -> None:
    """Print a report, coloured on a terminal, and write it as JSON where that is asked for: a file, or - for a pipe.

    Raises:
        Problems: the file cannot be written; everything was told before that.
    """
    from conformance.problems import Problem, Problems

    stream = sys.stderr if json == "-" else sys.stdout
    print(text(stream.isatty() and not os.environ.get("NO_COLOR")), end="", file=stream, flush=True)
    if json == "-":
        print(data(), end="")
    elif json:
        try:
            Path(json).write_text(data(), encoding="utf-8")
        except OSError as fault:
            what = f"the report cannot be written there: {fault.strerror}"
            raise Problems([Problem(file=json, line=0, column=0, code="unwritable-file", message=what)]) from fault


def require_output(json: str | None, inputs: Sequence[Path]) -> None:
    """Check before the work that the report can be written after it, and that nothing is lost by that.

    Raises:
        Problems: there is no such folder, or the report would be written over what it is about.
    """
    from conformance.problems import refuse

    if not json or json == "-":
        return
    output = Path(json)
    if not output.absolute().parent.is_dir():
        raise refuse("no-such-folder", f"{output}: its folder does not exist")
    if output.exists() and any(file.exists() and output.samefile(file) for file in inputs):
        raise refuse("output-is-input", f"{output} is to be verified, and would be lost", "name another file")

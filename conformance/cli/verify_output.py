"""What `verify` reads and writes: nothing twice, and no report over the games it is about."""

from __future__ import annotations

import os
import sys
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable, Sequence

    from conformance.rules import Resolved

_HEAD: Final = 4096
"""Bytes of a file by which it is told what it is."""
_ROWS: Final = 12
"""Rows of them."""


def require_games(files: Sequence[str], arguments: argparse.Namespace) -> None:
    """Check before anything is read that it can be.

    Raises:
        Problems: a file cannot be opened, is named twice, or is no file of recorded games.
    """
    from conformance.cli.verify_files import show_files
    from conformance.cli.verify_sheet import is_sheet
    from conformance.problems import refuse
    from conformance.records.reading import STANDARD_INPUT, require_files

    if sheets := [file for file in files if is_sheet(file)]:
        what = f"{', '.join(sheets)}: of a score sheet it is told only whether it can be right by rules that are named"
        hint = f"name a profile: hartenjagen verify PROFILE {show_files(sheets)}; hartenjagen profiles lists them"
        raise refuse("a-score-sheet", what, hint)
    if arguments.kind:
        raise refuse("no-score-sheet", f"--{arguments.kind} is about score sheets, FILE.csv, and there is none")
    require_files(files)
    for file in files:
        if _looks_like_a_sheet(file):
            named = "what comes through the pipe" if file == STANDARD_INPUT else file
            what = f"{named} begins like a score sheet, and not like recorded games"
            raise refuse("a-score-sheet", what, "a score sheet must be called FILE.csv: rename it, or copy it to one")
    seen = set[str]()
    for file in files:
        name = file if file == STANDARD_INPUT else str(Path(file).resolve())
        if name in seen:
            raise refuse("file-twice", f"{file} is named twice, and its games would count twice", "name it once")
        seen.add(name)


def require_distinct(rules: Sequence[str], resolved: Sequence[Resolved]) -> None:
    """Check that no two rules to identify games by have the same name, by which each would be told.

    Raises:
        Problems: two have.
    """
    from conformance.problems import refuse

    named: dict[str, str] = {}
    for said, each in zip(rules, resolved, strict=True):
        if each.name in named:
            what = f"--among {named[each.name]} and --among {said} are both rules called {each.name}"
            hint = "name it once" if Path(named[each.name]).resolve() == Path(said).resolve() else "rename one of them"
            raise refuse("rules-twice", what, hint)
        named[each.name] = said


def require_report(json: str | None, named: Sequence[str], *, identify: bool) -> None:
    """Check that --json was not followed by what should have been the profile, or the only file of games.

    Raises:
        Problems: it was.
    """
    from conformance.cli.verify_files import is_profile
    from conformance.problems import refuse

    if json in (None, "-"):
        return
    hint = "write --json behind the files, or --json=FILE"
    if len(named) < (1 if identify else 2) and Path(str(json)).exists():
        raise refuse("json-took-it", f"--json {json}: that would be the report, and no games are left", hint)
    if not identify and named and not is_profile(named[0]) and is_profile(str(json)):
        raise refuse("json-took-it", f"--json {json}: a profile stands where the report is to be written", hint)


def require_no_options(arguments: argparse.Namespace) -> None:
    """Check that nothing is asked of a score sheet that is done only with recorded games.

    Raises:
        Problems: something is.
    """
    from conformance.problems import refuse

    asked = [name for name in ("all", "workers", "scheduler") if getattr(arguments, name)]
    if asked:
        options = ", ".join(f"--{name}" for name in asked)
        raise refuse("only-games", f"{options}: of a score sheet all is told, and here", "leave it out")


def _looks_like_a_sheet(file: str) -> bool:
    """Tell whether a file, or standard input, has a row of names and a row of numbers near its beginning.

    What comes through another pipe would be lost to whoever reads it.
    """
    from conformance.records.reading import STANDARD_INPUT, is_read_once

    if file == STANDARD_INPUT:
        peek = getattr(getattr(sys.stdin, "buffer", None), "peek", None)
        head = peek(_HEAD)[:_HEAD] if peek else b""
    elif is_read_once(file):
        head = b""
    else:
        with Path(file).open("rb") as stream:
            head = stream.read(_HEAD)
    return looks_like_a_sheet(head)


def looks_like_a_sheet(head: bytes) -> bool:
    r"""Tell whether among the first rows one of at least three names comes before one of as many cells with numbers.

    >>> looks_like_a_sheet(b"deal;Ann;Bob;Cis\n1;3;0;12\n"), looks_like_a_sheet(b'{"game":"1"}\n')
    (True, False)
    >>> looks_like_a_sheet(b'"Ann";"Bob";"Cis"\n"3";"0";"12"\n'), looks_like_a_sheet(b"Ann|Bob|Cis\n3|0|12\n")
    (True, True)
    """
    rows = [row for row in head.decode("utf-8-sig", errors="ignore").splitlines()[:_ROWS] if row.strip()]
    if not rows or rows[0].startswith(("{", "[")):
        return False
    return any(_are_names_and_numbers(names, numbers) for names, numbers in pairwise(rows))


def _are_names_and_numbers(first: str, second: str) -> bool:
    for separator in (";", "\t", ",", "|"):
        names, numbers = first.split(separator), second.split(separator)
        some = [cell.strip(' "') for cell in numbers if cell.strip(' "')]
        whole = [cell for cell in some if cell.lstrip("-+").isdecimal()]
        if len(names) > 2 and len(numbers) == len(names) and len(whole) >= max(2, len(some) - 1):
            return True
    return False


def write_report(text: Callable[[bool], str], data: Callable[[], str], json: str | None) -> None:
    """Print a report, coloured on a terminal, and write it as JSON where that is asked for: a file, or - for a pipe.

    Raises:
        Problems: the file cannot be written; everything was told before that.
    """
    from conformance.outputs import unwritten
    from conformance.problems import Problems

    stream = sys.stderr if json == "-" else sys.stdout
    print(text(stream.isatty() and not os.environ.get("NO_COLOR")), end="", file=stream, flush=True)
    if json == "-":
        print(data(), end="")
    elif json:
        try:
            Path(json).write_text(data(), encoding="utf-8")
        except OSError as fault:
            raise Problems([unwritten(Path(json), fault)]) from fault

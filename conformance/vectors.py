"""Vector files: a header line, then one case a line; read with every fault of a file at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from conformance.cases import Case, Header
from conformance.problems import Problem, Problems
from conformance.spec_files import shown_path

if TYPE_CHECKING:
    from pathlib import Path

_header: Final = msgspec.json.Decoder(Header)
_case: Final = msgspec.json.Decoder(Case)


def read_vectors(path: Path) -> tuple[Header, list[Case]]:
    """Return the header and the cases of a vector file.

    Raises:
        Problems: the file cannot be read, or lines of it are no header or no cases.
    """
    file = shown_path(path)
    try:
        lines = path.read_bytes().splitlines()
    except OSError as fault:
        raise Problems([_problem(file, 0, "unreadable-file", f"the file cannot be read: {fault.strerror}")]) from fault
    if not lines:
        raise Problems([_problem(file, 0, "no-header", "the file is empty; its first line is a header")])
    problems, cases = [], []
    header: Header | None = None
    for number, line in enumerate(lines, start=1):
        try:
            if number == 1:
                header = _header.decode(line)
            elif line.strip():
                cases.append(_case.decode(line))
        except msgspec.MsgspecError as fault:
            problems.append(_problem(file, number, "bad-header" if number == 1 else "bad-case", str(fault)))
    if problems or header is None:
        raise Problems(problems)
    return header, cases


def _problem(file: str, line: int, code: str, message: str) -> Problem:
    return Problem(file=file, line=line, column=0, code=code, message=message)

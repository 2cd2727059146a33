"""Vector files: a header line, then lead-ins, then one case a line; read with every fault of a file at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from conformance.cases import Case, Header, LeadIn
from conformance.lead_ins import with_lead_ins
from conformance.problems import Problem, Problems
from conformance.spec_files import shown_path

if TYPE_CHECKING:
    from pathlib import Path

_header: Final = msgspec.json.Decoder(Header)
_lead_in: Final = msgspec.json.Decoder(LeadIn)
_case: Final = msgspec.json.Decoder(Case)


def read_header(path: Path) -> Header | None:
    """Return the first line of a vector file, None where it cannot be read as one."""
    try:
        with path.open("rb") as file:
            return _header.decode(file.readline())
    except (OSError, msgspec.MsgspecError):
        return None


def read_vectors(path: Path) -> tuple[Header, list[Case]]:
    """Return the header and the cases of a vector file, those with a lead-in a second time behind it.

    Raises:
        Problems: the file cannot be read, or lines of it are no header, no lead-in and no case.
    """
    file = shown_path(path)
    try:
        lines = path.read_bytes().splitlines()
    except OSError as fault:
        raise Problems([_problem(file, 0, "unreadable-file", f"the file cannot be read: {fault.strerror}")]) from fault
    if not lines:
        raise Problems([_problem(file, 0, "no-header", "the file is empty; its first line is a header")])
    problems: list[Problem] = []
    cases: list[Case] = []
    lead_ins: list[LeadIn] = []
    header: Header | None = None
    for number, line in enumerate(lines, start=1):
        try:
            if number == 1:
                header = _header.decode(line)
            elif line.strip() and not cases and b'"deals"' in line and _is_lead_in(line):
                lead_ins.append(_lead_in.decode(line))
            elif line.strip():
                cases.append(_case.decode(line))
        except msgspec.MsgspecError as fault:
            problems.append(_problem(file, number, "bad-header" if number == 1 else "bad-case", str(fault)))
    named = {lead_in.lead_in for lead_in in lead_ins}
    problems += [
        _problem(file, 0, "bad-case", f"the case {case.id} names a lead-in {case.lead_in}, and there is none")
        for case in cases
        if case.lead_in and case.lead_in not in named
    ]
    if problems or header is None:
        raise Problems(problems)
    return header, with_lead_ins(cases, lead_ins)


def _is_lead_in(line: bytes) -> bool:
    keys = msgspec.json.decode(line, type=dict[str, msgspec.Raw])
    return "deals" in keys


def _problem(file: str, line: int, code: str, message: str) -> Problem:
    return Problem(file=file, line=line, column=0, code=code, message=message)

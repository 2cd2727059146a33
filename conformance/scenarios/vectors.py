"""Vector files: the cases of a profile, one a line, as `conformance.cases` describes them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from conformance.cases import Case, Header
from conformance.problems import Problem, Problems
from conformance.spec_files import SPEC, shown_path

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from conformance.rules.resolved import Resolved

SUITE: Final = "0.1.0"
"""Version of the suite, as vectors carry it."""
VECTORS: Final = SPEC / "vectors"


def header_of(resolved: Resolved) -> Header:
    """Return the first line of the vectors of a profile."""
    open_points: dict[str, list[Any]] = {path: list(values) for path, values in resolved.open_points.items()}
    return Header(profile=resolved.name, suite=SUITE, hash=resolved.hash, rules=resolved.rules, open=open_points)


def encode_vectors(header: Header, cases: Iterable[Case]) -> bytes:
    r"""Return the content of a vector file; equal cases give equal bytes.

    >>> encode_vectors(Header(profile="p", suite="1", hash="0", rules={}), [])
    b'{"profile":"p","suite":"1","hash":"0","rules":{}}\n'
    """
    return b"".join(msgspec.json.encode(line) + b"\n" for line in (header, *cases))


def read_vectors(path: Path) -> tuple[Header, list[Case]]:
    """Return what a vector file holds.

    Raises:
        Problems: the file cannot be read, or a line of it is not what it should be.
    """
    try:
        lines = path.read_bytes().splitlines()
    except OSError as error:
        raise Problems([_problem(path, 0, f"cannot be read: {error.strerror}")]) from error
    try:
        header = msgspec.json.decode(lines[0] if lines else b"", type=Header)
    except msgspec.MsgspecError as error:
        raise Problems([_problem(path, 1, str(error))]) from error
    cases: list[Case] = []
    problems: list[Problem] = []
    for number, line in enumerate(lines[1:], start=2):
        try:
            cases.append(msgspec.json.decode(line, type=Case))
        except msgspec.MsgspecError as error:
            problems.append(_problem(path, number, str(error)))
    if problems:
        raise Problems(problems)
    return header, cases


def _problem(path: Path, line: int, message: str) -> Problem:
    return Problem(
        file=shown_path(path), line=line, column=1 if line else 0, code="bad-vectors", message=message,
        hint="`hartenjagen compile` writes them anew",
    )  # fmt: skip

"""A vector file is read whole, or refused with everything that is wrong with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from conformance.problems import Problems
from conformance.vectors import read_vectors
from tests.cases_by_hand import CORE, TIES, header, write_vectors

if TYPE_CHECKING:
    from pathlib import Path


def test_what_was_written_is_read(tmp_path: Path) -> None:
    file = write_vectors(tmp_path / "a.jsonl", [*CORE, *TIES], match__tie=["shared", "play_on"])
    assert read_vectors(file) == (header(match__tie=["shared", "play_on"]), [*CORE, *TIES])


def test_every_bad_line_is_named(tmp_path: Path) -> None:
    file = write_vectors(tmp_path / "a.jsonl", CORE)
    lines = file.read_text(encoding="utf-8").splitlines()
    lines[2] = '{"id": "ABCDE"}'
    lines[4] = lines[4].replace('"7C"', '"1C"')
    file.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(Problems) as refused:
        read_vectors(file)
    assert [(problem.line, problem.code) for problem in refused.value.problems] == [(3, "bad-case"), (5, "bad-case")]


def test_a_step_is_exactly_one_thing(tmp_path: Path) -> None:
    file = write_vectors(tmp_path / "a.jsonl", CORE[:1])
    file.write_text(file.read_text(encoding="utf-8").replace('"expect":{', '"deal":{"hands":{}},"expect":{', 1))
    with pytest.raises(Problems, match="exactly one of"):
        read_vectors(file)

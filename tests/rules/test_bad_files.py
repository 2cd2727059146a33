"""A library of bad files: each says, where it is wrong, in which column and under which code.

``#! 3 unknown-parameter, 20 wrong-type`` behind a line expects two problems in that line, and no others anywhere.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from conformance.problems import Problem, Problems
from conformance.rules import load_profile
from conformance.rules.resolve import problems_of_file

BAD = Path(__file__).parent / "bad"
FILES = sorted(BAD.glob("*.yaml"))


def expected_in(path: Path) -> list[tuple[int, int, str]]:
    found = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        _, marker, expectations = line.partition("#! ")
        for expectation in expectations.split(", ") if marker else ():
            column, code = expectation.split()
            found.append((number, int(column), code))
    return sorted(found)


def places(problems: tuple[Problem, ...]) -> list[tuple[int, int, str]]:
    return sorted((problem.line, problem.column, problem.code) for problem in problems)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_problem_of_a_bad_file_is_found_where_it_is_and_nothing_else(path: Path) -> None:
    problems = problems_of_file(path)
    assert problems
    assert places(problems) == expected_in(path)
    assert {problem.file for problem in problems} == {str(path)}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_loading_a_bad_file_finds_what_checking_it_finds(path: Path) -> None:
    base = "nl-short+" if re.search(r"^house_rule:", path.read_text(encoding="utf-8"), re.MULTILINE) else ""
    with pytest.raises(Problems) as refused:
        load_profile(f"{base}{path}")
    assert places(refused.value.problems)[: len(expected_in(path))] == expected_in(path)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_problems_of_a_file_are_one_line_each(path: Path) -> None:
    for problem in problems_of_file(path):
        assert "\n" not in str(problem)
        assert str(problem).startswith(f"{path}:")

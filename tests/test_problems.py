"""Problems are data, sorted, without repeats, and one line each whatever a file holds."""

from __future__ import annotations

from conformance.problems import Problem, Problems, did_you_mean


def problem(line: int, message: str = "wrong", hint: str = "") -> Problem:
    return Problem(file="a.yaml", line=line, column=1, code="code", message=message, hint=hint)


def test_problems_are_sorted_and_said_once() -> None:
    found = Problems([problem(3), problem(1), problem(3)])
    assert found.problems == (problem(1), problem(3))
    assert str(found) == "a.yaml:1:1  code  wrong\na.yaml:3:1  code  wrong"


def test_what_a_file_holds_cannot_move_the_cursor_or_flood_the_screen() -> None:
    text = str(problem(1, "`a\nb\x1b[31m♥`", "x" * 5000))
    assert "\n" not in text
    assert "\x1b" not in text
    assert r"`a\nb\x1b[31m♥`" in text
    assert len(text) < 1000


def test_the_nearest_words_are_offered_and_far_ones_not() -> None:
    known = ("hearts.lead", "queen.lead", "match.tie")
    assert did_you_mean("heart.lead", known) == "did you mean `hearts.lead`?"
    assert did_you_mean("jokers", known) == ""
    assert did_you_mean("", ()) == ""

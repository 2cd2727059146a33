"""What is wrong with a command, a file or a line of it, in every language; known again from its English."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import TYPE_CHECKING, Final

from reports.verification_words import ENGLISH, load_details, load_known, say_again

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from conformance.problems import Problem

_IN_PARTS: Final = frozenset({"where", "expected", "cards", "kind", "other"})
"""Fields that are put together from a few words."""


def say_problem(problem: Problem, language: str) -> str:
    """Return a problem on a line, in a language."""
    return str(translate_problem(problem, language))


def translate_problem(problem: Problem, language: str) -> Problem:
    """Return a problem in a language; its code is the same in all of them, and what nobody knows stays as it is."""
    if language == ENGLISH:
        return problem
    message, hint = (_said(text, language).replace("\u00a0", " ") for text in (problem.message, problem.hint))
    return replace(problem, message=message, hint=hint)


def load_sheet_problems() -> Sequence[Mapping[str, str]]:
    """Return the wordings of what keeps a score sheet from being read, each in every language."""
    return load_known("sheet-problems")


@cache
def _known() -> Sequence[Mapping[str, str]]:
    game, *_ = load_known("parts")
    return [game, *load_sheet_problems(), *load_known("problems"), *load_details()]


def _said(told: str, language: str) -> str:
    return say_again(told, _known(), language, lambda name, value: _field(name, value, language))


def _field(name: str, value: str, language: str) -> str:
    if name in ("fault", "reason"):
        return _said(value, language)
    if name not in _IN_PARTS:
        return value
    parts = [
        say_again(part, load_known("parts"), language, lambda inner, said: _field(inner, said, language))
        for part in value.split(", ")
    ]
    return ", ".join(parts)

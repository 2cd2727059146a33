"""Collecting what is wrong with one file while it is read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from conformance.problems import Problem

if TYPE_CHECKING:
    from collections.abc import Iterable


class Place(Protocol):
    """Anything that knows where in a file it stands."""

    @property
    def line(self) -> int:
        """Count from 1; 0 for no place."""

    @property
    def column(self) -> int:
        """Count from 1; 0 for no place."""


class Findings:
    """The problems of one file, in the order found."""

    def __init__(self, file: str, problems: Iterable[Problem] = ()) -> None:
        self.file = file
        self.problems = list(problems)

    def add(self, place: Place, code: str, message: str, hint: str = "") -> None:
        """Note a problem at a place of the file."""
        self.problems.append(
            Problem(file=self.file, line=place.line, column=place.column, code=code, message=message, hint=hint)
        )

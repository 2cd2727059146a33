"""Everything that is wrong with a sheet as a file, gathered while it is read."""

from __future__ import annotations

from dataclasses import dataclass, field

from conformance.problems import Problem


@dataclass(kw_only=True)
class Faults:
    """The problems of one file so far."""

    file: str
    problems: list[Problem] = field(default_factory=list)

    def add(self, line: int, column: int, code: str, message: str, hint: str = "") -> None:
        """Add a problem; the column is that of the cell, from 1, and 0 for the line as a whole."""
        self.problems.append(Problem(file=self.file, line=line, column=column, code=code, message=message, hint=hint))

"""Problems: what is wrong with an input, where, and what to do about it; always all of them at once."""

from __future__ import annotations

import difflib
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable

_LONGEST: Final = 400


@dataclass(frozen=True, kw_only=True, order=True)
class Problem:
    """One thing that is wrong at one place; ``line`` and ``column`` count from 1, 0 where there is no such place.

    >>> str(Problem(file="my.yaml", line=3, column=5, code="unknown-value", message="no such thing", hint="or so?"))
    'my.yaml:3:5  unknown-value  no such thing  (or so?)'
    >>> str(Problem(file="", line=0, column=0, code="unknown-profile", message="no profile `nl`"))
    'unknown-profile  no profile `nl`'
    """

    file: str
    line: int
    column: int
    code: str
    message: str
    hint: str = ""

    def __str__(self) -> str:
        """Return ``file:line:column  code  message  (hint)`` on one line, without the parts that are empty."""
        place = ":".join(str(part) for part in (self.file, self.line, self.column) if part)
        hint = f"({self.hint})" if self.hint else ""
        return "  ".join(_printable(part) for part in (place, self.code, self.message, hint) if part)


def _printable(text: str) -> str:
    """Return a text that moves no cursor: control characters escaped, and no longer than a message should be."""
    shown = "".join(letter if letter.isprintable() else letter.encode("unicode_escape").decode() for letter in text)
    return shown if len(shown) <= _LONGEST else f"{shown[:_LONGEST]}…"


class Problems(Exception):  # noqa: N818  # it carries problems, and that is what callers say
    r"""An input was refused; ``problems`` are all that is wrong with it, without repeats, in the order of the input.

    >>> str(Problems([Problem(file="a", line=2, column=1, code="x", message="late"),
    ...               Problem(file="a", line=1, column=1, code="x", message="early")]))
    'a:1:1  x  early\na:2:1  x  late'
    """

    problems: tuple[Problem, ...]

    def __init__(self, problems: Iterable[Problem]) -> None:
        self.problems = tuple(sorted(set(problems)))
        super().__init__("\n".join(map(str, self.problems)))


def refuse(code: str, message: str, hint: str = "") -> Problems:
    """Return the exception for a single problem that has no place in a file.

    >>> refuse("unknown-seat", "there is no seat `Z`").problems[0].code
    'unknown-seat'
    """
    return Problems([Problem(file="", line=0, column=0, code=code, message=message, hint=hint)])


def did_you_mean(word: str, known: Iterable[str]) -> str:
    """Return a hint that names the known words nearest to one, or an empty text when none is near.

    >>> did_you_mean("hearts.laed", ["hearts.lead", "queen.lead"])
    'did you mean `hearts.lead`?'
    >>> did_you_mean("elephant", ["hearts.lead"])
    ''
    """
    near = difflib.get_close_matches(word, list(known), n=2, cutoff=0.7)
    best = [name for name in near if _likeness(word, name) >= _likeness(word, near[0]) - 0.1]
    return f"did you mean {' or '.join(f'`{name}`' for name in best)}?" if best else ""


def _likeness(word: str, name: str) -> float:
    return difflib.SequenceMatcher(None, word, name).ratio()

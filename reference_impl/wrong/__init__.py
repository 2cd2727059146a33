"""Programs that are wrong on purpose: a suite is worth what it catches, and these are what it must catch."""

from __future__ import annotations

from reference_impl.wrong import (
    bookkeeping,
    breaking,
    dealing,
    exchange,
    flow,
    following,
    leading,
    matches,
    memory,
    null,
    passing,
    reversal,
    scoring,
    seeing,
    tricks,
)
from reference_impl.wrong.program import WrongProgram

__all__ = ["WrongProgram", "null_programs", "programs"]

_SHELVES = (
    leading,
    breaking,
    following,
    dealing,
    flow,
    tricks,
    passing,
    exchange,
    scoring,
    matches,
    reversal,
    memory,
    seeing,
    bookkeeping,
)


def programs() -> dict[str, WrongProgram]:
    """Return every program with one fault, by name.

    >>> programs()["dealer-leads"].clauses
    ('opening.leader',)
    """
    return {program.name: program for shelf in _SHELVES for program in shelf.SHELF.programs}


def null_programs() -> dict[str, WrongProgram]:
    """Return the programs that know nothing of the game, by name.

    >>> sorted(null_programs())
    ['accept-all', 'empty-observations', 'random-cards', 'refuse-all', 'whole-hand', 'zeros']
    """
    return {program.name: program for program in null.SHELF.programs}

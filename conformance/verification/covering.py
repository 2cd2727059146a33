"""Where no rules explain all games of a heap: which rules explain most of them, which the others, and what is left.

`sort_block` lays each game with the first of some rules that it is consistent with; `merge_sorted` adds blocks up.
`choose` looks at games that are left for further rules. Done in turns, a heap of games from several tables comes apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from conformance.records.form import parse_record
from conformance.records.record import GameRecord
from conformance.verification.blocks import judge_record, lines_of, screen_block
from conformance.verification.finding import Finding
from conformance.verification.readings import Judgement, is_settled
from conformance.verification.result import Found, Tally, add_tallies

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Sequence

    from conformance.problems import Problem
    from conformance.records.reading import Block
    from conformance.records.table import Table
    from conformance.verification.blocks import Verifier

MOST_RULES: Final = 4
"""Sets of rules into which a heap is taken apart at most."""
LOOKED_AT: Final = 20
"""Games that are left and looked at for further rules."""


class Sorted(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """Games laid with the rules they are consistent with; lines as in `BlockResult`."""

    lines: dict[str, int] = {}
    fitting: dict[str, Tally] = {}
    """Games by the name of the first rules that they are consistent with."""
    unexplained: int = 0
    left: tuple[bytes, ...] = ()
    """The first of them, as they are written."""
    misfit: Found | None = None
    """What the first of them breaks of the first rules."""


def sort_block(verifiers: Sequence[Verifier], block: Block, tables: Collection[Table]) -> Sorted:
    """Return which games of a block are consistent with which rules; what is a record at none of the tables is no game.

    Without any rules only the first games are looked for.
    """
    before = block.first_line - 1
    left_of = [screen_block(verifier, block) for verifier in verifiers]
    fitting: dict[str, Tally] = {}
    left: list[bytes] = []
    misfit: Found | None = None
    unexplained = 0
    for absolute, line in block.lines():
        number = absolute - before
        game = _name_of(line, tables)
        if game is None:
            continue
        at = Tally(games=1, file=block.file, line=number, game=game)
        first: Judgement | None = None
        for verifier, doubtful in zip(verifiers, left_of, strict=True):
            judged = None if doubtful is not None and number not in doubtful else hold(verifier, line)
            if judged is None or is_settled(judged.finding):
                fitting = add_tallies({}, fitting, {verifier.resolved.name: at})
                break
            first = first or judged
        else:
            unexplained += 1
            left += [line] if len(left) < LOOKED_AT else []
            misfit = misfit or (None if first is None else _found(at, first))
            if not verifiers and len(left) == LOOKED_AT:
                break
    return Sorted(
        lines={block.file: lines_of(block)}, fitting=fitting, unexplained=unexplained, left=tuple(left), misfit=misfit
    )


def merge_sorted(one: Sorted, other: Sorted) -> Sorted:
    """Return two stretches as one, ``other`` coming right after ``one``."""
    misfit = one.misfit
    if misfit is None and other.misfit is not None:
        found = other.misfit
        misfit = msgspec.structs.replace(found, line=found.line + one.lines.get(found.file, 0))
    return Sorted(
        lines={**one.lines, **{file: one.lines.get(file, 0) + lines for file, lines in other.lines.items()}},
        fitting=add_tallies(one.lines, one.fitting, other.fitting),
        unexplained=one.unexplained + other.unexplained,
        left=(*one.left, *other.left)[:LOOKED_AT],
        misfit=misfit,
    )


def choose(verifiers: Sequence[Verifier], left: Sequence[bytes], most: int) -> Iterator[str]:
    """Yield the rules that most of these games are consistent with, then those that most of the rest are, and so on.

    What rules leave open is looked at only where no rules as they are executed explain all.
    """
    rest = set(range(len(left)))
    fits = {verifier.resolved.name: _fitting(verifier, left, _fits_as_executed) for verifier in verifiers}
    if most and not any(rest == fitting for fitting in fits.values()):
        fits = {verifier.resolved.name: _fitting(verifier, left, _fits) for verifier in verifiers}
    for _ in range(most):
        best = max(fits, key=lambda name: len(fits[name] & rest), default=None)
        if best is None or not fits[best] & rest:
            return
        rest -= fits[best]
        yield best


def _fitting(verifier: Verifier, left: Sequence[bytes], fits: Callable[[Verifier, bytes], bool]) -> set[int]:
    return {place for place, line in enumerate(left) if fits(verifier, line)}


def _fits(verifier: Verifier, line: bytes) -> bool:
    return is_settled(hold(verifier, line).finding)


def _fits_as_executed(verifier: Verifier, line: bytes) -> bool:
    record = parse_record(line, verifier.table)
    return isinstance(record, GameRecord) and is_settled(verifier.engine(record, verifier.resolved.rules))


def hold(verifier: Verifier, line: bytes) -> Judgement:
    """Return what is found in a game that may have been played with another pack."""
    record = parse_record(line, verifier.table)
    return (
        Judgement(finding=not_of_the_table(record), reading={})
        if isinstance(record, tuple)
        else judge_record(verifier, record, line)
    )


def not_of_the_table(problems: Sequence[Problem]) -> Finding:
    """Return the finding for a game that cannot be read for a table, though it can for another."""
    return Finding(what="hands", clauses=("setup.pack",), detail=(problems[0].message,))


def _name_of(line: bytes, tables: Collection[Table]) -> str | None:
    read = (parse_record(line, table) for table in tables)
    return next((record.game for record in read if isinstance(record, GameRecord)), None)


def _found(at: Tally, judged: Judgement) -> Found:
    finding = judged.finding
    return Found(
        file=at.file, line=at.line, game=at.game, verdict=finding.verdict, finding=finding, reading=judged.reading
    )

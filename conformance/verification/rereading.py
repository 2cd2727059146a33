"""Games gone through once more: which of them show that an open point is played as executed, where others show not.

A game that is fine as executed says nothing of an open point as long as it would be fine otherwise too. Where some
games show another reading, the rest is held against that reading: a game that then is not fine, however it is played
what else is open, shows the executed one.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from conformance.problems import Problems
from conformance.records.form import parse_record
from conformance.rules.parameters import load_parameters
from conformance.rules.resolved import Standing, hash_of
from conformance.verification.blocks import judge_record, lines_of, screen_block
from conformance.verification.readings import is_settled, name_reading
from conformance.verification.result import BlockResult, Tally, add_tallies

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from conformance.records.reading import Block
    from conformance.rules.resolved import Resolved
    from conformance.verification.blocks import Verifier
    from conformance.verification.observing import Observed


def rules_observed(resolved: Resolved, observed: Sequence[Observed]) -> tuple[tuple[str, Resolved], ...]:
    """Return the rules that state each reading observed, by its name; not those that mean nothing by themselves."""
    found = []
    for each in observed:
        reading = {each.parameter: each.value}
        if each.parameter not in resolved.rules:
            continue
        try:
            rules = resolved.replace(reading)
        except Problems:
            continue
        standing = {path: _open(path, rules) for path in rules} | resolved.standing
        standing[each.parameter] = replace(standing[each.parameter], stated=True)
        chosen = {**resolved.chosen, **reading}
        stated = replace(resolved, rules=rules, hash=hash_of(rules), standing=standing, chosen=chosen)
        found.append((name_reading(reading), stated))
    return tuple(found)


def _open(path: str, rules: Mapping[str, Any]) -> Standing:
    """Return how a parameter stands that applies only where another is read otherwise: nobody states it."""
    parameter = load_parameters()[path]
    others = tuple(value for value in (*parameter.values, *parameter.near) if value != rules[path])
    return Standing(stated=False, sources=(), origin=("", 0), alternatives=others)


def reread_block(verifier: Verifier, others: Mapping[str, Verifier], block: Block) -> BlockResult:
    """Return, as `readings`, the games of a block that are fine as executed and not under each of other readings."""
    before = block.first_line - 1
    left = {name: screen_block(other, block) for name, other in others.items()}
    shown: dict[str, Tally] = {}
    for absolute, line in block.lines():
        number = absolute - before
        doubtful = [name for name, lines in left.items() if lines is None or number in lines]
        game = _game_that_is_fine(verifier, line) if doubtful else None
        if game is not None:
            at = Tally(games=1, file=block.file, line=number, game=game)
            against = [name for name in doubtful if not _is_fine(others[name], line)]
            shown = add_tallies({}, shown, dict.fromkeys(against, at))
    return BlockResult(lines={block.file: lines_of(block)}, readings=shown)


def _game_that_is_fine(verifier: Verifier, line: bytes) -> str | None:
    record: Any = parse_record(line, verifier.table)
    if isinstance(record, tuple) or not is_settled(verifier.engine(record, verifier.resolved.rules)):
        return None
    return str(record.game)


def _is_fine(verifier: Verifier, line: bytes) -> bool:
    record = parse_record(line, verifier.table)
    if isinstance(record, tuple):
        return False
    judged = judge_record(verifier, record, line)
    return judged.given_up or is_settled(judged.finding)

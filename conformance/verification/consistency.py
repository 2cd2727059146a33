"""Which of several rules recorded games are consistent with, and which game rules out which."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

import msgspec

from conformance.problems import Problem, Problems
from conformance.records.form import parse_record
from conformance.records.other_table import OTHER_TABLE
from conformance.records.record import GameRecord
from conformance.rules import Resolved, load_profile, shipped_house_rules, shipped_profiles
from conformance.verification.blocks import LINE_TOO_LONG, judge_record, lines_of, screen_block, too_many_readings
from conformance.verification.covering import not_of_the_table
from conformance.verification.readings import Judgement, is_settled, name_readings
from conformance.verification.result import Found, Tally, add_tallies, move_problem

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from conformance.records.reading import Block
    from conformance.verification.blocks import Verifier


class Consistency(msgspec.Struct, kw_only=True, frozen=True, omit_defaults=True):
    """What a stretch of records says of rules, by their names; lines as in `BlockResult`."""

    lines: dict[str, int] = {}
    games: int = 0
    against: dict[str, Found] = {}
    """The first game that rules them out."""
    readings: dict[str, dict[str, Tally]] = {}
    """Games before that which are consistent under another reading of open points, as in `BlockResult`."""
    unread: int = 0
    problems: tuple[Problem, ...] = ()


def known_rules() -> list[Resolved]:
    """Return the profiles of the suite, and each with each house rule that makes something else of it.

    >>> names = [each.name for each in known_rules()]
    >>> "nl-short" in names, "nl-short+omslag" in names, "nl-omslag+omslag" in names
    (True, True, False)
    """
    return [rules for profile in shipped_profiles() for rules in _variants(profile, 1)]


def paired_rules() -> list[Resolved]:
    """Return each profile of the suite with each two house rules, where that makes something else of it.

    >>> names = [each.name for each in paired_rules()]
    >>> "nl-short+omslag+pit-subtracts" in names, "nl-omslag+omslag+pit-subtracts" in names
    (True, False)
    """
    known = known_rules()
    return [
        rules
        for profile in shipped_profiles()
        for rules in _variants(profile, 2)
        if not any(_is_the_same(rules, other) for other in known)
    ]


def _variants(profile: str, most: int) -> list[Resolved]:
    """Return a profile with up to so many house rules, each of which makes something else of it."""
    variants: list[Resolved] = []
    for number in range(most + 1):
        for house_rules in combinations(shipped_house_rules(), number):
            try:
                combined = load_profile("+".join((profile, *house_rules)))
            except Problems:
                continue
            if not any(_is_the_same(combined, other) for other in variants):
                variants.append(combined)
    return variants


def _is_the_same(one: Resolved, other: Resolved) -> bool:
    """Tell whether two names stand for the same rules that leave the same open."""
    return one.hash == other.hash and one.open_points == other.open_points


def hold_against(verifiers: Sequence[Verifier], block: Block, ruled_out: Collection[str] = ()) -> Consistency:
    """Return what the games of a block say of the rules of each verifier; rules that are ruled out are left alone."""
    return _Holding(verifiers, block, ruled_out).result()


def add_rules(one: Consistency, other: Consistency) -> Consistency:
    """Return what the same records say of some rules and of others."""
    return msgspec.structs.replace(
        one, against={**one.against, **other.against}, readings={**one.readings, **other.readings}
    )


def merge_consistency(one: Consistency, other: Consistency, *, listed: int | None = None) -> Consistency:
    """Return two stretches as one, ``other`` coming right after ``one``."""
    against = {
        name: msgspec.structs.replace(found, line=found.line + one.lines.get(found.file, 0))
        for name, found in other.against.items()
    }
    names = dict.fromkeys([*one.readings, *other.readings])
    return Consistency(
        lines={**one.lines, **{file: one.lines.get(file, 0) + lines for file, lines in other.lines.items()}},
        games=one.games + other.games,
        against={**against, **one.against},
        readings={
            name: add_tallies(one.lines, one.readings.get(name, {}), other.readings.get(name, {})) for name in names
        },
        unread=one.unread + other.unread,
        problems=(*one.problems, *(move_problem(each, one.lines) for each in other.problems))[:listed],
    )


class _Holding:
    """Goes through a block line by line, with the rules that are still possible."""

    def __init__(self, verifiers: Sequence[Verifier], block: Block, ruled_out: Collection[str]) -> None:
        self._block = block
        self._possible = [verifier for verifier in verifiers if verifier.resolved.name not in ruled_out]
        self._tables = dict.fromkeys(verifier.table for verifier in verifiers)
        self._listed = verifiers[0].listed if verifiers else None
        self._left = {verifier.resolved.name: screen_block(verifier, block) for verifier in self._possible}
        self._games = self._unread = 0
        self._against: dict[str, Found] = {}
        self._readings: dict[str, dict[str, Tally]] = {}
        self._problems: list[Problem] = []

    def result(self) -> Consistency:
        """Return what the block says."""
        before = self._block.first_line - 1
        for number, line in self._block.lines():
            self._take(number - before, line)
        for fault in self._block.faults:
            self._unread += fault.code == LINE_TOO_LONG
            self._problems.append(replace(fault, line=max(fault.line - before, 0) if fault.line else 0))
        return Consistency(
            lines={self._block.file: lines_of(self._block)},
            games=self._games,
            against=self._against,
            readings=self._readings,
            unread=self._unread,
            problems=tuple(self._problems[: self._listed]),
        )

    def _take(self, number: int, line: bytes) -> None:
        doubtful = [verifier for verifier in self._possible if self._is_left(verifier, number)]
        if len(doubtful) < len(self._possible) and not doubtful:
            self._games += 1
            return
        read = {table: parse_record(line, table, file=self._block.file, number=number) for table in self._tables}
        game = next((record.game for record in read.values() if isinstance(record, GameRecord)), None)
        if game is None:
            self._unread += 1
            self._problems += _of_no_table([each for each in read.values() if isinstance(each, tuple)])
            return
        self._games += 1
        at = Tally(games=1, file=self._block.file, line=number, game=game)
        for verifier in doubtful:
            self._hold(verifier, read[verifier.table], line, at)

    def _is_left(self, verifier: Verifier, number: int) -> bool:
        left = self._left[verifier.resolved.name]
        return left is None or number in left

    def _hold(self, verifier: Verifier, record: GameRecord | tuple[Problem, ...], line: bytes, at: Tally) -> None:
        if isinstance(record, tuple):
            judgement = Judgement(finding=not_of_the_table(record), reading={})
        else:
            judgement = judge_record(verifier, record, line)
        if judgement.given_up:
            self._unread += 1
            self._problems.append(too_many_readings(verifier, at.file, at.line))
            return
        name, finding, reading = verifier.resolved.name, judgement.finding, judgement.reading
        if not is_settled(finding):
            self._possible.remove(verifier)
            self._against[name] = Found(
                file=at.file, line=at.line, game=at.game, verdict=finding.verdict, finding=finding, reading=reading
            )
        elif reading:
            readings = name_readings((reading, *judgement.instead))
            self._readings[name] = add_tallies({}, self._readings.get(name, {}), {readings: at})


def _of_no_table(refusals: Sequence[tuple[Problem, ...]]) -> tuple[Problem, ...]:
    """Return what is wrong with a record at the table it fits best; that it is of no table only where it is of none."""
    at_its_table = [refusal for refusal in refusals if refusal[0].code != OTHER_TABLE]
    if at_its_table or not refusals:
        return min(at_its_table, key=len, default=())
    told = refusals[0][0].message.partition(";")[0]
    return (replace(refusals[0][0], message=f"no known rules are of this table: {told}"),)

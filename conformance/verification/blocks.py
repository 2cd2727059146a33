"""A block of recorded games judged: a pure function, so that it does not matter who does it, when and how often.

`verify_block(verifier, block)` gives a `BlockResult`; `result.merge` adds results up in the order of the blocks. The
engine comes in as a function, and so does the `Screen` of the bulk verifier, where there is one: it is asked first,
and only what it leaves is looked at here (see `screening`).
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from conformance.problems import Problem, Problems
from conformance.records.form import parse_record
from conformance.records.table import Table
from conformance.rules import Resolved, load_profile
from conformance.rules.catalogue import is_path
from conformance.verification.readings import Readings, name_readings
from conformance.verification.result import BlockResult, Found, Tally
from conformance.verification.searching import MOST_TRIED, find_reading

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from conformance.records.reading import Block
    from conformance.records.record import GameRecord
    from conformance.verification.finding import Finding, Verdict
    from conformance.verification.readings import Judgement
    from conformance.verification.screening import Screen

    Engine = Callable[[GameRecord, Mapping[str, Any]], Finding]


LINE_TOO_LONG: Final = "line-too-long"
SCREENED_FROM: Final = 1 << 21
"""Bytes in the short form, all blocks together, from which on a screen is worth loading.

The readable verifier takes some 2.6 s for a MB of them. To load the bulk verifier takes 1.4 s, as much as half a MB;
where it must be compiled first, in a fresh environment, 15 s, as much as 6 MB. Between the two neither loses much: few
files are so large, and whoever verifies large ones again compiles only once.
"""
_SHORT_PLAYS: Final = b'"plays":"'
"""In every record in the short form that says how cards were played; a screen makes nothing of other forms."""
_SHOWN: Final = 60


@dataclass(kw_only=True)
class Weighed:
    """What has been met so far of that for which a screen is worth loading; all who share the cost share this, too."""

    size: int = 0


@dataclass(frozen=True, kw_only=True)
class Verifier:
    """Whoever verifies games against one profile."""

    resolved: Resolved
    engine: Engine
    """Says what is found in a game under given rules."""
    make_screen: Callable[[], Screen | None] = lambda: None
    """Gives the screen, where there is one; it is not asked for as long as there is little to judge."""
    screened_from: int = SCREENED_FROM
    weighed: Weighed = field(default_factory=Weighed)
    listed: int | None = None
    """Games and lines that are not fine are kept up to so many; None: all of them."""
    readings: Readings = field(init=False)
    table: Table = field(init=False)

    def __post_init__(self) -> None:
        """Make ready what is the same for every game."""
        object.__setattr__(self, "readings", Readings(self.resolved))
        object.__setattr__(self, "table", Table.of(self.resolved.rules))


def verify_block(verifier: Verifier, block: Block) -> BlockResult:
    """Return what is found in the games of a block, its lines counted from where the block begins."""
    screen = _screen_for(verifier, block)
    screened = None if screen is None else screen.screen(block.data)
    before = block.first_line - 1
    counts = _Counts(verifier, block.file)
    if screened is None:
        lines: Iterator[tuple[int, bytes]] = ((number - before, line) for number, line in block.lines())
    else:
        counts.add_fine(screened.games, screened.deals, screened.plays)
        lines = ((number + 1, block.data[start:end]) for number, start, end in screened.left)
    for number, line in lines:
        counts.add_line(number, line)
    for fault in block.faults:
        counts.add_fault(fault, max(fault.line - before, 0) if fault.line else 0)
    return counts.result(lines_of(block))


def screen_block(verifier: Verifier, block: Block) -> frozenset[int] | None:
    """Return the lines of a block that may not be fine, counted from its beginning; None where nothing screens it."""
    screen = _screen_for(verifier, block)
    return None if screen is None else frozenset(number + 1 for number, _, _ in screen.screen(block.data).left)


def _screen_for(verifier: Verifier, block: Block) -> Screen | None:
    """Return the screen where there is one and it is worth loading; what is found is the same with it and without."""
    if _SHORT_PLAYS not in block.data:
        return None
    verifier.weighed.size += len(block.data)
    return verifier.make_screen() if verifier.weighed.size >= verifier.screened_from else None


def judge_record(verifier: Verifier, record: GameRecord, line: bytes) -> Judgement:
    """Return what is found in a game; under another reading of the table the line itself is read again."""
    read: dict[Table, GameRecord | None] = {verifier.table: record}

    def judge(rules: Mapping[str, Any]) -> Finding | None:
        table = Table.of(rules)
        if table not in read:
            parsed = parse_record(line, table)
            read[table] = None if isinstance(parsed, tuple) else parsed
        game = read[table]
        return None if game is None else verifier.engine(game, rules)

    return cast("Judgement", find_reading(verifier.readings, judge))


def too_many_readings(verifier: Verifier, file: str, line: int) -> Problem:
    """Return what is said of a game for which not every reading was tried under which it may be fine."""
    open_in = verifier.resolved.name
    what = f"it is fine under none of {MOST_TRIED:,} readings of what {open_in} leaves open, and more are left"
    hint = "write down in a file of rules what your table plays, and verify by that"
    return Problem(file=file, line=line, column=0, code="too-many-readings", message=what, hint=hint)


class _Counts:
    """Adds up the games of a block."""

    def __init__(self, verifier: Verifier, file: str) -> None:
        self._verifier = verifier
        self._file = file
        self._games = self._deals = self._plays = self._unread = 0
        self._verdicts: dict[Verdict, int] = {}
        self._clauses: dict[str, Tally] = {}
        self._readings: dict[str, Tally] = {}
        self._found: list[Found] = []
        self._problems: list[Problem] = []

    def add_fine(self, games: int, deals: int, plays: int) -> None:
        """Count games that are known to be fine."""
        self._count("fine", games, deals, plays)

    def add_line(self, number: int, line: bytes) -> None:
        """Judge the game of a line and count it."""
        record = parse_record(line, self._verifier.table, file=self._file, number=number)
        named = _named(line) if isinstance(record, tuple) else _Named(game=record.game, profile=record.profile)
        stranger = _other_profile(named.profile, self._verifier.resolved)
        if stranger:
            record = (Problem(file=self._file, line=number, column=0, code="other-profile", message=stranger),)
        if isinstance(record, tuple):
            self._unread += 1
            self._keep(tuple(_said_of(named.game, problem) for problem in record))
            return
        judgement = judge_record(self._verifier, record, line)
        if judgement.given_up:
            self._unread += 1
            self._keep((_said_of(named.game, too_many_readings(self._verifier, self._file, number)),))
            return
        plays = sum(len(deal.plays) for deal in record.deals)
        self._count(judgement.finding.verdict, 1, len(record.deals), plays)
        self._add_judgement(judgement, number, record.game)

    def add_fault(self, fault: Problem, line: int) -> None:
        """Keep what is wrong with the file itself."""
        self._unread += fault.code == LINE_TOO_LONG
        self._keep((replace(fault, line=line),))

    def result(self, lines: int) -> BlockResult:
        """Return the sum."""
        return BlockResult(
            lines={self._file: lines},
            games=self._games,
            deals=self._deals,
            plays=self._plays,
            verdicts=self._verdicts,
            clauses=self._clauses,
            readings=self._readings,
            found=tuple(self._found),
            unread=self._unread,
            problems=tuple(self._problems),
        )

    def _count(self, verdict: Verdict, games: int, deals: int, plays: int) -> None:
        self._games += games
        self._deals += deals
        self._plays += plays
        if games:
            self._verdicts[verdict] = self._verdicts.get(verdict, 0) + games

    def _add_judgement(self, judgement: Judgement, line: int, game: str) -> None:
        finding, reading = judgement.finding, judgement.reading
        first = Tally(games=1, file=self._file, line=line, game=game)
        if finding.verdict in ("fine", "incomplete") and reading:
            _increase(self._readings, name_readings((reading, *judgement.instead)), first)
        if finding.verdict == "fine":
            return
        if finding.verdict != "incomplete":
            for clause in finding.clauses:
                _increase(self._clauses, clause, first)
        if self._verifier.listed is None or len(self._found) < self._verifier.listed:
            self._found.append(
                Found(file=self._file, line=line, game=game, verdict=finding.verdict, finding=finding, reading=reading)
            )

    def _keep(self, problems: tuple[Problem, ...]) -> None:
        listed = self._verifier.listed
        self._problems += problems if listed is None else problems[: max(listed - len(self._problems), 0)]


def _increase(tallies: dict[str, Tally], name: str, first: Tally) -> None:
    before = tallies.get(name)
    tallies[name] = (
        first if before is None else Tally(games=before.games + 1, file=before.file, line=before.line, game=before.game)
    )


def lines_of(block: Block) -> int:
    """Return how many lines of its file a block stands for; one that was too long is not in it."""
    passed_over = sum(fault.code == LINE_TOO_LONG for fault in block.faults)
    return block.data.count(b"\n") + (bool(block.data) and not block.data.endswith(b"\n")) + passed_over


class _Named(msgspec.Struct):
    game: str = ""
    profile: str = ""


def _named(line: bytes) -> _Named:
    """Return which game a record is and by which rules, as far as it can be told of one that has other faults."""
    try:
        return msgspec.json.decode(line, type=_Named)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError):
        return _Named()


def _said_of(game: str, problem: Problem) -> Problem:
    """Return a problem with the game that has it."""
    return replace(problem, message=f"game {game[:_SHOWN]}: {problem.message}") if game else problem


def _other_profile(said: str, resolved: Resolved) -> str:
    """Return a sentence where a record names rules other than these; rules that come to the same are no others."""
    if not said or said == resolved.name:
        return ""
    rules = _rules_by_name(said)
    if rules == resolved.hash:
        return ""
    known = "" if rules else ", which nobody here knows"
    return f"it is said to be played by {said[:_SHOWN]}{known}; it is not judged by {resolved.name}"


@lru_cache(maxsize=256)
def _rules_by_name(name: str) -> str:
    """Return the hash of shipped rules; a record cannot make anybody open a file."""
    if len(name) > 200 or any(is_path(part) for part in name.split("+")):
        return ""
    try:
        return load_profile(name).hash
    except Problems:
        return ""

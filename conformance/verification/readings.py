"""What a profile leaves open never fails a game: a game that is not fine is tried under the other readings."""

from __future__ import annotations

import json
from dataclasses import dataclass
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from conformance.problems import Problems
from conformance.rules.clauses import load_clauses
from conformance.rules.parameters import load_parameters

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from conformance.rules.resolved import Resolved
    from conformance.verification.finding import Finding

    Judge = Callable[[Mapping[str, Any]], Finding | None]

Changes = dict[str, Any]

MOST_TRIED: Final = 300
"""Readings of one game that are tried at most."""
_COUNTING: Final = frozenset({"scoring", "match"})


@dataclass(frozen=True, kw_only=True)
class Judgement:
    """What is found in a game, and the reading of open points under which that is found."""

    finding: Finding
    reading: Changes
    """The open parameters that are read otherwise than they are executed."""
    instead: tuple[Changes, ...] = ()
    """Other readings, as close to what is executed, under which the game is fine as well."""


class Readings:
    """The readings of the open points of a profile; the rules under each are worked out once."""

    def __init__(self, resolved: Resolved) -> None:
        self.resolved = resolved
        self._rules: dict[str, dict[str, Any] | None] = {}

    def judge(self, judge: Judge) -> Judgement | None:
        """Return what is found in a game under a reading in which it is fine, else where it comes furthest.

        ``judge`` says what is found under given rules, None where the game cannot be read under them at all; what is
        None under the rules as executed is None altogether. Readings are tried in a fixed order: depth first, one
        parameter at a time as long as that brings the game further, then two.
        """
        found = judge(self.resolved.rules)
        if found is None:
            return None
        if is_settled(found):
            return Judgement(finding=found, reading={})
        return _Search(self, judge).run(Judgement(finding=found, reading={}))

    def others(self, node: Judgement) -> list[Changes]:
        """Return the changes of one open parameter that may have a say in what is found, in the order to try them.

        What has a meaning only under some value of another parameter comes before that one, for to read a detail
        otherwise is less than to do without the rule; then what the clause at issue reads comes before what others
        like it read.
        """
        rules = self.rules(node.reading)
        if rules is None:
            return []
        parameters, at_issue = load_parameters(), self._read_at_issue(node)
        read = [path for path in parameters if path in at_issue | self._read_alike(node)]
        return [
            {path: value}
            for path in sorted(read, key=lambda path: (not parameters[path].needs, path not in at_issue))
            if path in rules and path not in node.reading
            for value in self._choices(path)
            if value != rules[path]
        ]

    def pairs(self, node: Judgement) -> Iterator[Changes]:
        """Yield changes of two of these; the clause at issue reads one of them, unless it is about counting."""
        at_issue = self._read_at_issue(node)
        for one, other in combinations(self.others(node), 2):
            paths = {*one, *other}
            if len(paths) > 1 and (paths & at_issue or _counts(node.finding)):
                yield one | other

    def rules(self, changes: Changes) -> dict[str, Any] | None:
        """Return the flat rules under a reading, the same object every time; None where they cannot be played."""
        name = name_reading(changes)
        if name not in self._rules:
            try:
                self._rules[name] = self.resolved.replace(changes) if changes else self.resolved.rules
            except Problems:
                self._rules[name] = None
        return self._rules[name]

    def _read_at_issue(self, node: Judgement) -> set[str]:
        clauses = load_clauses()
        return {path for clause in node.finding.clauses if clause in clauses for path in clauses[clause].reads}

    def _read_alike(self, node: Judgement) -> set[str]:
        counting = _counts(node.finding)
        return {
            path
            for clause in load_clauses().values()
            if (clause.kind in _COUNTING) == counting
            for path in clause.reads
        }

    def _choices(self, path: str) -> tuple[Any, ...]:
        """Return what a table may choose; a parameter that applies only under another reading is open."""
        if path in self.resolved.open_points:
            return self.resolved.open_points[path]
        standing = self.resolved.standing.get(path)
        if path in self.resolved.rules or (standing is not None and standing.stated):
            return ()
        parameter = load_parameters()[path]
        return (*parameter.values, *parameter.near)


class _Search:
    """The search for a reading of one game."""

    def __init__(self, readings: Readings, judge: Judge) -> None:
        self._readings = readings
        self._judge = judge
        self._found: dict[str, Finding | None] = {}

    def run(self, first: Judgement) -> Judgement:
        """Return the first reading in which the game is fine, else the one in which it comes furthest."""
        self._found[name_reading({})] = first.finding
        best = self._deepen(first)
        while not is_settled(best.finding):
            further = self._step(best, self._readings.pairs(best))
            if not further:
                break
            best = self._deepen(further[0])
        return self._lessened(best) if is_settled(best.finding) else best

    def _deepen(self, node: Judgement) -> Judgement:
        """Go on from a reading, one parameter at a time."""
        best = node
        for reached in () if is_settled(node.finding) else self._step(node, iter(self._readings.others(node))):
            deeper = self._deepen(reached)
            if _is_further(deeper.finding, best.finding):
                best = deeper
            if is_settled(best.finding):
                break
        return best

    def _step(self, node: Judgement, ways: Iterator[Changes]) -> list[Judgement]:
        """Return the readings beside one that bring the game further; where it is fine in some, only those, as one."""
        further: list[Judgement] = []
        for changes in ways:
            reading = {**node.reading, **changes}
            if name_reading(reading) in self._found or len(self._found) >= MOST_TRIED:
                continue
            found = self._try(reading)
            if found is not None and _is_further(found, node.finding):
                further.append(Judgement(finding=found, reading=reading))
        fine = [each for each in further if is_settled(each.finding)]
        if not fine:
            return further
        return [
            Judgement(
                finding=fine[0].finding, reading=fine[0].reading, instead=tuple(each.reading for each in fine[1:])
            )
        ]

    def _lessened(self, fine: Judgement) -> Judgement:
        """Return the same with readings from which no change can be left out."""
        less = {name_reading(least): least for least in map(self._least, (fine.reading, *fine.instead))}
        first, *others = less.values()
        return Judgement(finding=fine.finding, reading=first, instead=tuple(others))

    def _least(self, reading: Changes) -> Changes:
        least = reading
        for path in reading:
            without = {other: value for other, value in least.items() if other != path}
            found = self._try(without)
            if found is not None and is_settled(found):
                least = without
        return least

    def _try(self, reading: Changes) -> Finding | None:
        """Return what is found under a reading, None where it cannot be tried."""
        name = name_reading(reading)
        if name not in self._found:
            rules = self._readings.rules(reading)
            self._found[name] = None if rules is None else self._judge(rules)
        return self._found[name]


def name_reading(reading: Mapping[str, Any]) -> str:
    """Return a reading as a text that is the same whenever the readings are.

    >>> name_reading({"match.tie": "shared", "hearts.lead": "free"})
    '{"hearts.lead":"free","match.tie":"shared"}'
    """
    return json.dumps(reading, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def name_readings(readings: Sequence[Mapping[str, Any]]) -> str:
    """Return several readings as a text from which `json.loads` gives them again.

    >>> name_readings([{"match.tie": "shared"}, {}])
    '[{"match.tie":"shared"},{}]'
    """
    return f"[{','.join(map(name_reading, readings))}]"


def is_settled(found: Finding) -> bool:
    """Tell whether nothing is wrong with a game as far as it goes."""
    return found.what == "fine" or (found.what == "incomplete" and not found.clauses)


def _is_further(found: Finding, than: Finding) -> bool:
    return (is_settled(found), found.progress) > (is_settled(than), than.progress)


def _counts(found: Finding) -> bool:
    """Tell whether what is wrong has to do with points and totals, and not with the play of cards."""
    clauses = load_clauses()
    kinds = {clauses[clause].kind for clause in found.clauses if clause in clauses}
    return bool(kinds & _COUNTING) or "trick.all" in found.clauses

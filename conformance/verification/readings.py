"""What a profile leaves open never fails a game: a game that is not fine is tried under the other readings."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from conformance.problems import Problems
from conformance.rules.clauses import load_clauses
from conformance.rules.parameters import load_parameters

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from conformance.rules.resolved import Resolved
    from conformance.verification.finding import Finding

    Judge = Callable[[Mapping[str, Any]], Finding | None]

Changes = dict[str, Any]

MOST_TRIED: Final = 400
"""Readings of one game that are tried at most."""
_COUNTING: Final = frozenset({"scoring", "match"})


@dataclass(frozen=True, kw_only=True)
class Judgement:
    """What is found in a game, and the reading of open points under which that is found."""

    finding: Finding
    reading: Changes
    """The open parameters that are read otherwise than they are executed."""


class Readings:
    """The readings of the open points of a profile; the rules under each are worked out once."""

    def __init__(self, resolved: Resolved) -> None:
        self.resolved = resolved
        self._rules: dict[str, dict[str, Any] | None] = {}

    def judge(self, judge: Judge) -> Judgement | None:
        """Return what is found in a game under the first reading in which it is fine, else where it comes furthest.

        ``judge`` says what is found under given rules, None where the game cannot be read under them at all; what is
        None under the rules as executed is None altogether. The order in which readings are tried is fixed: depth
        first, what the clause at issue reads before what others like it read.
        """
        found = judge(self.resolved.rules)
        if found is None:
            return None
        return self._search(judge, found)

    def _search(self, judge: Judge, first: Finding) -> Judgement:
        best = Judgement(finding=first, reading={})
        tried = {"{}"}
        waiting = [(best, self._others(best))]
        while waiting and not _is_settled(best.finding):
            node, others = waiting[-1]
            changes = next(others, None)
            if changes is None or len(tried) > MOST_TRIED:
                waiting.pop()
                continue
            name, rules = self._named(changes)
            if name in tried or rules is None:
                continue
            tried.add(name)
            found = judge(rules)
            if found is None or not _is_further(found, node.finding):
                continue
            reached = Judgement(finding=found, reading=changes)
            if _is_further(found, best.finding):
                best = reached
            waiting.append((reached, self._others(reached)))
        return best

    def _others(self, node: Judgement) -> Iterator[Changes]:
        """Yield the readings with one more open parameter changed: any that may have a say in what is found."""
        _, rules = self._named(node.reading)
        clauses = load_clauses()
        at_issue = [clauses[clause] for clause in node.finding.clauses if clause in clauses]
        if rules is None or not at_issue:
            return
        counting = any(clause.kind in _COUNTING for clause in at_issue) or "trick.all" in node.finding.clauses
        alike = [clause for clause in clauses.values() if (clause.kind in _COUNTING) == counting]
        read = dict.fromkeys(path for clause in (*at_issue, *alike) for path in clause.reads)
        for path in read:
            if path in rules and path not in node.reading:
                for value in self._choices(path):
                    if value != rules[path]:
                        yield {**node.reading, path: value}

    def _choices(self, path: str) -> tuple[Any, ...]:
        """Return what a table may choose; a parameter that applies only under another reading is open."""
        if path in self.resolved.open_points:
            return self.resolved.open_points[path]
        standing = self.resolved.standing.get(path)
        if path in self.resolved.rules or (standing is not None and standing.stated):
            return ()
        parameter = load_parameters()[path]
        return (*parameter.values, *parameter.near)

    def _named(self, changes: Changes) -> tuple[str, dict[str, Any] | None]:
        name = name_reading(changes)
        if name not in self._rules:
            self._rules[name] = self._replaced(changes)
        return name, self._rules[name]

    def _replaced(self, changes: Changes) -> dict[str, Any] | None:
        try:
            return self.resolved.replace(changes) if changes else self.resolved.rules
        except Problems:
            return None


def name_reading(reading: Mapping[str, Any]) -> str:
    """Return a reading as a text that is the same whenever the readings are.

    >>> name_reading({"match.tie": "shared", "hearts.lead": "free"})
    '{"hearts.lead":"free","match.tie":"shared"}'
    """
    return json.dumps(reading, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _is_settled(found: Finding) -> bool:
    return found.what == "fine" or (found.what == "incomplete" and not found.clauses)


def _is_further(found: Finding, than: Finding) -> bool:
    return (_is_settled(found), found.progress) > (_is_settled(than), than.progress)

"""The readings of what a profile leaves open: which there are, the rules under each, and their names."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from conformance.problems import Problems
from conformance.rules.clauses import load_clauses
from conformance.rules.parameters import load_parameters

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from conformance.rules.resolved import Resolved
    from conformance.verification.finding import Finding

Changes = dict[str, Any]

_KEPT: Final = 5000
"""Readings of which the rules are kept; beyond that all are worked out anew."""


@dataclass(frozen=True, kw_only=True)
class Judgement:
    """What is found in a game, and the reading of open points under which that is found."""

    finding: Finding
    reading: Changes
    """The open parameters that are read otherwise than they are executed."""
    instead: tuple[Changes, ...] = ()
    """Other readings, as close to what is executed, under which the game is fine as well."""
    given_up: bool = False
    """Whether there are readings left that were not tried, under which it may be fine."""


class Readings:
    """The readings of the open points of a profile; the rules under each are worked out once."""

    def __init__(self, resolved: Resolved) -> None:
        self.resolved = resolved
        self._rules: dict[str, dict[str, Any] | None] = {}

    def others(self, node: Judgement) -> Iterator[Changes]:
        """Yield the changes of one open parameter on which it hangs what is found, in the order to try them."""
        for path in self.undecided(node.finding, node.reading, node.reading):
            for value in self.values(path, node.reading)[1:]:
                yield {path: value}

    def undecided(self, found: Finding, reading: Changes, decided: Collection[str]) -> list[str]:
        """Return the open parameters on which it hangs what is found under a reading, but for those decided.

        What has a meaning only under some value of another parameter comes before that one, for to read a detail
        otherwise is less than to do without the rule; then what the clause at issue reads comes before what others
        read.
        """
        parameters, at_issue = load_parameters(), _read_at_issue(found)
        rules = self.rules(reading) or self.resolved.rules
        hung = [
            path
            for path in parameters
            if (found.hangs_on is None or path in found.hangs_on)
            and path in rules
            and path not in decided
            and self._choices(path)
        ]
        return sorted(hung, key=lambda path: (not parameters[path].needs, path not in at_issue))

    def values(self, path: str, reading: Changes) -> list[Any]:
        """Return what a table may choose for a parameter that applies, the value under a reading first."""
        now = (self.rules(reading) or self.resolved.rules)[path]
        return [now, *(value for value in self._choices(path) if value != now)]

    def rules(self, changes: Changes) -> dict[str, Any] | None:
        """Return the flat rules under a reading, the same object as a rule; None where they cannot be played."""
        name = name_reading(changes)
        if name not in self._rules:
            if len(self._rules) >= _KEPT:
                self._rules.clear()
            try:
                self._rules[name] = self.resolved.replace(changes) if changes else self.resolved.rules
            except Problems:
                self._rules[name] = None
        return self._rules[name]

    def _choices(self, path: str) -> tuple[Any, ...]:
        """Return what a table may choose; a parameter that applies only under another reading is open."""
        if path in self.resolved.open_points:
            return self.resolved.open_points[path]
        standing = self.resolved.standing.get(path)
        if path in self.resolved.rules or (standing is not None and standing.stated):
            return ()
        parameter = load_parameters()[path]
        return (*parameter.values, *parameter.near)


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


def _read_at_issue(found: Finding) -> set[str]:
    clauses = load_clauses()
    return {path for clause in found.clauses if clause in clauses for path in clauses[clause].reads}

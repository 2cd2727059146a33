"""What a profile leaves open, and whether that has a say in how a case goes: it is gone through under every reading."""

from __future__ import annotations

import functools
import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from conformance.problems import Problems
from conformance.rules.parameters import load_parameters
from conformance.scenarios.applicability import changed_rules
from conformance.scenarios.replaying import first_difference

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from conformance.cases import Beginning, Step
    from conformance.rules.resolved import Resolved
    from reference_impl.rules import Rules

COUNTING: Final = ("deal.", "sweep.", "reversal.", "match.finish", "match.threshold", "match.reached", "match.tie")
"""Parameters that nothing depends on before the end of a deal, unless matches may end before it."""

Values = dict[str, Any]


def make_rules(values: Mapping[str, Any]) -> Rules:
    """Return the rules of the engine for a flat map; the same map gives the same object."""
    return _made(json.dumps(values))


@functools.cache
def _made(values: str) -> Rules:
    from reference_impl.rules import Rules

    return Rules.from_values(json.loads(values))


@dataclass(frozen=True, kw_only=True)
class Acted:
    """Moves and statements that were gone through once, from their start."""

    start: Beginning
    steps: tuple[Step, ...]
    ends_a_deal: bool
    """Whether a deal comes to its end in it; before that, nothing depends on how deals and matches are counted."""


@dataclass(frozen=True, kw_only=True)
class Say:
    """An open parameter with a say in how a case goes."""

    path: str
    telling: list[Any]
    """Its other values under which the case goes otherwise."""
    alike: list[Any]
    """Its other values under which it goes the same."""
    avoidable: bool
    """Whether other cards might go alike: not where the difference comes before a card is played."""


class OpenPoints:
    """The open parameters of a profile, around readings of some of them."""

    def __init__(self, resolved: Resolved) -> None:
        self.resolved = resolved
        self._open = resolved.open_points
        self._rules: dict[str, Rules] = {}

    def values(self, when: Values) -> Values:
        """Return the flat rules under a reading of some parameters."""
        return changed_rules(self.resolved, when)

    def rules(self, when: Values) -> Rules:
        """Return the same as rules of the engine."""
        key = json.dumps(when)
        if key not in self._rules:
            self._rules[key] = make_rules(self.values(when))
        return self._rules[key]

    def choices(self, path: str) -> Sequence[Any]:
        """Return what a table may choose for a parameter; one that applies only under another reading is open."""
        if path in self._open:
            return self._open[path]
        if path in self.resolved.rules:
            return ()
        parameter = load_parameters()[path]
        return [*parameter.values, *parameter.near]

    def others(self, when: Values) -> Iterator[tuple[str, list[Any]]]:
        """Yield the parameters that a reading leaves open, with the values a table may choose instead."""
        for path in self.values(when):
            found = self._others_of(path, when) if path not in when else []
            if found:
                yield path, found

    def _others_of(self, path: str, when: Values) -> list[Any]:
        """Return what a table may choose for a parameter instead, as far as it can be played under a reading."""
        own = self.values(when).get(path)
        return [choice for choice in self.choices(path) if choice != own and self._can_be({**when, path: choice})]

    def _can_be(self, when: Values) -> bool:
        try:
            self.values(when)
        except Problems:
            return False
        return True

    def alternatives(self, when: Values) -> list[Rules]:
        """Return the rules under every other value of a parameter that a reading leaves open."""
        return [self.rules({**when, path: other}) for path, choices in self.others(when) for other in choices]

    def says(self, acted: Acted, when: Values) -> list[Say]:
        """Return the parameters that a reading leaves open and that have a say in how a case goes."""
        counting = acted.ends_a_deal or self.values(when)["match.ends"] == "at_once"
        paths = [path for path, _ in self.others(when) if counting or not path.startswith(COUNTING)]
        return [say for path in paths if (say := self.say(path, acted, when)).telling]

    def say(self, path: str, acted: Acted, when: Values) -> Say:
        """Return what a parameter has to say in how a case goes, the others being as they are."""
        opening = next((number for number, step in enumerate(acted.steps) if step.play), 0)
        telling: list[Any] = []
        alike: list[Any] = []
        avoidable = True
        for other in self._others_of(path, when):
            found = first_difference(acted.start, acted.steps, self.rules({**when, path: other}))
            (alike if found is None else telling).append(other)
            avoidable = avoidable and (found is None or found[0] > opening)
        return Say(path=path, telling=telling, alike=alike, avoidable=avoidable)

"""What a profile leaves open never fails a game: a game that is not fine is tried under the other readings.

What is found under a reading says on which parameters it hangs: as long as none of these is read otherwise, the game
comes no further. Only they are changed, so that of all readings, which may be millions, only those are tried under
which it may be fine; where none of them is left, it is fine under none.
"""

from __future__ import annotations

import heapq
import math
from dataclasses import dataclass, field, replace
from itertools import count
from typing import TYPE_CHECKING, Any, Final, NamedTuple, Self

import msgspec

from conformance.verification.readings import Judgement, is_settled, name_reading

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from conformance.verification.finding import Finding
    from conformance.verification.readings import Changes, Readings

    Judge = Callable[[Mapping[str, Any]], Finding | None]

MOST_TRIED: Final = 1000
"""Readings of one game that are tried at most, about."""
_LOOKS_EACH: Final = 20
"""How often to look for one that is tried whether it must be."""
_TRIED_FIRST: Final = 100
"""Readings after which those left are gone through one by one."""


def find_reading(readings: Readings, judge: Judge, *, most: int = MOST_TRIED) -> Judgement | None:
    """Return what is found in a game under a reading in which it is fine, else where it comes furthest.

    ``judge`` says what is found under given rules, None where the game cannot be read under them at all; what is None
    under the rules as executed is None altogether. Readings are tried in a fixed order: one change first, then more
    from where the game comes furthest. Where more than ``most`` would have to be tried, it is given up.
    """
    found = judge(readings.resolved.rules)
    if found is None:
        return None
    first = Judgement(finding=found, reading={})
    return first if is_settled(found) else _Search(readings, judge, first).run(most)


@dataclass(frozen=True, kw_only=True, order=True)
class _Waiting:
    """A reading from which to go on: first where a game came furthest, then with the fewest changes, then as tried."""

    place: tuple[float, ...]
    changes: int
    number: int
    judgement: Judgement = field(compare=False)

    @classmethod
    def of(cls, judgement: Judgement, number: int) -> Self:
        """Return a reading with its place among others, as the one of that number that was tried."""
        place = (*(-step for step in judgement.finding.progress), math.inf)
        return cls(place=place, changes=len(judgement.reading), number=number, judgement=judgement)


class _RuledOut(NamedTuple):
    """Values of parameters under which a game is not fine, whatever the others; and what is found then."""

    values: Mapping[str, Any]
    finding: Finding

    def holds(self, rules: Mapping[str, Any]) -> bool:
        """Tell whether rules have these values."""
        return all(rules.get(path) == value for path, value in self.values.items())


class _GivenUpError(Exception):
    """Too many readings were tried."""


class _FineError(Exception):
    """A reading under which the game is fine."""

    def __init__(self, judgement: Judgement) -> None:
        super().__init__()
        self.judgement = judgement


class _Search:
    """The search for a reading of one game."""

    def __init__(self, readings: Readings, judge: Judge, first: Judgement) -> None:
        self._readings = readings
        self._judge = judge
        self._best = first
        self._found: dict[str, Finding | None] = {name_reading({}): first.finding}
        self._ruled_out: list[_RuledOut] = []
        self._looks = 0

    def run(self, most: int) -> Judgement:
        """Return the reading in which the game is fine, else the one in which it comes furthest."""
        found = self._go_furthest(min(most, _TRIED_FIRST))
        if found is None:
            try:
                self._go_through({}, frozenset(), self._best.finding, most)
            except _FineError as fine:
                found = fine.judgement
            except _GivenUpError:
                found = replace(self._best, given_up=True)
        found = found or self._best
        found = self._lessened(found) if is_settled(found.finding) else found
        return replace(found, finding=msgspec.structs.replace(found.finding, hangs_on=None))

    def _go_furthest(self, most: int) -> Judgement | None:
        """Try one change more from where a game comes furthest, again and again; None where too many were tried."""
        number = count(1)
        waiting = [_Waiting.of(self._best, 0)]
        while waiting and self._readings.undecided(self._best.finding, self._best.reading, ()):
            node = heapq.heappop(waiting).judgement
            beside = self._beside(node)
            fine = [each for each in beside if is_settled(each.finding)]
            if fine:
                return replace(fine[0], instead=tuple(each.reading for each in fine[1:]))
            for each in beside:
                heapq.heappush(waiting, _Waiting.of(each, next(number)))
            if len(self._found) >= most and waiting:
                return None
        return self._best

    def _beside(self, node: Judgement) -> list[Judgement]:
        """Return the readings that were not tried yet and have one change more; what cannot be played is passed on."""
        beside = []
        for changes in self._readings.others(node):
            reading = {**node.reading, **changes}
            if name_reading(reading) not in self._found:
                beside.append(Judgement(finding=self._try(reading) or node.finding, reading=reading))
        return beside

    def _go_through(self, reading: Changes, decided: frozenset[str], before: Finding, most: int) -> frozenset[str]:
        """Go through the readings in which what is decided is the same; return on what of it hangs that none is fine.

        Where that does not hang on a value just decided, other values would not help, and are not looked at.

        Raises:
            _FineError: one is fine.
            _GivenUpError: too many were tried.
        """
        found, hung = self._look(reading, decided, before)
        if is_settled(found):
            raise _FineError(Judgement(finding=found, reading=reading))
        self._looks += 1
        if len(self._found) >= most or self._looks >= most * _LOOKS_EACH:
            raise _GivenUpError
        undecided = self._readings.undecided(found, reading, decided)
        if not undecided:
            return hung
        path = undecided[0]
        others = self._readings.values(path, reading)[1:]
        for each in (reading, *({**reading, path: value} for value in others)):
            below = self._go_through(each, decided | {path}, found, most)
            if path not in below:
                return below
            hung |= below - {path}
        self._rule_out(reading, found, hung)
        return hung

    def _look(self, reading: Changes, decided: frozenset[str], before: Finding) -> tuple[Finding, frozenset[str]]:
        """Return what is found under a reading and on what of that decided it hangs; tried only where that is unknown.

        Where it cannot be played that says nothing of what is not decided: what was found ``before`` is gone on from.
        """
        rules = self._readings.rules(reading)
        if rules is None:
            return before, decided
        if name_reading(reading) not in self._found:
            known = [ruled.finding for ruled in self._ruled_out if ruled.holds(rules)]
            if known:
                best = min(known, key=lambda each: len(decided.symmetric_difference(each.hangs_on or ())))
                return best, decided.intersection(best.hangs_on or ())
        found = self._try(reading)
        if found is None:
            return before, decided
        return found, decided if found.hangs_on is None else decided.intersection(found.hangs_on)

    def _rule_out(self, reading: Changes, found: Finding, paths: Iterable[str]) -> None:
        rules = self._readings.rules(reading)
        if rules is not None:
            values = {path: rules.get(path) for path in paths}
            self._ruled_out.append(_RuledOut(values, msgspec.structs.replace(found, hangs_on=tuple(sorted(values)))))

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
            found = self._found[name] = None if rules is None else self._judge(rules)
            if found is not None and not is_settled(found):
                if found.hangs_on is not None:
                    self._rule_out(reading, found, found.hangs_on)
                if found.progress > self._best.finding.progress:
                    self._best = Judgement(finding=found, reading=reading)
        return self._found[name]

"""Answers of an app that are kept, and how well a hypothesis foresees them."""

from __future__ import annotations

from dataclasses import dataclass, field
from operator import ne
from typing import TYPE_CHECKING, Any, Final

from conformance.identification.seen import FIELDS, Seen, picker

if TYPE_CHECKING:
    from collections.abc import Sequence

    from conformance.identification.foreseeing import Foreseen, Hypothesis
    from conformance.identification.script import Script
    from conformance.identification.seen import Told

_SETS: Final = frozenset({"legal", "waiting", "winners"})
_PACK: Final = 52
_UNPLAYED: Final = 2.0
"""The cost of an answer that a hypothesis does not foresee at all."""


@dataclass(kw_only=True, eq=False)
class Evidence:
    """A script as far as it was put to the app, and each answer."""

    script: Script
    answers: list[Told]
    learned: dict[int, tuple[int, int]] = field(default_factory=dict)
    """By place of the answer: cards that were tried in a fresh copy of the position, and those that were accepted."""
    number: int = 0
    """Of the probe."""
    _looked_at: dict[int, tuple[list[Seen], int | None]] = field(default_factory=dict, repr=False)

    def misfit(self, by: Hypothesis, *, match: bool) -> tuple[int, float] | None:
        """Return the place of the first answer that is not foreseen and by how much, None where all are."""
        foreseen = by.foresee(self.script, match=match)
        unlike = self._first_unlike(foreseen)
        end = min(len(foreseen), len(self.answers)) if unlike is None else unlike
        for place, (tried, accepted) in self.learned.items():
            wrong = foreseen[place].legal & tried ^ accepted if place < end else 0
            if wrong:
                return place, 0.5 + wrong.bit_count() / _PACK
        if unlike is not None:
            return unlike, _distance(self.answers[unlike], foreseen[unlike])
        return (end, _UNPLAYED) if end < len(self.answers) else None

    def _first_unlike(self, foreseen: Foreseen) -> int | None:
        """Return the place of the first answer that is unlike what is foreseen there.

        What is counted on the way to the end of a deal is the same object for many rules, and looked at once.
        """
        start = 0
        if len(foreseen.roots) == 1 and len(foreseen.roots[0]) == len(foreseen):
            root = foreseen.roots[0]
            if id(root) not in self._looked_at:
                self._looked_at[id(root)] = root, self._unlike(root, 0, min(len(root) - 1, len(self.answers)))
            found = self._looked_at[id(root)][1]
            if found is not None:
                return found
            start = len(root) - 1
        return self._unlike(foreseen, start, min(len(foreseen), len(self.answers)))

    def _unlike(self, foreseen: list[Seen], start: int, end: int) -> int | None:
        for place in range(start, end):
            fields, values = self.answers[place]
            if picker(fields)(foreseen[place]) != values:
                return place
        return None

    def cut(self, place: int) -> None:
        """Leave out every answer from a place on."""
        del self.answers[place:]
        self.learned = {at: cards for at, cards in self.learned.items() if at < place}
        self._looked_at.clear()

    def fits(self, by: Hypothesis, *, match: bool) -> bool:
        """Tell whether a hypothesis foresees every answer."""
        return self.misfit(by, match=match) is None

    def cost(self, by: Hypothesis, *, match: bool) -> float:
        """Return 0 where every answer is foreseen, and more than 1 where one is not: the more, the sooner it comes."""
        found = self.misfit(by, match=match)
        if found is None:
            return 0.0
        place, distance = found
        return 1 + distance * 0.1 + (1 - (place + 1) / len(self.answers))


@dataclass(kw_only=True)
class Unexplained:
    """An answer that no rules explain."""

    evidence: Evidence
    place: int
    number: int
    """Of the probe."""
    another: tuple[str, str] | None = None
    """A card that was asked for, and the one that was played instead."""


def _distance(answer: Told, seen: Seen) -> float:
    return sum(
        _unlikeness(FIELDS[field], value, seen[field])
        for field, value in zip(answer.fields, answer.values, strict=True)
        if seen[field] != value
    )


def _unlikeness(name: str, said: Any, foreseen: Any) -> float:
    """Return a number above 0 and not above 1."""
    if name in _SETS:
        return 0.5 + int(said ^ foreseen).bit_count() / _PACK
    if isinstance(said, tuple) and len(said) == len(foreseen):
        return sum(map(bool, map(ne, said, foreseen))) / len(said)
    return 1.0


def total_cost(evidence: Sequence[Evidence], by: Hypothesis, *, match: bool, bound: float) -> float:
    """Return the cost of all evidence, the latest first; as soon as it is above the bound, what it is by then."""
    found = 0.0
    for each in reversed(evidence):
        found += each.cost(by, match=match)
        if found > bound:
            break
    return found

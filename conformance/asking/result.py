"""What a dialogue has found."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from conformance.asking.known import lacking, total_of
from conformance.asking.nearest import Difference, Nearest, differences, find_nearest, settled_points
from conformance.rules.parameters import TOTALS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from conformance.asking.dialogue import Dialogue


@dataclass(frozen=True, kw_only=True)
class Result:
    """The nearest rules, what differs from the first of them, and what is not known."""

    questions: int
    """How many were answered, be it that it is not known."""
    nearest: Nearest
    differences: tuple[Difference, ...]
    settled: Mapping[str, Any]
    """What the app plays on points that those rules leave open; nothing where several rules are equally near."""
    unknown: tuple[str, ...]


def conclude(dialogue: Dialogue) -> Result:
    """Return what a dialogue has found so far.

    >>> from conformance.asking.answers import Answer
    >>> from conformance.asking.dialogue import Dialogue
    >>> found = conclude(Dialogue().after(Answer(question="finish", option="reversal")))
    >>> found.nearest.candidates[0].name, found.differences, "match.finish" in found.unknown
    ('nl-omslag', (), False)
    """
    nearest, known = find_nearest(dialogue.known), dialogue.known
    first = nearest.candidates[0]
    alone = len(nearest.candidates) == 1 or nearest.differences > 0
    return Result(
        questions=len(dialogue.given),
        nearest=nearest,
        differences=tuple(
            replace(each, here=_as_said(each.path, each.here, known)) for each in differences(first, known)
        ),
        settled={path: _as_said(path, value, known) for path, value in settled_points(first, known).items()}
        if alone
        else {},
        unknown=lacking(known),
    )


def _as_said(path: str, value: Any, known: Mapping[str, Any]) -> Any:
    """Return all the points as a word where nobody said how many they are, any other value as it is."""
    said = known.get(path)
    return said if said in TOTALS and total_of(known) is None else value

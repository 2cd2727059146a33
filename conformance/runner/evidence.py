"""Open points: which reading an app plays, found out from the cases that show it.

A case shows a reading when it passes where its other suppositions hold, and when the app says what tells that reading
from others: what an app does not say is no evidence of anything. The app is taken to play what it was told until
a case shows otherwise. An app that shows one reading is held to it; one that shows two under the same suppositions is
inconsistent; one that shows none of those a table may choose plays something else, which is reported and not failed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from conformance.runner.outcomes import Outcome

if TYPE_CHECKING:
    from conformance.cases import Case
    from conformance.runner.sight import Shows

Attempts = Sequence[tuple["Case", Outcome]]


class How(StrEnum):
    """How the reading of an open point is known."""

    MEASURED = "measured"
    SUPPOSED = "supposed"
    """No case that measures it passes, but others do that would not if it were played otherwise."""
    CLAIMED = "claimed"
    """Nothing could be observed; the app itself says so."""
    OTHER = "other"
    """It plays none of the readings that a table may choose."""
    INCONSISTENT = "inconsistent"
    UNOBSERVED = "unobserved"


@dataclass(frozen=True, kw_only=True)
class Reading:
    """What is known of one open point."""

    how: How
    value: Any = None
    """The reading, where it is known."""
    seen: tuple[tuple[str, Any], ...] = ()
    """The cases that showed a reading, by id, each with the reading it showed."""
    claim: Any = None
    """What the app itself says, whatever it plays."""

    @property
    def known(self) -> bool:
        """Whether there is a reading to hold the app to."""
        return self.how in (How.MEASURED, How.SUPPOSED, How.CLAIMED)


def measure(
    attempts: Attempts,
    open_points: Mapping[str, Sequence[Any]],
    claims: Mapping[str, Any],
    told: Mapping[str, Any] = MappingProxyType({}),
    shows: Shows = lambda _case, _point: True,
) -> dict[str, Reading]:
    """Return what is known of every open point, and of every other that a case measures.

    ``attempts`` are the measuring cases that were run, every version, with what came of each; ``told`` are the rules
    the app was told. ``shows`` tells what of a case could be seen; without it that is everything.
    """
    evidence = _Evidence(attempts, open_points, {**told, **claims}, shows)
    return {point: evidence.read(point, claims.get(point)) for point in evidence.points}


class _Evidence:
    """What the attempts show, and the readings assumed for it: those told, changed where they cannot be so."""

    def __init__(
        self, attempts: Attempts, open_points: Mapping[str, Sequence[Any]], told: Mapping[str, Any], shows: Shows
    ) -> None:
        self.attempts, self.shows = attempts, shows
        self.passed = [case for case, outcome in attempts if outcome is Outcome.PASSED]
        beside = {point: () for case, _ in attempts for point in case.when if point not in open_points}
        self.points: dict[str, Sequence[Any]] = {**open_points, **beside}
        self.assumed = {point: told[point] for point in self.points if point in told}
        for _ in range(len(self.points)):
            changed = [self._reconsider(point) for point in self.points]
            if not any(changed):
                break

    def read(self, point: str, claim: Any) -> Reading:
        """Return what is known of a point."""
        value = self.assumed.get(point)
        shown = self._showing(point, measuring=True)
        seen = tuple((case.id, case.when[point]) for case in shown)
        agreeing = [case for case in shown if accepts(case, point, value)]
        if agreeing and len(agreeing) == len(shown):
            return Reading(how=How.MEASURED, value=value, seen=seen, claim=claim)
        if agreeing:
            return Reading(how=How.INCONSISTENT, seen=seen, claim=claim)
        if self._leaves_one_choice(point):
            return Reading(how=How.SUPPOSED, value=value, claim=claim)
        choices, telling = self.points[point], self._telling(point)
        denied = [case.when[point] for case, outcome in telling if outcome is Outcome.FAILED]
        if choices and len(denied) == len(telling) and all(choice in denied for choice in choices):
            return Reading(how=How.OTHER, claim=claim)
        if claim is not None:
            return Reading(how=How.CLAIMED, value=claim, claim=claim)
        return Reading(how=How.UNOBSERVED)

    def _reconsider(self, point: str) -> bool:
        """Assume another reading of a point where the one assumed is not shown and another is; tell whether so."""
        shown = self._showing(point, measuring=True)
        if any(accepts(case, point, self.assumed[point]) for case in shown if point in self.assumed):
            return False
        shown = shown or self._showing(point, measuring=False)
        best, most = None, self._votes(shown, point, self.assumed.get(point)) if point in self.assumed else 0
        for case in shown:
            votes = self._votes(shown, point, case.when[point])
            if votes > most:
                best, most = case, votes
        if best is None:
            return False
        self.assumed[point] = best.when[point]
        return True

    def _votes(self, shown: Sequence[Case], point: str, value: Any) -> int:
        return sum(accepts(case, point, value) for case in shown)

    def _showing(self, point: str, *, measuring: bool) -> list[Case]:
        """Return the cases that passed, depend on a point, and suppose nothing that is not assumed.

        What measures a point may tell nothing of it under another reading of something else, even where it holds there.
        """
        return [
            case
            for case in self.passed
            if point in case.when
            and (point in case.measures or not measuring)
            and self.shows(case, point)
            and self._holds(case, besides=point, exactly=measuring)
        ]

    def _leaves_one_choice(self, point: str) -> bool:
        """Tell whether cases passed that would not have under any choice but the one assumed."""
        shown = [
            case for case in self._showing(point, measuring=False) if accepts(case, point, self.assumed.get(point))
        ]
        left = [choice for choice in self.points[point] if all(accepts(case, point, choice) for case in shown)]
        return bool(shown) and len(left) <= 1

    def _telling(self, point: str) -> Attempts:
        """Return the measuring cases of a point of which everything else they suppose is shown."""
        return [
            (case, outcome)
            for case, outcome in self.attempts
            if point in case.measures
            and point in case.when
            and self._holds(case, besides=point, exactly=True)
            and all(other == point or self._is_shown(other) for other in case.when)
        ]

    def _is_shown(self, point: str) -> bool:
        shown = self._showing(point, measuring=True)
        return any(accepts(case, point, self.assumed.get(point)) for case in shown) or self._leaves_one_choice(point)

    def _holds(self, case: Case, besides: str, *, exactly: bool) -> bool:
        return all(
            point == besides
            or (
                point in self.assumed
                and accepts(case, point, self.assumed[point])
                and not (exactly and self.assumed[point] != value)
            )
            for point, value in case.when.items()
        )


def accepts(case: Case, point: str, value: Any) -> bool:
    """Tell whether a case holds under a reading of a point that it depends on."""
    return bool(value == case.when[point]) or value in case.also_when.get(point, ())

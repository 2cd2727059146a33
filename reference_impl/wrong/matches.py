"""Faults in what deals do to a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from conformance.protocol.messages import Play
from reference_impl.match import Refusal
from reference_impl.scoring import DealScore, points_of
from reference_impl.serve import ReferenceApp
from reference_impl.totals import settle
from reference_impl.wrong.program import Shelf, races, sweeps
from reference_impl.wrong.settling import SettlingApp, changed

if TYPE_CHECKING:
    from conformance.protocol.messages import Deal, Pass
    from reference_impl.match import State
    from reference_impl.totals import Standing

SHELF: Final = Shelf()


@SHELF.holds(
    "ends-in-mid-deal",
    "the match ends in mid-deal, as soon as somebody's total reaches the threshold",
    clauses=("match.mid-deal", "trick.all"),
    parameter="match.ends",
    bites=lambda rules: races(rules) and rules["match.ends"] == "after_deal",
)
class _EndsInMidDeal(ReferenceApp):
    def make(self, state: State, move: Pass | Play | Deal) -> State | Refusal:
        made = super().make(state, move)
        if isinstance(made, Refusal) or made.stage != "playing" or made.position.trick or not isinstance(move, Play):
            return made
        points = points_of(made.rules, made.position.captured)
        totals = tuple(total + some for total, some in zip(made.totals, points, strict=True))
        if not races(made.rules.values) or max(totals) < made.rules.values["match.threshold"]:
            return made
        winners = tuple(seat for seat, total in enumerate(totals) if total == min(totals))
        return msgspec.structs.replace(made, stage="match_over", totals=totals, score=points, winners=winners)


class _EndApp(SettlingApp):
    """Sees the end of a race to the threshold in its own way."""

    def over(self, before: State, totals: tuple[int, ...]) -> bool:
        return False

    def winners(self, totals: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(seat for seat, total in enumerate(totals) if total == min(totals))

    def settle(self, before: State, made: State, deal: DealScore, right: Standing) -> Standing:
        if not races(before.rules.values):
            return right
        return changed(right, winners=self.winners(right.totals) if self.over(before, right.totals) else ())


@SHELF.holds(
    "threshold-must-be-passed",
    "the match ends above the threshold only",
    clauses=("match.end",),
    parameter="match.reached",
    seen_in=("B96",),
    bites=lambda rules: races(rules) and rules["match.reached"] == "at_or_above",
)
class _ThresholdMustBePassed(_EndApp):
    def over(self, before: State, totals: tuple[int, ...]) -> bool:
        return bool(max(totals) > before.rules.values["match.threshold"])


@SHELF.holds(
    "plays-on-for-ever",
    "the match never ends",
    clauses=("match.end", "reversal.finish"),
    seen_in=("B94",),
)
class _PlaysOnForEver(SettlingApp):
    def settle(self, before: State, made: State, deal: DealScore, right: Standing) -> Standing:
        return changed(right, winners=())


@SHELF.holds(
    "end-before-the-sweep",
    "whether the match is over is looked at before a sweep is counted",
    clauses=("match.end", "sweep.score"),
    seen_in=("B98",),
    bites=lambda rules: races(rules) and sweeps(rules),
)
class _EndBeforeTheSweep(_EndApp):
    def settle(self, before: State, made: State, deal: DealScore, right: Standing) -> Standing:
        if not races(before.rules.values):
            return right
        plain = settle(
            before.rules, before.totals, before.phase, DealScore(points=deal.points, score=deal.points, sweeper=None)
        )
        over = bool(plain.winners)
        return changed(right, winners=self.winners(right.totals) if over else ()) if deal.sweeper is not None else right


@SHELF.holds(
    "threshold-by-sum",
    "the match ends when all totals together reach the threshold",
    clauses=("match.end",),
    bites=races,
)
class _ThresholdBySum(_EndApp):
    def over(self, before: State, totals: tuple[int, ...]) -> bool:
        return bool(sum(totals) >= before.rules.values["match.threshold"])


@SHELF.holds(
    "lowest-reaches-the-threshold",
    "the match ends when everybody has reached the threshold",
    clauses=("match.end",),
    bites=races,
)
class _LowestReachesTheThreshold(_EndApp):
    def over(self, before: State, totals: tuple[int, ...]) -> bool:
        return bool(min(totals) >= before.rules.values["match.threshold"])


class _WinnersApp(SettlingApp):
    """Names other winners."""

    def named(self, right: Standing) -> tuple[int, ...]:
        return right.winners

    def settle(self, before: State, made: State, deal: DealScore, right: Standing) -> Standing:
        return changed(right, winners=self.named(right)) if right.winners else right


class _RaceWinnersApp(_WinnersApp):
    """Names other winners where the lowest total wins."""

    def settle(self, before: State, made: State, deal: DealScore, right: Standing) -> Standing:
        return super().settle(before, made, deal, right) if races(before.rules.values) else right


@SHELF.holds(
    "first-of-the-tied-wins",
    "of several winners the first at the table wins alone",
    clauses=("match.tie", "reversal.several", "reversal.finish", "match.winner"),
    seen_in=("B92",),
    parameter="match.tie",
    bites=lambda rules: rules.get("match.tie") == "shared" or rules.get("reversal.several") == "all_win",
)
class _FirstOfTheTiedWins(_WinnersApp):
    def named(self, right: Standing) -> tuple[int, ...]:
        return right.winners[:1]


@SHELF.holds(
    "any-tie-is-a-draw",
    "where any two totals are equal everybody wins",
    clauses=("match.winner", "match.tie"),
    seen_in=("B90",),
    bites=races,
)
class _AnyTieIsADraw(_RaceWinnersApp):
    def named(self, right: Standing) -> tuple[int, ...]:
        tied = len(set(right.totals)) < len(right.totals)
        return tuple(range(len(right.totals))) if tied else right.winners


@SHELF.holds(
    "highest-wins",
    "the highest total wins",
    clauses=("match.winner", "match.tie"),
    bites=races,
)
class _HighestWins(_RaceWinnersApp):
    def named(self, right: Standing) -> tuple[int, ...]:
        return tuple(seat for seat, total in enumerate(right.totals) if total == max(right.totals))


@SHELF.holds(
    "totals-of-one-deal",
    "the totals are those of the last deal only",
    clauses=("match.add", "reversal.subtract"),
)
class _TotalsOfOneDeal(SettlingApp):
    def settle(self, before: State, made: State, deal: DealScore, right: Standing) -> Standing:
        if before.phase == "subtracting":
            return right
        return settle(before.rules, (0,) * before.rules.players, before.phase, deal, made.turned)


@SHELF.holds(
    "threshold-for-one-deal",
    "the match ends when somebody reaches the threshold in a single deal",
    clauses=("match.end",),
    bites=races,
)
class _ThresholdForOneDeal(_EndApp):
    def over(self, before: State, totals: tuple[int, ...]) -> bool:
        gained = (after - total for after, total in zip(totals, before.totals, strict=True))
        return max(gained) >= int(before.rules.values["match.threshold"])

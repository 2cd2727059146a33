"""Faults in the reversal: points are added up to a threshold, and subtracted from there."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from reference_impl.wrong.program import Shelf, turns
from reference_impl.wrong.settling import SettlingApp, changed

if TYPE_CHECKING:
    from reference_impl.match import State
    from reference_impl.scoring import DealScore
    from reference_impl.totals import Standing

SHELF: Final = Shelf()


@SHELF.holds(
    "turns-for-one-only",
    "at the threshold points are subtracted for the player who reached it, and added for the others",
    clauses=("reversal.subtract", "reversal.begin"),
    bites=turns,
)
class _TurnsForOneOnly(SettlingApp):
    def settle(self, before: State, made: State, deal: DealScore, right: Standing) -> Standing:
        if before.phase != "subtracting":
            return right
        highest = max(range(before.rules.players), key=lambda seat: before.totals[seat])
        totals = tuple(
            right.totals[seat] if seat == highest else before.totals[seat] + deal.score[seat]
            for seat in range(before.rules.players)
        )
        return changed(right, totals=totals, winners=(highest,) if totals[highest] <= 0 else ())


@SHELF.holds(
    "never-turns",
    "points are added for ever",
    clauses=("reversal.begin", "reversal.subtract", "match.end"),
    bites=turns,
)
class _NeverTurns(SettlingApp):
    def settle(self, before: State, made: State, deal: DealScore, right: Standing) -> Standing:
        if not turns(before.rules.values) or before.phase == "subtracting":
            return right
        return changed(right, phase="adding", winners=())


@SHELF.holds(
    "turns-back",
    "once everybody is below the threshold again, points are added again",
    clauses=("reversal.subtract", "reversal.begin"),
    bites=turns,
)
class _TurnsBack(SettlingApp):
    def settle(self, before: State, made: State, deal: DealScore, right: Standing) -> Standing:
        below = max(right.totals) < before.rules.values["match.threshold"]
        return (
            changed(right, phase="adding") if before.phase == "subtracting" and below and not right.winners else right
        )


@SHELF.holds(
    "race-at-the-threshold",
    "the match ends at the threshold, where it should turn round",
    clauses=("reversal.begin", "match.end"),
    bites=turns,
)
class _RaceAtTheThreshold(SettlingApp):
    def settle(self, before: State, made: State, deal: DealScore, right: Standing) -> Standing:
        if before.phase == "subtracting" or right.phase == "adding":
            return right
        low = min(right.totals)
        return changed(right, winners=tuple(seat for seat, total in enumerate(right.totals) if total == low))


@SHELF.holds(
    "zero-does-not-win",
    "a player who comes to zero has not won; only one below it has",
    clauses=("reversal.finish",),
    bites=turns,
)
class _ZeroDoesNotWin(SettlingApp):
    def settle(self, before: State, made: State, deal: DealScore, right: Standing) -> Standing:
        if before.phase != "subtracting":
            return right
        return changed(right, winners=tuple(seat for seat in right.winners if right.totals[seat] < 0))


@SHELF.holds(
    "zero-must-be-hit",
    "only a total of exactly zero wins; one below it goes on down",
    clauses=("reversal.finish", "reversal.overshoot"),
    bites=lambda rules: turns(rules) and rules["reversal.overshoot"] == "wins",
)
class _ZeroMustBeHit(SettlingApp):
    def settle(self, before: State, made: State, deal: DealScore, right: Standing) -> Standing:
        if before.phase != "subtracting":
            return right
        return changed(right, winners=tuple(seat for seat in right.winners if right.totals[seat] == 0))

"""Faults in what a deal scores."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from reference_impl.cardset import HEARTS, QUEEN
from reference_impl.scoring import DealScore, find_sweeper, points_of, score_deal, score_of
from reference_impl.serve import ReferenceApp
from reference_impl.totals import settle
from reference_impl.wrong.program import Shelf, Values, has, sweeps
from reference_impl.wrong.settling import SettlingApp

if TYPE_CHECKING:
    from conformance.protocol.messages import Observation, Seat
    from reference_impl.match import State
    from reference_impl.rules import Rules
    from reference_impl.totals import Standing

SHELF: Final = Shelf()


class ScoreApp(SettlingApp):
    """Counts a finished deal anew, in its own way."""

    def count(self, before: State, captured: tuple[int, ...]) -> DealScore:
        """Return what the deal scores; ``before`` is the state in which the last card was played."""
        return score_deal(before.rules, captured)

    def settle(self, before: State, made: State, deal: DealScore, right: Standing) -> Standing:
        """Settle the deal as it was counted."""
        counted = self.count(before, made.position.captured)
        return settle(made.rules, before.totals, before.phase, counted, made.turned)


def _values_apart(rules: Values) -> bool:
    """Tell whether fewer points than all of them can be a round number that looks like all."""
    return sweeps(rules) and "QS" in rules["scoring.values"]


@SHELF.holds(
    "sweep-without-the-queen",
    "all hearts make a sweep, whoever took the queen of spades",
    clauses=("sweep.condition",),
    parameter="sweep.needs",
    bites=has("sweep.needs", "all_penalty_cards"),
)
class _SweepWithoutTheQueen(ScoreApp):
    def count(self, before: State, captured: tuple[int, ...]) -> DealScore:
        hearts = before.rules.pack & HEARTS
        sweeper = next((seat for seat, cards in enumerate(captured) if cards & hearts == hearts), None)
        return score_of(before.rules, points_of(before.rules, captured), sweeper)


@SHELF.holds(
    "sweep-by-point-sum",
    "more than half of all points is taken for a sweep",
    clauses=("sweep.condition",),
    seen_in=("B66",),
    bites=_values_apart,
)
class _SweepByPointSum(ScoreApp):
    def count(self, before: State, captured: tuple[int, ...]) -> DealScore:
        points = points_of(before.rules, captured)
        enough = before.rules.total - before.rules.values["scoring.values"]["QS"] + 1
        return score_of(before.rules, points, next((seat for seat, some in enumerate(points) if some >= enough), None))


@SHELF.holds(
    "sweep-needs-all-tricks",
    "a sweep needs every trick",
    clauses=("sweep.condition",),
    parameter="sweep.needs",
    bites=has("sweep.needs", "all_penalty_cards"),
)
class _SweepNeedsAllTricks(ScoreApp):
    def count(self, before: State, captured: tuple[int, ...]) -> DealScore:
        every = next((seat for seat, cards in enumerate(captured) if cards == before.rules.pack), None)
        return score_of(before.rules, points_of(before.rules, captured), every)


@SHELF.holds(
    "sweep-before-the-last-trick",
    "whether somebody makes a sweep is looked at before the last trick is taken",
    clauses=("sweep.condition", "sweep.score", "score.captured"),
    bites=sweeps,
)
class _SweepBeforeTheLastTrick(ScoreApp):
    def count(self, before: State, captured: tuple[int, ...]) -> DealScore:
        rules = before.rules
        so_far = points_of(rules, before.position.captured)
        everything = rules.total
        leader = next((seat for seat, some in enumerate(so_far) if some == sum(so_far) > 0), None)
        rest = everything - sum(so_far)
        sweeper = leader if leader is not None and rest <= max(rules.card_points) else find_sweeper(rules, captured)
        return score_of(rules, points_of(rules, captured), sweeper if rest else find_sweeper(rules, captured))


@SHELF.holds(
    "sweep-on-the-wrong-side",
    "after a sweep the sweeper writes down what is meant for the others, and they what is meant for him",
    clauses=("sweep.score",),
    parameter="sweep.needs",  # with nothing for the sweeper and everything for the others, it is as if there were none
    bites=sweeps,
)
class _SweepOnTheWrongSide(ScoreApp):
    def count(self, before: State, captured: tuple[int, ...]) -> DealScore:
        deal = score_deal(before.rules, captured)
        if deal.sweeper is None:
            return deal
        own, others = before.rules.values["sweep.sweeper"], before.rules.values["sweep.others"]
        score = tuple(others if seat == deal.sweeper else own for seat in range(before.rules.players))
        return msgspec.structs.replace(deal, score=score)


@SHELF.holds(
    "sweeper-keeps-his-points",
    "after a sweep the sweeper writes down his points as well",
    clauses=("sweep.score",),
    parameter="sweep.sweeper",
    seen_in=("B74",),
    bites=sweeps,
)
class _SweeperKeepsHisPoints(ScoreApp):
    def count(self, before: State, captured: tuple[int, ...]) -> DealScore:
        deal = score_deal(before.rules, captured)
        if deal.sweeper is None:
            return deal
        score = tuple(some + (deal.points[seat] if seat == deal.sweeper else 0) for seat, some in enumerate(deal.score))
        return msgspec.structs.replace(deal, score=score)


@SHELF.holds(
    "queen-counts-one",
    "the queen of spades counts one point",
    clauses=("score.cards",),
    seen_in=("B70",),
    bites=lambda rules: rules["scoring.values"].get("QS", 1) != 1,
)
class _QueenCountsOne(ScoreApp):
    def count(self, before: State, captured: tuple[int, ...]) -> DealScore:
        deal = score_deal(before.rules, captured)
        if deal.sweeper is not None:
            return deal
        less = before.rules.values["scoring.values"]["QS"] - 1
        points = tuple(some - (less if cards & QUEEN else 0) for some, cards in zip(deal.points, captured, strict=True))
        return DealScore(points=points, score=points, sweeper=None)


@SHELF.holds(
    "last-trick-forgotten",
    "the cards of the last trick are not counted",
    clauses=("score.captured", "score.cards"),
)
class _LastTrickForgotten(ScoreApp):
    def count(self, before: State, captured: tuple[int, ...]) -> DealScore:
        points = points_of(before.rules, before.position.captured)
        return DealScore(points=points, score=points, sweeper=find_sweeper(before.rules, before.position.captured))


@SHELF.holds(
    "queen-forgotten",
    "the queen of spades is never counted",
    clauses=("score.cards",),
    seen_in=("B72",),
    bites=lambda rules: bool(rules["scoring.values"].get("QS")),
)
class _QueenForgotten(ScoreApp):
    def count(self, before: State, captured: tuple[int, ...]) -> DealScore:
        return _without(before.rules, captured, QUEEN)


@SHELF.holds(
    "other-penalty-card-forgotten",
    "hearts and the queen of spades are counted, and no other penalty card",
    clauses=("score.cards",),
    bites=lambda rules: any(card not in ("hearts", "QS") for card in rules["scoring.values"]),
)
class _OtherPenaltyCardForgotten(ScoreApp):
    def count(self, before: State, captured: tuple[int, ...]) -> DealScore:
        return _without(before.rules, captured, before.rules.pack & ~(HEARTS | QUEEN))


def _without(rules: Rules, captured: tuple[int, ...], forgotten: int) -> DealScore:
    """Return what a deal scores when some cards are never looked at, which a sweep has no need of."""
    deal = score_deal(rules, captured)
    if deal.sweeper is not None:
        return deal
    points = points_of(rules, tuple(cards & ~forgotten for cards in captured))
    return DealScore(points=points, score=points, sweeper=None)


@SHELF.holds(
    "queen-told-as-one",
    "the points told during a deal count the queen of spades for one, and the deal is scored rightly",
    clauses=("score.captured", "score.cards"),
    bites=lambda rules: rules["scoring.values"].get("QS", 1) != 1,
)
class _QueenToldAsOne(ReferenceApp):
    def show(self, state: State, seat: Seat | None = None) -> Observation:
        told = super().show(state, seat)
        if isinstance(told.points, msgspec.UnsetType):
            return told
        less = state.rules.values["scoring.values"].get("QS", 1) - 1
        holding = zip(told.points.items(), state.position.captured, strict=True)
        return msgspec.structs.replace(
            told, points={name: some - (less if cards & QUEEN else 0) for (name, some), cards in holding}
        )


@SHELF.holds(
    "sweep-of-the-last-trick",
    "only the points of the last trick are looked at to see whether somebody makes a sweep",
    clauses=("sweep.condition", "sweep.score"),
    seen_in=("B74",),
    parameter="sweep.needs",  # no trick has room for every penalty card, so that nobody ever makes one
    bites=sweeps,
)
class _SweepOfTheLastTrick(ScoreApp):
    def count(self, before: State, captured: tuple[int, ...]) -> DealScore:
        taken = tuple(cards & ~old for cards, old in zip(captured, before.position.captured, strict=True))
        return score_of(before.rules, points_of(before.rules, captured), find_sweeper(before.rules, taken))

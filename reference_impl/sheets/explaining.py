"""Why no deal leads to what is written: the first thing that keeps it from being right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, NamedTuple

from reference_impl.cardset import CODES, members
from reference_impl.sheets.deals import bounds, pack_points
from reference_impl.sheets.piles import ANYBODY, Pile, can_be

if TYPE_CHECKING:
    from reference_impl.rules import Rules
    from reference_impl.sheets.deals import Place, Written
    from reference_impl.totals import Totals

What = Literal["over", "wrong-way", "sum", "swept", "cards", "sweep", "crossing", "impossible"]
"""`over` the match was · `wrong-way` totals go down where points are added, or up · `sum` not what the cards are worth
together · `swept` all points at one player, which is a sweep and counts otherwise · `cards` the cards cannot lie so ·
`sweep` what a sweep is worth together, not as it is written to each · `crossing` the deal that brings the reversal is
counted otherwise · `impossible` anything else."""


class Reason(NamedTuple):
    """Why a deal cannot be."""

    what: What
    clauses: tuple[str, ...]
    changes: Totals = ()
    """What the deal changed, as points that were taken; below 0 where a total went the other way."""
    seats: tuple[int, ...] = ()
    """Whose numbers these are about; empty where they are about all."""
    card: str = ""
    """A card that nobody can have taken."""
    deals: int = 0
    """How many deals together would add up so, where one does not."""


def explain(rules: Rules, place: Place, written: Written) -> Reason:
    """Return why no deal leads from a place to what is written."""
    if place.winners:
        return Reason("over", clauses_of_end(rules))
    changes = _changes(place, written)
    for look in (_crossing, _wrong_way, _sum, _swept, _cards, _sweep):
        found = look(rules, place, changes)
        if found is not None:
            return found._replace(changes=changes)
    return Reason("impossible", _clauses_of_counting(rules, place), changes)


def clauses_of_end(rules: Rules, *, turned: bool = False) -> tuple[str, ...]:
    """Return the clauses that say when a match is over; ``turned`` is said where that is with the reversal itself."""
    if rules.values["match.finish"] == "lowest_wins":
        return ("match.end",)
    standing = turned and rules.values["reversal.at_zero"] == "wins_at_once"
    return (
        ("reversal.at-zero",) if standing and rules.values["reversal.crossing"] != "mid_deal" else ("reversal.finish",)
    )


def clauses_of_going_on(rules: Rules, place: Place) -> tuple[str, ...]:
    """Return the clauses by which a match is not over yet."""
    if place.phase == "subtracting":
        return ("reversal.finish",) if min(place.totals) > 0 else ("reversal.at-zero",)
    reached = max(place.totals) >= rules.values["match.threshold"] + (rules.values["match.reached"] == "above")
    tied = place.totals.count(min(place.totals)) > 1
    return ("match.tie",) if reached and tied else ("match.end",)


def clauses_of_winners(rules: Rules, totals: Totals, named: frozenset[int], right: frozenset[int]) -> tuple[str, ...]:
    """Return the clauses that the wrong winners break."""
    if rules.values["match.finish"] == "lowest_wins":
        return ("match.tie",) if len(right) > 1 and named < right else ("match.winner",)
    home = {seat for seat, total in enumerate(totals) if total <= 0}
    return ("reversal.several",) if named <= home and len(home) > 1 else ("match.winner",)


def sums_of_deals(rules: Rules, place: Place) -> frozenset[int]:
    """Return what the points of a whole deal can add up to: those of the pack, and those of a sweep."""
    return frozenset({pack_points(rules), *(sum(each) for each in _sweeps(rules, place))})


def _changes(place: Place, written: Written) -> Totals:
    sign = -1 if place.phase == "subtracting" else 1
    if written.kind == "scores":
        minus = sign < 0 and max(written.numbers) <= 0
        return tuple(-number for number in written.numbers) if minus else written.numbers
    return tuple(sign * (now - before) for before, now in zip(place.totals, written.numbers, strict=True))


def _sweeps(rules: Rules, place: Place) -> list[Totals]:
    """Return the ways in which a sweep changes totals, as points that were taken."""
    way = rules.values.get("reversal.sweep") if place.phase == "subtracting" else "as_scored"
    if not rules.sweep_cards or way == "as_captured":
        return []
    own, others = rules.values["sweep.sweeper"], rules.values["sweep.others"]
    sign = -1 if way == "added" else 1
    return [
        tuple(sign * (own if seat == sweeper else others) for seat in range(rules.players))
        for sweeper in range(rules.players)
    ]


def _bounces(rules: Rules, place: Place) -> bool:
    return place.phase == "subtracting" and rules.values["reversal.overshoot"] == "bounces"


def _clauses_of_counting(rules: Rules, place: Place) -> tuple[str, ...]:
    """Return the clauses by which points and totals do not hang together simply."""
    if _bounces(rules, place):
        return ("reversal.overshoot",)
    return ("match.mid-deal",) if rules.values["match.ends"] == "at_once" else ("score.cards",)


def _wrong_way(rules: Rules, place: Place, changes: Totals) -> Reason | None:
    low = min(bounds(rules)[0], *(min(each) for each in _sweeps(rules, place)), 0)
    seats = tuple(seat for seat, change in enumerate(changes) if change < low)
    if not seats or _bounces(rules, place):
        return None
    clause = "reversal.subtract" if place.phase == "subtracting" else "match.add"
    return Reason("wrong-way", (clause,), seats=seats)


def _sum(rules: Rules, place: Place, changes: Totals) -> Reason | None:
    sums = sums_of_deals(rules, place)
    if sum(changes) in sums or _bounces(rules, place):
        return None
    two = {one + other for one in sums for other in sums}
    return Reason("sum", ("score.cards",), deals=2 if sum(changes) in two else 0)


def _crossing(rules: Rules, place: Place, changes: Totals) -> Reason | None:
    """Leave it at the crossing where that alone decides how the points of a deal show in the totals."""
    crossing = rules.values.get("reversal.crossing")
    if place.phase == "subtracting" or crossing in (None, "whole"):
        return None
    goal = rules.values["match.threshold"] + (rules.values["match.reached"] == "above")
    most = bounds(rules)[1]
    taken = changes if crossing == "capped" else (most,) * rules.players
    seats = tuple(seat for seat, some in enumerate(taken) if place.totals[seat] + some >= goal)
    return Reason("crossing", ("reversal.crossing",), seats=seats) if seats else None


def _swept(rules: Rules, place: Place, changes: Totals) -> Reason | None:
    piles = _piles(changes)
    if not can_be(rules, piles, ANYBODY) or can_be(rules, piles, None):
        return None
    clauses = ("reversal.sweep",) if place.phase == "subtracting" else ("sweep.condition", "sweep.score")
    return Reason("swept", clauses, seats=tuple(seat for seat in range(rules.players) if can_be(rules, piles, seat)))


def _cards(rules: Rules, _: Place, changes: Totals) -> Reason | None:
    if sum(changes) != pack_points(rules) or can_be(rules, _piles(changes), ANYBODY):
        return None
    dearest = max(members(rules.penalties), key=lambda card: rules.card_points[card])
    nobody = bounds(rules)[0] == 0 and rules.card_points[dearest] > max(changes)
    return Reason("cards", ("score.cards",), card=CODES[dearest] if nobody else "")


def _sweep(rules: Rules, place: Place, changes: Totals) -> Reason | None:
    sweeps = _sweeps(rules, place)
    if changes in sweeps or sum(changes) not in {sum(each) for each in sweeps}:
        return None
    return Reason("sweep", ("reversal.sweep",) if place.phase == "subtracting" else ("sweep.score",))


def _piles(points: Totals) -> tuple[Pile, ...]:
    return tuple(Pile(seat, some) for seat, some in enumerate(points))

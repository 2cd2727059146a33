"""Which clause is at issue where the numbers of a deal or the end of a match are wrong."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_impl.scoring import find_sweeper, points_of

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from reference_impl.match import State

Clauses = tuple[str, ...]


def clauses_of_score(before: State, after: State, said: Mapping[str, int]) -> Clauses:
    """Return what a wrong score breaks: points as captured, the condition of a sweep, or what a sweep is worth."""
    rules, captured = after.rules, after.position.captured
    points = points_of(rules, captured)
    numbers = tuple(said.get(seat, 0) for seat in rules.seats)
    sweeper = _sweeper(after)
    if sweeper is not None and before.phase == "subtracting" and rules.values.get("reversal.sweep") == "as_captured":
        return ("reversal.sweep",)
    if sweeper is not None:
        return ("sweep.condition",) if numbers == points else ("sweep.score",)
    if rules.sweep_cards and sorted(numbers) == sorted(_score_of_sweep(after)):
        return ("sweep.condition",)
    return ("score.captured",) if sum(numbers) == sum(points) else ("score.cards",)


def clauses_of_totals(before: State, after: State, said: Mapping[str, int]) -> Clauses:
    """Return what wrong totals break: adding, subtracting, or what becomes of the deal that reaches the threshold."""
    rules = after.rules
    sweep = _sweeper(after) is not None
    numbers = tuple(said.get(seat, 0) for seat in rules.seats)
    if before.phase == "subtracting":
        added = tuple(total + score for total, score in zip(before.totals, after.score, strict=True))
        if sweep and "reversal.sweep" in rules.values:
            return ("reversal.sweep",)
        plain = tuple(total - score for total, score in zip(before.totals, after.score, strict=True))
        if min(plain) < 0 and numbers != added:
            return ("reversal.overshoot",)
        return ("reversal.subtract",)
    if after.phase == "subtracting":
        return ("reversal.crossing-sweep",) if sweep else ("reversal.crossing",)
    taken = tuple(total - score for total, score in zip(before.totals, after.score, strict=True))
    return ("reversal.begin",) if numbers == taken != before.totals else ("match.add",)


def clauses_of_end(before: State, after: State) -> Clauses:
    """Return what is broken where a match goes on after its end, or is said to be over before it."""
    rules, totals = after.rules, after.totals
    threshold: int = rules.values["match.threshold"]
    reached = max(totals) > threshold or (max(totals) == threshold and rules.values["match.reached"] == "at_or_above")
    if after.position.tricks < rules.hand_size:
        return ("match.mid-deal",)
    if rules.values["match.finish"] == "lowest_wins":
        tied = totals.count(min(totals)) > 1
        return ("match.tie",) if reached and tied and after.stage != "match_over" else ("match.end",)
    if before.phase == "adding":
        return ("reversal.at-zero",) if after.phase == "subtracting" and min(totals) <= 0 else ("match.end",)
    return ("reversal.finish",) if after.stage == "match_over" or min(totals) > 0 else ("reversal.overshoot",)


def clauses_of_winners(after: State, said: Sequence[str]) -> Clauses:
    """Return what wrong winners break."""
    rules = after.rules
    right = {rules.seats[seat] for seat in after.winners}
    if rules.values["match.finish"] == "lowest_wins":
        return ("match.tie",) if len(right) > 1 and set(said) < right else ("match.winner",)
    home = {seat for seat, total in zip(rules.seats, after.totals, strict=True) if total <= 0}
    return ("reversal.several",) if set(said) <= home and len(home) > 1 else ("match.winner",)


def _sweeper(after: State) -> int | None:
    """Return who made a sweep; nobody does in a deal that ends before its last trick."""
    rules, position = after.rules, after.position
    return find_sweeper(rules, position.captured) if position.tricks == rules.hand_size else None


def _score_of_sweep(after: State) -> tuple[int, ...]:
    values = after.rules.values
    return (values["sweep.sweeper"], *[values["sweep.others"]] * (after.rules.players - 1))

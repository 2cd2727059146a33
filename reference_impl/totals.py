"""What a deal does to the match: totals, the reversal, the end and the winners."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from conformance.protocol.messages import Phase
    from reference_impl.rules import Rules
    from reference_impl.scoring import DealScore

Totals = tuple[int, ...]


@dataclass(frozen=True, kw_only=True)
class Standing:
    """Where the match stands after a deal, by seat number."""

    totals: Totals
    phase: Phase
    """Whether the points of the next deal are added or subtracted."""
    score: Totals
    """What the deal counted for each seat, as positive points or as a sweep stands."""
    winners: tuple[int, ...] = ()
    """The winners when the match is over; empty while it goes on."""


def settle(rules: Rules, totals: Totals, phase: Phase, deal: DealScore, turned: Totals = ()) -> Standing:
    """Count a finished deal.

    ``turned`` are the points captured up to and with the trick that turned it round (see `turns_round`); empty when
    none did.
    """
    if phase == "subtracting":
        return _subtract(rules, totals, deal)
    if turned and deal.sweeper is None:
        return _turn_in_mid_deal(rules, totals, deal, turned)
    totals = _sum(totals, deal.score)
    if rules.values["match.finish"] == "lowest_wins":
        return Standing(totals=totals, phase=phase, score=deal.score, winners=_lowest_at_end(rules, totals))
    return _reverse(rules, totals, deal)


def turns_round(rules: Rules, totals: Totals, phase: Phase, points: Totals) -> bool:
    """Tell whether points that are captured from now on in this deal are subtracted, unless it ends as a sweep.

    ``points`` is what is captured so far, with a trick just finished; the first trick for which this holds is the one
    that turns the deal round (reversal.crossing).
    """
    if phase == "subtracting" or rules.values.get("reversal.crossing") != "mid_deal":
        return False
    return _reached(rules, _sum(totals, points))


def settle_early(rules: Rules, totals: Totals, phase: Phase, points: Totals) -> Standing | None:
    """End the match in mid-deal where the rules do so, ``points`` being what is captured so far; None: play on."""
    if rules.values["match.ends"] != "at_once":
        return None
    if phase == "subtracting":
        totals, winners = _finish(rules, _sum(totals, points, -1))
    elif rules.values["match.finish"] == "lowest_wins":
        totals = _sum(totals, points)
        winners = _lowest_at_end(rules, totals)
    else:
        return None
    return Standing(totals=totals, phase=phase, score=points, winners=winners) if winners else None


def _sum(totals: Totals, points: Totals, sign: int = 1) -> Totals:
    return tuple(total + sign * some for total, some in zip(totals, points, strict=True))


def _seats_with(totals: Totals, wanted: Iterable[int]) -> tuple[int, ...]:
    numbers = set(wanted)
    return tuple(seat for seat, total in enumerate(totals) if total in numbers)


def _reached(rules: Rules, totals: Totals) -> bool:
    margin = 1 if rules.values["match.reached"] == "above" else 0
    threshold: int = rules.values["match.threshold"]
    return max(totals) >= threshold + margin


def _lowest_at_end(rules: Rules, totals: Totals) -> tuple[int, ...]:
    """Return the winners of a match that ends with the lowest total, nobody while it goes on."""
    lowest = _seats_with(totals, [min(totals)])
    goes_on = not _reached(rules, totals) or (rules.values["match.tie"] == "play_on" and len(lowest) > 1)
    return () if goes_on else lowest


def _reverse(rules: Rules, totals: Totals, deal: DealScore) -> Standing:
    if not _reached(rules, totals):
        return Standing(totals=totals, phase="adding", score=deal.score)
    crossing = "reversal.crossing" if deal.sweeper is None else "reversal.crossing_sweep"
    if rules.values[crossing] == "capped":
        totals = tuple(min(total, rules.values["match.threshold"]) for total in totals)
    racing = range(rules.players) if rules.values["reversal.at_zero"] == "wins_at_once" else ()
    winners = _at_zero(rules, totals, racing)
    return Standing(totals=totals, phase="subtracting", score=deal.score, winners=winners)


def _turn_in_mid_deal(rules: Rules, totals: Totals, deal: DealScore, turned: Totals) -> Standing:
    since = _sum(deal.points, turned, -1)
    totals = _bounced(rules, _sum(_sum(totals, turned), since, -1))
    standing_wins = rules.values["reversal.at_zero"] == "wins_at_once"
    racing = [seat for seat, points in enumerate(since) if points or standing_wins]
    return Standing(totals=totals, phase="subtracting", score=deal.score, winners=_at_zero(rules, totals, racing))


def _subtract(rules: Rules, totals: Totals, deal: DealScore) -> Standing:
    sweep = rules.values.get("reversal.sweep") if deal.sweeper is not None else None
    score = deal.points if sweep == "as_captured" else deal.score
    totals, winners = _finish(rules, _sum(totals, score, 1 if sweep == "added" else -1))
    return Standing(totals=totals, phase="subtracting", score=score, winners=winners)


def _finish(rules: Rules, totals: Totals) -> tuple[Totals, tuple[int, ...]]:
    """Return the totals after overshooting zero, and who has finished."""
    totals = _bounced(rules, totals)
    return totals, _at_zero(rules, totals, range(rules.players))


def _bounced(rules: Rules, totals: Totals) -> Totals:
    return tuple(abs(total) for total in totals) if rules.values["reversal.overshoot"] == "bounces" else totals


def _at_zero(rules: Rules, totals: Totals, racing: Iterable[int]) -> tuple[int, ...]:
    """Return the winners among the seats that may win by standing at zero."""
    home = [seat for seat in racing if totals[seat] <= 0]
    if rules.values["reversal.several"] == "lowest_wins":
        lowest = min((totals[seat] for seat in home), default=0)
        home = [seat for seat in home if totals[seat] == lowest]
    return tuple(home)

"""What the count of a deal exercises: points, sweeps, the end of the match and the reversal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reference_impl.cardset import BITS, HEARTS
from reference_impl.games.placing import most_before, threshold
from reference_impl.games.standings import crossed_early

if TYPE_CHECKING:
    from collections.abc import Iterator

    from reference_impl.games.counting import Landing
    from reference_impl.games.deals import Outcome
    from reference_impl.rules import Rules


def covered_by_score(rules: Rules, outcome: Outcome) -> Iterator[str]:
    """Yield what the score of a deal that was played to its end exercises."""
    yield "trick.all played out"
    if any(outcome.scored.points):
        yield "score.cards counted"
    for trick in outcome.tricks:
        own = BITS[trick.cards[(trick.winner - trick.leader) % rules.players]]
        if trick.taken & rules.penalties & ~own:
            yield "score.captured from another seat"
    yield from _sweep(rules, outcome)


def _sweep(rules: Rules, outcome: Outcome) -> Iterator[str]:
    needs = rules.values["sweep.needs"]
    for cards in outcome.captured:
        everything = not rules.penalties & ~cards
        hearts = bool(rules.pack & HEARTS) and not rules.pack & HEARTS & ~cards
        if needs == "nothing":
            if everything:
                yield "sweep.condition everything taken"
                yield "sweep.score as captured"
        elif not rules.sweep_cards & ~cards:
            yield "sweep.condition met"
            yield "sweep.score scored"
            if needs == "all_penalty_cards" and cards != rules.pack:
                yield "sweep.condition met without every trick"
            if needs == "all_hearts" and not everything:
                yield "sweep.condition met without every penalty card"
        elif needs == "all_tricks":
            if everything:
                yield "sweep.condition not by all penalty cards alone"
            if (rules.pack & ~cards).bit_count() == rules.players:
                yield "sweep.condition missed by one trick"
        else:
            if (rules.sweep_cards & ~cards).bit_count() == 1:
                yield "sweep.condition missed by one card"
            if needs == "all_penalty_cards" and hearts:
                yield "sweep.condition not by all hearts alone"


def covered_by_count(rules: Rules, landing: Landing) -> Iterator[str]:
    """Yield what adding or subtracting the score of a deal exercises."""
    at_once = rules.values["match.ends"] == "at_once"
    if landing.early:
        yield "match.mid-deal ended in mid-deal"
        yield "trick.all ended before"
    elif not at_once and crossed_early(rules, landing):
        yield "match.mid-deal crossed in mid-deal"
    if landing.phase == "subtracting":
        yield from _subtracted(landing)
        return
    if any(landing.standing.score):
        yield "match.add added"
    above = max(landing.plain) - threshold(rules)
    yield from (f"match.end {each}" for each in _where(above))
    if above < 0:
        return
    if rules.values["match.finish"] == "reversal":
        yield from _reversed(rules, landing, above)
    elif max(landing.plain) > most_before(rules):
        for clause in ("reversal.begin", "reversal.subtract", "reversal.finish"):
            yield f"{clause} never"
        if landing.plain.count(min(landing.plain)) > 1:
            yield f"match.tie {'shared' if landing.standing.winners else 'played on'}"
        if landing.standing.winners:
            yield "match.winner decided"


def _where(above: int) -> tuple[str, ...]:
    if above in (-1, 0):
        return ("exactly at the threshold",) if above == 0 else ("one below the threshold",)
    return ("above the threshold",) if above > 0 else ()


def _reversed(rules: Rules, landing: Landing, above: int) -> Iterator[str]:
    yield from (f"reversal.begin {each}" for each in _where(above))
    if landing.standing.phase == "adding":
        return
    if above > 0:
        swept = landing.outcome.scored.sweeper is not None
        crossing = rules.values["reversal.crossing"]
        if swept:
            yield "reversal.crossing-sweep above the threshold"
        elif crossing != "mid_deal":
            yield "reversal.crossing above the threshold"
        elif landing.standing.totals != landing.plain:
            yield "reversal.crossing points after it"
    standing = [total for total in landing.standing.totals if total == 0]
    if standing:
        yield f"reversal.at-zero {'one seat' if len(standing) == 1 else 'several seats'}"
    if landing.standing.winners:
        yield "match.winner decided"


def _subtracted(landing: Landing) -> Iterator[str]:
    if any(landing.standing.score):
        yield "reversal.subtract subtracted"
    if landing.outcome.scored.sweeper is not None and not landing.early:
        yield "reversal.sweep while subtracting"
    if min(landing.plain) < 0:
        yield "reversal.overshoot below zero"
    winners = landing.standing.winners
    if winners:
        yield "match.winner decided"
        yield "reversal.finish at zero"
    home = [total for total in landing.standing.totals if total <= 0]
    if len(home) > 1:
        yield f"reversal.several {'at the same total' if len(set(home)) == 1 else 'at different totals'}"

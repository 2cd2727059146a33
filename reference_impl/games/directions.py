"""Everything that generated games can exercise under a set of rules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from reference_impl.cardset import BITS, HEARTS, QUEEN, SUIT_OF, SUIT_SETS
from reference_impl.games.first_tricks import kept_out, others
from reference_impl.games.reach import Reach
from reference_impl.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

_ALL: Final = Reach(passing=True, match=True, resume=True)


def directions(rules: Mapping[str, Any], reach: Reach = _ALL) -> tuple[str, ...]:
    """Return every direction in which a clause can be exercised, in the order of a rule sheet.

    Raises:
        RulesError: the rules cannot be played by.
    """
    made = Rules.from_values(rules)
    found = dict.fromkeys(
        (*_of_dealing(made, reach), *_of_play(made), *_of_leads(made), *_of_tricks(made, reach), *_of_scores(made))
    )
    if reach.match:
        found |= dict.fromkeys((*_of_match(made), *(_of_reversal(made) if _reverses(made) else _NO_REVERSAL)))
    return (*found, "play.refusal nothing changed")


_NO_REVERSAL: Final = ("reversal.begin never", "reversal.subtract never", "reversal.finish never")


def _reverses(rules: Rules) -> bool:
    return bool(rules.values["match.finish"] == "reversal")


def _of_dealing(rules: Rules, reach: Reach) -> Iterator[str]:
    yield "setup.pack dealt"
    if reach.match:
        yield "setup.dealer next deal"
    played = _directions_played(rules, reach)
    yield from (f"passing.cycle {direction}" for direction in rules.passing_cycle if direction in played)
    if _goes_round(rules, reach):
        yield "passing.cycle begun again"
    if not rules.passing_cards:
        yield "passing.cards none"
        yield "passing.blind none"
    elif played != {"none"}:
        yield from ("passing.cards passed", "passing.blind exchanged")
    if reach.passing:
        yield "passing.cards refused"
    yield "opening.leader led"
    if rules.opening_card is None:
        yield "opening.card any card led"
        return
    if played != {"none"}:
        yield "opening.leader changed by passing"
    yield "opening.card led"
    yield "opening.card barred" if rules.conditions.forced_lead else "opening.card another card led"


def _directions_played(rules: Rules, reach: Reach) -> set[str]:
    """Return where cards are passed in the deals that games come to."""
    deals = {*reach.first_deals(rules)}
    following = max(deals) + 1 if reach.match else 0
    while following and following <= 2 * len(rules.passing_cycle) + 1 and reach.plays(rules, following):
        deals.add(following)
        following += 1
    return {rules.passing_cycle[(deal - 1) % len(rules.passing_cycle)] for deal in deals}


def _goes_round(rules: Rules, reach: Reach) -> bool:
    """Tell whether games come to a deal after the last of the passing cycle."""
    cycle = len(rules.passing_cycle)
    if cycle == 1:
        return False
    if reach.any_deal:
        return max(reach.first_deals(rules)) > cycle
    return all(reach.plays(rules, deal) for deal in range(1, cycle + 2))


def _of_play(rules: Rules) -> Iterator[str]:
    yield from ("play.own-card played", "play.own-card refused")
    yield from ("play.follow-suit followed", "play.follow-suit barred", "play.discard used")
    banned = rules.conditions.kept_out
    own = 0 if rules.opening_card is None else BITS[rules.opening_card]
    fills = (kept_out(rules) & ~own).bit_count() >= rules.hand_size
    forced = rules.opening_card if rules.conditions.forced_lead else None
    led = rules.pack if forced is None else SUIT_SETS[SUIT_OF[forced]]
    groups = {"hearts": rules.pack & HEARTS, "queen": rules.pack & QUEEN, "others": others(rules)}
    for name, cards in groups.items():
        if not cards & ~own:
            continue
        if f"first-trick.{name}" not in banned:
            yield f"first-trick.{name} allowed"
            continue
        yield f"first-trick.{name} barred"
        if fills or cards & led & ~own:
            yield f"first-trick.{name} escaped"
    if not banned:
        yield "first-trick.escape not needed"
    elif fills or kept_out(rules) & led & ~own:
        yield "first-trick.escape used"
    if "first_trick.lead" in rules.values:
        if not rules.conditions.lead_covered:
            yield "first-trick.lead led"
            return
        yield "first-trick.lead barred"
        if fills and (rules.opening_card is None or own & kept_out(rules)):
            yield "first-trick.lead escaped"


def _of_leads(rules: Rules) -> Iterator[str]:
    values, queen = rules.values, bool(rules.pack & QUEEN)
    if not rules.conditions.gate:
        yield "lead.hearts led before one was played"
        yield from (f"{clause} not needed" for clause in ("lead.exception", "lead.broken-by", "lead.queen-breaks"))
        if queen:
            yield "lead.queen led"
        return
    yield from ("lead.hearts barred", "lead.hearts led while broken", "lead.exception used")
    if queen:
        spared = rules.conditions.gate_spares_queen
        yield "lead.exception used with Q♠" if spared else "lead.exception not for hearts and Q♠"
    yield "lead.broken-by by a discard"
    by_any = values["hearts.broken_by"] == "played"
    yield "lead.broken-by by following" if by_any else "lead.broken-by not by following"
    if queen:
        breaks = values["hearts.queen_breaks"] == "yes"
        yield "lead.queen-breaks broken" if breaks else "lead.queen-breaks not broken"
        if rules.conditions.queen_gated:
            yield from ("lead.queen barred", "lead.queen led while broken", "lead.queen escaped")
        else:
            yield "lead.queen led while unbroken"


def _of_tricks(rules: Rules, reach: Reach) -> Iterator[str]:
    yield from ("trick.order followed", "trick.order refused")
    yield from ("trick.winner the leader", "trick.winner a later card")
    yield "trick.winner under a higher card of another suit"
    yield from ("trick.next-lead led", "trick.all played out")
    if reach.match:
        yield "trick.all refused"
        if rules.values["match.ends"] == "at_once":
            yield "trick.all ended before"


def _of_scores(rules: Rules) -> Iterator[str]:
    if not rules.penalties:
        return
    yield from ("score.cards counted", "score.captured from another seat")
    needs = rules.values["sweep.needs"]
    hearts = rules.pack & HEARTS
    mixed = bool(hearts and rules.penalties & ~HEARTS)
    if needs == "nothing":
        yield from ("sweep.condition everything taken", "sweep.score as captured")
        return
    yield "sweep.condition met"
    if needs == "all_tricks":
        yield from ("sweep.condition not by all penalty cards alone", "sweep.condition missed by one trick")
    else:
        yield "sweep.condition missed by one card"
    if needs == "all_penalty_cards":
        yield "sweep.condition met without every trick"
        if mixed:
            yield "sweep.condition not by all hearts alone"
    if needs == "all_hearts" and mixed:
        yield "sweep.condition met without every penalty card"
    yield "sweep.score scored"


def _of_match(rules: Rules) -> Iterator[str]:
    yield from ("match.start from 0", "match.add added")
    yield from (
        f"match.end {each}" for each in ("exactly at the threshold", "one below the threshold", "above the threshold")
    )
    at_once = rules.values["match.ends"] == "at_once"
    yield f"match.mid-deal {'ended' if at_once else 'crossed'} in mid-deal"
    yield "match.winner decided"
    yield "match.end refused"
    if not _reverses(rules):
        yield f"match.tie {'shared' if rules.values['match.tie'] == 'shared' else 'played on'}"


def _of_reversal(rules: Rules) -> Iterator[str]:
    values, sweeps = rules.values, bool(rules.sweep_cards)
    yield from (f"reversal.begin {each}" for each in ("exactly at the threshold", "above the threshold"))
    after = "points after it" if values["reversal.crossing"] == "mid_deal" else "above the threshold"
    yield f"reversal.crossing {after}"
    if sweeps:
        yield "reversal.crossing-sweep above the threshold"
    yield "reversal.subtract subtracted"
    if sweeps:
        yield "reversal.sweep while subtracting"
    yield from ("reversal.at-zero one seat", "reversal.at-zero several seats")
    yield from ("reversal.finish at zero", "reversal.overshoot below zero", "reversal.several at the same total")
    if values["reversal.overshoot"] == "wins":
        yield "reversal.several at different totals"

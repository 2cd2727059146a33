"""What can still be verified of a game behind a deal that is incomplete: from the totals that are written down."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import UNSET

from conformance.records.record import DealRecord, GameRecord, Opening

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.protocol.messages import Phase, Seat
    from conformance.verification.finding import Finding
    from reference_impl.rules import Rules
    from reference_impl.verifying.place import Place

Totals = tuple[int, ...]
Stretch = tuple[int, Opening | GameRecord | None]
"""From which deal on a record can be verified again, and how the match stands there; or a deal by itself, as a record;
None: nobody can tell what is right there."""


def wrong_sum(place: Place, totals: Totals) -> Finding | None:
    """Return what is wrong with the totals that an incomplete deal says, where its score says what they must be."""
    rules, said = place.rules, _numbers(place.rules, place.record.totals)
    score = _numbers(rules, place.record.score)
    if said is None or score is None or rules.values["match.finish"] != "lowest_wins":
        return None
    right = [total + points for total, points in zip(totals, score, strict=True)]
    wrong = [number for number in range(rules.players) if said[number] != right[number]]
    if not wrong:
        return None
    return place.fault(
        "totals",
        "totals",
        ("match.add",),
        steps=(-len(wrong),),
        said={rules.seats[seat]: said[seat] for seat in wrong},
        expected={rules.seats[seat]: right[seat] for seat in wrong},
    )


def stretches_behind(record: GameRecord, place: Place, totals: Totals, phase: Phase) -> Iterator[Stretch]:
    """Yield what can be verified behind an incomplete deal: deal by deal the plays, and all from known totals on.

    ``totals`` and ``phase`` are those before that deal.
    """
    rules = place.rules
    known = _totals_after(rules, place.record, totals)
    for index in range(place.index + 1, len(record.deals)):
        going = None if known is None else _phase_after(rules, totals, index - place.index, known, phase)
        dealer = _dealer(rules, record, index)
        if known is not None and going is not None:
            totals_then = dict(zip(rules.seats, known, strict=True))
            yield index, Opening(deal=record.start.deal + index, dealer=dealer, totals=totals_then, phase=going)
            return
        if known is not None or rules.values["match.ends"] == "at_once":
            yield index, None
        if rules.values["match.ends"] != "at_once":
            yield index, _alone(rules, record, index, dealer)
        known = _numbers(rules, record.deals[index].totals)


def _alone(rules: Rules, record: GameRecord, index: int, dealer: Seat) -> GameRecord:
    """Return a deal as a record in which nothing hangs on what was before it."""
    deal = record.deals[index]
    score = deal.score if rules.values["match.finish"] == "lowest_wins" else UNSET
    alone = msgspec.structs.replace(deal, totals=UNSET, score=score)
    return GameRecord(game=record.game, start=Opening(deal=record.start.deal + index, dealer=dealer), deals=[alone])


def found_behind(found: Finding, broken: Finding) -> Finding:
    """Return what is found behind a deal that is incomplete, with that deal."""
    what = "what each seat passes is not said"
    if broken.play:
        what = f"{broken.play} of {broken.expected} cards are played"
    elif not broken.seat:
        what = "no play of it is recorded"
    told = f"deal {broken.deal} before it is incomplete: {what}"
    return msgspec.structs.replace(found, detail=(*found.detail, told))


def _totals_after(rules: Rules, deal: DealRecord, before: Totals) -> Totals | None:
    """Return the totals after an incomplete deal, as it says them or its score does."""
    said, score = _numbers(rules, deal.totals), _numbers(rules, deal.score)
    if said is None and score is not None and rules.values["match.finish"] == "lowest_wins":
        return tuple(total + points for total, points in zip(before, score, strict=True))
    return said


def _phase_after(rules: Rules, before: Totals, deals: int, totals: Totals, phase: Phase) -> Phase | None:
    """Return whether points are added or subtracted after so many deals; None where the totals do not tell.

    High totals always tell. Low ones do only where the match cannot have turned round and come back down since, which
    takes a second deal, or one that turned in the middle.
    """
    if rules.values["match.finish"] == "lowest_wins" or phase == "subtracting":
        return phase
    threshold: int = rules.values["match.threshold"]
    if max(totals) > threshold or (max(totals) == threshold and rules.values["match.reached"] == "at_or_above"):
        return "subtracting"
    if max(before) + deals * _most_points(rules) < threshold:
        return "adding"
    came_back = deals > 1 or rules.values["reversal.crossing"] == "mid_deal"
    return None if came_back or max(totals) == threshold else "adding"


def _most_points(rules: Rules) -> int:
    """Return the most points that a deal can bring a seat."""
    captured = sum(points for points in rules.card_points if points > 0)
    return max(captured, rules.values["sweep.sweeper"], rules.values["sweep.others"]) if rules.sweep_cards else captured


def _dealer(rules: Rules, record: GameRecord, index: int) -> Seat:
    step = index if rules.values["deal.next_dealer"] == "left" else 0
    return rules.seats[(rules.seats.index(record.start.dealer) + step) % rules.players]


def _numbers(rules: Rules, said: object) -> Totals | None:
    if not isinstance(said, dict) or set(said) != set(rules.seats):
        return None
    return tuple(said[seat] for seat in rules.seats)

"""Lead-ins: a case that starts in the middle of a match, begun at its first deal instead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

import msgspec

from conformance.cases import Beginning, Case, LeadIn, Step
from conformance.protocol.messages import Deal, Pass, Play

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from conformance.cases import LeadDeal
    from conformance.protocol.messages import Card, Seat

LED: Final = "trick.next-lead"
FOLLOWED: Final = "play.follow-suit"
DISCARDED: Final = "play.discard"


def with_lead_ins(cases: Iterable[Case], lead_ins: Iterable[LeadIn]) -> list[Case]:
    """Return cases, each that names a lead-in followed by the version that begins with it."""
    by_name = {lead_in.lead_in: lead_in for lead_in in lead_ins}
    return [
        version
        for case in cases
        for version in ((case, begin_with(case, by_name[case.lead_in])) if case.lead_in else (case,))
    ]


def begin_with(case: Case, lead_in: LeadIn) -> Case:
    """Return a case as an app must play it that cannot resume: from the first deal of the match."""
    passes = any(deal.passes for deal in lead_in.deals)
    needs = [need for need in case.needs if need != "resume"]
    return msgspec.structs.replace(
        case,
        lead_in="",
        needs=["passing", *needs] if passes and "passing" not in needs else needs,
        when={**lead_in.when, **case.when},
        also_when=_common(case, lead_in),
        start=Beginning(hands=lead_in.deals[0].hands, dealer=lead_in.dealer),
        steps=[*steps_of(lead_in), Step(deal=Deal(hands=case.start.hands), under="match.end"), *case.steps],
    )


def steps_of(lead_in: LeadIn) -> Iterator[Step]:
    """Yield the steps of a lead-in, from the first move of its first deal to the last of its last."""
    for number, deal in enumerate(lead_in.deals):
        if number:
            yield Step(deal=Deal(hands=deal.hands), under="match.end")
        for seat, cards in deal.passes.items():
            yield Step(passing=Pass(seat=seat, cards=cards), under="passing.cards")
        yield from _plays(deal)


def write_play(play: Play, place: int, led: str, clause: str) -> str:
    """Return a play as a lead-in holds it; ``place`` counts the plays of the deal from 0, ``led`` is the card led.

    >>> write_play(Play(seat="A", card="7C"), 0, "7C", "opening.card")
    'A7C opening.card'
    """
    usual = _usual(place, led, play.card)
    return f"{play.seat}{play.card}" + ("" if clause == usual else f" {clause}")


def _plays(deal: LeadDeal) -> Iterator[Step]:
    led = ""
    for number, text in enumerate(deal.plays):
        play, _, clause = text.partition(" ")
        seat, card = cast("Seat", play[0]), cast("Card", play[1:])
        place = number % len(deal.hands)
        led = card if place == 0 else led
        yield Step(play=Play(seat=seat, card=card), under=clause or _usual(place, led, card))


def _usual(place: int, led: str, card: str) -> str:
    if place == 0:
        return LED
    return FOLLOWED if card[-1] == led[-1] else DISCARDED


def _common(case: Case, lead_in: LeadIn) -> dict[str, list[Any]]:
    """Return the other values under which both the lead-in and the case behind it hold."""

    def holding(part: Case | LeadIn, path: str) -> list[Any] | None:
        return part.also_when.get(path, []) if path in part.when else None

    common: dict[str, list[Any]] = {}
    for path in {**lead_in.when, **case.when}:
        one, other = holding(lead_in, path), holding(case, path)
        both = one if other is None else other if one is None else [value for value in one if value in other]
        if both:
            common[path] = both
    return common

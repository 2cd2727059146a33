"""Scripts that begin a new match: deals that lead to where they begin, for apps that cannot be told to begin there."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from typing import TYPE_CHECKING

from conformance.identification.course import Course, shifts
from conformance.identification.probing import any_deal
from conformance.identification.script import PASS, PLAY, Round, Script
from reference_impl.cardset import BITS, members
from reference_impl.search.lead_in import lead_in

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from conformance.identification.foreseeing import Hypothesis
    from conformance.identification.script import Step


def lead_into(by: Hypothesis, script: Script, dice: random.Random) -> Script | None:
    """Return a script from the first deal of a match that comes to the same, None where no deals lead there.

    With totals to reach, cards are passed as the number has it that the last deal comes to have.
    """
    standing = any(script.totals) or script.phase != "adding"
    found = _with_totals(by, script, dice) if standing else _with_number(by, script, dice)
    if found is None:
        return None
    before = replace(found, rounds=found.rounds[:-1])
    seen = by.foresee(before)
    if len(seen) != before.length or seen[-1].stage != "deal_over":
        return None
    return found if (seen[-1].totals, seen[-1].phase) == (script.totals, script.phase) or not standing else None


def _with_number(by: Hypothesis, script: Script, dice: random.Random) -> Script | None:
    """Return as many deals played at random as come before, and then the deal."""
    number = script.deal - 1
    if number < 1:
        return None
    moves = by.values["deal.next_dealer"] == "left"
    first = (script.dealer - moves * number) % script.players
    rounds = [
        any_deal(by, dice, deal=1 + place, dealer=(first + moves * place) % script.players).rounds[0]
        for place in range(number)
    ]
    return Script(rounds=(*rounds, *script.rounds), dealer=first, totals=(0,) * script.players)


def _with_totals(by: Hypothesis, script: Script, dice: random.Random) -> Script | None:
    """Return deals that add up to the totals, and then the deal."""
    if len(script.rounds) > 1:
        return None
    led = lead_in(by.rules, script.totals, dice.getrandbits(32), phase=script.phase, dealer=script.dealer)
    if not led:
        return None
    deals = [(each.hands, [(PLAY, seat, card) for seat, card in each.plays]) for each in led]
    last = script.rounds[0]
    course = Course(by.rules, last, by.direction(script.deal), script.dealer)
    start = next((moment for moment in course.moments if moment.stage == "playing"), None)
    if start is None:
        return None
    deals.append((start.hands, [step for step in last.steps if step[0] == PLAY]))
    rounds = tuple(_taken_back(by, place, hands, plays) for place, (hands, plays) in enumerate(deals, start=1))
    return Script(rounds=rounds, dealer=led[0].dealer, totals=(0,) * script.players)


def _taken_back(by: Hypothesis, deal: int, hands: Sequence[int], plays: Sequence[Step]) -> Round:
    """Return the deal of a number so that everybody holds those hands when the play begins, whatever is passed."""
    direction = by.direction(deal)
    players = len(hands)
    if direction == "none":
        return Round(hands=tuple(hands), steps=tuple(plays))
    shift = shifts(players)[direction]
    passed = [
        sum(BITS[card] for card in islice(members(hands[(seat + shift) % players]), by.rules.passing_cards))
        for seat in range(players)
    ]
    dealt = tuple(hands[seat] & ~passed[(seat - shift) % players] | passed[seat] for seat in range(players))
    return Round(hands=dealt, steps=(*((PASS, seat, passed[seat]) for seat in range(players)), *plays))

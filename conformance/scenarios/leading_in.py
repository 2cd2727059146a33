"""Whole deals that lead a new match to the totals a case starts with, for apps that cannot be told them."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from conformance.cases import Beginning, LeadDeal, LeadIn, Step
from conformance.lead_ins import steps_of, write_play
from conformance.protocol.messages import Deal, Observation, Play
from conformance.scenarios.charging import clause_of_play
from conformance.scenarios.open_points import Acted
from conformance.scenarios.passing import Exchange, take_back
from conformance.scenarios.replaying import first_difference

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from conformance.protocol.messages import Card, Phase, Seat
    from conformance.scenarios.open_points import OpenPoints, Values
    from conformance.scenarios.passing import Hands
    from reference_impl.match import Refusal, State
    from reference_impl.rules import Rules
    from reference_impl.search.lead_in import LeadDeal as FoundDeal


@dataclass(frozen=True, kw_only=True)
class Target:
    """Where a lead-in is to end: before the deal of ``dealer``."""

    totals: Mapping[Seat, int]
    phase: Phase
    dealer: Seat


class LeadIns:
    """The lead-ins of one profile; one for the same target under the same reading."""

    def __init__(self, points: OpenPoints, alone: LeadIns | None) -> None:
        """``alone`` are those of the profile without its house rules, taken over where they lead to the same."""
        self.points, self.alone = points, alone
        self._found: dict[str, tuple[FoundDeal, ...]] = {}
        self._made: dict[str, LeadIn | None] = {}

    def make(self, target: Target, when: Values, deal: int | None) -> LeadIn | None:
        """Return a lead-in, or None when none is found.

        ``deal`` is the number that the deal after it must have, where one is stated.
        """
        key = _key(target, when, deal)
        if key not in self._made:
            found = self._search(target, when, None if deal is None else deal - 1)
            self._made[key] = self._finish(_write(self.points.rules(when), found), target, when) if found else None
        return self._made[key]

    def _search(self, target: Target, when: Values, deals: int | None) -> tuple[FoundDeal, ...]:
        key = _key(target, when, deals)
        if key not in self._found:
            self._found[key] = self._taken_over(target, when, deals) or self._searched(target, when, deals)
        return self._found[key]

    def _taken_over(self, target: Target, when: Values, deals: int | None) -> tuple[FoundDeal, ...]:
        """Return the deals found without the house rules, if they lead to the same with them."""
        if self.alone is None or when:
            return ()
        found = self.alone._search(target, when, deals)
        return found if found and _leads_to(self.points.rules(when), found, target) else ()

    def _searched(self, target: Target, when: Values, deals: int | None) -> tuple[FoundDeal, ...]:
        from reference_impl.search.lead_in import lead_in

        rules = self.points.rules(when)
        totals = [target.totals.get(seat, 0) for seat in rules.seats]
        found = lead_in(
            rules,
            totals,
            int.from_bytes(hashlib.sha256(f"{totals}/{target.phase}".encode()).digest()[:6]),
            phase=target.phase,
            dealer=rules.seats.index(target.dealer),
            deals=deals,
            alternatives=tuple(self.points.alternatives(when)),
        )
        return found or ()

    def _finish(self, unnamed: LeadIn, target: Target, when: Values) -> LeadIn:
        """Return a lead-in with its name, and with the readings of open parameters under which it leads there."""
        from reference_impl.match import direction_of

        rules = [self.points.rules(when), *self.points.alternatives(when)]
        steps = [*steps_of(unnamed), Step(expect=_arrival(target))]
        if any(each.opening_card is None for each in rules):  # who deals decides who leads
            passes = direction_of(rules[0], len(unnamed.deals) + 1) != "none"
            begun = Observation(stage="passing" if passes else "playing", dealer=target.dealer)
            steps += [Step(deal=Deal(hands=unnamed.deals[-1].hands)), Step(expect=begun)]
        start = Beginning(hands=unnamed.deals[0].hands, dealer=unnamed.dealer)
        says = self.points.says(Acted(start=start, steps=tuple(steps), ends_a_deal=True), when)
        values = self.points.values(when)
        totals = "-".join(str(total) for total in target.totals.values())
        digest = hashlib.sha256(msgspec.json.encode(unnamed)).hexdigest()[:4]
        return msgspec.structs.replace(
            unnamed,
            lead_in=f"{totals}.{digest}",
            when={**when, **{say.path: values[say.path] for say in says}},
            also_when={say.path: say.alike for say in says if say.alike},
        )


def _leads_to(rules: Rules, found: Sequence[FoundDeal], target: Target) -> bool:
    """Tell whether deals found under other rules can be played, and lead to the target."""
    try:
        lead_in = _write(rules, found)
    except _RefusedError:
        return False
    start = Beginning(hands=lead_in.deals[0].hands, dealer=lead_in.dealer)
    return first_difference(start, (*steps_of(lead_in), Step(expect=_arrival(target))), rules) is None


def _key(target: Target, when: Values, deals: int | None) -> str:
    return f"{sorted(target.totals.items())}/{target.phase}/{target.dealer}/{deals}/{when}"


def _arrival(target: Target) -> Observation:
    return Observation(stage="deal_over", totals=dict(target.totals), phase=target.phase)


def _write(rules: Rules, found: Sequence[FoundDeal]) -> LeadIn:
    """Return deals as a lead-in holds them, hands as they are dealt before passing."""
    from reference_impl.cardset import CODES, codes_of
    from reference_impl.match import direction_of, pass_cards, play_card, start_deal, start_match

    deals: list[LeadDeal] = []
    state: State | None = None
    for number, deal in enumerate(found, start=1):
        after: Hands = {seat: codes_of(hand) for seat, hand in zip(rules.seats, deal.hands, strict=True)}
        direction = direction_of(rules, number)
        exchange = Exchange(hands=after, passes={})
        if direction != "none":
            exchange = take_back(after, direction, rules.passing_cards)
        hands, passes = _lists(exchange.hands), _lists(exchange.passes)
        if state is None:
            state = start_match(rules, hands, dealer=rules.seats[deal.dealer])
        else:
            state = _accepted(start_deal(state, hands))
        for seat, cards in passes.items():
            state = _accepted(pass_cards(state, seat, cards))
        plays: list[str] = []
        led = ""
        for place, (player, number_of_card) in enumerate(deal.plays):
            play = Play(seat=rules.seats[player], card=CODES[number_of_card])
            led = play.card if place % rules.players == 0 else led
            plays.append(write_play(play, place % rules.players, led, clause_of_play(state, play.card)))
            state = _accepted(play_card(state, play.seat, play.card))
        deals.append(LeadDeal(hands=hands, passes=passes, plays=plays))
    return LeadIn(lead_in="", dealer=rules.seats[found[0].dealer], deals=deals)


def _lists(hands: Hands) -> dict[Seat, list[Card]]:
    return {seat: list(cards) for seat, cards in hands.items()}


def _accepted(result: State | Refusal) -> State:
    from reference_impl.match import State

    if not isinstance(result, State):
        raise _RefusedError(result.detail)
    return result


class _RefusedError(Exception):
    """A move of deals made for other rules is not allowed."""

"""Whole deals for what a scenario says of them: the search of the reference, asked in the terms of a scenario.

The engine and its search are imported inside the functions: whoever only judges an app never loads them.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from conformance.scenarios.passing import Exchange, Hands, KnownExchange, exchanged, fill_in, take_back

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from conformance.protocol.messages import Card, Phase, Seat
    from conformance.scenarios.deals import DealScript
    from conformance.scenarios.phrasebook import Stated
    from reference_impl.rules import Rules
    from reference_impl.search.completion import Completion, Finish, Play, Wanted

FILLINGS_TRIED: Final = 40
_GATE: Final = {
    "hearts.lead": "when_broken",
    "hearts.broken_by": "played",
    "hearts.queen_breaks": "no",
    "hearts.exception": "only_hearts",
    "queen.lead": "free",
}


@dataclass(frozen=True, kw_only=True)
class PlannedDeal:
    """A whole deal, cards and seats as they travel."""

    hands: Hands
    """As dealt."""
    passes: Hands
    """What each seat passes; empty when nobody does."""
    plays: tuple[tuple[Seat, Card], ...]
    position: int
    """How many of the plays lead up to where the scenario begins."""
    dealer: Seat
    direction: str
    named: bool = False
    """Whether the scenario itself tells hands before passing, or what is passed."""


@dataclass(frozen=True, kw_only=True)
class Plan:
    """Where a case starts, and its deals."""

    deal: int
    totals: Mapping[Seat, int]
    phase: Phase
    deals: tuple[PlannedDeal, ...]


class IncompleteError(ValueError):
    """No deal was found for what a scenario says; `contradictory`: there can be none."""

    def __init__(self, reasons: Sequence[str], *, contradictory: bool) -> None:
        super().__init__(" ".join(reasons))
        self.contradictory = contradictory


def plan_deals(
    scripts: Sequence[DealScript], readings: Sequence[Rules], *, deal: int, seed: str, attempt: int = 0
) -> Plan:
    """Return whole deals for the scripts, beginning with deal number ``deal``.

    Every move is legal under the first of ``readings``, and under the others where that is possible. The same seed text
    and attempt give the same deals.

    Raises:
        IncompleteError: there are none, or none were found.
    """
    first = scripts[0].situation
    rules = readings[0]
    moves = rules.values["deal.next_dealer"] == "left"
    dealer = first.dealer
    planned: list[PlannedDeal] = []
    for number, script in enumerate(scripts):
        digest = hashlib.sha256(f"{seed}/{attempt}/{number}".encode()).digest()
        planned.append(_plan_deal(script, readings, deal + number, dealer, int.from_bytes(digest[:6])))
        dealer = rules.seats[(rules.seats.index(planned[-1].dealer) + moves) % rules.players]
    return Plan(deal=deal, totals=first.totals, phase=first.phase, deals=tuple(planned))


def adapted(plan: Plan, rules: Rules, deal: int) -> Plan | None:
    """Return a plan made for other rules with its cards passed as these want it; None where that changes its hands."""
    from reference_impl.match import direction_of

    deals: list[PlannedDeal] = []
    for number, planned in enumerate(plan.deals):
        direction = direction_of(rules, deal + number)
        exchange = Exchange(hands=planned.hands, passes=planned.passes)
        if planned.named and direction != planned.direction:
            return None
        if not planned.named:
            after = exchanged(exchange, planned.direction) if planned.passes else planned.hands
            exchange = _passed(after, direction, rules)
        deals.append(replace(planned, hands=exchange.hands, passes=exchange.passes, direction=direction))
    return replace(plan, deal=deal, deals=tuple(deals))


def _passed(after: Hands, direction: str, rules: Rules) -> Exchange:
    if direction == "none":
        return Exchange(hands=after, passes={})
    return take_back(after, direction, rules.passing_cards)


def _plan_deal(script: DealScript, readings: Sequence[Rules], deal: int, dealer: Seat | None, seed: int) -> PlannedDeal:
    from reference_impl.match import direction_of

    rules = readings[0]
    direction = direction_of(rules, deal)
    if direction != "none" and _names_hands_before_passing(script):
        return _plan_named_exchange(script, readings, direction, dealer or rules.seats[0], seed)
    if dealer is None and all(each.opening_card is not None for each in readings):
        dealer = rules.seats[0]  # it makes no difference who deals
    wanted = _wanted(script, readings, dealer)
    completion = _complete_undiscarded(wanted, seed) if script.situation.no_heart_discarded else _complete(wanted, seed)
    after = {seat: _codes(completion.hands[place]) for place, seat in enumerate(rules.seats)}
    return _planned(rules, _passed(after, direction, rules), completion, direction)


def _names_hands_before_passing(script: DealScript) -> bool:
    passed = any(line.stated.id == "pass" for line in script.actions)
    return passed or bool(script.situation.dealt and script.situation.hands)


def _planned(
    rules: Rules, exchange: Exchange, completion: Completion, direction: str, *, named: bool = False
) -> PlannedDeal:
    from reference_impl.cardset import CODES

    return PlannedDeal(
        hands=exchange.hands,
        passes=exchange.passes,
        plays=tuple((rules.seats[seat], CODES[card]) for seat, card in completion.plays),
        position=completion.position,
        dealer=rules.seats[completion.dealer],
        direction=direction,
        named=named,
    )


def _plan_named_exchange(
    script: DealScript, readings: Sequence[Rules], direction: str, dealer: Seat, seed: int
) -> PlannedDeal:
    """Plan a deal whose hands or passes are told from before passing: fill in by chance until it can be played."""
    from reference_impl.search.completion import Wanted
    from reference_impl.search.dice import Dice

    rules = readings[0]
    dice = Dice(seed)
    known = _known_exchange(script, rules.seats)
    failure = IncompleteError(["What is said of the hands and of the cards passed does not fit."], contradictory=True)
    for _ in range(FILLINGS_TRIED):
        exchange = fill_in(
            known, seats=rules.seats, pack=_codes(rules.pack), direction=direction, number=rules.passing_cards,
            shuffled=dice.shuffled,
        )  # fmt: skip
        if exchange is None:
            continue
        wanted = Wanted(
            rules=tuple(readings),
            dealer=rules.seats.index(dealer),
            at=1,
            hands={rules.seats.index(seat): _set(cards) for seat, cards in exchanged(exchange, direction).items()},
            plays=_numbered(rules, script.plays),
            finish=_finish(rules, script.finish),
        )
        try:
            return _planned(rules, exchange, _complete(wanted, seed), direction, named=True)
        except IncompleteError as error:
            failure = error
    raise failure


def _known_exchange(script: DealScript, seats: Sequence[Seat]) -> KnownExchange:
    passes: Hands = {}
    after: Hands = {}
    everybody = False
    for line in script.actions:
        fields = line.stated.fields
        if line.stated.id == "pass":
            passes.setdefault(fields["seat"], fields["cards"])
        everybody = everybody or line.stated.id == "others-pass" or len(passes) == len(seats)
        if line.stated.id == "holds" and everybody:
            after.setdefault(fields["seat"], fields["cards"])
    keeps: Hands = {}
    for seat, card in script.plays:
        keeps[seat] = (*keeps.get(seat, ()), card)
    return KnownExchange(hands=script.situation.hands, passes=passes, after=after, keeps=keeps)


def _wanted(script: DealScript, readings: Sequence[Rules], dealer: Seat | None) -> Wanted:
    from reference_impl.search.completion import Wanted

    situation, rules = script.situation, readings[0]
    place = rules.seats.index
    broken = situation.broken
    if broken is not None and rules.values["hearts.lead"] == "free":
        readings = (_gated(rules, "played"), *readings)
    return Wanted(
        rules=tuple(readings),
        dealer=None if dealer is None else place(dealer),
        at=situation.trick,
        leader=None if situation.leader is None else place(situation.leader),
        hands={place(seat): _set(cards) for seat, cards in situation.hands.items()},
        earlier=tuple(_numbered(rules, trick) for trick in situation.earlier),
        broken=broken,
        no_heart_played=situation.no_heart_played,
        taken={place(seat): _set(cards) for seat, cards in situation.taken.items()},
        trick_so_far=_numbered(rules, situation.table),
        plays=_numbered(rules, script.plays),
        finish=_finish(rules, script.finish),
    )


def _complete_undiscarded(wanted: Wanted, seed: int) -> Completion:
    """Complete a position before which no heart was discarded: one with hearts unbroken where only that breaks them."""
    strict = _gated(wanted.rules[0], "discarded")
    before = _complete(replace(wanted, rules=(strict, *wanted.rules), broken=False, plays=(), finish=None), seed)
    path = before.plays[: before.position]
    players = strict.players
    whole = len(path) - len(path) % players
    hands = dict(enumerate(before.hands))
    for seat, card in path:
        hands[seat] &= ~(1 << card)
    tricks = tuple(path[start : start + players] for start in range(0, whole, players))
    settled = replace(
        wanted, at=before.at, hands=hands, earlier=tricks, trick_so_far=path[whole:], taken={}, broken=None
    )
    return _complete(settled, seed)


def _gated(rules: Rules, broken_by: str) -> Rules:
    """Return the rules with a gate for hearts: legal under it is legal without it, and where it opens sooner."""
    from reference_impl.rules import Rules as Made

    return Made.from_values({**_GATE, **rules.values, "hearts.lead": "when_broken", "hearts.broken_by": broken_by})


def _complete(wanted: Wanted, seed: int) -> Completion:
    from reference_impl.search.completion import Unsatisfied, complete

    found = complete(wanted, seed)
    if isinstance(found, Unsatisfied):
        raise IncompleteError(found.reasons, contradictory=found.contradictory)
    return found


def _finish(rules: Rules, stated: Stated | None) -> Finish | None:
    from reference_impl.search.completion import EveryPenalty, EveryTrick, PlayedOut, Points, Shares

    if stated is None:
        return None
    fields: Mapping[str, Any] = stated.fields
    place = rules.seats.index
    match stated.id:
        case "play-out-points":
            return Points(points={place(seat): points for seat, points in fields["scores"]})
        case "play-out-shares":
            return Shares(cards={place(seat): _set(cards) for seat, cards in fields["shares"]})
        case "play-out-sweep":
            return EveryPenalty(seat=place(fields["seat"]))
        case "play-out-sweep-not-every-trick":
            return EveryPenalty(seat=place(fields["seat"]), loses_a_trick=True)
        case "play-out-every-trick":
            return EveryTrick(seat=place(fields["seat"]))
        case _:
            return PlayedOut()


def _numbered(rules: Rules, plays: Iterable[tuple[Seat, Card]]) -> tuple[Play, ...]:
    from reference_impl.cardset import NUMBERS

    return tuple((rules.seats.index(seat), NUMBERS[card]) for seat, card in plays)


def _set(cards: Iterable[str]) -> int:
    from reference_impl.cardset import set_of

    return set_of(cards)


def _codes(cards: int) -> tuple[Card, ...]:
    from reference_impl.cardset import codes_of

    return codes_of(cards)

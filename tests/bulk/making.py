"""Recorded games made up by chance, played by the readable engine, and written in the short form."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, cast

from reference_impl.cardset import BITS, CODES, SUIT_OF, members
from reference_impl.match import State, pass_cards, play_card, start_deal, start_match
from reference_impl.play import legal, seat_in_turn

if TYPE_CHECKING:
    import random

    from conformance.protocol.messages import Card, Phase, Seat
    from reference_impl.match import Refusal
    from reference_impl.rules import Rules

Written = dict[str, Any]
SPREAD = 12
"""How far from the threshold, or from zero, totals lie where something is to happen in the next deals."""


def make_game(rules: Rules, chance: random.Random, name: str) -> Written:
    """Play one to three deals from some moment of a match on, fewer where the match is over before."""
    start, state = _begin(rules, chance)
    deals = [play_deal(state, chance)]
    for _ in range(chance.randrange(3)):
        over = deals[-1][1]
        if over.stage == "match_over":
            break
        deals.append(play_deal(_taken(start_deal(over, deal_at_random(rules, chance))), chance))
    written: Written = {"game": name}
    if start:
        written["start"] = start
    written["deals"] = [deal for deal, _ in deals]
    winners = deals[-1][1].winners
    if winners:
        written["winners"] = "".join(rules.seats[seat] for seat in winners)
    return written


def as_line(written: Written) -> bytes:
    """Return a game as the suite writes it."""
    return json.dumps(written, separators=(",", ":")).encode()


def short(code: str) -> str:
    """Return a card in two characters."""
    return code.replace("10", "T")


def _begin(rules: Rules, chance: random.Random) -> tuple[Written, State]:
    start: Written = {}
    number, dealer, totals = 1, "A", [0] * rules.players
    phase: Phase = "adding"
    if chance.random() < 0.6:
        number = chance.randint(1, 5)
        dealer = chance.choice(rules.seats)
        phase = "subtracting" if rules.values["match.finish"] == "reversal" and chance.random() < 0.5 else "adding"
        edge = 0 if phase == "subtracting" else rules.values["match.threshold"]
        totals = [edge + chance.randint(-SPREAD, 2 * SPREAD if phase == "subtracting" else 0) for _ in rules.seats]
        if chance.random() < 0.3:
            totals = [chance.choice(totals)] * rules.players
    for name, value, usual in (
        ("deal", number, 1),
        ("dealer", dealer, "A"),
        ("totals", totals, None),
        ("phase", phase, "adding"),
    ):
        if value != usual and (name != "totals" or any(totals)):
            start[name] = value
    begun = start_match(
        rules,
        deal_at_random(rules, chance),
        deal=number,
        dealer=cast("Seat", dealer),
        totals=dict(zip(rules.seats, totals, strict=True)),
        phase=phase,
    )
    return start, begun


def deal_at_random(rules: Rules, chance: random.Random) -> dict[Seat, list[Card]]:
    """Deal by chance; every fourth time one seat gets the highest cards, so that there are sweeps."""
    cards = list(members(rules.pack))
    chance.shuffle(cards)
    if chance.random() < 0.25:
        cards.sort(key=lambda card: -max(strength[card] for strength in rules.strength))
    first = chance.randrange(rules.players)
    seats = rules.seats[first:] + rules.seats[:first]
    size = rules.hand_size
    return {seat: [CODES[card] for card in cards[at * size : (at + 1) * size]] for at, seat in enumerate(seats)}


def play_deal(begun: State, chance: random.Random) -> tuple[Written, State]:
    """Return a deal as it is written, and where it leads."""
    rules, state = begun.rules, begun
    written: Written = {
        "hands": "".join(
            rules.seats[next(seat for seat, hand in enumerate(begun.position.hands) if hand & BITS[card])]
            for card in members(rules.pack)
        )
    }
    if state.stage == "passing":
        chosen = [chance.sample(list(members(hand)), rules.passing_cards) for hand in begun.position.hands]
        written["passes"] = ["".join(short(CODES[card]) for card in cards) for cards in chosen]
        for seat, cards in zip(rules.seats, chosen, strict=True):
            state = _taken(pass_cards(state, seat, [CODES[card] for card in cards]))
    high = chance.random() < 0.5
    plays = []
    while state.stage == "playing":
        choices = list(members(legal(rules, state.position)))
        card = chance.choice(choices)
        if high and not state.position.trick:
            card = max(choices, key=lambda each: (rules.strength[SUIT_OF[each]][each], each))
        plays.append(short(CODES[card]))
        state = _taken(play_card(state, rules.seats[seat_in_turn(rules, state.position)], CODES[card]))
    written |= {"plays": "".join(plays), "score": list(state.score), "totals": list(state.totals)}
    return written, state


def _taken(outcome: State | Refusal) -> State:
    if not isinstance(outcome, State):
        raise TypeError(f"the rules refuse a move that they allow: {outcome.detail}")
    return outcome

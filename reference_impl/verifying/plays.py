"""The plays of a recorded deal, one by one, up to the first that breaks a clause."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from conformance.protocol.messages import Played
from reference_impl.cardset import BITS, CODES, NUMBERS, codes_of
from reference_impl.legality import explain
from reference_impl.match import State, put_card
from reference_impl.play import Position, legal, opener, seat_in_turn, situation

if TYPE_CHECKING:
    from typing import Any

    from conformance.protocol.messages import Phase
    from conformance.verification.finding import Finding, What
    from reference_impl.rules import Rules
    from reference_impl.verifying.hands import Hands
    from reference_impl.verifying.place import Place

WRONG_TURN, NOT_HELD, BARRED = range(3)
"""Steps of looking at a play, in their order; each restriction is one more."""
RESTRICTIONS: Final = ("opening.card", "play.follow-suit", "first-trick", "lead.hearts", "lead.queen")
"""What bars cards, in the order of `legality.ORDER`: clauses, or what their names begin with."""


def begin(place: Place, hands: Hands, totals: tuple[int, ...], phase: Phase) -> State:
    """Return the state in which the opening lead is due."""
    rules = place.rules
    hands = _with_opening_card(place, hands)
    leader = opener(rules, hands, place.dealer)
    position = Position(hands=hands, captured=(0,) * rules.players, leader=leader)
    return State(
        rules=rules,
        stage="playing",
        deal=place.number,
        dealer=place.dealer,
        totals=totals,
        phase=phase,
        position=position,
    )


def play_through(place: Place, state: State) -> State | Finding:
    """Return the state after all recorded plays, or the first that breaks a clause."""
    rules = state.rules
    for number, play in enumerate(place.record.plays, start=1):
        if state.stage != "playing":
            return _fault(place, state, number, "goes-on", ("match.mid-deal",), WRONG_TURN)
        position = state.position
        turn = seat_in_turn(rules, position)
        if play.seat != rules.seats[turn]:
            clause = _clause_of_turn(state)
            return _fault(place, state, number, "turn", (clause,), WRONG_TURN, expected=rules.seats[turn])
        card = NUMBERS[play.card]
        if not position.hands[turn] & BITS[card]:
            return _not_held(place, state, number)
        if not legal(rules, position) & BITS[card]:
            found = explain(rules.conditions, situation(position), position.hands[turn])
            bars = found.bars[card]
            step = BARRED + next(order for order, name in enumerate(RESTRICTIONS) if bars[0].startswith(name))
            return _fault(place, state, number, "barred", bars, step, allowed=codes_of(found.legal))
        state = put_card(state, card)
    return state


def _with_opening_card(place: Place, hands: Hands) -> Hands:
    """Return the hands with the opening card, which whoever leads first must hold where nobody is known to."""
    wanted = place.rules.opening_card
    if wanted is None or any(hand & BITS[wanted] for hand in hands):
        return hands
    leads = place.rules.seats.index(place.record.plays[0].seat) if place.record.plays else 0
    return tuple(hand | BITS[wanted] if seat == leads else hand for seat, hand in enumerate(hands))


def _clause_of_turn(state: State) -> str:
    if state.position.trick:
        return "trick.order"
    return "trick.next-lead" if state.position.tricks else "opening.leader"


def _not_held(place: Place, state: State, number: int) -> Finding:
    """Return the finding for a card that lies in another hand, perhaps because it was passed another way."""
    rules, play = state.rules, place.record.plays[number - 1]
    bit = BITS[NUMBERS[play.card]]
    holder = next((rules.seats[seat] for seat, hand in enumerate(state.position.hands) if hand & bit), None)
    if any(play.card in cards for cards in place.record.passes.values()):
        return _fault(place, state, number, "passed-elsewhere", ("passing.cycle",), NOT_HELD, expected=holder)
    return _fault(place, state, number, "not-held", ("play.own-card",), NOT_HELD, expected=holder)


def _fault(
    place: Place, state: State, number: int, what: What, clauses: tuple[str, ...], step: int, **details: Any
) -> Finding:
    rules, position = state.rules, state.position
    play = place.record.plays[number - 1]
    return place.fault(
        what,
        "play",
        clauses,
        steps=(number, step),
        trick=position.tricks + 1,
        play=number,
        seat=play.seat,
        card=play.card,
        hand=codes_of(position.hands[rules.seats.index(play.seat)]),
        table=tuple(
            Played(seat=rules.seats[seat], card=CODES[card])
            for seat, card in zip(_turns(rules, position), position.trick, strict=False)
        ),
        **details,
    )


def _turns(rules: Rules, position: Position) -> tuple[int, ...]:
    return rules.turns[position.leader]

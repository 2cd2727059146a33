"""Games the engine plays by itself, written down as anybody's would be: what is recorded is what the states say."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from msgspec import UNSET

from conformance.protocol.messages import Played
from conformance.records.record import DealRecord, GameRecord
from reference_impl.cardset import BITS, NUMBERS, codes_of
from reference_impl.match import Refusal, State, pass_cards, put_card, start_deal, start_match
from reference_impl.play import legal, seat_in_turn

if TYPE_CHECKING:
    from collections.abc import Iterable

    from conformance.protocol.messages import Card, Seat
    from reference_impl.rules import Rules

    Hands = dict[Seat, list[Card]]


class Choices(Protocol):
    """Who decides what is dealt, passed and played."""

    def deal(self) -> Hands:
        """Return the hands of the next deal."""

    def prefer(self, cards: Iterable[Card]) -> list[Card]:
        """Return cards of a hand, the one that is played first where it may be before the others."""

    def pass_on(self, hand: Iterable[Card], number: int) -> list[Card]:
        """Return so many cards of a hand to pass."""


def record_match(rules: Rules, choices: Choices, name: str, *, longest: int) -> GameRecord:
    """Play a match, or its first ``longest`` deals, and return it."""
    hands = choices.deal()
    state = start_match(rules, hands)
    deals = []
    while True:
        record, state = _play_deal(state, hands, choices)
        deals.append(record)
        if state.stage == "match_over" or len(deals) == longest:
            break
        hands = choices.deal()
        state = _made(start_deal(state, hands))
    winners = [rules.seats[place] for place in state.winners] if state.stage == "match_over" else UNSET
    return GameRecord(game=name, deals=deals, winners=winners)


def _play_deal(begun: State, hands: Hands, choices: Choices) -> tuple[DealRecord, State]:
    rules, state = begun.rules, begun
    passes: Hands = {}
    if state.stage == "passing":
        for seat in rules.seats:
            passes[seat] = choices.pass_on(hands[seat], rules.passing_cards)
            state = _made(pass_cards(state, seat, passes[seat]))
    wishes = [[(NUMBERS[card], card) for card in choices.prefer(codes_of(hand))] for hand in state.position.hands]
    plays = []
    while state.stage == "playing":
        place = seat_in_turn(rules, state.position)
        allowed = legal(rules, state.position)
        wish = next(wish for wish in wishes[place] if allowed & BITS[wish[0]])
        wishes[place].remove(wish)
        state = put_card(state, wish[0])
        plays.append(Played(seat=rules.seats[place], card=wish[1]))
    score = dict(zip(rules.seats, state.score, strict=True))
    totals = dict(zip(rules.seats, state.totals, strict=True))
    return DealRecord(hands=hands, passes=passes, plays=plays, score=score, totals=totals), state


def _made(outcome: State | Refusal) -> State:
    if isinstance(outcome, Refusal):
        raise TypeError(f"the engine refuses what it is given: {outcome.detail}")
    return outcome

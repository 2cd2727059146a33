"""Moves that the rules refuse, to be tried among those that they allow."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from conformance.protocol.messages import Deal, Move, Pass, Play
from reference_impl.cardset import BITS, CODES, codes_of, members
from reference_impl.games.deals import deal_at_random
from reference_impl.legality import explain
from reference_impl.play import legal, seat_in_turn, situation

if TYPE_CHECKING:
    from collections.abc import Callable

    from conformance.protocol.messages import Seat
    from reference_impl.games.reach import Reach
    from reference_impl.match import State
    from reference_impl.rules import Rules
    from reference_impl.search.dice import Dice

_OFTEN: Final = frozenset({"play.follow-suit"})
"""Clauses that bar so often that a position in which they do is nothing special."""


def play_move(rules: Rules, seat: int, card: int) -> Move:
    """Return the move of playing a card."""
    return _play(rules.seats[seat], card)


@lru_cache(maxsize=512)
def _play(seat: Seat, card: int) -> Move:
    return Move(play=Play(seat=seat, card=CODES[card]))


def pass_move(rules: Rules, seat: int, cards: int) -> Move:
    """Return the move of passing a set of cards."""
    return Move(passing=Pass(seat=rules.seats[seat], cards=list(codes_of(cards))))


def hands_by_seat(rules: Rules, hands: tuple[int, ...]) -> dict[Any, list[Any]]:
    """Return hands in the words of the protocol."""
    return {seat: list(codes_of(hand)) for seat, hand in zip(rules.seats, hands, strict=True)}


def refused_moves(state: State, reach: Reach, dice: Dice) -> list[Move]:
    """Return moves to be tried in vain here: in most positions none."""
    if state.stage == "passing":
        return [_wrong_pass(state, dice)] if dice.chance(0.15) else []
    if state.stage == "playing":
        return _wrong_plays(state, reach, dice)
    return [_after_the_end(state, reach, dice)] if dice.chance(0.4) else []


def _wrong_plays(state: State, reach: Reach, dice: Dice) -> list[Move]:
    rules, position = state.rules, state.position
    seat = seat_in_turn(rules, position)
    if (not position.trick or not position.tricks) and dice.chance(0.5):
        bars = explain(rules.conditions, situation(position), position.hands[seat]).bars
        special = sum(BITS[card] for card, clauses in bars.items() if not _OFTEN.issuperset(clauses))
        if special:
            return [play_move(rules, seat, card) for card in _some(special, dice)]
    if dice.chance(0.07):
        barred = position.hands[seat] & ~legal(rules, position)
        if barred:
            return [play_move(rules, seat, card) for card in _some(barred, dice)]
    if dice.chance(0.025):
        ways = _ways_to_go_wrong(state, reach)
        return [ways[dice.below(len(ways))](state, seat, dice)]
    return []


def _some(cards: int, dice: Dice) -> list[int]:
    """Return one card, and sometimes another, each as likely."""
    order = dice.shuffled(members(cards))
    return order[: 2 if dice.chance(0.2) else 1]


def _ways_to_go_wrong(state: State, reach: Reach) -> list[Callable[[State, int, Dice], Move]]:
    ways: list[Callable[[State, int, Dice], Move]] = [_not_held, _out_of_turn, _not_held, _out_of_turn]
    if state.position.tricks or state.position.trick:
        ways.append(_played_before)
    if reach.passing:
        ways.append(_pass_too_late)
    if reach.match:
        ways.append(lambda at, _, chance: _deal_too_early(at, chance))
    return ways


def _not_held(state: State, seat: int, dice: Dice) -> Move:
    others = state.rules.pack & ~state.position.hands[seat]
    return play_move(state.rules, seat, dice.card(others).bit_length() - 1)


def _played_before(state: State, seat: int, dice: Dice) -> Move:
    gone = state.rules.pack
    for hand in state.position.hands:
        gone &= ~hand
    return play_move(state.rules, seat, dice.card(gone).bit_length() - 1)


def _out_of_turn(state: State, seat: int, dice: Dice) -> Move:
    hands = state.position.hands
    others = [other for other, hand in enumerate(hands) if other != seat and hand]
    if not others:
        return _not_held(state, seat, dice)
    other = others[dice.below(len(others))]
    return play_move(state.rules, other, dice.card(hands[other]).bit_length() - 1)


def _pass_too_late(state: State, seat: int, dice: Dice) -> Move:
    cards = state.position.hands[seat]
    number = state.rules.passing_cards or 3
    while cards.bit_count() > number:
        cards ^= dice.card(cards)
    return pass_move(state.rules, seat, cards)


def _deal_too_early(state: State, dice: Dice) -> Move:
    return Move(deal=Deal(hands=hands_by_seat(state.rules, deal_at_random(state.rules, dice))))


def _wrong_pass(state: State, dice: Dice) -> Move:
    rules = state.rules
    waiting = [seat for seat, chosen in enumerate(state.passed) if not chosen]
    seat = waiting[dice.below(len(waiting))]
    hand, number = state.position.hands[seat], rules.passing_cards
    order = dice.shuffled(members(hand))
    way = dice.below(6)
    if way == 0 and len(order) > number:
        chosen = order[: number + 1]
    elif way == 1:
        chosen = order[: number - 1]
    elif way == 2 and number > 1:
        chosen = [*order[: number - 1], order[0]]
    elif way == 3 and len(waiting) < rules.players:
        done = next(other for other, cards in enumerate(state.passed) if cards)
        return pass_move(state.rules, done, state.passed[done])
    elif way == 4:
        return play_move(state.rules, seat, order[0])
    else:
        strange = dice.card(rules.pack & ~hand).bit_length() - 1
        chosen = [*order[: number - 1], strange]
    return Move(passing=Pass(seat=rules.seats[seat], cards=[CODES[card] for card in chosen]))


def _after_the_end(state: State, reach: Reach, dice: Dice) -> Move:
    if state.stage == "match_over" and reach.match:
        return _deal_too_early(state, dice)
    left = [(seat, hand) for seat, hand in enumerate(state.position.hands) if hand]
    seat, hand = left[0] if left else (state.position.leader, state.rules.pack)
    return play_move(state.rules, seat, dice.card(hand).bit_length() - 1)

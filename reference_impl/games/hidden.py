"""Another distribution of the cards that one seat cannot see, under which all that it has seen is the same."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import UNSET

from reference_impl.cardset import CODES, SUIT_SETS, members
from reference_impl.games.moving import make
from reference_impl.match import DealError, Refusal, State, start_match
from reference_impl.observing import observe
from reference_impl.rules import Rules

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from conformance.cases import Beginning
    from conformance.protocol.messages import Move, Observation, Seat

Trades = list[tuple[int, int, int, int]]
"""Seat and card of one, seat and card of the other."""
Witnessed = list[tuple[bool, "Observation"]]


def swap_hidden(rules: Mapping[str, Any], start: Beginning, moves: Sequence[Move], viewer: Seat) -> Beginning | None:
    """Return a start in which two other seats have exchanged cards that they still hold after these moves of one deal.

    What the viewer sees after the start and each move is the same, a refused move is refused again. None where no
    exchange does so, or the moves go on to another deal.

    Raises:
        RulesError: the rules cannot be played by.
        DealError: the start is no deal of these rules.
    """
    made = Rules.from_values(rules)
    state, witnessed = _watch(made, start, moves, viewer)
    if state.deal != start.deal:
        return None
    passed = {card for move in moves if move.passing is not UNSET for card in move.passing.cards}
    for trades in _trades(state, made.seats.index(viewer), passed):
        swapped = _exchange(start, made, trades)
        try:
            if _watch(made, swapped, moves, viewer)[1] == witnessed:
                return swapped
        except DealError:
            continue
    return None


def _watch(rules: Rules, start: Beginning, moves: Sequence[Move], viewer: Seat) -> tuple[State, Witnessed]:
    """Return the state after the moves, and what the viewer saw on the way."""
    state = start_match(
        rules, start.hands, deal=start.deal, dealer=start.dealer, totals=start.totals or None, phase=start.phase
    )
    witnessed = [(True, observe(state, viewer))]
    for move in moves:
        made = make(state, move)
        if isinstance(made, State):
            state = made
        witnessed.append((not isinstance(made, Refusal), observe(state, viewer)))
    return state, witnessed


def _trades(state: State, viewer: int, passed: set[Any]) -> Iterator[Trades]:
    """Yield exchanges worth trying: as many cards as can be, then of one suit, then single cards of any suits."""
    rules = state.rules
    kept = {number for number, code in enumerate(CODES) if code in passed or number == rules.opening_card}
    hidden = {
        seat: [card for card in members(hand) if card not in kept]
        for seat, hand in enumerate(state.position.hands)
        if seat != viewer
    }
    pairs = list(combinations(hidden, 2))
    for one, other in pairs:
        yield from _all_of(one, hidden[one], other, hidden[other])
    for one, other in pairs:
        for of_suit in SUIT_SETS:
            given, taken = ([card for card in hidden[seat] if of_suit >> card & 1] for seat in (one, other))
            yield from _all_of(one, given, other, taken)
    for one, other in pairs:
        yield from ([(one, given, other, taken)] for given in hidden[one] for taken in hidden[other])


def _all_of(one: int, given: list[int], other: int, taken: list[int]) -> Iterator[Trades]:
    if given and taken:
        yield [(one, card, other, instead) for card, instead in zip(given, taken, strict=False)]


def _exchange(start: Beginning, rules: Rules, trades: Trades) -> Beginning:
    instead = {}
    for _, given, _, taken in trades:
        instead[CODES[given]], instead[CODES[taken]] = CODES[taken], CODES[given]
    changed = {rules.seats[seat] for one, _, other, _ in trades for seat in (one, other)}
    hands = {
        seat: [instead.get(card, card) for card in cards] if seat in changed else list(cards)
        for seat, cards in start.hands.items()
    }
    return msgspec.structs.replace(start, hands=hands)

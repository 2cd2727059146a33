"""What holds under any rules, in any deal, however it is played."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from conformance.protocol.messages import Observation
from reference_impl.cardset import CODES, NUMBERS, codes_of
from reference_impl.match import Refusal, State, bars, play_card, start_deal, start_match
from reference_impl.observing import observe
from reference_impl.rules import Rules
from reference_impl.scoring import find_sweeper
from tests.reference_impl.strategies import (
    Move,
    choose_move,
    every_parameter,
    every_rules,
    in_play,
    make_move,
    move_at_random,
    settled,
    shuffled_hands,
    start_at_random,
)

if TYPE_CHECKING:
    from collections.abc import Mapping


SEEDS = st.integers(0, 2**32 - 1)


def _said(state: State) -> dict[str, Any]:
    """Return an observation as it travels."""
    said: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(observe(state)))
    return said


@settled(max_examples=100)
@given(every_rules(), SEEDS)
def test_every_card_of_the_hand_in_turn_is_legal_or_barred_and_one_is_legal(rules: Rules, seed: int) -> None:
    chance = random.Random(seed)
    state = start_at_random(rules, chance)
    while in_play(state):
        if state.stage == "playing":
            seen = _said(state)
            hand = seen["hands"][seen["turn"]]
            assert seen["legal"]
            assert sorted(hand) == sorted([*seen["legal"], *bars(state)])
            assert all(bars(state).values())
        state = move_at_random(state, chance)


@settled(max_examples=100)
@given(every_rules(), SEEDS)
def test_a_card_that_is_not_legal_is_refused_and_nothing_changes(rules: Rules, seed: int) -> None:
    chance = random.Random(seed)
    state = start_at_random(rules, chance)
    while in_play(state):
        before = _said(state)
        for _ in range(4):
            seat, card = chance.choice(rules.seats), chance.choice(CODES)
            outcome = play_card(state, seat, card)
            allowed = seat == before["turn"] and card in before["legal"]
            assert isinstance(outcome, State) == allowed
            if isinstance(outcome, Refusal) and seat == before["turn"] and card in before["hands"][seat]:
                assert outcome.clauses == bars(state)[card]
        assert _said(state) == before
        state = move_at_random(state, chance)


@settled(max_examples=100)
@given(every_rules(), SEEDS)
def test_cards_are_neither_lost_nor_doubled_and_points_add_up(rules: Rules, seed: int) -> None:
    chance = random.Random(seed)
    state = start_at_random(rules, chance)
    pack = sorted(codes_of(rules.pack))
    while in_play(state):
        state = move_at_random(state, chance)
        seen = _said(state)
        held = [card for cards in (*seen["hands"].values(), *seen["captured"].values()) for card in cards]
        assert sorted(held + [played["card"] for played in seen["trick"]]) == pack
        assert len({len(cards) for cards in seen["hands"].values()}) <= 2
    if any(state.position.hands):
        assert rules.values["match.ends"] == "at_once"
        return
    assert sum(seen["points"].values()) == sum(rules.card_points)
    sweeper = find_sweeper(rules, state.position.captured)
    if sweeper is None:
        assert seen["score"] == seen["points"]


@settled(max_examples=60)
@given(every_rules(), SEEDS)
def test_a_match_goes_on_until_somebody_has_won(rules: Rules, seed: int) -> None:
    chance = random.Random(seed)
    state = start_at_random(rules, chance)
    for _ in range(3):
        while in_play(state):
            state = move_at_random(state, chance)
        seen = _said(state)
        assert seen["turn"] is None
        assert seen["legal"] == seen["trick"] == seen["waiting"] == []
        assert ("winners" in seen) == (state.stage == "match_over") == bool(state.winners)
        reversal = rules.values["match.finish"] == "reversal"
        assert reversal or seen["phase"] == "adding"
        if state.stage == "match_over":
            best = min(seen["totals"].values())
            assert reversal or [seat for seat, total in seen["totals"].items() if total == best] == seen["winners"]
            return
        dealt = start_deal(state, shuffled_hands(rules, chance))
        assert isinstance(dealt, State)
        assert (dealt.deal, dealt.totals, dealt.phase) == (state.deal + 1, state.totals, state.phase)
        state = dealt


def _one_deal(state: State, chance: random.Random) -> tuple[list[Move], list[State]]:
    """Play a deal at random and return the moves and the states between them."""
    moves, states = [], [state]
    while in_play(states[-1]):
        moves.append(choose_move(states[-1], chance))
        states.append(make_move(states[-1], moves[-1]))
    return moves, states


@settled(max_examples=60)
@given(every_rules(), SEEDS, st.integers(1, 5))
def test_turning_the_table_turns_everything(rules: Rules, seed: int, turn: int) -> None:
    chance = random.Random(seed)
    hands = shuffled_hands(rules, chance)
    deal, dealer = chance.randint(1, 4), chance.choice(rules.seats)
    turned = {seat: rules.seats[(place + turn) % rules.players] for place, seat in enumerate(rules.seats)}
    turned_hands = {turned[seat]: cards for seat, cards in hands.items()}
    moves, states = _one_deal(start_match(rules, hands, deal=deal, dealer=dealer), chance)
    twin = start_match(rules, turned_hands, deal=deal, dealer=turned[dealer])
    for place, state in enumerate(states):
        assert _renamed(_said(state), turned) == _renamed(_said(twin), {})
        if place < len(moves):
            twin = make_move(twin, moves[place].renamed(turned, {}))


@settled(max_examples=60)
@given(every_parameter(), SEEDS)
def test_clubs_and_diamonds_can_change_names(values: dict[str, Any], seed: int) -> None:
    chance = random.Random(seed)
    exchanged = {"C": "D", "D": "C"}
    swapped = {code: CODES[NUMBERS[code[:-1] + exchanged.get(code[-1], code[-1])]] for code in CODES}
    named: dict[str, str] = {"clubs": "diamonds", "diamonds": "clubs"}
    named.update(swapped.items())
    rules = Rules.from_values(values)
    other_rules = Rules.from_values(
        values
        | {
            "opening.card": named[values["opening.card"]],
            "scoring.values": {named.get(name, name): points for name, points in values["scoring.values"].items()},
        }
    )
    hands = shuffled_hands(rules, chance)
    moves, states = _one_deal(start_match(rules, hands), chance)
    twin = start_match(other_rules, {seat: [swapped[card] for card in cards] for seat, cards in hands.items()})
    for place, state in enumerate(states):
        assert _renamed(_said(state), swapped) == _renamed(_said(twin), {})
        if place < len(moves):
            twin = make_move(twin, moves[place].renamed({}, swapped))


def _renamed(said: Any, names: Mapping[Any, str]) -> Any:
    """Rename seats and cards wherever they stand, and put sets of them in order."""
    if isinstance(said, dict):
        return {names.get(key, key): _renamed(value, names) for key, value in said.items()}
    if isinstance(said, list):
        renamed = [_renamed(value, names) for value in said]
        return sorted(renamed) if all(isinstance(value, str) for value in renamed) else renamed
    return names.get(said, said)


@settled(max_examples=30)
@given(every_rules(), SEEDS)
def test_what_is_observed_is_a_message_of_the_protocol(rules: Rules, seed: int) -> None:
    chance = random.Random(seed)
    state = start_at_random(rules, chance)
    while in_play(state):
        for seen in (observe(state), *(observe(state, seat) for seat in rules.seats)):
            assert msgspec.json.decode(msgspec.json.encode(seen), type=Observation) == seen
        state = move_at_random(state, chance)

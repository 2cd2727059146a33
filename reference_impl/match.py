"""A whole match: deals, passing, play, totals and winners, in the words of the protocol.

States are immutable. A move gives the next state, or a `Refusal` that names the clause; the state it was tried in is
untouched. Seats are letters and cards are codes here; `play` and `legality` work on numbers and bit sets.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from reference_impl.cardset import BITS, CODES, NUMBERS, set_of
from reference_impl.legality import Explanation, explain
from reference_impl.play import Position, after, first_position, is_finished, legal, seat_in_turn, situation
from reference_impl.scoring import points_of, score_deal
from reference_impl.totals import settle, settle_early, turns_round

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from conformance.protocol.messages import Card, Direction, Phase, Seat, Stage
    from reference_impl.rules import Rules
    from reference_impl.totals import Standing


class DealError(ValueError):
    """Hands, totals or a dealer that make no deal; ``faults`` lists everything that is wrong."""

    def __init__(self, faults: Sequence[str]) -> None:
        super().__init__("; ".join(faults))
        self.faults = tuple(faults)


@dataclass(frozen=True, kw_only=True)
class Refusal:
    """A move that the rules do not allow."""

    clauses: tuple[str, ...]
    """Every clause that stands against it."""
    detail: str
    """The same in a sentence."""

    @property
    def reason(self) -> str:
        """The clause to name when only one can be named."""
        return self.clauses[0]


class State(msgspec.Struct, frozen=True, kw_only=True):
    """Where a match stands; tuples are by seat number, sets of cards as in `cardset`."""

    rules: Rules
    stage: Stage
    deal: int
    dealer: int
    totals: tuple[int, ...]
    phase: Phase
    position: Position
    """The play of the deal; while passing, the hands as dealt and nobody in turn."""
    passed: tuple[int, ...] = ()
    """While passing: the cards each seat has chosen, 0 for a seat that has not."""
    turned: tuple[int, ...] = ()
    """Points captured up to and with the trick that turned this deal round; empty while none has."""
    score: tuple[int, ...] = ()
    """What the deal scored, once it is over."""
    winners: tuple[int, ...] = ()
    """The winners, once the match is over."""


def start_match(
    rules: Rules,
    hands: Mapping[Seat, Sequence[Card]],
    *,
    deal: int = 1,
    dealer: Seat = "A",
    totals: Mapping[Seat, int] | None = None,
    phase: Phase = "adding",
) -> State:
    """Begin a match, or take one up before a later deal with the totals of that moment (left out: all 0).

    Raises:
        DealError: the hands are not the whole pack in equal parts, or a seat is not at the table.
    """
    faults = _faults_of_hands(rules, hands)
    if dealer not in rules.seats:
        faults.append(f"dealer {dealer} is not at the table of {', '.join(rules.seats)}")
    if deal < 1:
        faults.append(f"deal {deal}: the first deal of a match is number 1")
    if totals is not None and set(totals) != set(rules.seats):
        faults.append(f"totals are needed for exactly {', '.join(rules.seats)}")
    if phase == "subtracting" and rules.values["match.finish"] != "reversal":
        faults.append("points are never subtracted under these rules")
    if faults:
        raise DealError(faults)
    before = (0,) * rules.players if totals is None else tuple(totals[seat] for seat in rules.seats)
    return _begin_deal(rules, hands, deal=deal, dealer=rules.seats.index(dealer), totals=before, phase=phase)


def start_deal(state: State, hands: Mapping[Seat, Sequence[Card]]) -> State | Refusal:
    """Deal the next deal of the match; refused while one is being played and after the end.

    Raises:
        DealError: the hands are not the whole pack in equal parts.
    """
    if state.stage == "match_over":
        return Refusal(clauses=("match.end",), detail="The match is over.")
    if state.stage != "deal_over":
        return Refusal(clauses=("trick.all",), detail="The deal is not over yet.")
    faults = _faults_of_hands(state.rules, hands)
    if faults:
        raise DealError(faults)
    moves_on = state.rules.values["deal.next_dealer"] == "left"
    dealer = (state.dealer + 1) % state.rules.players if moves_on else state.dealer
    return _begin_deal(state.rules, hands, deal=state.deal + 1, dealer=dealer, totals=state.totals, phase=state.phase)


def pass_cards(state: State, seat: Seat, cards: Sequence[Card]) -> State | Refusal:
    """Choose the cards a seat passes; all of them move when the last seat has chosen."""
    rules = state.rules
    fault = _fault_of_pass(state, seat, cards)
    if fault:
        return Refusal(clauses=("passing.cards",), detail=fault)
    number = rules.seats.index(seat)
    passed = (*state.passed[:number], set_of(cards), *state.passed[number + 1 :])
    if not all(passed):
        return msgspec.structs.replace(state, passed=passed)
    dealt = state.position.hands
    step = steps_to_receiver(rules, direction_of(rules, state.deal))
    hands = tuple(
        dealt[place] & ~passed[place] | passed[(place - step) % rules.players] for place in range(rules.players)
    )
    return msgspec.structs.replace(
        state, stage="playing", passed=(), position=first_position(rules, hands, state.dealer)
    )


def play_card(state: State, seat: Seat, card: Card) -> State | Refusal:
    """Play a card; the last card of a deal counts it, and may end the match."""
    rules, position = state.rules, state.position
    if state.stage != "playing":
        return Refusal(clauses=("trick.order",), detail="No card is to be played now.")
    turn = seat_in_turn(rules, position)
    if seat != rules.seats[turn]:
        return Refusal(clauses=("trick.order",), detail=f"It is the turn of {rules.seats[turn]}.")
    number = NUMBERS[card]
    if not position.hands[turn] & BITS[number]:
        return Refusal(clauses=("play.own-card",), detail=f"{seat} does not hold {card}.")
    if not legal(rules, position) & BITS[number]:
        clauses = _explanation(state).bars[number]
        return Refusal(clauses=clauses, detail=f"{card} is barred by {', '.join(clauses)}.")
    return put_card(state, number)


def put_card(state: State, card: int) -> State:
    """Return the state after the seat in turn plays a card it holds, whether or not the rules allow it."""
    return _count(state, after(state.rules, state.position, card))


def direction_of(rules: Rules, deal: int) -> Direction:
    """Return where cards are passed in the deal of that number."""
    return rules.passing_cycle[(deal - 1) % len(rules.passing_cycle)]


def bars(state: State) -> dict[Card, tuple[str, ...]]:
    """Return the cards that the seat in turn holds and may not play, each with every clause that bars it."""
    return {CODES[card]: clauses for card, clauses in _explanation(state).bars.items()}


def escapes(state: State) -> tuple[str, ...]:
    """Return the clauses that free the seat in turn from a restriction which would leave it no card."""
    return _explanation(state).escapes


def _begin_deal(
    rules: Rules,
    hands: Mapping[Seat, Sequence[Card]],
    *,
    deal: int,
    dealer: int,
    totals: tuple[int, ...],
    phase: Phase,
) -> State:
    dealt = tuple(set_of(hands[seat]) for seat in rules.seats)
    stage: Stage = "playing" if direction_of(rules, deal) == "none" else "passing"
    return State(
        rules=rules,
        stage=stage,
        deal=deal,
        dealer=dealer,
        totals=totals,
        phase=phase,
        position=first_position(rules, dealt, dealer),
        passed=(0,) * rules.players if stage == "passing" else (),
    )


def _count(state: State, position: Position) -> State:
    """Return the state with a new position, the deal counted when that ends it."""
    rules, turned = state.rules, state.turned
    if position.trick:
        return msgspec.structs.replace(state, position=position)
    points = points_of(rules, position.captured)
    if not turned and turns_round(rules, state.totals, state.phase, points):
        turned = points
    if not is_finished(rules, position):
        standing = settle_early(rules, state.totals, state.phase, points)
    else:
        standing = settle(rules, state.totals, state.phase, score_deal(rules, position.captured), turned)
    moved = msgspec.structs.replace(state, position=position, turned=turned)
    return moved if standing is None else settled(moved, standing)


def settled(state: State, standing: Standing) -> State:
    """Return the state once its deal has come to a standing; the match is over where somebody has won."""
    return msgspec.structs.replace(
        state,
        stage="match_over" if standing.winners else "deal_over",
        totals=standing.totals,
        phase=standing.phase,
        score=standing.score,
        winners=standing.winners,
    )


def _explanation(state: State) -> Explanation:
    if state.stage != "playing":
        return Explanation(legal=0, bars={}, escapes=())
    rules, position = state.rules, state.position
    return explain(rules.conditions, situation(position), position.hands[seat_in_turn(rules, position)])


def steps_to_receiver(rules: Rules, direction: Direction) -> int:
    """Return how many seats on the cards go that are passed in a direction."""
    return {"left": 1, "right": -1, "across": rules.players // 2, "none": 0}[direction]


def _fault_of_pass(state: State, seat: Seat, cards: Sequence[Card]) -> str:
    rules = state.rules
    if state.stage != "passing":
        return "No cards are passed now."
    if seat not in rules.seats:
        return f"{seat} is not at the table."
    number = rules.seats.index(seat)
    if state.passed[number]:
        return f"{seat} has passed already."
    if len(cards) != rules.passing_cards or len(set(cards)) < len(cards):
        return f"Exactly {rules.passing_cards} different cards are passed."
    missing = [card for card in cards if not state.position.hands[number] & BITS[NUMBERS[card]]]
    return f"{seat} does not hold {', '.join(missing)}." if missing else ""


def _faults_of_hands(rules: Rules, hands: Mapping[Seat, Sequence[Card]]) -> list[str]:
    if set(hands) != set(rules.seats):
        return [f"hands are needed for exactly {', '.join(rules.seats)}"]
    faults: list[str] = []
    dealt: dict[str, str] = {}
    for seat, cards in hands.items():
        if len(cards) != rules.hand_size:
            faults.append(f"{seat} holds {len(cards)} cards, each hand has {rules.hand_size}")
        for card in cards:
            if card not in NUMBERS or not rules.pack & BITS[NUMBERS[card]]:
                faults.append(f"{seat} holds {card}, which is not in the pack")
            elif card in dealt:
                faults.append(f"{card} is dealt to {dealt[card]} and to {seat}")
            dealt.setdefault(card, seat)
    return faults

"""Games by any rules: what the engine allows is fine, what it refuses is found at its place with the same clauses."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import msgspec
from hypothesis import assume, given
from hypothesis import strategies as st
from msgspec import UNSET

from conformance.protocol.messages import Played
from conformance.records.record import DealRecord, GameRecord, Opening
from reference_impl.match import State, bars, start_deal
from reference_impl.observing import observe
from reference_impl.verifying import verify
from tests.reference_impl.strategies import (
    choose_move,
    every_rules,
    in_play,
    make_move,
    settled,
    shuffled_hands,
    start_at_random,
)

if TYPE_CHECKING:
    from conformance.protocol.messages import Card, Seat
    from reference_impl.rules import Rules

SEEDS = st.integers(0, 2**32 - 1)
MOST_DEALS = 4


@dataclass(kw_only=True)
class Barred:
    """A card that was barred at some play."""

    deal: int
    play: int
    seat: Seat
    card: Card
    clauses: tuple[str, ...]


@dataclass(kw_only=True)
class Table:
    """A match at which everything is written down."""

    state: State
    chance: random.Random
    deals: list[DealRecord] = field(default_factory=list)
    barred: list[Barred] = field(default_factory=list)

    def play_deal(self) -> None:
        rules = self.state.rules
        dealt = observe(self.state).hands
        passes: dict[Seat, list[Card]] = {}
        plays: list[Played] = []
        while in_play(self.state):
            move = choose_move(self.state, self.chance)
            if move.card is None:
                passes[move.seat] = list(move.passed)
            else:
                self.barred += [
                    Barred(deal=len(self.deals), play=len(plays), seat=move.seat, card=card, clauses=clauses)
                    for card, clauses in bars(self.state).items()
                ]
                plays.append(Played(seat=move.seat, card=move.card))
            self.state = make_move(self.state, move)
        assert dealt is not UNSET
        self.deals.append(
            DealRecord(
                hands=dealt,
                passes={seat: passes[seat] for seat in rules.seats if seat in passes},
                plays=plays,
                score=dict(zip(rules.seats, self.state.score, strict=True)),
                totals=dict(zip(rules.seats, self.state.totals, strict=True)),
            )
        )


def play_match(rules: Rules, seed: int, *, deals: int = MOST_DEALS) -> tuple[GameRecord, list[Barred]]:
    chance = random.Random(seed)
    state = start_at_random(rules, chance)
    start = Opening(deal=state.deal, dealer=rules.seats[state.dealer])
    table = Table(state=state, chance=chance)
    table.play_deal()
    while table.state.stage == "deal_over" and len(table.deals) < deals:
        following = start_deal(table.state, shuffled_hands(rules, chance))
        assert isinstance(following, State)
        table.state = following
        table.play_deal()
    winners = [rules.seats[seat] for seat in table.state.winners]
    record = GameRecord(game="1", start=start, deals=table.deals, winners=winners or UNSET)
    return record, table.barred


@settled(max_examples=60)
@given(every_rules(), SEEDS)
def test_what_the_rules_allow_is_fine(rules: Rules, seed: int) -> None:
    record, _ = play_match(rules, seed)
    assert verify(record, rules).what == "fine"


@settled(max_examples=60)
@given(every_rules(), SEEDS, st.sets(st.sampled_from(["hands", "passes", "score", "totals"])))
def test_it_stays_fine_whatever_is_left_out(rules: Rules, seed: int, left_out: set[str]) -> None:
    record, _ = play_match(rules, seed)
    kept = [
        DealRecord(
            hands={} if "hands" in left_out else deal.hands,
            passes={} if "passes" in left_out else deal.passes,
            plays=deal.plays,
            score=UNSET if "score" in left_out else deal.score,
            totals=UNSET if "totals" in left_out else deal.totals,
        )
        for deal in record.deals
    ]
    assert verify(msgspec.structs.replace(record, deals=kept), rules).what == "fine"


@settled(max_examples=60)
@given(every_rules(), SEEDS)
def test_a_barred_card_is_found_with_every_clause_that_bars_it(rules: Rules, seed: int) -> None:
    record, barred = play_match(rules, seed)
    assume(barred)
    wrong = random.Random(seed).choice(barred)
    deal = record.deals[wrong.deal]
    plays = [*deal.plays[: wrong.play], Played(seat=wrong.seat, card=wrong.card)]
    deals = [*record.deals[: wrong.deal], msgspec.structs.replace(deal, plays=plays)]
    found = verify(msgspec.structs.replace(record, deals=deals, winners=UNSET), rules)
    assert (found.what, found.clauses) == ("barred", wrong.clauses)
    assert (found.deal, found.play, found.card) == (record.start.deal + wrong.deal, wrong.play + 1, wrong.card)


@settled(max_examples=60)
@given(every_rules(), SEEDS, st.sampled_from(["score", "totals"]), st.integers(-9, 9).filter(bool))
def test_a_wrong_number_is_found_in_its_deal(rules: Rules, seed: int, what: str, by: int) -> None:
    record, _ = play_match(rules, seed)
    chance = random.Random(seed)
    place = chance.randrange(len(record.deals))
    seat = chance.choice(rules.seats)
    deal = record.deals[place]
    numbers = {**getattr(deal, what), seat: getattr(deal, what)[seat] + by}
    deals = [*record.deals[:place], msgspec.structs.replace(deal, **{what: numbers}), *record.deals[place + 1 :]]
    found = verify(msgspec.structs.replace(record, deals=deals), rules)
    assert (found.what, found.deal, found.said) == (what, record.start.deal + place, {seat: numbers[seat]})
    assert found.clauses


@settled(max_examples=60)
@given(every_rules(), SEEDS)
def test_other_winners_are_found_and_a_match_that_goes_on_has_none(rules: Rules, seed: int) -> None:
    record, _ = play_match(rules, seed)
    said = [] if record.winners is UNSET else record.winners
    other = [seat for seat in rules.seats if seat not in said][:1] or list(said)[:-1]
    found = verify(msgspec.structs.replace(record, winners=other), rules)
    assert found.what == ("winners" if said else "not-over")
    assert found.clauses

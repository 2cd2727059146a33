from __future__ import annotations

from typing import Any

import pytest

from conformance.cards import SEATS
from reference_impl.cardset import CODES, codes_of
from reference_impl.match import Refusal, play_card, start_deal, start_match
from reference_impl.rules import Rules
from reference_impl.search.lead_in import LeadDeal, lead_in
from tests.reference_impl.tables import INTERNATIONAL, NL_OMSLAG, NL_SHORT, rules

OMSLAG = Rules.from_values(NL_OMSLAG)
SHORT = Rules.from_values(NL_SHORT)
LONG = rules(INTERNATIONAL, passing__cycle=["none"])


def played(table: Rules, deals: tuple[LeadDeal, ...]) -> tuple[tuple[int, ...], str, str]:
    """Play the deals in a new match; return the totals, the stage and the phase then."""
    state: Any = None
    for deal in deals:
        hands: Any = {SEATS[seat]: codes_of(hand) for seat, hand in enumerate(deal.hands)}
        state = start_deal(state, hands) if state else start_match(table, hands, dealer=SEATS[deal.dealer])
        assert not isinstance(state, Refusal)
        assert state.dealer == deal.dealer
        for seat, card in deal.plays:
            state = play_card(state, SEATS[seat], CODES[card])
            assert not isinstance(state, Refusal), state
    return state.totals, state.stage, state.phase


@pytest.mark.parametrize(
    ("table", "totals", "count"),
    [
        (SHORT, (48, 30, 20, 7), 7),
        (SHORT, (14, 1, 0, 0), 1),
        (OMSLAG, (49, 49, 49, 3), 10),
        (LONG, (20, 6, 0, 0), 1),
        (LONG, (90, 26, 14, 0), 5),
    ],
)
def test_a_match_is_brought_to_totals_in_as_few_deals_as_their_sum_needs(
    table: Rules, totals: tuple[int, ...], count: int
) -> None:
    deals = lead_in(table, totals, 1, dealer=2)
    assert deals is not None
    assert len(deals) == count
    assert played(table, deals) == (totals, "deal_over", "adding")
    assert [sum(scores) for scores in zip(*[deal.score for deal in deals], strict=True)] == list(totals)
    assert (deals[-1].dealer + 1) % 4 == 2


def test_nothing_leads_to_totals_of_nothing() -> None:
    assert lead_in(SHORT, (0, 0, 0, 0), 1) == ()


@pytest.mark.parametrize("totals", [(48, 30, 20, 8), (15, 0, 0, 0), (4, 4, 4, 3), (60, 0, 0, 0), (1, 2, 3, 4)])
def test_totals_out_of_reach_are_not_reached(totals: tuple[int, ...]) -> None:
    """No multiple of 15; a pit; nobody with Q♠; over before; nothing dealt."""
    assert lead_in(SHORT, totals, 1) is None


def test_a_sweep_is_used_where_it_cannot_be_done_without() -> None:
    """A deal in which nobody captured anything but B must be one that somebody swept: C, who scores nothing for it."""
    subtracts = rules(NL_SHORT, sweep__sweeper=-15, sweep__others=0)
    deals = lead_in(subtracts, (0, 20, 10, -15), 1)
    assert deals is not None
    assert played(subtracts, deals) == ((0, 20, 10, -15), "deal_over", "adding")
    assert [deal.score for deal in deals].count((0, 0, 0, -15)) == 1


def test_the_number_of_deals_may_be_given() -> None:
    """Five deals of 15 would only add up to 75: one of them is a pit, which writes down 45."""
    deals = lead_in(SHORT, (48, 30, 20, 7), 1, deals=5)
    assert deals is not None
    assert len(deals) == 5
    assert played(SHORT, deals)[0] == (48, 30, 20, 7)
    assert lead_in(SHORT, (48, 30, 20, 7), 1, deals=6) is None


@pytest.mark.parametrize("totals", [(12, 48, 30, 15), (52, 3, 10, 10), (50, 50, 50, 0)])
def test_a_match_is_brought_past_its_reversal(totals: tuple[int, ...]) -> None:
    deals = lead_in(OMSLAG, totals, 1, phase="subtracting", dealer=1)
    assert deals is not None
    assert played(OMSLAG, deals) == (totals, "deal_over", "subtracting")


def test_totals_cut_back_to_the_threshold_are_reached_too() -> None:
    capped = rules(NL_OMSLAG, reversal__crossing="capped")
    deals = lead_in(capped, (50, 3, 10, 10), 1, phase="subtracting")
    assert deals is not None
    assert played(capped, deals) == ((50, 3, 10, 10), "deal_over", "subtracting")


def test_points_are_never_subtracted_where_nothing_is_reversed() -> None:
    assert lead_in(SHORT, (12, 48, 30, 15), 1, phase="subtracting") is None


def test_the_same_seed_gives_the_same_deals() -> None:
    assert lead_in(SHORT, (10, 10, 5, 5), 4) == lead_in(SHORT, (10, 10, 5, 5), 4)

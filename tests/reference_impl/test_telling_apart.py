"""The shortest position that tells two sets of rules apart: by hand, and for any change of any rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from conformance.comparison.unseen import NONE_FOUND, why_unseen
from conformance.positions import Position
from conformance.rules import load_profile, shipped_house_rules, shipped_profiles
from reference_impl.games.moving import make
from reference_impl.match import Refusal, State, start_match
from reference_impl.observing import observe
from reference_impl.rules import Rules
from reference_impl.search.telling_apart import come_out, tell_apart

if TYPE_CHECKING:
    from collections.abc import Mapping

SHORT = load_profile("nl-short")
OMSLAG = load_profile("nl-omslag")
INTERNATIONAL = load_profile("international")


def told(one: Mapping[str, Any], other: Mapping[str, Any]) -> Position:
    found = tell_apart(one, other)
    assert found is not None
    return found


def outcomes(found: Position, *rules: Mapping[str, Any]) -> list[dict[str, Any]]:
    return [come_out(Rules.from_values(each), found) for each in rules]


def shown(found: Position) -> int:
    return len(found.hand) + len(found.trick) + len(found.earlier)


def test_a_rule_is_not_told_from_itself() -> None:
    assert tell_apart(SHORT.rules, SHORT.rules) is None


def test_leading_hearts_needs_three_cards_where_all_eight_hearts_are_still_held() -> None:
    # Two cards a hand leave eight places for eight hearts, and one is taken by the card that is no heart.
    gated = SHORT.replace({"hearts.lead": "when_broken"})
    found = told(SHORT.rules, gated)
    assert (found.kind, found.hand, found.fresh) == ("lead", ["7D", "7S", "7H"], True)
    assert outcomes(found, SHORT.rules, gated) == [{"legal": ["7D", "7S", "7H"]}, {"legal": ["7D", "7S"]}]


def test_leading_hearts_needs_four_cards_where_there_are_thirteen_hearts() -> None:
    found = told(INTERNATIONAL.rules, INTERNATIONAL.replace({"hearts.lead": "free"}))
    assert len(found.hand) == 4


def test_what_breaks_hearts_shows_with_two_cards_after_a_trick_of_hearts() -> None:
    played = OMSLAG.replace({"hearts.broken_by": "played"})
    found = told(OMSLAG.rules, played)
    assert {play.card[-1] for play in found.earlier} == {"H"}
    assert found.hand == ["7D", "JH"]
    assert outcomes(found, OMSLAG.rules, played) == [{"legal": ["7D"]}, {"legal": ["7D", "JH"]}]


def test_hearts_and_the_queen_alone_are_a_hand_of_just_those() -> None:
    found = told(OMSLAG.rules, OMSLAG.replace({"hearts.exception": "only_hearts_and_queen"}))
    assert found.hand == ["QS", "7H", "8H"]


def test_a_ban_in_the_first_trick_shows_with_one_card_that_it_bars() -> None:
    banned = SHORT.replace({"first_trick.queen": "banned"})
    found = told(SHORT.rules, banned)
    assert [play.card for play in found.trick] == ["7C"]
    assert len(found.hand) == 8
    legal = [set(outcome["legal"]) for outcome in outcomes(found, SHORT.rules, banned)]
    assert legal[0] - legal[1] == {"QS"}


def test_the_order_of_the_cards_shows_in_a_trick() -> None:
    low_ace = SHORT.replace({"pack.ranks": ["7", "8", "9", "10", "A", "J", "Q", "K"]})
    found = told(SHORT.rules, low_ace)
    assert found.kind == "trick"
    assert {play.card[-1] for play in found.trick} == {found.trick[0].card[-1]}
    assert any(play.card[0] == "A" for play in found.trick)


def test_the_two_lowest_cards_change_places_in_a_trick_that_the_others_cannot_follow() -> None:
    found = told(SHORT.rules, SHORT.replace({"pack.ranks": ["8", "7", "9", "10", "J", "Q", "K", "A"]}))
    assert [play.card[:-1] for play in found.trick[:2]] == ["7", "8"]
    assert found.trick[0].card[-1] not in {play.card[-1] for play in found.trick[2:]}


def test_another_pack_shows_at_the_deal() -> None:
    found = told(SHORT.rules, INTERNATIONAL.rules)
    assert found == Position(kind="pack")
    assert [outcome["hand_size"] for outcome in outcomes(found, SHORT.rules, INTERNATIONAL.rules)] == [8, 13]


def test_passing_shows_in_the_first_deal_whose_direction_differs() -> None:
    other = INTERNATIONAL.replace({"passing.cycle": ["left", "right", "none"]})
    assert told(INTERNATIONAL.rules, other) == Position(kind="passing", deal=3)


def test_points_show_on_a_single_card() -> None:
    other = SHORT.replace({"scoring.values.JC": 3})
    found = told(SHORT.rules, other)
    assert (found.kind, found.taken) == ("taken", ["JC"])
    assert outcomes(found, SHORT.rules, other) == [{"points": 2}, {"points": 3}]


def test_a_sweep_by_all_hearts_shows_without_the_other_penalty_cards() -> None:
    other = SHORT.replace({"sweep.needs": "all_hearts"})
    found = told(SHORT.rules, other)
    assert found.every == "hearts"
    scores = [outcome["score"] for outcome in outcomes(found, SHORT.rules, other)]
    assert scores == [{"A": 8, "B": 7, "C": 0, "D": 0}, {"A": 0, "B": 15, "C": 15, "D": 15}]


def test_the_threshold_is_reached_exactly_or_passed() -> None:
    above = SHORT.replace({"match.reached": "above"})
    found = told(SHORT.rules, above)
    at, past = outcomes(found, SHORT.rules, above)
    assert (max(at["totals"].values()), at["over"], past["over"]) == (50, True, False)


def test_below_zero_wins_or_bounces_back_by_as_much() -> None:
    bouncing = OMSLAG.replace({"reversal.overshoot": "bounces"})
    found = told(OMSLAG.rules, bouncing)
    wins, bounces = outcomes(found, OMSLAG.rules, bouncing)
    assert wins["totals"]["A"] == -bounces["totals"]["A"] < 0
    assert (wins["winners"], bounces["over"]) == (["A"], False)


def test_ending_at_once_shows_with_the_trick_that_ends_it() -> None:
    at_once = SHORT.replace({"match.ends": "at_once"})
    found = told(SHORT.rules, at_once)
    goes_on, over = outcomes(found, SHORT.rules, at_once)
    assert (goes_on["over"], over["over"], found.tricks) == (False, True, 1)


def test_who_deals_shows_where_the_player_left_of_the_dealer_leads() -> None:
    free = load_profile("nl-short+free-opening")
    same = free.replace({"deal.next_dealer": "same"})
    found = told(free.rules, same)
    assert outcomes(found, free.rules, same) == [{"dealer": "B", "turn": "C"}, {"dealer": "A", "turn": "B"}]


def test_who_deals_cannot_be_told_where_the_holder_of_a_card_leads() -> None:
    same = SHORT.replace({"deal.next_dealer": "same"})
    assert tell_apart(SHORT.rules, same) is None
    assert why_unseen("deal.next_dealer", SHORT.rules, same) == "dealer"


def test_the_same_rules_give_the_same_position() -> None:
    other = SHORT.replace({"match.threshold": 51})
    assert told(SHORT.rules, other) == told(SHORT.rules, other)


@pytest.mark.parametrize("path", ["first_trick.hearts", "hearts.lead", "scoring.values", "match.tie", "opening.leader"])
def test_a_position_is_found_from_either_side(path: str) -> None:
    other = SHORT.neighbours(path)[0]
    assert shown(told(SHORT.rules, other)) == shown(told(other, SHORT.rules))


VARIANTS = [*shipped_profiles(), *(f"nl-omslag+{rule}" for rule in shipped_house_rules()), "international+omslag"]


@settings(max_examples=25)
@given(st.data())
def test_any_change_of_a_rule_shows_in_a_position_that_the_rules_lead_to_or_is_declared_unseen(
    data: st.DataObject,
) -> None:
    resolved = load_profile(data.draw(st.sampled_from(VARIANTS)))
    path = data.draw(st.sampled_from([path for path in resolved.rules if resolved.neighbours(path)]))
    other = data.draw(st.sampled_from(resolved.neighbours(path)))
    found = tell_apart(resolved.rules, other)
    if found is None:
        assert why_unseen(path, resolved.rules, other) != NONE_FOUND
        return
    first, second = outcomes(found, resolved.rules, other)
    assert first != second
    if found.game is not None:
        assert shows(resolved.rules, found) != shows(other, found)


def shows(values: Mapping[str, Any], found: Position) -> dict[str, Any]:
    """Play the game of a position move by move and return what is seen at its end."""
    assert found.game is not None
    start = found.game.start
    state: State = start_match(
        Rules.from_values(values),
        start.hands,
        deal=start.deal,
        dealer=start.dealer,
        totals=start.totals or None,
        phase=start.phase,
    )
    for move in found.game.moves:
        if state.stage == "match_over":
            break
        moved = make(state, move)
        assert not isinstance(moved, Refusal)
        state = moved
    seen = observe(state)
    names = ("stage", "turn", "legal", "points", "score", "totals", "phase", "winners", "dealer")
    return {name: getattr(seen, name) for name in names}

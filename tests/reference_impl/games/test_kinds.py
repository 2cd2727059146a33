"""Every kind of game: it comes about in most attempts, and a game of it shows what its name says."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from msgspec import UNSET

from reference_impl.games.kinds import kinds_for
from reference_impl.games.planning import plan
from reference_impl.rules import Rules
from reference_impl.search.dice import Dice
from tests.reference_impl.games.playing import (
    EVERYTHING,
    MATCH_ONLY,
    ONE_DEAL,
    begin,
    first_score,
    games,
    of_kind,
    play,
)
from tests.reference_impl.tables import INTERNATIONAL, NL_OMSLAG, NL_SHORT

if TYPE_CHECKING:
    from conformance.games.game import Game
    from conformance.protocol.messages import Observation

ATTEMPTS = 20
TABLES: dict[str, dict[str, Any]] = {
    "short": NL_SHORT,
    "reversal": NL_OMSLAG,
    "full": INTERNATIONAL,
    "free opening": {**INTERNATIONAL, "opening.leader": "left_of_dealer", "first_trick.lead": "covered"},
}


def totals(seen: Observation) -> list[int]:
    assert seen.totals is not UNSET
    return list(seen.totals.values())


def score(seen: Observation) -> list[int]:
    assert seen.score is not UNSET
    return sorted(seen.score.values())


def first_trick(values: dict[str, Any], game: Game) -> tuple[dict[str, list[str]], list[tuple[str, str]]]:
    """Return the hands when the opening lead is due, and the plays of the first trick."""
    played: list[tuple[str, str]] = []
    state = begin(values, game)
    hands: Any = game.start.hands if state.stage == "playing" else None
    for move, (accepted, seen) in zip(game.moves, play(values, game), strict=True):
        if accepted and move.play is not UNSET and len(played) < len(game.start.hands):
            played.append((move.play.seat, move.play.card))
        if hands is None and seen.stage == "playing":
            hands = seen.hands
    return hands, played


@pytest.mark.parametrize("table", TABLES)
def test_every_kind_comes_about_in_most_attempts(table: str) -> None:
    rules = Rules.from_values(TABLES[table])
    reached = {
        kind.name: sum(plan(rules, EVERYTHING, kind, number, Dice(number)) is not None for number in range(ATTEMPTS))
        for kind in kinds_for(rules, EVERYTHING)
    }
    assert {name: number for name, number in reached.items() if number <= ATTEMPTS // 2} == {}


def test_kinds_that_rules_or_app_make_impossible_are_left_out() -> None:
    def names(values: dict[str, Any], reach: Any = EVERYTHING) -> set[str]:
        return {kind.name for kind in kinds_for(Rules.from_values(values), reach)}

    assert not any("subtracted" in name or "reversal" in name for name in names(NL_SHORT))
    assert not any("passed on" in name for name in names(NL_SHORT))
    assert not any("only hearts at the opening lead" in name for name in names(INTERNATIONAL))
    assert "other penalty cards in trick one" not in names(INTERNATIONAL)
    assert "a sweep" not in names({**NL_SHORT, "sweep.needs": "nothing"})
    assert not any("threshold" in name for name in names(NL_SHORT, ONE_DEAL))


def test_somebody_cannot_follow_in_the_first_trick() -> None:
    for game in of_kind(NL_SHORT, "a seat void of the suit led in trick one", 60):
        _, plays = first_trick(NL_SHORT, game)
        assert len({card[-1] for _, card in plays}) > 1


def test_a_hand_has_only_penalty_cards() -> None:
    for game in of_kind(NL_OMSLAG, "a hand of only penalty cards in trick one", 120):
        hands, _ = first_trick(NL_OMSLAG, game)
        assert any(all(card[-1] == "H" or card in ("QS", "JC") for card in hand) for hand in hands.values())


def test_the_opener_has_only_hearts() -> None:
    table = TABLES["free opening"]
    for game in of_kind(table, "only hearts at the opening lead", 120):
        hands, plays = first_trick(table, game)
        assert {card[-1] for card in hands[plays[0][0]]} == {"H"}


def test_the_opener_has_only_hearts_and_the_queen() -> None:
    table = TABLES["free opening"]
    for game in of_kind(table, "only hearts and Q♠ at the opening lead", 120):
        hands, plays = first_trick(table, game)
        assert "QS" in hands[plays[0][0]]
        assert {card for card in hands[plays[0][0]] if card[-1] != "H"} == {"QS"}


def test_a_sweep_gives_everybody_else_the_total() -> None:
    for game in of_kind(INTERNATIONAL, "a sweep", 120):
        assert score(first_score(INTERNATIONAL, game)) == [0, 26, 26, 26]


def test_a_seat_takes_all_tricks() -> None:
    for game in of_kind(NL_SHORT, "all tricks", 80):
        seen = first_score(NL_SHORT, game)
        assert seen.captured is not UNSET
        assert max(len(cards) for cards in seen.captured.values()) == 32


def test_a_seat_takes_every_penalty_card_and_loses_a_trick() -> None:
    for game in of_kind(INTERNATIONAL, "every penalty card without every trick", 120):
        seen = first_score(INTERNATIONAL, game)
        assert seen.captured is not UNSET
        assert score(seen) == [0, 26, 26, 26]
        assert max(len(cards) for cards in seen.captured.values()) < 52


def test_a_sweep_is_lost_with_the_last_trick() -> None:
    for game in of_kind(NL_SHORT, "everything but what lies in the last trick", 80):
        before = [seen for _, seen in play(NL_SHORT, game) if seen.stage == "playing" and seen.deal == game.start.deal]
        points = [each.points for each in before if each.points is not UNSET]
        assert sum(value > 0 for value in points[-1].values()) == 1
        assert sum(value > 0 for value in score(first_score(NL_SHORT, game))) == 2


def test_a_seat_takes_all_hearts_and_another_the_queen() -> None:
    for game in of_kind(INTERNATIONAL, "all hearts but not every penalty card", 120):
        assert score(first_score(INTERNATIONAL, game)) == [0, 0, 13, 13]


@pytest.mark.parametrize(
    ("kind", "highest"),
    [
        ("the highest total exactly at the threshold", 50),
        ("the highest total one below the threshold", 49),
        ("the highest total one above the threshold", 51),
    ],
)
@pytest.mark.parametrize("reach", [EVERYTHING, MATCH_ONLY], ids=["resumed", "led up"])
def test_the_highest_total_ends_where_it_should(kind: str, highest: int, reach: Any) -> None:
    for game in of_kind(NL_SHORT, kind, 120, reach):
        ends = [seen for _, seen in play(NL_SHORT, game) if seen.stage in ("deal_over", "match_over")]
        assert highest in [max(totals(seen)) for seen in ends]


def test_the_lowest_total_is_tied() -> None:
    for game in of_kind(NL_SHORT, "a tie for the lowest total at the threshold", 80):
        seen = first_score(NL_SHORT, game)
        assert seen.winners is not UNSET
        assert len(seen.winners) > 1


def test_a_seat_stands_at_zero_when_the_reversal_begins() -> None:
    for game in of_kind(NL_OMSLAG, "a seat at zero when the reversal begins", 120):
        seen = first_score(NL_OMSLAG, game)
        assert seen.phase == "subtracting"
        assert totals(seen).count(0) == 1


def test_several_seats_come_home_in_the_same_deal() -> None:
    for game in of_kind(NL_OMSLAG, "several seats at zero or below in the same deal", 120):
        home = [total for total in totals(first_score(NL_OMSLAG, game)) if total <= 0]
        assert len(set(home)) > 1


def test_the_threshold_is_crossed_while_points_are_still_to_be_taken() -> None:
    for game in of_kind(NL_SHORT, "the threshold crossed in mid-deal", 80):
        before = game.start.totals
        crossed = False
        for _, seen in play(NL_SHORT, game):
            if seen.stage == "playing" and seen.deal == game.start.deal and seen.points is not UNSET:
                now = max(before[seat] + seen.points[seat] for seat in before)
                crossed = crossed or (now >= 50 and sum(seen.points.values()) < 15)
        assert crossed


def test_each_deal_of_the_cycle_has_its_turn() -> None:
    found = of_kind(INTERNATIONAL, "each deal of the passing cycle in turn", 26 * 12)
    assert {game.start.deal for game in found} == {1, 2, 3, 4, 5, 6, 7, 8, 9}


def test_the_opening_card_is_passed_on() -> None:
    for game in of_kind(INTERNATIONAL, "the opening card passed on", 120):
        hands, plays = first_trick(INTERNATIONAL, game)
        dealt_to = next(seat for seat, hand in game.start.hands.items() if "2C" in hand)
        assert plays[0][1] == "2C"
        assert plays[0][0] != dealt_to
        assert "2C" in hands[plays[0][0]]


def test_a_game_that_misses_its_aim_says_that_it_is_of_any_cards() -> None:
    """Hearts count nothing, so that only one card can be lost and it is not in the last trick of a sweep."""
    flat = {**NL_SHORT, "scoring.values": {"7C": 2}, "first_trick.others": "allowed", "sweep.others": 2}
    kinds = {game.kind for game in games(flat, 100)}
    assert "everything but what lies in the last trick" not in kinds
    assert "any cards" in kinds

"""Two sets of rules over generated games: told apart where they differ, never where they cannot."""

from __future__ import annotations

from typing import Any

import pytest

from reference_impl.games.differing import first_difference
from reference_impl.rules import RulesError
from tests.reference_impl.games.playing import games
from tests.reference_impl.tables import INTERNATIONAL, NL_OMSLAG, NL_SHORT


def parting(one: dict[str, Any], other: dict[str, Any], number: int = 300) -> Any:
    return first_difference(one, other, games(one, number))


@pytest.mark.parametrize(
    ("table", "path", "value"),
    [
        (INTERNATIONAL, "hearts.queen_breaks", "yes"),
        (INTERNATIONAL, "hearts.broken_by", "discarded"),
        (INTERNATIONAL, "hearts.exception", "only_hearts_and_queen"),
        (INTERNATIONAL, "queen.lead", "when_broken"),
        (INTERNATIONAL, "first_trick.queen", "allowed"),
        (INTERNATIONAL, "match.threshold", 101),
        (INTERNATIONAL, "passing.cycle", ["left", "right", "across"]),
        (NL_SHORT, "match.reached", "above"),
        (NL_SHORT, "match.ends", "at_once"),
        (NL_SHORT, "match.tie", "play_on"),
        (NL_SHORT, "deal.next_dealer", "same"),
        (NL_SHORT, "sweep.needs", "all_hearts"),
        (NL_SHORT, "sweep.needs", "all_tricks"),
        (NL_OMSLAG, "reversal.several", "lowest_wins"),
        (NL_OMSLAG, "reversal.overshoot", "bounces"),
        (NL_OMSLAG, "reversal.at_zero", "wins_at_once"),
        (NL_OMSLAG, "reversal.crossing", "mid_deal"),
        (NL_OMSLAG, "reversal.crossing_sweep", "capped"),
        (NL_OMSLAG, "reversal.sweep", "as_captured"),
    ],
)
def test_rules_that_differ_are_told_apart(table: dict[str, Any], path: str, value: Any) -> None:
    assert parting(table, {**table, path: value}) is not None


@pytest.mark.parametrize(
    ("table", "path", "value"),
    [
        (INTERNATIONAL, "passing.cycle", ["left", "right", "across", "none"] * 2),
        (NL_SHORT, "scoring.values", {"hearts": 1, "QS": 5, "JC": 2, "7D": 0}),
        (NL_SHORT, "passing.cycle", ["none", "none"]),
    ],
)
def test_rules_that_come_to_the_same_are_not_told_apart(table: dict[str, Any], path: str, value: Any) -> None:
    assert parting(table, {**table, path: value}) is None


def test_the_first_difference_is_named() -> None:
    found = parting(NL_SHORT, {**NL_SHORT, "scoring.values": {"hearts": 1, "QS": 5, "JC": 3}})
    assert found.what == "points"
    before = found.game.moves[: found.move + 1]
    assert any(move.play and move.play.card == "JC" for move in before)


def test_a_deal_that_only_one_can_play_parts_them_at_the_start() -> None:
    longer = {**NL_SHORT, "pack.ranks": ["6", *NL_SHORT["pack.ranks"]]}
    assert parting(NL_SHORT, longer).move == -1


def test_rules_that_cannot_be_played_by_are_refused() -> None:
    with pytest.raises(RulesError):
        first_difference(NL_SHORT, {}, [])

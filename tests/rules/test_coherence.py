"""Rules that cannot be played, and what to change about them."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.rules import load_profile, shipped_profiles
from conformance.rules.coherence import Fault, faults_of
from conformance.rules.needs import Table
from conformance.rules.parameters import load_parameters

UNEQUAL = "pack-does-not-divide"
FORTY = ["5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


def faults(profile: str, changes: dict[str, Any]) -> list[Fault]:
    return faults_of(Table(load_parameters(), {**load_profile(profile).chosen, **changes}))


def unequal(profile: str, **changes: Any) -> Fault:
    named = {path.replace("__", "."): value for path, value in changes.items()}
    [found] = [fault for fault in faults(profile, named) if fault.code == UNEQUAL]
    return found


def test_five_players_are_shown_the_forty_cards_that_they_can_share() -> None:
    fault = unequal("nl-short", table__players=5)
    assert fault.ways_out == ({"pack.ranks": FORTY},)
    ranks = '["5", "6", "7", "8", "9", "10", J, Q, K, A]'
    assert fault.hint == f"change table.players, or write pack.ranks: {ranks}"


def test_the_nearest_pack_is_named_first_and_no_more_than_two() -> None:
    fault = unequal("nl-short", table__players=3)
    assert [4 * len(way["pack.ranks"]) for way in fault.ways_out] == [36, 48]


def test_where_the_opening_card_falls_out_of_the_pack_another_is_named_with_it() -> None:
    fault = unequal("international", table__players=5)
    assert fault.ways_out[0] == {"pack.ranks": FORTY, "opening.card": "5C"}
    assert fault.hint.startswith("change table.players, or write pack.ranks: [")
    assert "] and opening.card: 5C, or write " in fault.hint


def test_an_order_of_its_own_is_kept_and_not_added_to() -> None:
    fault = unequal("nl-short", table__players=5, pack__ranks=["7", "8", "9", "10", "A", "J", "Q", "K"])
    assert fault.ways_out == ({"pack.ranks": ["10", "A", "J", "Q", "K"], "opening.card": "10C"},)


def test_where_no_pack_can_be_named_it_is_still_said_what_to_change() -> None:
    fault = unequal("nl-short", table__players=5, pack__ranks=["7", "A", "J", "Q"])
    assert (fault.ways_out, fault.hint) == ((), "change table.players or pack.ranks")


@pytest.mark.parametrize("players", [3, 5, 6])
@pytest.mark.parametrize("profile", shipped_profiles())
def test_every_pack_that_is_named_can_be_played_with(profile: str, players: int) -> None:
    changes = {"table.players": players, "passing.cycle": ["none"]}
    ways = unequal(profile, table__players=players).ways_out
    assert ways
    for way in ways:
        assert faults(profile, {**changes, **way}) == []

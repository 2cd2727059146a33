from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given

from conformance.cards import RANKS
from reference_impl.cardset import HEARTS, NUMBERS, SUIT_SETS
from reference_impl.values import PARAMETERS, SWEEPS, Fault, check_values, pack_of, points_by_card
from tests.reference_impl.strategies import every_parameter, settled
from tests.reference_impl.tables import INTERNATIONAL, NL_OMSLAG, NL_SHORT, SHORT

CATALOGUE: dict[str, dict[str, Any]] = yaml.safe_load(
    Path(__file__).parents[2].joinpath("spec", "parameters.yaml").read_text(encoding="utf-8")
)


SUIT_LIST = "clubs, diamonds, spades, hearts"


def test_the_engine_knows_the_parameters_of_the_catalogue_in_its_order() -> None:
    assert list(PARAMETERS) == list(CATALOGUE)


@pytest.mark.parametrize("path", [path for path, entry in CATALOGUE.items() if entry["kind"] == "choice"])
def test_a_choice_has_the_values_of_the_catalogue_and_no_others(path: str) -> None:
    check, _ = PARAMETERS[path]
    values = list(CATALOGUE[path]["values"])
    assert not any(check(value) for value in values)
    assert check("sometimes").endswith("none of " + ", ".join(values))
    assert check(None)
    assert check(True)


@pytest.mark.parametrize("path", [path for path, entry in CATALOGUE.items() if entry["kind"] == "integer"])
def test_an_integer_has_the_bounds_of_the_catalogue(path: str) -> None:
    check, _ = PARAMETERS[path]
    low, high = CATALOGUE[path]["minimum"], CATALOGUE[path]["maximum"]
    assert not check(low)
    assert not check(high)
    assert all(check(value) for value in (low - 1, high + 1, float(low), str(low), True))


@settled(max_examples=200)
@given(every_parameter())
def test_a_parameter_applies_when_the_catalogue_says_so(values: dict[str, Any]) -> None:
    checked, faults = check_values(values)
    assert faults == ()
    assert list(checked) == [path for path in CATALOGUE if _needed(values, path)]


def _needed(values: dict[str, Any], path: str) -> bool:
    return all(_holds(values, need) for need in CATALOGUE[path].get("needs", []))


def _holds(values: dict[str, Any], need: str | dict[str, list[str]]) -> bool:
    """Read a condition of the catalogue by its words."""
    if isinstance(need, dict):
        return all(_needed(values, path) and values[path] in wanted for path, wanted in need.items())
    if need == "some_pass":
        return set(values["passing.cycle"]) != {"none"}
    if need == "free_lead":
        return "left_of_dealer" in values["opening.leader"] or "any_card" in values["opening.lead"]
    others = {name for name, points in values["scoring.values"].items() if points > 0} - {"hearts", "QS"}
    others = {name for name in others if not name.endswith("H")}
    if need == "other_penalties":
        return bool(others)
    assert need == "some_ban"
    banned = {path for path in ("hearts", "queen", "others") if values[f"first_trick.{path}"] == "banned"}
    return bool(banned - (set() if others else {"others"}))


@pytest.mark.parametrize("values", [NL_SHORT, NL_OMSLAG | {"first_trick.others": "allowed"}, INTERNATIONAL])
def test_the_rules_of_the_sources_have_no_fault(values: dict[str, Any]) -> None:
    checked, faults = check_values(values)
    assert faults == ()
    assert checked == values


def test_everything_that_is_wrong_is_said_at_once() -> None:
    _, faults = check_values(NL_SHORT | {"table.player": 4, "match.tie": "both", "match.threshold": "50"})
    assert faults == (
        Fault("table.player", "no such parameter"),
        Fault("match.threshold", "'50' is not a whole number from 1 to 10000"),
        Fault("match.tie", "'both' is none of shared, play_on"),
    )


def test_nothing_is_taken_from_a_silent_default() -> None:
    for path in INTERNATIONAL:
        without = {other: value for other, value in INTERNATIONAL.items() if other != path}
        _, faults = check_values(without)
        assert Fault(path, "missing") in faults


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"table.players": 3}, Fault("pack.ranks", "32 cards cannot be dealt evenly to 3 players")),
        ({"opening.card": "2C"}, Fault("opening.card", "2C is not in the pack")),
        ({"opening.card": "7♣"}, Fault("opening.card", "'7♣' is not a card")),
        ({"scoring.values": {"6D": 1}}, Fault("scoring.values", "6D is not in the pack")),
        ({"scoring.values": {"heart": 1}}, Fault("scoring.values", f"heart: neither a card nor one of {SUIT_LIST}")),
        ({"scoring.values": {"QS": 1.5}}, Fault("scoring.values", "points are whole numbers")),
        ({"scoring.values": ["QS"]}, Fault("scoring.values", "['QS'] is not a map from cards and suits to points")),
        ({"pack.ranks": [*SHORT[:-1], 7]}, Fault("pack.ranks", f"{[*SHORT[:-1], 7]!r} is not a list of ranks")),
        ({"pack.ranks": [*SHORT[:-1], "1"]}, Fault("pack.ranks", f"1: ranks are {', '.join(RANKS)}")),
        ({"pack.ranks": [*SHORT[:-1], "7"]}, Fault("pack.ranks", "a rank is named twice")),
        ({"pack.ranks": []}, Fault("pack.ranks", "[] is not a list of ranks")),
        ({"passing.cycle": ["left"], "passing.cards": 9}, Fault("passing.cards", "a hand has 8 cards")),
        ({"passing.cycle": ["up"]}, Fault("passing.cycle", "up: directions are left, right, across, none")),
        ({"sweep.sweeper": "total"}, Fault("sweep.sweeper", "'total' is not a whole number of points")),
    ],
)  # fmt: skip
def test_a_value_that_cannot_be_played_is_named_with_the_reason(changes: dict[str, Any], fault: Fault) -> None:
    assert fault in check_values(NL_SHORT | changes)[1]


def test_nobody_sits_across_at_an_odd_table() -> None:
    ranks = ["3", "4", "5", *INTERNATIONAL["pack.ranks"][4:], "2"]
    five = {"table.players": 5, "pack.ranks": ranks[:10], "scoring.values": {"hearts": 1}, "opening.card": "3C"}
    assert Fault("passing.cycle", "nobody sits across at a table of 5") in check_values(INTERNATIONAL | five)[1]
    assert not check_values(INTERNATIONAL | five | {"passing.cycle": ["left", "right"]})[1]


def test_a_wrong_value_does_not_bring_others_down_with_it() -> None:
    _, faults = check_values(INTERNATIONAL | {"hearts.lead": "maybe", "pack.ranks": "all"})
    assert [fault.parameter for fault in faults] == ["pack.ranks", "hearts.lead"]


def test_a_parameter_without_meaning_is_left_aside() -> None:
    checked, faults = check_values(NL_SHORT | {"hearts.broken_by": "played", "passing.cards": 3})
    assert faults == ()
    assert checked == NL_SHORT


def test_points_of_a_card_go_before_those_of_its_suit() -> None:
    points = points_by_card({"spades": 1, "QS": 5, "hearts": 2, "AH": 0}, pack_of(SHORT))
    assert {points[card] for card in range(52) if SUIT_SETS[0] >> card & 1} == {0}
    assert (points[NUMBERS["KS"]], points[NUMBERS["QS"]], points[NUMBERS["AH"]], points[NUMBERS["KH"]]) == (1, 5, 0, 2)
    assert points[NUMBERS["2S"]] == 0  # not in the pack


def test_sweeps_are_the_needs_of_which_something_comes() -> None:
    assert [*SWEEPS, "nothing"] == list(CATALOGUE["sweep.needs"]["values"])
    assert SUIT_SETS[3] == HEARTS

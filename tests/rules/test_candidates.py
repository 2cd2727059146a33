"""What an app might be playing instead: one difference each, and only what can be played with the same cards."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.rules import load_profile
from conformance.rules.candidates import MOST_CANDIDATES, Clues, propose

SHORT = load_profile("nl-short")
WITH_JACK_OF_DIAMONDS = {"hearts": 1, "QS": 5, "JC": 2, "JD": 4}
OPEN = load_profile("black-lady")


def values(parameter: str, clues: Clues | None = None) -> list[Any]:
    found = propose(SHORT, [{}], clues or Clues())
    return [each.value for each in found if each.parameter == parameter]


def test_every_candidate_differs_in_its_parameter_from_the_rules() -> None:
    found = propose(SHORT, [{}], Clues())
    assert found
    assert all(each.rules[each.parameter] == each.value != SHORT.rules[each.parameter] for each in found)
    assert {each.distance for each in found} == {1}


def test_neighbours_are_tried_and_so_is_another_order_of_the_same_ranks() -> None:
    assert {14, 16, 0} <= set(values("sweep.others"))
    assert ["7", "8", "9", "10", "J", "Q", "A", "K"] in values("pack.ranks")
    assert all(sorted(ranks) == sorted(SHORT.rules["pack.ranks"]) for ranks in values("pack.ranks"))


def test_another_number_of_players_is_not_tried() -> None:
    assert values("table.players") == []


@pytest.mark.parametrize(
    ("clues", "parameter", "value"),
    [
        (Clues(scores=frozenset({22})), "sweep.others", 22),
        (Clues(totals=frozenset({62})), "match.threshold", 62),
        (Clues(surplus=frozenset({3})), "scoring.values", {"hearts": 1, "QS": 8, "JC": 2}),
        (Clues(surplus=frozenset({4}), cards=frozenset({"JD"})), "scoring.values", WITH_JACK_OF_DIAMONDS),
    ],
)
def test_numbers_that_the_app_gave_are_tried(clues: Clues, parameter: str, value: object) -> None:
    assert value in values(parameter, clues)


def test_an_open_point_says_whether_tables_play_it_so() -> None:
    found = {(each.parameter, str(each.value)): each for each in propose(OPEN, [{}], Clues())}
    assert (found["match.threshold", "50"].open, found["match.threshold", "50"].declared) == (True, True)
    assert (found["match.threshold", "99"].open, found["match.threshold", "99"].declared) == (True, False)
    worth = found["scoring.values", "{'hearts': 1, 'QS': 12}"]
    assert (worth.open, worth.declared) == (False, False)


def test_what_the_app_was_seen_to_play_is_further_away_than_one_difference() -> None:
    found = propose(OPEN, [{}, {"hearts.lead": "free", "match.reached": "above"}], Clues())
    both = [each for each in found if (each.rules["hearts.lead"], each.rules["match.reached"]) == ("free", "above")]
    assert min(each.distance for each in both) == 2
    assert ("sweep.others", 25, 3) in [(each.parameter, each.value, each.distance) for each in both]


def test_there_is_an_end_to_what_is_tried() -> None:
    many = Clues(scores=frozenset(range(400)), totals=frozenset(range(100, 500)))
    assert len(propose(SHORT, [{}], many)) == MOST_CANDIDATES

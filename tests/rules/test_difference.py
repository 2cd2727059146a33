"""What rules have otherwise than others, whoever tells it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conformance.rules import load_profile
from conformance.rules.difference import Difference, find_differences
from tests.rules.tables import write_profile

if TYPE_CHECKING:
    from pathlib import Path


def differing(folder: Path, rules: str, parent: str = "nl-short") -> list[Difference]:
    table = load_profile(str(write_profile(folder, "ours", rules, extends=parent)))
    return list(find_differences(table, load_profile(parent)))


def test_another_value_is_a_difference_and_the_rest_is_none(tmp_path: Path) -> None:
    assert differing(tmp_path, "match.threshold: 60") == [Difference(path="match.threshold", before=50, now=60)]
    assert differing(tmp_path, "match.threshold: 50") == []


def test_a_value_that_is_stated_where_it_was_left_open_is_a_difference(tmp_path: Path) -> None:
    [found] = differing(tmp_path, "opening.lead: that_card", "nl-omslag")
    assert (found.path, found.same_value, found.stated) == ("opening.lead", True, True)
    [found] = differing(tmp_path, "opening.lead: {open: that_card, otherwise: [any_card]}")
    assert (found.path, found.same_value, found.stated) == ("opening.lead", True, False)


def test_what_applies_on_one_side_only_is_nothing_on_the_other(tmp_path: Path) -> None:
    found = {each.path: each for each in differing(tmp_path, "opening.leader: left_of_dealer")}
    assert (found["opening.card"].before, found["opening.card"].now) == ("7C", None)
    assert (found["opening.leader"].before, found["opening.leader"].now) == ("holder_of_card", "left_of_dealer")


def test_of_points_only_the_cards_that_count_otherwise_differ(tmp_path: Path) -> None:
    [points] = [each for each in differing(tmp_path, "scoring.values: {QS: 13, KC: 1}") if "values" in each.path]
    assert sorted((each.path, each.before, each.now) for each in points.by_card()) == [
        ("scoring.values.KC", None, 1),
        ("scoring.values.QS", 5, 13),
    ]

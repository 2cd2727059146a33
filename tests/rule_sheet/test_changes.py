"""What rules say that their parent does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from conformance.cards import LANGUAGES
from conformance.rule_sheet.changes import find_changes
from conformance.rules import load_profile
from conformance.rules.resolve import load_parent
from tests.rules.tables import write_profile

if TYPE_CHECKING:
    from pathlib import Path


def lines(name: str, language: str = "en") -> tuple[str, ...]:
    parent = load_parent(name)
    assert parent is not None
    return find_changes(load_profile(name), parent, "the other", language).lines


def test_a_changed_rule_is_told_with_what_it_was() -> None:
    assert lines("nl-short+free-opening") == (
        "The player left of the dealer leads first (there: the holder of the opening card leads first)",
    )


def test_a_rule_that_the_parent_has_no_place_for_is_told_and_so_is_what_stays_open() -> None:
    found = lines("nl-short+omslag")
    assert found[0].startswith("At the threshold points are subtracted from then on (there: ")
    assert "Left open here: the deal that reaches the threshold is added in full" in found


def test_an_open_point_that_a_table_settles_is_told_though_its_value_is_the_same(tmp_path: Path) -> None:
    file = write_profile(tmp_path, "ours", "match.ends: {is: after_deal}", extends="nl-omslag")
    assert lines(str(file)) == ("Settled here: the match ends only when the deal is finished",)


def test_points_have_a_minus_that_is_one() -> None:
    assert "Left open here: after a sweep the sweeper scores −15 (there: after a sweep the sweeper scores 0)" in lines(
        "nl-short+pit-subtracts"
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_changes_nothing_is_told_to_change_nothing(language: str) -> None:
    (line,) = lines("nl-omslag+omslag", language)
    assert line.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_parent_is_named_in_the_heading(language: str) -> None:
    short = load_profile("nl-short")
    assert "Onze tafel" in find_changes(short, short, "Onze tafel", language).heading


def test_the_parent_of_a_file_is_the_profile_it_extends_house_rules_and_all(tmp_path: Path) -> None:
    file = write_profile(tmp_path, "ours", "match.threshold: {is: 40}", extends="nl-short+omslag")
    parent = load_parent(str(file))
    assert parent is not None
    assert parent.name == "nl-short+omslag"
    with_house_rule = load_parent(f"{file}+free-opening")
    assert with_house_rule is not None
    assert with_house_rule.name == "ours"

"""What games can cover: ids of the catalogue, every clause that says something, and nothing that never comes about."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.rules.clauses import load_clauses
from conformance.rules.resolve import load_profile
from conformance.spec_files import SPEC
from reference_impl.games import Reach, directions
from tests.reference_impl.games.playing import EVERYTHING, games
from tests.reference_impl.tables import INTERNATIONAL, NL_OMSLAG, NL_SHORT

PROFILES = sorted(path.stem for path in (SPEC / "profiles").glob("*.yaml"))
FREED = {"hearts.queen_breaks": "yes", "queen.lead": "when_broken", "hearts.exception": "only_hearts_and_queen"}


def clauses_of(names: tuple[str, ...]) -> set[str]:
    return {name.partition(" ")[0] for name in names}


@pytest.mark.parametrize("profile", PROFILES)
def test_a_thousand_games_cover_everything_that_can_be_covered(profile: str) -> None:
    rules = dict(load_profile(profile).rules)
    covered = {name for game in games(rules, 1000) for name in game.covers}
    assert covered == set(directions(rules))


@pytest.mark.parametrize("profile", PROFILES)
def test_every_clause_that_says_something_can_be_covered(profile: str) -> None:
    rules = dict(load_profile(profile).rules)
    saying = {name for name, clause in load_clauses().items() if clause.text(rules)}
    assert clauses_of(directions(rules)) == saying


@pytest.mark.parametrize("table", [NL_SHORT, NL_OMSLAG, INTERNATIONAL], ids=["short", "reversal", "full"])
def test_directions_are_told_once_each(table: dict[str, Any]) -> None:
    names = directions(table)
    assert len(set(names)) == len(names)


def test_what_the_rules_leave_out_is_no_direction() -> None:
    short, full = directions(NL_SHORT), directions(INTERNATIONAL)
    assert "lead.hearts barred" not in short
    assert "lead.hearts barred" in full
    assert "reversal.begin exactly at the threshold" not in full
    assert "reversal.begin exactly at the threshold" in directions(NL_OMSLAG)
    assert "passing.cycle left" not in short
    assert {f"passing.cycle {where}" for where in ("left", "right", "across", "none")} <= set(full)


def test_an_app_of_single_deals_has_no_match_to_cover() -> None:
    names = directions(INTERNATIONAL, Reach(passing=False, match=False, resume=False))
    assert not any(name.startswith(("match.", "reversal.", "setup.dealer")) for name in names)
    assert "passing.cycle none" in names
    assert "passing.cycle left" not in names


def test_games_of_an_app_of_single_deals_cover_no_more_than_they_can() -> None:
    reach = Reach(passing=False, match=False, resume=False)
    covered = {name for game in games(INTERNATIONAL, 300, reach) for name in game.covers}
    assert covered <= set(directions(INTERNATIONAL, reach))
    assert "first-trick.hearts escaped" in covered


def test_games_under_other_rules_cover_no_more_than_they_can() -> None:
    tables = [
        {**INTERNATIONAL, "sweep.needs": "all_tricks"},
        {
            **INTERNATIONAL,
            "hearts.queen_breaks": "yes",
            "queen.lead": "when_broken",
            "hearts.exception": "only_hearts_and_queen",
        },
        {**NL_OMSLAG, "reversal.crossing": "mid_deal", "match.ends": "at_once"},
        {**NL_OMSLAG, "reversal.at_zero": "wins_at_once", "reversal.overshoot": "bounces"},
    ]
    for table in tables:
        covered = {name for game in games(table, 200, EVERYTHING) for name in game.covers}
        assert covered - set(directions(table)) == set()

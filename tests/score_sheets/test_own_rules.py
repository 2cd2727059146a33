"""Score sheets under rules of a table's own, that no profile plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.score_sheets.sheets import fault, faults, judged
from tests.score_sheets.test_judging import TO_THE_TURN

if TYPE_CHECKING:
    from pathlib import Path


def own(folder: Path, parent: str, *rules: str) -> str:
    """Return the name of a profile that is written as a table's own."""
    file = folder / "own.yaml"
    lines = ["spec: 1", "profile: own", "title: {en: Own}", f"extends: {parent}", "rules:", *[f"  {r}" for r in rules]]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return str(file)


@pytest.mark.parametrize(
    ("crossing", "right"), [("whole", "52 22 25 21"), ("capped", "50 22 25 21"), ("mid_deal", "50 14 19 17")]
)
def test_a_table_that_states_how_the_reversal_is_counted_is_held_to_it(
    tmp_path: Path, crossing: str, right: str
) -> None:
    profile = own(tmp_path, "nl-omslag", f"reversal.crossing: {crossing}")
    assert faults(profile, *TO_THE_TURN, right) == []
    found = judged(profile, *TO_THE_TURN, right)
    assert "reversal.crossing" not in [each.parameter for each in found.observed]


def test_a_total_that_is_not_cut_back_is_at_fault(tmp_path: Path) -> None:
    found = fault(own(tmp_path, "nl-omslag", "reversal.crossing: capped"), *TO_THE_TURN, "52 22 25 21")
    assert (found.what, found.clauses, found.players) == ("crossing", ["reversal.crossing"], ["Anna"])


def test_a_deal_that_does_not_turn_in_the_middle_is_at_fault(tmp_path: Path) -> None:
    # A point that comes off in place of being added makes the sum two less: of 15 it leaves 13, never 14.
    found = fault(own(tmp_path, "nl-omslag", "reversal.crossing: mid_deal"), *TO_THE_TURN, "52 22 25 20")
    assert (found.what, found.clauses) == ("crossing", ["reversal.crossing"])


def test_a_match_that_ends_at_once_leaves_points_behind(tmp_path: Path) -> None:
    profile = own(tmp_path, "nl-short", "match.ends: at_once")
    lines = ("15 0 15 15", "30 0 30 30", "45 0 45 45", "52 0 45 45")
    found = judged(profile, *lines)
    assert (found.faults, found.over, found.winners) == ([], "yes", ["Bram"])
    # Anna needs 5 points; with 4 at most before it, no trick can bring her to 14, for none is worth more than 9.
    found = judged(profile, *lines[:3], "59 1 45 45")
    assert [(each.what, each.clauses) for each in found.faults] == [("impossible", ["match.mid-deal"])]
    assert faults("nl-short", *lines) == [("sum", 5, 1)]


def test_tied_leaders_play_on_where_a_table_does(tmp_path: Path) -> None:
    profile = own(tmp_path, "nl-short", "match.tie: play_on")
    level = ("15 15 0 15", "30 30 15 15", "43 32 15 15", "50 38 16 16")
    found = judged(profile, *level, "51 52 16 16", "57 59 18 16", "Winnaar Dirk")
    assert (found.faults, found.over, found.winners) == ([], "yes", ["Dirk"])
    found = judged(profile, *level, "Winnaar Dirk")
    assert [(each.what, each.clauses) for each in found.faults] == [("not-over", ["match.tie"])]


def test_who_stands_at_zero_at_the_reversal_ends_the_match_where_a_table_says_so(tmp_path: Path) -> None:
    lines = ("15 0 15 15", "30 0 30 30", "45 0 45 45", "52 0 50 48", "47 0 43 45")
    profile = own(tmp_path, "nl-omslag", "reversal.at_zero: wins_at_once", "reversal.crossing: whole")
    found = fault(profile, *lines)
    assert (found.what, found.deal, found.clauses) == ("over", 5, ["reversal.at-zero"])
    later = own(tmp_path, "nl-omslag", "reversal.at_zero: next_deal", "reversal.crossing: whole")
    assert faults(later, *lines, "Winnaar Bram") == []
    assert fault(later, *lines[:-1], "Winnaar Bram").clauses == ["reversal.at-zero"]


def test_a_card_that_takes_points_off_may_bring_a_total_down(tmp_path: Path) -> None:
    profile = own(tmp_path, "nl-short", "scoring.values: {10D: -10}", "sweep.others: 15")
    # Five points a deal: Anna has the ten of diamonds and five hearts, Bram everything else.
    assert faults(profile, "-5 10 0 0", "0 10 0 0") == []
    assert faults(profile, "-11 16 0 0") == [("wrong-way", 2, 1)]


def test_six_players_have_six_columns(tmp_path: Path) -> None:
    ranks = 'pack.ranks: ["9", "10", J, Q, K, A]'
    profile = own(tmp_path, "nl-short", "table.players: 6", ranks, "opening.card: 9C")
    # Six hearts, Q♠ and J♣ are 13.
    names = "A;B;C;D;E;F"
    assert faults(profile, "6 5 2 0 0 0", "19 5 15 13 13 13", names=names) == []
    assert faults(profile, "7 6 2 0 0 0", names=names) == [("sum", 2, 1)]

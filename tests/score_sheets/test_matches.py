"""Sheets of matches that were really counted by the rules: none is found at fault, and every slip of the pen is."""

from __future__ import annotations

import random

import pytest

from tests.score_sheets.matches import Match, some_match
from tests.score_sheets.sheets import NAMES, judged

PROFILES = ("nl-short", "nl-omslag", "nl-short+omslag", "international", "black-lady")
LONGEST = 14


def short_match(profile: str, seed: int) -> Match:
    """Return a match that is over soon, so that little is left to follow."""
    matches = (some_match(profile, each) for each in range(seed, seed + 200))
    return next(match for match in matches if len(match.totals) <= LONGEST)


def lines(rows: list[tuple[int, ...]]) -> list[str]:
    return [" ".join(map(str, row)) for row in rows]


@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("seed", [1, 300, 600])
def test_a_match_that_was_played_can_be_right(profile: str, seed: int) -> None:
    match = short_match(profile, seed)
    names = NAMES.split(";")
    last = f"Winnaar {'&'.join(names[seat] for seat in match.winners)}"
    found = judged(profile, *lines(match.totals), last)
    assert (found.faults, found.kind) == ([], "totals")
    assert found.over in ("yes", "perhaps")
    found = judged(profile, *lines(match.scores), last, kind="scores")
    assert found.faults == []


@pytest.mark.parametrize("seed", range(12))
def test_a_slip_of_the_pen_is_found_once_and_what_was_meant_with_it(seed: int) -> None:
    match = short_match("nl-short", 40 * seed)
    dice = random.Random(seed)
    row, seat = dice.randrange(len(match.totals) - 1), dice.randrange(4)
    right = match.totals[row][seat]
    wrong = right + dice.randrange(1, 15)
    written = [*match.totals[:row], (*match.totals[row][:seat], wrong, *match.totals[row][seat + 1 :])]
    (fault,) = judged("nl-short", *lines([*written, *match.totals[row + 1 :]]), kind="totals").faults
    assert fault.deal == row + 1
    assert (NAMES.split(";")[seat], right) in {(each.player, each.instead) for each in fault.corrections}

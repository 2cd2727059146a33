"""Why a difference cannot be seen in play."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.comparison.unseen import NONE_FOUND, why_unseen
from conformance.comparison.wording import load_wording
from conformance.rules import load_profile
from conformance.rules.resolved import replace_in
from reference_impl.search.telling_apart import tell_apart

ONLY_HEARTS = {"scoring.values": {"hearts": 1}}
NO_SCORE = {"sweep.sweeper": 0, "sweep.others": 0}
NO_QUEEN = {"pack.ranks": ["7", "8", "9", "10", "J", "K", "A"], "scoring.values": {"hearts": 1, "JC": 2}}


@pytest.mark.parametrize(
    ("before", "path", "value", "reason"),
    [
        ({}, "deal.next_dealer", "same", "dealer"),
        (ONLY_HEARTS, "sweep.needs", "all_hearts", "same-cards"),
        (NO_SCORE, "reversal.crossing_sweep", "capped", "no-points"),
        (NO_SCORE, "reversal.sweep", "added", "no-points"),
        (NO_QUEEN, "first_trick.queen", "allowed", "no-queen"),
        (NO_QUEEN, "queen.lead", "when_broken", "no-queen"),
        (NO_QUEEN, "hearts.queen_breaks", "yes", "no-queen"),
    ],
)
def test_nobody_can_see_it_and_the_reason_is_declared(
    before: dict[str, Any], path: str, value: str, reason: str
) -> None:
    chosen = {**load_profile("nl-omslag").chosen, **before}
    one, other = replace_in(chosen, {}), replace_in(chosen, {path: value})
    assert one != other
    assert tell_apart(one, other) is None
    assert why_unseen(path, one, other) == reason


@pytest.mark.parametrize("path", ["deal.next_dealer", "sweep.needs", "reversal.sweep", "queen.lead"])
def test_no_reason_is_given_where_a_position_can_be_found(path: str) -> None:
    free = load_profile("nl-omslag+free-opening")
    for other in free.neighbours(path):
        assert tell_apart(free.rules, other) is not None
        assert why_unseen(path, free.rules, other) == NONE_FOUND


def test_every_reason_has_words() -> None:
    assert set(load_wording().unseen) == {"dealer", "no-queen", "same-cards", "no-points", NONE_FOUND}

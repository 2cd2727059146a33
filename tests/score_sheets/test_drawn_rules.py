"""Sheets by rules that nobody has seen: those of a match are right, and of any others it can be said what is wrong."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from conformance.identification.drawing import draw
from conformance.records.choosing import Choices
from conformance.records.table import Table
from conformance.rules import load_profile
from reference_impl.recording import record_match
from reference_impl.rules import Rules
from reference_impl.sheets.deals import Place, Written
from reference_impl.sheets.explaining import (
    clauses_of_end,
    clauses_of_going_on,
    clauses_of_winners,
    explain,
    sums_of_deals,
)
from reference_impl.sheets.following import beginning, follow, take_as_written

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

    from conformance.protocol.messages import Phase

NUMBERS = range(60)


def small(number: int) -> Mapping[str, Any]:
    """Return drawn rules, every other time with a threshold that is soon reached."""
    values = draw(5, number).values
    return {**values, "match.threshold": 20} if number % 2 else values


@pytest.mark.parametrize("number", NUMBERS)
def test_the_totals_of_a_match_are_followed_to_its_end(number: int) -> None:
    values = small(number)
    rules = Rules.from_values(values)
    game = record_match(rules, Choices(Table.of(values), seed=2, number=number), "x", longest=12)
    places = beginning(rules)
    for deal in game.deals:
        assert isinstance(deal.totals, dict)
        places = follow(rules, places, Written("totals", tuple(deal.totals.values())))
        assert places
    winners = {rules.seats[seat] for place in places for seat in place.winners}
    assert not isinstance(game.winners, list) or set(game.winners) <= winners


@pytest.mark.parametrize("number", NUMBERS)
def test_whatever_is_written_it_is_said_what_is_wrong_with_it(number: int) -> None:
    rules, chance = Rules.from_values(small(number)), random.Random(number)
    phases: tuple[Phase, ...] = ("adding", "subtracting")
    for phase in phases if rules.values["match.finish"] == "reversal" else phases[:1]:
        place = Place(tuple(chance.randint(0, 30) for _ in rules.seats), phase)
        for kind in ("totals", "scores"):
            written = Written(kind, tuple(chance.randint(-5, 30) for _ in rules.seats))
            assert follow(rules, [place], written) or explain(rules, place, written).clauses
            assert take_as_written(rules, [place], written)
    assert clauses_of_end(rules)
    assert clauses_of_going_on(rules, place)
    assert clauses_of_winners(rules, place.totals, frozenset({0}), frozenset({0, 1}))
    assert sums_of_deals(rules, place)


@pytest.mark.parametrize("profile", ["nl-short", "nl-omslag", "international"])
def test_where_no_sweep_is_known_none_is_looked_for(profile: str) -> None:
    values = {path: value for path, value in load_profile(profile).rules.items() if not path.startswith("sweep.")}
    rules = Rules.from_values({**values, "sweep.needs": "nothing"})
    swept = Written("totals", (sum(rules.card_points), 0, 0, 0))
    (place,) = follow(rules, beginning(rules), swept)
    assert place.totals == swept.numbers
    less = Written("totals", (swept.numbers[0] - 1, 0, 0, 0))
    assert explain(rules, Place((0,) * 4), less).what == "sum"

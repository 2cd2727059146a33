"""The search for a reading finds one wherever there is one, and says so where it did not look at all of them."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from conformance.problems import Problems
from conformance.protocol.messages import Played
from conformance.records.choosing import Choices
from conformance.records.form import long_line, parse_record
from conformance.records.reading import Block
from conformance.records.record import GameRecord
from conformance.records.table import Table
from conformance.rules import load_profile
from conformance.verification import blocks
from conformance.verification.blocks import Verifier, judge_record, verify_block
from conformance.verification.consistency import hold_against
from conformance.verification.readings import Readings, is_settled
from conformance.verification.searching import find_reading
from reference_impl.recording import record_match
from reference_impl.rules import Rules
from reference_impl.verifying import Judging
from tests.reference_impl.strategies import settled

if TYPE_CHECKING:
    from conformance.rules import Resolved

BLACK_LADY = load_profile("black-lady")
PASSED_AT_ONCE = {"match.reached": "above", "match.ends": "at_once"}


def played(resolved: Resolved, reading: dict[str, Any], seed: int, number: int, deals: int) -> GameRecord:
    """Return a game of a table that plays what is open so."""
    rules = resolved.replace(reading)
    choices = Choices(Table.of(rules), seed=seed, number=number)
    return record_match(Rules.from_values(rules), choices, "7", longest=deals)


def judged(resolved: Resolved, game: GameRecord) -> tuple[str, dict[str, Any]]:
    judgement = judge_record(Verifier(resolved=resolved, engine=Judging()), game, long_line(game))
    return judgement.finding.what, judgement.reading


def test_two_points_are_found_together_where_a_third_brings_the_game_further_than_each_of_them() -> None:
    """A match goes on at 100 and stops in the middle of a deal: a threshold of 500 explains all but its numbers."""
    assert judged(BLACK_LADY, played(BLACK_LADY, PASSED_AT_ONCE, 5, 4, 20)) == ("fine", PASSED_AT_ONCE)


@pytest.mark.parametrize("number", range(8))
def test_three_points_about_the_end_are_found_together(number: int) -> None:
    three = {**PASSED_AT_ONCE, "match.threshold": 50}
    assert judged(BLACK_LADY, played(BLACK_LADY, three, 5, number, 20))[0] == "fine"


def any_reading(resolved: Resolved, chance: random.Random) -> dict[str, Any]:
    while True:
        paths = [path for path in resolved.open_points if chance.random() < 0.4]
        reading = {path: chance.choice(resolved.open_points[path]) for path in paths}
        try:
            resolved.replace(reading)
        except Problems:
            continue
        return reading


@settled(max_examples=25)
@given(st.sampled_from(["black-lady", "black-lady+omslag"]), st.integers(0, 2**32 - 1))
def test_however_much_is_open_a_game_of_the_table_is_fine(profile: str, seed: int) -> None:
    resolved, chance = load_profile(profile), random.Random(seed)
    game = played(resolved, any_reading(resolved, chance), seed, 1, chance.choice([1, 4, 12]))
    assert judged(resolved, game)[0] == "fine"


def spoilt(game: GameRecord, chance: random.Random) -> GameRecord:
    """Return a game with two cards exchanged, a number that is wrong, or a deal that stops short."""
    place = chance.randrange(len(game.deals))
    deal, how = game.deals[place], chance.randrange(4)
    one, other = chance.randrange(len(deal.plays)), chance.randrange(len(deal.plays))
    plays = list(deal.plays)
    plays[one], plays[other] = (Played(seat=plays[a].seat, card=plays[b].card) for a, b in ((one, other), (other, one)))
    numbers: Any = {"score": deal.score, "totals": deal.totals}
    field = chance.choice(list(numbers))
    changes: list[dict[str, Any]] = [
        {"plays": plays},
        {"plays": plays, "hands": {}, "passes": {}},
        {field: {**numbers[field], "A": numbers[field]["A"] + chance.choice([-26, -1, 1, 26])}},
        {"plays": deal.plays[:one]},
    ]
    deals = [*game.deals[:place], msgspec.structs.replace(deal, **changes[how]), *game.deals[place + 1 :]]
    return msgspec.structs.replace(game, deals=deals)


@settled(max_examples=40)
@given(st.sampled_from(["nl-omslag", "black-lady", "black-lady+omslag"]), st.integers(0, 2**32 - 1))
def test_rules_that_agree_on_what_a_fault_hangs_on_make_no_fine_game_of_it(profile: str, seed: int) -> None:
    resolved, chance = load_profile(profile), random.Random(seed)
    engine = Judging()
    game = spoilt(played(resolved, any_reading(resolved, chance), seed, 1, chance.choice([1, 4, 12])), chance)
    read = parse_record(long_line(game), Table.of(resolved.rules))
    assert isinstance(read, GameRecord)
    rules = resolved.replace(any_reading(resolved, chance))
    found = engine(read, rules)
    if is_settled(found):
        return
    assert found.hangs_on is not None
    kept = {path: rules[path] for path in found.hangs_on if path in rules and path in resolved.open_points}
    for _ in range(8):
        try:
            other = resolved.replace({**any_reading(resolved, chance), **kept})
        except Problems:
            continue
        if all(other.get(path) == rules.get(path) for path in found.hangs_on):
            assert not is_settled(engine(read, other))


def test_a_game_is_given_up_where_more_readings_would_have_to_be_tried_than_may_be() -> None:
    game, engine = played(BLACK_LADY, PASSED_AT_ONCE, 5, 4, 20), Judging()
    judgement = find_reading(Readings(BLACK_LADY), lambda rules: engine(game, rules), most=2)
    assert judgement is not None
    assert judgement.given_up


def test_a_game_that_is_given_up_is_not_judged_and_rules_nothing_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocks, "find_reading", lambda readings, judge: find_reading(readings, judge, most=2))
    line = long_line(played(BLACK_LADY, PASSED_AT_ONCE, 5, 4, 20))
    verifier, block = Verifier(resolved=BLACK_LADY, engine=Judging()), Block(file="games", first_line=1, data=line)
    found, held = verify_block(verifier, block), hold_against([verifier], block)
    assert (found.games, found.unread, [each.code for each in found.problems]) == (0, 1, ["too-many-readings"])
    assert (held.against, [each.code for each in held.problems]) == ({}, ["too-many-readings"])

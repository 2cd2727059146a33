"""Fine games of which something was not written down, or got lost, are fine or incomplete, and never anything else."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from msgspec import UNSET

from conformance.identification.drawing import draw
from conformance.records.choosing import Choices
from conformance.records.record import DealRecord, GameRecord
from conformance.records.table import Table
from conformance.rules import load_profile, shipped_profiles
from conformance.verification.readings import Readings
from conformance.verification.searching import find_reading
from reference_impl.recording import record_match
from reference_impl.rules import Rules
from reference_impl.verifying import Judging, verify

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from conformance.verification.finding import Finding

NOTHING: dict[str, Any] = {"hands": {}, "passes": {}, "plays": [], "score": UNSET, "totals": UNSET}
PROFILES = shipped_profiles()
NEAR = 15
"""A threshold that is reached within a few deals, so that matches turn round and end."""


def matches(values: Mapping[str, Any], number: int) -> Iterator[GameRecord]:
    """Yield matches played by the engine, everything written down."""
    rules, table = Rules.from_values(values), Table.of(values)
    for name in range(number):
        yield record_match(rules, Choices(table, seed=1, number=name), str(name), longest=25)


def lossy(game: GameRecord, chance: random.Random) -> GameRecord:
    """Return a game with some deals of which anything may be missing, and perhaps without its winners."""
    often = chance.random()
    deals = [without(deal, chance) if chance.random() < often else deal for deal in game.deals]
    return msgspec.structs.replace(game, deals=deals, winners=chance.choice([game.winners, UNSET]))


def without(deal: DealRecord, chance: random.Random) -> DealRecord:
    if chance.random() < 0.3:
        return DealRecord(totals=chance.choice([deal.totals, UNSET]))
    cut = chance.randrange(len(deal.plays) + 1)
    names = [name for name in NOTHING if chance.random() < 0.4]
    changed = {name: deal.plays[:cut] if name == "plays" and chance.random() < 0.6 else NOTHING[name] for name in names}
    return msgspec.structs.replace(deal, **changed)


def judge_lossy(values: Mapping[str, Any], number: int) -> list[str]:
    """Return what is found in lossy games other than that they are fine or incomplete."""
    rules, chance = Rules.from_values(values), random.Random(number)
    wrong = []
    for game in matches(values, number):
        assert verify(game, rules).what == "fine"
        for _ in range(8):
            found = verify(lossy(game, chance), rules)
            if found.verdict not in ("fine", "incomplete"):
                wrong.append(f"game {game.game}, deal {found.deal}: {found.what} {found.clauses} {found.detail}")
    return wrong


@pytest.mark.parametrize("name", PROFILES)
def test_whatever_is_missing_a_fine_game_of_a_profile_does_not_deviate(name: str) -> None:
    assert judge_lossy(load_profile(name).rules, 6) == []


@pytest.mark.parametrize("crossing", ["whole", "capped", "mid_deal"])
@pytest.mark.parametrize("reached", ["at_or_above", "above"])
@pytest.mark.parametrize("overshoot", ["wins", "bounces"])
def test_nor_does_one_that_turns_round_however_that_is_counted(crossing: str, reached: str, overshoot: str) -> None:
    changes = {"reversal.crossing": crossing, "match.reached": reached, "reversal.overshoot": overshoot}
    assert judge_lossy(load_profile("nl-omslag").rules | changes | {"match.threshold": NEAR}, 6) == []


@pytest.mark.parametrize("number", range(40))
def test_nor_does_one_by_rules_that_nobody_has_seen(number: int) -> None:
    values = dict(draw(3, number).values)
    assert judge_lossy(values | {"match.threshold": NEAR if number % 2 else values["match.threshold"]}, 2) == []


def test_nor_is_what_is_open_read_so_that_it_does() -> None:
    resolved, chance, engine = load_profile("nl-omslag"), random.Random(5), Judging()
    readings = Readings(resolved)

    def judge(rules: Mapping[str, Any]) -> Finding:
        return engine(game, rules)

    for whole in matches(resolved.rules, 8):
        for _ in range(6):
            game = lossy(whole, chance)
            found = find_reading(readings, judge)
            assert found is not None
            assert found.finding.verdict in ("fine", "incomplete"), (whole.game, found)

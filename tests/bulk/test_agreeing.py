from __future__ import annotations

import copy
import random
from functools import cache
from typing import TYPE_CHECKING, Any

import pytest

from conformance.games.agreement import Table, shipped_tables
from conformance.games.any_rules import any_rules
from conformance.games.chance import Chance
from reference_impl.bulk import Screen
from reference_impl.bulk.tables import NUMBERS_IN_RULES
from reference_impl.match import start_match
from reference_impl.rules import Rules
from tests.bulk.agreeing import compare
from tests.bulk.faults import IN_THE_GAME, IN_THE_TEXT, plant
from tests.bulk.judging import is_as_written, is_fine, is_verified
from tests.bulk.making import as_line, deal_at_random, make_game, play_deal
from tests.reference_impl.tables import INTERNATIONAL, NL_OMSLAG, rules

if TYPE_CHECKING:
    from collections.abc import Iterator

    from conformance.protocol.messages import Seat

SHIPPED = shipped_tables()
TABLES_BY_CHANCE = 80


@cache
def rules_by_chance(seed: int) -> Rules:
    return Rules.from_values(any_rules(Chance(seed)))


@pytest.mark.parametrize("table", SHIPPED, ids=lambda table: table.name)
def test_it_agrees_with_the_readable_engine_by_rules_that_are_shipped(table: Table) -> None:
    played_by = Rules.from_values(table.rules)
    found = compare(Screen(played_by), played_by, range(60), seed=7, faulty=0.6)
    assert found.differing == []


@pytest.mark.parametrize("seed", range(TABLES_BY_CHANCE))
def test_it_agrees_with_the_readable_engine_by_rules_of_any_kind(seed: int) -> None:
    played_by = rules_by_chance(seed)
    found = compare(Screen(played_by), played_by, range(15), seed=seed, faulty=0.4)
    assert found.differing == []


def test_the_faults_planted_are_faults() -> None:
    played_by = rules(INTERNATIONAL)
    found = compare(Screen(played_by), played_by, range(400), seed=3, faulty=1)
    assert found.differing == []
    harmless = {"a space", "winners missing", "says less"}
    assert {name for name in (*IN_THE_GAME, *IN_THE_TEXT) if not found.wrong[name]} <= harmless


@pytest.mark.parametrize("seed", range(40))
def test_games_without_a_fault_are_fine_and_written_as_the_suite_writes_them(seed: int) -> None:
    played_by = rules_by_chance(seed)
    lines = [as_line(make_game(played_by, random.Random(number), str(number))) for number in range(6)]
    assert all(is_fine(line, played_by) and is_as_written(line, played_by) for line in lines)
    assert Screen(played_by).fine(b"\n".join(lines)).fine.all()


@pytest.mark.parametrize("seed", range(40))
def test_the_readable_verifier_finds_fine_whatever_the_screen_does(seed: int) -> None:
    played_by = rules_by_chance(seed)
    lines = list(some_lines(played_by, range(12), faulty=0.6))
    screened = Screen(played_by).fine(b"\n".join(lines)).fine.tolist()
    assert True in screened
    assert [line for line, said in zip(lines, screened, strict=True) if said and not is_verified(line, played_by)] == []


def test_points_below_nothing_after_the_reversal_in_mid_deal_are_counted() -> None:
    played_by = rules(
        NL_OMSLAG,
        scoring__values={"hearts": 1, "10D": -10, "QS": 5},
        sweep__needs="nothing",
        reversal__crossing="mid_deal",
        reversal__at_zero="next_deal",
    )
    totals: dict[Seat, int] = {"A": 49, "B": -12, "C": -12, "D": -12}
    lines = []
    for number in range(300):
        chance = random.Random(number)
        begun = start_match(played_by, deal_at_random(played_by, chance), totals=totals)
        deal, over = play_deal(begun, chance)
        winners = {"winners": "".join(played_by.seats[seat] for seat in over.winners)} if over.winners else {}
        lines.append(as_line({"game": "1", "start": {"totals": list(totals.values())}, "deals": [deal], **winners}))
    ended = [line for line in lines if b"winners" in line]
    assert 0 < len(ended) < len(lines)
    assert Screen(played_by).fine(b"\n".join(lines)).fine.all()


def some_lines(played_by: Rules, numbers: range, *, faulty: float) -> Iterator[bytes]:
    for number in numbers:
        chance = random.Random(number)
        game = make_game(played_by, chance, str(number))
        yield plant(game, chance)[1] if chance.random() < faulty else as_line(game)


@pytest.mark.parametrize("seed", range(20))
def test_whatever_bytes_there_are_every_line_has_its_place_and_only_what_is_fine_is_called_so(seed: int) -> None:
    played_by, chance = rules_by_chance(seed), random.Random(seed)
    screen = Screen(played_by)
    lines = list(some_lines(played_by, range(4), faulty=0))
    for _ in range(40):
        block = damaged(chance.choice(lines), chance)
        screened = screen.fine(block)
        there = block.split(b"\n") if block else []
        there = there[:-1] if block.endswith(b"\n") else there
        assert screened.starts.tolist() == [len(b"".join(there[:place])) + place for place in range(len(there))]
        assert all(is_fine(line, played_by) for line, said in zip(there, screened.fine, strict=True) if said)


def damaged(line: bytes, chance: random.Random) -> bytes:
    block = bytearray(line)
    for _ in range(chance.choice([1, 1, 2, 5, 30])):
        place = chance.randrange(len(block) + 1)
        mark = chance.choice(b'{}[]",:0-9ABCDEFTJQKSH\n\x00\xff')
        change = chance.choice(["instead", "before", "without", "end"])
        if change == "end":
            del block[place:]
        else:
            left_out = {"instead": 1, "before": 0, "without": chance.choice([1, 2, 20])}[change]
            block[place : place + left_out] = b"" if change == "without" else bytes([mark])
    return bytes(block)


# A number of the tables that could be another without any game showing it would be a rule that nobody verifies.


@cache
def screened_games() -> list[tuple[Screen, bytes, list[bool]]]:
    """Return screens with some lines each, and what they say of them."""
    every = [Rules.from_values(table.rules) for table in SHIPPED] + [rules_by_chance(seed) for seed in range(160)]
    found = []
    for played_by in every:
        block = b"\n".join(some_lines(played_by, range(12), faulty=0.2))
        screen = Screen(played_by)
        found.append((screen, block, screen.fine(block).fine.tolist()))
    return found


@pytest.mark.parametrize("name", NUMBERS_IN_RULES)
def test_every_number_of_the_rules_makes_a_difference_to_some_game(name: str) -> None:
    games = screened_games()
    assert any(_with_another(screen, name).fine(block).fine.tolist() != said for screen, block, said in games)


def _with_another(screen: Screen, name: str) -> Screen:
    other: Any = copy.deepcopy(screen)
    number = int(other._table[name][0])
    other._table[name] = 1 - number if number in (0, 1) else number - 1
    return other  # type: ignore[no-any-return]  # it is a screen

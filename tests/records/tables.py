"""Tables and games to read and write, made by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from conformance.records.form import parse_record
from conformance.records.record import GameRecord
from conformance.records.table import Table
from conformance.rules import load_profile

if TYPE_CHECKING:
    from conformance.problems import Problem

NL = Table.of(load_profile("nl-short").rules)
"""32 cards, no passing, the holder of 7♣ leads first."""
WIDE = Table.of(load_profile("international").rules)
"""52 cards, three passed to the left in the first deal."""
FREE = Table.of(load_profile("nl-short+free-opening").rules)
"""32 cards, the player left of the dealer leads first."""

BY_SUIT = {
    "A": ["7C", "8C", "9C", "10C", "JC", "QC", "KC", "AC"],
    "B": ["7D", "8D", "9D", "10D", "JD", "QD", "KD", "AD"],
    "C": ["7S", "8S", "9S", "10S", "JS", "QS", "KS", "AS"],
    "D": ["7H", "8H", "9H", "10H", "JH", "QH", "KH", "AH"],
}
"""Each seat holds a suit."""
TRICK = [
    {"seat": "A", "card": "7C"},
    {"seat": "B", "card": "10D"},
    {"seat": "C", "card": "QS"},
    {"seat": "D", "card": "AH"},
]
LONG: dict[str, Any] = {
    "game": "club: 7",
    "profile": "nl-short",
    "start": {"deal": 3, "dealer": "C", "totals": {"A": 1, "B": 2, "C": 3, "D": 4}, "phase": "subtracting"},
    "deals": [
        {
            "hands": BY_SUIT,
            "plays": TRICK,
            "score": {"A": 6, "B": 0, "C": 0, "D": -1},
            "totals": {"A": 7, "B": 2, "C": 3, "D": 3},
        }
    ],
    "winners": ["B", "C"],
    "note": {"table": 3},
}
SHORT: dict[str, Any] = {
    "game": "club: 7",
    "profile": "nl-short",
    "start": {"deal": 3, "dealer": "C", "totals": [1, 2, 3, 4], "phase": "subtracting"},
    "deals": [
        {
            "hands": "AAAAAAAABBBBBBBBCCCCCCCCDDDDDDDD",
            "plays": "7CTDQSAH",
            "score": [6, 0, 0, -1],
            "totals": [7, 2, 3, 3],
        }
    ],
    "winners": "BC",
    "note": {"table": 3},
}
"""The same game as `LONG`."""


def read(line: bytes, table: Table = NL) -> GameRecord:
    """Return a game that must be one."""
    game = parse_record(line, table, file="games", number=1)
    assert isinstance(game, GameRecord), game
    return game


def faults(line: bytes, table: Table = NL) -> list[Problem]:
    """Return what is wrong with a line that must be faulty."""
    problems = parse_record(line, table, file="games", number=5)
    assert not isinstance(problems, GameRecord)
    assert {(problem.file, problem.line) for problem in problems} == {("games", 5)}
    return list(problems)

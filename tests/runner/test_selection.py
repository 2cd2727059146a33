"""Cases are chosen by id, by clause, or by a pattern for either."""

from __future__ import annotations

import pytest

from conformance.runner.selection import near_names, select
from tests.cases_by_hand import CORE


@pytest.mark.parametrize(
    ("pattern", "chosen"),
    [
        ("FOLL2", {"FOLL2"}),
        ("play.follow-suit", {"FOLL2"}),
        ("opening.*", {"OPEN2"}),
        ("*.winner", {"WINS2", "ENDS2"}),
        ("*", {case.id for case in CORE}),
        ("foll2", {"FOLL2"}),
        ("Play.Follow-*", {"FOLL2"}),
        ("wins?", {"WINS2"}),
        ("play", set()),
    ],
)
def test_a_name_or_a_pattern_chooses(pattern: str, chosen: set[str]) -> None:
    found, idle = select(CORE, [pattern])
    assert found == chosen
    assert idle == (() if chosen else (pattern,))


def test_several_patterns_add_up_and_each_must_name_something() -> None:
    assert select(CORE, ["OPEN2", "nothing", "FOLL2"]) == (frozenset({"OPEN2", "FOLL2"}), ("nothing",))


@pytest.mark.parametrize(
    ("pattern", "near"),
    [("play.folow-suit", "play.follow-suit"), ("FOL2", "FOLL2"), ("fol2", "FOLL2"), ("opening.crad", "opening.card")],
)
def test_what_names_nothing_is_answered_with_what_is_written_alike(pattern: str, near: str) -> None:
    assert near in near_names(CORE, pattern)


def test_what_is_like_nothing_is_answered_with_its_family_or_with_nothing() -> None:
    assert near_names(CORE, "match.xyzzyxyzzy") == ["match.add", "match.end", "match.winner"]
    assert near_names(CORE, "qqqqqq") == []

"""Which deals perft can be asked about, and what is said of those it cannot."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from conformance.perft.deals import find_deals
from conformance.perft.table import load_table
from conformance.problems import Problems
from conformance.rules import load_profile
from tests.cases_by_hand import HANDS

if TYPE_CHECKING:
    from pathlib import Path

DUTCH = load_profile("nl-short")
WRITTEN = "; ".join(f"{seat}: {' '.join(cards)}" for seat, cards in HANDS.items())


def found(*wanted: str, resolved: Any = DUTCH) -> Any:
    return find_deals(resolved, wanted, lambda seed: HANDS if seed == 7 else {})


def refused(*wanted: str) -> list[str]:
    with pytest.raises(Problems) as caught:
        found(*wanted)
    return [problem.message for problem in caught.value.problems]


def test_without_a_wish_all_published_deals_are_taken() -> None:
    table = load_table("nl-short")
    assert table is not None
    deals = found()
    assert [deal.title for deal in deals] == [deal.title for deal in table.deals]
    assert deals[2].published == tuple(table.deals[2].counts)


def test_under_a_house_rule_the_deals_are_the_same_and_no_counts_are_known() -> None:
    deals = found("3", resolved=load_profile("nl-short+free-opening"))
    assert deals[0].hands == found("3")[0].hands
    assert deals[0].published == ()


def test_a_seed_is_a_deal() -> None:
    assert found("seed:7")[0].hands == HANDS


def test_hands_are_written_in_codes_or_symbols_dutch_letters_too() -> None:
    text = WRITTEN.replace("QS", "V♠").replace("7C", "♣7")
    assert found(text)[0].hands == HANDS


@pytest.mark.parametrize("data", [HANDS, {"hands": HANDS, "title": "mine"}])
def test_hands_may_lie_in_a_file(data: Any, tmp_path: Path) -> None:
    file = tmp_path / "deal.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    assert found(str(file))[0].hands == HANDS


def test_everything_wrong_with_hands_is_said_at_once() -> None:
    text = WRITTEN.replace("8H", "7H").replace("KC AC", "KC 2C AC")
    assert refused(text) == [
        "7♥ is there more than once, with A and A",
        "D: 2♣ is not in the pack of these rules, 7 8 9 10 J Q K A",
        "D: 9 cards, and a hand has 8",
    ]


def test_a_seat_that_is_missing_or_not_at_the_table_is_named() -> None:
    assert refused(WRITTEN.replace("D:", "E:"))[0] == "hands are needed for exactly A, B, C, D, not for A, B, C, E"


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ("0", "no deal 0 is published for nl-short"),
        ("99", "no deal 99 is published for nl-short"),
        ("seed:x", "--deal seed:x: a seed is a whole number from 0"),
        ("elephant", "--deal 'elephant' names no deal"),
        ("", "--deal '' names no deal"),
        ("A: 7X", "A: '7X' is no card; write 7C, 7♣ or ♣7"),
        ("A: 7C; A: 8C", "the hand of A is there twice"),
        ("A: 7C; 8C", "--deal: '8C' is no hand"),
        ("nowhere.json", "--deal nowhere.json cannot be read: No such file or directory"),
    ],
)
def test_a_wish_that_names_no_deal_is_refused_in_a_sentence(wish: str, message: str) -> None:
    assert message in refused(wish)


@pytest.mark.parametrize("text", ["[]", "{", '{"A": "7C"}', '{"hands": 3}', '{"A": [1]}'])
def test_a_file_without_hands_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "deal.json"
    file.write_text(text, encoding="utf-8")
    assert refused(str(file))


def test_a_profile_without_published_deals_says_what_can_be_given() -> None:
    from dataclasses import replace

    with pytest.raises(Problems, match="no deals are published for our-table"):
        found(resolved=replace(DUTCH, name="our-table"))

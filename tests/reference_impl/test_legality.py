"""Positions of the sources, of reported faults, and of every parameter that legality reads."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from conformance.cards import SUITS
from reference_impl.cardset import NUMBERS, codes_of, set_of
from reference_impl.legality import Situation, explain, legal_cards, restrictions_at
from tests.reference_impl.strategies import every_rules, settled
from tests.reference_impl.tables import INTERNATIONAL, NL_OMSLAG, NL_SHORT, rules

if TYPE_CHECKING:
    from reference_impl.rules import Rules

GENTLEMANS = NL_OMSLAG | {"first_trick.others": "banned", "opening.lead": "that_card"}


def _at(led: str = "", *, first: bool = False, broken: bool = False) -> Situation:
    return Situation(led=SUITS.index(led) if led else None, first_trick=first, broken=broken)


def _legal(played_by: Rules, at: Situation, hand: str) -> str:
    """Return the legal cards of a hand, by the fast and by the explaining way at once."""
    cards = set_of(hand.split())
    later = not at.first_trick
    masks = played_by.narrowings
    steps = masks.leading[later][at.broken] if at.led is None else masks.following[later][at.led]
    legal = explain(played_by.conditions, at, cards).legal
    assert legal == legal_cards(steps, cards)
    return " ".join(codes_of(legal))


def _bars(played_by: Rules, at: Situation, hand: str, card: str) -> tuple[str, ...]:
    return explain(played_by.conditions, at, set_of(hand.split())).bars[NUMBERS[card]]


def _escapes(played_by: Rules, at: Situation, hand: str) -> tuple[str, ...]:
    return explain(played_by.conditions, at, set_of(hand.split())).escapes


@pytest.mark.parametrize(
    ("base", "led", "first", "hand", "legal"),
    [
        # a club led: clubs if there are any, otherwise anything
        (NL_SHORT, "C", True, "8C JC KH QS", "8C JC"),
        (NL_SHORT, "C", True, "8D 9D QS KH", "8D 9D QS KH"),
        (INTERNATIONAL, "D", False, "3C KS", "3C KS"),
        (INTERNATIONAL, "S", False, "KD 2S", "2S"),
        # the first trick of source 003 and of source 001
        (NL_OMSLAG, "C", True, "8D 9D QS KH", "8D 9D"),
        (NL_OMSLAG, "C", True, "JC", "JC"),
        (NL_OMSLAG, "D", True, "JC 8S QS 9H", "JC 8S"),
        (INTERNATIONAL, "C", True, "5D 9D QS KH", "5D 9D"),
        (INTERNATIONAL, "C", True, "AD QS AS KH AH", "AD AS"),
        (INTERNATIONAL, "C", True, "QS KH AH", "QS KH AH"),
        (INTERNATIONAL, "C", True, "4D 10H", "4D"),
        (INTERNATIONAL, "C", True, "9H QS", "QS 9H"),
        # the jack of clubs is a penalty card too where a table says so, in its own suit as well
        (GENTLEMANS, "C", True, "9C JC", "9C"),
        (GENTLEMANS, "C", True, "JC", "JC"),
        (GENTLEMANS, "C", True, "JC 8H", "JC"),
        (GENTLEMANS, "D", True, "JC 8S QS 9H", "8S"),
        (GENTLEMANS, "D", True, "JC QS 9H", "JC QS 9H"),
        # later tricks know no ban
        (INTERNATIONAL, "C", False, "5D QS KH", "5D QS KH"),
    ],
)
def test_following(base: dict[str, Any], led: str, first: bool, hand: str, legal: str) -> None:
    assert _legal(rules(base), _at(led, first=first), hand) == legal
    assert _legal(rules(base), _at(led, first=first, broken=True), hand) == legal


@pytest.mark.parametrize(
    ("base", "broken", "hand", "legal"),
    [
        (NL_SHORT, False, "8D 7H", "8D 7H"),
        (INTERNATIONAL, False, "6D 2H", "6D"),
        (INTERNATIONAL, True, "6D 2H", "6D 2H"),
        (INTERNATIONAL, False, "4H 9H", "4H 9H"),
        (INTERNATIONAL, False, "QS 5H 9H", "QS"),
        (INTERNATIONAL, False, "3D QS", "3D QS"),
        (INTERNATIONAL, False, "QS", "QS"),
        (INTERNATIONAL | {"hearts.exception": "only_hearts_and_queen"}, False, "QS 5H 9H", "QS 5H 9H"),
        (INTERNATIONAL | {"hearts.exception": "only_hearts_and_queen"}, False, "3D QS 5H", "3D QS"),
        (INTERNATIONAL | {"queen.lead": "when_broken"}, False, "4D QS", "4D"),
        (INTERNATIONAL | {"queen.lead": "when_broken"}, False, "QS", "QS"),
        (INTERNATIONAL | {"queen.lead": "when_broken"}, False, "QS 4H", "QS"),
        (INTERNATIONAL | {"queen.lead": "when_broken"}, True, "4D QS", "4D QS"),
        # only hearts and the queen left: with both rules the exception frees the heart, and the queen still waits
        (
            INTERNATIONAL | {"queen.lead": "when_broken", "hearts.exception": "only_hearts_and_queen"},
            False,
            "QS 4H",
            "4H",
        ),
    ],
)
def test_leading_to_a_later_trick(base: dict[str, Any], broken: bool, hand: str, legal: str) -> None:
    assert _legal(rules(base), _at(broken=broken), hand) == legal


@pytest.mark.parametrize(
    ("base", "hand", "legal"),
    [
        (NL_SHORT, "7C 8C AD", "7C"),
        (INTERNATIONAL, "2C 3C AD", "2C"),
        # source 003: the holder leads, which card is open; hearts are not broken, and the ban may cover the lead
        (NL_OMSLAG, "7C JC QS 8H", "7C JC"),
        (NL_OMSLAG | {"first_trick.lead": "free"}, "7C JC QS 8H", "7C JC QS"),
        (NL_OMSLAG | {"first_trick.others": "banned"}, "7C JC QS 8H", "7C"),
        (NL_OMSLAG | {"first_trick.others": "banned", "first_trick.lead": "free"}, "7C JC QS 8H", "7C JC QS"),
        (NL_SHORT | {"opening.lead": "any_card"}, "7C JC QS 8H", "7C JC QS 8H"),
    ],
)
def test_the_opening_lead(base: dict[str, Any], hand: str, legal: str) -> None:
    assert _legal(rules(base), _at(first=True), hand) == legal


def test_the_gate_counts_the_hand_and_not_what_a_ban_has_left_of_it() -> None:
    # JC falls to the ban, and what is left is hearts and the queen; but the hand is more than hearts and the queen
    played_by = rules(
        NL_OMSLAG,
        opening__leader="left_of_dealer",
        first_trick__hearts="allowed",
        first_trick__queen="allowed",
        first_trick__others="banned",
        hearts__exception="only_hearts_and_queen",
    )
    assert _legal(played_by, _at(first=True), "JC QS 8H") == "QS"


def test_every_barred_card_carries_all_clauses_of_the_step_where_it_fell_out() -> None:
    led = _at("C", first=True)
    assert _bars(rules(NL_SHORT), led, "8C KH", "KH") == ("play.follow-suit",)
    assert _bars(rules(INTERNATIONAL), led, "5D QS KH", "QS") == ("first-trick.queen",)
    assert _bars(rules(INTERNATIONAL), led, "5D QS KH", "KH") == ("first-trick.hearts",)
    assert _bars(rules(GENTLEMANS), led, "9C JC", "JC") == ("first-trick.others",)
    assert _bars(rules(NL_SHORT), _at(first=True), "7C 8C", "8C") == ("opening.card",)
    assert _bars(rules(NL_OMSLAG), _at(first=True), "7C 8H", "8H") == ("first-trick.hearts", "first-trick.lead")
    assert _bars(rules(INTERNATIONAL), _at(), "3D 4H", "4H") == ("lead.hearts",)
    assert _bars(rules(INTERNATIONAL, queen__lead="when_broken"), _at(), "3D QS", "QS") == ("lead.queen",)


def test_escapes_are_recorded_where_they_free_a_card() -> None:
    assert _escapes(rules(INTERNATIONAL), _at("C", first=True), "QS KH") == ("play.discard", "first-trick.escape")
    assert _escapes(rules(INTERNATIONAL), _at("C", first=True), "5D KH") == ("play.discard",)
    assert _escapes(rules(INTERNATIONAL), _at("C"), "5C KH") == ()
    assert _escapes(rules(INTERNATIONAL), _at(), "5H KH") == ("lead.exception",)
    assert _escapes(rules(INTERNATIONAL), _at(broken=True), "5H KH") == ()
    spared = rules(INTERNATIONAL, hearts__exception="only_hearts_and_queen")
    assert _escapes(spared, _at(), "QS KH") == ("lead.exception",)
    assert _escapes(spared, _at(), "QS") == ()


CLAUSES: dict[str, dict[str, Any]] = yaml.safe_load(
    Path(__file__).parents[2].joinpath("spec", "clauses.yaml").read_text(encoding="utf-8")
)
SITUATIONS = st.builds(
    Situation, led=st.none() | st.integers(0, 3), first_trick=st.booleans(), broken=st.booleans()
)  # fmt: skip


@settled(max_examples=200)
@given(every_rules(), SITUATIONS)
def test_restrictions_stand_in_the_order_that_the_catalogue_gives_their_clauses(
    played_by: Rules, at: Situation
) -> None:
    restrictions = restrictions_at(played_by.conditions, at)
    places = [{CLAUSES[clause]["bars"] for clause, _ in restriction.bars} for restriction in restrictions]
    assert all(len(some) == 1 for some in places)
    assert sorted(map(min, places)) == list(map(min, places))
    assert {restriction.escape for restriction in restrictions} <= CLAUSES.keys()


@settled(max_examples=300)
@given(every_rules(), SITUATIONS, st.integers(1, (1 << 52) - 1))
def test_a_hand_is_divided_the_same_way_with_reasons_and_without(played_by: Rules, at: Situation, cards: int) -> None:
    hand = cards & played_by.pack or played_by.pack
    explained = explain(played_by.conditions, at, hand)
    barred = sum(1 << card for card in explained.bars)
    later = not at.first_trick
    masks = played_by.narrowings
    steps = masks.leading[later][at.broken] if at.led is None else masks.following[later][at.led]
    assert explained.legal == legal_cards(steps, hand) != 0
    assert (explained.legal | barred, explained.legal & barred) == (hand, 0)
    assert all(explained.bars.values())

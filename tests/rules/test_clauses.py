"""Clauses: each says something in every language where what it reads applies, and reads what it quotes."""

from __future__ import annotations

import re

import pytest

from conformance.cards import LANGUAGES
from conformance.rules import load_profile, shipped_house_rules, shipped_profiles
from conformance.rules.clauses import load_clauses
from conformance.rules.parameters import load_parameters


def test_clauses_read_parameters_that_there_are() -> None:
    for clause in load_clauses().values():
        assert set(clause.reads) <= load_parameters().keys()


def test_every_parameter_is_read_by_a_clause() -> None:
    assert {path for clause in load_clauses().values() for path in clause.reads} == load_parameters().keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_wording_is_left_with_a_field(language: str) -> None:
    for profile in shipped_profiles():
        for name in (profile, *(f"{profile}+{rule}" for rule in shipped_house_rules())):
            rules = load_profile(name).rules
            for clause in load_clauses().values():
                assert not re.search(r"[{}]", clause.text(rules, language))


def test_a_clause_says_what_holds_under_the_rules() -> None:
    short, international = load_profile("nl-short").rules, load_profile("international").rules
    dealt = load_clauses()["passing.cards"]
    assert dealt.text(short) == "No cards are passed."
    assert "3" in dealt.text(international)
    assert "7♣" in load_clauses()["opening.card"].text(short, "nl")
    assert load_clauses()["reversal.crossing"].text(short) == ""


def test_a_wording_without_a_language_yet_is_in_english() -> None:
    assert load_clauses()["match.start"].text({}, "de") == load_clauses()["match.start"].text({}, "en") != ""


def test_where_only_hearts_cost_points_a_sweep_asks_for_nothing_beside_them() -> None:
    short = load_profile("nl-short")
    sweep = load_clauses()["sweep.condition"]
    assert "all hearts alone are not enough" in sweep.text(short.rules)
    hearts = sweep.text(short.replace({"scoring.values": {"hearts": 1}}))
    assert "every penalty card" in hearts
    assert "alone" not in hearts


def test_where_only_other_penalty_cards_are_kept_out_of_the_first_trick_the_escape_is_told_all_the_same() -> None:
    short = load_profile("nl-short")
    escape = load_clauses()["first-trick.escape"]
    assert escape.text(short.rules) == "Nothing is kept out of the first trick."
    assert "nothing else to play" in escape.text(short.replace({"first_trick.others": "banned"}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_single_point_and_a_single_card_are_told_as_one(language: str) -> None:
    many = {"en": "1 points|1 cards", "nl": "1 punten|1 kaarten", "fr": "1 points|1 cartes", "es": "1 puntos|1 cartas"}
    for name, changes in (
        ("nl-short", {"match.threshold": 1}),
        ("nl-omslag", {"match.threshold": 1}),
        ("nl-omslag", {"match.threshold": 1, "match.reached": "above"}),
        ("international", {"passing.cards": 1}),
    ):
        rules = load_profile(name).replace(changes)
        told = " ".join(clause.text(rules, language) for clause in load_clauses().values())
        assert not re.search(many[language], told)

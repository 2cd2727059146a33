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

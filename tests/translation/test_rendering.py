from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from conformance.problems import Problems
from conformance.scenarios.phrasebook import load_phrasebook
from conformance.translation.handwriting import Handwriting, handwriting_of
from conformance.translation.rendering import render_feature
from tests.translation.writing import PIT, PIT_IN_DUTCH, feature_in

if TYPE_CHECKING:
    from pathlib import Path

    from conformance.scenarios.features import Feature

BOOK = load_phrasebook()


def rendered(source: Feature, language: str, written: Feature | None = None) -> str:
    handwriting = Handwriting() if written is None else handwriting_of(written, "id")
    return render_feature(source, language, handwriting, BOOK)


def test_steps_are_rendered_and_what_people_wrote_is_kept(tmp_path: Path) -> None:
    steps_to_do = PIT_IN_DUTCH.replace("alle strafkaarten", "alle slagen").replace("V♠ H♠ 8♥", "V♠ H♠ 9♥")
    assert rendered(
        feature_in(tmp_path / "en", PIT), "nl", feature_in(tmp_path / "nl", steps_to_do)
    ) == PIT_IN_DUTCH  # fmt: skip


def test_it_goes_the_other_way_as_well(tmp_path: Path) -> None:
    dutch, english = feature_in(tmp_path / "nl", PIT_IN_DUTCH), feature_in(tmp_path / "en", PIT)
    assert rendered(dutch, "en", english) == PIT


def test_what_nobody_has_translated_is_marked_and_never_left_in_the_other_language(tmp_path: Path) -> None:
    found = rendered(feature_in(tmp_path, PIT), "es")
    marked = [line.strip() for line in found.splitlines() if "??" in line]
    assert marked == [
        "Característica: ?? The pit",
        "?? Whoever takes everything.",
        "# ?? Before: 30 in all.",
        "Escenario: ?? A pit puts forty-five points on the sheet",
        "# ?? Every penalty card, that is.",
        "Esquema del escenario: ?? Passing <?? what> leaves <?? hand>",
        "Y que en la mesa hay A <?? led>",
        "Y que B tiene <?? hand>",
        "Entonces B puede jugar <?? only> <?? more>",
        "| id    | ?? what      | ?? led | ?? hand     | ?? only | ?? more |",
        "| FU782 | ?? two cards | 8♠     | J♣ Q♠ K♠ 8♥ | Q♠      | K♠      |",
        "| B9HCW | ?? one card  | J♣     | Q♣ K♣ K♦ A♠ | Q♣      | K♣      |",
    ]


def test_what_is_marked_counts_as_not_written(tmp_path: Path) -> None:
    english = feature_in(tmp_path / "en", PIT)
    first = rendered(english, "nl")
    changed = feature_in(tmp_path / "en", PIT.replace("The pit", "The sweep"))
    assert rendered(changed, "nl", feature_in(tmp_path / "nl", first)) == first.replace("?? The pit", "?? The sweep")


def test_a_scenario_that_is_new_keeps_the_others_as_they_were(tmp_path: Path) -> None:
    new = (
        "\n  @id:AAAAA @clause:setup.dealer\n  Scenario: New\n"
        "    Given we play nl-short\n    And A is the dealer\n    Then A is the dealer\n"
    )
    longer = PIT.replace("\n  @clause:play.follow-suit", f"{new}\n  @clause:play.follow-suit")
    found = rendered(feature_in(tmp_path / "en", longer), "nl", feature_in(tmp_path / "nl", PIT_IN_DUTCH))
    assert [line for line in found.splitlines() if line not in PIT_IN_DUTCH.splitlines()] == [
        "  @id:AAAAA @clause:setup.dealer",
        "  Scenario: ?? New",
        "    En A is de gever",
        "    Dan is A de gever",
    ]


def test_a_cell_that_is_a_whole_step_is_said_as_that_step(tmp_path: Path) -> None:
    source = """\
        Feature: Whole

          @clause:match.winner
          Scenario Outline: Whole
            Given we play nl-short
            And the totals are <totals>
            Then the match is over
            And <winners>

            Examples:
              | id    | totals                 | winners                |
              | AAAAA | A 50, B 9, C 9, D 11   | B and C win the match  |
              | AAAAB | A 50, B 10, C 9, D 11  | C wins the match       |
        """
    lines = rendered(feature_in(tmp_path, source), "nl").splitlines()
    assert [line.split("|")[-2].strip() for line in lines[-2:]] == ["winnen B en C het spel", "wint C het spel"]


def test_a_value_inside_an_agreement_is_said_inside_the_agreement(tmp_path: Path) -> None:
    source = """\
        Feature: Inside

          @clause:opening.card
          Scenario Outline: The holder of <card>
            Given we play black-lady
            And the table plays that the opening card is <card>
            Then A may play <card>

            Examples:
              | id    | card |
              | AAAAA | J♣   |
              | AAAAB | 2♣   |
        """
    found = rendered(feature_in(tmp_path, source), "nl")
    assert "En aan deze tafel geldt: de openingskaart is <?? card>" in found
    assert "| AAAAA | B♣      |" in found


def test_an_outline_that_cannot_be_said_is_a_problem_where_it_stands(tmp_path: Path) -> None:
    source = """\
        Feature: Half

          @clause:score.cards
          Scenario Outline: Half a phrase
            Given we play nl-short
            Then A <has> so far

            Examples:
              | id    | has          |
              | AAAAA | has 1 point  |
              | AAAAB | has 2 points |
        """
    with pytest.raises(Problems) as refused:
        rendered(feature_in(tmp_path, source), "es")
    (problem,) = refused.value.problems
    assert (problem.line, problem.column, problem.code) == (6, 5, "cannot-be-said")
    assert problem.message == (
        "its rows are said differently: {seat} lleva {number} punto · {seat} lleva {number} puntos, in es"
    )
    assert problem.hint == "word the outline so that a placeholder stands for a whole field or a whole step"


def test_a_column_that_would_be_said_in_two_ways_is_a_problem(tmp_path: Path) -> None:
    source = """\
        Feature: Two ways

          @clause:passing.cycle
          Scenario Outline: Two ways
            Given we play international
            And the table plays that cards are passed to the <side>, in turn
            Then cards are passed <side>

            Examples:
              | id    | side |
              | AAAAA | left |
        """
    with pytest.raises(Problems, match="cannot-be-said"):
        rendered(feature_in(tmp_path, source), "nl")


RULE = """\
Feature: Parts

  Background:
    Given we play nl-short

  @clause:setup.dealer
  Rule: The deal moves on
    To the left.

    @id:AAAAA
    Scenario: The dealer is told
      Given A is the dealer
      Then A is the dealer
      But nobody passes
"""
RULE_IN_FRENCH = """\
# language: fr
Fonctionnalité: Parties

  Contexte:
    Sachant qu'on joue à nl-short

  @clause:setup.dealer
  Règle: La donne tourne
    À gauche.

    @id:AAAAA
    Scénario: On dit qui donne
      Sachant que A est le donneur
      Alors A est le donneur
      Mais personne ne passe de cartes
"""


def test_rules_and_backgrounds_are_rendered_as_well(tmp_path: Path) -> None:
    french = RULE_IN_FRENCH.replace("On dit", "?? On dit").replace("A est", "B est")
    expected = RULE_IN_FRENCH.replace("On dit qui donne", "?? The dealer is told")
    assert rendered(feature_in(tmp_path / "en", RULE), "fr", feature_in(tmp_path / "fr", french)) == expected
    assert rendered(feature_in(tmp_path / "fr", RULE_IN_FRENCH), "en", feature_in(tmp_path / "en", RULE)) == RULE

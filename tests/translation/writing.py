"""Folders of scenarios in several languages, written for a test."""

from __future__ import annotations

from textwrap import dedent
from typing import TYPE_CHECKING

from conformance.scenarios.features import parse_feature

if TYPE_CHECKING:
    from pathlib import Path

    from conformance.scenarios.features import Feature

PIT = """\
Feature: The pit
  Whoever takes everything.

  # Before: 30 in all.
  @id:BQNR8 @clause:sweep.condition @clause:sweep.score
  Scenario: A pit puts forty-five points on the sheet
    Given we play nl-short
    # Every penalty card, that is.
    When the deal is played out and D takes every penalty card
    Then the deal scores A 15, B 15, C 15, D 0

  @clause:play.follow-suit
  Scenario Outline: Passing <what> leaves <hand>
    Given we play nl-short
    And the trick so far is A <led>
    And B holds <hand>
    Then B may play <only> <more>

    Examples:
      | id    | what      | led | hand        | only | more |
      | FU782 | two cards | 8♠  | J♣ Q♠ K♠ 8♥ | Q♠   | K♠   |
      | B9HCW | one card  | J♣  | Q♣ K♣ K♦ A♠ | Q♣   | K♣   |
"""
PIT_IN_DUTCH = """\
# language: nl
Functionaliteit: De pit
  Wie alles pakt.

  # Vooraf: samen 30.
  @id:BQNR8 @clause:sweep.condition @clause:sweep.score
  Scenario: Een pit zet vijfenveertig punten op het blad
    Stel we spelen nl-short
    # Elke strafkaart dus.
    Als de ronde wordt uitgespeeld en D alle strafkaarten pakt
    Dan is de score van de ronde A 15, B 15, C 15, D 0

  @clause:play.follow-suit
  Abstract Scenario: <wat> doorgeven laat <hand> over
    Stel we spelen nl-short
    En op tafel ligt A <uitgekomen>
    En B heeft <hand>
    Dan mag B <deze> <en die> spelen

    Voorbeelden:
      | id    | wat          | uitgekomen | hand        | deze | en die |
      | FU782 | twee kaarten | 8♠         | B♣ V♠ H♠ 8♥ | V♠   | H♠     |
      | B9HCW | één kaart    | B♣         | V♣ H♣ H♦ A♠ | V♣   | H♣     |
"""


def feature_in(folder: Path, text: str, name: str = "pit") -> Feature:
    """Write a feature into a folder and return it as it is read back."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{name}.feature"
    file.write_text(dedent(text), encoding="utf-8")
    feature = parse_feature(file, folder)
    assert not isinstance(feature, list), feature
    return feature

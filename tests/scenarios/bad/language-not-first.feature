@clause:play.follow-suit
# language: nl
Feature: The language comes too late

  @id:AAAAA
  Scenario: English after all
    Given we play nl-short
    And the trick so far is A 9♠
    Then it is B's turn

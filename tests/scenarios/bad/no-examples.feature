Feature: Outlines

  @clause:play.follow-suit
  Scenario Outline: No row to run
    Given we play nl-short
    And the trick so far is A 9♠
    Then it is B's turn

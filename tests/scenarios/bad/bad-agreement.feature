Feature: Phrases

  @id:AAAAA @clause:play.follow-suit
  Scenario: No such label
    Given we play nl-short
    And the table plays that hearts may be led any time
    And the trick so far is A 9♠
    Then it is B's turn

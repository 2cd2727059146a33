Feature: Ids

  @clause:play.follow-suit
  Scenario: None
    Given we play nl-short
    And the trick so far is A 9♠
    Then it is B's turn

Feature: Phrases

  @id:AAAAA @clause:play.follow-suit
  Scenario: No such card
    Given we play nl-short
    And the trick so far is A 1♠
    Then it is B's turn

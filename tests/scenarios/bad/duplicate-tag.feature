Feature: Clauses

  @id:AAAAA @clause:play.follow-suit @clause:play.follow-suit
  Scenario: Twice
    Given we play nl-short
    And the trick so far is A 9♠
    Then it is B's turn

Feature: Clauses

  @id:AAAAA @clause:play.folow-suit
  Scenario: Mistyped
    Given we play nl-short
    And the trick so far is A 9♠
    Then it is B's turn

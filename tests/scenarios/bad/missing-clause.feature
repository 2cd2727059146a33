Feature: Clauses

  @id:AAAAA
  Scenario: About nothing
    Given we play nl-short
    And the trick so far is A 9♠
    Then it is B's turn

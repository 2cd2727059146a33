Feature: A table

  @id:AAAAA @clause:play.follow-suit
  Scenario: Nobody reads it
    Given we play nl-short
      | A | B |
    And the trick so far is A 9♠
    Then it is B's turn

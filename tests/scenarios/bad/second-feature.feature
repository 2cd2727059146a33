Feature: One
Feature: Two

  @id:AAAAA @clause:play.follow-suit
  Scenario: Whose is it
    Given we play nl-short
    And the trick so far is A 9♠
    Then it is B's turn

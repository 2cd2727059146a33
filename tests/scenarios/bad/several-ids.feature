Feature: Ids

  @id:AAAAA @id:AAAAB @clause:play.follow-suit
  Scenario: Two
    Given we play nl-short
    And the trick so far is A 9♠
    Then it is B's turn

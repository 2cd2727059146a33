Feature: Tricks

  @id:AAAAA @clause:play.follow-suit
  Scenario: C before B
    Given we play nl-short
    And the trick so far is A 9♠, C 10♠
    Then it is B's turn

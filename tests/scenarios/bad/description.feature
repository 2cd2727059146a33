Feature: An explanation that is not a comment

  @id:AAAAA @clause:play.follow-suit
  Scenario: Explained
    B has to follow.
    Given we play nl-short
    And the trick so far is A 9♠
    Then it is B's turn

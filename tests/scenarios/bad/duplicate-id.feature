Feature: Ids

  @id:AAAAA @clause:play.follow-suit
  Scenario: The first
    Given we play nl-short
    And the trick so far is A 9♠
    Then it is B's turn

  @id:AAAAA @clause:play.follow-suit
  Scenario: The second
    Given we play nl-short
    And the trick so far is A 8♠
    Then it is B's turn

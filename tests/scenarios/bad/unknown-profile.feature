Feature: Profiles

  @id:AAAAA @clause:play.follow-suit
  Scenario: Which rules
    Given we play nl-shrt
    And the trick so far is A 9♠
    Then it is B's turn

Feature: Seats

  @id:AAAAA @clause:play.follow-suit
  Scenario: A fifth player
    Given we play nl-short
    And the trick so far is A 9♠
    Then it is E's turn

Feature: Phrases

  @id:AAAAA @clause:play.follow-suit
  Scenario: Said in other words
    Given we play nl-short
    And the trick is A 9♠
    Then it is B's turn

Feature: Cards

  @id:AAAAA @clause:play.follow-suit
  Scenario: A two in the short pack
    Given we play nl-short
    And the trick so far is A 2♠
    Then it is B's turn

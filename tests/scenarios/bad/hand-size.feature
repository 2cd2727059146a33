Feature: Cards

  @id:AAAAA @clause:play.follow-suit
  Scenario: Hands of two tricks
    Given we play nl-short
    And the trick so far is A 9♠
    And A holds 8♠ 7♣
    And B holds K♦ 8♥
    Then it is B's turn

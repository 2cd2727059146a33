Feature: Cards

  @id:AAAAA @clause:play.follow-suit
  Scenario: Taken and still in hand
    Given we play nl-short
    And B holds 9♠ K♦
    And A has taken K♦ Q♥
    And C has taken Q♥
    When B leads 9♠
    Then it is C's turn

Feature: Cards

  @id:AAAAA @clause:play.follow-suit
  Scenario: One card in two hands, and one named twice
    Given we play nl-short
    And B holds 9♠ K♦
    And C holds K♦ 8♥
    And D holds 8♣ 8♣
    When B leads 9♠
    Then it is C's turn

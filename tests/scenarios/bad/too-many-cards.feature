Feature: Cards

  @id:AAAAA @clause:play.follow-suit
  Scenario: Nine cards
    Given we play nl-short
    And A holds 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ A♣ 7♦
    When the deal begins
    Then it is A's turn

Feature: Scores

  @id:AAAAA @clause:score.cards
  Scenario: A heart that nobody takes, and a king that counts nothing
    Given we play nl-short
    When the deal is played out and the penalty cards go to A Q♠ 7♥ 8♥, B 9♥ 10♥ J♥ K♠, C J♣ K♥ A♥
    Then the deal scores A 7, B 4, C 4, D 0

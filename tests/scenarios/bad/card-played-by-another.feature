Feature: A card is played by somebody else than who holds it, or twice

  @id:AAAAA @clause:play.follow-suit
  Scenario: Once is enough
    Given we play nl-short
    And A holds 9♣ 10♣ 8♦
    And B holds J♣ 8♠ K♠
    When A leads 9♣
    And B plays 10♣
    And C plays 9♣
    And D plays A♣
    And the deal is played out
    And the next deal is dealt
    And A plays 9♣
    And A plays 9♣
    Then it is B's turn

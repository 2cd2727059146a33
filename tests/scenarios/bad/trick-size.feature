Feature: Tricks

  @id:AAAAA @clause:play.follow-suit
  Scenario: A whole trick on the table, and an earlier one of three cards
    Given we play nl-short
    And an earlier trick went B 7♣, C 8♣, D 9♣
    And the trick so far is A 9♠, B 10♠, C J♠, D Q♠
    Then it is B's turn

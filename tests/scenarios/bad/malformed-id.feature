Feature: Ids

  @id:follow-1 @clause:play.follow-suit
  Scenario: A name in place of an id
    Given we play nl-short
    And the trick so far is A 9♠
    Then it is B's turn

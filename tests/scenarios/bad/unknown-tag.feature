Feature: Tags

  @id:AAAAA @clause:play.follow-suit @slow
  Scenario: A tag without a meaning
    Given we play nl-short
    And the trick so far is A 9♠
    Then it is B's turn

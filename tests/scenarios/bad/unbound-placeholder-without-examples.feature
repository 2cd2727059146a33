Feature: Placeholders

  @id:AAAAA @clause:play.follow-suit
  Scenario: A placeholder in a plain scenario
    Given we play <profile>
    And the trick so far is A 9♠
    Then it is B's turn

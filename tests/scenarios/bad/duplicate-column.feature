Feature: Columns

  @clause:play.follow-suit
  Scenario Outline: A column twice
    Given we play nl-short
    And the trick so far is A <card>
    Then it is B's turn

    Examples:
      | id    | card | card |
      | AAAAA | 9♠   | 8♠   |

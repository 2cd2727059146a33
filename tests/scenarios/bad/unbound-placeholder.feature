Feature: Placeholders

  @clause:play.follow-suit
  Scenario Outline: A placeholder without a column
    Given we play nl-short
    And the table plays that <agreement>
    And the trick so far is A <card>
    Then it is B's turn

    Examples:
      | id    | card |
      | AAAAA | 9♠   |

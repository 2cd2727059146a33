Feature: Ids

  @id:AAAAA @clause:play.follow-suit
  Scenario Outline: One for all rows
    Given we play nl-short
    And the trick so far is A <card>
    Then it is B's turn

    Examples:
      | id    | card |
      | AAAAB | 9♠   |

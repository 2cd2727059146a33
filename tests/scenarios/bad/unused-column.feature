Feature: Columns

  @clause:play.follow-suit
  Scenario Outline: A column nobody uses
    Given we play nl-short
    And the trick so far is A <card>
    Then it is B's turn

    Examples:
      | id    | card | turn |
      | AAAAA | 9♠   | B    |

Feature: Tags

  @clause:play.follow-suit
  Scenario Outline: Tagged rows
    Given we play nl-short
    And the trick so far is A <card>
    Then it is B's turn

    @clause:play.discard
    Examples:
      | id    | card |
      | AAAAA | 9♠   |

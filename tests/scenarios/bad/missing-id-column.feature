Feature: Ids

  @clause:play.follow-suit
  Scenario Outline: None
    Given we play nl-short
    And the trick so far is A <card>
    Then it is B's turn

    Examples:
      | card |
      | 9♠   |

Feature: Ids

  @clause:play.follow-suit
  Scenario Outline: A row with half an id
    Given we play nl-short
    And the trick so far is A <card>
    Then it is B's turn

    Examples:
      | id   | card |
      | AAA1 | 9♠   |

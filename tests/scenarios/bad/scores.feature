Feature: Scores

  @id:AAAAA @clause:score.cards
  Scenario: A seat left out, and sixteen points
    Given we play nl-short
    When the deal is played out with points A 9, B 1, C 5, D 1
    Then the deal scores A 9, B 1, C 5

Feature: Whens

  @id:AAAAA @clause:score.cards
  Scenario: A card after the last
    Given we play nl-short
    When the deal is played out
    And A leads 7♣
    Then the deal is over

@id:AAAAA
Feature: Tags

  @id:AAAAB @clause:play.follow-suit
  Scenario: One of many
    Given we play nl-short
    And the trick so far is A 9♠
    Then it is B's turn

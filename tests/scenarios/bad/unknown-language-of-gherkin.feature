# language: dutch
Feature: A name that is no code of a language

  @id:AAAAA @clause:play.follow-suit
  Scenario: Not read at all
    Given we play nl-short
    And the trick so far is A 9♠
    Then it is B's turn

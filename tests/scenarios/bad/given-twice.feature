Feature: Given

  @id:AAAAA @clause:play.follow-suit
  Scenario: Two dealers
    Given we play nl-short
    And A is the dealer
    And B is the dealer
    When the deal begins
    Then A is the dealer

Feature: Order

  @id:AAAAA @clause:play.follow-suit
  Scenario: Given too late
    Given we play nl-short
    When the deal begins
    Given A is the dealer
    Then A is the dealer

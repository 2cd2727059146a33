Feature: Order

  @id:AAAAA @clause:play.follow-suit
  Scenario: Nothing is observed
    Given we play nl-short
    When the deal begins

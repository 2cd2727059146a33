Feature: Nothing in it

  @id:AAAAA @clause:play.follow-suit
  Scenario: Empty

Feature: A Dutch keyword in an English scenario

  @id:AAAAA @clause:play.follow-suit
  Scenario: Everything would pass
    Stel we play nl-short
    En the trick so far is A 9♠
    Dan it is B's turn

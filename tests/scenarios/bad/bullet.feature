Feature: Bullets

  @id:AAAAA @clause:play.follow-suit
  Scenario: A bullet is neither Given nor When nor Then
    Given we play nl-short
    * the trick so far is A 9♠
    Then it is B's turn

Feature: A Dutch keyword after a good step

  @id:AAAAA @clause:play.follow-suit
  Scenario: Refused by Gherkin itself
    Given we play nl-short
    En the trick so far is A 9♠
    Then it is B's turn

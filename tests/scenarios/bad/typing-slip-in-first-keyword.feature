Feature: A slip in the first keyword

  @id:AAAAA @clause:play.follow-suit
  Scenario: Only the Then is left
    Givn we play nl-short
    Then it is B's turn

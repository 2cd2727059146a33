Feature: Not Gherkin

  @id:AAAAA @clause:play.follow-suit
  Scenario: A line of prose
    Given we play nl-short
    and so on

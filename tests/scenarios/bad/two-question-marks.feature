Feature: Two question marks are no placeholder, and said to be wrong once

  @id:AAAAA @clause:trick.order
  Scenario: Who takes it
    Given we play nl-short
    Then ?? takes the trick

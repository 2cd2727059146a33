Feature: Given

  @id:AAAAA @clause:lead.hearts
  Scenario: Broken and not
    Given we play nl-omslag
    And A is to lead
    And hearts are broken
    And hearts are not broken
    Then it is A's turn

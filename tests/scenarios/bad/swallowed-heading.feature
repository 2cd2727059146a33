Feature: A heading in another language
  Achtergrond:
    Stel we play nl-short

  @id:AAAAA @clause:play.follow-suit
  Scenario: The background is gone
    Given we play nl-short
    And the trick so far is A 9♠
    Then it is B's turn

Feature: Two of one name

  Rule: One

    @id:AAAAA @clause:play.follow-suit
    Scenario: The same
      Given we play nl-short
      And the trick so far is A 9♠
      Then it is B's turn

  Rule: Another

    @id:AAAAB @clause:play.follow-suit
    Scenario: The same
      Given we play nl-short
      And the trick so far is A 8♠
      Then it is B's turn

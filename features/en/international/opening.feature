Feature: Opening with the two of clubs
  Whoever has 2♣ leads it to the first trick.

  @id:RIP5T @clause:opening.leader @clause:opening.card
  Scenario: The holder of 2♣ opens with that card and no other
    Given we play international
    And A holds 2♣ 3♣ K♣ 4♦ 10♦ A♦ 2♠ 9♠ J♠ 5♥ 8♥ Q♥ K♥
    Then it is A's turn
    And A may play 2♣
    And A may not play 3♣ because of opening.card

  @id:U5QCQ @clause:opening.leader @clause:opening.card
  Scenario: It is 2♣ that opens, not the player to the left of the dealer
    Given we play international
    And D is the dealer
    And A holds 3♣ 8♣ Q♣ 5♦ 7♦ K♦ 4♠ 6♠ 10♠ 2♥ 9♥ J♥ A♥
    And B holds 2♣ 9♣ A♣ 2♦ 8♦ J♦ 3♠ 7♠ K♠ 4♥ 6♥ 10♥ Q♥
    Then it is B's turn
    And 5♦ from A is refused
    And B may play 2♣
    When B leads 2♣
    Then it is C's turn

  @id:SO2KK @clause:lead.hearts @clause:play.follow-suit @clause:trick.next-lead
  Scenario: From the second trick on the leader is free to choose another suit
    Given we play international
    And D holds 5♣ K♣ 3♦ 9♦ A♦ 2♠ 8♠ J♠ 4♥ 7♥ 10♥ Q♥ K♥
    And the trick so far is A 2♣, B 7♣, C Q♣
    Then D may play 5♣ K♣
    When D plays K♣
    Then D takes the trick
    And D may play 5♣ 3♦ 9♦ A♦ 2♠ 8♠ J♠

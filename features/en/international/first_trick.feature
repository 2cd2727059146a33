Feature: The first trick
  Nobody may play a heart or Q♠ to the first trick, unless there is nothing else to play.

  @id:OYCM7 @clause:play.discard @clause:first-trick.hearts @clause:first-trick.queen
  Scenario: A player without clubs discards anything but hearts and Q♠
    Given we play international
    And B holds 3♦ 5♦ 9♦ J♦ 4♠ 8♠ Q♠ K♠ A♠ 2♥ 6♥ 10♥ K♥
    And the trick so far is A 2♣
    Then B may play 3♦ 5♦ 9♦ J♦ 4♠ 8♠ K♠ A♠
    And B may not play Q♠ because of first-trick.queen
    And B may not play 2♥ because of first-trick.hearts

  @id:TYX8A @clause:play.follow-suit
  Scenario: A player with clubs follows with any of them, J♣ included
    Given we play international
    And B holds 9♣ J♣ 4♦ 8♦ K♦ 3♠ 7♠ Q♠ A♠ 2♥ 5♥ 9♥ Q♥
    And the trick so far is A 2♣
    Then B may play 9♣ J♣

  @id:W32C3 @clause:play.follow-suit
  Scenario: A single club must be played, however high
    Given we play international
    And D holds A♣ 2♦ 6♦ 10♦ Q♦ 5♠ 9♠ J♠ Q♠ 3♥ 8♥ J♥ A♥
    And the trick so far is A 2♣, B 5♣, C J♦
    Then D may play A♣

  @id:OE79D @clause:play.discard @clause:first-trick.hearts @clause:first-trick.queen
  Scenario: Two harmless aces must be used before any penalty card
    Given we play international
    And C holds A♦ Q♠ A♠ 2♥ 3♥ 4♥ 6♥ 7♥ 8♥ 10♥ Q♥ K♥ A♥
    And the trick so far is A 2♣, B 10♣
    Then C may play A♦ A♠

  @id:OS7U5 @clause:play.discard @clause:first-trick.hearts
  Scenario: 10♥ is a heart: beside it a single diamond is the only choice
    Given we play international
    And B holds 4♦ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥
    And the trick so far is A 2♣
    Then B may play 4♦

  @id:TWPQ3 @clause:play.discard @clause:first-trick.queen @clause:first-trick.hearts
  Scenario: A small spade spares Q♠
    Given we play international
    And D holds 2♠ Q♠ 2♥ 3♥ 5♥ 6♥ 7♥ 8♥ 9♥ J♥ Q♥ K♥ A♥
    And the trick so far is A 2♣, B 8♣, C 4♣
    Then D may play 2♠

  @id:T273O @clause:first-trick.escape @clause:play.follow-suit @clause:lead.hearts
  Scenario: With nothing but hearts and Q♠ any card goes, and a heart thrown so breaks hearts
    Given we play international
    And the trick so far is C 2♣, D 5♣, A K♣
    And B holds Q♠ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥
    And A holds 3♣ 8♣ 4♦ 7♦ J♦ Q♦ 2♠ 6♠ 9♠ J♠ K♠ A♥
    Then B may play any card
    When B plays 9♥
    Then A takes the trick
    And A may play any card
    When A leads A♥
    Then B may play 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 10♥ J♥ Q♥ K♥

  @id:WXN7A @clause:first-trick.escape @clause:lead.hearts @clause:lead.queen-breaks
  Scenario: With nothing but hearts and Q♠ the queen goes too, and breaks nothing
    Given we play international
    And the trick so far is C 2♣, D 5♣, A K♣
    And B holds Q♠ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥
    And A holds 3♣ 8♣ 4♦ 7♦ J♦ Q♦ 2♠ 6♠ 9♠ J♠ K♠ A♥
    Then B may play any card
    When B plays Q♠
    Then A takes the trick
    And A may play 3♣ 8♣ 4♦ 7♦ J♦ Q♦ 2♠ 6♠ 9♠ J♠ K♠

  @id:SF68X @clause:first-trick.escape @clause:play.follow-suit
  Scenario: Thirteen hearts are thirteen cards that may be played
    Given we play international
    And B holds 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    And C holds 6♣ 9♣ Q♣ 2♦ 3♦ 8♦ K♦ A♦ 4♠ 7♠ 10♠ J♠ Q♠
    And the trick so far is A 2♣
    Then B may play any card
    When B plays 7♥
    Then C may play 6♣ 9♣ Q♣

  @id:P7BWV @clause:first-trick.queen @clause:first-trick.escape @clause:play.discard
  Scenario: A heart that had to be thrown frees nobody else to throw Q♠
    Given we play international
    And the trick so far is A 2♣
    And B holds 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    And C holds 2♦ 3♦ 6♦ 8♦ 10♦ K♦ A♦ 4♠ 7♠ 10♠ J♠ Q♠ K♠
    Then B may play any card
    When B plays 7♥
    Then C may play 2♦ 3♦ 6♦ 8♦ 10♦ K♦ A♦ 4♠ 7♠ 10♠ J♠ K♠

  @id:U75KP @clause:play.discard @clause:play.follow-suit
  Scenario: In the second trick hearts and Q♠ may be thrown freely
    Given we play international
    And B holds 4♣ 8♣ Q♣ K♣ 3♠ 9♠ Q♠ A♠ 2♥ 5♥ 9♥ K♥
    And C holds 6♣ J♣ 5♦ 10♦ K♦ 2♠ 6♠ 7♠ J♠ 4♥ 8♥ A♥
    And the trick so far is A 7♦
    Then B may play any card
    When B plays Q♠
    Then C may play 5♦ 10♦ K♦

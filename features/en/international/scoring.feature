Feature: Counting the points of a deal
  Every heart counts 1 and Q♠ counts 13 for the player who takes the trick it lies in; every other card counts nothing.

  @id:X7LC8 @clause:score.cards
  Scenario: West takes Q♠ and two hearts, North seven hearts, East four and you none
    # You, West, North and East of 001 sit clockwise; here they are A, B, C and D.
    Given we play international
    When the deal is played out and the penalty cards go to B Q♠ 2♥ 3♥, C 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥, D J♥ Q♥ K♥ A♥
    Then the deal scores A 0, B 15, C 7, D 4

  @id:UNAX5 @clause:score.cards
  Scenario: Q♠ alone is 13
    Given we play international
    When the deal is played out and the penalty cards go to A Q♠, B 2♥ 5♥ 8♥ J♥ K♥ A♥, C 3♥ 6♥ 9♥ Q♥, D 4♥ 7♥ 10♥
    Then the deal scores A 13, B 6, C 4, D 3

  @id:YUO7Z @clause:score.cards
  Scenario: Every heart counts 1, the ace no more than the two
    Given we play international
    When the deal is played out and the penalty cards go to A 10♥ J♥ Q♥ K♥ A♥, B 2♥ 3♥ 4♥ 5♥ 6♥, C Q♠ 7♥ 8♥, D 9♥
    Then the deal scores A 5, B 5, C 15, D 1

  @id:XR99N @clause:score.cards @clause:sweep.condition
  Scenario: 16 points with Q♠ and three hearts are 16 points and no sweep
    Given we play international
    When the deal is played out and the penalty cards go to B 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥, C Q♠ J♥ Q♥ K♥, D A♥
    Then the deal scores A 0, B 9, C 16, D 1

  @id:ZVP53 @clause:score.captured @clause:trick.winner @clause:play.follow-suit
  Scenario: Q♠ counts for the player who takes the trick and not for the one who threw her
    Given we play international
    And no heart has been played
    And the trick so far is A K♦, B 2♦, C Q♠
    And D holds 4♣ 5♦ J♦ 8♠ 7♥ 9♥ 10♥
    Then D may play 5♦ J♦
    When D plays 5♦
    Then A takes the trick
    And A has 13 points so far
    And C has 0 points so far

  @id:OKI6X @clause:score.captured @clause:trick.winner @clause:play.follow-suit
  Scenario: J♣, J♦ and 10♦ count nothing
    Given we play international
    And no heart has been played
    And the trick so far is A J♣, B J♦, C 10♦
    And B has taken Q♠
    And D holds 9♣ Q♣ A♦ 8♠ 4♥ 6♥ K♥
    Then D may play 9♣ Q♣
    When D plays Q♣
    Then D takes the trick
    And D has 0 points so far
    And B has 13 points so far

  @id:N66S5 @clause:score.captured @clause:trick.winner @clause:play.follow-suit
  Scenario: A trick with a heart and Q♠ in it is worth 14, whoever played them
    Given we play international
    And no heart has been played
    And the trick so far is C 7♦, D 4♥, A Q♠
    And B holds 8♣ 3♦ J♦ 2♠ 9♥ K♥ A♥
    Then B may play 3♦ J♦
    When B plays J♦
    Then B takes the trick
    And B has 14 points so far
    And A has 0 points so far
    And D has 0 points so far

  @id:R85V2 @clause:first-trick.escape @clause:score.captured @clause:trick.winner @clause:play.follow-suit
  Scenario: A heart that had to be thrown in the first trick counts
    Given we play international
    And the trick so far is B 2♣, C 8♣
    And D holds Q♠ 2♥ 3♥ 4♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    And A holds 3♣ 6♣ 9♣ K♣ 4♦ 10♦ J♦ A♦ 5♠ 7♠ J♠ K♠ 5♥
    Then D may play any card
    When D plays 10♥
    Then A may play 3♣ 6♣ 9♣ K♣
    When A plays 3♣
    Then C takes the trick
    And it is C's turn
    And C has 1 point so far
    And D has 0 points so far

  @id:ZDFR3 @clause:score.cards @clause:match.add
  Scenario: The cards taken in one deal do not count in the next
    Given we play international
    When the deal is played out with points A 19, B 7, C 0, D 0
    Then the deal scores A 19, B 7, C 0, D 0
    When the next deal is dealt
    And the deal is played out with points A 7, B 19, C 0, D 0
    Then the deal scores A 7, B 19, C 0, D 0
    And the totals are A 26, B 26, C 0, D 0

  @id:P8ARB @clause:score.captured @clause:score.cards @clause:match.add
  Scenario: What was taken in one deal does not count again in the next
    # In deal 4 nobody passes, so that nothing comes between the two deals.
    Given we play international
    And it is deal 3
    And the totals are A 15, B 19, C 10, D 8
    When the deal is played out with points A 20, B 3, C 3, D 0
    Then the deal scores A 20, B 3, C 3, D 0
    When the next deal is dealt
    And the deal is played out with points A 0, B 1, C 5, D 20
    Then the deal scores A 0, B 1, C 5, D 20
    And the totals are A 35, B 23, C 18, D 28

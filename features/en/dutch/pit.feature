Feature: The pit
  Whoever takes all eight hearts, Q♠ and J♣ makes a pit: nothing for that player, fifteen for everybody else.

  @id:MJ5DL @clause:sweep.condition @clause:sweep.score
  Scenario: A pit does not need every trick
    Given we play nl-short
    When the deal is played out and C takes every penalty card but not every trick
    Then the deal scores A 15, B 15, C 0, D 15

  @id:CL57Q @clause:sweep.condition @clause:sweep.score
  Scenario: Taking every trick is a pit too, and no better one
    Given we play nl-short
    When the deal is played out and B takes every trick
    Then the deal scores A 15, B 0, C 15, D 15

  @clause:sweep.condition @clause:score.cards
  Scenario Outline: One penalty card that goes elsewhere makes it a normal deal
    Given we play nl-short
    When the deal is played out and the penalty cards go to <shares>
    Then the deal scores <scores>

    Examples:
      | id    | shares                              | scores              |
      | CN6E4 | A J♣ Q♠ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥, D A♥ | A 14, B 0, C 0, D 1 |
      | GF8PV | A Q♠ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥, B J♣ | A 13, B 2, C 0, D 0 |
      | K57GW | A J♣ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥, C Q♠ | A 10, B 0, C 5, D 0 |

  @id:K82MV @clause:sweep.condition @clause:score.cards
  Scenario: All hearts without Q♠ and J♣ are no pit
    Given we play nl-short
    When the deal is played out and the penalty cards go to A 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥, B Q♠, C J♣
    Then the deal scores A 8, B 5, C 2, D 0

  @clause:sweep.condition @clause:sweep.score @clause:score.cards @clause:score.captured
  Scenario Outline: Fourteen points and one trick to go: only the last heart tells whether it is a pit
    Given we play nl-short
    And A has taken J♣ Q♠ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥
    And the trick so far is <trick>
    And D holds A♥
    When D plays A♥
    Then the deal is over
    And the deal scores <scores>

    Examples:
      | id    | trick            | scores                |
      | DU98F | A K♦, B 8♦, C 9♠ | A 0, B 15, C 15, D 15 |
      | M7FZV | A 8♦, B K♦, C 9♠ | A 14, B 1, C 0, D 0   |

  @id:BQNR8 @clause:sweep.condition @clause:sweep.score @clause:match.add
  Scenario: A pit puts forty-five points on the sheet, not fifteen
    # Before: 30 in all. After: 75.
    Given we play nl-short
    And the totals are A 14, B 6, C 6, D 4
    When the deal is played out and D takes every penalty card
    Then the deal scores A 15, B 15, C 15, D 0
    And the totals are A 29, B 21, C 21, D 4

  @clause:sweep.condition @clause:sweep.score @clause:score.cards
  Scenario Outline: What other tables make of all penalty cards with a trick lost
    Given we play nl-short
    And the table plays that <reading>
    When the deal is played out and C takes every penalty card but not every trick
    Then the deal scores <scores>

    Examples:
      | id    | reading                                 | scores                |
      | I7SNN | whoever takes every heart makes a sweep | A 15, B 15, C 0, D 15 |
      | IC72D | whoever takes every trick makes a sweep | A 0, B 0, C 15, D 0   |
      | DN3QR | taking everything changes nothing       | A 0, B 0, C 15, D 0   |

  @clause:sweep.condition @clause:sweep.score @clause:score.cards
  Scenario Outline: What other tables make of all eight tricks
    Given we play nl-short
    And the table plays that <reading>
    When the deal is played out and C takes every trick
    Then the deal scores <scores>

    Examples:
      | id    | reading                                 | scores                |
      | AA28S | whoever takes every trick makes a sweep | A 15, B 15, C 0, D 15 |
      | DXT7L | taking everything changes nothing       | A 0, B 0, C 15, D 0   |

  @id:A2OP4 @clause:sweep.condition @clause:sweep.score @clause:score.cards
  Scenario: Where all hearts make the sweep, Q♠ and J♣ elsewhere do not prevent it
    Given we play nl-short
    And the table plays that whoever takes every heart makes a sweep
    When the deal is played out and the penalty cards go to A 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥, B Q♠, C J♣
    Then the deal scores A 0, B 15, C 15, D 15

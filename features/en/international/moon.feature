Feature: Shooting the moon
  Whoever takes all thirteen hearts and the queen of spades scores 0, and everybody else 26.

  @clause:sweep.condition @clause:sweep.score
  Scenario Outline: <shooter> takes every penalty card: 0, and 26 for everybody else
    Given we play international
    When the deal is played out and <shooter> takes every penalty card
    Then the deal scores <scores>

    Examples:
      | id    | shooter | scores                |
      | X7YJ6 | A       | A 0, B 26, C 26, D 26 |
      | YW7XG | C       | A 26, B 26, C 0, D 26 |

  @id:TQX72 @clause:sweep.condition @clause:sweep.score
  Scenario: The others may take tricks, as long as no penalty card lies in them
    Given we play international
    When the deal is played out and B takes every penalty card but not every trick
    Then the deal scores A 26, B 0, C 26, D 26

  @id:SJX32 @clause:sweep.condition @clause:sweep.score
  Scenario: Taking every trick is taking every penalty card
    Given we play international
    When the deal is played out and D takes every trick
    Then the deal scores A 26, B 26, C 26, D 0

  @id:PL6KZ @clause:score.cards @clause:sweep.condition
  Scenario: The queen and twelve hearts are 25 points and no moon
    Given we play international
    When the deal is played out and the penalty cards go to A Q♠ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ Q♥ K♥ A♥, B J♥
    Then the deal scores A 25, B 1, C 0, D 0

  @id:QXET8 @clause:score.cards @clause:sweep.condition
  Scenario: Thirteen hearts without the queen are 13 points and no moon
    Given we play international
    When the deal is played out and the penalty cards go to C 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥, D Q♠
    Then the deal scores A 0, B 0, C 13, D 13

  @id:RX7N4 @clause:sweep.condition @clause:sweep.score @clause:score.captured
  Scenario: The moon is shot with the very last trick
    Given we play international
    And A has taken Q♠ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥
    And A is to lead
    And A holds A♥
    And B holds K♥
    And C holds 3♦
    And D holds 4♣
    Then A has 24 points so far
    When A leads A♥
    And B plays K♥
    And C plays 3♦
    And D plays 4♣
    Then A takes the trick
    And the deal scores A 0, B 26, C 26, D 26

  @id:P2WCI @clause:sweep.condition @clause:score.cards
  Scenario: The moon is missed in the very last trick
    Given we play international
    And A has taken Q♠ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ A♥
    And A is to lead
    And A holds 9♣
    And B holds K♣
    And C holds K♥
    And D holds 3♦
    Then A has 25 points so far
    When A leads 9♣
    And B plays K♣
    And C plays K♥
    And D plays 3♦
    Then B takes the trick
    And the deal scores A 25, B 1, C 0, D 0

  @id:PVB3E @clause:sweep.condition @clause:sweep.score @clause:match.add
  Scenario: After a moon the totals have grown by 78
    Given we play international
    And the totals are A 20, B 30, C 2, D 0
    When the deal is played out and A takes every penalty card
    Then the totals are A 20, B 56, C 28, D 26

  @id:RTY8K @clause:sweep.condition @clause:score.cards @clause:match.add
  Scenario: 26 points in two deals are no moon
    Given we play international
    When the deal is played out and the penalty cards go to A Q♠, B 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    Then the deal scores A 13, B 13, C 0, D 0
    When the next deal is dealt
    And the deal is played out and the penalty cards go to A 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥, B Q♠
    Then the deal scores A 13, B 13, C 0, D 0
    And the totals are A 26, B 26, C 0, D 0

Feature: Black Lady: the sweep and the end of the match
  The source has 26 points in a deal and a match that usually ends at 100, and says nothing of a sweep, of ties, or of
  what reaching 100 means. Each position is written once for every way a table may play it.

  # One deal shows that hearts are enough, or that nothing is; what else makes a sweep takes two deals to tell.

  @clause:sweep.condition @clause:sweep.score
  Scenario Outline: Hearts alone make a sweep worth <sweeper> and <others>
    Given we play black-lady
    And the table plays that whoever takes every heart makes a sweep
    And the table plays that after a sweep the sweeper scores <sweeper>
    And the table plays that after a sweep each opponent scores <others>
    When the deal is played out and the penalty cards go to C 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥, D Q♠
    Then the deal scores <scores>

    Examples:
      | id    | sweeper | others | scores                |
      | UP5RF | 0       | 26     | A 26, B 26, C 0, D 26 |
      | V6W3U | -26     | 0      | A 0, B 0, C -26, D 0  |

  @id:WL4L6 @clause:sweep.condition @clause:score.cards
  Scenario: Every trick is just 26 points, when taking everything changes nothing
    Given we play black-lady
    And the table plays that taking everything changes nothing
    When the deal is played out and D takes every trick
    Then the deal scores A 0, B 0, C 0, D 26

  @clause:sweep.condition @clause:sweep.score @clause:score.cards
  Scenario Outline: Penalty cards make a sweep worth <sweeper> and <others>, and hearts alone do not
    Given we play black-lady
    And the table plays that whoever takes every penalty card makes a sweep
    And the table plays that after a sweep the sweeper scores <sweeper>
    And the table plays that after a sweep each opponent scores <others>
    When the deal is played out and A takes every penalty card but not every trick
    Then the deal scores <scores>
    When the next deal is dealt
    And the deal is played out and the penalty cards go to A 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥, B Q♠
    Then the deal scores A 13, B 13, C 0, D 0

    Examples:
      | id    | sweeper | others | scores                |
      | RWHO8 | 0       | 26     | A 0, B 26, C 26, D 26 |
      | QN9JE | -26     | 0      | A -26, B 0, C 0, D 0  |

  @clause:sweep.condition @clause:sweep.score @clause:score.cards
  Scenario Outline: Tricks make a sweep worth <sweeper> and <others>, and penalty cards do not
    Given we play black-lady
    And the table plays that whoever takes every trick makes a sweep
    And the table plays that after a sweep the sweeper scores <sweeper>
    And the table plays that after a sweep each opponent scores <others>
    When the deal is played out and A takes every penalty card but not every trick
    Then the deal scores A 26, B 0, C 0, D 0
    When the next deal is dealt
    And the deal is played out and D takes every trick
    Then the deal scores <scores>

    Examples:
      | id    | sweeper | others | scores                |
      | Q47T8 | 0       | 26     | A 26, B 26, C 26, D 0 |
      | RH5VC | -26     | 0      | A 0, B 0, C 0, D -26  |

  # Every trick is a sweep by any of the three measures.
  @clause:sweep.condition @clause:sweep.score
  Scenario Outline: A sweep gives the sweeper <sweeper> and each opponent <others>, when the table plays so
    Given we play black-lady
    And the table plays that after a sweep the sweeper scores <sweeper>
    And the table plays that after a sweep each opponent scores <others>
    When the deal is played out and B takes every trick
    Then the deal scores <scores>

    Examples:
      | id    | sweeper | others | scores                  |
      | OF7NW | 0       | 26     | A 26, B 0, C 26, D 26   |
      | Y2V79 | -26     | 0      | A 0, B -26, C 0, D 0    |
      | NRB68 | -26     | 26     | A 26, B -26, C 26, D 26 |

  # Who wins is told apart from where the match ends: an app may know the one and not the other.

  @clause:match.end @clause:match.mid-deal @clause:match.add
  Scenario Outline: The match ends at <threshold> and not before, when the table plays so
    Given we play black-lady
    And the table plays that the threshold is <threshold> points
    And the totals are <before>
    When the deal is played out with points A 20, B 0, C 6, D 0
    Then the totals are <between>
    And the match goes on
    When the next deal is dealt
    And the deal is played out with points A 20, B 0, C 5, D 1
    Then the totals are <after>
    And the match is over

    Examples:
      | id    | threshold | before                     | between                    | after                      |
      | T6CVE | 100       | A 70, B 30, C 20, D 10     | A 90, B 30, C 26, D 10     | A 110, B 30, C 31, D 11    |
      | N8E9P | 500       | A 470, B 350, C 300, D 180 | A 490, B 350, C 306, D 180 | A 510, B 350, C 311, D 181 |

  @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.add
  Scenario Outline: One total past <threshold> is enough, however low the others, and the lowest wins
    Given we play black-lady
    And the table plays that the threshold is <threshold> points
    And the totals are <before>
    When the deal is played out with points A 13, B 8, C 5, D 0
    Then the totals are <between>
    And the match goes on
    When the next deal is dealt
    And the deal is played out with points A 20, B 0, C 0, D 6
    Then the totals are <after>
    And the match is over
    And D wins the match

    Examples:
      | id    | threshold | before                   | between                  | after                    |
      | XDTB3 | 50        | A 30, B 10, C 8, D 4     | A 43, B 18, C 13, D 4    | A 63, B 18, C 13, D 10   |
      | N8XL3 | 500       | A 480, B 60, C 40, D 18  | A 493, B 68, C 45, D 18  | A 513, B 68, C 45, D 24  |

  # In what follows the last trick decides, so that it does not matter whether a match can end in mid-deal.

  @id:VO64D @clause:match.end @clause:match.add @clause:score.cards
  Scenario: 58 ends the match, when the threshold is 50
    Given we play black-lady
    And the table plays that the threshold is 50 points
    And the totals are A 45, B 20, C 13, D 0
    And A is to lead
    And A holds K♠
    And B holds Q♠
    And C holds 5♠
    And D holds 4♦
    And C has taken 2♥ 3♥ 4♥ 5♥ 6♥ 7♥
    And D has taken 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    When A leads K♠
    And B plays Q♠
    And C plays 5♠
    And D plays 4♦
    Then the deal scores A 13, B 0, C 6, D 7
    And the totals are A 58, B 20, C 19, D 7
    And the match is over

  @id:WC5QE @clause:match.end @clause:match.add @clause:score.cards
  Scenario: 108 does not end the match, when the threshold is 500
    Given we play black-lady
    And the table plays that the threshold is 500 points
    And the totals are A 95, B 30, C 20, D 11
    And A is to lead
    And A holds K♠
    And B holds Q♠
    And C holds 5♠
    And D holds 4♦
    And C has taken 2♥ 3♥ 4♥ 5♥ 6♥ 7♥
    And D has taken 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    When A leads K♠
    And B plays Q♠
    And C plays 5♠
    And D plays 4♦
    Then the deal scores A 13, B 0, C 6, D 7
    And the totals are A 108, B 30, C 26, D 18
    And the match goes on

  @id:UX2MD @clause:match.end @clause:match.winner @clause:match.add @clause:score.cards
  Scenario: Exactly 100 ends the match, when reaching the threshold is enough
    Given we play black-lady
    And the table plays that the threshold is reached at exactly that total
    And the totals are A 87, B 61, C 40, D 20
    And A is to lead
    And A holds K♠
    And B holds Q♠
    And C holds 5♠
    And D holds 4♦
    And C has taken 2♥ 3♥ 4♥ 5♥ 6♥ 7♥
    And D has taken 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    When A leads K♠
    And B plays Q♠
    And C plays 5♠
    And D plays 4♦
    Then the deal scores A 13, B 0, C 6, D 7
    And the totals are A 100, B 61, C 46, D 27
    And the match is over
    And D wins the match

  @id:QENV3 @clause:match.end @clause:match.add @clause:score.cards
  Scenario: Exactly 100 does not end the match, when the threshold must be passed
    Given we play black-lady
    And the table plays that the threshold must be passed
    And the totals are A 87, B 61, C 40, D 20
    And A is to lead
    And A holds K♠
    And B holds Q♠
    And C holds 5♠
    And D holds 4♦
    And C has taken 2♥ 3♥ 4♥ 5♥ 6♥ 7♥
    And D has taken 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    When A leads K♠
    And B plays Q♠
    And C plays 5♠
    And D plays 4♦
    Then the deal scores A 13, B 0, C 6, D 7
    And the totals are A 100, B 61, C 46, D 27
    And the match goes on

  @id:SQ5RW @clause:match.end @clause:match.winner @clause:match.tie @clause:match.add @clause:score.cards
  Scenario: Those who share the lowest total share the victory, when the table plays so
    Given we play black-lady
    And the table plays that tied leaders share the victory
    And the totals are A 94, B 27, C 18, D 17
    And A is to lead
    And A holds K♠
    And B holds Q♠
    And C holds 5♠
    And D holds 4♦
    And C has taken 2♥ 3♥ 4♥ 5♥ 6♥ 7♥
    And D has taken 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    When A leads K♠
    And B plays Q♠
    And C plays 5♠
    And D plays 4♦
    Then the deal scores A 13, B 0, C 6, D 7
    And the totals are A 107, B 27, C 24, D 24
    And the match is over
    And C and D win the match

  @id:ZPC2J @clause:match.end @clause:match.tie @clause:match.add @clause:score.cards
  Scenario: A tie for the lowest total is played on, when the table plays so
    Given we play black-lady
    And the table plays that at a tie for the lowest total another deal is played
    And the totals are A 94, B 27, C 18, D 17
    And A is to lead
    And A holds K♠
    And B holds Q♠
    And C holds 5♠
    And D holds 4♦
    And C has taken 2♥ 3♥ 4♥ 5♥ 6♥ 7♥
    And D has taken 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    When A leads K♠
    And B plays Q♠
    And C plays 5♠
    And D plays 4♦
    Then the deal scores A 13, B 0, C 6, D 7
    And the totals are A 107, B 27, C 24, D 24
    And the match goes on

  @id:OZ6BW @clause:match.end @clause:match.tie @clause:match.winner @clause:match.mid-deal @clause:match.add
  Scenario: A tie that is played on is decided by the next deal that leaves one player lowest
    Given we play black-lady
    And the table plays that at a tie for the lowest total another deal is played
    And the totals are A 94, B 27, C 18, D 17
    When the deal is played out with points A 13, B 0, C 6, D 7
    Then the totals are A 107, B 27, C 24, D 24
    And the match goes on
    When the next deal is dealt
    And the deal is played out with points A 1, B 13, C 4, D 8
    Then the totals are A 108, B 40, C 28, D 32
    And the match is over
    And C wins the match

  @id:PK7F5 @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:play.follow-suit @clause:match.add
  Scenario: Past 100 in mid-deal the deal is played to its end, when the table plays so
    Given we play black-lady
    And the table plays that the match ends only when the deal is finished
    And the totals are A 95, B 41, C 30, D 16
    And no heart has been played
    And the trick so far is A K♠, B 4♠, C Q♠
    And D holds 8♣ J♣ 5♦ 6♠ 3♥ 7♥ K♥
    Then D may play 6♠
    When D plays 6♠
    Then A takes the trick
    And the deal is not over
    And it is A's turn
    When the deal is played out with points A 13, B 5, C 8, D 0
    Then the totals are A 108, B 46, C 38, D 16
    And the match is over
    And D wins the match

  @id:TM88Q @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:play.follow-suit @clause:match.add
  Scenario: Past 100 in mid-deal the match is over at once, when the table plays so
    Given we play black-lady
    And the table plays that the match ends at once, in mid-deal
    And the totals are A 95, B 41, C 30, D 16
    And no heart has been played
    And the trick so far is A K♠, B 4♠, C Q♠
    And D holds 8♣ J♣ 5♦ 6♠ 3♥ 7♥ K♥
    Then D may play 6♠
    When D plays 6♠
    Then the match is over
    And the totals are A 108, B 41, C 30, D 16
    And D wins the match

Feature: The reversal
  In the game with the reversal (omslag) fifty points do not end the match but turn it round: from then on everybody's
  points are subtracted, and the first at zero or below wins.

  @id:KVCS9 @clause:reversal.begin @clause:reversal.crossing @clause:reversal.subtract @clause:match.add @clause:match.end @clause:match.winner
  Scenario: Fifty points end nothing: from the next deal on everybody's points are subtracted
    # Under the short game D would have won with 10.
    Given we play nl-omslag
    And the totals are A 45, B 20, C 15, D 10
    When the deal is played out with points A 5, B 4, C 6, D 0
    Then the totals are A 50, B 24, C 21, D 10
    And the match goes on
    And points are subtracted
    When the next deal is dealt
    And the deal is played out with points A 3, B 7, C 0, D 5
    Then the totals are A 47, B 17, C 21, D 5
    And the match goes on

  @id:FB6ZK @clause:match.end @clause:match.winner @clause:reversal.begin @clause:match.add
  Scenario: Exactly fifty in the last trick ends nothing, and leaves nothing to read in more than one way
    Given we play nl-omslag
    And the totals are A 45, B 20, C 15, D 10
    And A is to lead
    And A holds K♦
    And B holds 8♦
    And C holds Q♠
    And D holds 9♦
    And B has taken 7♥ 8♥ 9♥ 10♥
    And C has taken J♣ J♥ Q♥ K♥ A♥
    When A leads K♦
    And B plays 8♦
    And C plays Q♠
    And D plays 9♦
    Then the totals are A 50, B 24, C 21, D 10
    And the match goes on
    And points are subtracted

  @id:E5NF3 @clause:reversal.begin @clause:match.add
  Scenario: At forty-nine points are still added
    Given we play nl-omslag
    And the totals are A 40, B 20, C 10, D 5
    When the deal is played out with points A 9, B 1, C 5, D 0
    Then the totals are A 49, B 21, C 15, D 5
    And the match goes on
    And points are added

  @id:GC6H9 @clause:reversal.begin @clause:reversal.crossing @clause:match.add
  Scenario: Two players who come to fifty in the same deal bring one reversal, and neither has lost
    Given we play nl-omslag
    And the totals are A 45, B 41, C 12, D 7
    When the deal is played out with points A 5, B 9, C 1, D 0
    Then the totals are A 50, B 50, C 13, D 7
    And the match goes on
    And points are subtracted

  @clause:reversal.crossing @clause:reversal.begin @clause:match.add
  Scenario Outline: What becomes of points past fifty in the deal that brings the reversal
    Given we play nl-omslag
    And the table plays that <reading>
    And the totals are A 48, B 47, C 15, D 10
    When the deal is played out with points A 9, B 5, C 1, D 0
    Then the totals are <totals>
    And the match goes on
    And points are subtracted

    Examples:
      | id    | reading                                              | totals                 |
      | FAD7A | the deal that reaches the threshold is added in full | A 57, B 52, C 16, D 10 |
      | E88W4 | a total that passes the threshold is cut back to it  | A 50, B 50, C 16, D 10 |

  @clause:reversal.crossing-sweep @clause:reversal.begin @clause:sweep.condition @clause:sweep.score @clause:match.add
  Scenario Outline: What becomes of points past fifty when a pit brings the reversal
    Given we play nl-omslag
    And the table plays that <reading>
    And the totals are A 10, B 40, C 30, D 10
    When the deal is played out and A takes every penalty card
    Then the totals are <totals>
    And the match goes on
    And points are subtracted

    Examples:
      | id    | reading                                                         | totals                 |
      | FMQ7R | a sweep that reaches the threshold is added in full             | A 10, B 55, C 45, D 25 |
      | I42XJ | a total that a sweep takes past the threshold is cut back to it | A 10, B 50, C 45, D 25 |

  @id:AMC83 @clause:reversal.subtract @clause:reversal.finish @clause:score.cards
  Scenario: While points are subtracted everybody's come off, whoever was past fifty or not, and one point left is not zero
    Given we play nl-omslag
    And the totals are A 57, B 30, C 25, D 8
    And points are being subtracted
    When the deal is played out with points A 2, B 6, C 0, D 7
    Then the deal scores A 2, B 6, C 0, D 7
    And the totals are A 55, B 24, C 25, D 1
    And the match goes on
    And points are subtracted

  @id:MQUMP @clause:reversal.subtract @clause:reversal.begin @clause:match.end
  Scenario: Once everybody is below fifty again, points go on being subtracted
    Given we play nl-omslag
    And the totals are A 52, B 30, C 33, D 20
    And points are being subtracted
    When the deal is played out with points A 4, B 6, C 0, D 5
    Then the totals are A 48, B 24, C 33, D 15
    And points are subtracted
    When the next deal is dealt
    And the deal is played out with points A 5, B 0, C 3, D 7
    Then the totals are A 43, B 24, C 30, D 8
    And the match goes on

  @id:LZKB9 @clause:reversal.finish @clause:reversal.subtract @clause:match.mid-deal
  Scenario: Who comes to exactly zero has won
    Given we play nl-omslag
    And the totals are A 52, B 30, C 33, D 5
    And points are being subtracted
    When the deal is played out with points A 4, B 6, C 0, D 5
    Then the totals are A 48, B 24, C 33, D 0
    And the match is over
    And D wins the match

  @id:DYQR6 @clause:reversal.overshoot @clause:reversal.finish @clause:reversal.subtract @clause:match.mid-deal
  Scenario: Where a total below zero wins like zero, there is no taking too much
    Given we play nl-short+omslag
    And the table plays that a total below zero wins like zero
    And the totals are A 52, B 27, C 39, D 2
    And points are being subtracted
    When the deal is played out with points A 0, B 3, C 0, D 12
    Then the totals are A 52, B 24, C 39, D -10
    And the match is over
    And D wins the match

  @id:GFNP7 @clause:reversal.overshoot @clause:reversal.subtract @clause:match.mid-deal
  Scenario: Where a total below zero bounces, two less twelve makes ten
    Given we play nl-short+omslag
    And the table plays that a total below zero counts as that many points above it
    And the totals are A 52, B 27, C 39, D 2
    And points are being subtracted
    When the deal is played out with points A 0, B 3, C 0, D 12
    Then the totals are A 52, B 24, C 39, D 10
    And the match goes on
    And points are subtracted

  @id:GP5ZZ @clause:reversal.finish @clause:reversal.subtract @clause:match.mid-deal
  Scenario: Two players who come to exactly zero in the same deal both win
    Given we play nl-omslag
    And the totals are A 50, B 40, C 6, D 9
    And points are being subtracted
    When the deal is played out with points A 0, B 0, C 6, D 9
    Then the totals are A 50, B 40, C 0, D 0
    And the match is over
    And C and D win the match

  @id:D6WZD @clause:reversal.several @clause:reversal.overshoot @clause:reversal.finish @clause:reversal.subtract @clause:match.mid-deal
  Scenario: Where everybody at zero or below wins, the one at zero wins beside the one below
    Given we play nl-omslag
    And the table plays that everybody at zero or below after the same deal wins
    And the totals are A 50, B 44, C 6, D 5
    And points are being subtracted
    When the deal is played out with points A 0, B 0, C 6, D 9
    Then the totals are A 50, B 44, C 0, D -4
    And the match is over
    And C and D win the match

  @id:EM7PM @clause:reversal.several @clause:reversal.overshoot @clause:reversal.finish @clause:reversal.subtract @clause:match.mid-deal
  Scenario: Where the lowest of several wins, the one below zero wins alone
    Given we play nl-omslag
    And the table plays that of several at zero or below after the same deal the lowest wins
    And the totals are A 50, B 44, C 6, D 5
    And points are being subtracted
    When the deal is played out with points A 0, B 0, C 6, D 9
    Then the totals are A 50, B 44, C 0, D -4
    And the match is over
    And D wins the match

  @clause:reversal.sweep @clause:reversal.subtract @clause:sweep.condition @clause:sweep.score
  Scenario Outline: What a pit is worth while points are subtracted
    Given we play nl-omslag
    And the table plays that <reading>
    And the totals are A 50, B 40, C 20, D 25
    And points are being subtracted
    When the deal is played out and A takes every penalty card
    Then the deal scores <scores>
    And the totals are <totals>
    And the match goes on
    And points are subtracted

    Examples:
      | id    | reading                                                                         | scores                | totals                 |
      | ERV8I | while points are subtracted, the scores of a sweep are subtracted as they stand | A 0, B 15, C 15, D 15 | A 50, B 25, C 5, D 10  |
      | A3FAZ | while points are subtracted, a sweep is no more than the points captured        | A 15, B 0, C 0, D 0   | A 35, B 40, C 20, D 25 |
      | IGED7 | while points are subtracted, the scores of a sweep are added all the same       | A 0, B 15, C 15, D 15 | A 50, B 55, C 35, D 40 |

  @id:FT2QL @clause:reversal.sweep @clause:reversal.finish @clause:reversal.subtract @clause:sweep.condition @clause:sweep.score @clause:match.mid-deal
  Scenario: Where a pit is no more than the points captured, its maker may come to zero by it
    Given we play nl-omslag
    And the table plays that while points are subtracted, a sweep is no more than the points captured
    And the totals are A 15, B 50, C 30, D 25
    And points are being subtracted
    When the deal is played out and A takes every penalty card
    Then the totals are A 0, B 50, C 30, D 25
    And the match is over
    And A wins the match

  @id:IP28F @clause:reversal.sweep @clause:reversal.finish @clause:reversal.subtract @clause:sweep.condition @clause:sweep.score
  Scenario: Where the scores of a pit are subtracted as they stand, an opponent may come to zero by it
    Given we play nl-omslag
    And the table plays that while points are subtracted, the scores of a sweep are subtracted as they stand
    And the totals are A 40, B 50, C 15, D 30
    And points are being subtracted
    When the deal is played out and A takes every penalty card
    Then the totals are A 40, B 35, C 0, D 15
    And the match is over
    And C wins the match

  @id:MX9Q4 @clause:reversal.at-zero @clause:reversal.begin @clause:reversal.crossing @clause:match.add
  Scenario: Where standing at zero wins, it does so as soon as the reversal begins
    Given we play nl-omslag
    And the table plays that a player who stands at zero when the reversal begins has won
    And the totals are A 45, B 30, C 15, D 0
    When the deal is played out with points A 5, B 4, C 6, D 0
    Then the totals are A 50, B 34, C 21, D 0
    And the match is over
    And D wins the match

  @id:JJ34G @clause:reversal.at-zero @clause:reversal.begin @clause:reversal.crossing @clause:match.add
  Scenario: Where standing at zero wins, two who do win together
    Given we play nl-omslag
    And the table plays that a player who stands at zero when the reversal begins has won
    And the totals are A 41, B 34, C 0, D 0
    When the deal is played out with points A 9, B 6, C 0, D 0
    Then the totals are A 50, B 40, C 0, D 0
    And the match is over
    And C and D win the match

  @id:J2AKF @clause:reversal.at-zero @clause:reversal.begin @clause:reversal.crossing @clause:reversal.finish @clause:reversal.subtract @clause:match.add @clause:match.mid-deal
  Scenario: Where standing at zero is not enough yet, the next deal must be finished at zero
    Given we play nl-omslag
    And the table plays that a player who stands at zero when the reversal begins must finish the next deal
    And the totals are A 45, B 30, C 15, D 0
    When the deal is played out with points A 5, B 4, C 6, D 0
    Then the totals are A 50, B 34, C 21, D 0
    And the match goes on
    And points are subtracted
    When the next deal is dealt
    And the deal is played out with points A 5, B 1, C 9, D 0
    Then the totals are A 45, B 33, C 12, D 0
    And the match is over
    And D wins the match

  @id:B8S6A @clause:reversal.at-zero @clause:reversal.begin @clause:reversal.crossing @clause:reversal.overshoot @clause:reversal.subtract @clause:match.add @clause:match.mid-deal
  Scenario: Where totals bounce, a player who stood at zero may leave it again
    Given we play nl-short+omslag
    And the table plays that a player who stands at zero when the reversal begins must finish the next deal
    And the table plays that a total below zero counts as that many points above it
    And the totals are A 45, B 30, C 15, D 0
    When the deal is played out with points A 5, B 4, C 6, D 0
    Then the totals are A 50, B 34, C 21, D 0
    And the match goes on
    When the next deal is dealt
    And the deal is played out with points A 0, B 9, C 3, D 3
    Then the totals are A 50, B 25, C 18, D 3
    And the match goes on

  @id:AXML8 @clause:match.mid-deal @clause:reversal.finish @clause:reversal.subtract
  Scenario: Where the match ends only with the deal, a player at zero in mid-deal plays on
    Given we play nl-omslag
    And the table plays that the match ends only when the deal is finished
    And the totals are A 52, B 30, C 33, D 5
    And points are being subtracted
    And it is trick 2
    And an earlier trick went B 7♣, C 8♣, D K♣, A 9♣
    And the trick so far is D K♦, A 8♦
    When B plays Q♠
    And C plays 9♦
    Then D has 5 points so far
    And the deal is not over
    And it is D's turn
    When the deal is played out with points A 4, B 6, C 0, D 5
    Then the totals are A 48, B 24, C 33, D 0
    And the match is over
    And D wins the match

  @id:LXS47 @clause:match.mid-deal @clause:reversal.finish @clause:reversal.subtract
  Scenario: Where the match ends in mid-deal, it ends with the trick that brings a player to zero
    Given we play nl-omslag
    And the table plays that the match ends at once, in mid-deal
    And the totals are A 52, B 30, C 33, D 5
    And points are being subtracted
    And it is trick 2
    And an earlier trick went B 7♣, C 8♣, D K♣, A 9♣
    And the trick so far is D K♦, A 8♦
    When B plays Q♠
    And C plays 9♦
    Then the match is over
    And the totals are A 52, B 30, C 33, D 0
    And D wins the match

  @clause:reversal.crossing @clause:reversal.begin @clause:match.add
  Scenario Outline: What becomes of the points that follow when somebody comes past fifty in mid-deal
    # The trick brings A to 51; B and C take theirs after it. So also where a match may end in mid-deal.
    Given we play nl-omslag
    And the table plays that <reading>
    And the totals are A 46, B 20, C 15, D 9
    And it is trick 2
    And an earlier trick went B 7♣, C 8♣, D 9♣, A K♣
    And the trick so far is A K♦, B 8♦
    When C plays Q♠
    And D plays 9♦
    Then A has 5 points so far
    And the deal is not over
    When the deal is played out with points A 5, B 4, C 6, D 0
    Then the deal scores A 5, B 4, C 6, D 0
    And the totals are <totals>
    And the match goes on
    And points are subtracted

    Examples:
      | id    | reading                                                               | totals                |
      | AED9J | the deal that reaches the threshold is added in full                  | A 51, B 24, C 21, D 9 |
      | BT7WN | a total that passes the threshold is cut back to it                   | A 50, B 24, C 21, D 9 |
      | HK4PX | the trick that reaches the threshold turns the rest of the deal round | A 51, B 16, C 9, D 9  |

  @id:CV9LD @clause:reversal.crossing @clause:reversal.begin @clause:match.add
  Scenario: Where a trick may turn the deal round, it does so at exactly fifty, and for who took it as well
    # A takes the queen to come to 50, and four points more afterwards.
    Given we play nl-omslag
    And the table plays that the trick that reaches the threshold turns the rest of the deal round
    And the totals are A 45, B 20, C 15, D 9
    And it is trick 2
    And an earlier trick went B 7♣, C 8♣, D 9♣, A K♣
    And the trick so far is A K♦, B 8♦
    When C plays Q♠
    And D plays 9♦
    And the deal is played out with points A 9, B 4, C 2, D 0
    Then the deal scores A 9, B 4, C 2, D 0
    And the totals are A 46, B 16, C 13, D 9
    And the match goes on
    And points are subtracted

  @id:EY3QT @clause:reversal.crossing @clause:reversal.begin @clause:reversal.finish @clause:reversal.at-zero @clause:reversal.overshoot @clause:reversal.several @clause:match.add
  Scenario: Where a trick turns the deal round, who comes to zero by what he takes after it has won
    # D stands at zero without having taken anything, and that is not yet enough here.
    Given we play nl-omslag
    And the table plays that the trick that reaches the threshold turns the rest of the deal round
    And the table plays that a player who stands at zero when the reversal begins must finish the next deal
    And the totals are A 46, B 20, C 6, D 0
    And it is trick 2
    And an earlier trick went B 7♣, C 8♣, D 9♣, A K♣
    And the trick so far is A K♦, B 8♦
    When C plays Q♠
    And D plays 9♦
    And the deal is played out with points A 5, B 4, C 6, D 0
    Then the totals are A 51, B 16, C 0, D 0
    And the match is over
    And C wins the match

  @id:GL8RM @clause:reversal.begin @clause:sweep.condition @clause:sweep.score @clause:match.add
  Scenario: Who comes past fifty in mid-deal and then makes a pit has scored nothing, and turns nothing round
    # So also where a trick may turn the rest of the deal round.
    Given we play nl-omslag
    And the totals are A 46, B 20, C 15, D 9
    And it is trick 2
    And an earlier trick went B 7♣, C 8♣, D 9♣, A K♣
    And the trick so far is A K♦, B 8♦
    When C plays Q♠
    And D plays 9♦
    And the deal is played out and A takes every penalty card
    Then the totals are A 46, B 35, C 30, D 24
    And the match goes on
    And points are added

  @id:EIIS8 @clause:reversal.begin @clause:match.add
  Scenario: Where fifty must be passed, exactly fifty does not turn the match round
    Given we play nl-omslag
    And the table plays that the threshold must be passed
    And the totals are A 45, B 20, C 15, D 10
    When the deal is played out with points A 5, B 4, C 6, D 0
    Then the totals are A 50, B 24, C 21, D 10
    And the match goes on
    And points are added

  @id:L9AAE @clause:reversal.begin @clause:reversal.crossing @clause:match.add
  Scenario: A table may turn round at forty
    Given we play nl-omslag
    And the table plays that the threshold is 40 points
    And the totals are A 31, B 20, C 6, D 3
    When the deal is played out with points A 9, B 1, C 5, D 0
    Then the totals are A 40, B 21, C 11, D 3
    And the match goes on
    And points are subtracted

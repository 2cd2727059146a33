Feature: House rules at the table of 52 cards
  Free opening, a sweep that is subtracted, and the reversal at the threshold, each added to the international game (and
  to Black Lady, where the international game leaves nothing open). Gentleman's Rules change nothing in the international
  game, which already has both of them.

  @id:Z8MZI @clause:opening.leader @clause:lead.hearts @clause:play.follow-suit
  Scenario: With free opening the player left of the dealer leads, and somebody else's 2♣ waits
    Given we play international+free-opening
    And D is the dealer
    And A holds 3♣ 9♣ Q♣ 4♦ 8♦ J♦ K♦ 5♠ 9♠ K♠ 2♥ 7♥ J♥
    And B holds 2♣ 6♣ 10♣ K♣ 3♦ 10♦ 2♠ 6♠ J♠ A♠ 4♥ 8♥ Q♥
    Then it is A's turn
    And 2♣ from B is refused
    And A may play 3♣ 9♣ Q♣ 4♦ 8♦ J♦ K♦ 5♠ 9♠ K♠
    When A leads 8♦
    Then it is B's turn
    And B may play 3♦ 10♦

  @id:S272V @clause:opening.leader @clause:opening.card @clause:play.follow-suit
  Scenario: With free opening 2♣ binds nobody, not even when the opener holds it
    Given we play international+free-opening
    And C is the dealer
    And D holds 2♣ 7♣ J♣ 3♦ 6♦ 10♦ A♦ 4♠ 7♠ 8♠ 10♠ J♠ K♠
    And A holds 5♣ 8♣ A♣ 2♦ 9♦ Q♦ 3♠ 9♠ A♠ 2♥ 6♥ 9♥ K♥
    Then D may play any card
    When D leads A♦
    Then A may play 2♦ 9♦ Q♦

  @clause:opening.leader @clause:first-trick.lead @clause:lead.hearts @clause:lead.queen
  Scenario Outline: Free opening with Q♠ in hand, when <agreement>
    Given we play international+free-opening
    And the table plays that <agreement>
    And D is the dealer
    And A holds 3♣ 9♣ 4♦ 8♦ K♦ 5♠ 9♠ Q♠ K♠ 2♥ 7♥ J♥ A♥
    Then A may play <cards>

    Examples:
      | id    | agreement                                                       | cards                      |
      | YK6QL | what is kept out of the first trick may not be led to it either | 3♣ 9♣ 4♦ 8♦ K♦ 5♠ 9♠ K♠    |
      | QF3OC | any card may be led to the first trick                          | 3♣ 9♣ 4♦ 8♦ K♦ 5♠ 9♠ Q♠ K♠ |

  @id:NIA8S @clause:opening.leader @clause:first-trick.escape @clause:lead.hearts @clause:lead.exception @clause:lead.queen
  Scenario: An opener with nothing but hearts and Q♠ leads Q♠
    Given we play international+free-opening
    And D is the dealer
    And A holds Q♠ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 10♥ J♥ Q♥ K♥ A♥
    Then A may play Q♠

  @id:TJU89 @clause:opening.leader @clause:first-trick.queen @clause:play.discard
  Scenario: On a heart that had to be led to the first trick Q♠ may still not be thrown
    Given we play international+free-opening
    And D is the dealer
    And A holds 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    And B holds 4♣ 8♣ J♣ 3♦ 9♦ K♦ A♦ 2♠ 6♠ 10♠ J♠ Q♠ K♠
    When A leads 7♥
    Then B may play 4♣ 8♣ J♣ 3♦ 9♦ K♦ A♦ 2♠ 6♠ 10♠ J♠ K♠

  @id:T4J58 @clause:opening.leader @clause:play.discard @clause:first-trick.hearts @clause:first-trick.queen
  Scenario: The ban of the first trick holds whatever suit is led to it
    Given we play international+free-opening
    And D is the dealer
    And the trick so far is A K♦
    And B holds 2♣ 6♣ 10♣ J♣ 4♠ 7♠ Q♠ A♠ 3♥ 5♥ 9♥ Q♥ K♥
    Then B may play 2♣ 6♣ 10♣ J♣ 4♠ 7♠ A♠

  @id:ZNAP2 @clause:opening.leader @clause:setup.dealer @clause:passing.cycle @clause:score.cards
  Scenario: With free opening the deal, and with it the opening, moves to the left
    Given we play international+free-opening
    And it is deal 3
    And C is the dealer
    When the deal is played out with points A 13, B 0, C 6, D 7
    Then the deal scores A 13, B 0, C 6, D 7
    When the next deal is dealt
    Then D is the dealer
    And nobody passes
    And it is A's turn

  @clause:sweep.condition @clause:sweep.score @clause:match.add
  Scenario Outline: A sweep is subtracted, when the sweeper scores <sweeper> and each opponent <others>
    Given we play international+pit-subtracts
    And the table plays that after a sweep the sweeper scores <sweeper>
    And the table plays that after a sweep each opponent scores <others>
    And the totals are A 10, B 10, C 6, D 0
    When the deal is played out and A takes every penalty card
    Then the deal scores <scores>
    And the totals are <totals>

    # A total may fall below zero.
    Examples:
      | id    | sweeper | others | scores                  | totals                  |
      | TT97D | -26     | 0      | A -26, B 0, C 0, D 0    | A -16, B 10, C 6, D 0   |
      | YNU8E | -26     | 26     | A -26, B 26, C 26, D 26 | A -16, B 36, C 32, D 26 |
      | N4FOH | -10     | 0      | A -10, B 0, C 0, D 0    | A 0, B 10, C 6, D 0     |

  @id:OR63I @clause:sweep.condition @clause:sweep.score @clause:match.add
  Scenario: A sweep that is subtracted takes 26 points off the sweeper, and nobody else scores
    Given we play international+pit-subtracts
    And the totals are A 20, B 30, C 2, D 0
    When the deal is played out and B takes every penalty card but not every trick
    Then the deal scores A 0, B -26, C 0, D 0
    And the totals are A 20, B 4, C 2, D 0

  @id:WRN5L @clause:sweep.condition @clause:sweep.score @clause:match.add @clause:match.end
  Scenario: A sweep that is subtracted ends no match
    Given we play international+pit-subtracts
    And the table plays that after a sweep the sweeper scores -26
    And the table plays that after a sweep each opponent scores 0
    And the totals are A 60, B 80, C 32, D 36
    When the deal is played out and A takes every penalty card
    Then the totals are A 34, B 80, C 32, D 36
    And the match goes on

  @clause:reversal.begin @clause:reversal.crossing @clause:play.follow-suit @clause:match.add @clause:score.cards
  Scenario Outline: Past 100 points are subtracted, when <agreement>
    # A reaches 103 with Q♠; B and C take all the hearts after that.
    Given we play international+omslag
    And the table plays that <agreement>
    And the totals are A 90, B 40, C 30, D 22
    And no heart has been played
    And the trick so far is A K♠, B 4♠, C Q♠
    And D holds 8♣ J♣ 5♦ 6♠ 3♥ 7♥ K♥
    Then D may play 6♠
    When D plays 6♠
    Then A takes the trick
    And the deal is not over
    When the deal is played out with points A 13, B 5, C 8, D 0
    Then the deal scores A 13, B 5, C 8, D 0
    And the totals are <totals>
    And the match goes on
    And points are subtracted

    Examples:
      | id    | agreement                                                             | totals                  |
      | Y8MEG | the deal that reaches the threshold is added in full                  | A 103, B 45, C 38, D 22 |
      | XP4SX | a total that passes the threshold is cut back to it                   | A 100, B 45, C 38, D 22 |
      | TEX2E | the trick that reaches the threshold turns the rest of the deal round | A 103, B 35, C 22, D 22 |

  @id:QW7XR @clause:reversal.begin @clause:match.end @clause:reversal.subtract @clause:match.add @clause:score.cards
  Scenario: Exactly 100 turns the count for everybody, from the next deal on
    Given we play international+omslag
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
    And points are subtracted
    When the next deal is dealt
    And the deal is played out with points A 2, B 19, C 0, D 5
    Then the deal scores A 2, B 19, C 0, D 5
    And the totals are A 98, B 42, C 46, D 22
    And points are subtracted

  @id:QP2W2 @clause:reversal.begin @clause:match.add
  Scenario: At 99 points are still added
    Given we play international+omslag
    And the totals are A 86, B 62, C 40, D 20
    When the deal is played out with points A 13, B 0, C 6, D 7
    Then the totals are A 99, B 62, C 46, D 27
    And points are added

  @clause:reversal.begin @clause:reversal.crossing-sweep @clause:match.add
  Scenario Outline: A sweep takes a total past 100, when <agreement>
    Given we play international+omslag
    And the table plays that <agreement>
    And the totals are A 20, B 90, C 10, D 10
    When the deal is played out and A takes every penalty card
    Then the totals are <totals>
    And points are subtracted

    Examples:
      | id    | agreement                                                       | totals                  |
      | R4MQ6 | a sweep that reaches the threshold is added in full             | A 20, B 116, C 36, D 36 |
      | V2F8M | a total that a sweep takes past the threshold is cut back to it | A 20, B 100, C 36, D 36 |

  @clause:reversal.sweep
  Scenario Outline: A sweep after the reversal: <agreement>
    Given we play international+omslag
    And the table plays that <agreement>
    And points are being subtracted
    And the totals are A 60, B 90, C 80, D 30
    When the deal is played out and A takes every penalty card
    Then the totals are <totals>
    And the match goes on
    And points are subtracted

    Examples:
      | id    | agreement                                                                       | totals                   |
      | WI2AG | while points are subtracted, the scores of a sweep are subtracted as they stand | A 60, B 64, C 54, D 4    |
      | V37J8 | while points are subtracted, a sweep is no more than the points captured        | A 34, B 90, C 80, D 30   |
      | O59T8 | while points are subtracted, the scores of a sweep are added all the same       | A 60, B 116, C 106, D 56 |

  @id:NMTW5 @clause:reversal.subtract @clause:reversal.finish @clause:score.cards
  Scenario: After the reversal exactly 0 wins, whoever else is far above
    Given we play international+omslag
    And points are being subtracted
    And the totals are A 60, B 13, C 80, D 29
    And B is to lead
    And A holds 9♣
    And B holds K♠
    And C holds Q♠
    And D holds 4♦
    And A has taken 2♥ 3♥ 4♥ 5♥ 6♥
    And C has taken 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    When B leads K♠
    And C plays Q♠
    And D plays 4♦
    And A plays 9♣
    Then the deal scores A 5, B 13, C 8, D 0
    And the totals are A 55, B 0, C 72, D 29
    And the match is over
    And B wins the match

  @id:VF9GJ @clause:reversal.subtract @clause:reversal.finish @clause:reversal.overshoot
  Scenario: After the reversal a total below 0 wins like 0, when the table plays so
    Given we play international+omslag
    And the table plays that a total below zero wins like zero
    And points are being subtracted
    And the totals are A 63, B 10, C 80, D 29
    And B is to lead
    And A holds 9♣
    And B holds K♠
    And C holds Q♠
    And D holds 4♦
    And A has taken 2♥ 3♥ 4♥ 5♥ 6♥
    And C has taken 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    When B leads K♠
    And C plays Q♠
    And D plays 4♦
    And A plays 9♣
    Then the totals are A 58, B -3, C 72, D 29
    And the match is over
    And B wins the match

  @id:RKUO4 @clause:reversal.subtract @clause:reversal.finish @clause:reversal.overshoot
  Scenario: After the reversal a total below 0 comes back above it, when the table plays so
    Given we play international+omslag
    And the table plays that a total below zero counts as that many points above it
    And points are being subtracted
    And the totals are A 63, B 10, C 80, D 29
    And B is to lead
    And A holds 9♣
    And B holds K♠
    And C holds Q♠
    And D holds 4♦
    And A has taken 2♥ 3♥ 4♥ 5♥ 6♥
    And C has taken 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    When B leads K♠
    And C plays Q♠
    And D plays 4♦
    And A plays 9♣
    Then the totals are A 58, B 3, C 72, D 29
    And the match goes on
    And points are subtracted

  @clause:reversal.several @clause:reversal.subtract @clause:reversal.finish @clause:reversal.overshoot @clause:match.mid-deal
  Scenario Outline: Two are below 0 after the same deal, when <agreement>
    Given we play international+omslag
    And the table plays that <agreement>
    And points are being subtracted
    And the totals are A 5, B 10, C 85, D 30
    When the deal is played out with points A 6, B 13, C 7, D 0
    Then the totals are A -1, B -3, C 78, D 30
    And the match is over
    And <winners>

    Examples:
      | id    | agreement                                                       | winners               |
      | RRF43 | everybody at zero or below after the same deal wins             | A and B win the match |
      | N5MSG | of several at zero or below after the same deal the lowest wins | B wins the match      |

  @id:VAO5T @clause:reversal.begin @clause:reversal.at-zero @clause:match.winner @clause:score.cards
  Scenario: Standing at 0 when the reversal begins wins at once, when the table plays so
    Given we play international+omslag
    And the table plays that a player who stands at zero when the reversal begins has won
    And the totals are A 0, B 90, C 10, D 4
    And B is to lead
    And A holds 9♣
    And B holds K♠
    And C holds Q♠
    And D holds 4♦
    And C has taken 2♥ 3♥ 4♥ 5♥ 6♥
    And D has taken 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    When B leads K♠
    And C plays Q♠
    And D plays 4♦
    And A plays 9♣
    Then the deal scores A 0, B 13, C 5, D 8
    And the match is over
    And A wins the match

  @id:P93E2 @clause:reversal.begin @clause:reversal.at-zero @clause:score.cards
  Scenario: Standing at 0 when the reversal begins is not yet winning, when the table plays so
    Given we play international+omslag
    And the table plays that a player who stands at zero when the reversal begins must finish the next deal
    And the totals are A 0, B 90, C 10, D 4
    And B is to lead
    And A holds 9♣
    And B holds K♠
    And C holds Q♠
    And D holds 4♦
    And C has taken 2♥ 3♥ 4♥ 5♥ 6♥
    And D has taken 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    When B leads K♠
    And C plays Q♠
    And D plays 4♦
    And A plays 9♣
    Then the deal scores A 0, B 13, C 5, D 8
    And the match goes on
    And points are subtracted

  @id:WN469 @clause:match.mid-deal @clause:reversal.finish @clause:reversal.overshoot @clause:play.follow-suit @clause:reversal.subtract
  Scenario: After the reversal a deal is finished although somebody is below 0 already, when the table plays so
    Given we play black-lady+omslag
    And the table plays that the match ends only when the deal is finished
    And points are being subtracted
    And the totals are A 10, B 60, C 70, D 42
    And no heart has been played
    And the trick so far is A K♠, B 4♠, C Q♠
    And D holds 8♣ J♣ 5♦ 6♠ 3♥ 7♥ K♥
    Then D may play 6♠
    When D plays 6♠
    Then A takes the trick
    And the deal is not over
    When the deal is played out with points A 13, B 5, C 8, D 0
    Then the totals are A -3, B 55, C 62, D 42
    And A wins the match

  @id:OC977 @clause:match.mid-deal @clause:reversal.finish @clause:reversal.overshoot @clause:play.follow-suit @clause:reversal.subtract
  Scenario: After the reversal the match ends in mid-deal with the first at 0 or below, when the table plays so
    Given we play black-lady+omslag
    And the table plays that the match ends at once, in mid-deal
    And points are being subtracted
    And the totals are A 10, B 60, C 70, D 42
    And no heart has been played
    And the trick so far is A K♠, B 4♠, C Q♠
    And D holds 8♣ J♣ 5♦ 6♠ 3♥ 7♥ K♥
    Then D may play 6♠
    When D plays 6♠
    Then the match is over
    And the totals are A -3, B 60, C 70, D 42
    And A wins the match

Feature: House rules of the short pack
  A free opening, a pit that subtracts, gentlemen's rules, and the reversal as an agreement of the table.

  @id:E9HN8 @clause:opening.leader @clause:opening.card @clause:passing.cycle @clause:passing.cards @clause:passing.blind @clause:trick.order @clause:play.follow-suit
  Scenario: With a free opening the player left of the dealer leads, whoever holds 7♣
    Given we play nl-short+free-opening
    And C is the dealer
    And D holds 8♣ 9♦ K♦ 7♠ 10♠ Q♠ 8♥ A♥
    And A holds 7♣ 10♣ 8♦ Q♦ A♦ 9♠ 9♥ K♥
    When the deal begins
    Then nobody passes
    And it is D's turn
    And 7♣ from A is refused
    When D leads K♦
    Then A may play 8♦ Q♦ A♦

  @id:G3NLA @clause:opening.leader @clause:opening.card @clause:lead.hearts @clause:first-trick.hearts @clause:first-trick.queen @clause:play.follow-suit
  Scenario: A free opening may be any card of the short game: 7♣, Q♠, a heart
    Given we play nl-short+free-opening
    And C is the dealer
    And D holds 7♣ 9♦ K♦ 7♠ 10♠ Q♠ 8♥ A♥
    And A holds 8♣ 10♣ 8♦ 10♦ A♦ 9♠ 9♥ K♥
    When the deal begins
    Then D may play any card
    When D leads 8♥
    Then A may play 9♥ K♥

  @id:C529R @clause:opening.leader @clause:setup.dealer @clause:score.cards
  Scenario: With a free opening the deal and the first lead move on together
    Given we play nl-short+free-opening
    And B is the dealer
    When the deal begins
    Then it is C's turn
    When the deal is played out with points A 9, B 1, C 5, D 0
    Then the deal scores A 9, B 1, C 5, D 0
    When the next deal is dealt
    Then C is the dealer
    And it is D's turn

  @clause:opening.leader @clause:first-trick.lead @clause:lead.hearts @clause:lead.queen
  Scenario Outline: Whether a free opening may be Q♠ where Q♠ is kept out of the first trick
    # Hearts stay in hand either way: none has been thrown yet.
    Given we play nl-omslag+free-opening
    And the table plays that <reading>
    And A is the dealer
    And B holds 9♣ 8♦ 9♦ K♦ Q♠ A♠ 8♥ 9♥
    When the deal begins
    Then B may play <cards>

    Examples:
      | id    | reading                                                         | cards             |
      | AFYD3 | what is kept out of the first trick may not be led to it either | 9♣ 8♦ 9♦ K♦ A♠    |
      | ICQ2T | any card may be led to the first trick                          | 9♣ 8♦ 9♦ K♦ Q♠ A♠ |

  @clause:opening.leader @clause:first-trick.lead @clause:lead.hearts @clause:score.cards
  Scenario Outline: Whether a free opening among gentlemen may be J♣
    Given we play nl-short+free-opening+gentlemans-rules
    And the table plays that <reading>
    And A is the dealer
    And B holds 9♣ J♣ 8♦ 9♦ K♠ A♠ 8♥ 9♥
    When the deal begins
    Then B may play <cards>

    Examples:
      | id    | reading                                                         | cards             |
      | E9382 | what is kept out of the first trick may not be led to it either | 9♣ 8♦ 9♦ K♠ A♠    |
      | C3LYI | any card may be led to the first trick                          | 9♣ J♣ 8♦ 9♦ K♠ A♠ |

  @id:FGO39 @clause:opening.leader @clause:first-trick.hearts @clause:first-trick.queen @clause:lead.hearts @clause:lead.exception @clause:lead.queen
  Scenario: With only hearts and Q♠ a free opening is Q♠: it is kept out, but hearts may not be led
    Given we play nl-omslag+free-opening
    And A is the dealer
    And B holds Q♠ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ A♥
    When the deal begins
    Then B may play Q♠

  @id:I6UXS @clause:opening.leader @clause:first-trick.hearts @clause:first-trick.queen @clause:lead.hearts @clause:lead.exception @clause:play.discard
  Scenario: A hand of eight hearts may open with any of them
    Given we play nl-omslag+free-opening
    And A is the dealer
    And B holds 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    And C holds 7♣ A♣ 9♦ K♦ A♦ 8♠ 9♠ Q♠
    When the deal begins
    Then B may play any card
    When B leads 7♥
    Then C may play 7♣ A♣ 9♦ K♦ A♦ 8♠ 9♠

  @clause:opening.leader @clause:first-trick.queen @clause:play.follow-suit
  Scenario Outline: Suit comes first: Q♠ must follow a spade in the first trick when it is the only one
    Given we play nl-omslag+free-opening
    And A is the dealer
    And the trick so far is B 9♠
    And C holds <hand>
    Then C may play <cards>

    Examples:
      | id    | hand                     | cards |
      | E7DLK | 8♣ 10♣ 8♦ K♦ Q♠ 7♥ 9♥ K♥ | Q♠    |
      | HK7LS | 8♣ 10♣ 8♦ Q♠ K♠ 7♥ 9♥ K♥ | K♠    |

  @id:HEE9E @clause:opening.leader @clause:first-trick.hearts @clause:first-trick.queen @clause:first-trick.others @clause:play.discard @clause:score.cards
  Scenario: Among gentlemen a void player throws no penalty card of any kind on a free opening
    Given we play nl-short+free-opening+gentlemans-rules
    And A is the dealer
    And the trick so far is B K♦
    And C holds 8♣ J♣ 9♠ Q♠ A♠ 7♥ 10♥ A♥
    Then C may play 8♣ 9♠ A♠

  @id:D9B94 @clause:opening.leader @clause:first-trick.hearts @clause:first-trick.queen @clause:first-trick.others @clause:first-trick.escape @clause:play.follow-suit @clause:score.cards
  Scenario: Among gentlemen a void player with only penalty cards may throw any of them
    Given we play nl-short+free-opening+gentlemans-rules
    And A is the dealer
    And the trick so far is B K♦
    And C holds J♣ Q♠ 7♥ 8♥ 10♥ J♥ Q♥ A♥
    And D holds 8♣ 10♣ 7♦ J♦ 7♠ K♠ 9♥ K♥
    Then C may play any card
    When C plays Q♠
    Then D may play 7♦ J♦

  @clause:sweep.condition @clause:sweep.score
  Scenario Outline: How much a pit that subtracts takes off, and what the others score
    Given we play nl-short+pit-subtracts
    And the table plays that after a sweep the sweeper scores <sweeper>
    And the table plays that after a sweep each opponent scores <opponents>
    When the deal is played out and C takes every penalty card but not every trick
    Then the deal scores <scores>

    Examples:
      | id    | sweeper | opponents | scores                  |
      | KFQA7 | -15     | 0         | A 0, B 0, C -15, D 0    |
      | KJWY5 | -10     | 0         | A 0, B 0, C -10, D 0    |
      | AMEY4 | -15     | 15        | A 15, B 15, C -15, D 15 |
      | BYWA5 | -10     | 15        | A 15, B 15, C -10, D 15 |

  @id:EWA9N @clause:sweep.condition @clause:sweep.score @clause:match.add
  Scenario: A pit that subtracts may take a total below zero
    Given we play nl-short+pit-subtracts
    And the totals are A 6, B 12, C 9, D 3
    When the deal is played out and A takes every penalty card
    Then the deal scores A -15, B 0, C 0, D 0
    And the totals are A -9, B 12, C 9, D 3

  @id:J3NN4 @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add @clause:sweep.score
  Scenario: A total below zero is the lowest
    Given we play nl-short+pit-subtracts
    And the totals are A -9, B 44, C 20, D 20
    When the deal is played out with points A 0, B 6, C 5, D 4
    Then the totals are A -9, B 50, C 25, D 24
    And the match is over
    And A wins the match

  @clause:reversal.sweep @clause:reversal.subtract @clause:sweep.condition @clause:sweep.score
  Scenario Outline: What a pit that subtracts does while points are subtracted anyway
    Given we play nl-short+pit-subtracts+omslag
    And the table plays that after a sweep the sweeper scores -15
    And the table plays that after a sweep each opponent scores 0
    And the table plays that <reading>
    And the totals are A 50, B 40, C 20, D 25
    And points are being subtracted
    When the deal is played out and A takes every penalty card
    Then the deal scores <scores>
    And the totals are <totals>
    And the match goes on

    Examples:
      | id    | reading                                                                         | scores               | totals                 |
      | IBAP8 | while points are subtracted, the scores of a sweep are subtracted as they stand | A -15, B 0, C 0, D 0 | A 65, B 40, C 20, D 25 |
      | DOG9S | while points are subtracted, a sweep is no more than the points captured        | A 15, B 0, C 0, D 0  | A 35, B 40, C 20, D 25 |
      | JBAQ5 | while points are subtracted, the scores of a sweep are added all the same       | A -15, B 0, C 0, D 0 | A 35, B 40, C 20, D 25 |

  @id:JZS24 @clause:reversal.at-zero @clause:reversal.begin @clause:reversal.crossing @clause:match.add @clause:sweep.score
  Scenario: Where standing at zero wins, a total below zero wins when the reversal begins
    # A has made a pit that subtracts.
    Given we play nl-short+pit-subtracts+omslag
    And the table plays that a player who stands at zero when the reversal begins has won
    And the totals are A -15, B 41, C 14, D 5
    When the deal is played out with points A 0, B 9, C 6, D 0
    Then the totals are A -15, B 50, C 20, D 5
    And the match is over
    And A wins the match

  @clause:reversal.crossing-sweep @clause:reversal.begin @clause:sweep.condition @clause:sweep.score @clause:match.add
  Scenario Outline: Where the opponents score for a pit that subtracts, it may bring the reversal
    Given we play nl-short+pit-subtracts+omslag
    And the table plays that after a sweep the sweeper scores -15
    And the table plays that after a sweep each opponent scores 15
    And the table plays that <reading>
    And the totals are A 25, B 40, C 15, D 10
    When the deal is played out and A takes every penalty card
    Then the totals are <totals>
    And the match goes on
    And points are subtracted

    Examples:
      | id    | reading                                                         | totals                 |
      | FHN3A | a sweep that reaches the threshold is added in full             | A 10, B 55, C 30, D 25 |
      | E83Z5 | a total that a sweep takes past the threshold is cut back to it | A 10, B 50, C 30, D 25 |

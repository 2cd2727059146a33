Feature: Tricks
  Everybody plays one card in turn, clockwise. The highest card of the suit led takes the trick and its player leads to
  the next, until all eight tricks are played.

  @id:EX56X @clause:trick.order @clause:play.follow-suit
  Scenario: Play goes clockwise, past D to A
    Given we play nl-short
    And C is to lead
    And D holds 9♦ 10♦ 8♠ 9♥
    And A holds J♦ Q♦ 7♠ 10♥
    When C leads K♠
    Then it is D's turn
    And 7♠ from A is refused
    When D plays 8♠
    Then it is A's turn
    And A may play 7♠

  @id:JIH74 @clause:trick.order @clause:play.follow-suit @clause:trick.winner
  Scenario: The cards lie on the table in the order played, from whoever led, until the trick is taken
    Given we play nl-short
    And the trick so far is C 9♠
    And D holds 9♦ 10♦ 8♠ 9♥
    And A holds J♦ Q♦ K♠ 10♥
    Then the trick so far is C 9♠
    And D may play 8♠
    When D plays 8♠
    Then the trick so far is C 9♠, D 8♠
    When A plays K♠
    Then the trick so far is C 9♠, D 8♠, A K♠
    When B plays 7♠
    Then A takes the trick
    And no card is on the table

  @clause:setup.pack @clause:trick.winner @clause:trick.next-lead @clause:play.follow-suit
  Scenario Outline: The highest card of the suit led takes the trick: ace, king, queen, jack, ten, nine, eight, seven
    Given we play nl-short
    And the trick so far is <trick>
    And D holds <hand>
    Then D may play <last>
    When D plays <last>
    Then <winner> takes the trick
    And it is <winner>'s turn

    Examples:
      | id    | trick             | hand        | last | winner |
      | GS9Y6 | A K♦, B A♦, C 8♦  | 7♦ 9♠ K♠ 8♥ | 7♦   | B      |
      | GXOE7 | A 8♠, B J♠, C 10♠ | 9♦ K♦ 7♠ 8♥ | 7♠   | B      |
      | G2OED | A 9♦, B 8♦, C 10♦ | 7♦ 9♠ K♠ 8♥ | 7♦   | C      |
      | MHPY7 | A 10♣, B 9♣, C Q♣ | J♣ 9♦ K♦ 8♠ | J♣   | C      |
      | K7BGR | A Q♥, B J♥, C 9♥  | 9♦ K♦ 8♠ K♥ | K♥   | D      |

  @clause:trick.winner @clause:trick.next-lead @clause:play.follow-suit
  Scenario Outline: A card of another suit never takes the trick, however high
    Given we play nl-short
    And the trick so far is <trick>
    And D holds <hand>
    Then D may play <last>
    When D plays <last>
    Then <winner> takes the trick
    And it is <winner>'s turn

    Examples:
      | id    | trick             | hand        | last | winner |
      | GR9QO | A 8♦, B A♠, C 10♦ | 7♦ 9♠ K♠ 8♥ | 7♦   | C      |
      | L9CTX | A 8♣, B 10♣, C A♦ | Q♣ 9♦ K♦ 8♠ | Q♣   | D      |
      | LA9AW | A 9♠, B A♥, C K♦  | 9♦ Q♦ 7♠ 8♥ | 7♠   | A      |

  @id:EF5UL @clause:trick.winner @clause:trick.next-lead @clause:trick.order @clause:play.follow-suit
  Scenario: The taker is counted from whoever led, and leads to the next trick
    Given we play nl-short
    And the trick so far is B 9♣, C K♣, D 10♥
    And A holds 8♣ 9♦ 10♦ A♠
    Then A may play 8♣
    When A plays 8♣
    Then C takes the trick
    And it is C's turn
    And 9♦ from A is refused
    When C leads Q♦
    Then it is D's turn

  @id:LK567 @clause:trick.winner @clause:score.captured @clause:score.cards
  Scenario: A seven takes an ace and Q♠ when nobody can follow, for nothing is trump
    # The last trick of a deal.
    Given we play nl-short
    And B has taken 7♥ 8♥ 9♥ 10♥
    And C has taken J♥ Q♥ K♥
    And D has taken J♣
    And the trick so far is A 7♦, B A♥, C Q♠
    And D holds A♣
    When D plays A♣
    Then A takes the trick
    And the deal is over
    And the deal scores A 6, B 4, C 3, D 2

  @id:MULQ4 @clause:trick.all @clause:setup.pack @clause:score.cards @clause:play.follow-suit
  Scenario: All eight tricks are played, even when every penalty card has been taken
    Given we play nl-short
    And A has taken J♣ 7♥ 8♥ 9♥
    And B has taken Q♠ 10♥ J♥ Q♥ K♥ A♥
    And the trick so far is D K♦
    And A holds 10♦ A♠
    Then A may play 10♦
    When A plays 10♦
    Then the deal is not over
    When the deal is played out
    Then the deal is over
    And the deal scores A 5, B 10, C 0, D 0

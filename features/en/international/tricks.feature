Feature: Playing tricks
  Everybody follows suit who can; the highest card of the suit led takes the trick, and whoever takes it leads to the
  next.

  @id:Q4ARC @clause:play.follow-suit
  Scenario: A player who has the suit led plays it
    Given we play international
    And the trick so far is A 9♠
    And B holds 8♣ 3♦ K♦ 2♠ 8♠ K♠ 6♥ 10♥ A♥
    Then B may play 2♠ 8♠ K♠
    And B may not play K♦ because of play.follow-suit

  @id:TRYH8 @clause:play.follow-suit @clause:play.discard
  Scenario: A player without the suit led throws any card
    Given we play international
    And the trick so far is A 6♦
    And B holds 3♣ 9♣ K♠ 5♥ 10♥
    And C holds A♣ 2♦ 9♦ 7♠ 3♥
    Then B may play any card
    When B plays K♠
    Then C may play 2♦ 9♦

  @id:WPI7K @clause:play.follow-suit
  Scenario: The only spade must be played to a spade, even when it is Q♠
    Given we play international
    And the trick so far is D A♠
    And A holds 5♣ 10♣ 4♦ Q♠ 3♥ J♥
    Then A may play Q♠

  @id:SY3U6 @clause:play.follow-suit
  Scenario: A heart led is followed with hearts, not with Q♠
    Given we play international
    And the trick so far is C 7♥, D 2♥
    And A holds 6♣ J♦ Q♠ 5♥ 8♥ K♥
    Then A may play 5♥ 8♥ K♥

  @clause:setup.pack @clause:trick.winner @clause:trick.next-lead @clause:play.follow-suit
  Scenario Outline: <winner> takes <so far>, <last> <card>, and leads next
    Given we play international
    And the trick so far is <so far>
    And <last> holds <hand>
    Then <last> may play <suit>
    When <last> plays <card>
    Then <winner> takes the trick
    And it is <winner>'s turn

    # Rows: what 001 says of West's ♦5 and North's ♠A (B and C here) · an ace is high · the second card stays highest ·
    # the last card is · a jack beats a ten, a ten a nine · the queen of spades is no trump · low cards can win.
    Examples:
      | id    | so far            | last | hand            | suit   | card | winner |
      | R8YMG | B 5♦, C A♠, D 8♦  | A    | 8♣ 7♦ 9♠ J♠ 3♥  | 7♦     | 7♦   | D      |
      | Z4KHU | A K♦, B A♦, C 2♦  | D    | J♣ 3♦ 10♦ 6♠ 2♥ | 3♦ 10♦ | 3♦   | B      |
      | TSO5M | A 6♠, B J♠, C 9♠  | D    | K♣ 5♦ 2♠ 8♠ 7♥  | 2♠ 8♠  | 2♠   | B      |
      | XJ8RG | A 3♣, B 10♣, C A♦ | D    | Q♣ 4♦ 7♠ 9♥ K♥  | Q♣     | Q♣   | D      |
      | TH8WW | C 10♠, D J♠, A 9♠ | B    | 5♣ Q♦ 3♠ 4♥ 6♥  | 3♠     | 3♠   | D      |
      | Z6EBU | D 9♦, A 10♦, B 8♦ | C    | 6♣ A♣ 7♦ 2♠ Q♥  | 7♦     | 7♦   | A      |
      | VCN8S | A K♦, B 2♦, C Q♠  | D    | 4♣ 5♦ J♦ 8♠ 10♥ | 5♦ J♦  | 5♦   | A      |
      | TSDS2 | C 3♣, D K♠, A A♠  | B    | 4♣ 6♦ J♦ 7♠ 8♥  | 4♣     | 4♣   | B      |

  @id:UGT76 @clause:trick.winner @clause:trick.next-lead @clause:trick.order
  Scenario: The trick is counted from the seat that led it
    Given we play international
    And the trick so far is B 5♣, C 8♣
    And A holds 6♣ Q♦ 4♠ J♠ 9♥
    And B holds A♣ 3♦ 2♠ 7♠
    And D holds 2♦ 8♠ 3♥ 10♥ Q♥
    When D plays 10♥
    Then A may play 6♣
    When A plays 6♣
    Then C takes the trick
    And it is C's turn
    And A♣ from B is refused
    When C leads 4♦
    Then D may play 2♦

  @id:Q9WNU @clause:trick.order @clause:play.follow-suit @clause:trick.winner
  Scenario: A trick is told as it was played: the card led comes first, whoever led it
    Given we play international
    And the trick so far is D 4♣, A 10♣
    And B holds A♣ 3♦ 2♠ 7♠ 9♥
    And C holds 2♦ 8♠ 3♥ 10♥ Q♥
    Then the trick so far is D 4♣, A 10♣
    And B may play A♣
    When B plays A♣
    Then the trick so far is D 4♣, A 10♣, B A♣
    When C plays 2♦
    Then B takes the trick
    And no card is on the table
    When B leads 2♠
    Then the trick so far is B 2♠

  @id:Z8QCX @clause:trick.order @clause:play.refusal
  Scenario: Everybody plays in turn, clockwise, one card each
    Given we play international
    And B is to lead
    And B holds 8♣ 5♦ Q♦ 10♠ 4♥
    Then it is B's turn
    And 8♦ from C is refused
    When B leads 5♦
    Then it is C's turn
    And Q♦ from B is refused
    And 9♦ from D is refused
    When C plays 8♦
    And D plays 9♦
    Then it is A's turn
    When A plays 2♦
    Then D takes the trick
    And it is D's turn

  @id:V5WHW @clause:play.refusal @clause:play.follow-suit @clause:play.own-card @clause:trick.order
  Scenario: After a refusal everything is as before
    Given we play international
    And the trick so far is A 4♦
    And B holds 10♣ 7♦ J♦ A♠ 5♥ 8♥
    And C holds 3♣ 2♦ K♦ 6♠ 9♥ Q♥
    Then A♠ from B is refused
    And K♦ from B is refused
    And K♦ from C is refused
    And it is B's turn
    And B may play 7♦ J♦
    When B plays J♦
    Then it is C's turn
    And C may play 2♦ K♦

  @id:RZE7L @clause:play.own-card @clause:play.follow-suit
  Scenario: A card already played cannot be played again
    Given we play international
    And an earlier trick went A K♦, B 6♦, C 9♦, D 2♦
    And the trick so far is A 4♦
    And B holds 5♣ Q♣ 8♦ J♦ 3♠ 7♥
    Then 6♦ from B is refused
    And B may play 8♦ J♦
    When B plays 8♦
    Then it is C's turn

  @id:T4FWI @clause:setup.pack @clause:trick.all @clause:score.cards @clause:play.follow-suit
  Scenario: A deal has thirteen tricks, even when every penalty card has been taken before
    Given we play international
    And A has taken Q♠ 2♥ 3♥ 4♥
    And B has taken 5♥ 6♥ 7♥ 8♥ 9♥ 10♥
    And C has taken J♥ Q♥ K♥ A♥
    And A holds K♣ 4♦
    And B holds 9♦ 10♠
    And A is to lead
    Then the deal is not over
    When A leads 4♦
    Then B may play 9♦
    When the deal is played out
    Then the deal is over
    And the deal scores A 16, B 6, C 4, D 0

  @id:W9UUZ @clause:trick.winner @clause:trick.all @clause:trick.order
  Scenario: In the last trick a player may have to lead Q♠
    Given we play international
    And B is to lead
    And A holds 4♣
    And B holds Q♠
    And C holds K♠
    And D holds 3♦
    Then B may play Q♠
    And K♠ from C is refused
    When B leads Q♠
    And C plays K♠
    And D plays 3♦
    And A plays 4♣
    Then C takes the trick
    And the deal is over

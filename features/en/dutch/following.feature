Feature: Following suit and discarding
  Who can follow suit must; who cannot may throw anything. A card that may not be played stays in hand, and the game
  stands as it stood.

  @id:LWP2I @clause:play.follow-suit
  Scenario: Who holds a card of the suit led must play one
    Given we play nl-short
    And the trick so far is A 9♠
    And B holds 7♠ K♦ 8♥ A♥
    Then B may play 7♠
    And B may not play K♦ because of play.follow-suit
    When B plays 7♠
    Then it is C's turn

  @id:FBUJ2 @clause:play.follow-suit @clause:trick.winner
  Scenario: Nobody has to play higher
    Given we play nl-short
    And the trick so far is A 8♠, B K♠, C 10♠
    And D holds 9♦ 7♠ A♠ Q♥
    Then D may play 7♠ A♠
    When D plays 7♠
    Then B takes the trick

  @id:A7OFZ @clause:play.follow-suit
  Scenario: Nobody has to give Q♠ to an ace while there is another spade
    Given we play nl-short
    And the trick so far is A A♠
    And B holds 8♦ 9♦ 7♠ Q♠
    Then B may play 7♠ Q♠

  @id:E8TSD @clause:play.follow-suit @clause:play.discard
  Scenario: Who cannot follow may throw any card, a penalty card or not
    Given we play nl-short
    And the trick so far is A 9♦
    And B holds 7♦ K♠ 8♥
    And C holds J♣ Q♠ 10♥
    Then B may play 7♦
    When B plays 7♦
    Then C may play any card
    When C plays Q♠
    Then it is D's turn

  @id:M9DNG @clause:play.follow-suit @clause:play.discard
  Scenario: Who cannot follow need not throw a penalty card
    Given we play nl-short
    And the trick so far is A 9♦
    And B holds J♣ 7♠ Q♠ 10♥ K♥
    And C holds 8♣ K♦ 8♠ J♥ A♥
    Then B may play any card
    When B plays 7♠
    Then C may play K♦

  @id:M8K7B @clause:play.follow-suit
  Scenario: The suit to follow is that of the first card, not of the card before
    Given we play nl-short
    And the trick so far is A 9♦, B K♣
    And C holds 8♣ A♣ 7♦ Q♥
    Then C may play 7♦

  @clause:play.follow-suit
  Scenario Outline: A penalty card that is the only card of the suit led must be played
    Given we play nl-short
    And the trick so far is A <led>
    And B holds <hand>
    Then B may play <only>

    Examples:
      | id    | led | hand           | only |
      | FU782 | 8♠  | K♣ 9♦ Q♠ 8♥    | Q♠   |
      | B9HCW | 9♣  | J♣ 8♦ K♦ A♠    | J♣   |
      | K25RO | 8♥  | 10♦ 10♠ Q♠ 10♥ | 10♥  |

  @id:FY7AR @clause:trick.order @clause:play.refusal @clause:play.follow-suit
  Scenario: A card out of turn is refused, and it may be played when the turn comes
    Given we play nl-short
    And the trick so far is A 9♠
    And B holds 7♠ J♠ 8♥ A♥
    And C holds 8♦ 9♦ K♠ K♥
    Then K♠ from C is refused
    And it is B's turn
    And B may play 7♠ J♠
    When B plays 7♠
    Then C may play K♠

  @id:HU5BM @clause:trick.order @clause:play.refusal @clause:play.follow-suit
  Scenario: Nobody plays twice to a trick
    Given we play nl-short
    And the trick so far is A 9♠
    And A holds 10♦ 8♠ K♥
    And B holds K♦ 7♠ 8♥ A♥
    Then 8♠ from A is refused
    And it is B's turn
    And B may play 7♠

  @id:GS23W @clause:play.own-card @clause:play.refusal @clause:play.follow-suit
  Scenario: A card of somebody else is refused
    Given we play nl-short
    And the trick so far is A 9♠
    And B holds K♦ 7♠ 8♥ A♥
    And D holds Q♦ A♠ J♥ Q♥
    Then A♠ from B is refused
    And B may play 7♠
    When B plays 7♠
    Then it is C's turn

  @id:K5VV7 @clause:play.own-card @clause:play.refusal @clause:play.follow-suit
  Scenario: A card that was played in an earlier trick is refused
    Given we play nl-short
    And an earlier trick went B 7♣, C 8♣, D A♣, A 9♣
    And the trick so far is D K♣, A 10♣
    And B holds Q♣ 9♦ J♦ 8♠ 9♠ J♠ K♥
    Then 7♣ from B is refused
    And B may play Q♣
    When B plays Q♣
    Then it is C's turn

  @id:MYVS3 @clause:play.follow-suit @clause:play.refusal @clause:trick.winner
  Scenario: After a refused revoke the trick goes on as if it had not been tried
    Given we play nl-short
    And the trick so far is A K♦, B 8♦, C 9♦
    And D holds 7♦ Q♠ 8♥ 9♥
    Then D may not play Q♠ because of play.follow-suit
    And D may play 7♦
    When D plays 7♦
    Then A takes the trick
    And it is A's turn

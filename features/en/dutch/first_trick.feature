Feature: The first trick
  The short game lets everything into the first trick. The game with the reversal keeps hearts and Q♠ out of it for as
  long as there is another card to play; of J♣ it speaks with two tongues, and gentlemen keep that card out too.

  @id:B282T @clause:play.follow-suit
  Scenario: Who holds a club follows 7♣
    Given we play nl-short
    And the trick so far is B 7♣
    And C holds 9♣ A♣ 8♦ K♦ Q♠ 7♥ 9♥ K♥
    Then C may play 9♣ A♣

  @id:C3QQ9 @clause:first-trick.hearts @clause:first-trick.queen @clause:first-trick.escape @clause:play.discard @clause:play.follow-suit
  Scenario: In the short game a void player may throw hearts and Q♠ on 7♣
    Given we play nl-short
    And the trick so far is B 7♣
    And C holds 8♦ 9♦ 10♠ Q♠ A♠ 7♥ 10♥ K♥
    And D holds 8♣ 10♣ 7♦ K♦ 7♠ K♠ 8♥ A♥
    Then C may play any card
    When C plays Q♠
    Then D may play 8♣ 10♣

  @clause:first-trick.hearts @clause:first-trick.queen @clause:play.discard
  Scenario Outline: Where hearts and Q♠ are kept out, a void player throws something else as long as there is anything
    Given we play nl-omslag
    And the trick so far is B 7♣
    And C holds <hand>
    Then C may play <cards>

    Examples:
      | id    | hand                     | cards    |
      | KET2L | 8♦ 9♦ K♦ Q♠ 7♥ 9♥ 10♥ K♥ | 8♦ 9♦ K♦ |
      | L3HBO | Q♠ K♠ A♠ 7♥ 9♥ 10♥ J♥ A♥ | K♠ A♠    |
      | B29TO | 7♦ Q♠ 7♥ 9♥ 10♥ J♥ Q♥ A♥ | 7♦       |

  @id:BY3BZ @clause:first-trick.hearts @clause:play.discard
  Scenario: Where hearts are kept out, a single 10♥ stays in hand
    Given we play nl-omslag
    And the trick so far is B 7♣
    And C holds 7♦ 8♦ 9♦ A♦ 8♠ 10♠ K♠ 10♥
    Then C may play 7♦ 8♦ 9♦ A♦ 8♠ 10♠ K♠
    And C may not play 10♥ because of first-trick.hearts

  @id:F87EH @clause:first-trick.queen @clause:play.discard
  Scenario: Where Q♠ is kept out, king and ace of spades are not
    Given we play nl-omslag
    And the trick so far is B 7♣
    And C holds 7♦ 8♦ 9♦ A♦ 8♠ Q♠ K♠ A♠
    Then C may play 7♦ 8♦ 9♦ A♦ 8♠ K♠ A♠
    And C may not play Q♠ because of first-trick.queen

  @id:CCJ96 @clause:first-trick.hearts @clause:first-trick.queen @clause:first-trick.escape @clause:play.follow-suit
  Scenario: A void player with only hearts and Q♠ may throw any of them on 7♣
    Given we play nl-omslag
    And the trick so far is B 7♣
    And C holds Q♠ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ A♥
    And D holds 9♣ K♣ 8♦ 9♦ 10♦ 7♠ K♠ A♠
    Then C may play any card
    When C plays 8♥
    Then D may play 9♣ K♣

  @id:BECW5 @clause:first-trick.hearts @clause:first-trick.queen @clause:first-trick.escape @clause:play.discard
  Scenario: A hand of eight hearts may play one on 7♣, which frees nobody else to throw a penalty card
    Given we play nl-short+gentlemans-rules
    And the trick so far is B 7♣
    And C holds 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    And D holds 7♦ 9♦ Q♦ A♦ 9♠ Q♠ K♠ A♠
    Then C may play any card
    When C plays 7♥
    Then D may play 7♦ 9♦ Q♦ A♦ 9♠ K♠ A♠

  @id:I64BU @clause:first-trick.hearts @clause:first-trick.queen @clause:play.discard @clause:play.follow-suit
  Scenario: From the second trick on hearts and Q♠ may be thrown
    Given we play nl-omslag
    And an earlier trick went B 7♣, C 9♣, D 8♣, A K♣
    And the trick so far is A K♦
    And B holds 10♣ Q♣ 9♠ Q♠ 8♥ 10♥ A♥
    And C holds 8♦ J♦ 7♠ 8♠ K♠ 7♥ 9♥
    Then B may play any card
    When B plays Q♠
    Then C may play 8♦ J♦

  @clause:first-trick.others @clause:play.follow-suit @clause:score.cards
  Scenario Outline: Whether J♣ may follow 7♣ while there is another club
    Given we play nl-omslag
    And the table plays that <reading>
    And the trick so far is B 7♣
    And C holds 9♣ J♣ 8♦ K♦ 9♠ A♠ 7♥ Q♥
    Then C may play <cards>

    Examples:
      | id    | reading                                                 | cards |
      | HVJ92 | other penalty cards may be played in the first trick    | 9♣ J♣ |
      | BU44Y | other penalty cards are kept out of the first trick too | 9♣    |

  @id:CKXS4 @clause:first-trick.others @clause:first-trick.escape @clause:play.follow-suit
  Scenario: Among gentlemen J♣ still follows 7♣ when it is the only club
    # Suit comes first: throwing another suit to spare J♣ would be a revoke.
    Given we play nl-short+gentlemans-rules
    And the trick so far is B 7♣
    And C holds J♣ 8♦ K♦ 9♠ Q♠ A♠ 7♥ Q♥
    Then C may play J♣

  @id:MSLW9 @clause:first-trick.others @clause:play.follow-suit
  Scenario: Among gentlemen J♣ may be played from the second trick on
    Given we play nl-short+gentlemans-rules
    And an earlier trick went B 7♣, C 8♣, D Q♣, A K♣
    And the trick so far is A A♣
    And B holds 9♣ J♣ 8♦ K♦ 9♠ Q♥ K♥
    Then B may play 9♣ J♣

  @id:ACX67 @clause:opening.leader @clause:opening.card @clause:first-trick.hearts @clause:first-trick.queen @clause:play.discard
  Scenario: Hearts and Q♠ are kept out of the first trick whatever suit it is led in
    Given we play nl-omslag
    And the table plays that the holder of the opening card may lead another card
    And the trick so far is B K♦
    And C holds 8♣ 10♣ 9♠ Q♠ A♠ 7♥ 10♥ A♥
    Then C may play 8♣ 10♣ 9♠ A♠

  @clause:first-trick.hearts @clause:first-trick.queen @clause:play.discard
  Scenario Outline: A table may keep hearts out and let Q♠ in, or the other way round
    Given we play nl-omslag
    And the table plays that <reading>
    And the trick so far is B 7♣
    And C holds <hand>
    Then C may play <cards>

    Examples:
      | id    | reading                                              | hand                     | cards                 |
      | GSAH5 | the queen of spades may be played in the first trick | 8♦ K♦ Q♠ A♠ 7♥ 9♥ 10♥ K♥ | 8♦ K♦ Q♠ A♠           |
      | I9QFM | the queen of spades may be played in the first trick | Q♠ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ A♥ | Q♠                    |
      | DF7QE | hearts may be played in the first trick              | 8♦ K♦ Q♠ A♠ 7♥ 9♥ 10♥ K♥ | 8♦ K♦ A♠ 7♥ 9♥ 10♥ K♥ |
      | EMP2K | hearts may be played in the first trick              | Q♠ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ A♥ | 7♥ 8♥ 9♥ 10♥ J♥ Q♥ A♥ |

Feature: Leading hearts
  In the short game hearts may be led from the second trick on like any suit. In the game with the reversal, and among
  gentlemen, they must be broken first.

  @id:H8T22 @clause:lead.hearts @clause:lead.broken-by @clause:lead.exception @clause:lead.queen @clause:lead.queen-breaks @clause:play.follow-suit
  Scenario: In the short game a heart may be led right after the compulsory 7♣
    Given we play nl-short
    And an earlier trick went B 7♣, C 8♣, D K♣, A 9♣
    And D is to lead
    And D holds J♣ 9♦ 10♦ Q♠ 8♥ J♥ A♥
    And A holds 10♣ Q♦ A♦ 7♠ 9♠ 7♥ K♥
    Then D may play any card
    When D leads 8♥
    Then A may play 7♥ K♥

  @id:D44ZN @clause:lead.hearts @clause:lead.queen
  Scenario: Where hearts must be broken, the second trick may be led with anything but a heart
    Given we play nl-omslag
    And an earlier trick went B 7♣, C 8♣, D K♣, A 9♣
    And D is to lead
    And D holds J♣ 9♦ 10♦ Q♠ 8♥ J♥ A♥
    Then D may play J♣ 9♦ 10♦ Q♠
    And D may not play 8♥ because of lead.hearts

  @id:DEV7A @clause:lead.hearts
  Scenario: Two other cards are enough to keep hearts from being led
    Given we play nl-omslag
    And hearts are not broken
    And A is to lead
    And A holds 9♦ 8♠ 8♥ A♥
    Then A may play 9♦ 8♠

  @id:CR822 @clause:lead.hearts @clause:lead.broken-by
  Scenario: A heart thrown in this trick opens hearts for the next
    Given we play nl-omslag
    And hearts are not broken
    And A is to lead
    And A holds K♦ 9♠ A♠ 8♥ J♥
    And D holds A♦ 10♠ J♠ Q♥ K♥
    Then A may play K♦ 9♠ A♠
    When A leads K♦
    And B plays 10♦
    And C plays 10♥
    And D plays A♦
    Then D takes the trick
    And D may play any card

  @id:FWER7 @clause:lead.hearts
  Scenario: When everybody follows, hearts stay closed
    Given we play nl-omslag
    And hearts are not broken
    And A is to lead
    And A holds K♦ 9♠ A♠ 8♥ J♥
    And D holds A♦ 10♠ J♠ Q♥ K♥
    When A leads K♦
    And B plays 10♦
    And C plays 8♦
    And D plays A♦
    Then D takes the trick
    And D may play 10♠ J♠

  @id:D24UN @clause:lead.hearts @clause:play.follow-suit
  Scenario: Once broken, hearts stay open to the end of the deal
    Given we play nl-omslag
    And an earlier trick went C 10♦, D 8♦, A 9♥, B K♦
    And A is to lead
    And A holds 10♣ J♥ K♥
    And B holds 9♣ 10♠ 8♥
    Then A may play any card
    When A leads J♥
    Then B may play 8♥

  @id:C4O68 @clause:lead.hearts @clause:play.follow-suit
  Scenario: A heart thrown in the first trick for want of anything else breaks hearts as well
    # C was dealt seven hearts and Q♠.
    Given we play nl-omslag
    And an earlier trick went B 7♣, C 8♥, D K♣, A 9♣
    And D is to lead
    And D holds 8♦ 9♦ 10♦ J♦ K♠ A♠ A♥
    And C holds Q♠ 7♥ 9♥ 10♥ J♥ Q♥ K♥
    Then D may play any card
    When D leads A♥
    And A plays 8♣
    And B plays 10♣
    Then C may play 7♥ 9♥ 10♥ J♥ Q♥ K♥

  @clause:lead.hearts @clause:lead.exception @clause:lead.broken-by @clause:play.follow-suit
  Scenario Outline: Whether a heart led for want of anything else, and hearts that follow it, break hearts
    Given we play nl-short+gentlemans-rules
    And the table plays that <reading>
    And hearts are not broken
    And A is to lead
    And A holds 7♥ 8♥ 9♥ 10♥
    And B holds 8♦ 10♦ K♠ J♥
    And D holds 9♦ 10♠ K♥ A♥
    Then A may play any card
    When A leads 10♥
    Then B may play J♥
    When B plays J♥
    And C plays Q♥
    And D plays K♥
    Then D takes the trick
    And D may play <cards>

    Examples:
      | id    | reading                                                  | cards     |
      | GAAS8 | only a heart discarded in an earlier trick breaks hearts | 9♦ 10♠    |
      | H29U3 | any heart played in an earlier trick breaks hearts       | 9♦ 10♠ A♥ |

  @id:H9VPW @clause:lead.hearts @clause:lead.exception @clause:play.follow-suit
  Scenario: A player with nothing but hearts may lead one before they are broken
    Given we play nl-omslag
    And hearts are not broken
    And A is to lead
    And A holds 7♥ 9♥ K♥
    And B holds 10♦ Q♠ 8♥
    Then A may play any card
    When A leads 9♥
    Then B may play 8♥

  @clause:lead.hearts @clause:lead.exception @clause:lead.queen @clause:play.follow-suit
  Scenario Outline: What a player with only hearts and Q♠ may lead before hearts are broken
    Given we play nl-omslag
    And the table plays that <hearts>
    And the table plays that <queen>
    And hearts are not broken
    And A is to lead
    And A holds Q♠ 8♥ 9♥ K♥
    And B holds 7♠ 10♠ 7♥ A♥
    Then A may play <cards>
    When A leads <lead>
    Then B may play <answers>

    Examples:
      | id    | hearts                                                             | queen                                                 | cards       | lead | answers |
      | IR76B | a player with only hearts may lead one                             | the queen of spades may be led at any time            | Q♠          | Q♠   | 7♠ 10♠  |
      | MO5PP | a player with only hearts may lead one                             | the queen of spades may be led once hearts are broken | Q♠          | Q♠   | 7♠ 10♠  |
      | EAM9X | a player with only hearts and the queen of spades may lead a heart | the queen of spades may be led at any time            | Q♠ 8♥ 9♥ K♥ | 8♥   | 7♥ A♥   |
      | AC9BD | a player with only hearts and the queen of spades may lead a heart | the queen of spades may be led once hearts are broken | 8♥ 9♥ K♥    | 8♥   | 7♥ A♥   |

  @clause:lead.hearts @clause:lead.queen
  Scenario Outline: Whether Q♠ may be led before hearts are broken
    Given we play nl-omslag
    And the table plays that <reading>
    And hearts are not broken
    And A is to lead
    And A holds 9♦ Q♠ 8♥ A♥
    Then A may play <cards>

    Examples:
      | id    | reading                                               | cards |
      | H865X | the queen of spades may be led at any time            | 9♦ Q♠ |
      | LRP9J | the queen of spades may be led once hearts are broken | 9♦    |

  @id:F5PMY @clause:lead.hearts @clause:lead.queen @clause:play.follow-suit
  Scenario: Where Q♠ waits for broken hearts, it may be led once they are
    Given we play nl-omslag
    And the table plays that the queen of spades may be led once hearts are broken
    And hearts are broken
    And A is to lead
    And A holds 9♦ Q♠ 8♥ A♥
    And B holds 8♣ 10♣ K♠ J♥
    Then A may play any card
    When A leads Q♠
    Then B may play K♠

  @clause:lead.hearts @clause:lead.queen-breaks @clause:play.follow-suit
  Scenario Outline: Whether Q♠ thrown in an earlier trick breaks hearts
    Given we play nl-omslag
    And the table plays that <reading>
    And an earlier trick went C 10♦, D 8♦, A Q♠, B K♦
    And no heart has been played
    And B is to lead
    And B holds 8♣ 10♣ 9♠ 8♥ K♥
    And C holds 9♣ A♦ 7♠ 10♠ A♥
    Then B may play <cards>
    When B leads 10♣
    Then C may play 9♣

    Examples:
      | id    | reading                                   | cards           |
      | HHR7B | the queen of spades does not break hearts | 8♣ 10♣ 9♠       |
      | MSW2Y | the queen of spades breaks hearts too     | 8♣ 10♣ 9♠ 8♥ K♥ |

  @clause:lead.hearts @clause:lead.broken-by @clause:lead.queen-breaks @clause:play.follow-suit
  Scenario Outline: Where Q♠ breaks hearts, whether it does so when it follows suit
    Given we play nl-omslag
    And the table plays that the queen of spades breaks hearts too
    And the table plays that <reading>
    And an earlier trick went C 10♠, D 8♠, A Q♠, B K♠
    And no heart has been played
    And B is to lead
    And B holds 8♣ 10♣ 9♦ 8♥ K♥
    And C holds 9♣ 10♦ J♦ A♦ A♥
    Then B may play <cards>
    When B leads 10♣
    Then C may play 9♣

    Examples:
      | id    | reading                                                  | cards           |
      | EXN99 | only a heart discarded in an earlier trick breaks hearts | 8♣ 10♣ 9♦       |
      | BXJV2 | any heart played in an earlier trick breaks hearts       | 8♣ 10♣ 9♦ 8♥ K♥ |

  @id:FR66M @clause:lead.hearts
  Scenario: J♣ thrown in an earlier trick does not break hearts
    Given we play nl-omslag
    And an earlier trick went C 10♦, D 8♦, A J♣, B K♦
    And no heart has been played
    And B is to lead
    And B holds 8♣ 10♣ 9♠ 8♥ K♥
    Then B may play 8♣ 10♣ 9♠

  @id:F44J9 @clause:lead.hearts @clause:opening.leader @clause:passing.cycle
  Scenario: In the next deal hearts are closed again
    Given we play nl-omslag
    And hearts are broken
    And C is to lead
    And C holds 9♦ K♥
    Then C may play any card
    When the deal is played out
    And the next deal is dealt
    Then A holds A♣ 9♦ K♦ 8♠ J♠ 9♥ 10♥ Q♥
    When B plays 7♣
    And C plays 8♣
    And D plays 9♣
    And A plays A♣
    Then A may play 9♦ K♦ 8♠ J♠

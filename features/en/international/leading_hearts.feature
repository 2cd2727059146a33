Feature: Leading hearts and the queen of spades
  Hearts may not be led before one has been played in an earlier trick, unless the leader has nothing but hearts. The
  queen of spades may be led at any time, and never breaks hearts.

  @id:O5DML @clause:lead.hearts
  Scenario: Before a heart has been played the leader chooses from the other suits
    Given we play international
    And A is to lead
    And A holds J♣ 6♦ 10♦ 4♠ 2♥ 9♥
    And B holds 3♣ K♦ 7♠ Q♠ 5♥ K♥
    And hearts are not broken
    Then A may play J♣ 6♦ 10♦ 4♠
    And A may not play 2♥ because of lead.hearts

  @id:TAX9U @clause:lead.hearts
  Scenario: One card of another suit is enough to keep four hearts in hand
    Given we play international
    And C is to lead
    And C holds 4♠ 3♥ 8♥ J♥ A♥
    And D holds 9♣ K♦ Q♠ 5♥ 10♥
    And hearts are not broken
    Then C may play 4♠

  @id:V4CNA @clause:lead.hearts @clause:play.follow-suit
  Scenario: Once hearts are broken they may be led, and then hearts must be followed
    Given we play international
    And A is to lead
    And A holds J♣ 6♦ 10♦ 4♠ 2♥ 9♥
    And B holds 3♣ K♦ 7♠ Q♠ 5♥ K♥
    And hearts are broken
    Then A may play any card
    When A leads 9♥
    Then B may play 5♥ K♥

  @id:V6ZB9 @clause:lead.hearts @clause:lead.exception @clause:play.follow-suit
  Scenario: A player with nothing but hearts leads one although none has been played
    # Somebody else still has Q♠: that does not matter.
    Given we play international
    And A is to lead
    And A holds 4♥ 6♥ 9♥ J♥ A♥
    And B holds 3♣ 8♦ Q♠ 5♥ K♥
    And hearts are not broken
    Then A may play any card
    When A leads 9♥
    Then B may play 5♥ K♥

  @id:RRXW7 @clause:lead.hearts @clause:lead.exception
  Scenario: With nothing but hearts and Q♠ it is Q♠ that must be led
    Given we play international
    And D is to lead
    And D holds Q♠ 3♥ 6♥ 10♥ K♥
    And hearts are not broken
    Then D may play Q♠
    And D may not play 3♥ because of lead.hearts

  @id:VKHW9 @clause:lead.hearts @clause:play.follow-suit
  Scenario: With hearts and Q♠ only, once hearts are broken, both may be led
    Given we play international
    And D is to lead
    And D holds Q♠ 3♥ 6♥ 10♥ K♥
    And A holds 9♣ 7♦ K♠ 4♥ Q♥
    And hearts are broken
    Then D may play any card
    When D leads 3♥
    Then A may play 4♥ Q♥

  @id:N3JQC @clause:lead.hearts @clause:lead.queen
  Scenario: Q♠ may be led before hearts are broken
    Given we play international
    And B is to lead
    And B holds 3♦ Q♠ 5♥ 8♥ Q♥
    And hearts are not broken
    Then B may play 3♦ Q♠

  @id:RWC22 @clause:lead.hearts @clause:lead.queen
  Scenario: As early as the second trick Q♠ may be led, and no heart
    Given we play international
    And A is to lead
    And A holds 4♣ 9♣ J♣ 3♦ Q♦ 5♠ J♠ Q♠ A♠ 6♥ 8♥ Q♥
    And an earlier trick went C 2♣, D 10♣, A A♣, B 6♣
    Then A may play 4♣ 9♣ J♣ 3♦ Q♦ 5♠ J♠ Q♠ A♠

  @id:XWQ22 @clause:lead.hearts @clause:play.follow-suit
  Scenario: A discarded heart breaks hearts
    Given we play international
    And an earlier trick went A 4♦, B 8♦, C 3♥, D 9♦
    And D is to lead
    And D holds 8♣ 6♠ K♠ 5♥ J♥ K♥
    And A holds 9♣ 10♣ 2♠ 8♠ 4♥ Q♥
    Then D may play any card
    When D leads 5♥
    Then A may play 4♥ Q♥

  @id:V48ZL @clause:lead.hearts @clause:lead.broken-by @clause:play.follow-suit
  Scenario: Hearts led and followed for want of anything else break hearts as well
    # B had nothing but hearts and had to lead one; everybody followed, and no heart was thrown on another suit.
    Given we play international
    And an earlier trick went B 9♥, C 4♥, D J♥, A 10♥
    And no heart has been discarded
    And D is to lead
    And A holds 6♣ K♦ 5♥ Q♥
    And B holds 3♥ 6♥ 8♥ A♥
    And D holds 3♣ 6♠ K♠ 2♥
    Then D may play any card
    When D leads 2♥
    Then A may play 5♥ Q♥

  @id:WUQ77 @clause:lead.hearts @clause:lead.queen-breaks
  Scenario: Q♠ thrown on another suit does not break hearts
    Given we play international
    And an earlier trick went A 5♦, B Q♠, C 9♦, D K♦
    And no heart has been played
    And D is to lead
    And D holds 8♣ J♣ 6♦ 3♠ 2♥ 9♥ K♥
    Then D may play 8♣ J♣ 6♦ 3♠

  @id:RC8SH @clause:lead.hearts @clause:lead.queen-breaks @clause:lead.queen
  Scenario: Q♠ led does not break hearts
    Given we play international
    And an earlier trick went A Q♠, B 4♠, C K♠, D 2♠
    And no heart has been played
    And C is to lead
    And C holds 5♣ 8♦ J♦ 7♠ 4♥ 10♥ A♥
    Then C may play 5♣ 8♦ J♦ 7♠

  @id:NX3XL @clause:lead.hearts @clause:play.follow-suit @clause:play.discard
  Scenario: Closed hearts may still be thrown, and open the way for the next leader
    Given we play international
    And the trick so far is A 6♦
    And B holds J♣ 9♠ A♠ 4♥ 8♥ 9♥ K♥
    And C holds 8♣ 3♦ K♦ J♠ 2♥ 7♥ Q♥
    And D holds Q♣ 2♦ 6♠ 10♠ 5♥ J♥ A♥
    And no heart has been played
    Then B may play any card
    When B plays 4♥
    Then C may play 3♦ K♦
    When C plays K♦
    And D plays 2♦
    Then C takes the trick
    And C may play any card
    When C leads 2♥
    Then D may play 5♥ J♥ A♥

  @id:S2486 @clause:lead.hearts
  Scenario: In every new deal hearts are closed again
    Given we play international
    And a whole deal has been played before this one
    And B is to lead
    And B holds 10♣ 5♦ Q♦ 7♠ 3♥ 8♥ A♥
    And C holds 6♣ K♦ 2♠ Q♠ 4♥ 6♥ J♥
    And hearts are not broken
    Then B may play 10♣ 5♦ Q♦ 7♠

  @id:QHS6P @clause:lead.hearts @clause:lead.broken-by @clause:opening.leader @clause:opening.card @clause:passing.cycle
  Scenario: In the next deal hearts are closed again
    Given we play international
    And it is deal 3
    And hearts are broken
    And C is to lead
    And C holds 9♦ K♥
    Then C may play any card
    When the deal is played out
    And the next deal is dealt
    Then A holds 5♣ A♣ 4♦ 9♦ K♦ 3♠ 8♠ J♠ 2♥ 7♥ 9♥ 10♥ Q♥
    When B plays 2♣
    And C plays 8♣
    And D plays 9♣
    And A plays A♣
    Then A may play 5♣ 4♦ 9♦ K♦ 3♠ 8♠ J♠

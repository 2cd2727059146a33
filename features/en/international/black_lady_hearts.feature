Feature: Black Lady: leading hearts and the queen of spades
  The source says nothing of when hearts may be led. Each position is written once for every way a table may play it.

  @id:S6ANU @clause:lead.hearts
  Scenario: Hearts wait until they are broken, when the table plays so
    # B still has Q♠, so nothing at all has happened that might break hearts.
    Given we play black-lady
    And the table plays that hearts may be led once they are broken
    And no heart has been played
    And A is to lead
    And A holds J♣ 6♦ 10♦ 4♠ 2♥ 9♥
    And B holds 3♣ K♦ 7♠ Q♠ 5♥ K♥
    Then A may play J♣ 6♦ 10♦ 4♠
    When A leads 10♦
    Then B may play K♦

  @id:SG7B7 @clause:lead.hearts
  Scenario: Hearts are led at any time, when the table plays so
    Given we play black-lady
    And the table plays that hearts may be led at any time
    And no heart has been played
    And A is to lead
    And A holds J♣ 6♦ 10♦ 4♠ 2♥ 9♥
    And B holds 3♣ K♦ 7♠ Q♠ 5♥ K♥
    Then A may play any card
    When A leads 9♥
    Then B may play 5♥ K♥

  @id:ZZRV2 @clause:lead.hearts @clause:lead.broken-by
  Scenario: Hearts led and followed break hearts, when any heart played does
    Given we play black-lady
    And the table plays that any heart played in an earlier trick breaks hearts
    And an earlier trick went B 9♥, C 4♥, D J♥, A 10♥
    And no heart has been discarded
    And D is to lead
    And A holds 6♣ K♦ 5♥ Q♥
    And B holds 3♥ 6♥ 8♥ A♥
    And C holds 9♦ Q♠ 7♥ K♥
    And D holds 3♣ 6♠ K♠ 2♥
    Then D may play any card
    When D leads 2♥
    Then A may play 5♥ Q♥

  @id:ZZGR9 @clause:lead.hearts @clause:lead.broken-by
  Scenario: Hearts led and followed break nothing, when only a discarded heart does
    Given we play black-lady
    And the table plays that only a heart discarded in an earlier trick breaks hearts
    And an earlier trick went B 9♥, C 4♥, D J♥, A 10♥
    And no heart has been discarded
    And D is to lead
    And A holds 6♣ K♦ 5♥ Q♥
    And B holds 3♥ 6♥ 8♥ A♥
    And C holds 9♦ Q♠ 7♥ K♥
    And D holds 3♣ 6♠ K♠ 2♥
    Then D may play 3♣ 6♠ K♠
    When D leads 3♣
    Then A may play 6♣

  @id:RGD2R @clause:lead.hearts @clause:lead.queen-breaks
  Scenario: Q♠ thrown leaves hearts closed, when the table plays so
    Given we play black-lady
    And the table plays that the queen of spades does not break hearts
    And an earlier trick went A 5♦, B Q♠, C 9♦, D K♦
    And no heart has been played
    And D is to lead
    And A holds 9♣ 2♦ 8♦ 10♠ 4♥ 8♥ A♥
    And D holds 8♣ J♣ 6♦ 3♠ 2♥ 9♥ K♥
    Then D may play 8♣ J♣ 6♦ 3♠
    When D leads 6♦
    Then A may play 2♦ 8♦

  @id:YDG4M @clause:lead.hearts @clause:lead.queen-breaks
  Scenario: Q♠ thrown opens hearts, when the table plays so
    Given we play black-lady
    And the table plays that the queen of spades breaks hearts too
    And an earlier trick went A 5♦, B Q♠, C 9♦, D K♦
    And no heart has been played
    And D is to lead
    And A holds 9♣ 2♦ 8♦ 10♠ 4♥ 8♥ A♥
    And D holds 8♣ J♣ 6♦ 3♠ 2♥ 9♥ K♥
    Then D may play any card
    When D leads 9♥
    Then A may play 4♥ 8♥ A♥

  @id:WO2UV @clause:lead.hearts @clause:lead.queen-breaks @clause:lead.broken-by @clause:lead.queen
  Scenario: Q♠ led and followed opens hearts, when she breaks them and any card played counts
    Given we play black-lady
    And the table plays that the queen of spades breaks hearts too
    And the table plays that any heart played in an earlier trick breaks hearts
    And an earlier trick went A Q♠, B 4♠, C K♠, D 2♠
    And no heart has been played
    And C is to lead
    And C holds 5♣ 8♦ J♦ 7♠ 4♥ 10♥ A♥
    And D holds 9♣ K♣ 3♦ 6♠ 2♥ 5♥ J♥
    Then C may play any card
    When C leads 4♥
    Then D may play 2♥ 5♥ J♥

  @id:O7PZS @clause:lead.hearts @clause:lead.exception
  Scenario: With only hearts and Q♠ she must be led, when only hearts alone may be led
    Given we play black-lady
    And the table plays that a player with only hearts may lead one
    And no heart has been played
    And D is to lead
    And A holds 9♣ 7♦ K♠ 4♥ Q♥
    And D holds Q♠ 3♥ 6♥ 10♥ K♥
    Then D may play Q♠
    When D leads Q♠
    Then A may play K♠

  @id:RLU7H @clause:lead.hearts @clause:lead.exception @clause:lead.queen
  Scenario: With only hearts and Q♠ either may be led, when the table plays so
    Given we play black-lady
    And the table plays that a player with only hearts and the queen of spades may lead a heart
    And no heart has been played
    And D is to lead
    And A holds 9♣ 7♦ K♠ 4♥ Q♥
    And D holds Q♠ 3♥ 6♥ 10♥ K♥
    Then D may play any card
    When D leads 6♥
    Then A may play 4♥ Q♥

  @id:YUAV9 @clause:lead.hearts @clause:lead.exception @clause:lead.queen
  Scenario: With only hearts and Q♠ a heart must be led, when hearts may and the closed queen may not
    Given we play black-lady
    And the table plays that a player with only hearts and the queen of spades may lead a heart
    And the table plays that the queen of spades may be led once hearts are broken
    And no heart has been played
    And D is to lead
    And D holds Q♠ 3♥ 6♥ 10♥ K♥
    Then D may play 3♥ 6♥ 10♥ K♥

  @id:ZVFH5 @clause:lead.hearts @clause:lead.queen
  Scenario: Q♠ is led at any time, when the table plays so
    Given we play black-lady
    And the table plays that the queen of spades may be led at any time
    And no heart has been played
    And B is to lead
    And B holds 3♦ Q♠ 5♥ 8♥ Q♥
    And C holds 6♣ J♦ 2♠ A♠ 7♥
    Then B may play 3♦ Q♠
    When B leads Q♠
    Then C may play 2♠ A♠

  @id:V4AA7 @clause:lead.hearts @clause:lead.queen
  Scenario: Q♠ waits until hearts are broken, when the table plays so
    Given we play black-lady
    And the table plays that the queen of spades may be led once hearts are broken
    And no heart has been played
    And B is to lead
    And B holds 3♦ Q♠ 5♥ 8♥ Q♥
    And C holds 6♣ J♦ 2♠ A♠ 7♥
    Then B may play 3♦
    When B leads 3♦
    Then C may play J♦

  @id:UJ9EM @clause:lead.hearts @clause:lead.exception @clause:lead.queen
  Scenario: Q♠ that waits for broken hearts is led all the same by a player with only hearts beside her
    Given we play black-lady
    And the table plays that the queen of spades may be led once hearts are broken
    And no heart has been played
    And B is to lead
    And B holds A♦ Q♠ 2♥ 5♥ 8♥ J♥ Q♥
    Then B may play A♦
    When B leads A♦
    And C plays J♦
    And D plays 6♦
    And A plays 2♦
    Then B takes the trick
    And B may play Q♠

  @id:SUK73 @clause:lead.hearts @clause:lead.queen
  Scenario: Q♠ that waited for broken hearts may be led as soon as a heart has been thrown
    Given we play black-lady
    And the table plays that the queen of spades may be led once hearts are broken
    And no heart has been played
    And B is to lead
    And B holds A♦ Q♠ 2♥ 5♥ 8♥ J♥ Q♥
    And C holds 6♣ J♦ 2♠ 7♠ A♠ 7♥ K♥
    Then B may play A♦
    When B leads A♦
    And C plays J♦
    And D plays 4♥
    And A plays 2♦
    Then B takes the trick
    And B may play any card
    When B leads Q♠
    Then C may play 2♠ 7♠ A♠

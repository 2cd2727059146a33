Feature: Black Lady: passing, opening and the first trick
  The source says that three cards are usually passed, each deal another way, and leaves the rest to the table. Each
  position is written once for every way a table may play it.

  @clause:passing.cycle @clause:score.cards
  Scenario Outline: In the second deal cards go <direction>, when <agreement>
    Given we play black-lady
    And the table plays that <agreement>
    And it is deal 2
    When the deal begins
    Then cards are passed <direction>
    When the deal is played out with points A 13, B 5, C 8, D 0
    Then the deal scores A 13, B 5, C 8, D 0

    Examples:
      | id    | agreement                                                               | direction |
      | QNWY6 | cards are passed to the left, to the right, across, not at all, in turn | right     |
      | RE4C3 | cards are passed to the left, in turn                                   | left      |

  @id:O77N6 @clause:passing.cycle @clause:score.cards
  Scenario: In the second deal nobody passes, when no cards are passed at all
    Given we play black-lady
    And the table plays that no cards are passed
    And it is deal 2
    When the deal begins
    Then nobody passes
    When the deal is played out with points A 13, B 5, C 8, D 0
    Then the deal scores A 13, B 5, C 8, D 0

  @clause:passing.cards
  Scenario Outline: <number> cards are chosen, when the table plays so
    Given we play black-lady
    And the table plays that <number> cards are passed
    And it is deal 1
    And A holds 2♣ 7♣ J♣ 3♦ 9♦ Q♦ 5♠ 8♠ K♠ 4♥ 6♥ 10♥ K♥
    When the deal begins
    Then passing <wrong> by A is refused
    And A still has to pass
    When A passes <right>
    Then passing <right> by A is refused
    And B still has to pass

    Examples:
      | id    | number | wrong    | right       |
      | ZY6NW | 2      | 7♣ K♠ K♥ | K♠ K♥       |
      | SMQC9 | 3      | K♠ K♥    | 7♣ K♠ K♥    |
      | QGSR5 | 4      | 7♣ K♠ K♥ | 7♣ J♣ K♠ K♥ |

  @id:XA56P @clause:opening.leader
  Scenario: The holder of 2♣ comes out first, when the table plays so
    Given we play black-lady
    And the table plays that the holder of the opening card leads first
    And D is the dealer
    And A holds 3♣ 8♣ Q♣ 5♦ 7♦ K♦ A♦ 4♠ 6♠ 10♠ J♠ K♠ A♠
    And B holds 2♣ 9♣ A♣ 2♦ 8♦ J♦ 3♠ 7♠ 9♠ 4♥ 6♥ 10♥ Q♥
    Then it is B's turn
    And 5♦ from A is refused
    When B leads 2♣
    Then it is C's turn

  @id:ZO6EF @clause:opening.leader
  Scenario: The player left of the dealer comes out first, when the table plays so
    Given we play black-lady
    And the table plays that the player left of the dealer leads first
    And D is the dealer
    And A holds 3♣ 8♣ Q♣ 5♦ 7♦ K♦ A♦ 4♠ 6♠ 10♠ J♠ K♠ A♠
    And B holds 2♣ 9♣ A♣ 2♦ 8♦ J♦ 3♠ 7♠ 9♠ 4♥ 6♥ 10♥ Q♥
    Then it is A's turn
    And 2♣ from B is refused
    When A leads 5♦
    Then it is B's turn

  @clause:opening.leader
  Scenario Outline: <opener> comes out first, when <agreement>
    Given we play black-lady
    And the table plays that <agreement>
    And D is the dealer
    And B holds 2♣ 9♣ A♣ 2♦ 8♦ J♦ 3♠ 7♠ 9♠ 4♥ 6♥ 10♥ Q♥
    And C holds 3♣ 7♣ K♣ 4♦ 6♦ Q♦ 2♠ 5♠ 8♠ 3♥ 5♥ 7♥ K♥
    Then it is <opener>'s turn
    And <other card> from <other> is refused
    When <opener> leads <card>
    Then it is <next>'s turn

    Examples:
      | id    | agreement              | opener | card | other | other card | next |
      | T8Y2X | the opening card is 2♣ | B      | 2♣   | C     | 7♣         | C    |
      | R4ZJA | the opening card is 7♣ | C      | 7♣   | B     | 2♣         | D    |

  # D deals in what follows, so that A opens whichever of the two the table plays.

  @clause:opening.leader @clause:opening.card
  Scenario Outline: The holder of <card> must lead that card, when the table plays so
    Given we play black-lady
    And the table plays that the opening card itself must be led
    And the table plays that the opening card is <card>
    And D is the dealer
    And A holds 2♣ 7♣ Q♣ 5♦ 7♦ K♦ A♦ 4♠ 6♠ 10♠ J♠ K♠ A♠
    And B holds 3♣ 9♣ A♣ 2♦ 8♦ J♦ 3♠ 7♠ 9♠ 4♥ 6♥ 10♥ Q♥
    Then A may play <card>
    When A leads <card>
    Then B may play 3♣ 9♣ A♣

    Examples:
      | id    | card |
      | O9ZLX | 2♣   |
      | SFVI4 | 7♣   |

  @id:YJC4Q @clause:opening.leader @clause:opening.card
  Scenario: The holder of 2♣ may lead another card, when the table plays so
    Given we play black-lady
    And the table plays that the holder of the opening card may lead another card
    And D is the dealer
    And A holds 2♣ 7♣ Q♣ 5♦ 7♦ K♦ A♦ 4♠ 6♠ 10♠ J♠ K♠ A♠
    And B holds 3♣ 9♣ A♣ 2♦ 8♦ J♦ 3♠ 7♠ 9♠ 4♥ 6♥ 10♥ Q♥
    Then A may play any card
    When A leads 5♦
    Then B may play 2♦ 8♦ J♦

  @clause:play.discard @clause:first-trick.hearts
  Scenario Outline: Hearts are kept out of the first trick opened by <card>, when the table plays so
    Given we play black-lady
    And the table plays that hearts are kept out of the first trick
    And the table plays that the opening card is <card>
    And D is the dealer
    And the trick so far is A <card>
    And B holds 3♦ 5♦ 9♦ J♦ 4♠ 8♠ 10♠ K♠ 2♥ 6♥ 9♥ 10♥ K♥
    And C holds <other> 9♣ K♣ 2♦ 7♦ Q♦ 3♠ 6♠ J♠ A♠ 4♥ 8♥ J♥
    Then B may play 3♦ 5♦ 9♦ J♦ 4♠ 8♠ 10♠ K♠
    When B plays J♦
    Then C may play <other> 9♣ K♣

    Examples:
      | id    | card | other |
      | SJ6TI | 2♣   | 7♣    |
      | NT3UT | 7♣   | 2♣    |

  @clause:play.discard @clause:first-trick.hearts
  Scenario Outline: Hearts may be thrown in the first trick opened by <card>, when the table plays so
    Given we play black-lady
    And the table plays that hearts may be played in the first trick
    And the table plays that the opening card is <card>
    And D is the dealer
    And the trick so far is A <card>
    And B holds 3♦ 5♦ 9♦ J♦ 4♠ 8♠ 10♠ K♠ 2♥ 6♥ 9♥ 10♥ K♥
    And C holds <other> 9♣ K♣ 2♦ 7♦ Q♦ 3♠ 6♠ J♠ A♠ 4♥ 8♥ J♥
    Then B may play any card
    When B plays K♥
    Then C may play <other> 9♣ K♣

    Examples:
      | id    | card | other |
      | O8HWK | 2♣   | 7♣    |
      | YVE4H | 7♣   | 2♣    |

  @clause:play.discard @clause:first-trick.queen
  Scenario Outline: Q♠ is kept out of the first trick opened by <card>, when the table plays so
    Given we play black-lady
    And the table plays that the queen of spades is kept out of the first trick
    And the table plays that the opening card is <card>
    And D is the dealer
    And the trick so far is A <card>
    And B holds 3♦ 5♦ 6♦ 9♦ J♦ K♦ 2♠ 4♠ 8♠ 9♠ 10♠ Q♠ K♠
    And C holds <other> 9♣ K♣ 2♦ 7♦ Q♦ 3♠ 6♠ J♠ A♠ 4♥ 8♥ J♥
    Then B may play 3♦ 5♦ 6♦ 9♦ J♦ K♦ 2♠ 4♠ 8♠ 9♠ 10♠ K♠
    When B plays K♠
    Then C may play <other> 9♣ K♣

    Examples:
      | id    | card | other |
      | VBHI8 | 2♣   | 7♣    |
      | PV8KE | 7♣   | 2♣    |

  @clause:play.discard @clause:first-trick.queen
  Scenario Outline: Q♠ may be thrown in the first trick opened by <card>, when the table plays so
    Given we play black-lady
    And the table plays that the queen of spades may be played in the first trick
    And the table plays that the opening card is <card>
    And D is the dealer
    And the trick so far is A <card>
    And B holds 3♦ 5♦ 6♦ 9♦ J♦ K♦ 2♠ 4♠ 8♠ 9♠ 10♠ Q♠ K♠
    And C holds <other> 9♣ K♣ 2♦ 7♦ Q♦ 3♠ 6♠ J♠ A♠ 4♥ 8♥ J♥
    Then B may play any card
    When B plays Q♠
    Then C may play <other> 9♣ K♣

    Examples:
      | id    | card | other |
      | XKY5C | 2♣   | 7♣    |
      | RO3GT | 7♣   | 2♣    |

  @id:P546U @clause:opening.leader @clause:first-trick.queen @clause:first-trick.lead
  Scenario: What is kept out of the first trick is not led to it either, when the table plays so
    Given we play black-lady
    And the table plays that the player left of the dealer leads first
    And the table plays that what is kept out of the first trick may not be led to it either
    And D is the dealer
    And A holds 3♣ 8♣ Q♣ 5♦ 7♦ K♦ A♦ 4♠ 6♠ 10♠ J♠ Q♠ K♠
    And B holds 4♣ 9♣ A♣ 2♦ 8♦ J♦ 3♠ 9♠ A♠ 4♥ 6♥ 10♥ Q♥
    Then A may play 3♣ 8♣ Q♣ 5♦ 7♦ K♦ A♦ 4♠ 6♠ 10♠ J♠ K♠
    When A leads 6♠
    Then B may play 3♠ 9♠ A♠

  @id:T36XD @clause:opening.leader @clause:first-trick.queen @clause:first-trick.lead @clause:lead.queen
  Scenario: What is kept out of the first trick may be led to it, when the table plays so
    Given we play black-lady
    And the table plays that the player left of the dealer leads first
    And the table plays that any card may be led to the first trick
    And D is the dealer
    And A holds 3♣ 8♣ Q♣ 5♦ 7♦ K♦ A♦ 4♠ 6♠ 10♠ J♠ Q♠ K♠
    And B holds 4♣ 9♣ A♣ 2♦ 8♦ J♦ 3♠ 9♠ A♠ 4♥ 6♥ 10♥ Q♥
    Then A may play any card
    When A leads Q♠
    Then B may play 3♠ 9♠ A♠

Feature: Passing three cards
  Before the first trick everybody gives three cards away: to the left, to the right, across, and in every fourth deal
  not at all. A is followed by B, so B is the player to the left of A.

  @clause:passing.cycle @clause:passing.cards @clause:opening.leader @clause:opening.card
  Scenario Outline: In deal <deal> three cards of everybody go <direction>, and whoever now has 2♣ opens
    Given we play international
    And it is deal <deal>
    And A holds 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ A♣
    And B holds 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ A♦
    And C holds 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠
    And D holds 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    When the deal begins
    Then cards are passed <direction>
    When A passes 2♣ 3♣ 4♣
    And B passes 2♦ 3♦ 4♦
    And C passes 2♠ 3♠ 4♠
    And D passes 2♥ 3♥ 4♥
    Then A holds 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ A♣ <to A>
    And B holds 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ A♦ <to B>
    And C holds 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠ <to C>
    And D holds 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥ <to D>
    And it is <opener>'s turn
    And <opener> may play 2♣

    Examples:
      | id    | deal | direction | to A     | to B     | to C     | to D     | opener |
      | R7WTG | 1    | left      | 2♥ 3♥ 4♥ | 2♣ 3♣ 4♣ | 2♦ 3♦ 4♦ | 2♠ 3♠ 4♠ | B      |
      | U4L4T | 2    | right     | 2♦ 3♦ 4♦ | 2♠ 3♠ 4♠ | 2♥ 3♥ 4♥ | 2♣ 3♣ 4♣ | D      |
      | YWCH7 | 3    | across    | 2♠ 3♠ 4♠ | 2♥ 3♥ 4♥ | 2♣ 3♣ 4♣ | 2♦ 3♦ 4♦ | C      |
      | XXVY7 | 5    | left      | 2♥ 3♥ 4♥ | 2♣ 3♣ 4♣ | 2♦ 3♦ 4♦ | 2♠ 3♠ 4♠ | B      |

  @clause:passing.cycle @clause:opening.leader @clause:opening.card
  Scenario Outline: In deal <deal> nobody passes and the holder of 2♣ opens at once
    Given we play international
    And it is deal <deal>
    And C holds 2♣ 5♣ J♣ 3♦ 9♦ K♦ 4♠ 8♠ Q♠ 2♥ 7♥ 9♥ A♥
    When the deal begins
    Then nobody passes
    And passing 3♦ Q♠ A♥ by C is refused
    And it is C's turn
    And C may play 2♣

    Examples:
      | id    | deal |
      | WL5E2 | 4    |
      | SP7LI | 8    |

  @clause:passing.cycle @clause:score.cards
  Scenario Outline: After deal <deal> <what then>
    Given we play international
    And it is deal <deal>
    When the deal is played out with points A 13, B 6, C 4, D 3
    Then the deal scores A 13, B 6, C 4, D 3
    When the next deal is dealt
    Then <what then>

    Examples:
      | id    | deal | what then               |
      | QE9E8 | 1    | cards are passed right  |
      | TEF89 | 2    | cards are passed across |
      | T4QGL | 3    | nobody passes           |
      | Z7EMM | 4    | cards are passed left   |

  @id:N54M3 @clause:passing.cycle @clause:passing.cards @clause:passing.blind @clause:opening.leader @clause:opening.card
  Scenario: Nothing moves until the last player has chosen
    Given we play international
    And it is deal 1
    And A holds 2♣ 7♣ J♣ 3♦ 9♦ Q♦ 5♠ 8♠ Q♠ 4♥ 6♥ 10♥ A♥
    And B holds 4♣ 8♣ Q♣ 2♦ 6♦ J♦ 2♠ 9♠ A♠ 3♥ 7♥ J♥ K♥
    When A passes 2♣ Q♠ A♥
    Then B holds 4♣ 8♣ Q♣ 2♦ 6♦ J♦ 2♠ 9♠ A♠ 3♥ 7♥ J♥ K♥
    And B still has to pass
    And 2♣ from A is refused
    When B passes Q♣ A♠ K♥
    And the others pass too
    Then B holds 2♣ 4♣ 8♣ 2♦ 6♦ J♦ 2♠ 9♠ Q♠ 3♥ 7♥ J♥ A♥
    And it is B's turn
    And B may play 2♣

  @id:NB4LD @clause:passing.cycle @clause:passing.cards @clause:passing.blind
  Scenario: What comes is not there to be seen, or passed on, before the last player has chosen
    Given we play international
    And it is deal 1
    And A holds 2♣ 7♣ J♣ 3♦ 9♦ Q♦ 5♠ 8♠ K♠ 4♥ 6♥ 10♥ K♥
    And B holds 4♣ 8♣ Q♣ 2♦ 6♦ J♦ 2♠ 9♠ A♠ 3♥ 7♥ J♥ A♥
    When A passes 7♣ K♠ K♥
    Then B holds 4♣ 8♣ Q♣ 2♦ 6♦ J♦ 2♠ 9♠ A♠ 3♥ 7♥ J♥ A♥
    And passing 7♣ K♠ K♥ by B is refused
    When B passes 4♣ 8♣ Q♣
    And the others pass too
    Then B holds 7♣ 2♦ 6♦ J♦ 2♠ 9♠ K♠ A♠ 3♥ 7♥ J♥ K♥ A♥

  @id:SKM5W @clause:passing.cycle @clause:passing.cards @clause:passing.blind @clause:opening.leader @clause:opening.card
  Scenario: A card that is on its way cannot be passed on
    Given we play international
    And it is deal 1
    And C holds 3♣ 9♣ A♣ 5♦ 10♦ 4♠ Q♠ K♠ A♠ 2♥ 6♥ 9♥ J♥
    And D holds 2♣ 6♣ 10♣ K♣ 2♦ 7♦ J♦ K♦ 3♠ 7♠ 10♠ 5♥ 8♥
    When C passes Q♠ K♠ A♠
    Then passing 10♣ K♣ Q♠ by D is refused
    And D still has to pass
    When D passes 10♣ K♣ 8♥
    And the others pass too
    Then D holds 2♣ 6♣ 2♦ 7♦ J♦ K♦ 3♠ 7♠ 10♠ Q♠ K♠ A♠ 5♥
    And it is D's turn
    And D may play 2♣

  @clause:passing.cycle @clause:passing.cards @clause:opening.leader @clause:opening.card
  Scenario Outline: Passing <what> is refused, and three cards from the hand are then accepted
    Given we play international
    And it is deal 1
    And A holds 2♣ 7♣ J♣ 3♦ 9♦ Q♦ 5♠ 8♠ K♠ 4♥ 6♥ 10♥ K♥
    When the deal begins
    Then passing <cards> by A is refused
    And A still has to pass
    When A passes 7♣ K♠ K♥
    And the others pass too
    Then it is A's turn
    And A may play 2♣

    Examples:
      | id    | what                       | cards       |
      | N4RS8 | two cards                  | 7♣ K♠       |
      | VJYC4 | four cards                 | 7♣ J♣ K♠ K♥ |
      | Z76E7 | the same card twice        | 7♣ K♠ K♠    |
      | RU6JZ | a card that is not in hand | 7♣ K♠ A♥    |

  @id:TFO8Z @clause:passing.cycle @clause:passing.cards @clause:passing.blind @clause:opening.leader @clause:opening.card
  Scenario: A choice once made stands: passing a second time is refused
    Given we play international
    And it is deal 1
    And A holds 2♣ 7♣ J♣ 3♦ 9♦ Q♦ 5♠ 8♠ K♠ 4♥ 6♥ 10♥ K♥
    When A passes 7♣ K♠ K♥
    Then passing 2♣ 8♠ 10♥ by A is refused
    When the others pass too
    Then it is A's turn
    And A may play 2♣

  @id:N965K @clause:passing.cycle @clause:passing.cards @clause:opening.leader @clause:play.own-card @clause:play.follow-suit
  Scenario: A card passed away is gone, and a card received is played like any other
    # Deal 2, to the right: A gives to D and receives from B.
    Given we play international
    And it is deal 2
    And A holds 2♣ 7♣ K♣ 3♦ 9♦ Q♦ 5♠ 8♠ K♠ 4♥ 6♥ 10♥ K♥
    And B holds 5♣ 9♣ Q♣ 4♦ 6♦ J♦ 2♠ 9♠ A♠ 3♥ 7♥ J♥ A♥
    When A passes 2♣ K♣ K♥
    And B passes 9♣ 4♦ 2♠
    And the others pass too
    And D leads 2♣
    Then it is A's turn
    And K♣ from A is refused
    And A may play 7♣ 9♣

Feature: Opening the deal
  In the Dutch game nobody passes cards, and whoever holds 7♣ opens the first trick: at most tables with that very card.

  @id:E5OSQ @clause:opening.leader @clause:opening.card
  Scenario: The holder of 7♣ opens with 7♣ and with nothing else
    Given we play nl-short
    And C holds 7♣ 8♣ A♦ 9♠ Q♠ K♠ 7♥ A♥
    When the deal begins
    Then it is C's turn
    And C may play 7♣
    And C may not play 8♣ because of opening.card

  @id:BS4W2 @clause:opening.leader @clause:trick.order
  Scenario: Who dealt does not matter to who opens
    Given we play nl-short
    And A is the dealer
    And B holds 9♣ 8♦ K♦ 9♠ A♠ 8♥ 9♥ J♥
    And D holds 7♣ 10♣ 7♦ Q♦ 8♠ 10♠ 10♥ K♥
    When the deal begins
    Then it is D's turn
    And K♦ from B is refused
    When D plays 7♣
    Then it is A's turn

  @clause:opening.leader @clause:opening.card @clause:play.follow-suit
  Scenario Outline: Whether the holder of 7♣ may open with another card
    Given we play nl-omslag
    And the table plays that <reading>
    And C holds 7♣ 8♣ 9♦ J♦ A♦ 7♠ 10♠ K♠
    And D holds 9♣ K♣ 10♦ K♦ 8♠ A♠ 8♥ A♥
    When the deal begins
    Then it is C's turn
    And C may play <cards>
    When C leads <lead>
    Then D may play <answers>

    Examples:
      | id    | reading                                              | cards                    | lead | answers |
      | LTG6G | the opening card itself must be led                  | 7♣                       | 7♣   | 9♣ K♣   |
      | EF97R | the holder of the opening card may lead another card | 7♣ 8♣ 9♦ J♦ A♦ 7♠ 10♠ K♠ | J♦   | 10♦ K♦  |

  @clause:opening.leader @clause:opening.card @clause:first-trick.lead @clause:lead.hearts @clause:lead.queen
  Scenario Outline: Where the holder of 7♣ may open freely, whether that goes for Q♠ too
    # Hearts stay in hand either way: none has been thrown yet.
    Given we play nl-omslag
    And the table plays that the holder of the opening card may lead another card
    And the table plays that <reading>
    And C holds 7♣ 9♣ 8♦ A♦ Q♠ A♠ 8♥ K♥
    When the deal begins
    Then C may play <cards>

    Examples:
      | id    | reading                                                         | cards             |
      | AUA43 | what is kept out of the first trick may not be led to it either | 7♣ 9♣ 8♦ A♦ A♠    |
      | E8UJQ | any card may be led to the first trick                          | 7♣ 9♣ 8♦ A♦ Q♠ A♠ |

  @id:KPKS6 @clause:passing.cycle @clause:passing.cards @clause:passing.blind @clause:opening.leader @clause:play.follow-suit
  Scenario: No cards are passed in the Dutch game
    Given we play nl-short
    And A is the dealer
    And B holds 7♣ 9♣ J♦ A♦ 9♠ K♠ 7♥ Q♥
    And C holds 8♣ K♣ 7♦ Q♦ 8♠ J♠ 8♥ 10♥
    When the deal begins
    Then nobody passes
    And it is B's turn
    And passing J♦ A♦ Q♥ by B is refused
    When B plays 7♣
    Then C may play 8♣ K♣

  @id:G6IHQ @clause:passing.cycle @clause:passing.cards @clause:opening.leader @clause:opening.card
  Scenario: At a table that does pass, 7♣ is led by whoever holds it afterwards
    # Not the Dutch game of the sources, but some tables play it so with 32 cards.
    Given we play nl-short
    And the table plays that cards are passed to the left, to the right, across, not at all, in turn
    And the table plays that 3 cards are passed
    And B holds 7♣ 8♦ 9♦ K♦ 7♠ 9♠ 8♥ 9♥
    When the deal begins
    Then B still has to pass
    When B passes 7♣ 8♥ 9♥
    And the others pass too
    Then it is C's turn
    And C may play 7♣

  @id:ITM8D @clause:opening.leader @clause:opening.card @clause:passing.cycle
  Scenario: In the next deal 7♣ is looked for anew
    Given we play nl-short
    And B holds 7♣ 8♦ 9♦ K♦ 7♠ 9♠ 8♥ 9♥
    When the deal begins
    Then it is B's turn
    When the deal is played out
    And the next deal is dealt
    Then D holds 7♣ K♣ 10♦ Q♦ 8♠ J♠ 7♥ A♥
    And it is D's turn
    And D may play 7♣

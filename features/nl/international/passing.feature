# language: nl
Functionaliteit: Drie kaarten doorgeven
  Voor de eerste slag geeft iedereen drie kaarten door: naar links, naar rechts, naar de overkant, en elke vierde ronde
  niet. Na A komt B, dus B zit links van A.

  @clause:passing.cycle @clause:passing.cards @clause:opening.leader @clause:opening.card
  Abstract Scenario: In ronde <ronde> gaan ieders drie kaarten <richting>, en wie dan 2♣ heeft, komt uit
    Stel we spelen international
    En het is ronde <ronde>
    En A heeft 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ B♣ V♣ H♣ A♣
    En B heeft 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ B♦ V♦ H♦ A♦
    En C heeft 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ B♠ V♠ H♠ A♠
    En D heeft 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ B♥ V♥ H♥ A♥
    Als de ronde begint
    Dan gaan de kaarten <richting>
    Als A 2♣ 3♣ 4♣ doorgeeft
    En B 2♦ 3♦ 4♦ doorgeeft
    En C 2♠ 3♠ 4♠ doorgeeft
    En D 2♥ 3♥ 4♥ doorgeeft
    Dan heeft A 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ B♣ V♣ H♣ A♣ <naar A>
    En heeft B 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ B♦ V♦ H♦ A♦ <naar B>
    En heeft C 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ B♠ V♠ H♠ A♠ <naar C>
    En heeft D 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ B♥ V♥ H♥ A♥ <naar D>
    En is <opener> aan de beurt
    En mag <opener> 2♣ spelen

    Voorbeelden:
      | id    | ronde | richting         | naar A   | naar B   | naar C   | naar D   | opener |
      | R7WTG | 1     | naar links       | 2♥ 3♥ 4♥ | 2♣ 3♣ 4♣ | 2♦ 3♦ 4♦ | 2♠ 3♠ 4♠ | B      |
      | U4L4T | 2     | naar rechts      | 2♦ 3♦ 4♦ | 2♠ 3♠ 4♠ | 2♥ 3♥ 4♥ | 2♣ 3♣ 4♣ | D      |
      | YWCH7 | 3     | naar de overkant | 2♠ 3♠ 4♠ | 2♥ 3♥ 4♥ | 2♣ 3♣ 4♣ | 2♦ 3♦ 4♦ | C      |
      | XXVY7 | 5     | naar links       | 2♥ 3♥ 4♥ | 2♣ 3♣ 4♣ | 2♦ 3♦ 4♦ | 2♠ 3♠ 4♠ | B      |

  @clause:passing.cycle @clause:opening.leader @clause:opening.card
  Abstract Scenario: In ronde <ronde> geeft niemand door en komt wie 2♣ heeft meteen uit
    Stel we spelen international
    En het is ronde <ronde>
    En C heeft 2♣ 5♣ B♣ 3♦ 9♦ H♦ 4♠ 8♠ V♠ 2♥ 7♥ 9♥ A♥
    Als de ronde begint
    Dan geeft niemand kaarten door
    En mag C 3♦ V♠ A♥ niet doorgeven
    En is C aan de beurt
    En mag C 2♣ spelen

    Voorbeelden:
      | id    | ronde |
      | WL5E2 | 4     |
      | SP7LI | 8     |

  @clause:passing.cycle @clause:score.cards
  Abstract Scenario: Na ronde <ronde> <en dan>
    Stel we spelen international
    En het is ronde <ronde>
    Als de ronde wordt uitgespeeld met als punten A 13, B 6, C 4, D 3
    Dan is de score van de ronde A 13, B 6, C 4, D 3
    Als de volgende ronde wordt gedeeld
    Dan <en dan>

    Voorbeelden:
      | id    | ronde | en dan                           |
      | QE9E8 | 1     | gaan de kaarten naar rechts      |
      | TEF89 | 2     | gaan de kaarten naar de overkant |
      | T4QGL | 3     | geeft niemand kaarten door       |
      | Z7EMM | 4     | gaan de kaarten naar links       |

  @id:N54M3 @clause:passing.cycle @clause:passing.cards @clause:passing.blind @clause:opening.leader @clause:opening.card
  Scenario: Er gaat geen kaart weg voordat de laatste gekozen heeft
    Stel we spelen international
    En het is ronde 1
    En A heeft 2♣ 7♣ B♣ 3♦ 9♦ V♦ 5♠ 8♠ V♠ 4♥ 6♥ 10♥ A♥
    En B heeft 4♣ 8♣ V♣ 2♦ 6♦ B♦ 2♠ 9♠ A♠ 3♥ 7♥ B♥ H♥
    Als A 2♣ V♠ A♥ doorgeeft
    Dan heeft B 4♣ 8♣ V♣ 2♦ 6♦ B♦ 2♠ 9♠ A♠ 3♥ 7♥ B♥ H♥
    En moet B nog doorgeven
    En wordt 2♣ van A geweigerd
    Als B V♣ A♠ H♥ doorgeeft
    En de anderen ook doorgeven
    Dan heeft B 2♣ 4♣ 8♣ 2♦ 6♦ B♦ 2♠ 9♠ V♠ 3♥ 7♥ B♥ A♥
    En is B aan de beurt
    En mag B 2♣ spelen

  @id:NB4LD @clause:passing.cycle @clause:passing.cards @clause:passing.blind
  Scenario: Wat je krijgt, kun je niet zien of doorgeven voordat de laatste gekozen heeft
    Stel we spelen international
    En het is ronde 1
    En A heeft 2♣ 7♣ B♣ 3♦ 9♦ V♦ 5♠ 8♠ H♠ 4♥ 6♥ 10♥ H♥
    En B heeft 4♣ 8♣ V♣ 2♦ 6♦ B♦ 2♠ 9♠ A♠ 3♥ 7♥ B♥ A♥
    Als A 7♣ H♠ H♥ doorgeeft
    Dan heeft B 4♣ 8♣ V♣ 2♦ 6♦ B♦ 2♠ 9♠ A♠ 3♥ 7♥ B♥ A♥
    En mag B 7♣ H♠ H♥ niet doorgeven
    Als B 4♣ 8♣ V♣ doorgeeft
    En de anderen ook doorgeven
    Dan heeft B 7♣ 2♦ 6♦ B♦ 2♠ 9♠ H♠ A♠ 3♥ 7♥ B♥ H♥ A♥

  @id:SKM5W @clause:passing.cycle @clause:passing.cards @clause:passing.blind @clause:opening.leader @clause:opening.card
  Scenario: Een kaart die onderweg is, kun je niet doorgeven
    Stel we spelen international
    En het is ronde 1
    En C heeft 3♣ 9♣ A♣ 5♦ 10♦ 4♠ V♠ H♠ A♠ 2♥ 6♥ 9♥ B♥
    En D heeft 2♣ 6♣ 10♣ H♣ 2♦ 7♦ B♦ H♦ 3♠ 7♠ 10♠ 5♥ 8♥
    Als C V♠ H♠ A♠ doorgeeft
    Dan mag D 10♣ H♣ V♠ niet doorgeven
    En moet D nog doorgeven
    Als D 10♣ H♣ 8♥ doorgeeft
    En de anderen ook doorgeven
    Dan heeft D 2♣ 6♣ 2♦ 7♦ B♦ H♦ 3♠ 7♠ 10♠ V♠ H♠ A♠ 5♥
    En is D aan de beurt
    En mag D 2♣ spelen

  @clause:passing.cycle @clause:passing.cards @clause:opening.leader @clause:opening.card
  Abstract Scenario: <wat> doorgeven wordt geweigerd, drie kaarten uit je hand daarna niet
    Stel we spelen international
    En het is ronde 1
    En A heeft 2♣ 7♣ B♣ 3♦ 9♦ V♦ 5♠ 8♠ H♠ 4♥ 6♥ 10♥ H♥
    Als de ronde begint
    Dan mag A <kaarten> niet doorgeven
    En moet A nog doorgeven
    Als A 7♣ H♠ H♥ doorgeeft
    En de anderen ook doorgeven
    Dan is A aan de beurt
    En mag A 2♣ spelen

    Voorbeelden:
      | id    | wat                        | kaarten     |
      | N4RS8 | twee kaarten               | 7♣ H♠       |
      | VJYC4 | vier kaarten               | 7♣ B♣ H♠ H♥ |
      | Z76E7 | twee keer dezelfde kaart   | 7♣ H♠ H♠    |
      | RU6JZ | een kaart die je niet hebt | 7♣ H♠ A♥    |

  @id:TFO8Z @clause:passing.cycle @clause:passing.cards @clause:passing.blind @clause:opening.leader @clause:opening.card
  Scenario: Gekozen is gekozen: een tweede keer doorgeven wordt geweigerd
    Stel we spelen international
    En het is ronde 1
    En A heeft 2♣ 7♣ B♣ 3♦ 9♦ V♦ 5♠ 8♠ H♠ 4♥ 6♥ 10♥ H♥
    Als A 7♣ H♠ H♥ doorgeeft
    Dan mag A 2♣ 8♠ 10♥ niet doorgeven
    Als de anderen ook doorgeven
    Dan is A aan de beurt
    En mag A 2♣ spelen

  @id:N965K @clause:passing.cycle @clause:passing.cards @clause:opening.leader @clause:play.own-card @clause:play.follow-suit
  Scenario: Een doorgegeven kaart ben je kwijt, een gekregen kaart speel je als elke andere
    # Ronde 2, naar rechts: A geeft aan D en krijgt van B.
    Stel we spelen international
    En het is ronde 2
    En A heeft 2♣ 7♣ H♣ 3♦ 9♦ V♦ 5♠ 8♠ H♠ 4♥ 6♥ 10♥ H♥
    En B heeft 5♣ 9♣ V♣ 4♦ 6♦ B♦ 2♠ 9♠ A♠ 3♥ 7♥ B♥ A♥
    Als A 2♣ H♣ H♥ doorgeeft
    En B 9♣ 4♦ 2♠ doorgeeft
    En de anderen ook doorgeven
    En D met 2♣ uitkomt
    Dan is A aan de beurt
    En wordt H♣ van A geweigerd
    En mag A 7♣ 9♣ spelen

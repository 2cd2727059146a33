# language: nl
Functionaliteit: Black Lady: doorgeven, openen en de eerste slag
  De beschrijving zegt dat je meestal drie kaarten doorgeeft, elke ronde een andere kant op, en laat de rest aan de
  tafel. Elke spelsituatie staat hier één keer voor elke afspraak die een tafel kan maken.

  @clause:passing.cycle @clause:score.cards
  Abstract Scenario: In de tweede ronde gaan de kaarten <richting>: <afspraak>
    Stel we spelen black-lady
    En aan deze tafel geldt: <afspraak>
    En het is ronde 2
    Als de ronde begint
    Dan gaan de kaarten <richting>
    Als de ronde wordt uitgespeeld met als punten A 13, B 5, C 8, D 0
    Dan is de score van de ronde A 13, B 5, C 8, D 0

    Voorbeelden:
      | id    | afspraak                                                                             | richting    |
      | QNWY6 | kaarten gaan ronde na ronde naar links, naar rechts, naar de overkant, helemaal niet | naar rechts |
      | RE4C3 | in elke ronde gaan kaarten naar links                                                | naar links  |

  @id:O77N6 @clause:passing.cycle @clause:score.cards
  Scenario: Geef je nooit kaarten door, dan ook niet in de tweede ronde
    Stel we spelen black-lady
    En aan deze tafel geldt: er worden geen kaarten doorgegeven
    En het is ronde 2
    Als de ronde begint
    Dan geeft niemand kaarten door
    Als de ronde wordt uitgespeeld met als punten A 13, B 5, C 8, D 0
    Dan is de score van de ronde A 13, B 5, C 8, D 0

  @clause:passing.cards
  Abstract Scenario: Je geeft <aantal> kaarten door, niet meer en niet minder
    Stel we spelen black-lady
    En aan deze tafel geldt: er worden <aantal> kaarten doorgegeven
    En het is ronde 1
    En A heeft 2♣ 7♣ B♣ 3♦ 9♦ V♦ 5♠ 8♠ H♠ 4♥ 6♥ 10♥ H♥
    Als de ronde begint
    Dan mag A <fout> niet doorgeven
    En moet A nog doorgeven
    Als A <goed> doorgeeft
    Dan mag A <goed> niet doorgeven
    En moet B nog doorgeven

    Voorbeelden:
      | id    | aantal | fout     | goed        |
      | ZY6NW | 2      | 7♣ H♠ H♥ | H♠ H♥       |
      | SMQC9 | 3      | H♠ H♥    | 7♣ H♠ H♥    |
      | QGSR5 | 4      | 7♣ H♠ H♥ | 7♣ B♣ H♠ H♥ |

  @id:XA56P @clause:opening.leader
  Scenario: Komt wie 2♣ heeft het eerst uit, dan wacht de speler links van de gever
    Stel we spelen black-lady
    En aan deze tafel geldt: wie de openingskaart heeft, komt het eerst uit
    En D is de gever
    En A heeft 3♣ 8♣ V♣ 5♦ 7♦ H♦ A♦ 4♠ 6♠ 10♠ B♠ H♠ A♠
    En B heeft 2♣ 9♣ A♣ 2♦ 8♦ B♦ 3♠ 7♠ 9♠ 4♥ 6♥ 10♥ V♥
    Dan is B aan de beurt
    En wordt 5♦ van A geweigerd
    Als B met 2♣ uitkomt
    Dan is C aan de beurt

  @id:ZO6EF @clause:opening.leader
  Scenario: Komt de speler links van de gever het eerst uit, dan wacht wie 2♣ heeft
    Stel we spelen black-lady
    En aan deze tafel geldt: de speler links van de gever komt het eerst uit
    En D is de gever
    En A heeft 3♣ 8♣ V♣ 5♦ 7♦ H♦ A♦ 4♠ 6♠ 10♠ B♠ H♠ A♠
    En B heeft 2♣ 9♣ A♣ 2♦ 8♦ B♦ 3♠ 7♠ 9♠ 4♥ 6♥ 10♥ V♥
    Dan is A aan de beurt
    En wordt 2♣ van B geweigerd
    Als A met 5♦ uitkomt
    Dan is B aan de beurt

  @clause:opening.leader
  Abstract Scenario: <opener> komt het eerst uit: <afspraak>
    Stel we spelen black-lady
    En aan deze tafel geldt: <afspraak>
    En D is de gever
    En B heeft 2♣ 9♣ A♣ 2♦ 8♦ B♦ 3♠ 7♠ 9♠ 4♥ 6♥ 10♥ V♥
    En C heeft 3♣ 7♣ H♣ 4♦ 6♦ V♦ 2♠ 5♠ 8♠ 3♥ 5♥ 7♥ H♥
    Dan is <opener> aan de beurt
    En wordt <andere kaart> van <ander> geweigerd
    Als <opener> met <kaart> uitkomt
    Dan is <volgende> aan de beurt

    Voorbeelden:
      | id    | afspraak               | opener | kaart | ander | andere kaart | volgende |
      | T8Y2X | de openingskaart is 2♣ | B      | 2♣    | C     | 7♣           | C        |
      | R4ZJA | de openingskaart is 7♣ | C      | 7♣    | B     | 2♣           | D        |

  # Hierna deelt steeds D; dan komt A uit, welke van de twee afspraken ook geldt.

  @clause:opening.leader @clause:opening.card
  Abstract Scenario: Moet je met de openingskaart zelf uitkomen, dan kom je uit met <kaart>
    Stel we spelen black-lady
    En aan deze tafel geldt: je moet met de openingskaart zelf uitkomen
    En aan deze tafel geldt: de openingskaart is <kaart>
    En D is de gever
    En A heeft 2♣ 7♣ V♣ 5♦ 7♦ H♦ A♦ 4♠ 6♠ 10♠ B♠ H♠ A♠
    En B heeft 3♣ 9♣ A♣ 2♦ 8♦ B♦ 3♠ 7♠ 9♠ 4♥ 6♥ 10♥ V♥
    Dan mag A <kaart> spelen
    Als A met <kaart> uitkomt
    Dan mag B 3♣ 9♣ A♣ spelen

    Voorbeelden:
      | id    | kaart |
      | O9ZLX | 2♣    |
      | SFVI4 | 7♣    |

  @id:YJC4Q @clause:opening.leader @clause:opening.card
  Scenario: Mag je ook met een andere kaart openen, dan houd je 2♣ als je wilt
    Stel we spelen black-lady
    En aan deze tafel geldt: wie de openingskaart heeft, mag met een andere kaart uitkomen
    En D is de gever
    En A heeft 2♣ 7♣ V♣ 5♦ 7♦ H♦ A♦ 4♠ 6♠ 10♠ B♠ H♠ A♠
    En B heeft 3♣ 9♣ A♣ 2♦ 8♦ B♦ 3♠ 7♠ 9♠ 4♥ 6♥ 10♥ V♥
    Dan mag A elke kaart spelen
    Als A met 5♦ uitkomt
    Dan mag B 2♦ 8♦ B♦ spelen

  @clause:play.discard @clause:first-trick.hearts
  Abstract Scenario: Blijven harten uit de eerste slag, dan loos je ze niet op <kaart>
    Stel we spelen black-lady
    En aan deze tafel geldt: harten blijven uit de eerste slag
    En aan deze tafel geldt: de openingskaart is <kaart>
    En D is de gever
    En op tafel ligt A <kaart>
    En B heeft 3♦ 5♦ 9♦ B♦ 4♠ 8♠ 10♠ H♠ 2♥ 6♥ 9♥ 10♥ H♥
    En C heeft <ander> 9♣ H♣ 2♦ 7♦ V♦ 3♠ 6♠ B♠ A♠ 4♥ 8♥ B♥
    Dan mag B 3♦ 5♦ 9♦ B♦ 4♠ 8♠ 10♠ H♠ spelen
    Als B B♦ speelt
    Dan mag C <ander> 9♣ H♣ spelen

    Voorbeelden:
      | id    | kaart | ander |
      | SJ6TI | 2♣    | 7♣    |
      | NT3UT | 7♣    | 2♣    |

  @clause:play.discard @clause:first-trick.hearts
  Abstract Scenario: Mogen harten in de eerste slag, dan mag je ze op <kaart> lozen
    Stel we spelen black-lady
    En aan deze tafel geldt: harten mogen in de eerste slag
    En aan deze tafel geldt: de openingskaart is <kaart>
    En D is de gever
    En op tafel ligt A <kaart>
    En B heeft 3♦ 5♦ 9♦ B♦ 4♠ 8♠ 10♠ H♠ 2♥ 6♥ 9♥ 10♥ H♥
    En C heeft <ander> 9♣ H♣ 2♦ 7♦ V♦ 3♠ 6♠ B♠ A♠ 4♥ 8♥ B♥
    Dan mag B elke kaart spelen
    Als B H♥ speelt
    Dan mag C <ander> 9♣ H♣ spelen

    Voorbeelden:
      | id    | kaart | ander |
      | O8HWK | 2♣    | 7♣    |
      | YVE4H | 7♣    | 2♣    |

  @clause:play.discard @clause:first-trick.queen
  Abstract Scenario: Blijft V♠ uit de eerste slag, dan loos je haar niet op <kaart>
    Stel we spelen black-lady
    En aan deze tafel geldt: schoppenvrouw blijft uit de eerste slag
    En aan deze tafel geldt: de openingskaart is <kaart>
    En D is de gever
    En op tafel ligt A <kaart>
    En B heeft 3♦ 5♦ 6♦ 9♦ B♦ H♦ 2♠ 4♠ 8♠ 9♠ 10♠ V♠ H♠
    En C heeft <ander> 9♣ H♣ 2♦ 7♦ V♦ 3♠ 6♠ B♠ A♠ 4♥ 8♥ B♥
    Dan mag B 3♦ 5♦ 6♦ 9♦ B♦ H♦ 2♠ 4♠ 8♠ 9♠ 10♠ H♠ spelen
    Als B H♠ speelt
    Dan mag C <ander> 9♣ H♣ spelen

    Voorbeelden:
      | id    | kaart | ander |
      | VBHI8 | 2♣    | 7♣    |
      | PV8KE | 7♣    | 2♣    |

  @clause:play.discard @clause:first-trick.queen
  Abstract Scenario: Mag V♠ in de eerste slag, dan mag je haar op <kaart> lozen
    Stel we spelen black-lady
    En aan deze tafel geldt: schoppenvrouw mag in de eerste slag
    En aan deze tafel geldt: de openingskaart is <kaart>
    En D is de gever
    En op tafel ligt A <kaart>
    En B heeft 3♦ 5♦ 6♦ 9♦ B♦ H♦ 2♠ 4♠ 8♠ 9♠ 10♠ V♠ H♠
    En C heeft <ander> 9♣ H♣ 2♦ 7♦ V♦ 3♠ 6♠ B♠ A♠ 4♥ 8♥ B♥
    Dan mag B elke kaart spelen
    Als B V♠ speelt
    Dan mag C <ander> 9♣ H♣ spelen

    Voorbeelden:
      | id    | kaart | ander |
      | XKY5C | 2♣    | 7♣    |
      | RO3GT | 7♣    | 2♣    |

  @id:P546U @clause:opening.leader @clause:first-trick.queen @clause:first-trick.lead
  Scenario: Met wat uit de eerste slag blijft, mag je ook niet uitkomen, als dat zo is afgesproken
    Stel we spelen black-lady
    En aan deze tafel geldt: de speler links van de gever komt het eerst uit
    En aan deze tafel geldt: met wat uit de eerste slag blijft, mag je ook niet uitkomen
    En D is de gever
    En A heeft 3♣ 8♣ V♣ 5♦ 7♦ H♦ A♦ 4♠ 6♠ 10♠ B♠ V♠ H♠
    En B heeft 4♣ 9♣ A♣ 2♦ 8♦ B♦ 3♠ 9♠ A♠ 4♥ 6♥ 10♥ V♥
    Dan mag A 3♣ 8♣ V♣ 5♦ 7♦ H♦ A♦ 4♠ 6♠ 10♠ B♠ H♠ spelen
    Als A met 6♠ uitkomt
    Dan mag B 3♠ 9♠ A♠ spelen

  @id:T36XD @clause:opening.leader @clause:first-trick.queen @clause:first-trick.lead @clause:lead.queen
  Scenario: Mag de eerste slag met elke kaart worden geopend, dan ook met V♠, die er anders uit blijft
    Stel we spelen black-lady
    En aan deze tafel geldt: de speler links van de gever komt het eerst uit
    En aan deze tafel geldt: de eerste slag mag met elke kaart worden geopend
    En D is de gever
    En A heeft 3♣ 8♣ V♣ 5♦ 7♦ H♦ A♦ 4♠ 6♠ 10♠ B♠ V♠ H♠
    En B heeft 4♣ 9♣ A♣ 2♦ 8♦ B♦ 3♠ 9♠ A♠ 4♥ 6♥ 10♥ V♥
    Dan mag A elke kaart spelen
    Als A met V♠ uitkomt
    Dan mag B 3♠ 9♠ A♠ spelen

# language: nl
Functionaliteit: De ronde openen
  In het Nederlandse spel geef je geen kaarten door, en wie 7♣ heeft, opent de eerste slag: meestal met die kaart zelf.

  @id:E5OSQ @clause:opening.leader @clause:opening.card
  Scenario: Wie 7♣ heeft, komt uit met 7♣ en met niets anders
    Stel we spelen nl-short
    En C heeft 7♣ 8♣ A♦ 9♠ V♠ H♠ 7♥ A♥
    Als de ronde begint
    Dan is C aan de beurt
    En mag C 7♣ spelen
    En mag C 8♣ niet spelen wegens opening.card

  @id:BS4W2 @clause:opening.leader @clause:trick.order
  Scenario: Wie er gedeeld heeft, maakt voor de opening niet uit
    Stel we spelen nl-short
    En A is de gever
    En B heeft 9♣ 8♦ H♦ 9♠ A♠ 8♥ 9♥ B♥
    En D heeft 7♣ 10♣ 7♦ V♦ 8♠ 10♠ 10♥ H♥
    Als de ronde begint
    Dan is D aan de beurt
    En wordt H♦ van B geweigerd
    Als D 7♣ speelt
    Dan is A aan de beurt

  @clause:opening.leader @clause:opening.card @clause:play.follow-suit
  Abstract Scenario: Mag wie 7♣ heeft met een andere kaart uitkomen?
    Stel we spelen nl-omslag
    En aan deze tafel geldt: <afspraak>
    En C heeft 7♣ 8♣ 9♦ B♦ A♦ 7♠ 10♠ H♠
    En D heeft 9♣ H♣ 10♦ H♦ 8♠ A♠ 8♥ A♥
    Als de ronde begint
    Dan is C aan de beurt
    En mag C <kaarten> spelen
    Als C met <uitkomst> uitkomt
    Dan mag D <antwoord> spelen

    Voorbeelden:
      | id    | afspraak                                                      | kaarten                  | uitkomst | antwoord |
      | LTG6G | je moet met de openingskaart zelf uitkomen                    | 7♣                       | 7♣       | 9♣ H♣    |
      | EF97R | wie de openingskaart heeft, mag met een andere kaart uitkomen | 7♣ 8♣ 9♦ B♦ A♦ 7♠ 10♠ H♠ | B♦       | 10♦ H♦   |

  @clause:opening.leader @clause:opening.card @clause:first-trick.lead @clause:lead.hearts @clause:lead.queen
  Abstract Scenario: Mag wie 7♣ heeft vrij uitkomen, geldt dat dan ook voor V♠?
    # Harten blijven hoe dan ook in de hand: er is er nog geen geloosd.
    Stel we spelen nl-omslag
    En aan deze tafel geldt: wie de openingskaart heeft, mag met een andere kaart uitkomen
    En aan deze tafel geldt: <afspraak>
    En C heeft 7♣ 9♣ 8♦ A♦ V♠ A♠ 8♥ H♥
    Als de ronde begint
    Dan mag C <kaarten> spelen

    Voorbeelden:
      | id    | afspraak                                                    | kaarten           |
      | AUA43 | met wat uit de eerste slag blijft, mag je ook niet uitkomen | 7♣ 9♣ 8♦ A♦ A♠    |
      | E8UJQ | de eerste slag mag met elke kaart worden geopend            | 7♣ 9♣ 8♦ A♦ V♠ A♠ |

  @id:KPKS6 @clause:passing.cycle @clause:passing.cards @clause:passing.blind @clause:opening.leader @clause:play.follow-suit
  Scenario: In het Nederlandse spel geef je geen kaarten door
    Stel we spelen nl-short
    En A is de gever
    En B heeft 7♣ 9♣ B♦ A♦ 9♠ H♠ 7♥ V♥
    En C heeft 8♣ H♣ 7♦ V♦ 8♠ B♠ 8♥ 10♥
    Als de ronde begint
    Dan geeft niemand kaarten door
    En is B aan de beurt
    En mag B B♦ A♦ V♥ niet doorgeven
    Als B 7♣ speelt
    Dan mag C 8♣ H♣ spelen

  @id:G6IHQ @clause:passing.cycle @clause:passing.cards @clause:opening.leader @clause:opening.card
  Scenario: Geef je toch kaarten door, dan komt uit wie 7♣ daarna heeft
    # Niet het Nederlandse spel uit de bronnen, maar aan sommige tafels gaat het zo met 32 kaarten.
    Stel we spelen nl-short
    En aan deze tafel geldt: kaarten gaan ronde na ronde naar links, naar rechts, naar de overkant, helemaal niet
    En aan deze tafel geldt: er worden 3 kaarten doorgegeven
    En B heeft 7♣ 8♦ 9♦ H♦ 7♠ 9♠ 8♥ 9♥
    Als de ronde begint
    Dan moet B nog doorgeven
    Als B 7♣ 8♥ 9♥ doorgeeft
    En de anderen ook doorgeven
    Dan is C aan de beurt
    En mag C 7♣ spelen

  @id:ITM8D @clause:opening.leader @clause:opening.card @clause:passing.cycle
  Scenario: In de volgende ronde kijk je opnieuw wie 7♣ heeft
    Stel we spelen nl-short
    En B heeft 7♣ 8♦ 9♦ H♦ 7♠ 9♠ 8♥ 9♥
    Als de ronde begint
    Dan is B aan de beurt
    Als de ronde wordt uitgespeeld
    En de volgende ronde wordt gedeeld
    Dan heeft D 7♣ H♣ 10♦ V♦ 8♠ B♠ 7♥ A♥
    En is D aan de beurt
    En mag D 7♣ spelen

# language: nl
Functionaliteit: Huisregels bij 32 kaarten
  Vrije uitkomst, een pit met minpunten, Gentleman's Rules, en de omslag als afspraak aan tafel.

  @id:E9HN8 @clause:opening.leader @clause:opening.card @clause:passing.cycle @clause:passing.cards @clause:passing.blind @clause:trick.order @clause:play.follow-suit
  Scenario: Bij vrije uitkomst komt de speler links van de gever uit, wie 7♣ ook heeft
    Stel we spelen nl-short+free-opening
    En C is de gever
    En D heeft 8♣ 9♦ H♦ 7♠ 10♠ V♠ 8♥ A♥
    En A heeft 7♣ 10♣ 8♦ V♦ A♦ 9♠ 9♥ H♥
    Als de ronde begint
    Dan geeft niemand kaarten door
    En is D aan de beurt
    En wordt 7♣ van A geweigerd
    Als D met H♦ uitkomt
    Dan mag A 8♦ V♦ A♦ spelen

  @id:G3NLA @clause:opening.leader @clause:opening.card @clause:lead.hearts @clause:first-trick.hearts @clause:first-trick.queen @clause:play.follow-suit
  Scenario: Bij vrije uitkomst mag je zonder omslag met elke kaart uitkomen: 7♣, V♠ of een harten
    Stel we spelen nl-short+free-opening
    En C is de gever
    En D heeft 7♣ 9♦ H♦ 7♠ 10♠ V♠ 8♥ A♥
    En A heeft 8♣ 10♣ 8♦ 10♦ A♦ 9♠ 9♥ H♥
    Als de ronde begint
    Dan mag D elke kaart spelen
    Als D met 8♥ uitkomt
    Dan mag A 9♥ H♥ spelen

  @id:C529R @clause:opening.leader @clause:setup.dealer @clause:score.cards
  Scenario: Bij vrije uitkomst schuiven het delen en de eerste uitkomst samen een plaats op
    Stel we spelen nl-short+free-opening
    En B is de gever
    Als de ronde begint
    Dan is C aan de beurt
    Als de ronde wordt uitgespeeld met als punten A 9, B 1, C 5, D 0
    Dan is de score van de ronde A 9, B 1, C 5, D 0
    Als de volgende ronde wordt gedeeld
    Dan is C de gever
    En is D aan de beurt

  @clause:opening.leader @clause:first-trick.lead @clause:lead.hearts @clause:lead.queen
  Abstract Scenario: Mag je bij vrije uitkomst met V♠ beginnen als ze uit de eerste slag blijft?
    # Harten blijven hoe dan ook in de hand: er is er nog geen geloosd.
    Stel we spelen nl-omslag+free-opening
    En aan deze tafel geldt: <afspraak>
    En A is de gever
    En B heeft 9♣ 8♦ 9♦ H♦ V♠ A♠ 8♥ 9♥
    Als de ronde begint
    Dan mag B <kaarten> spelen

    Voorbeelden:
      | id    | afspraak                                                    | kaarten           |
      | AFYD3 | met wat uit de eerste slag blijft, mag je ook niet uitkomen | 9♣ 8♦ 9♦ H♦ A♠    |
      | ICQ2T | de eerste slag mag met elke kaart worden geopend            | 9♣ 8♦ 9♦ H♦ V♠ A♠ |

  @clause:opening.leader @clause:first-trick.lead @clause:lead.hearts @clause:score.cards
  Abstract Scenario: Mag je bij vrije uitkomst en Gentleman's Rules met B♣ beginnen?
    Stel we spelen nl-short+free-opening+gentlemans-rules
    En aan deze tafel geldt: <afspraak>
    En A is de gever
    En B heeft 9♣ B♣ 8♦ 9♦ H♠ A♠ 8♥ 9♥
    Als de ronde begint
    Dan mag B <kaarten> spelen

    Voorbeelden:
      | id    | afspraak                                                    | kaarten           |
      | E9382 | met wat uit de eerste slag blijft, mag je ook niet uitkomen | 9♣ 8♦ 9♦ H♠ A♠    |
      | C3LYI | de eerste slag mag met elke kaart worden geopend            | 9♣ B♣ 8♦ 9♦ H♠ A♠ |

  @id:FGO39 @clause:opening.leader @clause:first-trick.hearts @clause:first-trick.queen @clause:lead.hearts @clause:lead.exception @clause:lead.queen
  Scenario: Met alleen harten en V♠ kom je uit met V♠: eigenlijk blijft ze eruit, maar met harten mag je niet uitkomen
    Stel we spelen nl-omslag+free-opening
    En A is de gever
    En B heeft V♠ 7♥ 8♥ 9♥ 10♥ B♥ V♥ A♥
    Als de ronde begint
    Dan mag B V♠ spelen

  @id:I6UXS @clause:opening.leader @clause:first-trick.hearts @clause:first-trick.queen @clause:lead.hearts @clause:lead.exception @clause:play.discard
  Scenario: Heb je acht harten, dan mag je met elke harten beginnen
    Stel we spelen nl-omslag+free-opening
    En A is de gever
    En B heeft 7♥ 8♥ 9♥ 10♥ B♥ V♥ H♥ A♥
    En C heeft 7♣ A♣ 9♦ H♦ A♦ 8♠ 9♠ V♠
    Als de ronde begint
    Dan mag B elke kaart spelen
    Als B met 7♥ uitkomt
    Dan mag C 7♣ A♣ 9♦ H♦ A♦ 8♠ 9♠ spelen

  @clause:opening.leader @clause:first-trick.queen @clause:play.follow-suit
  Abstract Scenario: Bekennen gaat voor: is V♠ je enige schoppen, dan moet ze ook in de eerste slag op schoppen
    Stel we spelen nl-omslag+free-opening
    En A is de gever
    En op tafel ligt B 9♠
    En C heeft <hand>
    Dan mag C <kaarten> spelen

    Voorbeelden:
      | id    | hand                     | kaarten |
      | E7DLK | 8♣ 10♣ 8♦ H♦ V♠ 7♥ 9♥ H♥ | V♠      |
      | HK7LS | 8♣ 10♣ 8♦ V♠ H♠ 7♥ 9♥ H♥ | H♠      |

  @id:HEE9E @clause:opening.leader @clause:first-trick.hearts @clause:first-trick.queen @clause:first-trick.others @clause:play.discard @clause:score.cards
  Scenario: Volgens Gentleman's Rules loos je ook op een vrije uitkomst geen enkele strafkaart
    Stel we spelen nl-short+free-opening+gentlemans-rules
    En A is de gever
    En op tafel ligt B H♦
    En C heeft 8♣ B♣ 9♠ V♠ A♠ 7♥ 10♥ A♥
    Dan mag C 8♣ 9♠ A♠ spelen

  @id:D9B94 @clause:opening.leader @clause:first-trick.hearts @clause:first-trick.queen @clause:first-trick.others @clause:first-trick.escape @clause:play.follow-suit @clause:score.cards
  Scenario: Volgens Gentleman's Rules mag je elke strafkaart lozen als je niets anders hebt
    Stel we spelen nl-short+free-opening+gentlemans-rules
    En A is de gever
    En op tafel ligt B H♦
    En C heeft B♣ V♠ 7♥ 8♥ 10♥ B♥ V♥ A♥
    En D heeft 8♣ 10♣ 7♦ B♦ 7♠ H♠ 9♥ H♥
    Dan mag C elke kaart spelen
    Als C V♠ speelt
    Dan mag D 7♦ B♦ spelen

  @clause:sweep.condition @clause:sweep.score
  Abstract Scenario: Hoeveel een pit met minpunten eraf haalt, en wat de anderen schrijven
    Stel we spelen nl-short+pit-subtracts
    En aan deze tafel geldt: na een pit schrijft de maker <maker>
    En aan deze tafel geldt: na een pit schrijft elke tegenstander <anderen>
    Als de ronde wordt uitgespeeld en C alle strafkaarten pakt, maar niet alle slagen
    Dan is de score van de ronde <scores>

    Voorbeelden:
      | id    | maker | anderen | scores                  |
      | KFQA7 | -15   | 0       | A 0, B 0, C -15, D 0    |
      | KJWY5 | -10   | 0       | A 0, B 0, C -10, D 0    |
      | AMEY4 | -15   | 15      | A 15, B 15, C -15, D 15 |
      | BYWA5 | -10   | 15      | A 15, B 15, C -10, D 15 |

  @id:EWA9N @clause:sweep.condition @clause:sweep.score @clause:match.add
  Scenario: Een pit met minpunten kan je onder 0 brengen
    Stel we spelen nl-short+pit-subtracts
    En de stand is A 6, B 12, C 9, D 3
    Als de ronde wordt uitgespeeld en A alle strafkaarten pakt
    Dan is de score van de ronde A -15, B 0, C 0, D 0
    En is de stand A -9, B 12, C 9, D 3

  @id:J3NN4 @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add @clause:sweep.score
  Scenario: Een totaal onder 0 is het laagste
    Stel we spelen nl-short+pit-subtracts
    En de stand is A -9, B 44, C 20, D 20
    Als de ronde wordt uitgespeeld met als punten A 0, B 6, C 5, D 4
    Dan is de stand A -9, B 50, C 25, D 24
    En is het spel uit
    En wint A het spel

  @clause:reversal.sweep @clause:reversal.subtract @clause:sweep.condition @clause:sweep.score
  Abstract Scenario: Wat een pit met minpunten doet als de punten er al af gaan
    Stel we spelen nl-short+pit-subtracts+omslag
    En aan deze tafel geldt: na een pit schrijft de maker -15
    En aan deze tafel geldt: na een pit schrijft elke tegenstander 0
    En aan deze tafel geldt: <afspraak>
    En de stand is A 50, B 40, C 20, D 25
    En de punten gaan eraf
    Als de ronde wordt uitgespeeld en A alle strafkaarten pakt
    Dan is de score van de ronde <scores>
    En is de stand <totalen>
    En gaat het spel verder

    Voorbeelden:
      | id    | afspraak                                                | scores               | totalen                |
      | IBAP8 | na de omslag gaat de score van een pit er precies zo af | A -15, B 0, C 0, D 0 | A 65, B 40, C 20, D 25 |
      | DOG9S | na de omslag telt een pit alleen als gepakte punten     | A 15, B 0, C 0, D 0  | A 35, B 40, C 20, D 25 |
      | JBAQ5 | na de omslag komt de score van een pit er toch bij      | A -15, B 0, C 0, D 0 | A 35, B 40, C 20, D 25 |

  @id:JZS24 @clause:reversal.at-zero @clause:reversal.begin @clause:reversal.crossing @clause:match.add @clause:sweep.score
  Scenario: Wint wie bij de omslag op 0 staat, dan ook wie eronder staat
    # A heeft eerder een pit met minpunten gemaakt.
    Stel we spelen nl-short+pit-subtracts+omslag
    En aan deze tafel geldt: wie bij de omslag op nul staat, heeft gewonnen
    En de stand is A -15, B 41, C 14, D 5
    Als de ronde wordt uitgespeeld met als punten A 0, B 9, C 6, D 0
    Dan is de stand A -15, B 50, C 20, D 5
    En is het spel uit
    En wint A het spel

  @clause:reversal.crossing-sweep @clause:reversal.begin @clause:sweep.condition @clause:sweep.score @clause:match.add
  Abstract Scenario: Schrijven de anderen punten bij een pit met minpunten, dan kan die pit de omslag brengen
    Stel we spelen nl-short+pit-subtracts+omslag
    En aan deze tafel geldt: na een pit schrijft de maker -15
    En aan deze tafel geldt: na een pit schrijft elke tegenstander 15
    En aan deze tafel geldt: <afspraak>
    En de stand is A 25, B 40, C 15, D 10
    Als de ronde wordt uitgespeeld en A alle strafkaarten pakt
    Dan is de stand <totalen>
    En gaat het spel verder
    En gaan de punten eraf

    Voorbeelden:
      | id    | afspraak                                                                      | totalen                |
      | FHN3A | de score van een pit waarmee iemand de grens haalt, wordt nog gewoon opgeteld | A 10, B 55, C 30, D 25 |
      | E83Z5 | een totaal dat door een pit boven de grens komt, wordt teruggezet op de grens | A 10, B 50, C 30, D 25 |

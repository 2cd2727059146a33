# language: nl
Functionaliteit: Huisregels bij 52 kaarten
  Vrije uitkomst, een pit met minpunten en de omslag bij de grens, elk bij het internationale spel (en bij Black Lady,
  waar het internationale spel niets openlaat). Gentleman's Rules veranderen aan het internationale spel niets: het
  heeft ze allebei al.

  @id:Z8MZI @clause:opening.leader @clause:lead.hearts @clause:play.follow-suit
  Scenario: Bij vrije uitkomst komt de speler links van de gever uit, en 2♣ van een ander wacht
    Stel we spelen international+free-opening
    En D is de gever
    En A heeft 3♣ 9♣ V♣ 4♦ 8♦ B♦ H♦ 5♠ 9♠ H♠ 2♥ 7♥ B♥
    En B heeft 2♣ 6♣ 10♣ H♣ 3♦ 10♦ 2♠ 6♠ B♠ A♠ 4♥ 8♥ V♥
    Dan is A aan de beurt
    En wordt 2♣ van B geweigerd
    En mag A 3♣ 9♣ V♣ 4♦ 8♦ B♦ H♦ 5♠ 9♠ H♠ spelen
    Als A met 8♦ uitkomt
    Dan is B aan de beurt
    En mag B 3♦ 10♦ spelen

  @id:S272V @clause:opening.leader @clause:opening.card @clause:play.follow-suit
  Scenario: Bij vrije uitkomst verplicht 2♣ tot niets, ook niet als je zelf uitkomt
    Stel we spelen international+free-opening
    En C is de gever
    En D heeft 2♣ 7♣ B♣ 3♦ 6♦ 10♦ A♦ 4♠ 7♠ 8♠ 10♠ B♠ H♠
    En A heeft 5♣ 8♣ A♣ 2♦ 9♦ V♦ 3♠ 9♠ A♠ 2♥ 6♥ 9♥ H♥
    Dan mag D elke kaart spelen
    Als D met A♦ uitkomt
    Dan mag A 2♦ 9♦ V♦ spelen

  @clause:opening.leader @clause:first-trick.lead @clause:lead.hearts @clause:lead.queen
  Abstract Scenario: Vrije uitkomst met V♠ in de hand: <afspraak>
    Stel we spelen international+free-opening
    En aan deze tafel geldt: <afspraak>
    En D is de gever
    En A heeft 3♣ 9♣ 4♦ 8♦ H♦ 5♠ 9♠ V♠ H♠ 2♥ 7♥ B♥ A♥
    Dan mag A <kaarten> spelen

    Voorbeelden:
      | id    | afspraak                                                    | kaarten                    |
      | YK6QL | met wat uit de eerste slag blijft, mag je ook niet uitkomen | 3♣ 9♣ 4♦ 8♦ H♦ 5♠ 9♠ H♠    |
      | QF3OC | de eerste slag mag met elke kaart worden geopend            | 3♣ 9♣ 4♦ 8♦ H♦ 5♠ 9♠ V♠ H♠ |

  @id:NIA8S @clause:opening.leader @clause:first-trick.escape @clause:lead.hearts @clause:lead.exception @clause:lead.queen
  Scenario: Heb je bij vrije uitkomst alleen harten en V♠, dan kom je uit met V♠
    Stel we spelen international+free-opening
    En D is de gever
    En A heeft V♠ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 10♥ B♥ V♥ H♥ A♥
    Dan mag A V♠ spelen

  @id:TJU89 @clause:opening.leader @clause:first-trick.queen @clause:play.discard
  Scenario: Ook als er in de eerste slag uit nood met harten is uitgekomen, mag je V♠ er niet op lozen
    Stel we spelen international+free-opening
    En D is de gever
    En A heeft 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ B♥ V♥ H♥ A♥
    En B heeft 4♣ 8♣ B♣ 3♦ 9♦ H♦ A♦ 2♠ 6♠ 10♠ B♠ V♠ H♠
    Als A met 7♥ uitkomt
    Dan mag B 4♣ 8♣ B♣ 3♦ 9♦ H♦ A♦ 2♠ 6♠ 10♠ B♠ H♠ spelen

  @id:T4J58 @clause:opening.leader @clause:play.discard @clause:first-trick.hearts @clause:first-trick.queen
  Scenario: Het verbod van de eerste slag geldt met welke kleur er ook is uitgekomen
    Stel we spelen international+free-opening
    En D is de gever
    En op tafel ligt A H♦
    En B heeft 2♣ 6♣ 10♣ B♣ 4♠ 7♠ V♠ A♠ 3♥ 5♥ 9♥ V♥ H♥
    Dan mag B 2♣ 6♣ 10♣ B♣ 4♠ 7♠ A♠ spelen

  @id:ZNAP2 @clause:opening.leader @clause:setup.dealer @clause:passing.cycle @clause:score.cards
  Scenario: Bij vrije uitkomst gaat het delen naar links, en de eerste uitkomst gaat mee
    Stel we spelen international+free-opening
    En het is ronde 3
    En C is de gever
    Als de ronde wordt uitgespeeld met als punten A 13, B 0, C 6, D 7
    Dan is de score van de ronde A 13, B 0, C 6, D 7
    Als de volgende ronde wordt gedeeld
    Dan is D de gever
    En geeft niemand kaarten door
    En is A aan de beurt

  @clause:sweep.condition @clause:sweep.score @clause:match.add
  Abstract Scenario: Een pit met minpunten: de maker schrijft <maker>, de anderen <anderen>
    Stel we spelen international+pit-subtracts
    En aan deze tafel geldt: na een pit schrijft de maker <maker>
    En aan deze tafel geldt: na een pit schrijft elke tegenstander <anderen>
    En de stand is A 10, B 10, C 6, D 0
    Als de ronde wordt uitgespeeld en A alle strafkaarten pakt
    Dan is de score van de ronde <scores>
    En is de stand <totalen>

    # Een totaal mag onder 0 komen.
    Voorbeelden:
      | id    | maker | anderen | scores                  | totalen                 |
      | TT97D | -26   | 0       | A -26, B 0, C 0, D 0    | A -16, B 10, C 6, D 0   |
      | YNU8E | -26   | 26      | A -26, B 26, C 26, D 26 | A -16, B 36, C 32, D 26 |
      | N4FOH | -10   | 0       | A -10, B 0, C 0, D 0    | A 0, B 10, C 6, D 0     |

  @id:OR63I @clause:sweep.condition @clause:sweep.score @clause:match.add
  Scenario: Een pit met minpunten haalt bij de maker 26 punten weg, en de anderen schrijven niets
    Stel we spelen international+pit-subtracts
    En de stand is A 20, B 30, C 2, D 0
    Als de ronde wordt uitgespeeld en B alle strafkaarten pakt, maar niet alle slagen
    Dan is de score van de ronde A 0, B -26, C 0, D 0
    En is de stand A 20, B 4, C 2, D 0

  @id:WRN5L @clause:sweep.condition @clause:sweep.score @clause:match.add @clause:match.end
  Scenario: Een pit met minpunten maakt het spel niet uit
    Stel we spelen international+pit-subtracts
    En aan deze tafel geldt: na een pit schrijft de maker -26
    En aan deze tafel geldt: na een pit schrijft elke tegenstander 0
    En de stand is A 60, B 80, C 32, D 36
    Als de ronde wordt uitgespeeld en A alle strafkaarten pakt
    Dan is de stand A 34, B 80, C 32, D 36
    En gaat het spel verder

  @clause:reversal.begin @clause:reversal.crossing @clause:play.follow-suit @clause:match.add @clause:score.cards
  Abstract Scenario: Over de 100 gaan de punten eraf: <afspraak>
    # A komt met V♠ op 103; daarna pakken B en C alle harten.
    Stel we spelen international+omslag
    En aan deze tafel geldt: <afspraak>
    En de stand is A 90, B 40, C 30, D 22
    En er is nog geen harten gespeeld
    En op tafel ligt A H♠, B 4♠, C V♠
    En D heeft 8♣ B♣ 5♦ 6♠ 3♥ 7♥ H♥
    Dan mag D 6♠ spelen
    Als D 6♠ speelt
    Dan is de slag voor A
    En is de ronde nog niet afgelopen
    Als de ronde wordt uitgespeeld met als punten A 13, B 5, C 8, D 0
    Dan is de score van de ronde A 13, B 5, C 8, D 0
    En is de stand <totalen>
    En gaat het spel verder
    En gaan de punten eraf

    Voorbeelden:
      | id    | afspraak                                                                        | totalen                 |
      | Y8MEG | de punten van de ronde waarin iemand de grens haalt, worden nog gewoon opgeteld | A 103, B 45, C 38, D 22 |
      | XP4SX | een totaal boven de grens wordt teruggezet op de grens                          | A 100, B 45, C 38, D 22 |
      | TEX2E | de slag waarin iemand de grens haalt, keert de rest van de ronde om             | A 103, B 35, C 22, D 22 |

  @id:QW7XR @clause:reversal.begin @clause:match.end @clause:reversal.subtract @clause:match.add @clause:score.cards
  Scenario: Bij precies 100 gaan vanaf de volgende ronde voor iedereen de punten eraf
    Stel we spelen international+omslag
    En de stand is A 87, B 61, C 40, D 20
    En A komt uit
    En A heeft H♠
    En B heeft V♠
    En C heeft 5♠
    En D heeft 4♦
    En C heeft 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ gepakt
    En D heeft 8♥ 9♥ 10♥ B♥ V♥ H♥ A♥ gepakt
    Als A met H♠ uitkomt
    En B V♠ speelt
    En C 5♠ speelt
    En D 4♦ speelt
    Dan is de score van de ronde A 13, B 0, C 6, D 7
    En is de stand A 100, B 61, C 46, D 27
    En gaat het spel verder
    En gaan de punten eraf
    Als de volgende ronde wordt gedeeld
    En de ronde wordt uitgespeeld met als punten A 2, B 19, C 0, D 5
    Dan is de score van de ronde A 2, B 19, C 0, D 5
    En is de stand A 98, B 42, C 46, D 22
    En gaan de punten eraf

  @id:QP2W2 @clause:reversal.begin @clause:match.add
  Scenario: Met 99 komen de punten er nog bij
    Stel we spelen international+omslag
    En de stand is A 86, B 62, C 40, D 20
    Als de ronde wordt uitgespeeld met als punten A 13, B 0, C 6, D 7
    Dan is de stand A 99, B 62, C 46, D 27
    En komen de punten erbij

  @clause:reversal.begin @clause:reversal.crossing-sweep @clause:match.add
  Abstract Scenario: Een pit brengt iemand over de 100: <afspraak>
    Stel we spelen international+omslag
    En aan deze tafel geldt: <afspraak>
    En de stand is A 20, B 90, C 10, D 10
    Als de ronde wordt uitgespeeld en A alle strafkaarten pakt
    Dan is de stand <totalen>
    En gaan de punten eraf

    Voorbeelden:
      | id    | afspraak                                                                      | totalen                 |
      | R4MQ6 | de score van een pit waarmee iemand de grens haalt, wordt nog gewoon opgeteld | A 20, B 116, C 36, D 36 |
      | V2F8M | een totaal dat door een pit boven de grens komt, wordt teruggezet op de grens | A 20, B 100, C 36, D 36 |

  @clause:reversal.sweep
  Abstract Scenario: Een pit na de omslag: <afspraak>
    Stel we spelen international+omslag
    En aan deze tafel geldt: <afspraak>
    En de punten gaan eraf
    En de stand is A 60, B 90, C 80, D 30
    Als de ronde wordt uitgespeeld en A alle strafkaarten pakt
    Dan is de stand <totalen>
    En gaat het spel verder
    En gaan de punten eraf

    Voorbeelden:
      | id    | afspraak                                                | totalen                  |
      | WI2AG | na de omslag gaat de score van een pit er precies zo af | A 60, B 64, C 54, D 4    |
      | V37J8 | na de omslag telt een pit alleen als gepakte punten     | A 34, B 90, C 80, D 30   |
      | O59T8 | na de omslag komt de score van een pit er toch bij      | A 60, B 116, C 106, D 56 |

  @id:NMTW5 @clause:reversal.subtract @clause:reversal.finish @clause:score.cards
  Scenario: Na de omslag wint precies 0, hoe hoog een ander ook staat
    Stel we spelen international+omslag
    En de punten gaan eraf
    En de stand is A 60, B 13, C 80, D 29
    En B komt uit
    En A heeft 9♣
    En B heeft H♠
    En C heeft V♠
    En D heeft 4♦
    En A heeft 2♥ 3♥ 4♥ 5♥ 6♥ gepakt
    En C heeft 7♥ 8♥ 9♥ 10♥ B♥ V♥ H♥ A♥ gepakt
    Als B met H♠ uitkomt
    En C V♠ speelt
    En D 4♦ speelt
    En A 9♣ speelt
    Dan is de score van de ronde A 5, B 13, C 8, D 0
    En is de stand A 55, B 0, C 72, D 29
    En is het spel uit
    En wint B het spel

  @id:VF9GJ @clause:reversal.subtract @clause:reversal.finish @clause:reversal.overshoot
  Scenario: Wint onder 0 net als 0, dan win je na de omslag ook met een totaal onder 0
    Stel we spelen international+omslag
    En aan deze tafel geldt: een totaal onder nul wint net als nul
    En de punten gaan eraf
    En de stand is A 63, B 10, C 80, D 29
    En B komt uit
    En A heeft 9♣
    En B heeft H♠
    En C heeft V♠
    En D heeft 4♦
    En A heeft 2♥ 3♥ 4♥ 5♥ 6♥ gepakt
    En C heeft 7♥ 8♥ 9♥ 10♥ B♥ V♥ H♥ A♥ gepakt
    Als B met H♠ uitkomt
    En C V♠ speelt
    En D 4♦ speelt
    En A 9♣ speelt
    Dan is de stand A 58, B -3, C 72, D 29
    En is het spel uit
    En wint B het spel

  @id:RKUO4 @clause:reversal.subtract @clause:reversal.finish @clause:reversal.overshoot
  Scenario: Kaatst een totaal onder 0 terug, dan sta je er na de omslag weer boven
    Stel we spelen international+omslag
    En aan deze tafel geldt: een totaal onder nul telt als evenveel punten erboven
    En de punten gaan eraf
    En de stand is A 63, B 10, C 80, D 29
    En B komt uit
    En A heeft 9♣
    En B heeft H♠
    En C heeft V♠
    En D heeft 4♦
    En A heeft 2♥ 3♥ 4♥ 5♥ 6♥ gepakt
    En C heeft 7♥ 8♥ 9♥ 10♥ B♥ V♥ H♥ A♥ gepakt
    Als B met H♠ uitkomt
    En C V♠ speelt
    En D 4♦ speelt
    En A 9♣ speelt
    Dan is de stand A 58, B 3, C 72, D 29
    En gaat het spel verder
    En gaan de punten eraf

  @clause:reversal.several @clause:reversal.subtract @clause:reversal.finish @clause:reversal.overshoot @clause:match.mid-deal
  Abstract Scenario: Twee staan na dezelfde ronde onder 0: <afspraak>
    Stel we spelen international+omslag
    En aan deze tafel geldt: <afspraak>
    En de punten gaan eraf
    En de stand is A 5, B 10, C 85, D 30
    Als de ronde wordt uitgespeeld met als punten A 6, B 13, C 7, D 0
    Dan is de stand A -1, B -3, C 78, D 30
    En is het spel uit
    En <winnaars>

    Voorbeelden:
      | id    | afspraak                                                                         | winnaars               |
      | RRF43 | iedereen die na dezelfde ronde op nul of lager staat, wint                       | winnen A en B het spel |
      | N5MSG | staan er na dezelfde ronde meerdere spelers op nul of lager, dan wint de laagste | wint B het spel        |

  @id:VAO5T @clause:reversal.begin @clause:reversal.at-zero @clause:match.winner @clause:score.cards
  Scenario: Wint wie bij de omslag op 0 staat, dan is het spel meteen uit
    Stel we spelen international+omslag
    En aan deze tafel geldt: wie bij de omslag op nul staat, heeft gewonnen
    En de stand is A 0, B 90, C 10, D 4
    En B komt uit
    En A heeft 9♣
    En B heeft H♠
    En C heeft V♠
    En D heeft 4♦
    En C heeft 2♥ 3♥ 4♥ 5♥ 6♥ gepakt
    En D heeft 7♥ 8♥ 9♥ 10♥ B♥ V♥ H♥ A♥ gepakt
    Als B met H♠ uitkomt
    En C V♠ speelt
    En D 4♦ speelt
    En A 9♣ speelt
    Dan is de score van de ronde A 0, B 13, C 5, D 8
    En is het spel uit
    En wint A het spel

  @id:P93E2 @clause:reversal.begin @clause:reversal.at-zero @clause:score.cards
  Scenario: Moet wie bij de omslag op 0 staat de volgende ronde uitspelen, dan gaat het spel door
    Stel we spelen international+omslag
    En aan deze tafel geldt: wie bij de omslag op nul staat, moet de volgende ronde nog uitspelen
    En de stand is A 0, B 90, C 10, D 4
    En B komt uit
    En A heeft 9♣
    En B heeft H♠
    En C heeft V♠
    En D heeft 4♦
    En C heeft 2♥ 3♥ 4♥ 5♥ 6♥ gepakt
    En D heeft 7♥ 8♥ 9♥ 10♥ B♥ V♥ H♥ A♥ gepakt
    Als B met H♠ uitkomt
    En C V♠ speelt
    En D 4♦ speelt
    En A 9♣ speelt
    Dan is de score van de ronde A 0, B 13, C 5, D 8
    En gaat het spel verder
    En gaan de punten eraf

  @id:WN469 @clause:match.mid-deal @clause:reversal.finish @clause:reversal.overshoot @clause:play.follow-suit @clause:reversal.subtract
  Scenario: Eindigt het spel pas na de ronde, dan speel je die na de omslag uit, ook als er al iemand onder 0 staat
    Stel we spelen black-lady+omslag
    En aan deze tafel geldt: het spel eindigt pas als de ronde gespeeld is
    En de punten gaan eraf
    En de stand is A 10, B 60, C 70, D 42
    En er is nog geen harten gespeeld
    En op tafel ligt A H♠, B 4♠, C V♠
    En D heeft 8♣ B♣ 5♦ 6♠ 3♥ 7♥ H♥
    Dan mag D 6♠ spelen
    Als D 6♠ speelt
    Dan is de slag voor A
    En is de ronde nog niet afgelopen
    Als de ronde wordt uitgespeeld met als punten A 13, B 5, C 8, D 0
    Dan is de stand A -3, B 55, C 62, D 42
    En wint A het spel

  @id:OC977 @clause:match.mid-deal @clause:reversal.finish @clause:reversal.overshoot @clause:play.follow-suit @clause:reversal.subtract
  Scenario: Kan het spel midden in de ronde eindigen, dan wint na de omslag wie het eerst op 0 of lager komt
    Stel we spelen black-lady+omslag
    En aan deze tafel geldt: het spel eindigt meteen, midden in de ronde
    En de punten gaan eraf
    En de stand is A 10, B 60, C 70, D 42
    En er is nog geen harten gespeeld
    En op tafel ligt A H♠, B 4♠, C V♠
    En D heeft 8♣ B♣ 5♦ 6♠ 3♥ 7♥ H♥
    Dan mag D 6♠ spelen
    Als D 6♠ speelt
    Dan is het spel uit
    En is de stand A -3, B 60, C 70, D 42
    En wint A het spel

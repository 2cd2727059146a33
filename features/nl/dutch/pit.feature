# language: nl
Functionaliteit: De pit
  Wie alle acht harten, V♠ en B♣ pakt, maakt een pit: zelf 0, ieder ander 15.

  @id:MJ5DL @clause:sweep.condition @clause:sweep.score
  Scenario: Voor een pit hoef je niet alle slagen te winnen
    Stel we spelen nl-short
    Als de ronde wordt uitgespeeld en C alle strafkaarten pakt, maar niet alle slagen
    Dan is de score van de ronde A 15, B 15, C 0, D 15

  @id:CL57Q @clause:sweep.condition @clause:sweep.score
  Scenario: Alle slagen winnen is ook een pit, en geen betere
    Stel we spelen nl-short
    Als de ronde wordt uitgespeeld en B alle slagen wint
    Dan is de score van de ronde A 15, B 0, C 15, D 15

  @clause:sweep.condition @clause:score.cards
  Abstract Scenario: Eén strafkaart bij een ander, en het is een gewone ronde
    Stel we spelen nl-short
    Als de ronde wordt uitgespeeld met de strafkaarten voor <verdeling>
    Dan is de score van de ronde <scores>

    Voorbeelden:
      | id    | verdeling                           | scores              |
      | CN6E4 | A B♣ V♠ 7♥ 8♥ 9♥ 10♥ B♥ V♥ H♥, D A♥ | A 14, B 0, C 0, D 1 |
      | GF8PV | A V♠ 7♥ 8♥ 9♥ 10♥ B♥ V♥ H♥ A♥, B B♣ | A 13, B 2, C 0, D 0 |
      | K57GW | A B♣ 7♥ 8♥ 9♥ 10♥ B♥ V♥ H♥ A♥, C V♠ | A 10, B 0, C 5, D 0 |

  @id:K82MV @clause:sweep.condition @clause:score.cards
  Scenario: Alle harten zonder V♠ en B♣ is geen pit
    Stel we spelen nl-short
    Als de ronde wordt uitgespeeld met de strafkaarten voor A 7♥ 8♥ 9♥ 10♥ B♥ V♥ H♥ A♥, B V♠, C B♣
    Dan is de score van de ronde A 8, B 5, C 2, D 0

  @clause:sweep.condition @clause:sweep.score @clause:score.cards @clause:score.captured
  Abstract Scenario: Veertien punten en nog één slag: pas de laatste harten maakt uit of het een pit is
    Stel we spelen nl-short
    En A heeft B♣ V♠ 7♥ 8♥ 9♥ 10♥ B♥ V♥ H♥ gepakt
    En op tafel ligt <slag>
    En D heeft A♥
    Als D A♥ speelt
    Dan is de ronde afgelopen
    En is de score van de ronde <scores>

    Voorbeelden:
      | id    | slag             | scores                |
      | DU98F | A H♦, B 8♦, C 9♠ | A 0, B 15, C 15, D 15 |
      | M7FZV | A 8♦, B H♦, C 9♠ | A 14, B 1, C 0, D 0   |

  @id:BQNR8 @clause:sweep.condition @clause:sweep.score @clause:match.add
  Scenario: Met een pit komen er 45 punten op papier, geen 15
    # Vooraf samen 30, daarna 75.
    Stel we spelen nl-short
    En de stand is A 14, B 6, C 6, D 4
    Als de ronde wordt uitgespeeld en D alle strafkaarten pakt
    Dan is de score van de ronde A 15, B 15, C 15, D 0
    En is de stand A 29, B 21, C 21, D 4

  @clause:sweep.condition @clause:sweep.score @clause:score.cards
  Abstract Scenario: Alle strafkaarten maar niet alle slagen: wat andere tafels ervan maken
    Stel we spelen nl-short
    En aan deze tafel geldt: <afspraak>
    Als de ronde wordt uitgespeeld en C alle strafkaarten pakt, maar niet alle slagen
    Dan is de score van de ronde <scores>

    Voorbeelden:
      | id    | afspraak                            | scores                |
      | I7SNN | wie alle harten pakt, maakt een pit | A 15, B 15, C 0, D 15 |
      | IC72D | wie alle slagen wint, maakt een pit | A 0, B 0, C 15, D 0   |
      | DN3QR | alles pakken verandert niets        | A 0, B 0, C 15, D 0   |

  @clause:sweep.condition @clause:sweep.score @clause:score.cards
  Abstract Scenario: Alle acht slagen: wat andere tafels ervan maken
    Stel we spelen nl-short
    En aan deze tafel geldt: <afspraak>
    Als de ronde wordt uitgespeeld en C alle slagen wint
    Dan is de score van de ronde <scores>

    Voorbeelden:
      | id    | afspraak                            | scores                |
      | AA28S | wie alle slagen wint, maakt een pit | A 15, B 15, C 0, D 15 |
      | DXT7L | alles pakken verandert niets        | A 0, B 0, C 15, D 0   |

  @id:A2OP4 @clause:sweep.condition @clause:sweep.score @clause:score.cards
  Scenario: Zijn alle harten al een pit, dan mogen V♠ en B♣ bij een ander liggen
    Stel we spelen nl-short
    En aan deze tafel geldt: wie alle harten pakt, maakt een pit
    Als de ronde wordt uitgespeeld met de strafkaarten voor A 7♥ 8♥ 9♥ 10♥ B♥ V♥ H♥ A♥, B V♠, C B♣
    Dan is de score van de ronde A 0, B 15, C 15, D 15

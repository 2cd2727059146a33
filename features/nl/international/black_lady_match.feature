# language: nl
Functionaliteit: Black Lady: de pit en het einde van het spel
  De beschrijving noemt 26 punten per ronde en een spel dat meestal bij 100 eindigt. Over een pit, over gelijk staan en
  over wat er bij 100 precies gebeurt, zegt ze niets. Elke spelsituatie staat hier één keer voor elke afspraak die een
  tafel kan maken.

  # Eén ronde laat zien dat alle harten genoeg zijn, of dat niets een pit is; voor de rest zijn twee rondes nodig.

  @clause:sweep.condition @clause:sweep.score
  Abstract Scenario: Pit met alleen harten: maker <maker>, de anderen <anderen>
    Stel we spelen black-lady
    En aan deze tafel geldt: wie alle harten pakt, maakt een pit
    En aan deze tafel geldt: na een pit schrijft de maker <maker>
    En aan deze tafel geldt: na een pit schrijft elke tegenstander <anderen>
    Als de ronde wordt uitgespeeld met de strafkaarten voor C 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ B♥ V♥ H♥ A♥, D V♠
    Dan is de score van de ronde <scores>

    Voorbeelden:
      | id    | maker | anderen | scores                |
      | UP5RF | 0     | 26      | A 26, B 26, C 0, D 26 |
      | V6W3U | -26   | 0       | A 0, B 0, C -26, D 0  |

  @id:WL4L6 @clause:sweep.condition @clause:score.cards
  Scenario: Verandert alles pakken niets, dan zijn alle slagen gewoon 26 punten
    Stel we spelen black-lady
    En aan deze tafel geldt: alles pakken verandert niets
    Als de ronde wordt uitgespeeld en D alle slagen wint
    Dan is de score van de ronde A 0, B 0, C 0, D 26

  @clause:sweep.condition @clause:sweep.score @clause:score.cards
  Abstract Scenario: Pit met alle strafkaarten, niet met alleen harten: maker <maker>, de anderen <anderen>
    Stel we spelen black-lady
    En aan deze tafel geldt: wie alle strafkaarten pakt, maakt een pit
    En aan deze tafel geldt: na een pit schrijft de maker <maker>
    En aan deze tafel geldt: na een pit schrijft elke tegenstander <anderen>
    Als de ronde wordt uitgespeeld en A alle strafkaarten pakt, maar niet alle slagen
    Dan is de score van de ronde <scores>
    Als de volgende ronde wordt gedeeld
    En de ronde wordt uitgespeeld met de strafkaarten voor A 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ B♥ V♥ H♥ A♥, B V♠
    Dan is de score van de ronde A 13, B 13, C 0, D 0

    Voorbeelden:
      | id    | maker | anderen | scores                |
      | RWHO8 | 0     | 26      | A 0, B 26, C 26, D 26 |
      | QN9JE | -26   | 0       | A -26, B 0, C 0, D 0  |

  @clause:sweep.condition @clause:sweep.score @clause:score.cards
  Abstract Scenario: Pit met alle slagen, niet met alleen strafkaarten: maker <maker>, de anderen <anderen>
    Stel we spelen black-lady
    En aan deze tafel geldt: wie alle slagen wint, maakt een pit
    En aan deze tafel geldt: na een pit schrijft de maker <maker>
    En aan deze tafel geldt: na een pit schrijft elke tegenstander <anderen>
    Als de ronde wordt uitgespeeld en A alle strafkaarten pakt, maar niet alle slagen
    Dan is de score van de ronde A 26, B 0, C 0, D 0
    Als de volgende ronde wordt gedeeld
    En de ronde wordt uitgespeeld en D alle slagen wint
    Dan is de score van de ronde <scores>

    Voorbeelden:
      | id    | maker | anderen | scores                |
      | Q47T8 | 0     | 26      | A 26, B 26, C 26, D 0 |
      | RH5VC | -26   | 0       | A 0, B 0, C 0, D -26  |

  # Alle slagen is een pit, welke van de drie afspraken ook geldt.
  @clause:sweep.condition @clause:sweep.score
  Abstract Scenario: Na een pit schrijft de maker <maker> en ieder ander <anderen>, zoals afgesproken
    Stel we spelen black-lady
    En aan deze tafel geldt: na een pit schrijft de maker <maker>
    En aan deze tafel geldt: na een pit schrijft elke tegenstander <anderen>
    Als de ronde wordt uitgespeeld en B alle slagen wint
    Dan is de score van de ronde <scores>

    Voorbeelden:
      | id    | maker | anderen | scores                  |
      | OF7NW | 0     | 26      | A 26, B 0, C 26, D 26   |
      | Y2V79 | -26   | 0       | A 0, B -26, C 0, D 0    |
      | NRB68 | -26   | 26      | A 26, B -26, C 26, D 26 |

  # Wie er wint, staat los van waar het spel eindigt: een app kan het ene goed hebben en het andere niet.

  @clause:match.end @clause:match.mid-deal @clause:match.add
  Abstract Scenario: Is de grens <grens>, dan is het spel daar uit en niet eerder
    Stel we spelen black-lady
    En aan deze tafel geldt: de grens is <grens> punten
    En de stand is <vooraf>
    Als de ronde wordt uitgespeeld met als punten A 20, B 0, C 6, D 0
    Dan is de stand <tussendoor>
    En gaat het spel verder
    Als de volgende ronde wordt gedeeld
    En de ronde wordt uitgespeeld met als punten A 20, B 0, C 5, D 1
    Dan is de stand <daarna>
    En is het spel uit

    Voorbeelden:
      | id    | grens | vooraf                     | tussendoor                 | daarna                     |
      | T6CVE | 100   | A 70, B 30, C 20, D 10     | A 90, B 30, C 26, D 10     | A 110, B 30, C 31, D 11    |
      | N8E9P | 500   | A 470, B 350, C 300, D 180 | A 490, B 350, C 306, D 180 | A 510, B 350, C 311, D 181 |

  @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.add
  Abstract Scenario: Eén totaal boven <grens> is genoeg, hoe laag de andere ook zijn, en het laagste wint
    Stel we spelen black-lady
    En aan deze tafel geldt: de grens is <grens> punten
    En de stand is <vooraf>
    Als de ronde wordt uitgespeeld met als punten A 13, B 8, C 5, D 0
    Dan is de stand <tussendoor>
    En gaat het spel verder
    Als de volgende ronde wordt gedeeld
    En de ronde wordt uitgespeeld met als punten A 20, B 0, C 0, D 6
    Dan is de stand <daarna>
    En is het spel uit
    En wint D het spel

    Voorbeelden:
      | id    | grens | vooraf                  | tussendoor              | daarna                  |
      | XDTB3 | 50    | A 30, B 10, C 8, D 4    | A 43, B 18, C 13, D 4   | A 63, B 18, C 13, D 10  |
      | N8XL3 | 500   | A 480, B 60, C 40, D 18 | A 493, B 68, C 45, D 18 | A 513, B 68, C 45, D 24 |

  # Hierna beslist steeds de laatste slag; dan maakt het niet uit of het spel midden in een ronde kan eindigen.

  @id:VO64D @clause:match.end @clause:match.add @clause:score.cards
  Scenario: Is de grens 50, dan is het spel met 58 uit
    Stel we spelen black-lady
    En aan deze tafel geldt: de grens is 50 punten
    En de stand is A 45, B 20, C 13, D 0
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
    En is de stand A 58, B 20, C 19, D 7
    En is het spel uit

  @id:WC5QE @clause:match.end @clause:match.add @clause:score.cards
  Scenario: Is de grens 500, dan is het spel met 108 niet uit
    Stel we spelen black-lady
    En aan deze tafel geldt: de grens is 500 punten
    En de stand is A 95, B 30, C 20, D 11
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
    En is de stand A 108, B 30, C 26, D 18
    En gaat het spel verder

  @id:UX2MD @clause:match.end @clause:match.winner @clause:match.add @clause:score.cards
  Scenario: Is de grens halen genoeg, dan is het spel met precies 100 uit
    Stel we spelen black-lady
    En aan deze tafel geldt: precies op de grens is genoeg
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
    En is het spel uit
    En wint D het spel

  @id:QENV3 @clause:match.end @clause:match.add @clause:score.cards
  Scenario: Moet je over de grens, dan is het spel met precies 100 niet uit
    Stel we spelen black-lady
    En aan deze tafel geldt: je moet over de grens
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

  @id:SQ5RW @clause:match.end @clause:match.winner @clause:match.tie @clause:match.add @clause:score.cards
  Scenario: Wordt de winst gedeeld, dan winnen allen met het laagste totaal samen
    Stel we spelen black-lady
    En aan deze tafel geldt: bij gelijke stand wordt de winst gedeeld
    En de stand is A 94, B 27, C 18, D 17
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
    En is de stand A 107, B 27, C 24, D 24
    En is het spel uit
    En winnen C en D het spel

  @id:ZPC2J @clause:match.end @clause:match.tie @clause:match.add @clause:score.cards
  Scenario: Wordt een gelijke stand uitgespeeld, dan komt er bij een gedeeld laagste totaal nog een ronde
    Stel we spelen black-lady
    En aan deze tafel geldt: bij gelijk laagste totaal komt er nog een ronde
    En de stand is A 94, B 27, C 18, D 17
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
    En is de stand A 107, B 27, C 24, D 24
    En gaat het spel verder

  @id:OZ6BW @clause:match.end @clause:match.tie @clause:match.winner @clause:match.mid-deal @clause:match.add
  Scenario: Het uitspelen is klaar na de ronde waarin één speler alleen het laagste staat
    Stel we spelen black-lady
    En aan deze tafel geldt: bij gelijk laagste totaal komt er nog een ronde
    En de stand is A 94, B 27, C 18, D 17
    Als de ronde wordt uitgespeeld met als punten A 13, B 0, C 6, D 7
    Dan is de stand A 107, B 27, C 24, D 24
    En gaat het spel verder
    Als de volgende ronde wordt gedeeld
    En de ronde wordt uitgespeeld met als punten A 1, B 13, C 4, D 8
    Dan is de stand A 108, B 40, C 28, D 32
    En is het spel uit
    En wint C het spel

  @id:PK7F5 @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:play.follow-suit @clause:match.add
  Scenario: Eindigt het spel pas na de ronde, dan speel je die uit, ook als er al iemand over de 100 is
    Stel we spelen black-lady
    En aan deze tafel geldt: het spel eindigt pas als de ronde gespeeld is
    En de stand is A 95, B 41, C 30, D 16
    En er is nog geen harten gespeeld
    En op tafel ligt A H♠, B 4♠, C V♠
    En D heeft 8♣ B♣ 5♦ 6♠ 3♥ 7♥ H♥
    Dan mag D 6♠ spelen
    Als D 6♠ speelt
    Dan is de slag voor A
    En is de ronde nog niet afgelopen
    En is A aan de beurt
    Als de ronde wordt uitgespeeld met als punten A 13, B 5, C 8, D 0
    Dan is de stand A 108, B 46, C 38, D 16
    En is het spel uit
    En wint D het spel

  @id:TM88Q @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:play.follow-suit @clause:match.add
  Scenario: Kan het spel midden in de ronde eindigen, dan is het meteen uit als er iemand over de 100 komt
    Stel we spelen black-lady
    En aan deze tafel geldt: het spel eindigt meteen, midden in de ronde
    En de stand is A 95, B 41, C 30, D 16
    En er is nog geen harten gespeeld
    En op tafel ligt A H♠, B 4♠, C V♠
    En D heeft 8♣ B♣ 5♦ 6♠ 3♥ 7♥ H♥
    Dan mag D 6♠ spelen
    Als D 6♠ speelt
    Dan is het spel uit
    En is de stand A 108, B 41, C 30, D 16
    En wint D het spel

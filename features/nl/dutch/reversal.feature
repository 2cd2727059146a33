# language: nl
Functionaliteit: De omslag
  Met omslag is het spel met 50 punten niet uit, maar draait het om: voortaan gaan voor iedereen de punten eraf, en wie
  het eerst op 0 of lager staat, wint.

  @id:KVCS9 @clause:reversal.begin @clause:reversal.crossing @clause:reversal.subtract @clause:match.add @clause:match.end @clause:match.winner
  Scenario: Met 50 punten is het niet uit: vanaf de volgende ronde gaan voor iedereen de punten eraf
    # Zonder omslag had D met 10 gewonnen.
    Stel we spelen nl-omslag
    En de stand is A 45, B 20, C 15, D 10
    Als de ronde wordt uitgespeeld met als punten A 5, B 4, C 6, D 0
    Dan is de stand A 50, B 24, C 21, D 10
    En gaat het spel verder
    En gaan de punten eraf
    Als de volgende ronde wordt gedeeld
    En de ronde wordt uitgespeeld met als punten A 3, B 7, C 0, D 5
    Dan is de stand A 47, B 17, C 21, D 5
    En gaat het spel verder

  @id:FB6ZK @clause:match.end @clause:match.winner @clause:reversal.begin @clause:match.add
  Scenario: Precies 50 in de laatste slag: het spel is niet uit, wat er verder ook is afgesproken
    Stel we spelen nl-omslag
    En de stand is A 45, B 20, C 15, D 10
    En A komt uit
    En A heeft H♦
    En B heeft 8♦
    En C heeft V♠
    En D heeft 9♦
    En B heeft 7♥ 8♥ 9♥ 10♥ gepakt
    En C heeft B♣ B♥ V♥ H♥ A♥ gepakt
    Als A met H♦ uitkomt
    En B 8♦ speelt
    En C V♠ speelt
    En D 9♦ speelt
    Dan is de stand A 50, B 24, C 21, D 10
    En gaat het spel verder
    En gaan de punten eraf

  @id:E5NF3 @clause:reversal.begin @clause:match.add
  Scenario: Met 49 komen de punten er nog bij
    Stel we spelen nl-omslag
    En de stand is A 40, B 20, C 10, D 5
    Als de ronde wordt uitgespeeld met als punten A 9, B 1, C 5, D 0
    Dan is de stand A 49, B 21, C 15, D 5
    En gaat het spel verder
    En komen de punten erbij

  @id:GC6H9 @clause:reversal.begin @clause:reversal.crossing @clause:match.add
  Scenario: Komen er twee in dezelfde ronde op 50, dan is er één omslag, en niemand heeft verloren
    Stel we spelen nl-omslag
    En de stand is A 45, B 41, C 12, D 7
    Als de ronde wordt uitgespeeld met als punten A 5, B 9, C 1, D 0
    Dan is de stand A 50, B 50, C 13, D 7
    En gaat het spel verder
    En gaan de punten eraf

  @clause:reversal.crossing @clause:reversal.begin @clause:match.add
  Abstract Scenario: Wat er met de punten boven 50 gebeurt in de ronde die de omslag brengt
    Stel we spelen nl-omslag
    En aan deze tafel geldt: <afspraak>
    En de stand is A 48, B 47, C 15, D 10
    Als de ronde wordt uitgespeeld met als punten A 9, B 5, C 1, D 0
    Dan is de stand <totalen>
    En gaat het spel verder
    En gaan de punten eraf

    Voorbeelden:
      | id    | afspraak                                                                        | totalen                |
      | FAD7A | de punten van de ronde waarin iemand de grens haalt, worden nog gewoon opgeteld | A 57, B 52, C 16, D 10 |
      | E88W4 | een totaal boven de grens wordt teruggezet op de grens                          | A 50, B 50, C 16, D 10 |

  @clause:reversal.crossing-sweep @clause:reversal.begin @clause:sweep.condition @clause:sweep.score @clause:match.add
  Abstract Scenario: Wat er met de punten boven 50 gebeurt als een pit de omslag brengt
    Stel we spelen nl-omslag
    En aan deze tafel geldt: <afspraak>
    En de stand is A 10, B 40, C 30, D 10
    Als de ronde wordt uitgespeeld en A alle strafkaarten pakt
    Dan is de stand <totalen>
    En gaat het spel verder
    En gaan de punten eraf

    Voorbeelden:
      | id    | afspraak                                                                      | totalen                |
      | FMQ7R | de score van een pit waarmee iemand de grens haalt, wordt nog gewoon opgeteld | A 10, B 55, C 45, D 25 |
      | I42XJ | een totaal dat door een pit boven de grens komt, wordt teruggezet op de grens | A 10, B 50, C 45, D 25 |

  @id:AMC83 @clause:reversal.subtract @clause:reversal.finish @clause:score.cards
  Scenario: Na de omslag gaan ieders punten eraf, of je over de 50 was of niet, en met nog 1 punt ben je er niet
    Stel we spelen nl-omslag
    En de stand is A 57, B 30, C 25, D 8
    En de punten gaan eraf
    Als de ronde wordt uitgespeeld met als punten A 2, B 6, C 0, D 7
    Dan is de score van de ronde A 2, B 6, C 0, D 7
    En is de stand A 55, B 24, C 25, D 1
    En gaat het spel verder
    En gaan de punten eraf

  @id:MQUMP @clause:reversal.subtract @clause:reversal.begin @clause:match.end
  Scenario: Ook als iedereen weer onder 50 staat, blijven de punten eraf gaan
    Stel we spelen nl-omslag
    En de stand is A 52, B 30, C 33, D 20
    En de punten gaan eraf
    Als de ronde wordt uitgespeeld met als punten A 4, B 6, C 0, D 5
    Dan is de stand A 48, B 24, C 33, D 15
    En gaan de punten eraf
    Als de volgende ronde wordt gedeeld
    En de ronde wordt uitgespeeld met als punten A 5, B 0, C 3, D 7
    Dan is de stand A 43, B 24, C 30, D 8
    En gaat het spel verder

  @id:LZKB9 @clause:reversal.finish @clause:reversal.subtract @clause:match.mid-deal
  Scenario: Wie precies op 0 komt, heeft gewonnen
    Stel we spelen nl-omslag
    En de stand is A 52, B 30, C 33, D 5
    En de punten gaan eraf
    Als de ronde wordt uitgespeeld met als punten A 4, B 6, C 0, D 5
    Dan is de stand A 48, B 24, C 33, D 0
    En is het spel uit
    En wint D het spel

  @id:DYQR6 @clause:reversal.overshoot @clause:reversal.finish @clause:reversal.subtract @clause:match.mid-deal
  Scenario: Wint onder 0 net als 0, dan kun je niet te veel pakken
    Stel we spelen nl-short+omslag
    En aan deze tafel geldt: een totaal onder nul wint net als nul
    En de stand is A 52, B 27, C 39, D 2
    En de punten gaan eraf
    Als de ronde wordt uitgespeeld met als punten A 0, B 3, C 0, D 12
    Dan is de stand A 52, B 24, C 39, D -10
    En is het spel uit
    En wint D het spel

  @id:GFNP7 @clause:reversal.overshoot @clause:reversal.subtract @clause:match.mid-deal
  Scenario: Kaatst een totaal onder 0 terug, dan wordt 2 min 12 weer 10
    Stel we spelen nl-short+omslag
    En aan deze tafel geldt: een totaal onder nul telt als evenveel punten erboven
    En de stand is A 52, B 27, C 39, D 2
    En de punten gaan eraf
    Als de ronde wordt uitgespeeld met als punten A 0, B 3, C 0, D 12
    Dan is de stand A 52, B 24, C 39, D 10
    En gaat het spel verder
    En gaan de punten eraf

  @id:GP5ZZ @clause:reversal.finish @clause:reversal.subtract @clause:match.mid-deal
  Scenario: Komen er twee in dezelfde ronde precies op 0, dan winnen ze samen
    Stel we spelen nl-omslag
    En de stand is A 50, B 40, C 6, D 9
    En de punten gaan eraf
    Als de ronde wordt uitgespeeld met als punten A 0, B 0, C 6, D 9
    Dan is de stand A 50, B 40, C 0, D 0
    En is het spel uit
    En winnen C en D het spel

  @id:D6WZD @clause:reversal.several @clause:reversal.overshoot @clause:reversal.finish @clause:reversal.subtract @clause:match.mid-deal
  Scenario: Wint iedereen op 0 of lager, dan wint wie op 0 staat samen met wie eronder staat
    Stel we spelen nl-omslag
    En aan deze tafel geldt: iedereen die na dezelfde ronde op nul of lager staat, wint
    En de stand is A 50, B 44, C 6, D 5
    En de punten gaan eraf
    Als de ronde wordt uitgespeeld met als punten A 0, B 0, C 6, D 9
    Dan is de stand A 50, B 44, C 0, D -4
    En is het spel uit
    En winnen C en D het spel

  @id:EM7PM @clause:reversal.several @clause:reversal.overshoot @clause:reversal.finish @clause:reversal.subtract @clause:match.mid-deal
  Scenario: Wint de laagste, dan wint wie onder 0 staat alleen
    Stel we spelen nl-omslag
    En aan deze tafel geldt: staan er na dezelfde ronde meerdere spelers op nul of lager, dan wint de laagste
    En de stand is A 50, B 44, C 6, D 5
    En de punten gaan eraf
    Als de ronde wordt uitgespeeld met als punten A 0, B 0, C 6, D 9
    Dan is de stand A 50, B 44, C 0, D -4
    En is het spel uit
    En wint D het spel

  @clause:reversal.sweep @clause:reversal.subtract @clause:sweep.condition @clause:sweep.score
  Abstract Scenario: Wat een pit waard is na de omslag
    Stel we spelen nl-omslag
    En aan deze tafel geldt: <afspraak>
    En de stand is A 50, B 40, C 20, D 25
    En de punten gaan eraf
    Als de ronde wordt uitgespeeld en A alle strafkaarten pakt
    Dan is de score van de ronde <scores>
    En is de stand <totalen>
    En gaat het spel verder
    En gaan de punten eraf

    Voorbeelden:
      | id    | afspraak                                                | scores                | totalen                |
      | ERV8I | na de omslag gaat de score van een pit er precies zo af | A 0, B 15, C 15, D 15 | A 50, B 25, C 5, D 10  |
      | A3FAZ | na de omslag telt een pit alleen als gepakte punten     | A 15, B 0, C 0, D 0   | A 35, B 40, C 20, D 25 |
      | IGED7 | na de omslag komt de score van een pit er toch bij      | A 0, B 15, C 15, D 15 | A 50, B 55, C 35, D 40 |

  @id:FT2QL @clause:reversal.sweep @clause:reversal.finish @clause:reversal.subtract @clause:sweep.condition @clause:sweep.score @clause:match.mid-deal
  Scenario: Telt een pit alleen als gepakte punten, dan kan de maker er zelf mee op 0 komen
    Stel we spelen nl-omslag
    En aan deze tafel geldt: na de omslag telt een pit alleen als gepakte punten
    En de stand is A 15, B 50, C 30, D 25
    En de punten gaan eraf
    Als de ronde wordt uitgespeeld en A alle strafkaarten pakt
    Dan is de stand A 0, B 50, C 30, D 25
    En is het spel uit
    En wint A het spel

  @id:IP28F @clause:reversal.sweep @clause:reversal.finish @clause:reversal.subtract @clause:sweep.condition @clause:sweep.score
  Scenario: Gaat de score van een pit er precies zo af, dan kan een tegenstander ermee op 0 komen
    Stel we spelen nl-omslag
    En aan deze tafel geldt: na de omslag gaat de score van een pit er precies zo af
    En de stand is A 40, B 50, C 15, D 30
    En de punten gaan eraf
    Als de ronde wordt uitgespeeld en A alle strafkaarten pakt
    Dan is de stand A 40, B 35, C 0, D 15
    En is het spel uit
    En wint C het spel

  @id:MX9Q4 @clause:reversal.at-zero @clause:reversal.begin @clause:reversal.crossing @clause:match.add
  Scenario: Wint wie bij de omslag op 0 staat, dan is het spel meteen uit
    Stel we spelen nl-omslag
    En aan deze tafel geldt: wie bij de omslag op nul staat, heeft gewonnen
    En de stand is A 45, B 30, C 15, D 0
    Als de ronde wordt uitgespeeld met als punten A 5, B 4, C 6, D 0
    Dan is de stand A 50, B 34, C 21, D 0
    En is het spel uit
    En wint D het spel

  @id:JJ34G @clause:reversal.at-zero @clause:reversal.begin @clause:reversal.crossing @clause:match.add
  Scenario: Wint wie bij de omslag op 0 staat, dan winnen twee op 0 samen
    Stel we spelen nl-omslag
    En aan deze tafel geldt: wie bij de omslag op nul staat, heeft gewonnen
    En de stand is A 41, B 34, C 0, D 0
    Als de ronde wordt uitgespeeld met als punten A 9, B 6, C 0, D 0
    Dan is de stand A 50, B 40, C 0, D 0
    En is het spel uit
    En winnen C en D het spel

  @id:J2AKF @clause:reversal.at-zero @clause:reversal.begin @clause:reversal.crossing @clause:reversal.finish @clause:reversal.subtract @clause:match.add @clause:match.mid-deal
  Scenario: Is op 0 staan nog niet genoeg, dan moet je ook na de volgende ronde op 0 staan
    Stel we spelen nl-omslag
    En aan deze tafel geldt: wie bij de omslag op nul staat, moet de volgende ronde nog uitspelen
    En de stand is A 45, B 30, C 15, D 0
    Als de ronde wordt uitgespeeld met als punten A 5, B 4, C 6, D 0
    Dan is de stand A 50, B 34, C 21, D 0
    En gaat het spel verder
    En gaan de punten eraf
    Als de volgende ronde wordt gedeeld
    En de ronde wordt uitgespeeld met als punten A 5, B 1, C 9, D 0
    Dan is de stand A 45, B 33, C 12, D 0
    En is het spel uit
    En wint D het spel

  @id:B8S6A @clause:reversal.at-zero @clause:reversal.begin @clause:reversal.crossing @clause:reversal.overshoot @clause:reversal.subtract @clause:match.add @clause:match.mid-deal
  Scenario: Kaatst een totaal onder 0 terug, dan kan wie op 0 stond er weer van af raken
    Stel we spelen nl-short+omslag
    En aan deze tafel geldt: wie bij de omslag op nul staat, moet de volgende ronde nog uitspelen
    En aan deze tafel geldt: een totaal onder nul telt als evenveel punten erboven
    En de stand is A 45, B 30, C 15, D 0
    Als de ronde wordt uitgespeeld met als punten A 5, B 4, C 6, D 0
    Dan is de stand A 50, B 34, C 21, D 0
    En gaat het spel verder
    Als de volgende ronde wordt gedeeld
    En de ronde wordt uitgespeeld met als punten A 0, B 9, C 3, D 3
    Dan is de stand A 50, B 25, C 18, D 3
    En gaat het spel verder

  @id:AXML8 @clause:match.mid-deal @clause:reversal.finish @clause:reversal.subtract
  Scenario: Eindigt het spel pas na de ronde, dan speelt wie midden in de ronde op 0 komt, gewoon door
    Stel we spelen nl-omslag
    En aan deze tafel geldt: het spel eindigt pas als de ronde gespeeld is
    En de stand is A 52, B 30, C 33, D 5
    En de punten gaan eraf
    En het is slag 2
    En een eerdere slag was B 7♣, C 8♣, D H♣, A 9♣
    En op tafel ligt D H♦, A 8♦
    Als B V♠ speelt
    En C 9♦ speelt
    Dan heeft D tot nu toe 5 punten
    En is de ronde nog niet afgelopen
    En is D aan de beurt
    Als de ronde wordt uitgespeeld met als punten A 4, B 6, C 0, D 5
    Dan is de stand A 48, B 24, C 33, D 0
    En is het spel uit
    En wint D het spel

  @id:LXS47 @clause:match.mid-deal @clause:reversal.finish @clause:reversal.subtract
  Scenario: Kan het spel midden in de ronde eindigen, dan is het uit met de slag die iemand op 0 brengt
    Stel we spelen nl-omslag
    En aan deze tafel geldt: het spel eindigt meteen, midden in de ronde
    En de stand is A 52, B 30, C 33, D 5
    En de punten gaan eraf
    En het is slag 2
    En een eerdere slag was B 7♣, C 8♣, D H♣, A 9♣
    En op tafel ligt D H♦, A 8♦
    Als B V♠ speelt
    En C 9♦ speelt
    Dan is het spel uit
    En is de stand A 52, B 30, C 33, D 0
    En wint D het spel

  @clause:reversal.crossing @clause:reversal.begin @clause:match.add
  Abstract Scenario: Wat er met de volgende punten gebeurt als iemand midden in de ronde over de 50 komt
    # De slag brengt A op 51; B en C pakken hun punten daarna. Zo ook als het spel midden in een ronde kan eindigen.
    Stel we spelen nl-omslag
    En aan deze tafel geldt: <afspraak>
    En de stand is A 46, B 20, C 15, D 9
    En het is slag 2
    En een eerdere slag was B 7♣, C 8♣, D 9♣, A H♣
    En op tafel ligt A H♦, B 8♦
    Als C V♠ speelt
    En D 9♦ speelt
    Dan heeft A tot nu toe 5 punten
    En is de ronde nog niet afgelopen
    Als de ronde wordt uitgespeeld met als punten A 5, B 4, C 6, D 0
    Dan is de score van de ronde A 5, B 4, C 6, D 0
    En is de stand <totalen>
    En gaat het spel verder
    En gaan de punten eraf

    Voorbeelden:
      | id    | afspraak                                                                        | totalen               |
      | AED9J | de punten van de ronde waarin iemand de grens haalt, worden nog gewoon opgeteld | A 51, B 24, C 21, D 9 |
      | BT7WN | een totaal boven de grens wordt teruggezet op de grens                          | A 50, B 24, C 21, D 9 |
      | HK4PX | de slag waarin iemand de grens haalt, keert de rest van de ronde om             | A 51, B 16, C 9, D 9  |

  @id:CV9LD @clause:reversal.crossing @clause:reversal.begin @clause:match.add
  Scenario: Keert één slag de ronde om, dan al bij precies 50, en ook voor wie die slag won
    # A komt met de vrouw op 50 en pakt daarna nog vier punten.
    Stel we spelen nl-omslag
    En aan deze tafel geldt: de slag waarin iemand de grens haalt, keert de rest van de ronde om
    En de stand is A 45, B 20, C 15, D 9
    En het is slag 2
    En een eerdere slag was B 7♣, C 8♣, D 9♣, A H♣
    En op tafel ligt A H♦, B 8♦
    Als C V♠ speelt
    En D 9♦ speelt
    En de ronde wordt uitgespeeld met als punten A 9, B 4, C 2, D 0
    Dan is de score van de ronde A 9, B 4, C 2, D 0
    En is de stand A 46, B 16, C 13, D 9
    En gaat het spel verder
    En gaan de punten eraf

  @id:EY3QT @clause:reversal.crossing @clause:reversal.begin @clause:reversal.finish @clause:reversal.at-zero @clause:reversal.overshoot @clause:reversal.several @clause:match.add
  Scenario: Keert één slag de ronde om, dan wint wie met de punten daarna op 0 komt
    # D staat op 0 zonder iets te hebben gepakt, en dat is hier nog niet genoeg.
    Stel we spelen nl-omslag
    En aan deze tafel geldt: de slag waarin iemand de grens haalt, keert de rest van de ronde om
    En aan deze tafel geldt: wie bij de omslag op nul staat, moet de volgende ronde nog uitspelen
    En de stand is A 46, B 20, C 6, D 0
    En het is slag 2
    En een eerdere slag was B 7♣, C 8♣, D 9♣, A H♣
    En op tafel ligt A H♦, B 8♦
    Als C V♠ speelt
    En D 9♦ speelt
    En de ronde wordt uitgespeeld met als punten A 5, B 4, C 6, D 0
    Dan is de stand A 51, B 16, C 0, D 0
    En is het spel uit
    En wint C het spel

  @id:GL8RM @clause:reversal.begin @clause:sweep.condition @clause:sweep.score @clause:match.add
  Scenario: Over de 50 en dan toch een pit: je schrijft niets, en er komt geen omslag
    # Zo ook als een slag de rest van de ronde kan omkeren.
    Stel we spelen nl-omslag
    En de stand is A 46, B 20, C 15, D 9
    En het is slag 2
    En een eerdere slag was B 7♣, C 8♣, D 9♣, A H♣
    En op tafel ligt A H♦, B 8♦
    Als C V♠ speelt
    En D 9♦ speelt
    En de ronde wordt uitgespeeld en A alle strafkaarten pakt
    Dan is de stand A 46, B 35, C 30, D 24
    En gaat het spel verder
    En komen de punten erbij

  @id:EIIS8 @clause:reversal.begin @clause:match.add
  Scenario: Moet je over de 50, dan brengt precies 50 geen omslag
    Stel we spelen nl-omslag
    En aan deze tafel geldt: je moet over de grens
    En de stand is A 45, B 20, C 15, D 10
    Als de ronde wordt uitgespeeld met als punten A 5, B 4, C 6, D 0
    Dan is de stand A 50, B 24, C 21, D 10
    En gaat het spel verder
    En komen de punten erbij

  @id:L9AAE @clause:reversal.begin @clause:reversal.crossing @clause:match.add
  Scenario: De omslag kan ook bij 40 liggen
    Stel we spelen nl-omslag
    En aan deze tafel geldt: de grens is 40 punten
    En de stand is A 31, B 20, C 6, D 3
    Als de ronde wordt uitgespeeld met als punten A 9, B 1, C 5, D 0
    Dan is de stand A 40, B 21, C 11, D 3
    En gaat het spel verder
    En gaan de punten eraf

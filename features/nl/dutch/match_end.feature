# language: nl
Functionaliteit: Het spel en het einde
  De rondes tellen op vanaf 0. Zonder omslag is het spel uit na de ronde waarin iemand op 50 komt, en het laagste totaal
  wint.

  @id:L3C38 @clause:match.start @clause:match.add
  Scenario: Iedereen begint op 0
    Stel we spelen nl-short
    Als de ronde begint
    Dan is de stand A 0, B 0, C 0, D 0
    Als de ronde wordt uitgespeeld met als punten A 9, B 1, C 5, D 0
    Dan is de stand A 9, B 1, C 5, D 0

  @id:JZ9LV @clause:match.add @clause:score.cards
  Scenario: Rondes tellen op, en elke ronde begint zonder gepakte kaarten
    Stel we spelen nl-short
    Als de ronde wordt uitgespeeld met als punten A 9, B 1, C 5, D 0
    En de volgende ronde wordt gedeeld
    Dan heeft A tot nu toe 0 punten
    En is de stand A 9, B 1, C 5, D 0
    Als de ronde wordt uitgespeeld met als punten A 0, B 7, C 2, D 6
    Dan is de score van de ronde A 0, B 7, C 2, D 6
    En is de stand A 9, B 8, C 7, D 6

  @clause:setup.dealer @clause:score.cards
  Abstract Scenario: Wie de volgende ronde deelt
    Stel we spelen nl-omslag
    En aan deze tafel geldt: <afspraak>
    En <gever> is de gever
    Als de ronde wordt uitgespeeld met als punten A 9, B 1, C 5, D 0
    Dan is de score van de ronde A 9, B 1, C 5, D 0
    Als de volgende ronde wordt gedeeld
    Dan is <volgende> de gever

    Voorbeelden:
      | id    | afspraak                             | gever | volgende |
      | BIPA4 | de beurt om te delen gaat naar links | B     | C        |
      | HTWG3 | de beurt om te delen gaat naar links | D     | A        |
      | L6ZXT | dezelfde speler deelt opnieuw        | B     | B        |

  @id:KT8DB @clause:match.end @clause:match.add @clause:reversal.subtract
  Scenario: Met 49 is het spel nog niet uit
    Stel we spelen nl-short
    En de stand is A 40, B 20, C 10, D 5
    Als de ronde wordt uitgespeeld met als punten A 9, B 1, C 5, D 0
    Dan is de stand A 49, B 21, C 15, D 5
    En gaat het spel verder
    En komen de punten erbij

  @id:EH439 @clause:match.end @clause:match.add
  Scenario: Met 40 is het spel nog niet uit, en met 48 ook niet
    Stel we spelen nl-short
    En de stand is A 31, B 15, C 9, D 5
    Als de ronde wordt uitgespeeld met als punten A 9, B 1, C 5, D 0
    Dan is de stand A 40, B 16, C 14, D 5
    En gaat het spel verder
    Als de volgende ronde wordt gedeeld
    En de ronde wordt uitgespeeld met als punten A 8, B 2, C 5, D 0
    Dan is de stand A 48, B 18, C 19, D 5
    En gaat het spel verder

  @id:BBR2F @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add @clause:reversal.begin @clause:reversal.finish
  Scenario: Precies 50 is genoeg: het spel is uit en het laagste totaal wint
    Stel we spelen nl-short
    En de stand is A 41, B 20, C 9, D 5
    Als de ronde wordt uitgespeeld met als punten A 9, B 1, C 5, D 0
    Dan is de stand A 50, B 21, C 14, D 5
    En is het spel uit
    En wint D het spel

  @id:CHO2X @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Scenario: Het laagste totaal wint, ook van wie in de laatste ronde het meeste pakte
    Stel we spelen nl-short
    En de stand is A 46, B 30, C 25, D 4
    Als de ronde wordt uitgespeeld met als punten A 5, B 1, C 0, D 9
    Dan is de stand A 51, B 31, C 25, D 13
    En is het spel uit
    En wint D het spel

  @id:BDY3A @clause:match.tie @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Scenario: Twee spelers met hetzelfde laagste totaal winnen samen
    # De twee anderen gaan tegelijk over de 50.
    Stel we spelen nl-short
    En de stand is A 49, B 49, C 11, D 11
    Als de ronde wordt uitgespeeld met als punten A 6, B 9, C 0, D 0
    Dan is de stand A 55, B 58, C 11, D 11
    En is het spel uit
    En winnen C en D het spel

  @id:EL7CF @clause:match.tie @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Scenario: Ook met zijn drieën kun je samen winnen
    Stel we spelen nl-short
    En de stand is A 45, B 15, C 15, D 15
    Als de ronde wordt uitgespeeld met als punten A 6, B 3, C 3, D 3
    Dan is de stand A 51, B 18, C 18, D 18
    En winnen B, C en D het spel

  @id:JHMR4 @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Scenario: Gelijk staan maakt niet uit als het niet om het laagste totaal gaat
    Stel we spelen nl-short
    En de stand is A 48, B 20, C 25, D 12
    Als de ronde wordt uitgespeeld met als punten A 5, B 5, C 0, D 5
    Dan is de stand A 53, B 25, C 25, D 17
    En is het spel uit
    En wint D het spel

  @id:ATLW9 @clause:match.end @clause:match.winner @clause:match.tie @clause:match.mid-deal @clause:match.add @clause:sweep.condition @clause:sweep.score
  Scenario: Eerst wordt de pit geschreven, dan pas kijk je naar de totalen
    # Gewoon opgeteld was het A 55 en B 45 geweest, en winst voor C en D met 10.
    Stel we spelen nl-short
    En de stand is A 40, B 45, C 10, D 10
    Als de ronde wordt uitgespeeld en A alle strafkaarten pakt
    Dan is de stand A 40, B 60, C 25, D 25
    En is het spel uit
    En winnen C en D het spel

  @id:ELP28 @clause:match.end @clause:match.winner @clause:match.add @clause:sweep.condition @clause:sweep.score
  Scenario: Met een pit kun je het spel uitmaken en meteen winnen
    Stel we spelen nl-short
    En de stand is A 14, B 36, C 40, D 30
    Als de ronde wordt uitgespeeld en A alle strafkaarten pakt
    Dan is de stand A 14, B 51, C 55, D 45
    En is het spel uit
    En wint A het spel

  @id:K7PU9 @clause:match.mid-deal @clause:match.end @clause:match.winner @clause:match.add
  Scenario: De ronde waarin iemand op 50 komt, wordt uitgespeeld
    Stel we spelen nl-short
    En de stand is A 45, B 20, C 20, D 5
    En het is slag 2
    En een eerdere slag was B 7♣, C 8♣, D 9♣, A H♣
    En op tafel ligt A H♦, B 8♦
    Als C V♠ speelt
    En D 9♦ speelt
    Dan heeft A tot nu toe 5 punten
    En is de ronde nog niet afgelopen
    En is A aan de beurt
    Als de ronde wordt uitgespeeld met als punten A 5, B 4, C 6, D 0
    Dan is de stand A 50, B 24, C 26, D 5
    En is het spel uit
    En wint D het spel

  @id:F5JDT @clause:match.mid-deal @clause:match.end @clause:match.winner @clause:match.add
  Scenario: Eindigt het spel midden in de ronde, dan is de slag die 50 brengt de laatste
    Stel we spelen nl-short
    En aan deze tafel geldt: het spel eindigt meteen, midden in de ronde
    En de stand is A 45, B 20, C 20, D 5
    En het is slag 2
    En een eerdere slag was B 7♣, C 8♣, D 9♣, A H♣
    En op tafel ligt A H♦, B 8♦
    Als C V♠ speelt
    En D 9♦ speelt
    Dan is het spel uit
    En is de score van de ronde A 5, B 0, C 0, D 0
    En is de stand A 50, B 20, C 20, D 5
    En wint D het spel

  @id:HR8C3 @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Scenario: Je kunt ook tot 40 spelen
    Stel we spelen nl-short
    En aan deze tafel geldt: de grens is 40 punten
    En de stand is A 31, B 20, C 6, D 3
    Als de ronde wordt uitgespeeld met als punten A 9, B 1, C 5, D 0
    Dan is de stand A 40, B 21, C 11, D 3
    En is het spel uit
    En wint D het spel

  @id:CZPK6 @clause:match.end @clause:match.add
  Scenario: Speel je tot 100, dan ga je na 50 gewoon door
    Stel we spelen nl-short
    En aan deze tafel geldt: de grens is 100 punten
    En de stand is A 48, B 20, C 15, D 7
    Als de ronde wordt uitgespeeld met als punten A 9, B 1, C 5, D 0
    Dan is de stand A 57, B 21, C 20, D 7
    En gaat het spel verder

  @id:DR57H @clause:match.end @clause:match.add
  Scenario: Moet je over de 50, dan is precies 50 niet genoeg
    Stel we spelen nl-short
    En aan deze tafel geldt: je moet over de grens
    En de stand is A 41, B 20, C 9, D 5
    Als de ronde wordt uitgespeeld met als punten A 9, B 1, C 5, D 0
    Dan is de stand A 50, B 21, C 14, D 5
    En gaat het spel verder

  @id:KTM22 @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Scenario: Moet je over de 50, dan is het met 51 uit
    Stel we spelen nl-short
    En aan deze tafel geldt: je moet over de grens
    En de stand is A 42, B 20, C 8, D 5
    Als de ronde wordt uitgespeeld met als punten A 9, B 1, C 5, D 0
    Dan is de stand A 51, B 21, C 13, D 5
    En is het spel uit
    En wint D het spel

  @id:C79TW @clause:match.tie @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Scenario: Wordt een gelijke stand uitgespeeld, dan ga je door tot één speler het laagste totaal heeft
    Stel we spelen nl-short
    En aan deze tafel geldt: bij gelijk laagste totaal komt er nog een ronde
    En de stand is A 49, B 49, C 11, D 11
    Als de ronde wordt uitgespeeld met als punten A 6, B 9, C 0, D 0
    Dan is de stand A 55, B 58, C 11, D 11
    En gaat het spel verder
    Als de volgende ronde wordt gedeeld
    En de ronde wordt uitgespeeld met als punten A 2, B 0, C 9, D 4
    Dan is de stand A 57, B 58, C 20, D 15
    En is het spel uit
    En wint D het spel

  @id:D3DXF @clause:match.tie @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Scenario: Gelijk staan wordt niet uitgespeeld als het niet om het laagste totaal gaat
    Stel we spelen nl-short
    En aan deze tafel geldt: bij gelijk laagste totaal komt er nog een ronde
    En de stand is A 48, B 20, C 25, D 12
    Als de ronde wordt uitgespeeld met als punten A 5, B 5, C 0, D 5
    Dan is de stand A 53, B 25, C 25, D 17
    En is het spel uit
    En wint D het spel

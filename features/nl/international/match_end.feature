# language: nl
Functionaliteit: Ronde na ronde, tot iemand 100 heeft
  De scores tellen op. Heeft iemand na een ronde 100 punten of meer, dan is het spel uit en wint het laagste totaal; wie
  dat delen, winnen allemaal.

  @id:OJBB4 @clause:match.start @clause:match.add @clause:passing.cycle
  Scenario: Iedereen begint op 0, en eerst geef je door naar links
    Stel we spelen international
    En het is ronde 1
    Als de ronde begint
    Dan gaan de kaarten naar links
    En is de stand A 0, B 0, C 0, D 0
    Als de ronde wordt uitgespeeld met als punten A 13, B 7, C 6, D 0
    Dan is de stand A 13, B 7, C 6, D 0

  @id:PH7V7 @clause:match.add @clause:match.end @clause:score.cards @clause:reversal.subtract
  Scenario: De scores tellen op, ronde na ronde
    Stel we spelen international
    Als de ronde wordt uitgespeeld met als punten A 13, B 7, C 6, D 0
    Dan is de stand A 13, B 7, C 6, D 0
    Als de volgende ronde wordt gedeeld
    En de ronde wordt uitgespeeld met als punten A 2, B 19, C 0, D 5
    Dan is de score van de ronde A 2, B 19, C 0, D 5
    En is de stand A 15, B 26, C 6, D 5
    En gaat het spel verder

  @id:YAP4H @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.add
  Scenario: Over de 100 is het spel uit en wint het laagste totaal
    Stel we spelen international
    En de stand is A 98, B 40, C 26, D 18
    Als de ronde wordt uitgespeeld met als punten A 5, B 13, C 8, D 0
    Dan is de stand A 103, B 53, C 34, D 18
    En is het spel uit
    En wint D het spel

  @id:OXGS3 @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.add @clause:reversal.begin @clause:reversal.finish
  Scenario: Precies 100 is genoeg: het spel is uit, en 100 blijft 100
    Stel we spelen international
    En de stand is A 87, B 61, C 40, D 20
    Als de ronde wordt uitgespeeld met als punten A 13, B 0, C 6, D 7
    Dan is de stand A 100, B 61, C 46, D 27
    En is het spel uit
    En wint D het spel

  @id:YE2MZ @clause:match.end @clause:match.add
  Scenario: Met 99 gaat het spel door
    Stel we spelen international
    En de stand is A 86, B 62, C 40, D 20
    Als de ronde wordt uitgespeeld met als punten A 13, B 0, C 6, D 7
    Dan is de stand A 99, B 62, C 46, D 27
    En gaat het spel verder

  @id:NPHJ6 @clause:match.end @clause:match.add
  Scenario: Met samen 104 punten gaat het spel door: elk totaal telt op zichzelf
    Stel we spelen international
    En de stand is A 46, B 3, C 2, D 1
    Als de ronde wordt uitgespeeld met als punten A 3, B 15, C 5, D 3
    Dan is de stand A 49, B 18, C 7, D 4
    En gaat het spel verder
    Als de volgende ronde wordt gedeeld
    En de ronde wordt uitgespeeld met als punten A 0, B 4, C 17, D 5
    Dan is de stand A 49, B 22, C 24, D 9
    En gaat het spel verder

  @id:QM4J3 @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.add
  Scenario: Gelijke totalen die niet het laagste zijn, maken niets uit
    Stel we spelen international
    En de stand is A 89, B 43, C 39, D 11
    Als de ronde wordt uitgespeeld met als punten A 17, B 2, C 6, D 1
    Dan is de stand A 106, B 45, C 45, D 12
    En is het spel uit
    En wint D het spel

  @id:PPW68 @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.tie @clause:match.add
  Scenario: Twee komen samen op 100, en de twee met het laagste totaal winnen samen
    Stel we spelen international
    En de stand is A 99, B 99, C 24, D 38
    Als de ronde wordt uitgespeeld met als punten A 1, B 1, C 19, D 5
    Dan is de stand A 100, B 100, C 43, D 43
    En is het spel uit
    En winnen C en D het spel

  @id:UD3RY @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.tie @clause:match.add
  Scenario: Drie delen het laagste totaal en winnen alle drie
    Stel we spelen international
    En de stand is A 24, B 84, C 24, D 24
    Als de ronde wordt uitgespeeld met als punten A 2, B 20, C 2, D 2
    Dan is de stand A 26, B 104, C 26, D 26
    En is het spel uit
    En winnen A, C en D het spel

  @id:V62DX @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.add
  Scenario: Je geeft Noord de vrouw: het spel is uit, en jij wint met het laagste totaal
    # 001, tip 6: Noord heeft 92. Jij bent hier A, en Noord is C.
    Stel we spelen international
    En de stand is A 20, B 40, C 92, D 30
    Als de ronde wordt uitgespeeld met als punten A 2, B 5, C 15, D 4
    Dan is de stand A 22, B 45, C 107, D 34
    En is het spel uit
    En wint A het spel

  @id:Y7DMA @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.tie @clause:sweep.condition @clause:sweep.score @clause:match.add
  Scenario: Alleen de score na de maan telt: wie met 80 de maan schiet, komt niet op 100
    Stel we spelen international
    En de stand is A 80, B 90, C 6, D 6
    Als de ronde wordt uitgespeeld en A alle strafkaarten pakt
    Dan is de stand A 80, B 116, C 32, D 32
    En is het spel uit
    En winnen C en D het spel

  @id:YA2ZB @clause:match.end @clause:match.winner @clause:sweep.condition @clause:sweep.score @clause:match.add
  Scenario: Een maan kan het spel uitmaken zonder dat de schutter wint
    Stel we spelen international
    En de stand is A 60, B 82, C 32, D 34
    Als de ronde wordt uitgespeeld en A alle strafkaarten pakt
    Dan is de stand A 60, B 108, C 58, D 60
    En is het spel uit
    En wint C het spel

  @id:YA98I @clause:match.end @clause:match.mid-deal @clause:sweep.condition @clause:sweep.score @clause:match.add
  Scenario: 90 en 26 gepakte punten zijn geen 116 als je de maan schiet
    Stel we spelen international
    En de stand is A 90, B 60, C 32, D 0
    Als de ronde wordt uitgespeeld en A alle strafkaarten pakt
    Dan is de stand A 90, B 86, C 58, D 26
    En gaat het spel verder

  @id:N4CDM @clause:match.mid-deal @clause:match.end @clause:match.winner @clause:trick.all @clause:play.follow-suit @clause:match.add
  Scenario: Midden in een ronde valt niemand af: de ronde wordt uitgespeeld
    Stel we spelen international
    En de stand is A 95, B 41, C 30, D 16
    En er is nog geen harten gespeeld
    En op tafel ligt A H♠, B 4♠, C V♠
    En D heeft 8♣ B♣ 5♦ 6♠ 3♥ 7♥ H♥
    Dan mag D 6♠ spelen
    Als D 6♠ speelt
    Dan is de slag voor A
    En heeft A tot nu toe 13 punten
    En is de ronde nog niet afgelopen
    En is A aan de beurt
    Als de ronde wordt uitgespeeld met als punten A 13, B 5, C 8, D 0
    Dan is de stand A 108, B 46, C 38, D 16
    En is het spel uit
    En wint D het spel

  @clause:setup.dealer @clause:score.cards
  Abstract Scenario: Na D deelt <volgende>: <afspraak>
    Stel we spelen international
    En aan deze tafel geldt: <afspraak>
    En D is de gever
    Als de ronde wordt uitgespeeld met als punten A 5, B 8, C 13, D 0
    Dan is de score van de ronde A 5, B 8, C 13, D 0
    Als de volgende ronde wordt gedeeld
    Dan is <volgende> de gever

    Voorbeelden:
      | id    | afspraak                             | volgende |
      | YBVX4 | de beurt om te delen gaat naar links | A        |
      | UN7WZ | dezelfde speler deelt opnieuw        | D        |

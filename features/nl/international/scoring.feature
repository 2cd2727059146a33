# language: nl
Functionaliteit: De punten van een ronde tellen
  Elke harten telt 1 en V♠ 13, voor wie de slag wint waarin ze liggen; alle andere kaarten tellen niet.

  @id:X7LC8 @clause:score.cards
  Scenario: West pakt V♠ en twee harten, Noord zeven harten, Oost vier en jij geen
    # Jij, West, Noord en Oost uit 001 zitten met de klok mee; hier heten ze A, B, C en D.
    Stel we spelen international
    Als de ronde wordt uitgespeeld met de strafkaarten voor B V♠ 2♥ 3♥, C 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥, D B♥ V♥ H♥ A♥
    Dan is de score van de ronde A 0, B 15, C 7, D 4

  @id:UNAX5 @clause:score.cards
  Scenario: V♠ alleen is 13
    Stel we spelen international
    Als de ronde wordt uitgespeeld met de strafkaarten voor A V♠, B 2♥ 5♥ 8♥ B♥ H♥ A♥, C 3♥ 6♥ 9♥ V♥, D 4♥ 7♥ 10♥
    Dan is de score van de ronde A 13, B 6, C 4, D 3

  @id:YUO7Z @clause:score.cards
  Scenario: Elke harten telt 1, de aas niet meer dan de twee
    Stel we spelen international
    Als de ronde wordt uitgespeeld met de strafkaarten voor A 10♥ B♥ V♥ H♥ A♥, B 2♥ 3♥ 4♥ 5♥ 6♥, C V♠ 7♥ 8♥, D 9♥
    Dan is de score van de ronde A 5, B 5, C 15, D 1

  @id:XR99N @clause:score.cards @clause:sweep.condition
  Scenario: V♠ en drie harten zijn 16 punten en geen pit
    Stel we spelen international
    Als de ronde wordt uitgespeeld met de strafkaarten voor B 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥, C V♠ B♥ V♥ H♥, D A♥
    Dan is de score van de ronde A 0, B 9, C 16, D 1

  @id:ZVP53 @clause:score.captured @clause:trick.winner @clause:play.follow-suit
  Scenario: V♠ telt voor wie de slag wint, niet voor wie haar loosde
    Stel we spelen international
    En er is nog geen harten gespeeld
    En op tafel ligt A H♦, B 2♦, C V♠
    En D heeft 4♣ 5♦ B♦ 8♠ 7♥ 9♥ 10♥
    Dan mag D 5♦ B♦ spelen
    Als D 5♦ speelt
    Dan is de slag voor A
    En heeft A tot nu toe 13 punten
    En heeft C tot nu toe 0 punten

  @id:OKI6X @clause:score.captured @clause:trick.winner @clause:play.follow-suit
  Scenario: B♣, B♦ en 10♦ tellen niet
    Stel we spelen international
    En er is nog geen harten gespeeld
    En op tafel ligt A B♣, B B♦, C 10♦
    En B heeft V♠ gepakt
    En D heeft 9♣ V♣ A♦ 8♠ 4♥ 6♥ H♥
    Dan mag D 9♣ V♣ spelen
    Als D V♣ speelt
    Dan is de slag voor D
    En heeft D tot nu toe 0 punten
    En heeft B tot nu toe 13 punten

  @id:N66S5 @clause:score.captured @clause:trick.winner @clause:play.follow-suit
  Scenario: Een slag met een harten en V♠ kost 14, wie ze ook speelde
    Stel we spelen international
    En er is nog geen harten gespeeld
    En op tafel ligt C 7♦, D 4♥, A V♠
    En B heeft 8♣ 3♦ B♦ 2♠ 9♥ H♥ A♥
    Dan mag B 3♦ B♦ spelen
    Als B B♦ speelt
    Dan is de slag voor B
    En heeft B tot nu toe 14 punten
    En heeft A tot nu toe 0 punten
    En heeft D tot nu toe 0 punten

  @id:R85V2 @clause:first-trick.escape @clause:score.captured @clause:trick.winner @clause:play.follow-suit
  Scenario: Ook een harten die in de eerste slag uit nood is geloosd, telt
    Stel we spelen international
    En op tafel ligt B 2♣, C 8♣
    En D heeft V♠ 2♥ 3♥ 4♥ 6♥ 7♥ 8♥ 9♥ 10♥ B♥ V♥ H♥ A♥
    En A heeft 3♣ 6♣ 9♣ H♣ 4♦ 10♦ B♦ A♦ 5♠ 7♠ B♠ H♠ 5♥
    Dan mag D elke kaart spelen
    Als D 10♥ speelt
    Dan mag A 3♣ 6♣ 9♣ H♣ spelen
    Als A 3♣ speelt
    Dan is de slag voor C
    En is C aan de beurt
    En heeft C tot nu toe 1 punt
    En heeft D tot nu toe 0 punten

  @id:ZDFR3 @clause:score.cards @clause:match.add
  Scenario: De kaarten van de ene ronde tellen niet mee in de volgende
    Stel we spelen international
    Als de ronde wordt uitgespeeld met als punten A 19, B 7, C 0, D 0
    Dan is de score van de ronde A 19, B 7, C 0, D 0
    Als de volgende ronde wordt gedeeld
    En de ronde wordt uitgespeeld met als punten A 7, B 19, C 0, D 0
    Dan is de score van de ronde A 7, B 19, C 0, D 0
    En is de stand A 26, B 26, C 0, D 0

  @id:P8ARB @clause:score.captured @clause:score.cards @clause:match.add
  Scenario: Wat in de ene ronde gepakt is, telt in de volgende niet nog eens
    # In ronde 4 geeft niemand door, dus tussen de twee rondes gebeurt er niets.
    Stel we spelen international
    En het is ronde 3
    En de stand is A 15, B 19, C 10, D 8
    Als de ronde wordt uitgespeeld met als punten A 20, B 3, C 3, D 0
    Dan is de score van de ronde A 20, B 3, C 3, D 0
    Als de volgende ronde wordt gedeeld
    En de ronde wordt uitgespeeld met als punten A 0, B 1, C 5, D 20
    Dan is de score van de ronde A 0, B 1, C 5, D 20
    En is de stand A 35, B 23, C 18, D 28

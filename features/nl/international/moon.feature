# language: nl
Functionaliteit: De maan schieten
  Wie alle dertien harten en schoppenvrouw pakt, scoort 0, en ieder ander 26.

  @clause:sweep.condition @clause:sweep.score
  Abstract Scenario: <schutter> pakt alle strafkaarten: zelf 0, ieder ander 26
    Stel we spelen international
    Als de ronde wordt uitgespeeld en <schutter> alle strafkaarten pakt
    Dan is de score van de ronde <scores>

    Voorbeelden:
      | id    | schutter | scores                |
      | X7YJ6 | A        | A 0, B 26, C 26, D 26 |
      | YW7XG | C        | A 26, B 26, C 0, D 26 |

  @id:TQX72 @clause:sweep.condition @clause:sweep.score
  Scenario: De anderen mogen slagen winnen, zolang er geen strafkaart in ligt
    Stel we spelen international
    Als de ronde wordt uitgespeeld en B alle strafkaarten pakt, maar niet alle slagen
    Dan is de score van de ronde A 26, B 0, C 26, D 26

  @id:SJX32 @clause:sweep.condition @clause:sweep.score
  Scenario: Met alle slagen heb je ook alle strafkaarten
    Stel we spelen international
    Als de ronde wordt uitgespeeld en D alle slagen wint
    Dan is de score van de ronde A 26, B 26, C 26, D 0

  @id:PL6KZ @clause:score.cards @clause:sweep.condition
  Scenario: De vrouw en twaalf harten zijn 25 punten en geen maan
    Stel we spelen international
    Als de ronde wordt uitgespeeld met de strafkaarten voor A V♠ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ V♥ H♥ A♥, B B♥
    Dan is de score van de ronde A 25, B 1, C 0, D 0

  @id:QXET8 @clause:score.cards @clause:sweep.condition
  Scenario: Dertien harten zonder de vrouw zijn 13 punten en geen maan
    Stel we spelen international
    Als de ronde wordt uitgespeeld met de strafkaarten voor C 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ B♥ V♥ H♥ A♥, D V♠
    Dan is de score van de ronde A 0, B 0, C 13, D 13

  @id:RX7N4 @clause:sweep.condition @clause:sweep.score @clause:score.captured
  Scenario: De maan geschoten met de allerlaatste slag
    Stel we spelen international
    En A heeft V♠ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ B♥ V♥ gepakt
    En A komt uit
    En A heeft A♥
    En B heeft H♥
    En C heeft 3♦
    En D heeft 4♣
    Dan heeft A tot nu toe 24 punten
    Als A met A♥ uitkomt
    En B H♥ speelt
    En C 3♦ speelt
    En D 4♣ speelt
    Dan is de slag voor A
    En is de score van de ronde A 0, B 26, C 26, D 26

  @id:P2WCI @clause:sweep.condition @clause:score.cards
  Scenario: De maan gemist in de allerlaatste slag
    Stel we spelen international
    En A heeft V♠ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ B♥ V♥ A♥ gepakt
    En A komt uit
    En A heeft 9♣
    En B heeft H♣
    En C heeft H♥
    En D heeft 3♦
    Dan heeft A tot nu toe 25 punten
    Als A met 9♣ uitkomt
    En B H♣ speelt
    En C H♥ speelt
    En D 3♦ speelt
    Dan is de slag voor B
    En is de score van de ronde A 25, B 1, C 0, D 0

  @id:PVB3E @clause:sweep.condition @clause:sweep.score @clause:match.add
  Scenario: Na een maan is er samen 78 bij de totalen gekomen
    Stel we spelen international
    En de stand is A 20, B 30, C 2, D 0
    Als de ronde wordt uitgespeeld en A alle strafkaarten pakt
    Dan is de stand A 20, B 56, C 28, D 26

  @id:RTY8K @clause:sweep.condition @clause:score.cards @clause:match.add
  Scenario: 26 punten in twee rondes zijn geen maan
    Stel we spelen international
    Als de ronde wordt uitgespeeld met de strafkaarten voor A V♠, B 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ B♥ V♥ H♥ A♥
    Dan is de score van de ronde A 13, B 13, C 0, D 0
    Als de volgende ronde wordt gedeeld
    En de ronde wordt uitgespeeld met de strafkaarten voor A 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ B♥ V♥ H♥ A♥, B V♠
    Dan is de score van de ronde A 13, B 13, C 0, D 0
    En is de stand A 26, B 26, C 0, D 0

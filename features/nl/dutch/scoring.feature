# language: nl
Functionaliteit: Een ronde tellen
  Elke harten telt 1, V♠ 5 en B♣ 2, voor wie de slag wint waarin ze liggen: vijftien punten per ronde.

  @id:G49O2 @clause:score.cards @clause:score.captured @clause:sweep.condition @clause:trick.winner @clause:play.discard @clause:play.follow-suit
  Scenario: Een dure klaverenslag: met B♣ en een geloosde V♠ kost hij de uitkomer zeven punten
    Stel we spelen nl-short
    En er is nog geen harten gespeeld
    En op tafel ligt A H♣, B B♣
    En C heeft 9♦ 10♦ V♠ 8♥ B♥
    En D heeft 8♣ H♦ V♥ H♥ A♥
    Dan mag C elke kaart spelen
    Als C V♠ speelt
    Dan mag D 8♣ spelen
    Als D 8♣ speelt
    Dan is de slag voor A
    En heeft A tot nu toe 7 punten
    En heeft C tot nu toe 0 punten
    # Met nog twee harten zijn het er negen; de andere harten gaan naar een ander, dus dit is geen pit.
    Als de ronde wordt uitgespeeld met als punten A 9, B 0, C 0, D 6
    Dan is de score van de ronde A 9, B 0, C 0, D 6

  @clause:score.cards @clause:score.captured @clause:play.follow-suit
  Abstract Scenario: Wat een slag kost aan wie hem wint
    Stel we spelen nl-short
    En een eerdere slag was B 7♣, C 8♣, D 9♣, A H♣
    En op tafel ligt <slag>
    En D heeft B♣ B♦ V♠ 7♥ 9♥ 10♥ H♥
    Dan mag D <laatste> spelen
    Als D <laatste> speelt
    Dan heeft A tot nu toe <punten> punten
    En heeft D tot nu toe 0 punten

    Voorbeelden:
      | id    | slag              | laatste | punten |
      | L3HNW | A A♦, B 10♦, C V♦ | B♦      | 0      |
      | AYK9P | A A♠, B H♠, C 9♠  | V♠      | 5      |
      | CGEW7 | A A♣, B V♣, C 10♣ | B♣      | 2      |
      | B9EI5 | A A♦, B 8♥, C A♥  | B♦      | 2      |

  @id:CEZ88 @clause:score.captured @clause:score.cards @clause:play.discard @clause:play.follow-suit
  Scenario: Wie V♠ loost, is ervan af: de punten zijn voor wie de slag wint
    Stel we spelen nl-short
    En een eerdere slag was B 7♣, C 8♣, D 9♣, A H♣
    En op tafel ligt A H♦, B 8♦
    En C heeft 9♠ 10♠ V♠ 7♥ 8♥ 10♥ B♥
    En D heeft 10♣ 9♦ 7♠ H♠ 9♥ H♥ A♥
    Dan mag C elke kaart spelen
    Als C V♠ speelt
    Dan mag D 9♦ spelen
    Als D 9♦ speelt
    Dan heeft A tot nu toe 5 punten
    En heeft C tot nu toe 0 punten

  @id:LGZ7C @clause:score.captured @clause:score.cards @clause:play.follow-suit
  Scenario: De punten van verschillende slagen tellen op
    Stel we spelen nl-short
    En een eerdere slag was B 7♣, C 8♣, D 9♣, A H♣
    En een eerdere slag was A H♦, B 8♥, C 9♦, D B♦
    En op tafel ligt A A♠, B H♠, C 9♠
    En D heeft B♣ V♠ 7♥ 9♥ 10♥ H♥
    Dan mag D V♠ spelen
    Als D V♠ speelt
    Dan heeft A tot nu toe 6 punten
    En heeft B tot nu toe 0 punten

  @id:LI2B5 @clause:score.cards @clause:score.captured
  Scenario: In een gewone ronde worden vijftien punten verdeeld
    Stel we spelen nl-short
    Als de ronde wordt uitgespeeld met de strafkaarten voor A V♠ 7♥ 8♥, B 9♥ 10♥ B♥ V♥, C B♣ H♥ A♥
    Dan is de score van de ronde A 7, B 4, C 4, D 0

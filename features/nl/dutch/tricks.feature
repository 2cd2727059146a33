# language: nl
Functionaliteit: Slagen
  Iedereen speelt met de klok mee om de beurt één kaart. De hoogste kaart van de gevraagde kleur wint de slag, en de
  winnaar komt uit voor de volgende, tot alle acht slagen gespeeld zijn.

  @id:EX56X @clause:trick.order @clause:play.follow-suit
  Scenario: Je speelt met de klok mee, van D door naar A
    Stel we spelen nl-short
    En C komt uit
    En D heeft 9♦ 10♦ 8♠ 9♥
    En A heeft B♦ V♦ 7♠ 10♥
    Als C met H♠ uitkomt
    Dan is D aan de beurt
    En wordt 7♠ van A geweigerd
    Als D 8♠ speelt
    Dan is A aan de beurt
    En mag A 7♠ spelen

  @id:JIH74 @clause:trick.order @clause:play.follow-suit @clause:trick.winner
  Scenario: Op tafel liggen de kaarten in de volgorde waarin ze gespeeld zijn, tot iemand de slag wint
    Stel we spelen nl-short
    En op tafel ligt C 9♠
    En D heeft 9♦ 10♦ 8♠ 9♥
    En A heeft B♦ V♦ H♠ 10♥
    Dan ligt op tafel C 9♠
    En mag D 8♠ spelen
    Als D 8♠ speelt
    Dan ligt op tafel C 9♠, D 8♠
    Als A H♠ speelt
    Dan ligt op tafel C 9♠, D 8♠, A H♠
    Als B 7♠ speelt
    Dan is de slag voor A
    En ligt er geen kaart op tafel

  @clause:setup.pack @clause:trick.winner @clause:trick.next-lead @clause:play.follow-suit
  Abstract Scenario: De hoogste van de gevraagde kleur wint: aas, heer, vrouw, boer, tien, negen, acht, zeven
    Stel we spelen nl-short
    En op tafel ligt <slag>
    En D heeft <hand>
    Dan mag D <laatste> spelen
    Als D <laatste> speelt
    Dan is de slag voor <winnaar>
    En is <winnaar> aan de beurt

    Voorbeelden:
      | id    | slag              | hand        | laatste | winnaar |
      | GS9Y6 | A H♦, B A♦, C 8♦  | 7♦ 9♠ H♠ 8♥ | 7♦      | B       |
      | GXOE7 | A 8♠, B B♠, C 10♠ | 9♦ H♦ 7♠ 8♥ | 7♠      | B       |
      | G2OED | A 9♦, B 8♦, C 10♦ | 7♦ 9♠ H♠ 8♥ | 7♦      | C       |
      | MHPY7 | A 10♣, B 9♣, C V♣ | B♣ 9♦ H♦ 8♠ | B♣      | C       |
      | K7BGR | A V♥, B B♥, C 9♥  | 9♦ H♦ 8♠ H♥ | H♥      | D       |

  @clause:trick.winner @clause:trick.next-lead @clause:play.follow-suit
  Abstract Scenario: Een kaart van een andere kleur wint nooit, hoe hoog ook
    Stel we spelen nl-short
    En op tafel ligt <slag>
    En D heeft <hand>
    Dan mag D <laatste> spelen
    Als D <laatste> speelt
    Dan is de slag voor <winnaar>
    En is <winnaar> aan de beurt

    Voorbeelden:
      | id    | slag              | hand        | laatste | winnaar |
      | GR9QO | A 8♦, B A♠, C 10♦ | 7♦ 9♠ H♠ 8♥ | 7♦      | C       |
      | L9CTX | A 8♣, B 10♣, C A♦ | V♣ 9♦ H♦ 8♠ | V♣      | D       |
      | LA9AW | A 9♠, B A♥, C H♦  | 9♦ V♦ 7♠ 8♥ | 7♠      | A       |

  @id:EF5UL @clause:trick.winner @clause:trick.next-lead @clause:trick.order @clause:play.follow-suit
  Scenario: De slag telt vanaf wie uitkwam, en de winnaar komt uit voor de volgende
    Stel we spelen nl-short
    En op tafel ligt B 9♣, C H♣, D 10♥
    En A heeft 8♣ 9♦ 10♦ A♠
    Dan mag A 8♣ spelen
    Als A 8♣ speelt
    Dan is de slag voor C
    En is C aan de beurt
    En wordt 9♦ van A geweigerd
    Als C met V♦ uitkomt
    Dan is D aan de beurt

  @id:LK567 @clause:trick.winner @clause:score.captured @clause:score.cards
  Scenario: Een zeven wint van een aas en V♠ als niemand kan bekennen, want er is geen troef
    # De laatste slag van een ronde.
    Stel we spelen nl-short
    En B heeft 7♥ 8♥ 9♥ 10♥ gepakt
    En C heeft B♥ V♥ H♥ gepakt
    En D heeft B♣ gepakt
    En op tafel ligt A 7♦, B A♥, C V♠
    En D heeft A♣
    Als D A♣ speelt
    Dan is de slag voor A
    En is de ronde afgelopen
    En is de score van de ronde A 6, B 4, C 3, D 2

  @id:MULQ4 @clause:trick.all @clause:setup.pack @clause:score.cards @clause:play.follow-suit
  Scenario: Alle acht slagen worden gespeeld, ook als alle strafkaarten al gepakt zijn
    Stel we spelen nl-short
    En A heeft B♣ 7♥ 8♥ 9♥ gepakt
    En B heeft V♠ 10♥ B♥ V♥ H♥ A♥ gepakt
    En op tafel ligt D H♦
    En A heeft 10♦ A♠
    Dan mag A 10♦ spelen
    Als A 10♦ speelt
    Dan is de ronde nog niet afgelopen
    Als de ronde wordt uitgespeeld
    Dan is de ronde afgelopen
    En is de score van de ronde A 5, B 10, C 0, D 0

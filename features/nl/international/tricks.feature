# language: nl
Functionaliteit: Slagen spelen
  Wie kan, bekent; de hoogste kaart van de gevraagde kleur wint de slag, en de winnaar komt uit voor de volgende.

  @id:Q4ARC @clause:play.follow-suit
  Scenario: Wie de gevraagde kleur heeft, speelt die
    Stel we spelen international
    En op tafel ligt A 9♠
    En B heeft 8♣ 3♦ H♦ 2♠ 8♠ H♠ 6♥ 10♥ A♥
    Dan mag B 2♠ 8♠ H♠ spelen
    En mag B H♦ niet spelen wegens play.follow-suit

  @id:TRYH8 @clause:play.follow-suit @clause:play.discard
  Scenario: Wie de gevraagde kleur niet heeft, loost wat hij wil
    Stel we spelen international
    En op tafel ligt A 6♦
    En B heeft 3♣ 9♣ H♠ 5♥ 10♥
    En C heeft A♣ 2♦ 9♦ 7♠ 3♥
    Dan mag B elke kaart spelen
    Als B H♠ speelt
    Dan mag C 2♦ 9♦ spelen

  @id:WPI7K @clause:play.follow-suit
  Scenario: Je enige schoppen moet op schoppen, ook als het V♠ is
    Stel we spelen international
    En op tafel ligt D A♠
    En A heeft 5♣ 10♣ 4♦ V♠ 3♥ B♥
    Dan mag A V♠ spelen

  @id:SY3U6 @clause:play.follow-suit
  Scenario: Op harten beken je met harten, niet met V♠
    Stel we spelen international
    En op tafel ligt C 7♥, D 2♥
    En A heeft 6♣ B♦ V♠ 5♥ 8♥ H♥
    Dan mag A 5♥ 8♥ H♥ spelen

  @clause:setup.pack @clause:trick.winner @clause:trick.next-lead @clause:play.follow-suit
  Abstract Scenario: <winnaar> wint <op tafel>, <laatste> <kaart> en komt daarna uit
    Stel we spelen international
    En op tafel ligt <op tafel>
    En <laatste> heeft <hand>
    Dan mag <laatste> <bekennen> spelen
    Als <laatste> <kaart> speelt
    Dan is de slag voor <winnaar>
    En is <winnaar> aan de beurt

    # Rijen: ♦5 van West en ♠A van Noord uit 001 (hier B en C) · een aas is hoog · de tweede kaart blijft de hoogste ·
    # de laatste is het · boer boven tien, tien boven negen · schoppenvrouw is geen troef · lage kaarten kunnen winnen.
    Voorbeelden:
      | id    | op tafel          | laatste | hand            | bekennen | kaart | winnaar |
      | R8YMG | B 5♦, C A♠, D 8♦  | A       | 8♣ 7♦ 9♠ B♠ 3♥  | 7♦       | 7♦    | D       |
      | Z4KHU | A H♦, B A♦, C 2♦  | D       | B♣ 3♦ 10♦ 6♠ 2♥ | 3♦ 10♦   | 3♦    | B       |
      | TSO5M | A 6♠, B B♠, C 9♠  | D       | H♣ 5♦ 2♠ 8♠ 7♥  | 2♠ 8♠    | 2♠    | B       |
      | XJ8RG | A 3♣, B 10♣, C A♦ | D       | V♣ 4♦ 7♠ 9♥ H♥  | V♣       | V♣    | D       |
      | TH8WW | C 10♠, D B♠, A 9♠ | B       | 5♣ V♦ 3♠ 4♥ 6♥  | 3♠       | 3♠    | D       |
      | Z6EBU | D 9♦, A 10♦, B 8♦ | C       | 6♣ A♣ 7♦ 2♠ V♥  | 7♦       | 7♦    | A       |
      | VCN8S | A H♦, B 2♦, C V♠  | D       | 4♣ 5♦ B♦ 8♠ 10♥ | 5♦ B♦    | 5♦    | A       |
      | TSDS2 | C 3♣, D H♠, A A♠  | B       | 4♣ 6♦ B♦ 7♠ 8♥  | 4♣       | 4♣    | B       |

  @id:UGT76 @clause:trick.winner @clause:trick.next-lead @clause:trick.order
  Scenario: De slag telt vanaf wie uitkwam
    Stel we spelen international
    En op tafel ligt B 5♣, C 8♣
    En A heeft 6♣ V♦ 4♠ B♠ 9♥
    En B heeft A♣ 3♦ 2♠ 7♠
    En D heeft 2♦ 8♠ 3♥ 10♥ V♥
    Als D 10♥ speelt
    Dan mag A 6♣ spelen
    Als A 6♣ speelt
    Dan is de slag voor C
    En is C aan de beurt
    En wordt A♣ van B geweigerd
    Als C met 4♦ uitkomt
    Dan mag D 2♦ spelen

  @id:Q9WNU @clause:trick.order @clause:play.follow-suit @clause:trick.winner
  Scenario: De kaart waarmee is uitgekomen, ligt altijd voorop, wie er ook uitkwam
    Stel we spelen international
    En op tafel ligt D 4♣, A 10♣
    En B heeft A♣ 3♦ 2♠ 7♠ 9♥
    En C heeft 2♦ 8♠ 3♥ 10♥ V♥
    Dan ligt op tafel D 4♣, A 10♣
    En mag B A♣ spelen
    Als B A♣ speelt
    Dan ligt op tafel D 4♣, A 10♣, B A♣
    Als C 2♦ speelt
    Dan is de slag voor B
    En ligt er geen kaart op tafel
    Als B met 2♠ uitkomt
    Dan ligt op tafel B 2♠

  @id:Z8QCX @clause:trick.order @clause:play.refusal
  Scenario: Iedereen speelt op zijn beurt, met de klok mee, één kaart
    Stel we spelen international
    En B komt uit
    En B heeft 8♣ 5♦ V♦ 10♠ 4♥
    Dan is B aan de beurt
    En wordt 8♦ van C geweigerd
    Als B met 5♦ uitkomt
    Dan is C aan de beurt
    En wordt V♦ van B geweigerd
    En wordt 9♦ van D geweigerd
    Als C 8♦ speelt
    En D 9♦ speelt
    Dan is A aan de beurt
    Als A 2♦ speelt
    Dan is de slag voor D
    En is D aan de beurt

  @id:V5WHW @clause:play.refusal @clause:play.follow-suit @clause:play.own-card @clause:trick.order
  Scenario: Na een weigering is alles zoals het was
    Stel we spelen international
    En op tafel ligt A 4♦
    En B heeft 10♣ 7♦ B♦ A♠ 5♥ 8♥
    En C heeft 3♣ 2♦ H♦ 6♠ 9♥ V♥
    Dan wordt A♠ van B geweigerd
    En wordt H♦ van B geweigerd
    En wordt H♦ van C geweigerd
    En is B aan de beurt
    En mag B 7♦ B♦ spelen
    Als B B♦ speelt
    Dan is C aan de beurt
    En mag C 2♦ H♦ spelen

  @id:RZE7L @clause:play.own-card @clause:play.follow-suit
  Scenario: Een gespeelde kaart kun je niet nog eens spelen
    Stel we spelen international
    En een eerdere slag was A H♦, B 6♦, C 9♦, D 2♦
    En op tafel ligt A 4♦
    En B heeft 5♣ V♣ 8♦ B♦ 3♠ 7♥
    Dan wordt 6♦ van B geweigerd
    En mag B 8♦ B♦ spelen
    Als B 8♦ speelt
    Dan is C aan de beurt

  @id:T4FWI @clause:setup.pack @clause:trick.all @clause:score.cards @clause:play.follow-suit
  Scenario: Een ronde heeft dertien slagen, ook als alle strafkaarten al gepakt zijn
    Stel we spelen international
    En A heeft V♠ 2♥ 3♥ 4♥ gepakt
    En B heeft 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ gepakt
    En C heeft B♥ V♥ H♥ A♥ gepakt
    En A heeft H♣ 4♦
    En B heeft 9♦ 10♠
    En A komt uit
    Dan is de ronde nog niet afgelopen
    Als A met 4♦ uitkomt
    Dan mag B 9♦ spelen
    Als de ronde wordt uitgespeeld
    Dan is de ronde afgelopen
    En is de score van de ronde A 16, B 6, C 4, D 0

  @id:W9UUZ @clause:trick.winner @clause:trick.all @clause:trick.order
  Scenario: In de laatste slag kun je met V♠ moeten uitkomen
    Stel we spelen international
    En B komt uit
    En A heeft 4♣
    En B heeft V♠
    En C heeft H♠
    En D heeft 3♦
    Dan mag B V♠ spelen
    En wordt H♠ van C geweigerd
    Als B met V♠ uitkomt
    En C H♠ speelt
    En D 3♦ speelt
    En A 4♣ speelt
    Dan is de slag voor C
    En is de ronde afgelopen

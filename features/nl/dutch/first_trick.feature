# language: nl
Functionaliteit: De eerste slag
  Met 32 kaarten zonder omslag mag in de eerste slag alles. Met omslag blijven harten en V♠ eruit zolang je iets anders
  kunt spelen; over B♣ is de beschrijving niet eenduidig, en volgens Gentleman's Rules blijft ook die kaart eruit.

  @id:B282T @clause:play.follow-suit
  Scenario: Wie klaveren heeft, bekent op 7♣
    Stel we spelen nl-short
    En op tafel ligt B 7♣
    En C heeft 9♣ A♣ 8♦ H♦ V♠ 7♥ 9♥ H♥
    Dan mag C 9♣ A♣ spelen

  @id:C3QQ9 @clause:first-trick.hearts @clause:first-trick.queen @clause:first-trick.escape @clause:play.discard @clause:play.follow-suit
  Scenario: Zonder omslag mag je op 7♣ meteen harten of V♠ lozen als je geen klaveren hebt
    Stel we spelen nl-short
    En op tafel ligt B 7♣
    En C heeft 8♦ 9♦ 10♠ V♠ A♠ 7♥ 10♥ H♥
    En D heeft 8♣ 10♣ 7♦ H♦ 7♠ H♠ 8♥ A♥
    Dan mag C elke kaart spelen
    Als C V♠ speelt
    Dan mag D 8♣ 10♣ spelen

  @clause:first-trick.hearts @clause:first-trick.queen @clause:play.discard
  Abstract Scenario: Blijven harten en V♠ uit de eerste slag, dan loos je iets anders zolang je dat hebt
    Stel we spelen nl-omslag
    En op tafel ligt B 7♣
    En C heeft <hand>
    Dan mag C <kaarten> spelen

    Voorbeelden:
      | id    | hand                     | kaarten  |
      | KET2L | 8♦ 9♦ H♦ V♠ 7♥ 9♥ 10♥ H♥ | 8♦ 9♦ H♦ |
      | L3HBO | V♠ H♠ A♠ 7♥ 9♥ 10♥ B♥ A♥ | H♠ A♠    |
      | B29TO | 7♦ V♠ 7♥ 9♥ 10♥ B♥ V♥ A♥ | 7♦       |

  @id:BY3BZ @clause:first-trick.hearts @clause:play.discard
  Scenario: Blijven harten uit de eerste slag, dan houd je ook een losse 10♥ vast
    Stel we spelen nl-omslag
    En op tafel ligt B 7♣
    En C heeft 7♦ 8♦ 9♦ A♦ 8♠ 10♠ H♠ 10♥
    Dan mag C 7♦ 8♦ 9♦ A♦ 8♠ 10♠ H♠ spelen
    En mag C 10♥ niet spelen wegens first-trick.hearts

  @id:F87EH @clause:first-trick.queen @clause:play.discard
  Scenario: Van de schoppen blijft alleen V♠ uit de eerste slag: heer en aas mogen wel
    Stel we spelen nl-omslag
    En op tafel ligt B 7♣
    En C heeft 7♦ 8♦ 9♦ A♦ 8♠ V♠ H♠ A♠
    Dan mag C 7♦ 8♦ 9♦ A♦ 8♠ H♠ A♠ spelen
    En mag C V♠ niet spelen wegens first-trick.queen

  @id:CCJ96 @clause:first-trick.hearts @clause:first-trick.queen @clause:first-trick.escape @clause:play.follow-suit
  Scenario: Heb je niets dan harten en V♠, dan mag je op 7♣ elke kaart lozen
    Stel we spelen nl-omslag
    En op tafel ligt B 7♣
    En C heeft V♠ 7♥ 8♥ 9♥ 10♥ B♥ V♥ A♥
    En D heeft 9♣ H♣ 8♦ 9♦ 10♦ 7♠ H♠ A♠
    Dan mag C elke kaart spelen
    Als C 8♥ speelt
    Dan mag D 9♣ H♣ spelen

  @id:BECW5 @clause:first-trick.hearts @clause:first-trick.queen @clause:first-trick.escape @clause:play.discard
  Scenario: Met acht harten mag er een op 7♣, maar daarmee mag een ander nog geen strafkaart lozen
    Stel we spelen nl-short+gentlemans-rules
    En op tafel ligt B 7♣
    En C heeft 7♥ 8♥ 9♥ 10♥ B♥ V♥ H♥ A♥
    En D heeft 7♦ 9♦ V♦ A♦ 9♠ V♠ H♠ A♠
    Dan mag C elke kaart spelen
    Als C 7♥ speelt
    Dan mag D 7♦ 9♦ V♦ A♦ 9♠ H♠ A♠ spelen

  @id:I64BU @clause:first-trick.hearts @clause:first-trick.queen @clause:play.discard @clause:play.follow-suit
  Scenario: Vanaf de tweede slag mag je harten en V♠ lozen
    Stel we spelen nl-omslag
    En een eerdere slag was B 7♣, C 9♣, D 8♣, A H♣
    En op tafel ligt A H♦
    En B heeft 10♣ V♣ 9♠ V♠ 8♥ 10♥ A♥
    En C heeft 8♦ B♦ 7♠ 8♠ H♠ 7♥ 9♥
    Dan mag B elke kaart spelen
    Als B V♠ speelt
    Dan mag C 8♦ B♦ spelen

  @clause:first-trick.others @clause:play.follow-suit @clause:score.cards
  Abstract Scenario: Mag B♣ op 7♣ als je nog een andere klaveren hebt?
    Stel we spelen nl-omslag
    En aan deze tafel geldt: <afspraak>
    En op tafel ligt B 7♣
    En C heeft 9♣ B♣ 8♦ H♦ 9♠ A♠ 7♥ V♥
    Dan mag C <kaarten> spelen

    Voorbeelden:
      | id    | afspraak                                           | kaarten |
      | HVJ92 | andere strafkaarten mogen in de eerste slag        | 9♣ B♣   |
      | BU44Y | ook andere strafkaarten blijven uit de eerste slag | 9♣      |

  @id:CKXS4 @clause:first-trick.others @clause:first-trick.escape @clause:play.follow-suit
  Scenario: Volgens Gentleman's Rules beken je op 7♣ met B♣ als dat je enige klaveren is
    # Bekennen gaat voor: een andere kleur spelen om B♣ te sparen, is verzaken.
    Stel we spelen nl-short+gentlemans-rules
    En op tafel ligt B 7♣
    En C heeft B♣ 8♦ H♦ 9♠ V♠ A♠ 7♥ V♥
    Dan mag C B♣ spelen

  @id:MSLW9 @clause:first-trick.others @clause:play.follow-suit
  Scenario: Volgens Gentleman's Rules mag B♣ vanaf de tweede slag
    Stel we spelen nl-short+gentlemans-rules
    En een eerdere slag was B 7♣, C 8♣, D V♣, A H♣
    En op tafel ligt A A♣
    En B heeft 9♣ B♣ 8♦ H♦ 9♠ V♥ H♥
    Dan mag B 9♣ B♣ spelen

  @id:ACX67 @clause:opening.leader @clause:opening.card @clause:first-trick.hearts @clause:first-trick.queen @clause:play.discard
  Scenario: Harten en V♠ blijven uit de eerste slag, met welke kleur er ook is uitgekomen
    Stel we spelen nl-omslag
    En aan deze tafel geldt: wie de openingskaart heeft, mag met een andere kaart uitkomen
    En op tafel ligt B H♦
    En C heeft 8♣ 10♣ 9♠ V♠ A♠ 7♥ 10♥ A♥
    Dan mag C 8♣ 10♣ 9♠ A♠ spelen

  @clause:first-trick.hearts @clause:first-trick.queen @clause:play.discard
  Abstract Scenario: Je kunt afspreken dat wel V♠ maar geen harten in de eerste slag mogen, of andersom
    Stel we spelen nl-omslag
    En aan deze tafel geldt: <afspraak>
    En op tafel ligt B 7♣
    En C heeft <hand>
    Dan mag C <kaarten> spelen

    Voorbeelden:
      | id    | afspraak                            | hand                     | kaarten               |
      | GSAH5 | schoppenvrouw mag in de eerste slag | 8♦ H♦ V♠ A♠ 7♥ 9♥ 10♥ H♥ | 8♦ H♦ V♠ A♠           |
      | I9QFM | schoppenvrouw mag in de eerste slag | V♠ 7♥ 8♥ 9♥ 10♥ B♥ V♥ A♥ | V♠                    |
      | DF7QE | harten mogen in de eerste slag      | 8♦ H♦ V♠ A♠ 7♥ 9♥ 10♥ H♥ | 8♦ H♦ A♠ 7♥ 9♥ 10♥ H♥ |
      | EMP2K | harten mogen in de eerste slag      | V♠ 7♥ 8♥ 9♥ 10♥ B♥ V♥ A♥ | 7♥ 8♥ 9♥ 10♥ B♥ V♥ A♥ |

# language: nl
Functionaliteit: Openen met klaveren twee
  Wie 2♣ heeft, komt daarmee uit in de eerste slag.

  @id:RIP5T @clause:opening.leader @clause:opening.card
  Scenario: Wie 2♣ heeft, komt uit met die kaart en met geen andere
    Stel we spelen international
    En A heeft 2♣ 3♣ H♣ 4♦ 10♦ A♦ 2♠ 9♠ B♠ 5♥ 8♥ V♥ H♥
    Dan is A aan de beurt
    En mag A 2♣ spelen
    En mag A 3♣ niet spelen wegens opening.card

  @id:U5QCQ @clause:opening.leader @clause:opening.card
  Scenario: Wie 2♣ heeft, komt uit, niet de speler links van de gever
    Stel we spelen international
    En D is de gever
    En A heeft 3♣ 8♣ V♣ 5♦ 7♦ H♦ 4♠ 6♠ 10♠ 2♥ 9♥ B♥ A♥
    En B heeft 2♣ 9♣ A♣ 2♦ 8♦ B♦ 3♠ 7♠ H♠ 4♥ 6♥ 10♥ V♥
    Dan is B aan de beurt
    En wordt 5♦ van A geweigerd
    En mag B 2♣ spelen
    Als B met 2♣ uitkomt
    Dan is C aan de beurt

  @id:SO2KK @clause:lead.hearts @clause:play.follow-suit @clause:trick.next-lead
  Scenario: Vanaf de tweede slag kies je zelf met welke kleur je uitkomt
    Stel we spelen international
    En D heeft 5♣ H♣ 3♦ 9♦ A♦ 2♠ 8♠ B♠ 4♥ 7♥ 10♥ V♥ H♥
    En op tafel ligt A 2♣, B 7♣, C V♣
    Dan mag D 5♣ H♣ spelen
    Als D H♣ speelt
    Dan is de slag voor D
    En mag D 5♣ 3♦ 9♦ A♦ 2♠ 8♠ B♠ spelen

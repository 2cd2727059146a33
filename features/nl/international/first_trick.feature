# language: nl
Functionaliteit: De eerste slag
  In de eerste slag mag je geen harten of V♠ spelen, tenzij je niets anders hebt.

  @id:OYCM7 @clause:play.discard @clause:first-trick.hearts @clause:first-trick.queen
  Scenario: Zonder klaveren mag je alles lozen behalve harten en V♠
    Stel we spelen international
    En B heeft 3♦ 5♦ 9♦ B♦ 4♠ 8♠ V♠ H♠ A♠ 2♥ 6♥ 10♥ H♥
    En op tafel ligt A 2♣
    Dan mag B 3♦ 5♦ 9♦ B♦ 4♠ 8♠ H♠ A♠ spelen
    En mag B V♠ niet spelen wegens first-trick.queen
    En mag B 2♥ niet spelen wegens first-trick.hearts

  @id:TYX8A @clause:play.follow-suit
  Scenario: Heb je klaveren, dan beken je met welke je wilt, ook met B♣
    Stel we spelen international
    En B heeft 9♣ B♣ 4♦ 8♦ H♦ 3♠ 7♠ V♠ A♠ 2♥ 5♥ 9♥ V♥
    En op tafel ligt A 2♣
    Dan mag B 9♣ B♣ spelen

  @id:W32C3 @clause:play.follow-suit
  Scenario: Heb je één klaveren, dan moet je die spelen, hoe hoog ook
    Stel we spelen international
    En D heeft A♣ 2♦ 6♦ 10♦ V♦ 5♠ 9♠ B♠ V♠ 3♥ 8♥ B♥ A♥
    En op tafel ligt A 2♣, B 5♣, C B♦
    Dan mag D A♣ spelen

  @id:OE79D @clause:play.discard @clause:first-trick.hearts @clause:first-trick.queen
  Scenario: Twee onschuldige azen gaan voor elke strafkaart
    Stel we spelen international
    En C heeft A♦ V♠ A♠ 2♥ 3♥ 4♥ 6♥ 7♥ 8♥ 10♥ V♥ H♥ A♥
    En op tafel ligt A 2♣, B 10♣
    Dan mag C A♦ A♠ spelen

  @id:OS7U5 @clause:play.discard @clause:first-trick.hearts
  Scenario: 10♥ is ook een harten: heb je daarnaast één ruiten, dan moet je die spelen
    Stel we spelen international
    En B heeft 4♦ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ B♥ V♥ H♥
    En op tafel ligt A 2♣
    Dan mag B 4♦ spelen

  @id:TWPQ3 @clause:play.discard @clause:first-trick.queen @clause:first-trick.hearts
  Scenario: Een kleine schoppen spaart V♠
    Stel we spelen international
    En D heeft 2♠ V♠ 2♥ 3♥ 5♥ 6♥ 7♥ 8♥ 9♥ B♥ V♥ H♥ A♥
    En op tafel ligt A 2♣, B 8♣, C 4♣
    Dan mag D 2♠ spelen

  @id:T273O @clause:first-trick.escape @clause:play.follow-suit @clause:lead.hearts
  Scenario: Met alleen harten en V♠ mag alles, en een harten die je zo loost, breekt de harten
    Stel we spelen international
    En op tafel ligt C 2♣, D 5♣, A H♣
    En B heeft V♠ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ B♥ V♥ H♥
    En A heeft 3♣ 8♣ 4♦ 7♦ B♦ V♦ 2♠ 6♠ 9♠ B♠ H♠ A♥
    Dan mag B elke kaart spelen
    Als B 9♥ speelt
    Dan is de slag voor A
    En mag A elke kaart spelen
    Als A met A♥ uitkomt
    Dan mag B 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 10♥ B♥ V♥ H♥ spelen

  @id:WXN7A @clause:first-trick.escape @clause:lead.hearts @clause:lead.queen-breaks
  Scenario: Met alleen harten en V♠ mag ook de vrouw, en die breekt niets
    Stel we spelen international
    En op tafel ligt C 2♣, D 5♣, A H♣
    En B heeft V♠ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ B♥ V♥ H♥
    En A heeft 3♣ 8♣ 4♦ 7♦ B♦ V♦ 2♠ 6♠ 9♠ B♠ H♠ A♥
    Dan mag B elke kaart spelen
    Als B V♠ speelt
    Dan is de slag voor A
    En mag A 3♣ 8♣ 4♦ 7♦ B♦ V♦ 2♠ 6♠ 9♠ B♠ H♠ spelen

  @id:SF68X @clause:first-trick.escape @clause:play.follow-suit
  Scenario: Met dertien harten mag je ze alle dertien spelen
    Stel we spelen international
    En B heeft 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ B♥ V♥ H♥ A♥
    En C heeft 6♣ 9♣ V♣ 2♦ 3♦ 8♦ H♦ A♦ 4♠ 7♠ 10♠ B♠ V♠
    En op tafel ligt A 2♣
    Dan mag B elke kaart spelen
    Als B 7♥ speelt
    Dan mag C 6♣ 9♣ V♣ spelen

  @id:P7BWV @clause:first-trick.queen @clause:first-trick.escape @clause:play.discard
  Scenario: Loost iemand uit nood een harten, dan mag een ander nog geen V♠ lozen
    Stel we spelen international
    En op tafel ligt A 2♣
    En B heeft 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ B♥ V♥ H♥ A♥
    En C heeft 2♦ 3♦ 6♦ 8♦ 10♦ H♦ A♦ 4♠ 7♠ 10♠ B♠ V♠ H♠
    Dan mag B elke kaart spelen
    Als B 7♥ speelt
    Dan mag C 2♦ 3♦ 6♦ 8♦ 10♦ H♦ A♦ 4♠ 7♠ 10♠ B♠ H♠ spelen

  @id:U75KP @clause:play.discard @clause:play.follow-suit
  Scenario: In de tweede slag mag je harten en V♠ gewoon lozen
    Stel we spelen international
    En B heeft 4♣ 8♣ V♣ H♣ 3♠ 9♠ V♠ A♠ 2♥ 5♥ 9♥ H♥
    En C heeft 6♣ B♣ 5♦ 10♦ H♦ 2♠ 6♠ 7♠ B♠ 4♥ 8♥ A♥
    En op tafel ligt A 7♦
    Dan mag B elke kaart spelen
    Als B V♠ speelt
    Dan mag C 5♦ 10♦ H♦ spelen

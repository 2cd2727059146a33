# language: nl
Functionaliteit: Black Lady: uitkomen met harten en schoppenvrouw
  De beschrijving zegt niet wanneer je met harten mag uitkomen. Elke spelsituatie staat hier één keer voor elke afspraak
  die een tafel kan maken.

  @id:S6ANU @clause:lead.hearts
  Scenario: Speel je met breken, dan moeten harten wachten tot ze gebroken zijn
    # B heeft V♠ nog, dus er is nog niets gebeurd wat de harten kan breken.
    Stel we spelen black-lady
    En aan deze tafel geldt: met harten mag je uitkomen als ze gebroken zijn
    En er is nog geen harten gespeeld
    En A komt uit
    En A heeft B♣ 6♦ 10♦ 4♠ 2♥ 9♥
    En B heeft 3♣ H♦ 7♠ V♠ 5♥ H♥
    Dan mag A B♣ 6♦ 10♦ 4♠ spelen
    Als A met 10♦ uitkomt
    Dan mag B H♦ spelen

  @id:SG7B7 @clause:lead.hearts
  Scenario: Speel je zonder breken, dan mag je altijd met harten uitkomen
    Stel we spelen black-lady
    En aan deze tafel geldt: met harten mag je altijd uitkomen
    En er is nog geen harten gespeeld
    En A komt uit
    En A heeft B♣ 6♦ 10♦ 4♠ 2♥ 9♥
    En B heeft 3♣ H♦ 7♠ V♠ 5♥ H♥
    Dan mag A elke kaart spelen
    Als A met 9♥ uitkomt
    Dan mag B 5♥ H♥ spelen

  @id:ZZRV2 @clause:lead.hearts @clause:lead.broken-by
  Scenario: Breekt elke gespeelde harten, dan breken ze ook door uitkomen en bekennen
    Stel we spelen black-lady
    En aan deze tafel geldt: elke harten die in een eerdere slag is gespeeld, breekt de harten
    En een eerdere slag was B 9♥, C 4♥, D B♥, A 10♥
    En er is nog geen harten geloosd
    En D komt uit
    En A heeft 6♣ H♦ 5♥ V♥
    En B heeft 3♥ 6♥ 8♥ A♥
    En C heeft 9♦ V♠ 7♥ H♥
    En D heeft 3♣ 6♠ H♠ 2♥
    Dan mag D elke kaart spelen
    Als D met 2♥ uitkomt
    Dan mag A 5♥ V♥ spelen

  @id:ZZGR9 @clause:lead.hearts @clause:lead.broken-by
  Scenario: Breekt alleen een geloosde harten, dan breken ze niet door uitkomen en bekennen
    Stel we spelen black-lady
    En aan deze tafel geldt: alleen een harten die in een eerdere slag is geloosd, breekt de harten
    En een eerdere slag was B 9♥, C 4♥, D B♥, A 10♥
    En er is nog geen harten geloosd
    En D komt uit
    En A heeft 6♣ H♦ 5♥ V♥
    En B heeft 3♥ 6♥ 8♥ A♥
    En C heeft 9♦ V♠ 7♥ H♥
    En D heeft 3♣ 6♠ H♠ 2♥
    Dan mag D 3♣ 6♠ H♠ spelen
    Als D met 3♣ uitkomt
    Dan mag A 6♣ spelen

  @id:RGD2R @clause:lead.hearts @clause:lead.queen-breaks
  Scenario: Breekt V♠ de harten niet, dan zijn ze ook na een geloosde V♠ niet gebroken
    Stel we spelen black-lady
    En aan deze tafel geldt: schoppenvrouw breekt de harten niet
    En een eerdere slag was A 5♦, B V♠, C 9♦, D H♦
    En er is nog geen harten gespeeld
    En D komt uit
    En A heeft 9♣ 2♦ 8♦ 10♠ 4♥ 8♥ A♥
    En D heeft 8♣ B♣ 6♦ 3♠ 2♥ 9♥ H♥
    Dan mag D 8♣ B♣ 6♦ 3♠ spelen
    Als D met 6♦ uitkomt
    Dan mag A 2♦ 8♦ spelen

  @id:YDG4M @clause:lead.hearts @clause:lead.queen-breaks
  Scenario: Breekt ook V♠ de harten, dan zijn ze na een geloosde V♠ gebroken
    Stel we spelen black-lady
    En aan deze tafel geldt: ook schoppenvrouw breekt de harten
    En een eerdere slag was A 5♦, B V♠, C 9♦, D H♦
    En er is nog geen harten gespeeld
    En D komt uit
    En A heeft 9♣ 2♦ 8♦ 10♠ 4♥ 8♥ A♥
    En D heeft 8♣ B♣ 6♦ 3♠ 2♥ 9♥ H♥
    Dan mag D elke kaart spelen
    Als D met 9♥ uitkomt
    Dan mag A 4♥ 8♥ A♥ spelen

  @id:WO2UV @clause:lead.hearts @clause:lead.queen-breaks @clause:lead.broken-by @clause:lead.queen
  Scenario: Breekt ook V♠ en telt elke gespeelde kaart, dan zijn de harten na uitkomen met V♠ gebroken
    Stel we spelen black-lady
    En aan deze tafel geldt: ook schoppenvrouw breekt de harten
    En aan deze tafel geldt: elke harten die in een eerdere slag is gespeeld, breekt de harten
    En een eerdere slag was A V♠, B 4♠, C H♠, D 2♠
    En er is nog geen harten gespeeld
    En C komt uit
    En C heeft 5♣ 8♦ B♦ 7♠ 4♥ 10♥ A♥
    En D heeft 9♣ H♣ 3♦ 6♠ 2♥ 5♥ B♥
    Dan mag C elke kaart spelen
    Als C met 4♥ uitkomt
    Dan mag D 2♥ 5♥ B♥ spelen

  @id:O7PZS @clause:lead.hearts @clause:lead.exception
  Scenario: Geldt de uitzondering alleen met enkel harten, dan kom je met harten en V♠ uit met V♠
    Stel we spelen black-lady
    En aan deze tafel geldt: wie alleen harten heeft, mag ermee uitkomen
    En er is nog geen harten gespeeld
    En D komt uit
    En A heeft 9♣ 7♦ H♠ 4♥ V♥
    En D heeft V♠ 3♥ 6♥ 10♥ H♥
    Dan mag D V♠ spelen
    Als D met V♠ uitkomt
    Dan mag A H♠ spelen

  @id:RLU7H @clause:lead.hearts @clause:lead.exception @clause:lead.queen
  Scenario: Geldt de uitzondering ook met V♠ erbij, dan mag je met harten en met V♠ uitkomen
    Stel we spelen black-lady
    En aan deze tafel geldt: wie alleen harten en schoppenvrouw heeft, mag met harten uitkomen
    En er is nog geen harten gespeeld
    En D komt uit
    En A heeft 9♣ 7♦ H♠ 4♥ V♥
    En D heeft V♠ 3♥ 6♥ 10♥ H♥
    Dan mag D elke kaart spelen
    Als D met 6♥ uitkomt
    Dan mag A 4♥ V♥ spelen

  @id:YUAV9 @clause:lead.hearts @clause:lead.exception @clause:lead.queen
  Scenario: Geldt de uitzondering ook met V♠ erbij en moet V♠ wachten, dan kom je uit met harten
    Stel we spelen black-lady
    En aan deze tafel geldt: wie alleen harten en schoppenvrouw heeft, mag met harten uitkomen
    En aan deze tafel geldt: met schoppenvrouw mag je uitkomen als de harten gebroken zijn
    En er is nog geen harten gespeeld
    En D komt uit
    En D heeft V♠ 3♥ 6♥ 10♥ H♥
    Dan mag D 3♥ 6♥ 10♥ H♥ spelen

  @id:ZVFH5 @clause:lead.hearts @clause:lead.queen
  Scenario: Is V♠ vrij, dan mag je altijd met haar uitkomen
    Stel we spelen black-lady
    En aan deze tafel geldt: met schoppenvrouw mag je altijd uitkomen
    En er is nog geen harten gespeeld
    En B komt uit
    En B heeft 3♦ V♠ 5♥ 8♥ V♥
    En C heeft 6♣ B♦ 2♠ A♠ 7♥
    Dan mag B 3♦ V♠ spelen
    Als B met V♠ uitkomt
    Dan mag C 2♠ A♠ spelen

  @id:V4AA7 @clause:lead.hearts @clause:lead.queen
  Scenario: Moet V♠ wachten, dan mag je pas met haar uitkomen als de harten gebroken zijn
    Stel we spelen black-lady
    En aan deze tafel geldt: met schoppenvrouw mag je uitkomen als de harten gebroken zijn
    En er is nog geen harten gespeeld
    En B komt uit
    En B heeft 3♦ V♠ 5♥ 8♥ V♥
    En C heeft 6♣ B♦ 2♠ A♠ 7♥
    Dan mag B 3♦ spelen
    Als B met 3♦ uitkomt
    Dan mag C B♦ spelen

  @id:UJ9EM @clause:lead.hearts @clause:lead.exception @clause:lead.queen
  Scenario: Ook als V♠ moet wachten, kom je met haar uit als je verder alleen harten hebt
    Stel we spelen black-lady
    En aan deze tafel geldt: met schoppenvrouw mag je uitkomen als de harten gebroken zijn
    En er is nog geen harten gespeeld
    En B komt uit
    En B heeft A♦ V♠ 2♥ 5♥ 8♥ B♥ V♥
    Dan mag B A♦ spelen
    Als B met A♦ uitkomt
    En C B♦ speelt
    En D 6♦ speelt
    En A 2♦ speelt
    Dan is de slag voor B
    En mag B V♠ spelen

  @id:SUK73 @clause:lead.hearts @clause:lead.queen
  Scenario: Moest V♠ wachten, dan mag je met haar uitkomen zodra er een harten geloosd is
    Stel we spelen black-lady
    En aan deze tafel geldt: met schoppenvrouw mag je uitkomen als de harten gebroken zijn
    En er is nog geen harten gespeeld
    En B komt uit
    En B heeft A♦ V♠ 2♥ 5♥ 8♥ B♥ V♥
    En C heeft 6♣ B♦ 2♠ 7♠ A♠ 7♥ H♥
    Dan mag B A♦ spelen
    Als B met A♦ uitkomt
    En C B♦ speelt
    En D 4♥ speelt
    En A 2♦ speelt
    Dan is de slag voor B
    En mag B elke kaart spelen
    Als B met V♠ uitkomt
    Dan mag C 2♠ 7♠ A♠ spelen

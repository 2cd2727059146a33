# language: nl
Functionaliteit: Uitkomen met harten en schoppenvrouw
  Met harten mag je pas uitkomen als er in een eerdere slag een is gespeeld, tenzij je alleen nog harten hebt. Met
  schoppenvrouw mag je altijd uitkomen, en ze breekt de harten nooit.

  @id:O5DML @clause:lead.hearts
  Scenario: Zolang er geen harten is gespeeld, kom je uit met een andere kleur
    Stel we spelen international
    En A komt uit
    En A heeft B♣ 6♦ 10♦ 4♠ 2♥ 9♥
    En B heeft 3♣ H♦ 7♠ V♠ 5♥ H♥
    En de harten zijn niet gebroken
    Dan mag A B♣ 6♦ 10♦ 4♠ spelen
    En mag A 2♥ niet spelen wegens lead.hearts

  @id:TAX9U @clause:lead.hearts
  Scenario: Eén kaart van een andere kleur is genoeg om vier harten in de hand te houden
    Stel we spelen international
    En C komt uit
    En C heeft 4♠ 3♥ 8♥ B♥ A♥
    En D heeft 9♣ H♦ V♠ 5♥ 10♥
    En de harten zijn niet gebroken
    Dan mag C 4♠ spelen

  @id:V4CNA @clause:lead.hearts @clause:play.follow-suit
  Scenario: Zijn de harten gebroken, dan mag je ermee uitkomen, en moeten de anderen ze bekennen
    Stel we spelen international
    En A komt uit
    En A heeft B♣ 6♦ 10♦ 4♠ 2♥ 9♥
    En B heeft 3♣ H♦ 7♠ V♠ 5♥ H♥
    En de harten zijn gebroken
    Dan mag A elke kaart spelen
    Als A met 9♥ uitkomt
    Dan mag B 5♥ H♥ spelen

  @id:V6ZB9 @clause:lead.hearts @clause:lead.exception @clause:play.follow-suit
  Scenario: Heb je alleen nog harten, dan kom je ermee uit, ook als er nog geen is gespeeld
    # Een ander heeft V♠ nog: dat maakt niet uit.
    Stel we spelen international
    En A komt uit
    En A heeft 4♥ 6♥ 9♥ B♥ A♥
    En B heeft 3♣ 8♦ V♠ 5♥ H♥
    En de harten zijn niet gebroken
    Dan mag A elke kaart spelen
    Als A met 9♥ uitkomt
    Dan mag B 5♥ H♥ spelen

  @id:RRXW7 @clause:lead.hearts @clause:lead.exception
  Scenario: Met alleen harten en V♠ moet je met V♠ uitkomen
    Stel we spelen international
    En D komt uit
    En D heeft V♠ 3♥ 6♥ 10♥ H♥
    En de harten zijn niet gebroken
    Dan mag D V♠ spelen
    En mag D 3♥ niet spelen wegens lead.hearts

  @id:VKHW9 @clause:lead.hearts @clause:play.follow-suit
  Scenario: Met alleen harten en V♠ mag je met allebei uitkomen als de harten gebroken zijn
    Stel we spelen international
    En D komt uit
    En D heeft V♠ 3♥ 6♥ 10♥ H♥
    En A heeft 9♣ 7♦ H♠ 4♥ V♥
    En de harten zijn gebroken
    Dan mag D elke kaart spelen
    Als D met 3♥ uitkomt
    Dan mag A 4♥ V♥ spelen

  @id:N3JQC @clause:lead.hearts @clause:lead.queen
  Scenario: Met V♠ mag je uitkomen voordat de harten gebroken zijn
    Stel we spelen international
    En B komt uit
    En B heeft 3♦ V♠ 5♥ 8♥ V♥
    En de harten zijn niet gebroken
    Dan mag B 3♦ V♠ spelen

  @id:RWC22 @clause:lead.hearts @clause:lead.queen
  Scenario: Al in de tweede slag mag je met V♠ uitkomen, maar niet met harten
    Stel we spelen international
    En A komt uit
    En A heeft 4♣ 9♣ B♣ 3♦ V♦ 5♠ B♠ V♠ A♠ 6♥ 8♥ V♥
    En een eerdere slag was C 2♣, D 10♣, A A♣, B 6♣
    Dan mag A 4♣ 9♣ B♣ 3♦ V♦ 5♠ B♠ V♠ A♠ spelen

  @id:XWQ22 @clause:lead.hearts @clause:play.follow-suit
  Scenario: Een geloosde harten breekt de harten
    Stel we spelen international
    En een eerdere slag was A 4♦, B 8♦, C 3♥, D 9♦
    En D komt uit
    En D heeft 8♣ 6♠ H♠ 5♥ B♥ H♥
    En A heeft 9♣ 10♣ 2♠ 8♠ 4♥ V♥
    Dan mag D elke kaart spelen
    Als D met 5♥ uitkomt
    Dan mag A 4♥ V♥ spelen

  @id:V48ZL @clause:lead.hearts @clause:lead.broken-by @clause:play.follow-suit
  Scenario: Ook als er uit nood met harten is uitgekomen en iedereen bekende, zijn de harten gebroken
    # B had alleen nog harten en moest ermee uitkomen; iedereen bekende, en op geen andere kleur is een harten geloosd.
    Stel we spelen international
    En een eerdere slag was B 9♥, C 4♥, D B♥, A 10♥
    En er is nog geen harten geloosd
    En D komt uit
    En A heeft 6♣ H♦ 5♥ V♥
    En B heeft 3♥ 6♥ 8♥ A♥
    En D heeft 3♣ 6♠ H♠ 2♥
    Dan mag D elke kaart spelen
    Als D met 2♥ uitkomt
    Dan mag A 5♥ V♥ spelen

  @id:WUQ77 @clause:lead.hearts @clause:lead.queen-breaks
  Scenario: V♠ lozen breekt de harten niet
    Stel we spelen international
    En een eerdere slag was A 5♦, B V♠, C 9♦, D H♦
    En er is nog geen harten gespeeld
    En D komt uit
    En D heeft 8♣ B♣ 6♦ 3♠ 2♥ 9♥ H♥
    Dan mag D 8♣ B♣ 6♦ 3♠ spelen

  @id:RC8SH @clause:lead.hearts @clause:lead.queen-breaks @clause:lead.queen
  Scenario: Uitkomen met V♠ breekt de harten niet
    Stel we spelen international
    En een eerdere slag was A V♠, B 4♠, C H♠, D 2♠
    En er is nog geen harten gespeeld
    En C komt uit
    En C heeft 5♣ 8♦ B♦ 7♠ 4♥ 10♥ A♥
    Dan mag C 5♣ 8♦ B♦ 7♠ spelen

  @id:NX3XL @clause:lead.hearts @clause:play.follow-suit @clause:play.discard
  Scenario: Voor ze gebroken zijn mag je harten wel lozen, en dan mag de winnaar van de slag ermee uitkomen
    Stel we spelen international
    En op tafel ligt A 6♦
    En B heeft B♣ 9♠ A♠ 4♥ 8♥ 9♥ H♥
    En C heeft 8♣ 3♦ H♦ B♠ 2♥ 7♥ V♥
    En D heeft V♣ 2♦ 6♠ 10♠ 5♥ B♥ A♥
    En er is nog geen harten gespeeld
    Dan mag B elke kaart spelen
    Als B 4♥ speelt
    Dan mag C 3♦ H♦ spelen
    Als C H♦ speelt
    En D 2♦ speelt
    Dan is de slag voor C
    En mag C elke kaart spelen
    Als C met 2♥ uitkomt
    Dan mag D 5♥ B♥ A♥ spelen

  @id:S2486 @clause:lead.hearts
  Scenario: In elke ronde moeten de harten opnieuw breken
    Stel we spelen international
    En hiervoor is al een hele ronde gespeeld
    En B komt uit
    En B heeft 10♣ 5♦ V♦ 7♠ 3♥ 8♥ A♥
    En C heeft 6♣ H♦ 2♠ V♠ 4♥ 6♥ B♥
    En de harten zijn niet gebroken
    Dan mag B 10♣ 5♦ V♦ 7♠ spelen

  @id:QHS6P @clause:lead.hearts @clause:lead.broken-by @clause:opening.leader @clause:opening.card @clause:passing.cycle
  Scenario: Waren de harten gebroken, dan zijn ze dat in de volgende ronde niet meer
    Stel we spelen international
    En het is ronde 3
    En de harten zijn gebroken
    En C komt uit
    En C heeft 9♦ H♥
    Dan mag C elke kaart spelen
    Als de ronde wordt uitgespeeld
    En de volgende ronde wordt gedeeld
    Dan heeft A 5♣ A♣ 4♦ 9♦ H♦ 3♠ 8♠ B♠ 2♥ 7♥ 9♥ 10♥ V♥
    Als B 2♣ speelt
    En C 8♣ speelt
    En D 9♣ speelt
    En A A♣ speelt
    Dan mag A 5♣ 4♦ 9♦ H♦ 3♠ 8♠ B♠ spelen

# language: nl
Functionaliteit: Uitkomen met harten
  Zonder omslag mag je vanaf de tweede slag met harten uitkomen, net als met elke andere kleur. Met omslag, en volgens
  Gentleman's Rules, moeten de harten eerst gebroken zijn.

  @id:H8T22 @clause:lead.hearts @clause:lead.broken-by @clause:lead.exception @clause:lead.queen @clause:lead.queen-breaks @clause:play.follow-suit
  Scenario: Zonder omslag mag je meteen na de verplichte 7♣ met harten uitkomen
    Stel we spelen nl-short
    En een eerdere slag was B 7♣, C 8♣, D H♣, A 9♣
    En D komt uit
    En D heeft B♣ 9♦ 10♦ V♠ 8♥ B♥ A♥
    En A heeft 10♣ V♦ A♦ 7♠ 9♠ 7♥ H♥
    Dan mag D elke kaart spelen
    Als D met 8♥ uitkomt
    Dan mag A 7♥ H♥ spelen

  @id:D44ZN @clause:lead.hearts @clause:lead.queen
  Scenario: Moeten harten eerst breken, dan mag je in de tweede slag met alles uitkomen behalve harten
    Stel we spelen nl-omslag
    En een eerdere slag was B 7♣, C 8♣, D H♣, A 9♣
    En D komt uit
    En D heeft B♣ 9♦ 10♦ V♠ 8♥ B♥ A♥
    Dan mag D B♣ 9♦ 10♦ V♠ spelen
    En mag D 8♥ niet spelen wegens lead.hearts

  @id:DEV7A @clause:lead.hearts
  Scenario: Twee andere kaarten zijn genoeg om niet met harten te mogen uitkomen
    Stel we spelen nl-omslag
    En de harten zijn niet gebroken
    En A komt uit
    En A heeft 9♦ 8♠ 8♥ A♥
    Dan mag A 9♦ 8♠ spelen

  @id:CR822 @clause:lead.hearts @clause:lead.broken-by
  Scenario: Wordt er in deze slag een harten geloosd, dan mag je in de volgende met harten uitkomen
    Stel we spelen nl-omslag
    En de harten zijn niet gebroken
    En A komt uit
    En A heeft H♦ 9♠ A♠ 8♥ B♥
    En D heeft A♦ 10♠ B♠ V♥ H♥
    Dan mag A H♦ 9♠ A♠ spelen
    Als A met H♦ uitkomt
    En B 10♦ speelt
    En C 10♥ speelt
    En D A♦ speelt
    Dan is de slag voor D
    En mag D elke kaart spelen

  @id:FWER7 @clause:lead.hearts
  Scenario: Als iedereen bekent, breken de harten niet
    Stel we spelen nl-omslag
    En de harten zijn niet gebroken
    En A komt uit
    En A heeft H♦ 9♠ A♠ 8♥ B♥
    En D heeft A♦ 10♠ B♠ V♥ H♥
    Als A met H♦ uitkomt
    En B 10♦ speelt
    En C 8♦ speelt
    En D A♦ speelt
    Dan is de slag voor D
    En mag D 10♠ B♠ spelen

  @id:D24UN @clause:lead.hearts @clause:play.follow-suit
  Scenario: Eenmaal gebroken blijven de harten gebroken tot het eind van de ronde
    Stel we spelen nl-omslag
    En een eerdere slag was C 10♦, D 8♦, A 9♥, B H♦
    En A komt uit
    En A heeft 10♣ B♥ H♥
    En B heeft 9♣ 10♠ 8♥
    Dan mag A elke kaart spelen
    Als A met B♥ uitkomt
    Dan mag B 8♥ spelen

  @id:C4O68 @clause:lead.hearts @clause:play.follow-suit
  Scenario: Ook een harten die in de eerste slag uit nood is geloosd, breekt de harten
    # C kreeg zeven harten en V♠ gedeeld.
    Stel we spelen nl-omslag
    En een eerdere slag was B 7♣, C 8♥, D H♣, A 9♣
    En D komt uit
    En D heeft 8♦ 9♦ 10♦ B♦ H♠ A♠ A♥
    En C heeft V♠ 7♥ 9♥ 10♥ B♥ V♥ H♥
    Dan mag D elke kaart spelen
    Als D met A♥ uitkomt
    En A 8♣ speelt
    En B 10♣ speelt
    Dan mag C 7♥ 9♥ 10♥ B♥ V♥ H♥ spelen

  @clause:lead.hearts @clause:lead.exception @clause:lead.broken-by @clause:play.follow-suit
  Abstract Scenario: Breken de harten als er uit nood met harten is uitgekomen en de anderen bekenden?
    Stel we spelen nl-short+gentlemans-rules
    En aan deze tafel geldt: <afspraak>
    En de harten zijn niet gebroken
    En A komt uit
    En A heeft 7♥ 8♥ 9♥ 10♥
    En B heeft 8♦ 10♦ H♠ B♥
    En D heeft 9♦ 10♠ H♥ A♥
    Dan mag A elke kaart spelen
    Als A met 10♥ uitkomt
    Dan mag B B♥ spelen
    Als B B♥ speelt
    En C V♥ speelt
    En D H♥ speelt
    Dan is de slag voor D
    En mag D <kaarten> spelen

    Voorbeelden:
      | id    | afspraak                                                               | kaarten   |
      | GAAS8 | alleen een harten die in een eerdere slag is geloosd, breekt de harten | 9♦ 10♠    |
      | H29U3 | elke harten die in een eerdere slag is gespeeld, breekt de harten      | 9♦ 10♠ A♥ |

  @id:H9VPW @clause:lead.hearts @clause:lead.exception @clause:play.follow-suit
  Scenario: Wie alleen nog harten heeft, mag ermee uitkomen voordat ze gebroken zijn
    Stel we spelen nl-omslag
    En de harten zijn niet gebroken
    En A komt uit
    En A heeft 7♥ 9♥ H♥
    En B heeft 10♦ V♠ 8♥
    Dan mag A elke kaart spelen
    Als A met 9♥ uitkomt
    Dan mag B 8♥ spelen

  @clause:lead.hearts @clause:lead.exception @clause:lead.queen @clause:play.follow-suit
  Abstract Scenario: Waarmee je uitkomt als je alleen harten en V♠ hebt en de harten niet gebroken zijn
    Stel we spelen nl-omslag
    En aan deze tafel geldt: <harten>
    En aan deze tafel geldt: <schoppenvrouw>
    En de harten zijn niet gebroken
    En A komt uit
    En A heeft V♠ 8♥ 9♥ H♥
    En B heeft 7♠ 10♠ 7♥ A♥
    Dan mag A <kaarten> spelen
    Als A met <uitkomst> uitkomt
    Dan mag B <antwoord> spelen

    Voorbeelden:
      | id    | harten                                                            | schoppenvrouw                                                 | kaarten     | uitkomst | antwoord |
      | IR76B | wie alleen harten heeft, mag ermee uitkomen                       | met schoppenvrouw mag je altijd uitkomen                      | V♠          | V♠       | 7♠ 10♠   |
      | MO5PP | wie alleen harten heeft, mag ermee uitkomen                       | met schoppenvrouw mag je uitkomen als de harten gebroken zijn | V♠          | V♠       | 7♠ 10♠   |
      | EAM9X | wie alleen harten en schoppenvrouw heeft, mag met harten uitkomen | met schoppenvrouw mag je altijd uitkomen                      | V♠ 8♥ 9♥ H♥ | 8♥       | 7♥ A♥    |
      | AC9BD | wie alleen harten en schoppenvrouw heeft, mag met harten uitkomen | met schoppenvrouw mag je uitkomen als de harten gebroken zijn | 8♥ 9♥ H♥    | 8♥       | 7♥ A♥    |

  @clause:lead.hearts @clause:lead.queen
  Abstract Scenario: Mag je met V♠ uitkomen voordat de harten gebroken zijn?
    Stel we spelen nl-omslag
    En aan deze tafel geldt: <afspraak>
    En de harten zijn niet gebroken
    En A komt uit
    En A heeft 9♦ V♠ 8♥ A♥
    Dan mag A <kaarten> spelen

    Voorbeelden:
      | id    | afspraak                                                      | kaarten |
      | H865X | met schoppenvrouw mag je altijd uitkomen                      | 9♦ V♠   |
      | LRP9J | met schoppenvrouw mag je uitkomen als de harten gebroken zijn | 9♦      |

  @id:F5PMY @clause:lead.hearts @clause:lead.queen @clause:play.follow-suit
  Scenario: Moet V♠ wachten tot de harten gebroken zijn, dan mag ze daarna gewoon
    Stel we spelen nl-omslag
    En aan deze tafel geldt: met schoppenvrouw mag je uitkomen als de harten gebroken zijn
    En de harten zijn gebroken
    En A komt uit
    En A heeft 9♦ V♠ 8♥ A♥
    En B heeft 8♣ 10♣ H♠ B♥
    Dan mag A elke kaart spelen
    Als A met V♠ uitkomt
    Dan mag B H♠ spelen

  @clause:lead.hearts @clause:lead.queen-breaks @clause:play.follow-suit
  Abstract Scenario: Breekt V♠ de harten als ze in een eerdere slag is geloosd?
    Stel we spelen nl-omslag
    En aan deze tafel geldt: <afspraak>
    En een eerdere slag was C 10♦, D 8♦, A V♠, B H♦
    En er is nog geen harten gespeeld
    En B komt uit
    En B heeft 8♣ 10♣ 9♠ 8♥ H♥
    En C heeft 9♣ A♦ 7♠ 10♠ A♥
    Dan mag B <kaarten> spelen
    Als B met 10♣ uitkomt
    Dan mag C 9♣ spelen

    Voorbeelden:
      | id    | afspraak                            | kaarten         |
      | HHR7B | schoppenvrouw breekt de harten niet | 8♣ 10♣ 9♠       |
      | MSW2Y | ook schoppenvrouw breekt de harten  | 8♣ 10♣ 9♠ 8♥ H♥ |

  @clause:lead.hearts @clause:lead.broken-by @clause:lead.queen-breaks @clause:play.follow-suit
  Abstract Scenario: Breekt V♠ de harten ook als je er alleen schoppen mee bekent?
    Stel we spelen nl-omslag
    En aan deze tafel geldt: ook schoppenvrouw breekt de harten
    En aan deze tafel geldt: <afspraak>
    En een eerdere slag was C 10♠, D 8♠, A V♠, B H♠
    En er is nog geen harten gespeeld
    En B komt uit
    En B heeft 8♣ 10♣ 9♦ 8♥ H♥
    En C heeft 9♣ 10♦ B♦ A♦ A♥
    Dan mag B <kaarten> spelen
    Als B met 10♣ uitkomt
    Dan mag C 9♣ spelen

    Voorbeelden:
      | id    | afspraak                                                               | kaarten         |
      | EXN99 | alleen een harten die in een eerdere slag is geloosd, breekt de harten | 8♣ 10♣ 9♦       |
      | BXJV2 | elke harten die in een eerdere slag is gespeeld, breekt de harten      | 8♣ 10♣ 9♦ 8♥ H♥ |

  @id:FR66M @clause:lead.hearts
  Scenario: B♣ lozen breekt de harten niet
    Stel we spelen nl-omslag
    En een eerdere slag was C 10♦, D 8♦, A B♣, B H♦
    En er is nog geen harten gespeeld
    En B komt uit
    En B heeft 8♣ 10♣ 9♠ 8♥ H♥
    Dan mag B 8♣ 10♣ 9♠ spelen

  @id:F44J9 @clause:lead.hearts @clause:opening.leader @clause:passing.cycle
  Scenario: In de volgende ronde moeten de harten opnieuw breken
    Stel we spelen nl-omslag
    En de harten zijn gebroken
    En C komt uit
    En C heeft 9♦ H♥
    Dan mag C elke kaart spelen
    Als de ronde wordt uitgespeeld
    En de volgende ronde wordt gedeeld
    Dan heeft A A♣ 9♦ H♦ 8♠ B♠ 9♥ 10♥ V♥
    Als B 7♣ speelt
    En C 8♣ speelt
    En D 9♣ speelt
    En A A♣ speelt
    Dan mag A 9♦ H♦ 8♠ B♠ spelen

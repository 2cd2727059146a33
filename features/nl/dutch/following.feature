# language: nl
Functionaliteit: Bekennen en lozen
  Wie kan bekennen, moet bekennen; wie dat niet kan, mag elke kaart lozen. Een kaart die niet mag, blijft in de hand, en
  er verandert niets.

  @id:LWP2I @clause:play.follow-suit
  Scenario: Heb je de gevraagde kleur, dan moet je bekennen
    Stel we spelen nl-short
    En op tafel ligt A 9♠
    En B heeft 7♠ H♦ 8♥ A♥
    Dan mag B 7♠ spelen
    En mag B H♦ niet spelen wegens play.follow-suit
    Als B 7♠ speelt
    Dan is C aan de beurt

  @id:FBUJ2 @clause:play.follow-suit @clause:trick.winner
  Scenario: Je hoeft niet over te nemen
    Stel we spelen nl-short
    En op tafel ligt A 8♠, B H♠, C 10♠
    En D heeft 9♦ 7♠ A♠ V♥
    Dan mag D 7♠ A♠ spelen
    Als D 7♠ speelt
    Dan is de slag voor B

  @id:A7OFZ @clause:play.follow-suit
  Scenario: Op een schoppenaas hoef je V♠ niet te geven als je nog een andere schoppen hebt
    Stel we spelen nl-short
    En op tafel ligt A A♠
    En B heeft 8♦ 9♦ 7♠ V♠
    Dan mag B 7♠ V♠ spelen

  @id:E8TSD @clause:play.follow-suit @clause:play.discard
  Scenario: Kun je niet bekennen, dan mag je elke kaart lozen, strafkaart of niet
    Stel we spelen nl-short
    En op tafel ligt A 9♦
    En B heeft 7♦ H♠ 8♥
    En C heeft B♣ V♠ 10♥
    Dan mag B 7♦ spelen
    Als B 7♦ speelt
    Dan mag C elke kaart spelen
    Als C V♠ speelt
    Dan is D aan de beurt

  @id:M9DNG @clause:play.follow-suit @clause:play.discard
  Scenario: Kun je niet bekennen, dan hoef je geen strafkaart te lozen
    Stel we spelen nl-short
    En op tafel ligt A 9♦
    En B heeft B♣ 7♠ V♠ 10♥ H♥
    En C heeft 8♣ H♦ 8♠ B♥ A♥
    Dan mag B elke kaart spelen
    Als B 7♠ speelt
    Dan mag C H♦ spelen

  @id:M8K7B @clause:play.follow-suit
  Scenario: Je bekent de kleur van de eerste kaart, niet die van de kaart voor je
    Stel we spelen nl-short
    En op tafel ligt A 9♦, B H♣
    En C heeft 8♣ A♣ 7♦ V♥
    Dan mag C 7♦ spelen

  @clause:play.follow-suit
  Abstract Scenario: Is je enige kaart van de gevraagde kleur een strafkaart, dan moet je die spelen
    Stel we spelen nl-short
    En op tafel ligt A <uitkomst>
    En B heeft <hand>
    Dan mag B <moet> spelen

    Voorbeelden:
      | id    | uitkomst | hand           | moet |
      | FU782 | 8♠       | H♣ 9♦ V♠ 8♥    | V♠   |
      | B9HCW | 9♣       | B♣ 8♦ H♦ A♠    | B♣   |
      | K25RO | 8♥       | 10♦ 10♠ V♠ 10♥ | 10♥  |

  @id:FY7AR @clause:trick.order @clause:play.refusal @clause:play.follow-suit
  Scenario: Een kaart voor je beurt wordt geweigerd; op je beurt mag ze alsnog
    Stel we spelen nl-short
    En op tafel ligt A 9♠
    En B heeft 7♠ B♠ 8♥ A♥
    En C heeft 8♦ 9♦ H♠ H♥
    Dan wordt H♠ van C geweigerd
    En is B aan de beurt
    En mag B 7♠ B♠ spelen
    Als B 7♠ speelt
    Dan mag C H♠ spelen

  @id:HU5BM @clause:trick.order @clause:play.refusal @clause:play.follow-suit
  Scenario: Je speelt geen twee kaarten in dezelfde slag
    Stel we spelen nl-short
    En op tafel ligt A 9♠
    En A heeft 10♦ 8♠ H♥
    En B heeft H♦ 7♠ 8♥ A♥
    Dan wordt 8♠ van A geweigerd
    En is B aan de beurt
    En mag B 7♠ spelen

  @id:GS23W @clause:play.own-card @clause:play.refusal @clause:play.follow-suit
  Scenario: Een kaart van een ander wordt geweigerd
    Stel we spelen nl-short
    En op tafel ligt A 9♠
    En B heeft H♦ 7♠ 8♥ A♥
    En D heeft V♦ A♠ B♥ V♥
    Dan wordt A♠ van B geweigerd
    En mag B 7♠ spelen
    Als B 7♠ speelt
    Dan is C aan de beurt

  @id:K5VV7 @clause:play.own-card @clause:play.refusal @clause:play.follow-suit
  Scenario: Een kaart die in een eerdere slag is gespeeld, wordt geweigerd
    Stel we spelen nl-short
    En een eerdere slag was B 7♣, C 8♣, D A♣, A 9♣
    En op tafel ligt D H♣, A 10♣
    En B heeft V♣ 9♦ B♦ 8♠ 9♠ B♠ H♥
    Dan wordt 7♣ van B geweigerd
    En mag B V♣ spelen
    Als B V♣ speelt
    Dan is C aan de beurt

  @id:MYVS3 @clause:play.follow-suit @clause:play.refusal @clause:trick.winner
  Scenario: Is verzaken geweigerd, dan gaat de slag door alsof er niets gebeurd is
    Stel we spelen nl-short
    En op tafel ligt A H♦, B 8♦, C 9♦
    En D heeft 7♦ V♠ 8♥ 9♥
    Dan mag D V♠ niet spelen wegens play.follow-suit
    En mag D 7♦ spelen
    Als D 7♦ speelt
    Dan is de slag voor A
    En is A aan de beurt

# language: fr
Fonctionnalité: Le premier pli
  Personne ne peut jouer un cœur ou Q♠ au premier pli, sauf s'il n'a rien d'autre.

  @id:OYCM7 @clause:play.discard @clause:first-trick.hearts @clause:first-trick.queen
  Scénario: Qui n'a pas de trèfle défausse ce qu'il veut, sauf cœurs et Q♠
    Sachant qu'on joue à international
    Et que B a en main 3♦ 5♦ 9♦ J♦ 4♠ 8♠ Q♠ K♠ A♠ 2♥ 6♥ 10♥ K♥
    Et que le pli en cours est A 2♣
    Alors B peut jouer 3♦ 5♦ 9♦ J♦ 4♠ 8♠ K♠ A♠
    Et B ne peut pas jouer Q♠ à cause de first-trick.queen
    Et B ne peut pas jouer 2♥ à cause de first-trick.hearts

  @id:TYX8A @clause:play.follow-suit
  Scénario: Qui a du trèfle fournit celui qu'il veut, J♣ compris
    Sachant qu'on joue à international
    Et que B a en main 9♣ J♣ 4♦ 8♦ K♦ 3♠ 7♠ Q♠ A♠ 2♥ 5♥ 9♥ Q♥
    Et que le pli en cours est A 2♣
    Alors B peut jouer 9♣ J♣

  @id:W32C3 @clause:play.follow-suit
  Scénario: Le seul trèfle en main doit être joué, si fort soit-il
    Sachant qu'on joue à international
    Et que D a en main A♣ 2♦ 6♦ 10♦ Q♦ 5♠ 9♠ J♠ Q♠ 3♥ 8♥ J♥ A♥
    Et que le pli en cours est A 2♣, B 5♣, C J♦
    Alors D peut jouer A♣

  @id:OE79D @clause:play.discard @clause:first-trick.hearts @clause:first-trick.queen
  Scénario: Deux as inoffensifs passent avant toute carte à points
    Sachant qu'on joue à international
    Et que C a en main A♦ Q♠ A♠ 2♥ 3♥ 4♥ 6♥ 7♥ 8♥ 10♥ Q♥ K♥ A♥
    Et que le pli en cours est A 2♣, B 10♣
    Alors C peut jouer A♦ A♠

  @id:OS7U5 @clause:play.discard @clause:first-trick.hearts
  Scénario: Le 10♥ est un cœur : un seul carreau à côté, et c'est lui qu'on joue
    Sachant qu'on joue à international
    Et que B a en main 4♦ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥
    Et que le pli en cours est A 2♣
    Alors B peut jouer 4♦

  @id:TWPQ3 @clause:play.discard @clause:first-trick.queen @clause:first-trick.hearts
  Scénario: Un petit pique épargne Q♠
    Sachant qu'on joue à international
    Et que D a en main 2♠ Q♠ 2♥ 3♥ 5♥ 6♥ 7♥ 8♥ 9♥ J♥ Q♥ K♥ A♥
    Et que le pli en cours est A 2♣, B 8♣, C 4♣
    Alors D peut jouer 2♠

  @id:T273O @clause:first-trick.escape @clause:play.follow-suit @clause:lead.hearts
  Scénario: Rien que des cœurs et Q♠ : tout est permis, et un cœur ainsi défaussé brise les cœurs
    Sachant qu'on joue à international
    Et que le pli en cours est C 2♣, D 5♣, A K♣
    Et que B a en main Q♠ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥
    Et que A a en main 3♣ 8♣ 4♦ 7♦ J♦ Q♦ 2♠ 6♠ 9♠ J♠ K♠ A♥
    Alors B peut jouer n'importe quelle carte
    Quand B joue 9♥
    Alors A prend le pli
    Et A peut jouer n'importe quelle carte
    Quand A entame A♥
    Alors B peut jouer 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 10♥ J♥ Q♥ K♥

  @id:WXN7A @clause:first-trick.escape @clause:lead.hearts @clause:lead.queen-breaks
  Scénario: Rien que des cœurs et Q♠ : la dame aussi est permise, et elle ne brise rien
    Sachant qu'on joue à international
    Et que le pli en cours est C 2♣, D 5♣, A K♣
    Et que B a en main Q♠ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥
    Et que A a en main 3♣ 8♣ 4♦ 7♦ J♦ Q♦ 2♠ 6♠ 9♠ J♠ K♠ A♥
    Alors B peut jouer n'importe quelle carte
    Quand B joue Q♠
    Alors A prend le pli
    Et A peut jouer 3♣ 8♣ 4♦ 7♦ J♦ Q♦ 2♠ 6♠ 9♠ J♠ K♠

  @id:SF68X @clause:first-trick.escape @clause:play.follow-suit
  Scénario: Treize cœurs, treize cartes permises
    Sachant qu'on joue à international
    Et que B a en main 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    Et que C a en main 6♣ 9♣ Q♣ 2♦ 3♦ 8♦ K♦ A♦ 4♠ 7♠ 10♠ J♠ Q♠
    Et que le pli en cours est A 2♣
    Alors B peut jouer n'importe quelle carte
    Quand B joue 7♥
    Alors C peut jouer 6♣ 9♣ Q♣

  @id:P7BWV @clause:first-trick.queen @clause:first-trick.escape @clause:play.discard
  Scénario: Un cœur défaussé par force n'autorise personne d'autre à défausser Q♠
    Sachant qu'on joue à international
    Et que le pli en cours est A 2♣
    Et que B a en main 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    Et que C a en main 2♦ 3♦ 6♦ 8♦ 10♦ K♦ A♦ 4♠ 7♠ 10♠ J♠ Q♠ K♠
    Alors B peut jouer n'importe quelle carte
    Quand B joue 7♥
    Alors C peut jouer 2♦ 3♦ 6♦ 8♦ 10♦ K♦ A♦ 4♠ 7♠ 10♠ J♠ K♠

  @id:U75KP @clause:play.discard @clause:play.follow-suit
  Scénario: Au deuxième pli, cœurs et Q♠ se défaussent librement
    Sachant qu'on joue à international
    Et que B a en main 4♣ 8♣ Q♣ K♣ 3♠ 9♠ Q♠ A♠ 2♥ 5♥ 9♥ K♥
    Et que C a en main 6♣ J♣ 5♦ 10♦ K♦ 2♠ 6♠ 7♠ J♠ 4♥ 8♥ A♥
    Et que le pli en cours est A 7♦
    Alors B peut jouer n'importe quelle carte
    Quand B joue Q♠
    Alors C peut jouer 5♦ 10♦ K♦

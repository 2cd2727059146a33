# language: fr
Fonctionnalité: Entamer cœur et la dame de pique
  On n'entame pas cœur avant qu'un cœur ait été joué dans un pli précédent, sauf si l'on n'a que des cœurs. La dame de
  pique s'entame à tout moment et ne brise jamais les cœurs.

  @id:O5DML @clause:lead.hearts
  Scénario: Tant qu'aucun cœur n'a été joué, on entame d'une autre couleur
    Sachant qu'on joue à international
    Et que c'est à A d'entamer
    Et que A a en main J♣ 6♦ 10♦ 4♠ 2♥ 9♥
    Et que B a en main 3♣ K♦ 7♠ Q♠ 5♥ K♥
    Et que les cœurs ne sont pas brisés
    Alors A peut jouer J♣ 6♦ 10♦ 4♠
    Et A ne peut pas jouer 2♥ à cause de lead.hearts

  @id:TAX9U @clause:lead.hearts
  Scénario: Une carte d'une autre couleur suffit à retenir quatre cœurs en main
    Sachant qu'on joue à international
    Et que c'est à C d'entamer
    Et que C a en main 4♠ 3♥ 8♥ J♥ A♥
    Et que D a en main 9♣ K♦ Q♠ 5♥ 10♥
    Et que les cœurs ne sont pas brisés
    Alors C peut jouer 4♠

  @id:V4CNA @clause:lead.hearts @clause:play.follow-suit
  Scénario: Une fois les cœurs brisés, on peut entamer cœur, et il faut alors en fournir
    Sachant qu'on joue à international
    Et que c'est à A d'entamer
    Et que A a en main J♣ 6♦ 10♦ 4♠ 2♥ 9♥
    Et que B a en main 3♣ K♦ 7♠ Q♠ 5♥ K♥
    Et que les cœurs sont brisés
    Alors A peut jouer n'importe quelle carte
    Quand A entame 9♥
    Alors B peut jouer 5♥ K♥

  @id:V6ZB9 @clause:lead.hearts @clause:lead.exception @clause:play.follow-suit
  Scénario: Qui n'a que des cœurs en entame un, même si aucun n'a été joué
    # Un autre a encore Q♠ : peu importe.
    Sachant qu'on joue à international
    Et que c'est à A d'entamer
    Et que A a en main 4♥ 6♥ 9♥ J♥ A♥
    Et que B a en main 3♣ 8♦ Q♠ 5♥ K♥
    Et que les cœurs ne sont pas brisés
    Alors A peut jouer n'importe quelle carte
    Quand A entame 9♥
    Alors B peut jouer 5♥ K♥

  @id:RRXW7 @clause:lead.hearts @clause:lead.exception
  Scénario: Rien que des cœurs et Q♠ : c'est Q♠ qu'on doit entamer
    Sachant qu'on joue à international
    Et que c'est à D d'entamer
    Et que D a en main Q♠ 3♥ 6♥ 10♥ K♥
    Et que les cœurs ne sont pas brisés
    Alors D peut jouer Q♠
    Et D ne peut pas jouer 3♥ à cause de lead.hearts

  @id:VKHW9 @clause:lead.hearts @clause:play.follow-suit
  Scénario: Rien que des cœurs et Q♠, une fois les cœurs brisés : on entame ce qu'on veut
    Sachant qu'on joue à international
    Et que c'est à D d'entamer
    Et que D a en main Q♠ 3♥ 6♥ 10♥ K♥
    Et que A a en main 9♣ 7♦ K♠ 4♥ Q♥
    Et que les cœurs sont brisés
    Alors D peut jouer n'importe quelle carte
    Quand D entame 3♥
    Alors A peut jouer 4♥ Q♥

  @id:N3JQC @clause:lead.hearts @clause:lead.queen
  Scénario: On peut entamer Q♠ avant que les cœurs soient brisés
    Sachant qu'on joue à international
    Et que c'est à B d'entamer
    Et que B a en main 3♦ Q♠ 5♥ 8♥ Q♥
    Et que les cœurs ne sont pas brisés
    Alors B peut jouer 3♦ Q♠

  @id:RWC22 @clause:lead.hearts @clause:lead.queen
  Scénario: Dès le deuxième pli, on peut entamer Q♠, mais pas un cœur
    Sachant qu'on joue à international
    Et que c'est à A d'entamer
    Et que A a en main 4♣ 9♣ J♣ 3♦ Q♦ 5♠ J♠ Q♠ A♠ 6♥ 8♥ Q♥
    Et qu'on a déjà joué le pli C 2♣, D 10♣, A A♣, B 6♣
    Alors A peut jouer 4♣ 9♣ J♣ 3♦ Q♦ 5♠ J♠ Q♠ A♠

  @id:XWQ22 @clause:lead.hearts @clause:play.follow-suit
  Scénario: Un cœur défaussé brise les cœurs
    Sachant qu'on joue à international
    Et qu'on a déjà joué le pli A 4♦, B 8♦, C 3♥, D 9♦
    Et que c'est à D d'entamer
    Et que D a en main 8♣ 6♠ K♠ 5♥ J♥ K♥
    Et que A a en main 9♣ 10♣ 2♠ 8♠ 4♥ Q♥
    Alors D peut jouer n'importe quelle carte
    Quand D entame 5♥
    Alors A peut jouer 4♥ Q♥

  @id:V48ZL @clause:lead.hearts @clause:lead.broken-by @clause:play.follow-suit
  Scénario: Des cœurs entamés et fournis faute d'autre carte brisent aussi les cœurs
    # B n'avait que des cœurs et a dû en entamer un ; tous ont fourni, et aucun cœur n'a été défaussé sur une autre couleur.
    Sachant qu'on joue à international
    Et qu'on a déjà joué le pli B 9♥, C 4♥, D J♥, A 10♥
    Et qu'aucun cœur n'a été défaussé
    Et que c'est à D d'entamer
    Et que A a en main 6♣ K♦ 5♥ Q♥
    Et que B a en main 3♥ 6♥ 8♥ A♥
    Et que D a en main 3♣ 6♠ K♠ 2♥
    Alors D peut jouer n'importe quelle carte
    Quand D entame 2♥
    Alors A peut jouer 5♥ Q♥

  @id:WUQ77 @clause:lead.hearts @clause:lead.queen-breaks
  Scénario: Q♠ défaussée ne brise pas les cœurs
    Sachant qu'on joue à international
    Et qu'on a déjà joué le pli A 5♦, B Q♠, C 9♦, D K♦
    Et qu'aucun cœur n'a été joué
    Et que c'est à D d'entamer
    Et que D a en main 8♣ J♣ 6♦ 3♠ 2♥ 9♥ K♥
    Alors D peut jouer 8♣ J♣ 6♦ 3♠

  @id:RC8SH @clause:lead.hearts @clause:lead.queen-breaks @clause:lead.queen
  Scénario: Q♠ entamée ne brise pas les cœurs
    Sachant qu'on joue à international
    Et qu'on a déjà joué le pli A Q♠, B 4♠, C K♠, D 2♠
    Et qu'aucun cœur n'a été joué
    Et que c'est à C d'entamer
    Et que C a en main 5♣ 8♦ J♦ 7♠ 4♥ 10♥ A♥
    Alors C peut jouer 5♣ 8♦ J♦ 7♠

  @id:NX3XL @clause:lead.hearts @clause:play.follow-suit @clause:play.discard
  Scénario: Un cœur se défausse avant que les cœurs soient brisés, et permet ensuite d'entamer cœur
    Sachant qu'on joue à international
    Et que le pli en cours est A 6♦
    Et que B a en main J♣ 9♠ A♠ 4♥ 8♥ 9♥ K♥
    Et que C a en main 8♣ 3♦ K♦ J♠ 2♥ 7♥ Q♥
    Et que D a en main Q♣ 2♦ 6♠ 10♠ 5♥ J♥ A♥
    Et qu'aucun cœur n'a été joué
    Alors B peut jouer n'importe quelle carte
    Quand B joue 4♥
    Alors C peut jouer 3♦ K♦
    Quand C joue K♦
    Et que D joue 2♦
    Alors C prend le pli
    Et C peut jouer n'importe quelle carte
    Quand C entame 2♥
    Alors D peut jouer 5♥ J♥ A♥

  @id:S2486 @clause:lead.hearts
  Scénario: À chaque nouvelle donne, les cœurs ne sont plus brisés
    Sachant qu'on joue à international
    Et qu'une donne entière a été jouée avant celle-ci
    Et que c'est à B d'entamer
    Et que B a en main 10♣ 5♦ Q♦ 7♠ 3♥ 8♥ A♥
    Et que C a en main 6♣ K♦ 2♠ Q♠ 4♥ 6♥ J♥
    Et que les cœurs ne sont pas brisés
    Alors B peut jouer 10♣ 5♦ Q♦ 7♠

  @id:QHS6P @clause:lead.hearts @clause:lead.broken-by @clause:opening.leader @clause:opening.card @clause:passing.cycle
  Scénario: À la donne suivante, les cœurs ne sont plus brisés
    Sachant qu'on joue à international
    Et que c'est la donne 3
    Et que les cœurs sont brisés
    Et que c'est à C d'entamer
    Et que C a en main 9♦ K♥
    Alors C peut jouer n'importe quelle carte
    Quand on joue la donne jusqu'au bout
    Et qu'on distribue la donne suivante
    Alors A a en main 5♣ A♣ 4♦ 9♦ K♦ 3♠ 8♠ J♠ 2♥ 7♥ 9♥ 10♥ Q♥
    Quand B joue 2♣
    Et que C joue 8♣
    Et que D joue 9♣
    Et que A joue A♣
    Alors A peut jouer 5♣ 4♦ 9♦ K♦ 3♠ 8♠ J♠

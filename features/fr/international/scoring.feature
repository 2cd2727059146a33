# language: fr
Fonctionnalité: Le compte des points d'une donne
  Chaque cœur vaut 1 et Q♠ vaut 13 pour qui prend le pli où ils se trouvent ; les autres cartes ne comptent pas.

  @id:X7LC8 @clause:score.cards
  Scénario: Ouest prend Q♠ et deux cœurs, Nord sept cœurs, Est quatre et vous aucun
    # Dans 001, vous, Ouest, Nord et Est êtes assis dans le sens horaire ; ici ce sont A, B, C et D.
    Sachant qu'on joue à international
    Quand on joue la donne jusqu'au bout et que les cartes à points vont à B Q♠ 2♥ 3♥, C 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥, D J♥ Q♥ K♥ A♥
    Alors le score de la donne est A 0, B 15, C 7, D 4

  @id:UNAX5 @clause:score.cards
  Scénario: Q♠ seule vaut 13
    Sachant qu'on joue à international
    Quand on joue la donne jusqu'au bout et que les cartes à points vont à A Q♠, B 2♥ 5♥ 8♥ J♥ K♥ A♥, C 3♥ 6♥ 9♥ Q♥, D 4♥ 7♥ 10♥
    Alors le score de la donne est A 13, B 6, C 4, D 3

  @id:YUO7Z @clause:score.cards
  Scénario: Chaque cœur vaut 1, l'as pas plus que le deux
    Sachant qu'on joue à international
    Quand on joue la donne jusqu'au bout et que les cartes à points vont à A 10♥ J♥ Q♥ K♥ A♥, B 2♥ 3♥ 4♥ 5♥ 6♥, C Q♠ 7♥ 8♥, D 9♥
    Alors le score de la donne est A 5, B 5, C 15, D 1

  @id:XR99N @clause:score.cards @clause:sweep.condition
  Scénario: Q♠ et trois cœurs font 16 points, pas un pit
    Sachant qu'on joue à international
    Quand on joue la donne jusqu'au bout et que les cartes à points vont à B 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥, C Q♠ J♥ Q♥ K♥, D A♥
    Alors le score de la donne est A 0, B 9, C 16, D 1

  @id:ZVP53 @clause:score.captured @clause:trick.winner @clause:play.follow-suit
  Scénario: Q♠ compte pour qui prend le pli, non pour qui l'a défaussée
    Sachant qu'on joue à international
    Et qu'aucun cœur n'a été joué
    Et que le pli en cours est A K♦, B 2♦, C Q♠
    Et que D a en main 4♣ 5♦ J♦ 8♠ 7♥ 9♥ 10♥
    Alors D peut jouer 5♦ J♦
    Quand D joue 5♦
    Alors A prend le pli
    Et A en est à 13 pour cette donne
    Et C en est à 0 pour cette donne

  @id:OKI6X @clause:score.captured @clause:trick.winner @clause:play.follow-suit
  Scénario: J♣, J♦ et 10♦ ne comptent pas
    Sachant qu'on joue à international
    Et qu'aucun cœur n'a été joué
    Et que le pli en cours est A J♣, B J♦, C 10♦
    Et que B a pris Q♠
    Et que D a en main 9♣ Q♣ A♦ 8♠ 4♥ 6♥ K♥
    Alors D peut jouer 9♣ Q♣
    Quand D joue Q♣
    Alors D prend le pli
    Et D en est à 0 pour cette donne
    Et B en est à 13 pour cette donne

  @id:N66S5 @clause:score.captured @clause:trick.winner @clause:play.follow-suit
  Scénario: Un pli avec un cœur et Q♠ vaut 14, peu importe qui les a joués
    Sachant qu'on joue à international
    Et qu'aucun cœur n'a été joué
    Et que le pli en cours est C 7♦, D 4♥, A Q♠
    Et que B a en main 8♣ 3♦ J♦ 2♠ 9♥ K♥ A♥
    Alors B peut jouer 3♦ J♦
    Quand B joue J♦
    Alors B prend le pli
    Et B en est à 14 pour cette donne
    Et A en est à 0 pour cette donne
    Et D en est à 0 pour cette donne

  @id:R85V2 @clause:first-trick.escape @clause:score.captured @clause:trick.winner @clause:play.follow-suit
  Scénario: Un cœur défaussé par force au premier pli compte
    Sachant qu'on joue à international
    Et que le pli en cours est B 2♣, C 8♣
    Et que D a en main Q♠ 2♥ 3♥ 4♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    Et que A a en main 3♣ 6♣ 9♣ K♣ 4♦ 10♦ J♦ A♦ 5♠ 7♠ J♠ K♠ 5♥
    Alors D peut jouer n'importe quelle carte
    Quand D joue 10♥
    Alors A peut jouer 3♣ 6♣ 9♣ K♣
    Quand A joue 3♣
    Alors C prend le pli
    Et c'est à C de jouer
    Et C en est à 1 pour cette donne
    Et D en est à 0 pour cette donne

  @id:ZDFR3 @clause:score.cards @clause:match.add
  Scénario: Les cartes prises dans une donne ne comptent pas dans la suivante
    Sachant qu'on joue à international
    Quand on joue la donne jusqu'au bout avec les points A 19, B 7, C 0, D 0
    Alors le score de la donne est A 19, B 7, C 0, D 0
    Quand on distribue la donne suivante
    Et qu'on joue la donne jusqu'au bout avec les points A 7, B 19, C 0, D 0
    Alors le score de la donne est A 7, B 19, C 0, D 0
    Et les totaux sont A 26, B 26, C 0, D 0

  @id:P8ARB @clause:score.captured @clause:score.cards @clause:match.add
  Scénario: Ce qui a été pris dans une donne ne se recompte pas dans la suivante
    # À la donne 4, personne ne passe : rien ne vient entre les deux donnes.
    Sachant qu'on joue à international
    Et que c'est la donne 3
    Et que les totaux sont A 15, B 19, C 10, D 8
    Quand on joue la donne jusqu'au bout avec les points A 20, B 3, C 3, D 0
    Alors le score de la donne est A 20, B 3, C 3, D 0
    Quand on distribue la donne suivante
    Et qu'on joue la donne jusqu'au bout avec les points A 0, B 1, C 5, D 20
    Alors le score de la donne est A 0, B 1, C 5, D 20
    Et les totaux sont A 35, B 23, C 18, D 28

# language: fr
Fonctionnalité: La passe de trois cartes
  Avant le premier pli, chacun passe trois cartes : à gauche, à droite, en face, et une donne sur quatre pas du tout.
  B joue après A : B est donc le joueur à gauche de A.

  @clause:passing.cycle @clause:passing.cards @clause:opening.leader @clause:opening.card
  Plan du scénario: À la donne <donne>, chacun passe trois cartes <sens>, et le nouveau détenteur du 2♣ entame
    Sachant qu'on joue à international
    Et que c'est la donne <donne>
    Et que A a en main 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ A♣
    Et que B a en main 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ A♦
    Et que C a en main 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠
    Et que D a en main 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    Quand la donne commence
    Alors on passe les cartes <sens>
    Quand A passe 2♣ 3♣ 4♣
    Et que B passe 2♦ 3♦ 4♦
    Et que C passe 2♠ 3♠ 4♠
    Et que D passe 2♥ 3♥ 4♥
    Alors A a en main 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ A♣ <pour A>
    Et B a en main 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ A♦ <pour B>
    Et C a en main 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠ <pour C>
    Et D a en main 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥ <pour D>
    Et c'est à <entameur> de jouer
    Et <entameur> peut jouer 2♣

    Exemples:
      | id    | donne | sens     | pour A   | pour B   | pour C   | pour D   | entameur |
      | R7WTG | 1     | à gauche | 2♥ 3♥ 4♥ | 2♣ 3♣ 4♣ | 2♦ 3♦ 4♦ | 2♠ 3♠ 4♠ | B        |
      | U4L4T | 2     | à droite | 2♦ 3♦ 4♦ | 2♠ 3♠ 4♠ | 2♥ 3♥ 4♥ | 2♣ 3♣ 4♣ | D        |
      | YWCH7 | 3     | en face  | 2♠ 3♠ 4♠ | 2♥ 3♥ 4♥ | 2♣ 3♣ 4♣ | 2♦ 3♦ 4♦ | C        |
      | XXVY7 | 5     | à gauche | 2♥ 3♥ 4♥ | 2♣ 3♣ 4♣ | 2♦ 3♦ 4♦ | 2♠ 3♠ 4♠ | B        |

  @clause:passing.cycle @clause:opening.leader @clause:opening.card
  Plan du scénario: À la donne <donne>, personne ne passe, et le détenteur du 2♣ entame aussitôt
    Sachant qu'on joue à international
    Et que c'est la donne <donne>
    Et que C a en main 2♣ 5♣ J♣ 3♦ 9♦ K♦ 4♠ 8♠ Q♠ 2♥ 7♥ 9♥ A♥
    Quand la donne commence
    Alors personne ne passe de cartes
    Et on refuse à C de passer 3♦ Q♠ A♥
    Et c'est à C de jouer
    Et C peut jouer 2♣

    Exemples:
      | id    | donne |
      | WL5E2 | 4     |
      | SP7LI | 8     |

  @clause:passing.cycle @clause:score.cards
  Plan du scénario: Après la donne <donne>, <suite>
    Sachant qu'on joue à international
    Et que c'est la donne <donne>
    Quand on joue la donne jusqu'au bout avec les points A 13, B 6, C 4, D 3
    Alors le score de la donne est A 13, B 6, C 4, D 3
    Quand on distribue la donne suivante
    Alors <suite>

    Exemples:
      | id    | donne | suite                        |
      | QE9E8 | 1     | on passe les cartes à droite |
      | TEF89 | 2     | on passe les cartes en face  |
      | T4QGL | 3     | personne ne passe de cartes  |
      | Z7EMM | 4     | on passe les cartes à gauche |

  @id:N54M3 @clause:passing.cycle @clause:passing.cards @clause:passing.blind @clause:opening.leader @clause:opening.card
  Scénario: Rien ne bouge avant que le dernier joueur ait choisi
    Sachant qu'on joue à international
    Et que c'est la donne 1
    Et que A a en main 2♣ 7♣ J♣ 3♦ 9♦ Q♦ 5♠ 8♠ Q♠ 4♥ 6♥ 10♥ A♥
    Et que B a en main 4♣ 8♣ Q♣ 2♦ 6♦ J♦ 2♠ 9♠ A♠ 3♥ 7♥ J♥ K♥
    Quand A passe 2♣ Q♠ A♥
    Alors B a en main 4♣ 8♣ Q♣ 2♦ 6♦ J♦ 2♠ 9♠ A♠ 3♥ 7♥ J♥ K♥
    Et B doit encore passer ses cartes
    Et la carte 2♣ jouée par A est refusée
    Quand B passe Q♣ A♠ K♥
    Et que les autres passent aussi leurs cartes
    Alors B a en main 2♣ 4♣ 8♣ 2♦ 6♦ J♦ 2♠ 9♠ Q♠ 3♥ 7♥ J♥ A♥
    Et c'est à B de jouer
    Et B peut jouer 2♣

  @id:NB4LD @clause:passing.cycle @clause:passing.cards @clause:passing.blind
  Scénario: On ne voit ni ne repasse ce qu'on reçoit avant que le dernier joueur ait choisi
    Sachant qu'on joue à international
    Et que c'est la donne 1
    Et que A a en main 2♣ 7♣ J♣ 3♦ 9♦ Q♦ 5♠ 8♠ K♠ 4♥ 6♥ 10♥ K♥
    Et que B a en main 4♣ 8♣ Q♣ 2♦ 6♦ J♦ 2♠ 9♠ A♠ 3♥ 7♥ J♥ A♥
    Quand A passe 7♣ K♠ K♥
    Alors B a en main 4♣ 8♣ Q♣ 2♦ 6♦ J♦ 2♠ 9♠ A♠ 3♥ 7♥ J♥ A♥
    Et on refuse à B de passer 7♣ K♠ K♥
    Quand B passe 4♣ 8♣ Q♣
    Et que les autres passent aussi leurs cartes
    Alors B a en main 7♣ 2♦ 6♦ J♦ 2♠ 9♠ K♠ A♠ 3♥ 7♥ J♥ K♥ A♥

  @id:SKM5W @clause:passing.cycle @clause:passing.cards @clause:passing.blind @clause:opening.leader @clause:opening.card
  Scénario: Une carte encore en route ne se repasse pas
    Sachant qu'on joue à international
    Et que c'est la donne 1
    Et que C a en main 3♣ 9♣ A♣ 5♦ 10♦ 4♠ Q♠ K♠ A♠ 2♥ 6♥ 9♥ J♥
    Et que D a en main 2♣ 6♣ 10♣ K♣ 2♦ 7♦ J♦ K♦ 3♠ 7♠ 10♠ 5♥ 8♥
    Quand C passe Q♠ K♠ A♠
    Alors on refuse à D de passer 10♣ K♣ Q♠
    Et D doit encore passer ses cartes
    Quand D passe 10♣ K♣ 8♥
    Et que les autres passent aussi leurs cartes
    Alors D a en main 2♣ 6♣ 2♦ 7♦ J♦ K♦ 3♠ 7♠ 10♠ Q♠ K♠ A♠ 5♥
    Et c'est à D de jouer
    Et D peut jouer 2♣

  @clause:passing.cycle @clause:passing.cards @clause:opening.leader @clause:opening.card
  Plan du scénario: Passer <choix> est refusé, puis trois cartes de sa main sont acceptées
    Sachant qu'on joue à international
    Et que c'est la donne 1
    Et que A a en main 2♣ 7♣ J♣ 3♦ 9♦ Q♦ 5♠ 8♠ K♠ 4♥ 6♥ 10♥ K♥
    Quand la donne commence
    Alors on refuse à A de passer <cartes>
    Et A doit encore passer ses cartes
    Quand A passe 7♣ K♠ K♥
    Et que les autres passent aussi leurs cartes
    Alors c'est à A de jouer
    Et A peut jouer 2♣

    Exemples:
      | id    | choix                   | cartes      |
      | N4RS8 | deux cartes             | 7♣ K♠       |
      | VJYC4 | quatre cartes           | 7♣ J♣ K♠ K♥ |
      | Z76E7 | deux fois la même carte | 7♣ K♠ K♠    |
      | RU6JZ | une carte qu'on n'a pas | 7♣ K♠ A♥    |

  @id:TFO8Z @clause:passing.cycle @clause:passing.cards @clause:passing.blind @clause:opening.leader @clause:opening.card
  Scénario: Un choix fait est fait : passer une deuxième fois est refusé
    Sachant qu'on joue à international
    Et que c'est la donne 1
    Et que A a en main 2♣ 7♣ J♣ 3♦ 9♦ Q♦ 5♠ 8♠ K♠ 4♥ 6♥ 10♥ K♥
    Quand A passe 7♣ K♠ K♥
    Alors on refuse à A de passer 2♣ 8♠ 10♥
    Quand les autres passent aussi leurs cartes
    Alors c'est à A de jouer
    Et A peut jouer 2♣

  @id:N965K @clause:passing.cycle @clause:passing.cards @clause:opening.leader @clause:play.own-card @clause:play.follow-suit
  Scénario: Une carte passée n'est plus en main, et une carte reçue se joue comme une autre
    # Donne 2, à droite : A passe à D et reçoit de B.
    Sachant qu'on joue à international
    Et que c'est la donne 2
    Et que A a en main 2♣ 7♣ K♣ 3♦ 9♦ Q♦ 5♠ 8♠ K♠ 4♥ 6♥ 10♥ K♥
    Et que B a en main 5♣ 9♣ Q♣ 4♦ 6♦ J♦ 2♠ 9♠ A♠ 3♥ 7♥ J♥ A♥
    Quand A passe 2♣ K♣ K♥
    Et que B passe 9♣ 4♦ 2♠
    Et que les autres passent aussi leurs cartes
    Et que D entame 2♣
    Alors c'est à A de jouer
    Et la carte K♣ jouée par A est refusée
    Et A peut jouer 7♣ 9♣

# language: fr
Fonctionnalité: L'inversion
  Avec l'inversion (omslag), cinquante points ne finissent pas la partie mais l'inversent : dès lors les points de tous
  se soustraient, et le premier à zéro ou moins gagne.

  @id:KVCS9 @clause:reversal.begin @clause:reversal.crossing @clause:reversal.subtract @clause:match.add @clause:match.end @clause:match.winner
  Scénario: Cinquante points ne finissent rien : dès la donne suivante, les points de tous se soustraient
    # Au jeu court, D aurait gagné avec 10.
    Sachant qu'on joue à nl-omslag
    Et que les totaux sont A 45, B 20, C 15, D 10
    Quand on joue la donne jusqu'au bout avec les points A 5, B 4, C 6, D 0
    Alors les totaux sont A 50, B 24, C 21, D 10
    Et la partie continue
    Et les points se soustraient
    Quand on distribue la donne suivante
    Et qu'on joue la donne jusqu'au bout avec les points A 3, B 7, C 0, D 5
    Alors les totaux sont A 47, B 17, C 21, D 5
    Et la partie continue

  @id:FB6ZK @clause:match.end @clause:match.winner @clause:reversal.begin @clause:match.add
  Scénario: Cinquante points exactement au dernier pli ne finissent rien, et toutes les tables comptent de même
    Sachant qu'on joue à nl-omslag
    Et que les totaux sont A 45, B 20, C 15, D 10
    Et que c'est à A d'entamer
    Et que A a en main K♦
    Et que B a en main 8♦
    Et que C a en main Q♠
    Et que D a en main 9♦
    Et que B a pris 7♥ 8♥ 9♥ 10♥
    Et que C a pris J♣ J♥ Q♥ K♥ A♥
    Quand A entame K♦
    Et que B joue 8♦
    Et que C joue Q♠
    Et que D joue 9♦
    Alors les totaux sont A 50, B 24, C 21, D 10
    Et la partie continue
    Et les points se soustraient

  @id:E5NF3 @clause:reversal.begin @clause:match.add
  Scénario: À quarante-neuf, les points s'ajoutent encore
    Sachant qu'on joue à nl-omslag
    Et que les totaux sont A 40, B 20, C 10, D 5
    Quand on joue la donne jusqu'au bout avec les points A 9, B 1, C 5, D 0
    Alors les totaux sont A 49, B 21, C 15, D 5
    Et la partie continue
    Et les points s'ajoutent

  @id:GC6H9 @clause:reversal.begin @clause:reversal.crossing @clause:match.add
  Scénario: Deux joueurs à cinquante dans la même donne : une seule inversion, et aucun n'a perdu
    Sachant qu'on joue à nl-omslag
    Et que les totaux sont A 45, B 41, C 12, D 7
    Quand on joue la donne jusqu'au bout avec les points A 5, B 9, C 1, D 0
    Alors les totaux sont A 50, B 50, C 13, D 7
    Et la partie continue
    Et les points se soustraient

  @clause:reversal.crossing @clause:reversal.begin @clause:match.add
  Plan du scénario: Que deviennent les points au-delà de cinquante dans la donne qui amène l'inversion ?
    Sachant qu'on joue à nl-omslag
    Et qu'à cette table, <règle>
    Et que les totaux sont A 48, B 47, C 15, D 10
    Quand on joue la donne jusqu'au bout avec les points A 9, B 5, C 1, D 0
    Alors les totaux sont <totaux>
    Et la partie continue
    Et les points se soustraient

    Exemples:
      | id    | règle                                              | totaux                 |
      | FAD7A | la donne qui atteint le seuil s'ajoute entièrement | A 57, B 52, C 16, D 10 |
      | E88W4 | un total qui dépasse le seuil y est ramené         | A 50, B 50, C 16, D 10 |

  @clause:reversal.crossing-sweep @clause:reversal.begin @clause:sweep.condition @clause:sweep.score @clause:match.add
  Plan du scénario: Que deviennent les points au-delà de cinquante quand un pit amène l'inversion ?
    Sachant qu'on joue à nl-omslag
    Et qu'à cette table, <règle>
    Et que les totaux sont A 10, B 40, C 30, D 10
    Quand on joue la donne jusqu'au bout et que A prend toutes les cartes à points
    Alors les totaux sont <totaux>
    Et la partie continue
    Et les points se soustraient

    Exemples:
      | id    | règle                                                  | totaux                 |
      | FMQ7R | un pit qui atteint le seuil s'ajoute entièrement       | A 10, B 55, C 45, D 25 |
      | I42XJ | un total qu'un pit porte au-delà du seuil y est ramené | A 10, B 50, C 45, D 25 |

  @id:AMC83 @clause:reversal.subtract @clause:reversal.finish @clause:score.cards
  Scénario: Après l'inversion, les points de chacun se soustraient, qu'il ait passé cinquante ou non, et un point n'est pas zéro
    Sachant qu'on joue à nl-omslag
    Et que les totaux sont A 57, B 30, C 25, D 8
    Et que les points se soustraient
    Quand on joue la donne jusqu'au bout avec les points A 2, B 6, C 0, D 7
    Alors le score de la donne est A 2, B 6, C 0, D 7
    Et les totaux sont A 55, B 24, C 25, D 1
    Et la partie continue
    Et les points se soustraient

  @id:MQUMP @clause:reversal.subtract @clause:reversal.begin @clause:match.end
  Scénario: Quand tous sont repassés sous cinquante, les points se soustraient toujours
    Sachant qu'on joue à nl-omslag
    Et que les totaux sont A 52, B 30, C 33, D 20
    Et que les points se soustraient
    Quand on joue la donne jusqu'au bout avec les points A 4, B 6, C 0, D 5
    Alors les totaux sont A 48, B 24, C 33, D 15
    Et les points se soustraient
    Quand on distribue la donne suivante
    Et qu'on joue la donne jusqu'au bout avec les points A 5, B 0, C 3, D 7
    Alors les totaux sont A 43, B 24, C 30, D 8
    Et la partie continue

  @id:LZKB9 @clause:reversal.finish @clause:reversal.subtract @clause:match.mid-deal
  Scénario: Qui arrive exactement à zéro a gagné
    Sachant qu'on joue à nl-omslag
    Et que les totaux sont A 52, B 30, C 33, D 5
    Et que les points se soustraient
    Quand on joue la donne jusqu'au bout avec les points A 4, B 6, C 0, D 5
    Alors les totaux sont A 48, B 24, C 33, D 0
    Et la partie est finie
    Et D gagne la partie

  @id:DYQR6 @clause:reversal.overshoot @clause:reversal.finish @clause:reversal.subtract @clause:match.mid-deal
  Scénario: Si un total sous zéro gagne comme zéro, on ne prend jamais trop
    Sachant qu'on joue à nl-short+omslag
    Et qu'à cette table, un total sous zéro gagne comme zéro
    Et que les totaux sont A 52, B 27, C 39, D 2
    Et que les points se soustraient
    Quand on joue la donne jusqu'au bout avec les points A 0, B 3, C 0, D 12
    Alors les totaux sont A 52, B 24, C 39, D -10
    Et la partie est finie
    Et D gagne la partie

  @id:GFNP7 @clause:reversal.overshoot @clause:reversal.subtract @clause:match.mid-deal
  Scénario: Si un total sous zéro rebondit, deux moins douze font dix
    Sachant qu'on joue à nl-short+omslag
    Et qu'à cette table, un total sous zéro compte pour autant de points au-dessus
    Et que les totaux sont A 52, B 27, C 39, D 2
    Et que les points se soustraient
    Quand on joue la donne jusqu'au bout avec les points A 0, B 3, C 0, D 12
    Alors les totaux sont A 52, B 24, C 39, D 10
    Et la partie continue
    Et les points se soustraient

  @id:GP5ZZ @clause:reversal.finish @clause:reversal.subtract @clause:match.mid-deal
  Scénario: Deux joueurs exactement à zéro après la même donne gagnent tous deux
    Sachant qu'on joue à nl-omslag
    Et que les totaux sont A 50, B 40, C 6, D 9
    Et que les points se soustraient
    Quand on joue la donne jusqu'au bout avec les points A 0, B 0, C 6, D 9
    Alors les totaux sont A 50, B 40, C 0, D 0
    Et la partie est finie
    Et C et D gagnent la partie

  @id:D6WZD @clause:reversal.several @clause:reversal.overshoot @clause:reversal.finish @clause:reversal.subtract @clause:match.mid-deal
  Scénario: Si tous gagnent à zéro ou moins, le joueur à zéro gagne avec le joueur sous zéro
    Sachant qu'on joue à nl-omslag
    Et qu'à cette table, tous ceux qui sont à zéro ou moins après la même donne gagnent
    Et que les totaux sont A 50, B 44, C 6, D 5
    Et que les points se soustraient
    Quand on joue la donne jusqu'au bout avec les points A 0, B 0, C 6, D 9
    Alors les totaux sont A 50, B 44, C 0, D -4
    Et la partie est finie
    Et C et D gagnent la partie

  @id:EM7PM @clause:reversal.several @clause:reversal.overshoot @clause:reversal.finish @clause:reversal.subtract @clause:match.mid-deal
  Scénario: Si seul le plus bas gagne, le joueur sous zéro gagne seul
    Sachant qu'on joue à nl-omslag
    Et qu'à cette table, de ceux qui sont à zéro ou moins après la même donne, le plus bas gagne
    Et que les totaux sont A 50, B 44, C 6, D 5
    Et que les points se soustraient
    Quand on joue la donne jusqu'au bout avec les points A 0, B 0, C 6, D 9
    Alors les totaux sont A 50, B 44, C 0, D -4
    Et la partie est finie
    Et D gagne la partie

  @clause:reversal.sweep @clause:reversal.subtract @clause:sweep.condition @clause:sweep.score
  Plan du scénario: Que vaut un pit quand les points se soustraient ?
    Sachant qu'on joue à nl-omslag
    Et qu'à cette table, <règle>
    Et que les totaux sont A 50, B 40, C 20, D 25
    Et que les points se soustraient
    Quand on joue la donne jusqu'au bout et que A prend toutes les cartes à points
    Alors le score de la donne est <scores>
    Et les totaux sont <totaux>
    Et la partie continue
    Et les points se soustraient

    Exemples:
      | id    | règle                                                      | scores                | totaux                 |
      | ERV8I | après l'inversion, le score d'un pit se soustrait tel quel | A 0, B 15, C 15, D 15 | A 50, B 25, C 5, D 10  |
      | A3FAZ | après l'inversion, un pit ne vaut que les points pris      | A 15, B 0, C 0, D 0   | A 35, B 40, C 20, D 25 |
      | IGED7 | après l'inversion, le score d'un pit s'ajoute quand même   | A 0, B 15, C 15, D 15 | A 50, B 55, C 35, D 40 |

  @id:FT2QL @clause:reversal.sweep @clause:reversal.finish @clause:reversal.subtract @clause:sweep.condition @clause:sweep.score @clause:match.mid-deal
  Scénario: Si un pit ne vaut que les points pris, son auteur peut ainsi arriver à zéro
    Sachant qu'on joue à nl-omslag
    Et qu'à cette table, après l'inversion, un pit ne vaut que les points pris
    Et que les totaux sont A 15, B 50, C 30, D 25
    Et que les points se soustraient
    Quand on joue la donne jusqu'au bout et que A prend toutes les cartes à points
    Alors les totaux sont A 0, B 50, C 30, D 25
    Et la partie est finie
    Et A gagne la partie

  @id:IP28F @clause:reversal.sweep @clause:reversal.finish @clause:reversal.subtract @clause:sweep.condition @clause:sweep.score
  Scénario: Si le score d'un pit se soustrait tel quel, un adversaire peut ainsi arriver à zéro
    Sachant qu'on joue à nl-omslag
    Et qu'à cette table, après l'inversion, le score d'un pit se soustrait tel quel
    Et que les totaux sont A 40, B 50, C 15, D 30
    Et que les points se soustraient
    Quand on joue la donne jusqu'au bout et que A prend toutes les cartes à points
    Alors les totaux sont A 40, B 35, C 0, D 15
    Et la partie est finie
    Et C gagne la partie

  @id:MX9Q4 @clause:reversal.at-zero @clause:reversal.begin @clause:reversal.crossing @clause:match.add
  Scénario: Quand être à zéro suffit, on gagne dès que l'inversion commence
    Sachant qu'on joue à nl-omslag
    Et qu'à cette table, un joueur à zéro quand l'inversion commence a gagné
    Et que les totaux sont A 45, B 30, C 15, D 0
    Quand on joue la donne jusqu'au bout avec les points A 5, B 4, C 6, D 0
    Alors les totaux sont A 50, B 34, C 21, D 0
    Et la partie est finie
    Et D gagne la partie

  @id:JJ34G @clause:reversal.at-zero @clause:reversal.begin @clause:reversal.crossing @clause:match.add
  Scénario: Quand être à zéro suffit, deux joueurs à zéro gagnent ensemble
    Sachant qu'on joue à nl-omslag
    Et qu'à cette table, un joueur à zéro quand l'inversion commence a gagné
    Et que les totaux sont A 41, B 34, C 0, D 0
    Quand on joue la donne jusqu'au bout avec les points A 9, B 6, C 0, D 0
    Alors les totaux sont A 50, B 40, C 0, D 0
    Et la partie est finie
    Et C et D gagnent la partie

  @id:J2AKF @clause:reversal.at-zero @clause:reversal.begin @clause:reversal.crossing @clause:reversal.finish @clause:reversal.subtract @clause:match.add @clause:match.mid-deal
  Scénario: Quand être à zéro ne suffit pas encore, il faut finir la donne suivante à zéro
    Sachant qu'on joue à nl-omslag
    Et qu'à cette table, un joueur à zéro quand l'inversion commence doit encore finir la donne suivante
    Et que les totaux sont A 45, B 30, C 15, D 0
    Quand on joue la donne jusqu'au bout avec les points A 5, B 4, C 6, D 0
    Alors les totaux sont A 50, B 34, C 21, D 0
    Et la partie continue
    Et les points se soustraient
    Quand on distribue la donne suivante
    Et qu'on joue la donne jusqu'au bout avec les points A 5, B 1, C 9, D 0
    Alors les totaux sont A 45, B 33, C 12, D 0
    Et la partie est finie
    Et D gagne la partie

  @id:B8S6A @clause:reversal.at-zero @clause:reversal.begin @clause:reversal.crossing @clause:reversal.overshoot @clause:reversal.subtract @clause:match.add @clause:match.mid-deal
  Scénario: Quand les totaux rebondissent, qui était à zéro peut en repartir
    Sachant qu'on joue à nl-short+omslag
    Et qu'à cette table, un joueur à zéro quand l'inversion commence doit encore finir la donne suivante
    Et qu'à cette table, un total sous zéro compte pour autant de points au-dessus
    Et que les totaux sont A 45, B 30, C 15, D 0
    Quand on joue la donne jusqu'au bout avec les points A 5, B 4, C 6, D 0
    Alors les totaux sont A 50, B 34, C 21, D 0
    Et la partie continue
    Quand on distribue la donne suivante
    Et qu'on joue la donne jusqu'au bout avec les points A 0, B 9, C 3, D 3
    Alors les totaux sont A 50, B 25, C 18, D 3
    Et la partie continue

  @id:AXML8 @clause:match.mid-deal @clause:reversal.finish @clause:reversal.subtract
  Scénario: Si la partie ne finit qu'avec la donne, qui arrive à zéro en pleine donne joue encore
    Sachant qu'on joue à nl-omslag
    Et qu'à cette table, la partie ne finit qu'une fois la donne achevée
    Et que les totaux sont A 52, B 30, C 33, D 5
    Et que les points se soustraient
    Et que c'est le pli 2
    Et qu'on a déjà joué le pli B 7♣, C 8♣, D K♣, A 9♣
    Et que le pli en cours est D K♦, A 8♦
    Quand B joue Q♠
    Et que C joue 9♦
    Alors D en est à 5 pour cette donne
    Et la donne n'est pas finie
    Et c'est à D de jouer
    Quand on joue la donne jusqu'au bout avec les points A 4, B 6, C 0, D 5
    Alors les totaux sont A 48, B 24, C 33, D 0
    Et la partie est finie
    Et D gagne la partie

  @id:LXS47 @clause:match.mid-deal @clause:reversal.finish @clause:reversal.subtract
  Scénario: Si la partie finit en pleine donne, elle finit au pli qui mène un joueur à zéro
    Sachant qu'on joue à nl-omslag
    Et qu'à cette table, la partie finit aussitôt, en pleine donne
    Et que les totaux sont A 52, B 30, C 33, D 5
    Et que les points se soustraient
    Et que c'est le pli 2
    Et qu'on a déjà joué le pli B 7♣, C 8♣, D K♣, A 9♣
    Et que le pli en cours est D K♦, A 8♦
    Quand B joue Q♠
    Et que C joue 9♦
    Alors la partie est finie
    Et les totaux sont A 52, B 30, C 33, D 0
    Et D gagne la partie

  @clause:reversal.crossing @clause:reversal.begin @clause:match.add
  Plan du scénario: Quelqu'un passe cinquante en pleine donne : que deviennent les points qui suivent ?
    # Ce pli mène A à 51 ; B et C prennent leurs points après. De même si la partie peut finir en pleine donne.
    Sachant qu'on joue à nl-omslag
    Et qu'à cette table, <règle>
    Et que les totaux sont A 46, B 20, C 15, D 9
    Et que c'est le pli 2
    Et qu'on a déjà joué le pli B 7♣, C 8♣, D 9♣, A K♣
    Et que le pli en cours est A K♦, B 8♦
    Quand C joue Q♠
    Et que D joue 9♦
    Alors A en est à 5 pour cette donne
    Et la donne n'est pas finie
    Quand on joue la donne jusqu'au bout avec les points A 5, B 4, C 6, D 0
    Alors le score de la donne est A 5, B 4, C 6, D 0
    Et les totaux sont <totaux>
    Et la partie continue
    Et les points se soustraient

    Exemples:
      | id    | règle                                                    | totaux                |
      | AED9J | la donne qui atteint le seuil s'ajoute entièrement       | A 51, B 24, C 21, D 9 |
      | BT7WN | un total qui dépasse le seuil y est ramené               | A 50, B 24, C 21, D 9 |
      | HK4PX | le pli qui atteint le seuil inverse le reste de la donne | A 51, B 16, C 9, D 9  |

  @id:CV9LD @clause:reversal.crossing @clause:reversal.begin @clause:match.add
  Scénario: Si un pli inverse la donne, c'est dès cinquante exactement, et pour son preneur aussi
    # A arrive à 50 avec la dame, puis prend encore quatre points.
    Sachant qu'on joue à nl-omslag
    Et qu'à cette table, le pli qui atteint le seuil inverse le reste de la donne
    Et que les totaux sont A 45, B 20, C 15, D 9
    Et que c'est le pli 2
    Et qu'on a déjà joué le pli B 7♣, C 8♣, D 9♣, A K♣
    Et que le pli en cours est A K♦, B 8♦
    Quand C joue Q♠
    Et que D joue 9♦
    Et qu'on joue la donne jusqu'au bout avec les points A 9, B 4, C 2, D 0
    Alors le score de la donne est A 9, B 4, C 2, D 0
    Et les totaux sont A 46, B 16, C 13, D 9
    Et la partie continue
    Et les points se soustraient

  @id:EY3QT @clause:reversal.crossing @clause:reversal.begin @clause:reversal.finish @clause:reversal.at-zero @clause:reversal.overshoot @clause:reversal.several @clause:match.add
  Scénario: Si un pli inverse la donne, qui arrive à zéro par ce qu'il prend ensuite a gagné
    # D est à zéro sans avoir rien pris, ce qui ici ne suffit pas encore.
    Sachant qu'on joue à nl-omslag
    Et qu'à cette table, le pli qui atteint le seuil inverse le reste de la donne
    Et qu'à cette table, un joueur à zéro quand l'inversion commence doit encore finir la donne suivante
    Et que les totaux sont A 46, B 20, C 6, D 0
    Et que c'est le pli 2
    Et qu'on a déjà joué le pli B 7♣, C 8♣, D 9♣, A K♣
    Et que le pli en cours est A K♦, B 8♦
    Quand C joue Q♠
    Et que D joue 9♦
    Et qu'on joue la donne jusqu'au bout avec les points A 5, B 4, C 6, D 0
    Alors les totaux sont A 51, B 16, C 0, D 0
    Et la partie est finie
    Et C gagne la partie

  @id:GL8RM @clause:reversal.begin @clause:sweep.condition @clause:sweep.score @clause:match.add
  Scénario: Qui passe cinquante en pleine donne puis fait un pit n'a rien marqué et n'inverse rien
    # De même si un pli peut inverser le reste de la donne.
    Sachant qu'on joue à nl-omslag
    Et que les totaux sont A 46, B 20, C 15, D 9
    Et que c'est le pli 2
    Et qu'on a déjà joué le pli B 7♣, C 8♣, D 9♣, A K♣
    Et que le pli en cours est A K♦, B 8♦
    Quand C joue Q♠
    Et que D joue 9♦
    Et qu'on joue la donne jusqu'au bout et que A prend toutes les cartes à points
    Alors les totaux sont A 46, B 35, C 30, D 24
    Et la partie continue
    Et les points s'ajoutent

  @id:EIIS8 @clause:reversal.begin @clause:match.add
  Scénario: S'il faut dépasser cinquante, cinquante points exactement n'inversent pas la partie
    Sachant qu'on joue à nl-omslag
    Et qu'à cette table, il faut dépasser le seuil
    Et que les totaux sont A 45, B 20, C 15, D 10
    Quand on joue la donne jusqu'au bout avec les points A 5, B 4, C 6, D 0
    Alors les totaux sont A 50, B 24, C 21, D 10
    Et la partie continue
    Et les points s'ajoutent

  @id:L9AAE @clause:reversal.begin @clause:reversal.crossing @clause:match.add
  Scénario: Une table peut inverser à quarante points
    Sachant qu'on joue à nl-omslag
    Et qu'à cette table, le seuil est de 40 points
    Et que les totaux sont A 31, B 20, C 6, D 3
    Quand on joue la donne jusqu'au bout avec les points A 9, B 1, C 5, D 0
    Alors les totaux sont A 40, B 21, C 11, D 3
    Et la partie continue
    Et les points se soustraient

# language: fr
Fonctionnalité: Règles maison au jeu court
  L'entame libre, le pit qui fait perdre des points, les Gentleman's Rules, et l'inversion quand la table en convient.

  @id:E9HN8 @clause:opening.leader @clause:opening.card @clause:passing.cycle @clause:passing.cards @clause:passing.blind @clause:trick.order @clause:play.follow-suit
  Scénario: Entame libre : le joueur à gauche du donneur entame, où que soit le 7♣
    Sachant qu'on joue à nl-short+free-opening
    Et que C est le donneur
    Et que D a en main 8♣ 9♦ K♦ 7♠ 10♠ Q♠ 8♥ A♥
    Et que A a en main 7♣ 10♣ 8♦ Q♦ A♦ 9♠ 9♥ K♥
    Quand la donne commence
    Alors personne ne passe de cartes
    Et c'est à D de jouer
    Et la carte 7♣ jouée par A est refusée
    Quand D entame K♦
    Alors A peut jouer 8♦ Q♦ A♦

  @id:G3NLA @clause:opening.leader @clause:opening.card @clause:lead.hearts @clause:first-trick.hearts @clause:first-trick.queen @clause:play.follow-suit
  Scénario: Entame libre au jeu court : toute carte est permise, 7♣, Q♠ ou un cœur
    Sachant qu'on joue à nl-short+free-opening
    Et que C est le donneur
    Et que D a en main 7♣ 9♦ K♦ 7♠ 10♠ Q♠ 8♥ A♥
    Et que A a en main 8♣ 10♣ 8♦ 10♦ A♦ 9♠ 9♥ K♥
    Quand la donne commence
    Alors D peut jouer n'importe quelle carte
    Quand D entame 8♥
    Alors A peut jouer 9♥ K♥

  @id:C529R @clause:opening.leader @clause:setup.dealer @clause:score.cards
  Scénario: Entame libre : la donne et l'entame tournent ensemble
    Sachant qu'on joue à nl-short+free-opening
    Et que B est le donneur
    Quand la donne commence
    Alors c'est à C de jouer
    Quand on joue la donne jusqu'au bout avec les points A 9, B 1, C 5, D 0
    Alors le score de la donne est A 9, B 1, C 5, D 0
    Quand on distribue la donne suivante
    Alors C est le donneur
    Et c'est à D de jouer

  @clause:opening.leader @clause:first-trick.lead @clause:lead.hearts @clause:lead.queen
  Plan du scénario: Entame libre : peut-on entamer Q♠ quand elle est exclue du premier pli ?
    # Les cœurs restent en main dans les deux cas : aucun n'a encore été défaussé.
    Sachant qu'on joue à nl-omslag+free-opening
    Et qu'à cette table, <règle>
    Et que A est le donneur
    Et que B a en main 9♣ 8♦ 9♦ K♦ Q♠ A♠ 8♥ 9♥
    Quand la donne commence
    Alors B peut jouer <cartes>

    Exemples:
      | id    | règle                                                                 | cartes            |
      | AFYD3 | on n'entame pas non plus le premier pli d'une carte qui en est exclue | 9♣ 8♦ 9♦ K♦ A♠    |
      | ICQ2T | on peut entamer le premier pli de n'importe quelle carte              | 9♣ 8♦ 9♦ K♦ Q♠ A♠ |

  @clause:opening.leader @clause:first-trick.lead @clause:lead.hearts @clause:score.cards
  Plan du scénario: Entame libre entre gentlemen : peut-on entamer J♣ ?
    Sachant qu'on joue à nl-short+free-opening+gentlemans-rules
    Et qu'à cette table, <règle>
    Et que A est le donneur
    Et que B a en main 9♣ J♣ 8♦ 9♦ K♠ A♠ 8♥ 9♥
    Quand la donne commence
    Alors B peut jouer <cartes>

    Exemples:
      | id    | règle                                                                 | cartes            |
      | E9382 | on n'entame pas non plus le premier pli d'une carte qui en est exclue | 9♣ 8♦ 9♦ K♠ A♠    |
      | C3LYI | on peut entamer le premier pli de n'importe quelle carte              | 9♣ J♣ 8♦ 9♦ K♠ A♠ |

  @id:FGO39 @clause:opening.leader @clause:first-trick.hearts @clause:first-trick.queen @clause:lead.hearts @clause:lead.exception @clause:lead.queen
  Scénario: Entame libre, rien que des cœurs et Q♠ : on entame Q♠, bien qu'exclue, car cœur ne s'entame pas
    Sachant qu'on joue à nl-omslag+free-opening
    Et que A est le donneur
    Et que B a en main Q♠ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ A♥
    Quand la donne commence
    Alors B peut jouer Q♠

  @id:I6UXS @clause:opening.leader @clause:first-trick.hearts @clause:first-trick.queen @clause:lead.hearts @clause:lead.exception @clause:play.discard
  Scénario: Huit cœurs en main : on entame celui qu'on veut
    Sachant qu'on joue à nl-omslag+free-opening
    Et que A est le donneur
    Et que B a en main 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    Et que C a en main 7♣ A♣ 9♦ K♦ A♦ 8♠ 9♠ Q♠
    Quand la donne commence
    Alors B peut jouer n'importe quelle carte
    Quand B entame 7♥
    Alors C peut jouer 7♣ A♣ 9♦ K♦ A♦ 8♠ 9♠

  @clause:opening.leader @clause:first-trick.queen @clause:play.follow-suit
  Plan du scénario: Fournir passe avant tout : au premier pli, Q♠ va sur un pique quand on n'en a pas d'autre
    Sachant qu'on joue à nl-omslag+free-opening
    Et que A est le donneur
    Et que le pli en cours est B 9♠
    Et que C a en main <main>
    Alors C peut jouer <cartes>

    Exemples:
      | id    | main                     | cartes |
      | E7DLK | 8♣ 10♣ 8♦ K♦ Q♠ 7♥ 9♥ K♥ | Q♠     |
      | HK7LS | 8♣ 10♣ 8♦ Q♠ K♠ 7♥ 9♥ K♥ | K♠     |

  @id:HEE9E @clause:opening.leader @clause:first-trick.hearts @clause:first-trick.queen @clause:first-trick.others @clause:play.discard @clause:score.cards
  Scénario: Entre gentlemen, qui ne peut fournir sur une entame libre ne défausse aucune carte à points
    Sachant qu'on joue à nl-short+free-opening+gentlemans-rules
    Et que A est le donneur
    Et que le pli en cours est B K♦
    Et que C a en main 8♣ J♣ 9♠ Q♠ A♠ 7♥ 10♥ A♥
    Alors C peut jouer 8♣ 9♠ A♠

  @id:D9B94 @clause:opening.leader @clause:first-trick.hearts @clause:first-trick.queen @clause:first-trick.others @clause:first-trick.escape @clause:play.follow-suit @clause:score.cards
  Scénario: Entre gentlemen, qui ne peut fournir et n'a que des cartes à points défausse celle qu'il veut
    Sachant qu'on joue à nl-short+free-opening+gentlemans-rules
    Et que A est le donneur
    Et que le pli en cours est B K♦
    Et que C a en main J♣ Q♠ 7♥ 8♥ 10♥ J♥ Q♥ A♥
    Et que D a en main 8♣ 10♣ 7♦ J♦ 7♠ K♠ 9♥ K♥
    Alors C peut jouer n'importe quelle carte
    Quand C joue Q♠
    Alors D peut jouer 7♦ J♦

  @clause:sweep.condition @clause:sweep.score
  Plan du scénario: Un pit qui fait perdre des points : combien en perd son auteur, et qu'inscrivent les autres ?
    Sachant qu'on joue à nl-short+pit-subtracts
    Et qu'à cette table, après un pit, son auteur inscrit <auteur>
    Et qu'à cette table, après un pit, chaque adversaire inscrit <adversaires>
    Quand on joue la donne jusqu'au bout et que C prend toutes les cartes à points, mais pas tous les plis
    Alors le score de la donne est <scores>

    Exemples:
      | id    | auteur | adversaires | scores                  |
      | KFQA7 | -15    | 0           | A 0, B 0, C -15, D 0    |
      | KJWY5 | -10    | 0           | A 0, B 0, C -10, D 0    |
      | AMEY4 | -15    | 15          | A 15, B 15, C -15, D 15 |
      | BYWA5 | -10    | 15          | A 15, B 15, C -10, D 15 |

  @id:EWA9N @clause:sweep.condition @clause:sweep.score @clause:match.add
  Scénario: Un pit qui fait perdre des points peut mener un total sous zéro
    Sachant qu'on joue à nl-short+pit-subtracts
    Et que les totaux sont A 6, B 12, C 9, D 3
    Quand on joue la donne jusqu'au bout et que A prend toutes les cartes à points
    Alors le score de la donne est A -15, B 0, C 0, D 0
    Et les totaux sont A -9, B 12, C 9, D 3

  @id:J3NN4 @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add @clause:sweep.score
  Scénario: Un total sous zéro est le plus petit
    Sachant qu'on joue à nl-short+pit-subtracts
    Et que les totaux sont A -9, B 44, C 20, D 20
    Quand on joue la donne jusqu'au bout avec les points A 0, B 6, C 5, D 4
    Alors les totaux sont A -9, B 50, C 25, D 24
    Et la partie est finie
    Et A gagne la partie

  @clause:reversal.sweep @clause:reversal.subtract @clause:sweep.condition @clause:sweep.score
  Plan du scénario: Que fait un pit qui fait perdre des points, quand les points se soustraient déjà ?
    Sachant qu'on joue à nl-short+pit-subtracts+omslag
    Et qu'à cette table, après un pit, son auteur inscrit -15
    Et qu'à cette table, après un pit, chaque adversaire inscrit 0
    Et qu'à cette table, <règle>
    Et que les totaux sont A 50, B 40, C 20, D 25
    Et que les points se soustraient
    Quand on joue la donne jusqu'au bout et que A prend toutes les cartes à points
    Alors le score de la donne est <scores>
    Et les totaux sont <totaux>
    Et la partie continue

    Exemples:
      | id    | règle                                                      | scores               | totaux                 |
      | IBAP8 | après l'inversion, le score d'un pit se soustrait tel quel | A -15, B 0, C 0, D 0 | A 65, B 40, C 20, D 25 |
      | DOG9S | après l'inversion, un pit ne vaut que les points pris      | A 15, B 0, C 0, D 0  | A 35, B 40, C 20, D 25 |
      | JBAQ5 | après l'inversion, le score d'un pit s'ajoute quand même   | A -15, B 0, C 0, D 0 | A 35, B 40, C 20, D 25 |

  @id:JZS24 @clause:reversal.at-zero @clause:reversal.begin @clause:reversal.crossing @clause:match.add @clause:sweep.score
  Scénario: Quand être à zéro suffit, un total sous zéro gagne dès que l'inversion commence
    # A a fait un pit qui fait perdre des points.
    Sachant qu'on joue à nl-short+pit-subtracts+omslag
    Et qu'à cette table, un joueur à zéro quand l'inversion commence a gagné
    Et que les totaux sont A -15, B 41, C 14, D 5
    Quand on joue la donne jusqu'au bout avec les points A 0, B 9, C 6, D 0
    Alors les totaux sont A -15, B 50, C 20, D 5
    Et la partie est finie
    Et A gagne la partie

  @clause:reversal.crossing-sweep @clause:reversal.begin @clause:sweep.condition @clause:sweep.score @clause:match.add
  Plan du scénario: Un pit qui fait perdre des points peut amener l'inversion, si les adversaires en inscrivent
    Sachant qu'on joue à nl-short+pit-subtracts+omslag
    Et qu'à cette table, après un pit, son auteur inscrit -15
    Et qu'à cette table, après un pit, chaque adversaire inscrit 15
    Et qu'à cette table, <règle>
    Et que les totaux sont A 25, B 40, C 15, D 10
    Quand on joue la donne jusqu'au bout et que A prend toutes les cartes à points
    Alors les totaux sont <totaux>
    Et la partie continue
    Et les points se soustraient

    Exemples:
      | id    | règle                                                  | totaux                 |
      | FHN3A | un pit qui atteint le seuil s'ajoute entièrement       | A 10, B 55, C 30, D 25 |
      | E83Z5 | un total qu'un pit porte au-delà du seuil y est ramené | A 10, B 50, C 30, D 25 |

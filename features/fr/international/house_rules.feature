# language: fr
Fonctionnalité: Règles maison au jeu de 52 cartes
  L'entame libre, le pit qui fait perdre des points et l'inversion au seuil, ajoutés chacun au Hearts international (et
  à Black Lady, là où le Hearts international ne laisse rien ouvert). Les Gentleman's Rules ne changent rien au Hearts
  international, qui a déjà les deux.

  @id:Z8MZI @clause:opening.leader @clause:lead.hearts @clause:play.follow-suit
  Scénario: Entame libre : le joueur à gauche du donneur entame, et le 2♣ d'un autre attend
    Sachant qu'on joue à international+free-opening
    Et que D est le donneur
    Et que A a en main 3♣ 9♣ Q♣ 4♦ 8♦ J♦ K♦ 5♠ 9♠ K♠ 2♥ 7♥ J♥
    Et que B a en main 2♣ 6♣ 10♣ K♣ 3♦ 10♦ 2♠ 6♠ J♠ A♠ 4♥ 8♥ Q♥
    Alors c'est à A de jouer
    Et la carte 2♣ jouée par B est refusée
    Et A peut jouer 3♣ 9♣ Q♣ 4♦ 8♦ J♦ K♦ 5♠ 9♠ K♠
    Quand A entame 8♦
    Alors c'est à B de jouer
    Et B peut jouer 3♦ 10♦

  @id:S272V @clause:opening.leader @clause:opening.card @clause:play.follow-suit
  Scénario: Entame libre : le 2♣ n'oblige personne, pas même l'entameur qui l'a en main
    Sachant qu'on joue à international+free-opening
    Et que C est le donneur
    Et que D a en main 2♣ 7♣ J♣ 3♦ 6♦ 10♦ A♦ 4♠ 7♠ 8♠ 10♠ J♠ K♠
    Et que A a en main 5♣ 8♣ A♣ 2♦ 9♦ Q♦ 3♠ 9♠ A♠ 2♥ 6♥ 9♥ K♥
    Alors D peut jouer n'importe quelle carte
    Quand D entame A♦
    Alors A peut jouer 2♦ 9♦ Q♦

  @clause:opening.leader @clause:first-trick.lead @clause:lead.hearts @clause:lead.queen
  Plan du scénario: Entame libre avec Q♠ en main, quand <règle>
    Sachant qu'on joue à international+free-opening
    Et qu'à cette table, <règle>
    Et que D est le donneur
    Et que A a en main 3♣ 9♣ 4♦ 8♦ K♦ 5♠ 9♠ Q♠ K♠ 2♥ 7♥ J♥ A♥
    Alors A peut jouer <cartes>

    Exemples:
      | id    | règle                                                                 | cartes                     |
      | YK6QL | on n'entame pas non plus le premier pli d'une carte qui en est exclue | 3♣ 9♣ 4♦ 8♦ K♦ 5♠ 9♠ K♠    |
      | QF3OC | on peut entamer le premier pli de n'importe quelle carte              | 3♣ 9♣ 4♦ 8♦ K♦ 5♠ 9♠ Q♠ K♠ |

  @id:NIA8S @clause:opening.leader @clause:first-trick.escape @clause:lead.hearts @clause:lead.exception @clause:lead.queen
  Scénario: L'entameur qui n'a que des cœurs et Q♠ entame Q♠
    Sachant qu'on joue à international+free-opening
    Et que D est le donneur
    Et que A a en main Q♠ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 10♥ J♥ Q♥ K♥ A♥
    Alors A peut jouer Q♠

  @id:TJU89 @clause:opening.leader @clause:first-trick.queen @clause:play.discard
  Scénario: Sur un cœur entamé par force au premier pli, Q♠ ne se défausse pas pour autant
    Sachant qu'on joue à international+free-opening
    Et que D est le donneur
    Et que A a en main 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    Et que B a en main 4♣ 8♣ J♣ 3♦ 9♦ K♦ A♦ 2♠ 6♠ 10♠ J♠ Q♠ K♠
    Quand A entame 7♥
    Alors B peut jouer 4♣ 8♣ J♣ 3♦ 9♦ K♦ A♦ 2♠ 6♠ 10♠ J♠ K♠

  @id:T4J58 @clause:opening.leader @clause:play.discard @clause:first-trick.hearts @clause:first-trick.queen
  Scénario: L'interdiction du premier pli vaut quelle que soit la couleur entamée
    Sachant qu'on joue à international+free-opening
    Et que D est le donneur
    Et que le pli en cours est A K♦
    Et que B a en main 2♣ 6♣ 10♣ J♣ 4♠ 7♠ Q♠ A♠ 3♥ 5♥ 9♥ Q♥ K♥
    Alors B peut jouer 2♣ 6♣ 10♣ J♣ 4♠ 7♠ A♠

  @id:ZNAP2 @clause:opening.leader @clause:setup.dealer @clause:passing.cycle @clause:score.cards
  Scénario: Entame libre : la donne passe à gauche, et l'entame avec elle
    Sachant qu'on joue à international+free-opening
    Et que c'est la donne 3
    Et que C est le donneur
    Quand on joue la donne jusqu'au bout avec les points A 13, B 0, C 6, D 7
    Alors le score de la donne est A 13, B 0, C 6, D 7
    Quand on distribue la donne suivante
    Alors D est le donneur
    Et personne ne passe de cartes
    Et c'est à A de jouer

  @clause:sweep.condition @clause:sweep.score @clause:match.add
  Plan du scénario: Un pit qui fait perdre des points : <auteur> à son auteur, <adversaires> à chaque adversaire
    Sachant qu'on joue à international+pit-subtracts
    Et qu'à cette table, après un pit, son auteur inscrit <auteur>
    Et qu'à cette table, après un pit, chaque adversaire inscrit <adversaires>
    Et que les totaux sont A 10, B 10, C 6, D 0
    Quand on joue la donne jusqu'au bout et que A prend toutes les cartes à points
    Alors le score de la donne est <scores>
    Et les totaux sont <totaux>

    # Un total peut passer sous zéro.
    Exemples:
      | id    | auteur | adversaires | scores                  | totaux                  |
      | TT97D | -26    | 0           | A -26, B 0, C 0, D 0    | A -16, B 10, C 6, D 0   |
      | YNU8E | -26    | 26          | A -26, B 26, C 26, D 26 | A -16, B 36, C 32, D 26 |
      | N4FOH | -10    | 0           | A -10, B 0, C 0, D 0    | A 0, B 10, C 6, D 0     |

  @id:OR63I @clause:sweep.condition @clause:sweep.score @clause:match.add
  Scénario: Un pit qui fait perdre des points en retire 26 à son auteur, et personne d'autre n'inscrit rien
    Sachant qu'on joue à international+pit-subtracts
    Et que les totaux sont A 20, B 30, C 2, D 0
    Quand on joue la donne jusqu'au bout et que B prend toutes les cartes à points, mais pas tous les plis
    Alors le score de la donne est A 0, B -26, C 0, D 0
    Et les totaux sont A 20, B 4, C 2, D 0

  @id:WRN5L @clause:sweep.condition @clause:sweep.score @clause:match.add @clause:match.end
  Scénario: Un pit qui fait perdre des points ne finit pas la partie
    Sachant qu'on joue à international+pit-subtracts
    Et qu'à cette table, après un pit, son auteur inscrit -26
    Et qu'à cette table, après un pit, chaque adversaire inscrit 0
    Et que les totaux sont A 60, B 80, C 32, D 36
    Quand on joue la donne jusqu'au bout et que A prend toutes les cartes à points
    Alors les totaux sont A 34, B 80, C 32, D 36
    Et la partie continue

  @clause:reversal.begin @clause:reversal.crossing @clause:play.follow-suit @clause:match.add @clause:score.cards
  Plan du scénario: Au-delà de 100, les points se soustraient, quand <règle>
    # A arrive à 103 avec Q♠ ; B et C prennent ensuite tous les cœurs.
    Sachant qu'on joue à international+omslag
    Et qu'à cette table, <règle>
    Et que les totaux sont A 90, B 40, C 30, D 22
    Et qu'aucun cœur n'a été joué
    Et que le pli en cours est A K♠, B 4♠, C Q♠
    Et que D a en main 8♣ J♣ 5♦ 6♠ 3♥ 7♥ K♥
    Alors D peut jouer 6♠
    Quand D joue 6♠
    Alors A prend le pli
    Et la donne n'est pas finie
    Quand on joue la donne jusqu'au bout avec les points A 13, B 5, C 8, D 0
    Alors le score de la donne est A 13, B 5, C 8, D 0
    Et les totaux sont <totaux>
    Et la partie continue
    Et les points se soustraient

    Exemples:
      | id    | règle                                                    | totaux                  |
      | Y8MEG | la donne qui atteint le seuil s'ajoute entièrement       | A 103, B 45, C 38, D 22 |
      | XP4SX | un total qui dépasse le seuil y est ramené               | A 100, B 45, C 38, D 22 |
      | TEX2E | le pli qui atteint le seuil inverse le reste de la donne | A 103, B 35, C 22, D 22 |

  @id:QW7XR @clause:reversal.begin @clause:match.end @clause:reversal.subtract @clause:match.add @clause:score.cards
  Scénario: À 100 exactement, le décompte s'inverse pour tous dès la donne suivante
    Sachant qu'on joue à international+omslag
    Et que les totaux sont A 87, B 61, C 40, D 20
    Et que c'est à A d'entamer
    Et que A a en main K♠
    Et que B a en main Q♠
    Et que C a en main 5♠
    Et que D a en main 4♦
    Et que C a pris 2♥ 3♥ 4♥ 5♥ 6♥ 7♥
    Et que D a pris 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    Quand A entame K♠
    Et que B joue Q♠
    Et que C joue 5♠
    Et que D joue 4♦
    Alors le score de la donne est A 13, B 0, C 6, D 7
    Et les totaux sont A 100, B 61, C 46, D 27
    Et la partie continue
    Et les points se soustraient
    Quand on distribue la donne suivante
    Et qu'on joue la donne jusqu'au bout avec les points A 2, B 19, C 0, D 5
    Alors le score de la donne est A 2, B 19, C 0, D 5
    Et les totaux sont A 98, B 42, C 46, D 22
    Et les points se soustraient

  @id:QP2W2 @clause:reversal.begin @clause:match.add
  Scénario: À 99, les points s'ajoutent encore
    Sachant qu'on joue à international+omslag
    Et que les totaux sont A 86, B 62, C 40, D 20
    Quand on joue la donne jusqu'au bout avec les points A 13, B 0, C 6, D 7
    Alors les totaux sont A 99, B 62, C 46, D 27
    Et les points s'ajoutent

  @clause:reversal.begin @clause:reversal.crossing-sweep @clause:match.add
  Plan du scénario: Un pit mène un total au-delà de 100, quand <règle>
    Sachant qu'on joue à international+omslag
    Et qu'à cette table, <règle>
    Et que les totaux sont A 20, B 90, C 10, D 10
    Quand on joue la donne jusqu'au bout et que A prend toutes les cartes à points
    Alors les totaux sont <totaux>
    Et les points se soustraient

    Exemples:
      | id    | règle                                                  | totaux                  |
      | R4MQ6 | un pit qui atteint le seuil s'ajoute entièrement       | A 20, B 116, C 36, D 36 |
      | V2F8M | un total qu'un pit porte au-delà du seuil y est ramené | A 20, B 100, C 36, D 36 |

  @clause:reversal.sweep
  Plan du scénario: A prend tout : <règle>
    Sachant qu'on joue à international+omslag
    Et qu'à cette table, <règle>
    Et que les points se soustraient
    Et que les totaux sont A 60, B 90, C 80, D 30
    Quand on joue la donne jusqu'au bout et que A prend toutes les cartes à points
    Alors les totaux sont <totaux>
    Et la partie continue
    Et les points se soustraient

    Exemples:
      | id    | règle                                                      | totaux                   |
      | WI2AG | après l'inversion, le score d'un pit se soustrait tel quel | A 60, B 64, C 54, D 4    |
      | V37J8 | après l'inversion, un pit ne vaut que les points pris      | A 34, B 90, C 80, D 30   |
      | O59T8 | après l'inversion, le score d'un pit s'ajoute quand même   | A 60, B 116, C 106, D 56 |

  @id:NMTW5 @clause:reversal.subtract @clause:reversal.finish @clause:score.cards
  Scénario: Après l'inversion, 0 exactement gagne, si haut que soient les autres
    Sachant qu'on joue à international+omslag
    Et que les points se soustraient
    Et que les totaux sont A 60, B 13, C 80, D 29
    Et que c'est à B d'entamer
    Et que A a en main 9♣
    Et que B a en main K♠
    Et que C a en main Q♠
    Et que D a en main 4♦
    Et que A a pris 2♥ 3♥ 4♥ 5♥ 6♥
    Et que C a pris 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    Quand B entame K♠
    Et que C joue Q♠
    Et que D joue 4♦
    Et que A joue 9♣
    Alors le score de la donne est A 5, B 13, C 8, D 0
    Et les totaux sont A 55, B 0, C 72, D 29
    Et la partie est finie
    Et B gagne la partie

  @id:VF9GJ @clause:reversal.subtract @clause:reversal.finish @clause:reversal.overshoot
  Scénario: Après l'inversion, un total sous 0 gagne comme 0, si la table joue ainsi
    Sachant qu'on joue à international+omslag
    Et qu'à cette table, un total sous zéro gagne comme zéro
    Et que les points se soustraient
    Et que les totaux sont A 63, B 10, C 80, D 29
    Et que c'est à B d'entamer
    Et que A a en main 9♣
    Et que B a en main K♠
    Et que C a en main Q♠
    Et que D a en main 4♦
    Et que A a pris 2♥ 3♥ 4♥ 5♥ 6♥
    Et que C a pris 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    Quand B entame K♠
    Et que C joue Q♠
    Et que D joue 4♦
    Et que A joue 9♣
    Alors les totaux sont A 58, B -3, C 72, D 29
    Et la partie est finie
    Et B gagne la partie

  @id:RKUO4 @clause:reversal.subtract @clause:reversal.finish @clause:reversal.overshoot
  Scénario: Après l'inversion, un total sous 0 rebondit au-dessus, si la table joue ainsi
    Sachant qu'on joue à international+omslag
    Et qu'à cette table, un total sous zéro compte pour autant de points au-dessus
    Et que les points se soustraient
    Et que les totaux sont A 63, B 10, C 80, D 29
    Et que c'est à B d'entamer
    Et que A a en main 9♣
    Et que B a en main K♠
    Et que C a en main Q♠
    Et que D a en main 4♦
    Et que A a pris 2♥ 3♥ 4♥ 5♥ 6♥
    Et que C a pris 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    Quand B entame K♠
    Et que C joue Q♠
    Et que D joue 4♦
    Et que A joue 9♣
    Alors les totaux sont A 58, B 3, C 72, D 29
    Et la partie continue
    Et les points se soustraient

  @clause:reversal.several @clause:reversal.subtract @clause:reversal.finish @clause:reversal.overshoot @clause:match.mid-deal
  Plan du scénario: Deux joueurs sous 0, quand <règle>
    Sachant qu'on joue à international+omslag
    Et qu'à cette table, <règle>
    Et que les points se soustraient
    Et que les totaux sont A 5, B 10, C 85, D 30
    Quand on joue la donne jusqu'au bout avec les points A 6, B 13, C 7, D 0
    Alors les totaux sont A -1, B -3, C 78, D 30
    Et la partie est finie
    Et <gagnants>

    Exemples:
      | id    | règle                                                                   | gagnants                 |
      | RRF43 | tous ceux qui sont à zéro ou moins après la même donne gagnent          | A et B gagnent la partie |
      | N5MSG | de ceux qui sont à zéro ou moins après la même donne, le plus bas gagne | B gagne la partie        |

  @id:VAO5T @clause:reversal.begin @clause:reversal.at-zero @clause:match.winner @clause:score.cards
  Scénario: Qui est à 0 quand l'inversion commence a gagné, si la table joue ainsi
    Sachant qu'on joue à international+omslag
    Et qu'à cette table, un joueur à zéro quand l'inversion commence a gagné
    Et que les totaux sont A 0, B 90, C 10, D 4
    Et que c'est à B d'entamer
    Et que A a en main 9♣
    Et que B a en main K♠
    Et que C a en main Q♠
    Et que D a en main 4♦
    Et que C a pris 2♥ 3♥ 4♥ 5♥ 6♥
    Et que D a pris 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    Quand B entame K♠
    Et que C joue Q♠
    Et que D joue 4♦
    Et que A joue 9♣
    Alors le score de la donne est A 0, B 13, C 5, D 8
    Et la partie est finie
    Et A gagne la partie

  @id:P93E2 @clause:reversal.begin @clause:reversal.at-zero @clause:score.cards
  Scénario: Qui est à 0 quand l'inversion commence n'a pas encore gagné, si la table joue ainsi
    Sachant qu'on joue à international+omslag
    Et qu'à cette table, un joueur à zéro quand l'inversion commence doit encore finir la donne suivante
    Et que les totaux sont A 0, B 90, C 10, D 4
    Et que c'est à B d'entamer
    Et que A a en main 9♣
    Et que B a en main K♠
    Et que C a en main Q♠
    Et que D a en main 4♦
    Et que C a pris 2♥ 3♥ 4♥ 5♥ 6♥
    Et que D a pris 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    Quand B entame K♠
    Et que C joue Q♠
    Et que D joue 4♦
    Et que A joue 9♣
    Alors le score de la donne est A 0, B 13, C 5, D 8
    Et la partie continue
    Et les points se soustraient

  @id:WN469 @clause:match.mid-deal @clause:reversal.finish @clause:reversal.overshoot @clause:play.follow-suit @clause:reversal.subtract
  Scénario: Après l'inversion, on finit la donne même si quelqu'un est déjà sous 0, quand la table joue ainsi
    Sachant qu'on joue à black-lady+omslag
    Et qu'à cette table, la partie ne finit qu'une fois la donne achevée
    Et que les points se soustraient
    Et que les totaux sont A 10, B 60, C 70, D 42
    Et qu'aucun cœur n'a été joué
    Et que le pli en cours est A K♠, B 4♠, C Q♠
    Et que D a en main 8♣ J♣ 5♦ 6♠ 3♥ 7♥ K♥
    Alors D peut jouer 6♠
    Quand D joue 6♠
    Alors A prend le pli
    Et la donne n'est pas finie
    Quand on joue la donne jusqu'au bout avec les points A 13, B 5, C 8, D 0
    Alors les totaux sont A -3, B 55, C 62, D 42
    Et A gagne la partie

  @id:OC977 @clause:match.mid-deal @clause:reversal.finish @clause:reversal.overshoot @clause:play.follow-suit @clause:reversal.subtract
  Scénario: Après l'inversion, la partie finit en pleine donne avec le premier à 0 ou moins, si la table joue ainsi
    Sachant qu'on joue à black-lady+omslag
    Et qu'à cette table, la partie finit aussitôt, en pleine donne
    Et que les points se soustraient
    Et que les totaux sont A 10, B 60, C 70, D 42
    Et qu'aucun cœur n'a été joué
    Et que le pli en cours est A K♠, B 4♠, C Q♠
    Et que D a en main 8♣ J♣ 5♦ 6♠ 3♥ 7♥ K♥
    Alors D peut jouer 6♠
    Quand D joue 6♠
    Alors la partie est finie
    Et les totaux sont A -3, B 60, C 70, D 42
    Et A gagne la partie

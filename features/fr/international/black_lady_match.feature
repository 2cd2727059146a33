# language: fr
Fonctionnalité: Black Lady : le pit et la fin de la partie
  La source compte 26 points par donne et une partie qui finit d'ordinaire à 100 ; elle ne dit rien du pit, des
  égalités, ni de ce que veut dire atteindre 100. Chaque position figure une fois pour chaque façon de jouer.

  # Une donne montre que les cœurs suffisent, ou que rien ne compte ; pour les autres règles, il en faut deux.

  @clause:sweep.condition @clause:sweep.score
  Plan du scénario: Les cœurs suffisent à faire un pit : <auteur> à son auteur, <adversaires> à chaque adversaire
    Sachant qu'on joue à black-lady
    Et qu'à cette table, prendre tous les cœurs fait un pit
    Et qu'à cette table, après un pit, son auteur inscrit <auteur>
    Et qu'à cette table, après un pit, chaque adversaire inscrit <adversaires>
    Quand on joue la donne jusqu'au bout et que les cartes à points vont à C 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥, D Q♠
    Alors le score de la donne est <scores>

    Exemples:
      | id    | auteur | adversaires | scores                |
      | UP5RF | 0      | 26          | A 26, B 26, C 0, D 26 |
      | V6W3U | -26    | 0           | A 0, B 0, C -26, D 0  |

  @id:WL4L6 @clause:sweep.condition @clause:score.cards
  Scénario: Tous les plis ne font que 26 points, si tout prendre ne change rien
    Sachant qu'on joue à black-lady
    Et qu'à cette table, tout prendre ne change rien
    Quand on joue la donne jusqu'au bout et que D prend tous les plis
    Alors le score de la donne est A 0, B 0, C 0, D 26

  @clause:sweep.condition @clause:sweep.score @clause:score.cards
  Plan du scénario: Les cartes à points font un pit, pas les cœurs seuls : <auteur> à son auteur, <adversaires> à chaque adversaire
    Sachant qu'on joue à black-lady
    Et qu'à cette table, prendre toutes les cartes à points fait un pit
    Et qu'à cette table, après un pit, son auteur inscrit <auteur>
    Et qu'à cette table, après un pit, chaque adversaire inscrit <adversaires>
    Quand on joue la donne jusqu'au bout et que A prend toutes les cartes à points, mais pas tous les plis
    Alors le score de la donne est <scores>
    Quand on distribue la donne suivante
    Et qu'on joue la donne jusqu'au bout et que les cartes à points vont à A 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥, B Q♠
    Alors le score de la donne est A 13, B 13, C 0, D 0

    Exemples:
      | id    | auteur | adversaires | scores                |
      | RWHO8 | 0      | 26          | A 0, B 26, C 26, D 26 |
      | QN9JE | -26    | 0           | A -26, B 0, C 0, D 0  |

  @clause:sweep.condition @clause:sweep.score @clause:score.cards
  Plan du scénario: Tous les plis font un pit, pas les cartes à points : <auteur> à son auteur, <adversaires> à chaque adversaire
    Sachant qu'on joue à black-lady
    Et qu'à cette table, prendre tous les plis fait un pit
    Et qu'à cette table, après un pit, son auteur inscrit <auteur>
    Et qu'à cette table, après un pit, chaque adversaire inscrit <adversaires>
    Quand on joue la donne jusqu'au bout et que A prend toutes les cartes à points, mais pas tous les plis
    Alors le score de la donne est A 26, B 0, C 0, D 0
    Quand on distribue la donne suivante
    Et qu'on joue la donne jusqu'au bout et que D prend tous les plis
    Alors le score de la donne est <scores>

    Exemples:
      | id    | auteur | adversaires | scores                |
      | Q47T8 | 0      | 26          | A 26, B 26, C 26, D 0 |
      | RH5VC | -26    | 0           | A 0, B 0, C 0, D -26  |

  # Prendre tous les plis fait un pit selon chacune des trois règles.
  @clause:sweep.condition @clause:sweep.score
  Plan du scénario: Un pit : <auteur> à son auteur, <adversaires> à chaque adversaire, si la table joue ainsi
    Sachant qu'on joue à black-lady
    Et qu'à cette table, après un pit, son auteur inscrit <auteur>
    Et qu'à cette table, après un pit, chaque adversaire inscrit <adversaires>
    Quand on joue la donne jusqu'au bout et que B prend tous les plis
    Alors le score de la donne est <scores>

    Exemples:
      | id    | auteur | adversaires | scores                  |
      | OF7NW | 0      | 26          | A 26, B 0, C 26, D 26   |
      | Y2V79 | -26    | 0           | A 0, B -26, C 0, D 0    |
      | NRB68 | -26    | 26          | A 26, B -26, C 26, D 26 |

  # On distingue qui gagne et quand la partie finit : une application peut savoir l'un sans l'autre.

  @clause:match.end @clause:match.mid-deal @clause:match.add
  Plan du scénario: La partie finit à <seuil> et pas avant, si la table joue ainsi
    Sachant qu'on joue à black-lady
    Et qu'à cette table, le seuil est de <seuil> points
    Et que les totaux sont <avant>
    Quand on joue la donne jusqu'au bout avec les points A 20, B 0, C 6, D 0
    Alors les totaux sont <entre-temps>
    Et la partie continue
    Quand on distribue la donne suivante
    Et qu'on joue la donne jusqu'au bout avec les points A 20, B 0, C 5, D 1
    Alors les totaux sont <après>
    Et la partie est finie

    Exemples:
      | id    | seuil | avant                      | entre-temps                | après                      |
      | T6CVE | 100   | A 70, B 30, C 20, D 10     | A 90, B 30, C 26, D 10     | A 110, B 30, C 31, D 11    |
      | N8E9P | 500   | A 470, B 350, C 300, D 180 | A 490, B 350, C 306, D 180 | A 510, B 350, C 311, D 181 |

  @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.add
  Plan du scénario: Un seul total au-delà de <seuil> suffit, si bas que soient les autres, et le plus petit gagne
    Sachant qu'on joue à black-lady
    Et qu'à cette table, le seuil est de <seuil> points
    Et que les totaux sont <avant>
    Quand on joue la donne jusqu'au bout avec les points A 13, B 8, C 5, D 0
    Alors les totaux sont <entre-temps>
    Et la partie continue
    Quand on distribue la donne suivante
    Et qu'on joue la donne jusqu'au bout avec les points A 20, B 0, C 0, D 6
    Alors les totaux sont <après>
    Et la partie est finie
    Et D gagne la partie

    Exemples:
      | id    | seuil | avant                   | entre-temps             | après                   |
      | XDTB3 | 50    | A 30, B 10, C 8, D 4    | A 43, B 18, C 13, D 4   | A 63, B 18, C 13, D 10  |
      | N8XL3 | 500   | A 480, B 60, C 40, D 18 | A 493, B 68, C 45, D 18 | A 513, B 68, C 45, D 24 |

  # Dans la suite, c'est le dernier pli qui décide : peu importe que la partie puisse finir en pleine donne.

  @id:VO64D @clause:match.end @clause:match.add @clause:score.cards
  Scénario: À 58 la partie finit, si le seuil est de 50
    Sachant qu'on joue à black-lady
    Et qu'à cette table, le seuil est de 50 points
    Et que les totaux sont A 45, B 20, C 13, D 0
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
    Et les totaux sont A 58, B 20, C 19, D 7
    Et la partie est finie

  @id:WC5QE @clause:match.end @clause:match.add @clause:score.cards
  Scénario: À 108 la partie continue, si le seuil est de 500
    Sachant qu'on joue à black-lady
    Et qu'à cette table, le seuil est de 500 points
    Et que les totaux sont A 95, B 30, C 20, D 11
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
    Et les totaux sont A 108, B 30, C 26, D 18
    Et la partie continue

  @id:UX2MD @clause:match.end @clause:match.winner @clause:match.add @clause:score.cards
  Scénario: À 100 exactement la partie finit, si atteindre le seuil suffit
    Sachant qu'on joue à black-lady
    Et qu'à cette table, il suffit d'atteindre exactement le seuil
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
    Et la partie est finie
    Et D gagne la partie

  @id:QENV3 @clause:match.end @clause:match.add @clause:score.cards
  Scénario: À 100 exactement la partie continue, s'il faut dépasser le seuil
    Sachant qu'on joue à black-lady
    Et qu'à cette table, il faut dépasser le seuil
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

  @id:SQ5RW @clause:match.end @clause:match.winner @clause:match.tie @clause:match.add @clause:score.cards
  Scénario: À égalité au plus petit total, on partage la victoire, si la table joue ainsi
    Sachant qu'on joue à black-lady
    Et qu'à cette table, les premiers à égalité partagent la victoire
    Et que les totaux sont A 94, B 27, C 18, D 17
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
    Et les totaux sont A 107, B 27, C 24, D 24
    Et la partie est finie
    Et C et D gagnent la partie

  @id:ZPC2J @clause:match.end @clause:match.tie @clause:match.add @clause:score.cards
  Scénario: À égalité au plus petit total, on joue encore, si la table joue ainsi
    Sachant qu'on joue à black-lady
    Et qu'à cette table, à égalité au plus petit total, on joue encore une donne
    Et que les totaux sont A 94, B 27, C 18, D 17
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
    Et les totaux sont A 107, B 27, C 24, D 24
    Et la partie continue

  @id:OZ6BW @clause:match.end @clause:match.tie @clause:match.winner @clause:match.mid-deal @clause:match.add
  Scénario: Une égalité se départage à la première donne qui laisse un joueur seul au plus petit total
    Sachant qu'on joue à black-lady
    Et qu'à cette table, à égalité au plus petit total, on joue encore une donne
    Et que les totaux sont A 94, B 27, C 18, D 17
    Quand on joue la donne jusqu'au bout avec les points A 13, B 0, C 6, D 7
    Alors les totaux sont A 107, B 27, C 24, D 24
    Et la partie continue
    Quand on distribue la donne suivante
    Et qu'on joue la donne jusqu'au bout avec les points A 1, B 13, C 4, D 8
    Alors les totaux sont A 108, B 40, C 28, D 32
    Et la partie est finie
    Et C gagne la partie

  @id:PK7F5 @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:play.follow-suit @clause:match.add
  Scénario: Passé 100 en pleine donne, on finit la donne, si la table joue ainsi
    Sachant qu'on joue à black-lady
    Et qu'à cette table, la partie ne finit qu'une fois la donne achevée
    Et que les totaux sont A 95, B 41, C 30, D 16
    Et qu'aucun cœur n'a été joué
    Et que le pli en cours est A K♠, B 4♠, C Q♠
    Et que D a en main 8♣ J♣ 5♦ 6♠ 3♥ 7♥ K♥
    Alors D peut jouer 6♠
    Quand D joue 6♠
    Alors A prend le pli
    Et la donne n'est pas finie
    Et c'est à A de jouer
    Quand on joue la donne jusqu'au bout avec les points A 13, B 5, C 8, D 0
    Alors les totaux sont A 108, B 46, C 38, D 16
    Et la partie est finie
    Et D gagne la partie

  @id:TM88Q @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:play.follow-suit @clause:match.add
  Scénario: Passé 100 en pleine donne, la partie finit aussitôt, si la table joue ainsi
    Sachant qu'on joue à black-lady
    Et qu'à cette table, la partie finit aussitôt, en pleine donne
    Et que les totaux sont A 95, B 41, C 30, D 16
    Et qu'aucun cœur n'a été joué
    Et que le pli en cours est A K♠, B 4♠, C Q♠
    Et que D a en main 8♣ J♣ 5♦ 6♠ 3♥ 7♥ K♥
    Alors D peut jouer 6♠
    Quand D joue 6♠
    Alors la partie est finie
    Et les totaux sont A 108, B 41, C 30, D 16
    Et D gagne la partie

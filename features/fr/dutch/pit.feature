# language: fr
Fonctionnalité: Le pit
  Qui prend les huit cœurs, Q♠ et J♣ fait un pit : rien pour lui, quinze points pour chacun des autres.

  @id:MJ5DL @clause:sweep.condition @clause:sweep.score
  Scénario: Un pit n'exige pas tous les plis
    Sachant qu'on joue à nl-short
    Quand on joue la donne jusqu'au bout et que C prend toutes les cartes à points, mais pas tous les plis
    Alors le score de la donne est A 15, B 15, C 0, D 15

  @id:CL57Q @clause:sweep.condition @clause:sweep.score
  Scénario: Prendre tous les plis fait aussi un pit, ni plus ni moins
    Sachant qu'on joue à nl-short
    Quand on joue la donne jusqu'au bout et que B prend tous les plis
    Alors le score de la donne est A 15, B 0, C 15, D 15

  @clause:sweep.condition @clause:score.cards
  Plan du scénario: Une seule carte à points prise par un autre, et la donne est ordinaire
    Sachant qu'on joue à nl-short
    Quand on joue la donne jusqu'au bout et que les cartes à points vont à <prises>
    Alors le score de la donne est <scores>

    Exemples:
      | id    | prises                              | scores              |
      | CN6E4 | A J♣ Q♠ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥, D A♥ | A 14, B 0, C 0, D 1 |
      | GF8PV | A Q♠ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥, B J♣ | A 13, B 2, C 0, D 0 |
      | K57GW | A J♣ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥, C Q♠ | A 10, B 0, C 5, D 0 |

  @id:K82MV @clause:sweep.condition @clause:score.cards
  Scénario: Tous les cœurs sans Q♠ ni J♣ ne font pas un pit
    Sachant qu'on joue à nl-short
    Quand on joue la donne jusqu'au bout et que les cartes à points vont à A 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥, B Q♠, C J♣
    Alors le score de la donne est A 8, B 5, C 2, D 0

  @clause:sweep.condition @clause:sweep.score @clause:score.cards @clause:score.captured
  Plan du scénario: Quatorze points et un pli à jouer : seul le dernier cœur dit si c'est un pit
    Sachant qu'on joue à nl-short
    Et que A a pris J♣ Q♠ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥
    Et que le pli en cours est <pli>
    Et que D a en main A♥
    Quand D joue A♥
    Alors la donne est finie
    Et le score de la donne est <scores>

    Exemples:
      | id    | pli              | scores                |
      | DU98F | A K♦, B 8♦, C 9♠ | A 0, B 15, C 15, D 15 |
      | M7FZV | A 8♦, B K♦, C 9♠ | A 14, B 1, C 0, D 0   |

  @id:BQNR8 @clause:sweep.condition @clause:sweep.score @clause:match.add
  Scénario: Un pit inscrit quarante-cinq points sur la feuille, non quinze
    # Avant : 30 en tout. Après : 75.
    Sachant qu'on joue à nl-short
    Et que les totaux sont A 14, B 6, C 6, D 4
    Quand on joue la donne jusqu'au bout et que D prend toutes les cartes à points
    Alors le score de la donne est A 15, B 15, C 15, D 0
    Et les totaux sont A 29, B 21, C 21, D 4

  @clause:sweep.condition @clause:sweep.score @clause:score.cards
  Plan du scénario: Toutes les cartes à points, mais un pli perdu : qu'en font d'autres tables ?
    Sachant qu'on joue à nl-short
    Et qu'à cette table, <règle>
    Quand on joue la donne jusqu'au bout et que C prend toutes les cartes à points, mais pas tous les plis
    Alors le score de la donne est <scores>

    Exemples:
      | id    | règle                              | scores                |
      | I7SNN | prendre tous les cœurs fait un pit | A 15, B 15, C 0, D 15 |
      | IC72D | prendre tous les plis fait un pit  | A 0, B 0, C 15, D 0   |
      | DN3QR | tout prendre ne change rien        | A 0, B 0, C 15, D 0   |

  @clause:sweep.condition @clause:sweep.score @clause:score.cards
  Plan du scénario: Les huit plis : qu'en font d'autres tables ?
    Sachant qu'on joue à nl-short
    Et qu'à cette table, <règle>
    Quand on joue la donne jusqu'au bout et que C prend tous les plis
    Alors le score de la donne est <scores>

    Exemples:
      | id    | règle                             | scores                |
      | AA28S | prendre tous les plis fait un pit | A 15, B 15, C 0, D 15 |
      | DXT7L | tout prendre ne change rien       | A 0, B 0, C 15, D 0   |

  @id:A2OP4 @clause:sweep.condition @clause:sweep.score @clause:score.cards
  Scénario: Si tous les cœurs font le pit, Q♠ et J♣ pris par d'autres n'y changent rien
    Sachant qu'on joue à nl-short
    Et qu'à cette table, prendre tous les cœurs fait un pit
    Quand on joue la donne jusqu'au bout et que les cartes à points vont à A 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥, B Q♠, C J♣
    Alors le score de la donne est A 0, B 15, C 15, D 15

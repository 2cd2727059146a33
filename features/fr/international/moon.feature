# language: fr
Fonctionnalité: Le pit, ou la lune
  Qui prend les treize cœurs et la dame de pique inscrit 0, et chacun des autres 26.

  @clause:sweep.condition @clause:sweep.score
  Plan du scénario: <auteur> prend toutes les cartes à points : 0, et 26 pour chacun des autres
    Sachant qu'on joue à international
    Quand on joue la donne jusqu'au bout et que <auteur> prend toutes les cartes à points
    Alors le score de la donne est <scores>

    Exemples:
      | id    | auteur | scores                |
      | X7YJ6 | A      | A 0, B 26, C 26, D 26 |
      | YW7XG | C      | A 26, B 26, C 0, D 26 |

  @id:TQX72 @clause:sweep.condition @clause:sweep.score
  Scénario: Les autres peuvent prendre des plis, pourvu qu'ils soient sans carte à points
    Sachant qu'on joue à international
    Quand on joue la donne jusqu'au bout et que B prend toutes les cartes à points, mais pas tous les plis
    Alors le score de la donne est A 26, B 0, C 26, D 26

  @id:SJX32 @clause:sweep.condition @clause:sweep.score
  Scénario: Prendre tous les plis, c'est prendre toutes les cartes à points
    Sachant qu'on joue à international
    Quand on joue la donne jusqu'au bout et que D prend tous les plis
    Alors le score de la donne est A 26, B 26, C 26, D 0

  @id:PL6KZ @clause:score.cards @clause:sweep.condition
  Scénario: La dame et douze cœurs font 25 points, pas un pit
    Sachant qu'on joue à international
    Quand on joue la donne jusqu'au bout et que les cartes à points vont à A Q♠ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ Q♥ K♥ A♥, B J♥
    Alors le score de la donne est A 25, B 1, C 0, D 0

  @id:QXET8 @clause:score.cards @clause:sweep.condition
  Scénario: Treize cœurs sans la dame font 13 points, pas un pit
    Sachant qu'on joue à international
    Quand on joue la donne jusqu'au bout et que les cartes à points vont à C 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥, D Q♠
    Alors le score de la donne est A 0, B 0, C 13, D 13

  @id:RX7N4 @clause:sweep.condition @clause:sweep.score @clause:score.captured
  Scénario: Un pit réussi au tout dernier pli
    Sachant qu'on joue à international
    Et que A a pris Q♠ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥
    Et que c'est à A d'entamer
    Et que A a en main A♥
    Et que B a en main K♥
    Et que C a en main 3♦
    Et que D a en main 4♣
    Alors A en est à 24 pour cette donne
    Quand A entame A♥
    Et que B joue K♥
    Et que C joue 3♦
    Et que D joue 4♣
    Alors A prend le pli
    Et le score de la donne est A 0, B 26, C 26, D 26

  @id:P2WCI @clause:sweep.condition @clause:score.cards
  Scénario: Un pit manqué au tout dernier pli
    Sachant qu'on joue à international
    Et que A a pris Q♠ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ A♥
    Et que c'est à A d'entamer
    Et que A a en main 9♣
    Et que B a en main K♣
    Et que C a en main K♥
    Et que D a en main 3♦
    Alors A en est à 25 pour cette donne
    Quand A entame 9♣
    Et que B joue K♣
    Et que C joue K♥
    Et que D joue 3♦
    Alors B prend le pli
    Et le score de la donne est A 25, B 1, C 0, D 0

  @id:PVB3E @clause:sweep.condition @clause:sweep.score @clause:match.add
  Scénario: Après un pit, les totaux ont monté de 78 en tout
    Sachant qu'on joue à international
    Et que les totaux sont A 20, B 30, C 2, D 0
    Quand on joue la donne jusqu'au bout et que A prend toutes les cartes à points
    Alors les totaux sont A 20, B 56, C 28, D 26

  @id:RTY8K @clause:sweep.condition @clause:score.cards @clause:match.add
  Scénario: 26 points en deux donnes ne font pas un pit
    Sachant qu'on joue à international
    Quand on joue la donne jusqu'au bout et que les cartes à points vont à A Q♠, B 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    Alors le score de la donne est A 13, B 13, C 0, D 0
    Quand on distribue la donne suivante
    Et qu'on joue la donne jusqu'au bout et que les cartes à points vont à A 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥, B Q♠
    Alors le score de la donne est A 13, B 13, C 0, D 0
    Et les totaux sont A 26, B 26, C 0, D 0

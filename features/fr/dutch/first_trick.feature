# language: fr
Fonctionnalité: Le premier pli
  Au jeu court, tout est permis au premier pli. Avec l'inversion, les cœurs et Q♠ en sont exclus tant qu'on a une autre
  carte à jouer ; sur J♣ la source se contredit, et entre gentlemen il en est exclu aussi.

  @id:B282T @clause:play.follow-suit
  Scénario: Qui a du trèfle fournit sur le 7♣
    Sachant qu'on joue à nl-short
    Et que le pli en cours est B 7♣
    Et que C a en main 9♣ A♣ 8♦ K♦ Q♠ 7♥ 9♥ K♥
    Alors C peut jouer 9♣ A♣

  @id:C3QQ9 @clause:first-trick.hearts @clause:first-trick.queen @clause:first-trick.escape @clause:play.discard @clause:play.follow-suit
  Scénario: Au jeu court, qui n'a pas de trèfle peut défausser cœurs et Q♠ sur le 7♣
    Sachant qu'on joue à nl-short
    Et que le pli en cours est B 7♣
    Et que C a en main 8♦ 9♦ 10♠ Q♠ A♠ 7♥ 10♥ K♥
    Et que D a en main 8♣ 10♣ 7♦ K♦ 7♠ K♠ 8♥ A♥
    Alors C peut jouer n'importe quelle carte
    Quand C joue Q♠
    Alors D peut jouer 8♣ 10♣

  @clause:first-trick.hearts @clause:first-trick.queen @clause:play.discard
  Plan du scénario: Quand cœurs et Q♠ sont exclus, qui n'a pas de trèfle défausse autre chose tant qu'il le peut
    Sachant qu'on joue à nl-omslag
    Et que le pli en cours est B 7♣
    Et que C a en main <main>
    Alors C peut jouer <cartes>

    Exemples:
      | id    | main                     | cartes   |
      | KET2L | 8♦ 9♦ K♦ Q♠ 7♥ 9♥ 10♥ K♥ | 8♦ 9♦ K♦ |
      | L3HBO | Q♠ K♠ A♠ 7♥ 9♥ 10♥ J♥ A♥ | K♠ A♠    |
      | B29TO | 7♦ Q♠ 7♥ 9♥ 10♥ J♥ Q♥ A♥ | 7♦       |

  @id:BY3BZ @clause:first-trick.hearts @clause:play.discard
  Scénario: Quand les cœurs sont exclus, même un 10♥ isolé reste en main
    Sachant qu'on joue à nl-omslag
    Et que le pli en cours est B 7♣
    Et que C a en main 7♦ 8♦ 9♦ A♦ 8♠ 10♠ K♠ 10♥
    Alors C peut jouer 7♦ 8♦ 9♦ A♦ 8♠ 10♠ K♠
    Et C ne peut pas jouer 10♥ à cause de first-trick.hearts

  @id:F87EH @clause:first-trick.queen @clause:play.discard
  Scénario: Q♠ est exclue, mais ni le roi ni l'as de pique
    Sachant qu'on joue à nl-omslag
    Et que le pli en cours est B 7♣
    Et que C a en main 7♦ 8♦ 9♦ A♦ 8♠ Q♠ K♠ A♠
    Alors C peut jouer 7♦ 8♦ 9♦ A♦ 8♠ K♠ A♠
    Et C ne peut pas jouer Q♠ à cause de first-trick.queen

  @id:CCJ96 @clause:first-trick.hearts @clause:first-trick.queen @clause:first-trick.escape @clause:play.follow-suit
  Scénario: Qui n'a que des cœurs et Q♠ défausse ce qu'il veut sur le 7♣
    Sachant qu'on joue à nl-omslag
    Et que le pli en cours est B 7♣
    Et que C a en main Q♠ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ A♥
    Et que D a en main 9♣ K♣ 8♦ 9♦ 10♦ 7♠ K♠ A♠
    Alors C peut jouer n'importe quelle carte
    Quand C joue 8♥
    Alors D peut jouer 9♣ K♣

  @id:BECW5 @clause:first-trick.hearts @clause:first-trick.queen @clause:first-trick.escape @clause:play.discard
  Scénario: Huit cœurs en main : on en joue un sur le 7♣, et cela n'autorise personne d'autre à défausser une carte à points
    Sachant qu'on joue à nl-short+gentlemans-rules
    Et que le pli en cours est B 7♣
    Et que C a en main 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    Et que D a en main 7♦ 9♦ Q♦ A♦ 9♠ Q♠ K♠ A♠
    Alors C peut jouer n'importe quelle carte
    Quand C joue 7♥
    Alors D peut jouer 7♦ 9♦ Q♦ A♦ 9♠ K♠ A♠

  @id:I64BU @clause:first-trick.hearts @clause:first-trick.queen @clause:play.discard @clause:play.follow-suit
  Scénario: Dès le deuxième pli, on peut défausser cœurs et Q♠
    Sachant qu'on joue à nl-omslag
    Et qu'on a déjà joué le pli B 7♣, C 9♣, D 8♣, A K♣
    Et que le pli en cours est A K♦
    Et que B a en main 10♣ Q♣ 9♠ Q♠ 8♥ 10♥ A♥
    Et que C a en main 8♦ J♦ 7♠ 8♠ K♠ 7♥ 9♥
    Alors B peut jouer n'importe quelle carte
    Quand B joue Q♠
    Alors C peut jouer 8♦ J♦

  @clause:first-trick.others @clause:play.follow-suit @clause:score.cards
  Plan du scénario: Peut-on fournir J♣ sur le 7♣ quand on a un autre trèfle ?
    Sachant qu'on joue à nl-omslag
    Et qu'à cette table, <règle>
    Et que le pli en cours est B 7♣
    Et que C a en main 9♣ J♣ 8♦ K♦ 9♠ A♠ 7♥ Q♥
    Alors C peut jouer <cartes>

    Exemples:
      | id    | règle                                                        | cartes |
      | HVJ92 | les autres cartes à points sont permises au premier pli      | 9♣ J♣  |
      | BU44Y | les autres cartes à points sont aussi exclues du premier pli | 9♣     |

  @id:CKXS4 @clause:first-trick.others @clause:first-trick.escape @clause:play.follow-suit
  Scénario: Entre gentlemen, J♣ se fournit quand même sur le 7♣ s'il est le seul trèfle
    # Fournir passe avant tout : défausser une autre couleur pour garder J♣ serait une renonce.
    Sachant qu'on joue à nl-short+gentlemans-rules
    Et que le pli en cours est B 7♣
    Et que C a en main J♣ 8♦ K♦ 9♠ Q♠ A♠ 7♥ Q♥
    Alors C peut jouer J♣

  @id:MSLW9 @clause:first-trick.others @clause:play.follow-suit
  Scénario: Entre gentlemen, J♣ est permis dès le deuxième pli
    Sachant qu'on joue à nl-short+gentlemans-rules
    Et qu'on a déjà joué le pli B 7♣, C 8♣, D Q♣, A K♣
    Et que le pli en cours est A A♣
    Et que B a en main 9♣ J♣ 8♦ K♦ 9♠ Q♥ K♥
    Alors B peut jouer 9♣ J♣

  @id:ACX67 @clause:opening.leader @clause:opening.card @clause:first-trick.hearts @clause:first-trick.queen @clause:play.discard
  Scénario: Cœurs et Q♠ sont exclus du premier pli, quelle que soit la couleur entamée
    Sachant qu'on joue à nl-omslag
    Et qu'à cette table, le détenteur de la carte d'entame peut entamer d'une autre carte
    Et que le pli en cours est B K♦
    Et que C a en main 8♣ 10♣ 9♠ Q♠ A♠ 7♥ 10♥ A♥
    Alors C peut jouer 8♣ 10♣ 9♠ A♠

  @clause:first-trick.hearts @clause:first-trick.queen @clause:play.discard
  Plan du scénario: Une table peut exclure les cœurs et permettre Q♠, ou le contraire
    Sachant qu'on joue à nl-omslag
    Et qu'à cette table, <règle>
    Et que le pli en cours est B 7♣
    Et que C a en main <main>
    Alors C peut jouer <cartes>

    Exemples:
      | id    | règle                                       | main                     | cartes                |
      | GSAH5 | la dame de pique est permise au premier pli | 8♦ K♦ Q♠ A♠ 7♥ 9♥ 10♥ K♥ | 8♦ K♦ Q♠ A♠           |
      | I9QFM | la dame de pique est permise au premier pli | Q♠ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ A♥ | Q♠                    |
      | DF7QE | les cœurs sont permis au premier pli        | 8♦ K♦ Q♠ A♠ 7♥ 9♥ 10♥ K♥ | 8♦ K♦ A♠ 7♥ 9♥ 10♥ K♥ |
      | EMP2K | les cœurs sont permis au premier pli        | Q♠ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ A♥ | 7♥ 8♥ 9♥ 10♥ J♥ Q♥ A♥ |

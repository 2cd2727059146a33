# language: fr
Fonctionnalité: La partie et sa fin
  Les donnes s'additionnent à partir de zéro. Au jeu court, la partie finit après la donne qui mène quelqu'un à
  cinquante, et le plus petit total gagne.

  @id:L3C38 @clause:match.start @clause:match.add
  Scénario: Chacun commence à 0
    Sachant qu'on joue à nl-short
    Quand la donne commence
    Alors les totaux sont A 0, B 0, C 0, D 0
    Quand on joue la donne jusqu'au bout avec les points A 9, B 1, C 5, D 0
    Alors les totaux sont A 9, B 1, C 5, D 0

  @id:JZ9LV @clause:match.add @clause:score.cards
  Scénario: Les donnes s'additionnent, et à chaque nouvelle donne personne n'a encore rien pris
    Sachant qu'on joue à nl-short
    Quand on joue la donne jusqu'au bout avec les points A 9, B 1, C 5, D 0
    Et qu'on distribue la donne suivante
    Alors A en est à 0 pour cette donne
    Et les totaux sont A 9, B 1, C 5, D 0
    Quand on joue la donne jusqu'au bout avec les points A 0, B 7, C 2, D 6
    Alors le score de la donne est A 0, B 7, C 2, D 6
    Et les totaux sont A 9, B 8, C 7, D 6

  @clause:setup.dealer @clause:score.cards
  Plan du scénario: Qui donne ensuite ?
    Sachant qu'on joue à nl-omslag
    Et qu'à cette table, <règle>
    Et que <donneur> est le donneur
    Quand on joue la donne jusqu'au bout avec les points A 9, B 1, C 5, D 0
    Alors le score de la donne est A 9, B 1, C 5, D 0
    Quand on distribue la donne suivante
    Alors <suivant> est le donneur

    Exemples:
      | id    | règle                   | donneur | suivant |
      | BIPA4 | la donne passe à gauche | B       | C       |
      | HTWG3 | la donne passe à gauche | D       | A       |
      | L6ZXT | le même joueur redonne  | B       | B       |

  @id:KT8DB @clause:match.end @clause:match.add @clause:reversal.subtract
  Scénario: Quarante-neuf points ne finissent pas la partie
    Sachant qu'on joue à nl-short
    Et que les totaux sont A 40, B 20, C 10, D 5
    Quand on joue la donne jusqu'au bout avec les points A 9, B 1, C 5, D 0
    Alors les totaux sont A 49, B 21, C 15, D 5
    Et la partie continue
    Et les points s'ajoutent

  @id:EH439 @clause:match.end @clause:match.add
  Scénario: Ni quarante points ni quarante-huit ne finissent la partie
    Sachant qu'on joue à nl-short
    Et que les totaux sont A 31, B 15, C 9, D 5
    Quand on joue la donne jusqu'au bout avec les points A 9, B 1, C 5, D 0
    Alors les totaux sont A 40, B 16, C 14, D 5
    Et la partie continue
    Quand on distribue la donne suivante
    Et qu'on joue la donne jusqu'au bout avec les points A 8, B 2, C 5, D 0
    Alors les totaux sont A 48, B 18, C 19, D 5
    Et la partie continue

  @id:BBR2F @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add @clause:reversal.begin @clause:reversal.finish
  Scénario: Cinquante points exactement finissent la partie, et le plus petit total gagne
    Sachant qu'on joue à nl-short
    Et que les totaux sont A 41, B 20, C 9, D 5
    Quand on joue la donne jusqu'au bout avec les points A 9, B 1, C 5, D 0
    Alors les totaux sont A 50, B 21, C 14, D 5
    Et la partie est finie
    Et D gagne la partie

  @id:CHO2X @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Scénario: Le plus petit total gagne, même si son joueur a pris le plus à la dernière donne
    Sachant qu'on joue à nl-short
    Et que les totaux sont A 46, B 30, C 25, D 4
    Quand on joue la donne jusqu'au bout avec les points A 5, B 1, C 0, D 9
    Alors les totaux sont A 51, B 31, C 25, D 13
    Et la partie est finie
    Et D gagne la partie

  @id:BDY3A @clause:match.tie @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Scénario: Deux joueurs à égalité au plus petit total partagent la victoire
    # Les deux autres ont dépassé cinquante ensemble.
    Sachant qu'on joue à nl-short
    Et que les totaux sont A 49, B 49, C 11, D 11
    Quand on joue la donne jusqu'au bout avec les points A 6, B 9, C 0, D 0
    Alors les totaux sont A 55, B 58, C 11, D 11
    Et la partie est finie
    Et C et D gagnent la partie

  @id:EL7CF @clause:match.tie @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Scénario: À trois, on partage aussi la victoire
    Sachant qu'on joue à nl-short
    Et que les totaux sont A 45, B 15, C 15, D 15
    Quand on joue la donne jusqu'au bout avec les points A 6, B 3, C 3, D 3
    Alors les totaux sont A 51, B 18, C 18, D 18
    Et B, C et D gagnent la partie

  @id:JHMR4 @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Scénario: Une égalité ailleurs qu'au plus petit total ne compte pas
    Sachant qu'on joue à nl-short
    Et que les totaux sont A 48, B 20, C 25, D 12
    Quand on joue la donne jusqu'au bout avec les points A 5, B 5, C 0, D 5
    Alors les totaux sont A 53, B 25, C 25, D 17
    Et la partie est finie
    Et D gagne la partie

  @id:ATLW9 @clause:match.end @clause:match.winner @clause:match.tie @clause:match.mid-deal @clause:match.add @clause:sweep.condition @clause:sweep.score
  Scénario: Un pit s'inscrit avant qu'on regarde les totaux
    # Compté en points, ce serait A 55, B 45, et C et D gagneraient avec 10.
    Sachant qu'on joue à nl-short
    Et que les totaux sont A 40, B 45, C 10, D 10
    Quand on joue la donne jusqu'au bout et que A prend toutes les cartes à points
    Alors les totaux sont A 40, B 60, C 25, D 25
    Et la partie est finie
    Et C et D gagnent la partie

  @id:ELP28 @clause:match.end @clause:match.winner @clause:match.add @clause:sweep.condition @clause:sweep.score
  Scénario: Un pit peut finir la partie et la gagner
    Sachant qu'on joue à nl-short
    Et que les totaux sont A 14, B 36, C 40, D 30
    Quand on joue la donne jusqu'au bout et que A prend toutes les cartes à points
    Alors les totaux sont A 14, B 51, C 55, D 45
    Et la partie est finie
    Et A gagne la partie

  @id:K7PU9 @clause:match.mid-deal @clause:match.end @clause:match.winner @clause:match.add
  Scénario: La donne où quelqu'un arrive à cinquante se joue jusqu'au bout
    Sachant qu'on joue à nl-short
    Et que les totaux sont A 45, B 20, C 20, D 5
    Et que c'est le pli 2
    Et qu'on a déjà joué le pli B 7♣, C 8♣, D 9♣, A K♣
    Et que le pli en cours est A K♦, B 8♦
    Quand C joue Q♠
    Et que D joue 9♦
    Alors A en est à 5 pour cette donne
    Et la donne n'est pas finie
    Et c'est à A de jouer
    Quand on joue la donne jusqu'au bout avec les points A 5, B 4, C 6, D 0
    Alors les totaux sont A 50, B 24, C 26, D 5
    Et la partie est finie
    Et D gagne la partie

  @id:F5JDT @clause:match.mid-deal @clause:match.end @clause:match.winner @clause:match.add
  Scénario: Si la partie finit en pleine donne, le pli qui mène à cinquante est le dernier
    Sachant qu'on joue à nl-short
    Et qu'à cette table, la partie finit aussitôt, en pleine donne
    Et que les totaux sont A 45, B 20, C 20, D 5
    Et que c'est le pli 2
    Et qu'on a déjà joué le pli B 7♣, C 8♣, D 9♣, A K♣
    Et que le pli en cours est A K♦, B 8♦
    Quand C joue Q♠
    Et que D joue 9♦
    Alors la partie est finie
    Et le score de la donne est A 5, B 0, C 0, D 0
    Et les totaux sont A 50, B 20, C 20, D 5
    Et D gagne la partie

  @id:HR8C3 @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Scénario: Une table peut jouer en quarante points
    Sachant qu'on joue à nl-short
    Et qu'à cette table, le seuil est de 40 points
    Et que les totaux sont A 31, B 20, C 6, D 3
    Quand on joue la donne jusqu'au bout avec les points A 9, B 1, C 5, D 0
    Alors les totaux sont A 40, B 21, C 11, D 3
    Et la partie est finie
    Et D gagne la partie

  @id:CZPK6 @clause:match.end @clause:match.add
  Scénario: Une table qui joue en cent points continue au-delà de cinquante
    Sachant qu'on joue à nl-short
    Et qu'à cette table, le seuil est de 100 points
    Et que les totaux sont A 48, B 20, C 15, D 7
    Quand on joue la donne jusqu'au bout avec les points A 9, B 1, C 5, D 0
    Alors les totaux sont A 57, B 21, C 20, D 7
    Et la partie continue

  @id:DR57H @clause:match.end @clause:match.add
  Scénario: S'il faut dépasser cinquante, cinquante points exactement ne suffisent pas
    Sachant qu'on joue à nl-short
    Et qu'à cette table, il faut dépasser le seuil
    Et que les totaux sont A 41, B 20, C 9, D 5
    Quand on joue la donne jusqu'au bout avec les points A 9, B 1, C 5, D 0
    Alors les totaux sont A 50, B 21, C 14, D 5
    Et la partie continue

  @id:KTM22 @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Scénario: S'il faut dépasser cinquante, cinquante et un points finissent la partie
    Sachant qu'on joue à nl-short
    Et qu'à cette table, il faut dépasser le seuil
    Et que les totaux sont A 42, B 20, C 8, D 5
    Quand on joue la donne jusqu'au bout avec les points A 9, B 1, C 5, D 0
    Alors les totaux sont A 51, B 21, C 13, D 5
    Et la partie est finie
    Et D gagne la partie

  @id:C79TW @clause:match.tie @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Scénario: Si l'égalité se départage, on joue jusqu'à ce qu'un seul joueur ait le plus petit total
    Sachant qu'on joue à nl-short
    Et qu'à cette table, à égalité au plus petit total, on joue encore une donne
    Et que les totaux sont A 49, B 49, C 11, D 11
    Quand on joue la donne jusqu'au bout avec les points A 6, B 9, C 0, D 0
    Alors les totaux sont A 55, B 58, C 11, D 11
    Et la partie continue
    Quand on distribue la donne suivante
    Et qu'on joue la donne jusqu'au bout avec les points A 2, B 0, C 9, D 4
    Alors les totaux sont A 57, B 58, C 20, D 15
    Et la partie est finie
    Et D gagne la partie

  @id:D3DXF @clause:match.tie @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Scénario: Si l'égalité se départage, c'est au plus petit total seulement
    Sachant qu'on joue à nl-short
    Et qu'à cette table, à égalité au plus petit total, on joue encore une donne
    Et que les totaux sont A 48, B 20, C 25, D 12
    Quand on joue la donne jusqu'au bout avec les points A 5, B 5, C 0, D 5
    Alors les totaux sont A 53, B 25, C 25, D 17
    Et la partie est finie
    Et D gagne la partie

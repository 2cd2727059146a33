# language: fr
Fonctionnalité: De donne en donne jusqu'à 100
  Les scores s'additionnent. Quand quelqu'un a 100 points ou plus après une donne, la partie est finie et le plus petit
  total gagne ; ceux qui le partagent gagnent tous.

  @id:OJBB4 @clause:match.start @clause:match.add @clause:passing.cycle
  Scénario: Chacun commence à 0, et la première passe va à gauche
    Sachant qu'on joue à international
    Et que c'est la donne 1
    Quand la donne commence
    Alors on passe les cartes à gauche
    Et les totaux sont A 0, B 0, C 0, D 0
    Quand on joue la donne jusqu'au bout avec les points A 13, B 7, C 6, D 0
    Alors les totaux sont A 13, B 7, C 6, D 0

  @id:PH7V7 @clause:match.add @clause:match.end @clause:score.cards @clause:reversal.subtract
  Scénario: Les scores s'additionnent donne après donne
    Sachant qu'on joue à international
    Quand on joue la donne jusqu'au bout avec les points A 13, B 7, C 6, D 0
    Alors les totaux sont A 13, B 7, C 6, D 0
    Quand on distribue la donne suivante
    Et qu'on joue la donne jusqu'au bout avec les points A 2, B 19, C 0, D 5
    Alors le score de la donne est A 2, B 19, C 0, D 5
    Et les totaux sont A 15, B 26, C 6, D 5
    Et la partie continue

  @id:YAP4H @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.add
  Scénario: Au-delà de 100, la partie est finie et le plus petit total gagne
    Sachant qu'on joue à international
    Et que les totaux sont A 98, B 40, C 26, D 18
    Quand on joue la donne jusqu'au bout avec les points A 5, B 13, C 8, D 0
    Alors les totaux sont A 103, B 53, C 34, D 18
    Et la partie est finie
    Et D gagne la partie

  @id:OXGS3 @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.add @clause:reversal.begin @clause:reversal.finish
  Scénario: 100 points exactement finissent la partie, et restent 100
    Sachant qu'on joue à international
    Et que les totaux sont A 87, B 61, C 40, D 20
    Quand on joue la donne jusqu'au bout avec les points A 13, B 0, C 6, D 7
    Alors les totaux sont A 100, B 61, C 46, D 27
    Et la partie est finie
    Et D gagne la partie

  @id:YE2MZ @clause:match.end @clause:match.add
  Scénario: À 99, la partie continue
    Sachant qu'on joue à international
    Et que les totaux sont A 86, B 62, C 40, D 20
    Quand on joue la donne jusqu'au bout avec les points A 13, B 0, C 6, D 7
    Alors les totaux sont A 99, B 62, C 46, D 27
    Et la partie continue

  @id:NPHJ6 @clause:match.end @clause:match.add
  Scénario: Avec 104 points à eux quatre, la partie continue : chaque total compte à part
    Sachant qu'on joue à international
    Et que les totaux sont A 46, B 3, C 2, D 1
    Quand on joue la donne jusqu'au bout avec les points A 3, B 15, C 5, D 3
    Alors les totaux sont A 49, B 18, C 7, D 4
    Et la partie continue
    Quand on distribue la donne suivante
    Et qu'on joue la donne jusqu'au bout avec les points A 0, B 4, C 17, D 5
    Alors les totaux sont A 49, B 22, C 24, D 9
    Et la partie continue

  @id:QM4J3 @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.add
  Scénario: Une égalité ailleurs qu'au plus petit total ne partage rien
    Sachant qu'on joue à international
    Et que les totaux sont A 89, B 43, C 39, D 11
    Quand on joue la donne jusqu'au bout avec les points A 17, B 2, C 6, D 1
    Alors les totaux sont A 106, B 45, C 45, D 12
    Et la partie est finie
    Et D gagne la partie

  @id:PPW68 @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.tie @clause:match.add
  Scénario: Deux joueurs arrivent ensemble à 100, et les deux au plus petit total gagnent tous deux
    Sachant qu'on joue à international
    Et que les totaux sont A 99, B 99, C 24, D 38
    Quand on joue la donne jusqu'au bout avec les points A 1, B 1, C 19, D 5
    Alors les totaux sont A 100, B 100, C 43, D 43
    Et la partie est finie
    Et C et D gagnent la partie

  @id:UD3RY @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.tie @clause:match.add
  Scénario: Trois joueurs partagent le plus petit total et gagnent tous trois
    Sachant qu'on joue à international
    Et que les totaux sont A 24, B 84, C 24, D 24
    Quand on joue la donne jusqu'au bout avec les points A 2, B 20, C 2, D 2
    Alors les totaux sont A 26, B 104, C 26, D 26
    Et la partie est finie
    Et A, C et D gagnent la partie

  @id:V62DX @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.add
  Scénario: Donner la dame à Nord finit la partie, et vous gagnez avec le plus petit total
    # 001, conseil 6 : Nord est à 92. Vous êtes A ici, et Nord est C.
    Sachant qu'on joue à international
    Et que les totaux sont A 20, B 40, C 92, D 30
    Quand on joue la donne jusqu'au bout avec les points A 2, B 5, C 15, D 4
    Alors les totaux sont A 22, B 45, C 107, D 34
    Et la partie est finie
    Et A gagne la partie

  @id:Y7DMA @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.tie @clause:sweep.condition @clause:sweep.score @clause:match.add
  Scénario: Seul le score du pit s'ajoute : son auteur, à 80, n'arrive pas à 100
    Sachant qu'on joue à international
    Et que les totaux sont A 80, B 90, C 6, D 6
    Quand on joue la donne jusqu'au bout et que A prend toutes les cartes à points
    Alors les totaux sont A 80, B 116, C 32, D 32
    Et la partie est finie
    Et C et D gagnent la partie

  @id:YA2ZB @clause:match.end @clause:match.winner @clause:sweep.condition @clause:sweep.score @clause:match.add
  Scénario: Un pit peut finir la partie sans que son auteur la gagne
    Sachant qu'on joue à international
    Et que les totaux sont A 60, B 82, C 32, D 34
    Quand on joue la donne jusqu'au bout et que A prend toutes les cartes à points
    Alors les totaux sont A 60, B 108, C 58, D 60
    Et la partie est finie
    Et C gagne la partie

  @id:YA98I @clause:match.end @clause:match.mid-deal @clause:sweep.condition @clause:sweep.score @clause:match.add
  Scénario: 90 et 26 points pris ne font pas 116 quand c'est un pit
    Sachant qu'on joue à international
    Et que les totaux sont A 90, B 60, C 32, D 0
    Quand on joue la donne jusqu'au bout et que A prend toutes les cartes à points
    Alors les totaux sont A 90, B 86, C 58, D 26
    Et la partie continue

  @id:N4CDM @clause:match.mid-deal @clause:match.end @clause:match.winner @clause:trick.all @clause:play.follow-suit @clause:match.add
  Scénario: En pleine donne, rien n'est fini : la donne se joue jusqu'au bout
    Sachant qu'on joue à international
    Et que les totaux sont A 95, B 41, C 30, D 16
    Et qu'aucun cœur n'a été joué
    Et que le pli en cours est A K♠, B 4♠, C Q♠
    Et que D a en main 8♣ J♣ 5♦ 6♠ 3♥ 7♥ K♥
    Alors D peut jouer 6♠
    Quand D joue 6♠
    Alors A prend le pli
    Et A en est à 13 pour cette donne
    Et la donne n'est pas finie
    Et c'est à A de jouer
    Quand on joue la donne jusqu'au bout avec les points A 13, B 5, C 8, D 0
    Alors les totaux sont A 108, B 46, C 38, D 16
    Et la partie est finie
    Et D gagne la partie

  @clause:setup.dealer @clause:score.cards
  Plan du scénario: Quand <règle>, <suivant> donne après D
    Sachant qu'on joue à international
    Et qu'à cette table, <règle>
    Et que D est le donneur
    Quand on joue la donne jusqu'au bout avec les points A 5, B 8, C 13, D 0
    Alors le score de la donne est A 5, B 8, C 13, D 0
    Quand on distribue la donne suivante
    Alors <suivant> est le donneur

    Exemples:
      | id    | règle                   | suivant |
      | YBVX4 | la donne passe à gauche | A       |
      | UN7WZ | le même joueur redonne  | D       |

# language: fr
Fonctionnalité: Le compte d'une donne
  Chaque cœur vaut 1, Q♠ 5 et J♣ 2 pour qui prend le pli où ils se trouvent : quinze points par donne.

  @id:G49O2 @clause:score.cards @clause:score.captured @clause:sweep.condition @clause:trick.winner @clause:play.discard @clause:play.follow-suit
  Scénario: Un pli de trèfle coûteux : J♣, puis Q♠ défaussée faute de trèfle, coûtent sept points à l'entameur
    Sachant qu'on joue à nl-short
    Et qu'aucun cœur n'a été joué
    Et que le pli en cours est A K♣, B J♣
    Et que C a en main 9♦ 10♦ Q♠ 8♥ J♥
    Et que D a en main 8♣ K♦ Q♥ K♥ A♥
    Alors C peut jouer n'importe quelle carte
    Quand C joue Q♠
    Alors D peut jouer 8♣
    Quand D joue 8♣
    Alors A prend le pli
    Et A en est à 7 pour cette donne
    Et C en est à 0 pour cette donne
    # Avec deux cœurs de plus, cela fait neuf ; les autres cœurs sont ailleurs, donc pas de pit.
    Quand on joue la donne jusqu'au bout avec les points A 9, B 0, C 0, D 6
    Alors le score de la donne est A 9, B 0, C 0, D 6

  @clause:score.cards @clause:score.captured @clause:play.follow-suit
  Plan du scénario: Ce que coûte un pli à qui le prend
    Sachant qu'on joue à nl-short
    Et qu'on a déjà joué le pli B 7♣, C 8♣, D 9♣, A K♣
    Et que le pli en cours est <pli>
    Et que D a en main J♣ J♦ Q♠ 7♥ 9♥ 10♥ K♥
    Alors D peut jouer <dernière carte>
    Quand D joue <dernière carte>
    Alors A en est à <points> pour cette donne
    Et D en est à 0 pour cette donne

    Exemples:
      | id    | pli               | dernière carte | points |
      | L3HNW | A A♦, B 10♦, C Q♦ | J♦             | 0      |
      | AYK9P | A A♠, B K♠, C 9♠  | Q♠             | 5      |
      | CGEW7 | A A♣, B Q♣, C 10♣ | J♣             | 2      |
      | B9EI5 | A A♦, B 8♥, C A♥  | J♦             | 2      |

  @id:CEZ88 @clause:score.captured @clause:score.cards @clause:play.discard @clause:play.follow-suit
  Scénario: Qui défausse Q♠ en est débarrassé : les points vont à qui prend le pli
    Sachant qu'on joue à nl-short
    Et qu'on a déjà joué le pli B 7♣, C 8♣, D 9♣, A K♣
    Et que le pli en cours est A K♦, B 8♦
    Et que C a en main 9♠ 10♠ Q♠ 7♥ 8♥ 10♥ J♥
    Et que D a en main 10♣ 9♦ 7♠ K♠ 9♥ K♥ A♥
    Alors C peut jouer n'importe quelle carte
    Quand C joue Q♠
    Alors D peut jouer 9♦
    Quand D joue 9♦
    Alors A en est à 5 pour cette donne
    Et C en est à 0 pour cette donne

  @id:LGZ7C @clause:score.captured @clause:score.cards @clause:play.follow-suit
  Scénario: Les points de plusieurs plis s'additionnent
    Sachant qu'on joue à nl-short
    Et qu'on a déjà joué le pli B 7♣, C 8♣, D 9♣, A K♣
    Et qu'on a déjà joué le pli A K♦, B 8♥, C 9♦, D J♦
    Et que le pli en cours est A A♠, B K♠, C 9♠
    Et que D a en main J♣ Q♠ 7♥ 9♥ 10♥ K♥
    Alors D peut jouer Q♠
    Quand D joue Q♠
    Alors A en est à 6 pour cette donne
    Et B en est à 0 pour cette donne

  @id:LI2B5 @clause:score.cards @clause:score.captured
  Scénario: Une donne ordinaire répartit quinze points
    Sachant qu'on joue à nl-short
    Quand on joue la donne jusqu'au bout et que les cartes à points vont à A Q♠ 7♥ 8♥, B 9♥ 10♥ J♥ Q♥, C J♣ K♥ A♥
    Alors le score de la donne est A 7, B 4, C 4, D 0

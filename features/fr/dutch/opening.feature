# language: fr
Fonctionnalité: L'entame de la donne
  Au Hartenjagen néerlandais, on ne passe pas de cartes, et le détenteur du 7♣ entame le premier pli : à la plupart des
  tables, de cette carte même.

  @id:E5OSQ @clause:opening.leader @clause:opening.card
  Scénario: Le détenteur du 7♣ entame le 7♣ et rien d'autre
    Sachant qu'on joue à nl-short
    Et que C a en main 7♣ 8♣ A♦ 9♠ Q♠ K♠ 7♥ A♥
    Quand la donne commence
    Alors c'est à C de jouer
    Et C peut jouer 7♣
    Et C ne peut pas jouer 8♣ à cause de opening.card

  @id:BS4W2 @clause:opening.leader @clause:trick.order
  Scénario: Peu importe qui a donné : c'est le 7♣ qui décide de l'entame
    Sachant qu'on joue à nl-short
    Et que A est le donneur
    Et que B a en main 9♣ 8♦ K♦ 9♠ A♠ 8♥ 9♥ J♥
    Et que D a en main 7♣ 10♣ 7♦ Q♦ 8♠ 10♠ 10♥ K♥
    Quand la donne commence
    Alors c'est à D de jouer
    Et la carte K♦ jouée par B est refusée
    Quand D joue 7♣
    Alors c'est à A de jouer

  @clause:opening.leader @clause:opening.card @clause:play.follow-suit
  Plan du scénario: Le détenteur du 7♣ peut-il entamer d'une autre carte ?
    Sachant qu'on joue à nl-omslag
    Et qu'à cette table, <règle>
    Et que C a en main 7♣ 8♣ 9♦ J♦ A♦ 7♠ 10♠ K♠
    Et que D a en main 9♣ K♣ 10♦ K♦ 8♠ A♠ 8♥ A♥
    Quand la donne commence
    Alors c'est à C de jouer
    Et C peut jouer <cartes>
    Quand C entame <entame>
    Alors D peut jouer <réponse>

    Exemples:
      | id    | règle                                                            | cartes                   | entame | réponse |
      | LTG6G | la première entame doit être la carte d'entame elle-même         | 7♣                       | 7♣     | 9♣ K♣   |
      | EF97R | le détenteur de la carte d'entame peut entamer d'une autre carte | 7♣ 8♣ 9♦ J♦ A♦ 7♠ 10♠ K♠ | J♦     | 10♦ K♦  |

  @clause:opening.leader @clause:opening.card @clause:first-trick.lead @clause:lead.hearts @clause:lead.queen
  Plan du scénario: Si le détenteur du 7♣ entame à son gré, cela vaut-il aussi pour Q♠ ?
    # Les cœurs restent en main dans les deux cas : aucun n'a encore été défaussé.
    Sachant qu'on joue à nl-omslag
    Et qu'à cette table, le détenteur de la carte d'entame peut entamer d'une autre carte
    Et qu'à cette table, <règle>
    Et que C a en main 7♣ 9♣ 8♦ A♦ Q♠ A♠ 8♥ K♥
    Quand la donne commence
    Alors C peut jouer <cartes>

    Exemples:
      | id    | règle                                                                 | cartes            |
      | AUA43 | on n'entame pas non plus le premier pli d'une carte qui en est exclue | 7♣ 9♣ 8♦ A♦ A♠    |
      | E8UJQ | on peut entamer le premier pli de n'importe quelle carte              | 7♣ 9♣ 8♦ A♦ Q♠ A♠ |

  @id:KPKS6 @clause:passing.cycle @clause:passing.cards @clause:passing.blind @clause:opening.leader @clause:play.follow-suit
  Scénario: Au Hartenjagen néerlandais, on ne passe pas de cartes
    Sachant qu'on joue à nl-short
    Et que A est le donneur
    Et que B a en main 7♣ 9♣ J♦ A♦ 9♠ K♠ 7♥ Q♥
    Et que C a en main 8♣ K♣ 7♦ Q♦ 8♠ J♠ 8♥ 10♥
    Quand la donne commence
    Alors personne ne passe de cartes
    Et c'est à B de jouer
    Et on refuse à B de passer J♦ A♦ Q♥
    Quand B joue 7♣
    Alors C peut jouer 8♣ K♣

  @id:G6IHQ @clause:passing.cycle @clause:passing.cards @clause:opening.leader @clause:opening.card
  Scénario: À une table où l'on passe des cartes, qui a le 7♣ après la passe l'entame
    # Ce n'est pas le jeu néerlandais des sources, mais certaines tables jouent ainsi à 32 cartes.
    Sachant qu'on joue à nl-short
    Et qu'à cette table, on passe les cartes, donne après donne, à gauche, à droite, en face, pas du tout
    Et qu'à cette table, on passe 3 cartes
    Et que B a en main 7♣ 8♦ 9♦ K♦ 7♠ 9♠ 8♥ 9♥
    Quand la donne commence
    Alors B doit encore passer ses cartes
    Quand B passe 7♣ 8♥ 9♥
    Et que les autres passent aussi leurs cartes
    Alors c'est à C de jouer
    Et C peut jouer 7♣

  @id:ITM8D @clause:opening.leader @clause:opening.card @clause:passing.cycle
  Scénario: À la donne suivante, le nouveau détenteur du 7♣ entame
    Sachant qu'on joue à nl-short
    Et que B a en main 7♣ 8♦ 9♦ K♦ 7♠ 9♠ 8♥ 9♥
    Quand la donne commence
    Alors c'est à B de jouer
    Quand on joue la donne jusqu'au bout
    Et qu'on distribue la donne suivante
    Alors D a en main 7♣ K♣ 10♦ Q♦ 8♠ J♠ 7♥ A♥
    Et c'est à D de jouer
    Et D peut jouer 7♣

# language: fr
Fonctionnalité: Black Lady : la passe, l'entame et le premier pli
  La source dit qu'on passe d'ordinaire trois cartes, à chaque donne dans un autre sens, et laisse le reste à la table.
  Chaque position figure une fois pour chaque façon de jouer.

  @clause:passing.cycle @clause:score.cards
  Plan du scénario: À la deuxième donne, on passe <sens> quand <règle>
    Sachant qu'on joue à black-lady
    Et qu'à cette table, <règle>
    Et que c'est la donne 2
    Quand la donne commence
    Alors on passe les cartes <sens>
    Quand on joue la donne jusqu'au bout avec les points A 13, B 5, C 8, D 0
    Alors le score de la donne est A 13, B 5, C 8, D 0

    Exemples:
      | id    | règle                                                                            | sens     |
      | QNWY6 | on passe les cartes, donne après donne, à gauche, à droite, en face, pas du tout | à droite |
      | RE4C3 | on passe les cartes à gauche à chaque donne                                      | à gauche |

  @id:O77N6 @clause:passing.cycle @clause:score.cards
  Scénario: À la deuxième donne, personne ne passe, si l'on ne passe jamais de cartes
    Sachant qu'on joue à black-lady
    Et qu'à cette table, on ne passe pas de cartes
    Et que c'est la donne 2
    Quand la donne commence
    Alors personne ne passe de cartes
    Quand on joue la donne jusqu'au bout avec les points A 13, B 5, C 8, D 0
    Alors le score de la donne est A 13, B 5, C 8, D 0

  @clause:passing.cards
  Plan du scénario: On choisit <nombre> cartes, si la table joue ainsi
    Sachant qu'on joue à black-lady
    Et qu'à cette table, on passe <nombre> cartes
    Et que c'est la donne 1
    Et que A a en main 2♣ 7♣ J♣ 3♦ 9♦ Q♦ 5♠ 8♠ K♠ 4♥ 6♥ 10♥ K♥
    Quand la donne commence
    Alors on refuse à A de passer <refusées>
    Et A doit encore passer ses cartes
    Quand A passe <acceptées>
    Alors on refuse à A de passer <acceptées>
    Et B doit encore passer ses cartes

    Exemples:
      | id    | nombre | refusées | acceptées   |
      | ZY6NW | 2      | 7♣ K♠ K♥ | K♠ K♥       |
      | SMQC9 | 3      | K♠ K♥    | 7♣ K♠ K♥    |
      | QGSR5 | 4      | 7♣ K♠ K♥ | 7♣ J♣ K♠ K♥ |

  @id:XA56P @clause:opening.leader
  Scénario: Le détenteur du 2♣ entame le premier pli, si la table joue ainsi
    Sachant qu'on joue à black-lady
    Et qu'à cette table, le détenteur de la carte d'entame entame le premier pli
    Et que D est le donneur
    Et que A a en main 3♣ 8♣ Q♣ 5♦ 7♦ K♦ A♦ 4♠ 6♠ 10♠ J♠ K♠ A♠
    Et que B a en main 2♣ 9♣ A♣ 2♦ 8♦ J♦ 3♠ 7♠ 9♠ 4♥ 6♥ 10♥ Q♥
    Alors c'est à B de jouer
    Et la carte 5♦ jouée par A est refusée
    Quand B entame 2♣
    Alors c'est à C de jouer

  @id:ZO6EF @clause:opening.leader
  Scénario: Le joueur à gauche du donneur entame le premier pli, si la table joue ainsi
    Sachant qu'on joue à black-lady
    Et qu'à cette table, le joueur à gauche du donneur entame le premier pli
    Et que D est le donneur
    Et que A a en main 3♣ 8♣ Q♣ 5♦ 7♦ K♦ A♦ 4♠ 6♠ 10♠ J♠ K♠ A♠
    Et que B a en main 2♣ 9♣ A♣ 2♦ 8♦ J♦ 3♠ 7♠ 9♠ 4♥ 6♥ 10♥ Q♥
    Alors c'est à A de jouer
    Et la carte 2♣ jouée par B est refusée
    Quand A entame 5♦
    Alors c'est à B de jouer

  @clause:opening.leader
  Plan du scénario: <entameur> entame le premier pli quand <règle>
    Sachant qu'on joue à black-lady
    Et qu'à cette table, <règle>
    Et que D est le donneur
    Et que B a en main 2♣ 9♣ A♣ 2♦ 8♦ J♦ 3♠ 7♠ 9♠ 4♥ 6♥ 10♥ Q♥
    Et que C a en main 3♣ 7♣ K♣ 4♦ 6♦ Q♦ 2♠ 5♠ 8♠ 3♥ 5♥ 7♥ K♥
    Alors c'est à <entameur> de jouer
    Et la carte <autre carte> jouée par <autre> est refusée
    Quand <entameur> entame <carte>
    Alors c'est à <suivant> de jouer

    Exemples:
      | id    | règle                       | entameur | carte | autre | autre carte | suivant |
      | T8Y2X | la carte d'entame est le 2♣ | B        | 2♣    | C     | 7♣          | C       |
      | R4ZJA | la carte d'entame est le 7♣ | C        | 7♣    | B     | 2♣          | D       |

  # Dans la suite, D donne : A entame donc, quelle que soit des deux la règle de la table.

  @clause:opening.leader @clause:opening.card
  Plan du scénario: Le détenteur du <carte> doit entamer cette carte, si la table joue ainsi
    Sachant qu'on joue à black-lady
    Et qu'à cette table, la première entame doit être la carte d'entame elle-même
    Et qu'à cette table, la carte d'entame est le <carte>
    Et que D est le donneur
    Et que A a en main 2♣ 7♣ Q♣ 5♦ 7♦ K♦ A♦ 4♠ 6♠ 10♠ J♠ K♠ A♠
    Et que B a en main 3♣ 9♣ A♣ 2♦ 8♦ J♦ 3♠ 7♠ 9♠ 4♥ 6♥ 10♥ Q♥
    Alors A peut jouer <carte>
    Quand A entame <carte>
    Alors B peut jouer 3♣ 9♣ A♣

    Exemples:
      | id    | carte |
      | O9ZLX | 2♣    |
      | SFVI4 | 7♣    |

  @id:YJC4Q @clause:opening.leader @clause:opening.card
  Scénario: Le détenteur du 2♣ peut entamer d'une autre carte, si la table joue ainsi
    Sachant qu'on joue à black-lady
    Et qu'à cette table, le détenteur de la carte d'entame peut entamer d'une autre carte
    Et que D est le donneur
    Et que A a en main 2♣ 7♣ Q♣ 5♦ 7♦ K♦ A♦ 4♠ 6♠ 10♠ J♠ K♠ A♠
    Et que B a en main 3♣ 9♣ A♣ 2♦ 8♦ J♦ 3♠ 7♠ 9♠ 4♥ 6♥ 10♥ Q♥
    Alors A peut jouer n'importe quelle carte
    Quand A entame 5♦
    Alors B peut jouer 2♦ 8♦ J♦

  @clause:play.discard @clause:first-trick.hearts
  Plan du scénario: Premier pli entamé du <carte> : les cœurs en sont exclus, si la table joue ainsi
    Sachant qu'on joue à black-lady
    Et qu'à cette table, les cœurs sont exclus du premier pli
    Et qu'à cette table, la carte d'entame est le <carte>
    Et que D est le donneur
    Et que le pli en cours est A <carte>
    Et que B a en main 3♦ 5♦ 9♦ J♦ 4♠ 8♠ 10♠ K♠ 2♥ 6♥ 9♥ 10♥ K♥
    Et que C a en main <autre> 9♣ K♣ 2♦ 7♦ Q♦ 3♠ 6♠ J♠ A♠ 4♥ 8♥ J♥
    Alors B peut jouer 3♦ 5♦ 9♦ J♦ 4♠ 8♠ 10♠ K♠
    Quand B joue J♦
    Alors C peut jouer <autre> 9♣ K♣

    Exemples:
      | id    | carte | autre |
      | SJ6TI | 2♣    | 7♣    |
      | NT3UT | 7♣    | 2♣    |

  @clause:play.discard @clause:first-trick.hearts
  Plan du scénario: Premier pli entamé du <carte> : on peut y défausser du cœur, si la table joue ainsi
    Sachant qu'on joue à black-lady
    Et qu'à cette table, les cœurs sont permis au premier pli
    Et qu'à cette table, la carte d'entame est le <carte>
    Et que D est le donneur
    Et que le pli en cours est A <carte>
    Et que B a en main 3♦ 5♦ 9♦ J♦ 4♠ 8♠ 10♠ K♠ 2♥ 6♥ 9♥ 10♥ K♥
    Et que C a en main <autre> 9♣ K♣ 2♦ 7♦ Q♦ 3♠ 6♠ J♠ A♠ 4♥ 8♥ J♥
    Alors B peut jouer n'importe quelle carte
    Quand B joue K♥
    Alors C peut jouer <autre> 9♣ K♣

    Exemples:
      | id    | carte | autre |
      | O8HWK | 2♣    | 7♣    |
      | YVE4H | 7♣    | 2♣    |

  @clause:play.discard @clause:first-trick.queen
  Plan du scénario: Premier pli entamé du <carte> : Q♠ en est exclue, si la table joue ainsi
    Sachant qu'on joue à black-lady
    Et qu'à cette table, la dame de pique est exclue du premier pli
    Et qu'à cette table, la carte d'entame est le <carte>
    Et que D est le donneur
    Et que le pli en cours est A <carte>
    Et que B a en main 3♦ 5♦ 6♦ 9♦ J♦ K♦ 2♠ 4♠ 8♠ 9♠ 10♠ Q♠ K♠
    Et que C a en main <autre> 9♣ K♣ 2♦ 7♦ Q♦ 3♠ 6♠ J♠ A♠ 4♥ 8♥ J♥
    Alors B peut jouer 3♦ 5♦ 6♦ 9♦ J♦ K♦ 2♠ 4♠ 8♠ 9♠ 10♠ K♠
    Quand B joue K♠
    Alors C peut jouer <autre> 9♣ K♣

    Exemples:
      | id    | carte | autre |
      | VBHI8 | 2♣    | 7♣    |
      | PV8KE | 7♣    | 2♣    |

  @clause:play.discard @clause:first-trick.queen
  Plan du scénario: Premier pli entamé du <carte> : on peut y défausser Q♠, si la table joue ainsi
    Sachant qu'on joue à black-lady
    Et qu'à cette table, la dame de pique est permise au premier pli
    Et qu'à cette table, la carte d'entame est le <carte>
    Et que D est le donneur
    Et que le pli en cours est A <carte>
    Et que B a en main 3♦ 5♦ 6♦ 9♦ J♦ K♦ 2♠ 4♠ 8♠ 9♠ 10♠ Q♠ K♠
    Et que C a en main <autre> 9♣ K♣ 2♦ 7♦ Q♦ 3♠ 6♠ J♠ A♠ 4♥ 8♥ J♥
    Alors B peut jouer n'importe quelle carte
    Quand B joue Q♠
    Alors C peut jouer <autre> 9♣ K♣

    Exemples:
      | id    | carte | autre |
      | XKY5C | 2♣    | 7♣    |
      | RO3GT | 7♣    | 2♣    |

  @id:P546U @clause:opening.leader @clause:first-trick.queen @clause:first-trick.lead
  Scénario: On n'entame pas non plus le premier pli d'une carte qui en est exclue, si la table joue ainsi
    Sachant qu'on joue à black-lady
    Et qu'à cette table, le joueur à gauche du donneur entame le premier pli
    Et qu'à cette table, on n'entame pas non plus le premier pli d'une carte qui en est exclue
    Et que D est le donneur
    Et que A a en main 3♣ 8♣ Q♣ 5♦ 7♦ K♦ A♦ 4♠ 6♠ 10♠ J♠ Q♠ K♠
    Et que B a en main 4♣ 9♣ A♣ 2♦ 8♦ J♦ 3♠ 9♠ A♠ 4♥ 6♥ 10♥ Q♥
    Alors A peut jouer 3♣ 8♣ Q♣ 5♦ 7♦ K♦ A♦ 4♠ 6♠ 10♠ J♠ K♠
    Quand A entame 6♠
    Alors B peut jouer 3♠ 9♠ A♠

  @id:T36XD @clause:opening.leader @clause:first-trick.queen @clause:first-trick.lead @clause:lead.queen
  Scénario: On peut entamer le premier pli d'une carte qui en est exclue, si la table joue ainsi
    Sachant qu'on joue à black-lady
    Et qu'à cette table, le joueur à gauche du donneur entame le premier pli
    Et qu'à cette table, on peut entamer le premier pli de n'importe quelle carte
    Et que D est le donneur
    Et que A a en main 3♣ 8♣ Q♣ 5♦ 7♦ K♦ A♦ 4♠ 6♠ 10♠ J♠ Q♠ K♠
    Et que B a en main 4♣ 9♣ A♣ 2♦ 8♦ J♦ 3♠ 9♠ A♠ 4♥ 6♥ 10♥ Q♥
    Alors A peut jouer n'importe quelle carte
    Quand A entame Q♠
    Alors B peut jouer 3♠ 9♠ A♠

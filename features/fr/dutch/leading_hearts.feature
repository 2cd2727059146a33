# language: fr
Fonctionnalité: Entamer cœur
  Au jeu court, cœur s'entame comme toute autre couleur dès le deuxième pli. Avec l'inversion, et entre gentlemen, les
  cœurs doivent d'abord être brisés.

  @id:H8T22 @clause:lead.hearts @clause:lead.broken-by @clause:lead.exception @clause:lead.queen @clause:lead.queen-breaks @clause:play.follow-suit
  Scénario: Au jeu court, on peut entamer cœur juste après le 7♣ obligatoire
    Sachant qu'on joue à nl-short
    Et qu'on a déjà joué le pli B 7♣, C 8♣, D K♣, A 9♣
    Et que c'est à D d'entamer
    Et que D a en main J♣ 9♦ 10♦ Q♠ 8♥ J♥ A♥
    Et que A a en main 10♣ Q♦ A♦ 7♠ 9♠ 7♥ K♥
    Alors D peut jouer n'importe quelle carte
    Quand D entame 8♥
    Alors A peut jouer 7♥ K♥

  @id:D44ZN @clause:lead.hearts @clause:lead.queen
  Scénario: Quand les cœurs doivent être brisés, le deuxième pli s'entame de toute carte sauf un cœur
    Sachant qu'on joue à nl-omslag
    Et qu'on a déjà joué le pli B 7♣, C 8♣, D K♣, A 9♣
    Et que c'est à D d'entamer
    Et que D a en main J♣ 9♦ 10♦ Q♠ 8♥ J♥ A♥
    Alors D peut jouer J♣ 9♦ 10♦ Q♠
    Et D ne peut pas jouer 8♥ à cause de lead.hearts

  @id:DEV7A @clause:lead.hearts
  Scénario: Deux autres cartes en main, et cœur ne s'entame pas
    Sachant qu'on joue à nl-omslag
    Et que les cœurs ne sont pas brisés
    Et que c'est à A d'entamer
    Et que A a en main 9♦ 8♠ 8♥ A♥
    Alors A peut jouer 9♦ 8♠

  @id:CR822 @clause:lead.hearts @clause:lead.broken-by
  Scénario: Un cœur défaussé dans ce pli permet d'entamer cœur au suivant
    Sachant qu'on joue à nl-omslag
    Et que les cœurs ne sont pas brisés
    Et que c'est à A d'entamer
    Et que A a en main K♦ 9♠ A♠ 8♥ J♥
    Et que D a en main A♦ 10♠ J♠ Q♥ K♥
    Alors A peut jouer K♦ 9♠ A♠
    Quand A entame K♦
    Et que B joue 10♦
    Et que C joue 10♥
    Et que D joue A♦
    Alors D prend le pli
    Et D peut jouer n'importe quelle carte

  @id:FWER7 @clause:lead.hearts
  Scénario: Quand tout le monde fournit, les cœurs ne se brisent pas
    Sachant qu'on joue à nl-omslag
    Et que les cœurs ne sont pas brisés
    Et que c'est à A d'entamer
    Et que A a en main K♦ 9♠ A♠ 8♥ J♥
    Et que D a en main A♦ 10♠ J♠ Q♥ K♥
    Quand A entame K♦
    Et que B joue 10♦
    Et que C joue 8♦
    Et que D joue A♦
    Alors D prend le pli
    Et D peut jouer 10♠ J♠

  @id:D24UN @clause:lead.hearts @clause:play.follow-suit
  Scénario: Une fois brisés, les cœurs le restent jusqu'à la fin de la donne
    Sachant qu'on joue à nl-omslag
    Et qu'on a déjà joué le pli C 10♦, D 8♦, A 9♥, B K♦
    Et que c'est à A d'entamer
    Et que A a en main 10♣ J♥ K♥
    Et que B a en main 9♣ 10♠ 8♥
    Alors A peut jouer n'importe quelle carte
    Quand A entame J♥
    Alors B peut jouer 8♥

  @id:C4O68 @clause:lead.hearts @clause:play.follow-suit
  Scénario: Un cœur défaussé au premier pli faute d'autre carte brise aussi les cœurs
    # C a reçu sept cœurs et Q♠.
    Sachant qu'on joue à nl-omslag
    Et qu'on a déjà joué le pli B 7♣, C 8♥, D K♣, A 9♣
    Et que c'est à D d'entamer
    Et que D a en main 8♦ 9♦ 10♦ J♦ K♠ A♠ A♥
    Et que C a en main Q♠ 7♥ 9♥ 10♥ J♥ Q♥ K♥
    Alors D peut jouer n'importe quelle carte
    Quand D entame A♥
    Et que A joue 8♣
    Et que B joue 10♣
    Alors C peut jouer 7♥ 9♥ 10♥ J♥ Q♥ K♥

  @clause:lead.hearts @clause:lead.exception @clause:lead.broken-by @clause:play.follow-suit
  Plan du scénario: Un cœur entamé faute d'autre carte, et ceux qu'on y fournit, brisent-ils les cœurs ?
    Sachant qu'on joue à nl-short+gentlemans-rules
    Et qu'à cette table, <règle>
    Et que les cœurs ne sont pas brisés
    Et que c'est à A d'entamer
    Et que A a en main 7♥ 8♥ 9♥ 10♥
    Et que B a en main 8♦ 10♦ K♠ J♥
    Et que D a en main 9♦ 10♠ K♥ A♥
    Alors A peut jouer n'importe quelle carte
    Quand A entame 10♥
    Alors B peut jouer J♥
    Quand B joue J♥
    Et que C joue Q♥
    Et que D joue K♥
    Alors D prend le pli
    Et D peut jouer <cartes>

    Exemples:
      | id    | règle                                                       | cartes    |
      | GAAS8 | seul un cœur défaussé dans un pli précédent brise les cœurs | 9♦ 10♠    |
      | H29U3 | tout cœur joué dans un pli précédent brise les cœurs        | 9♦ 10♠ A♥ |

  @id:H9VPW @clause:lead.hearts @clause:lead.exception @clause:play.follow-suit
  Scénario: Qui n'a plus que des cœurs peut en entamer un avant qu'ils soient brisés
    Sachant qu'on joue à nl-omslag
    Et que les cœurs ne sont pas brisés
    Et que c'est à A d'entamer
    Et que A a en main 7♥ 9♥ K♥
    Et que B a en main 10♦ Q♠ 8♥
    Alors A peut jouer n'importe quelle carte
    Quand A entame 9♥
    Alors B peut jouer 8♥

  @clause:lead.hearts @clause:lead.exception @clause:lead.queen @clause:play.follow-suit
  Plan du scénario: Rien que des cœurs et Q♠ : que peut-on entamer avant que les cœurs soient brisés ?
    Sachant qu'on joue à nl-omslag
    Et qu'à cette table, <cœurs>
    Et qu'à cette table, <dame>
    Et que les cœurs ne sont pas brisés
    Et que c'est à A d'entamer
    Et que A a en main Q♠ 8♥ 9♥ K♥
    Et que B a en main 7♠ 10♠ 7♥ A♥
    Alors A peut jouer <cartes>
    Quand A entame <entame>
    Alors B peut jouer <réponse>

    Exemples:
      | id    | cœurs                                                                 | dame                                                       | cartes      | entame | réponse |
      | IR76B | un joueur qui n'a que des cœurs peut en entamer un                    | on peut entamer la dame de pique à tout moment             | Q♠          | Q♠     | 7♠ 10♠  |
      | MO5PP | un joueur qui n'a que des cœurs peut en entamer un                    | on peut entamer la dame de pique une fois les cœurs brisés | Q♠          | Q♠     | 7♠ 10♠  |
      | EAM9X | un joueur qui n'a que des cœurs et la dame de pique peut entamer cœur | on peut entamer la dame de pique à tout moment             | Q♠ 8♥ 9♥ K♥ | 8♥     | 7♥ A♥   |
      | AC9BD | un joueur qui n'a que des cœurs et la dame de pique peut entamer cœur | on peut entamer la dame de pique une fois les cœurs brisés | 8♥ 9♥ K♥    | 8♥     | 7♥ A♥   |

  @clause:lead.hearts @clause:lead.queen
  Plan du scénario: Peut-on entamer Q♠ avant que les cœurs soient brisés ?
    Sachant qu'on joue à nl-omslag
    Et qu'à cette table, <règle>
    Et que les cœurs ne sont pas brisés
    Et que c'est à A d'entamer
    Et que A a en main 9♦ Q♠ 8♥ A♥
    Alors A peut jouer <cartes>

    Exemples:
      | id    | règle                                                      | cartes |
      | H865X | on peut entamer la dame de pique à tout moment             | 9♦ Q♠  |
      | LRP9J | on peut entamer la dame de pique une fois les cœurs brisés | 9♦     |

  @id:F5PMY @clause:lead.hearts @clause:lead.queen @clause:play.follow-suit
  Scénario: Si Q♠ doit attendre que les cœurs soient brisés, on peut l'entamer dès qu'ils le sont
    Sachant qu'on joue à nl-omslag
    Et qu'à cette table, on peut entamer la dame de pique une fois les cœurs brisés
    Et que les cœurs sont brisés
    Et que c'est à A d'entamer
    Et que A a en main 9♦ Q♠ 8♥ A♥
    Et que B a en main 8♣ 10♣ K♠ J♥
    Alors A peut jouer n'importe quelle carte
    Quand A entame Q♠
    Alors B peut jouer K♠

  @clause:lead.hearts @clause:lead.queen-breaks @clause:play.follow-suit
  Plan du scénario: Q♠ défaussée dans un pli précédent brise-t-elle les cœurs ?
    Sachant qu'on joue à nl-omslag
    Et qu'à cette table, <règle>
    Et qu'on a déjà joué le pli C 10♦, D 8♦, A Q♠, B K♦
    Et qu'aucun cœur n'a été joué
    Et que c'est à B d'entamer
    Et que B a en main 8♣ 10♣ 9♠ 8♥ K♥
    Et que C a en main 9♣ A♦ 7♠ 10♠ A♥
    Alors B peut jouer <cartes>
    Quand B entame 10♣
    Alors C peut jouer 9♣

    Exemples:
      | id    | règle                                   | cartes          |
      | HHR7B | la dame de pique ne brise pas les cœurs | 8♣ 10♣ 9♠       |
      | MSW2Y | la dame de pique brise aussi les cœurs  | 8♣ 10♣ 9♠ 8♥ K♥ |

  @clause:lead.hearts @clause:lead.broken-by @clause:lead.queen-breaks @clause:play.follow-suit
  Plan du scénario: Si Q♠ brise les cœurs, le fait-elle aussi quand on la fournit ?
    Sachant qu'on joue à nl-omslag
    Et qu'à cette table, la dame de pique brise aussi les cœurs
    Et qu'à cette table, <règle>
    Et qu'on a déjà joué le pli C 10♠, D 8♠, A Q♠, B K♠
    Et qu'aucun cœur n'a été joué
    Et que c'est à B d'entamer
    Et que B a en main 8♣ 10♣ 9♦ 8♥ K♥
    Et que C a en main 9♣ 10♦ J♦ A♦ A♥
    Alors B peut jouer <cartes>
    Quand B entame 10♣
    Alors C peut jouer 9♣

    Exemples:
      | id    | règle                                                       | cartes          |
      | EXN99 | seul un cœur défaussé dans un pli précédent brise les cœurs | 8♣ 10♣ 9♦       |
      | BXJV2 | tout cœur joué dans un pli précédent brise les cœurs        | 8♣ 10♣ 9♦ 8♥ K♥ |

  @id:FR66M @clause:lead.hearts
  Scénario: J♣ défaussé dans un pli précédent ne brise pas les cœurs
    Sachant qu'on joue à nl-omslag
    Et qu'on a déjà joué le pli C 10♦, D 8♦, A J♣, B K♦
    Et qu'aucun cœur n'a été joué
    Et que c'est à B d'entamer
    Et que B a en main 8♣ 10♣ 9♠ 8♥ K♥
    Alors B peut jouer 8♣ 10♣ 9♠

  @id:F44J9 @clause:lead.hearts @clause:opening.leader @clause:passing.cycle
  Scénario: À la donne suivante, les cœurs ne sont plus brisés
    Sachant qu'on joue à nl-omslag
    Et que les cœurs sont brisés
    Et que c'est à C d'entamer
    Et que C a en main 9♦ K♥
    Alors C peut jouer n'importe quelle carte
    Quand on joue la donne jusqu'au bout
    Et qu'on distribue la donne suivante
    Alors A a en main A♣ 9♦ K♦ 8♠ J♠ 9♥ 10♥ Q♥
    Quand B joue 7♣
    Et que C joue 8♣
    Et que D joue 9♣
    Et que A joue A♣
    Alors A peut jouer 9♦ K♦ 8♠ J♠

# language: fr
Fonctionnalité: L'entame du deux de trèfle
  Qui a le 2♣ l'entame au premier pli.

  @id:RIP5T @clause:opening.leader @clause:opening.card
  Scénario: Le détenteur du 2♣ entame le 2♣ et rien d'autre
    Sachant qu'on joue à international
    Et que A a en main 2♣ 3♣ K♣ 4♦ 10♦ A♦ 2♠ 9♠ J♠ 5♥ 8♥ Q♥ K♥
    Alors c'est à A de jouer
    Et A peut jouer 2♣
    Et A ne peut pas jouer 3♣ à cause de opening.card

  @id:U5QCQ @clause:opening.leader @clause:opening.card
  Scénario: C'est le 2♣ qui décide de l'entame, non la place à gauche du donneur
    Sachant qu'on joue à international
    Et que D est le donneur
    Et que A a en main 3♣ 8♣ Q♣ 5♦ 7♦ K♦ 4♠ 6♠ 10♠ 2♥ 9♥ J♥ A♥
    Et que B a en main 2♣ 9♣ A♣ 2♦ 8♦ J♦ 3♠ 7♠ K♠ 4♥ 6♥ 10♥ Q♥
    Alors c'est à B de jouer
    Et la carte 5♦ jouée par A est refusée
    Et B peut jouer 2♣
    Quand B entame 2♣
    Alors c'est à C de jouer

  @id:SO2KK @clause:lead.hearts @clause:play.follow-suit @clause:trick.next-lead
  Scénario: Dès le deuxième pli, on est libre d'entamer d'une autre couleur
    Sachant qu'on joue à international
    Et que D a en main 5♣ K♣ 3♦ 9♦ A♦ 2♠ 8♠ J♠ 4♥ 7♥ 10♥ Q♥ K♥
    Et que le pli en cours est A 2♣, B 7♣, C Q♣
    Alors D peut jouer 5♣ K♣
    Quand D joue K♣
    Alors D prend le pli
    Et D peut jouer 5♣ 3♦ 9♦ A♦ 2♠ 8♠ J♠

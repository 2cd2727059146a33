# language: es
Característica: La salida con el dos de tréboles
  Quien tiene 2♣ sale con ella en la primera baza.

  @id:RIP5T @clause:opening.leader @clause:opening.card
  Escenario: Quien tiene 2♣ sale con esa carta y con ninguna otra
    Dado que jugamos a international
    Y que A tiene 2♣ 3♣ K♣ 4♦ 10♦ A♦ 2♠ 9♠ J♠ 5♥ 8♥ Q♥ K♥
    Entonces le toca a A
    Y A puede jugar 2♣
    Y A no puede jugar 3♣ por la regla opening.card

  @id:U5QCQ @clause:opening.leader @clause:opening.card
  Escenario: Sale quien tiene 2♣, y no quien está a la izquierda del repartidor
    Dado que jugamos a international
    Y que reparte D
    Y que A tiene 3♣ 8♣ Q♣ 5♦ 7♦ K♦ 4♠ 6♠ 10♠ 2♥ 9♥ J♥ A♥
    Y que B tiene 2♣ 9♣ A♣ 2♦ 8♦ J♦ 3♠ 7♠ K♠ 4♥ 6♥ 10♥ Q♥
    Entonces le toca a B
    Y a A se le rechaza 5♦
    Y B puede jugar 2♣
    Cuando B sale con 2♣
    Entonces le toca a C

  @id:SO2KK @clause:lead.hearts @clause:play.follow-suit @clause:trick.next-lead
  Escenario: Desde la segunda baza se puede salir de otro palo
    Dado que jugamos a international
    Y que D tiene 5♣ K♣ 3♦ 9♦ A♦ 2♠ 8♠ J♠ 4♥ 7♥ 10♥ Q♥ K♥
    Y que en la mesa hay A 2♣, B 7♣, C Q♣
    Entonces D puede jugar 5♣ K♣
    Cuando D juega K♣
    Entonces D se lleva la baza
    Y D puede jugar 5♣ 3♦ 9♦ A♦ 2♠ 8♠ J♠

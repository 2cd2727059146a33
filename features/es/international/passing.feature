# language: es
Característica: Pasar tres cartas
  Antes de la primera baza cada uno pasa tres cartas: a la izquierda, a la derecha, enfrente y, cada cuarta mano, a
  nadie. Después de A va B, así que B está a la izquierda de A.

  @clause:passing.cycle @clause:passing.cards @clause:opening.leader @clause:opening.card
  Esquema del escenario: En la mano <mano> todos pasan tres cartas <dirección>, y sale quien entonces tiene 2♣
    Dado que jugamos a international
    Y que vamos por la mano <mano>
    Y que A tiene 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ A♣
    Y que B tiene 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ A♦
    Y que C tiene 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠
    Y que D tiene 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    Cuando empieza la mano
    Entonces las cartas se pasan <dirección>
    Cuando A pasa 2♣ 3♣ 4♣
    Y B pasa 2♦ 3♦ 4♦
    Y C pasa 2♠ 3♠ 4♠
    Y D pasa 2♥ 3♥ 4♥
    Entonces A tiene 5♣ 6♣ 7♣ 8♣ 9♣ 10♣ J♣ Q♣ K♣ A♣ <a A>
    Y B tiene 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ A♦ <a B>
    Y C tiene 5♠ 6♠ 7♠ 8♠ 9♠ 10♠ J♠ Q♠ K♠ A♠ <a C>
    Y D tiene 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥ <a D>
    Y le toca a <sale>
    Y <sale> puede jugar 2♣

    Ejemplos:
      | id    | mano | dirección      | a A      | a B      | a C      | a D      | sale |
      | R7WTG | 1    | a la izquierda | 2♥ 3♥ 4♥ | 2♣ 3♣ 4♣ | 2♦ 3♦ 4♦ | 2♠ 3♠ 4♠ | B    |
      | U4L4T | 2    | a la derecha   | 2♦ 3♦ 4♦ | 2♠ 3♠ 4♠ | 2♥ 3♥ 4♥ | 2♣ 3♣ 4♣ | D    |
      | YWCH7 | 3    | enfrente       | 2♠ 3♠ 4♠ | 2♥ 3♥ 4♥ | 2♣ 3♣ 4♣ | 2♦ 3♦ 4♦ | C    |
      | XXVY7 | 5    | a la izquierda | 2♥ 3♥ 4♥ | 2♣ 3♣ 4♣ | 2♦ 3♦ 4♦ | 2♠ 3♠ 4♠ | B    |

  @clause:passing.cycle @clause:opening.leader @clause:opening.card
  Esquema del escenario: En la mano <mano> nadie pasa, y quien tiene 2♣ sale enseguida
    Dado que jugamos a international
    Y que vamos por la mano <mano>
    Y que C tiene 2♣ 5♣ J♣ 3♦ 9♦ K♦ 4♠ 8♠ Q♠ 2♥ 7♥ 9♥ A♥
    Cuando empieza la mano
    Entonces nadie pasa cartas
    Y a C se le rechaza pasar 3♦ Q♠ A♥
    Y le toca a C
    Y C puede jugar 2♣

    Ejemplos:
      | id    | mano |
      | WL5E2 | 4    |
      | SP7LI | 8    |

  @clause:passing.cycle @clause:score.cards
  Esquema del escenario: Tras la mano <mano>, <después>
    Dado que jugamos a international
    Y que vamos por la mano <mano>
    Cuando se juega la mano hasta el final con los puntos A 13, B 6, C 4, D 3
    Entonces el resultado de la mano es A 13, B 6, C 4, D 3
    Cuando se reparte la mano siguiente
    Entonces <después>

    Ejemplos:
      | id    | mano | después                            |
      | QE9E8 | 1    | las cartas se pasan a la derecha   |
      | TEF89 | 2    | las cartas se pasan enfrente       |
      | T4QGL | 3    | nadie pasa cartas                  |
      | Z7EMM | 4    | las cartas se pasan a la izquierda |

  @id:N54M3 @clause:passing.cycle @clause:passing.cards @clause:passing.blind @clause:opening.leader @clause:opening.card
  Escenario: Nada se mueve hasta que ha elegido el último
    Dado que jugamos a international
    Y que vamos por la mano 1
    Y que A tiene 2♣ 7♣ J♣ 3♦ 9♦ Q♦ 5♠ 8♠ Q♠ 4♥ 6♥ 10♥ A♥
    Y que B tiene 4♣ 8♣ Q♣ 2♦ 6♦ J♦ 2♠ 9♠ A♠ 3♥ 7♥ J♥ K♥
    Cuando A pasa 2♣ Q♠ A♥
    Entonces B tiene 4♣ 8♣ Q♣ 2♦ 6♦ J♦ 2♠ 9♠ A♠ 3♥ 7♥ J♥ K♥
    Y B todavía tiene que pasar sus cartas
    Y a A se le rechaza 2♣
    Cuando B pasa Q♣ A♠ K♥
    Y los demás también pasan sus cartas
    Entonces B tiene 2♣ 4♣ 8♣ 2♦ 6♦ J♦ 2♠ 9♠ Q♠ 3♥ 7♥ J♥ A♥
    Y le toca a B
    Y B puede jugar 2♣

  @id:NB4LD @clause:passing.cycle @clause:passing.cards @clause:passing.blind
  Escenario: Lo que llega no se ve, ni se pasa, hasta que ha elegido el último
    Dado que jugamos a international
    Y que vamos por la mano 1
    Y que A tiene 2♣ 7♣ J♣ 3♦ 9♦ Q♦ 5♠ 8♠ K♠ 4♥ 6♥ 10♥ K♥
    Y que B tiene 4♣ 8♣ Q♣ 2♦ 6♦ J♦ 2♠ 9♠ A♠ 3♥ 7♥ J♥ A♥
    Cuando A pasa 7♣ K♠ K♥
    Entonces B tiene 4♣ 8♣ Q♣ 2♦ 6♦ J♦ 2♠ 9♠ A♠ 3♥ 7♥ J♥ A♥
    Y a B se le rechaza pasar 7♣ K♠ K♥
    Cuando B pasa 4♣ 8♣ Q♣
    Y los demás también pasan sus cartas
    Entonces B tiene 7♣ 2♦ 6♦ J♦ 2♠ 9♠ K♠ A♠ 3♥ 7♥ J♥ K♥ A♥

  @id:SKM5W @clause:passing.cycle @clause:passing.cards @clause:passing.blind @clause:opening.leader @clause:opening.card
  Escenario: Una carta que aún está en camino no se puede pasar
    Dado que jugamos a international
    Y que vamos por la mano 1
    Y que C tiene 3♣ 9♣ A♣ 5♦ 10♦ 4♠ Q♠ K♠ A♠ 2♥ 6♥ 9♥ J♥
    Y que D tiene 2♣ 6♣ 10♣ K♣ 2♦ 7♦ J♦ K♦ 3♠ 7♠ 10♠ 5♥ 8♥
    Cuando C pasa Q♠ K♠ A♠
    Entonces a D se le rechaza pasar 10♣ K♣ Q♠
    Y D todavía tiene que pasar sus cartas
    Cuando D pasa 10♣ K♣ 8♥
    Y los demás también pasan sus cartas
    Entonces D tiene 2♣ 6♣ 2♦ 7♦ J♦ K♦ 3♠ 7♠ 10♠ Q♠ K♠ A♠ 5♥
    Y le toca a D
    Y D puede jugar 2♣

  @clause:passing.cycle @clause:passing.cards @clause:opening.leader @clause:opening.card
  Esquema del escenario: Pasar <qué> se rechaza, y después se aceptan tres cartas propias
    Dado que jugamos a international
    Y que vamos por la mano 1
    Y que A tiene 2♣ 7♣ J♣ 3♦ 9♦ Q♦ 5♠ 8♠ K♠ 4♥ 6♥ 10♥ K♥
    Cuando empieza la mano
    Entonces a A se le rechaza pasar <cartas>
    Y A todavía tiene que pasar sus cartas
    Cuando A pasa 7♣ K♠ K♥
    Y los demás también pasan sus cartas
    Entonces le toca a A
    Y A puede jugar 2♣

    Ejemplos:
      | id    | qué                       | cartas      |
      | N4RS8 | dos cartas                | 7♣ K♠       |
      | VJYC4 | cuatro cartas             | 7♣ J♣ K♠ K♥ |
      | Z76E7 | dos veces la misma carta  | 7♣ K♠ K♠    |
      | RU6JZ | una carta que no se tiene | 7♣ K♠ A♥    |

  @id:TFO8Z @clause:passing.cycle @clause:passing.cards @clause:passing.blind @clause:opening.leader @clause:opening.card
  Escenario: Lo elegido, elegido está: pasar por segunda vez se rechaza
    Dado que jugamos a international
    Y que vamos por la mano 1
    Y que A tiene 2♣ 7♣ J♣ 3♦ 9♦ Q♦ 5♠ 8♠ K♠ 4♥ 6♥ 10♥ K♥
    Cuando A pasa 7♣ K♠ K♥
    Entonces a A se le rechaza pasar 2♣ 8♠ 10♥
    Cuando los demás también pasan sus cartas
    Entonces le toca a A
    Y A puede jugar 2♣

  @id:N965K @clause:passing.cycle @clause:passing.cards @clause:opening.leader @clause:play.own-card @clause:play.follow-suit
  Escenario: Una carta pasada ya no está, y una recibida se juega como cualquier otra
    # Mano 2, a la derecha: A pasa a D y recibe de B.
    Dado que jugamos a international
    Y que vamos por la mano 2
    Y que A tiene 2♣ 7♣ K♣ 3♦ 9♦ Q♦ 5♠ 8♠ K♠ 4♥ 6♥ 10♥ K♥
    Y que B tiene 5♣ 9♣ Q♣ 4♦ 6♦ J♦ 2♠ 9♠ A♠ 3♥ 7♥ J♥ A♥
    Cuando A pasa 2♣ K♣ K♥
    Y B pasa 9♣ 4♦ 2♠
    Y los demás también pasan sus cartas
    Y D sale con 2♣
    Entonces le toca a A
    Y a A se le rechaza K♣
    Y A puede jugar 7♣ 9♣

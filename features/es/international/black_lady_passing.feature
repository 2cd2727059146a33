# language: es
Característica: Black Lady: el pase, la salida y la primera baza
  La fuente dice que suelen pasarse tres cartas, en cada mano hacia otro lado, y deja lo demás a la mesa. Cada posición
  aparece una vez por cada manera de jugarla.

  @clause:passing.cycle @clause:score.cards
  Esquema del escenario: En la segunda mano las cartas van <dirección>, si <acuerdo>
    Dado que jugamos a black-lady
    Y que, en esta mesa, <acuerdo>
    Y que vamos por la mano 2
    Cuando empieza la mano
    Entonces las cartas se pasan <dirección>
    Cuando se juega la mano hasta el final con los puntos A 13, B 5, C 8, D 0
    Entonces el resultado de la mano es A 13, B 5, C 8, D 0

    Ejemplos:
      | id    | acuerdo                                                                        | dirección      |
      | QNWY6 | las cartas se pasan por turno: a la izquierda, a la derecha, enfrente, a nadie | a la derecha   |
      | RE4C3 | en cada mano se pasan cartas a la izquierda                                    | a la izquierda |

  @id:O77N6 @clause:passing.cycle @clause:score.cards
  Escenario: En la segunda mano nadie pasa, si no se pasan cartas
    Dado que jugamos a black-lady
    Y que, en esta mesa, no se pasan cartas
    Y que vamos por la mano 2
    Cuando empieza la mano
    Entonces nadie pasa cartas
    Cuando se juega la mano hasta el final con los puntos A 13, B 5, C 8, D 0
    Entonces el resultado de la mano es A 13, B 5, C 8, D 0

  @clause:passing.cards
  Esquema del escenario: Se eligen <número> cartas, si la mesa lo juega así
    Dado que jugamos a black-lady
    Y que, en esta mesa, se pasan <número> cartas
    Y que vamos por la mano 1
    Y que A tiene 2♣ 7♣ J♣ 3♦ 9♦ Q♦ 5♠ 8♠ K♠ 4♥ 6♥ 10♥ K♥
    Cuando empieza la mano
    Entonces a A se le rechaza pasar <rechazadas>
    Y A todavía tiene que pasar sus cartas
    Cuando A pasa <válidas>
    Entonces a A se le rechaza pasar <válidas>
    Y B todavía tiene que pasar sus cartas

    Ejemplos:
      | id    | número | rechazadas | válidas     |
      | ZY6NW | 2      | 7♣ K♠ K♥   | K♠ K♥       |
      | SMQC9 | 3      | K♠ K♥      | 7♣ K♠ K♥    |
      | QGSR5 | 4      | 7♣ K♠ K♥   | 7♣ J♣ K♠ K♥ |

  @id:XA56P @clause:opening.leader
  Escenario: Sale primero quien tiene 2♣, si la mesa lo juega así
    Dado que jugamos a black-lady
    Y que, en esta mesa, sale primero quien tiene la carta de salida
    Y que reparte D
    Y que A tiene 3♣ 8♣ Q♣ 5♦ 7♦ K♦ A♦ 4♠ 6♠ 10♠ J♠ K♠ A♠
    Y que B tiene 2♣ 9♣ A♣ 2♦ 8♦ J♦ 3♠ 7♠ 9♠ 4♥ 6♥ 10♥ Q♥
    Entonces le toca a B
    Y a A se le rechaza 5♦
    Cuando B sale con 2♣
    Entonces le toca a C

  @id:ZO6EF @clause:opening.leader
  Escenario: Sale primero quien está a la izquierda del repartidor, si la mesa lo juega así
    Dado que jugamos a black-lady
    Y que, en esta mesa, sale primero el jugador a la izquierda del repartidor
    Y que reparte D
    Y que A tiene 3♣ 8♣ Q♣ 5♦ 7♦ K♦ A♦ 4♠ 6♠ 10♠ J♠ K♠ A♠
    Y que B tiene 2♣ 9♣ A♣ 2♦ 8♦ J♦ 3♠ 7♠ 9♠ 4♥ 6♥ 10♥ Q♥
    Entonces le toca a A
    Y a B se le rechaza 2♣
    Cuando A sale con 5♦
    Entonces le toca a B

  @clause:opening.leader
  Esquema del escenario: Sale primero <sale>, si <acuerdo>
    Dado que jugamos a black-lady
    Y que, en esta mesa, <acuerdo>
    Y que reparte D
    Y que B tiene 2♣ 9♣ A♣ 2♦ 8♦ J♦ 3♠ 7♠ 9♠ 4♥ 6♥ 10♥ Q♥
    Y que C tiene 3♣ 7♣ K♣ 4♦ 6♦ Q♦ 2♠ 5♠ 8♠ 3♥ 5♥ 7♥ K♥
    Entonces le toca a <sale>
    Y a <otro> se le rechaza <otra carta>
    Cuando <sale> sale con <carta>
    Entonces le toca a <siguiente>

    Ejemplos:
      | id    | acuerdo                  | sale | carta | otro | otra carta | siguiente |
      | T8Y2X | la carta de salida es 2♣ | B    | 2♣    | C    | 7♣         | C         |
      | R4ZJA | la carta de salida es 7♣ | C    | 7♣    | B    | 2♣         | D         |

  # En lo que sigue reparte D, así que sale A se juegue una cosa o la otra.

  @clause:opening.leader @clause:opening.card
  Esquema del escenario: Quien tiene <carta> debe salir con ella, si la mesa lo juega así
    Dado que jugamos a black-lady
    Y que, en esta mesa, hay que salir con la propia carta de salida
    Y que, en esta mesa, la carta de salida es <carta>
    Y que reparte D
    Y que A tiene 2♣ 7♣ Q♣ 5♦ 7♦ K♦ A♦ 4♠ 6♠ 10♠ J♠ K♠ A♠
    Y que B tiene 3♣ 9♣ A♣ 2♦ 8♦ J♦ 3♠ 7♠ 9♠ 4♥ 6♥ 10♥ Q♥
    Entonces A puede jugar <carta>
    Cuando A sale con <carta>
    Entonces B puede jugar 3♣ 9♣ A♣

    Ejemplos:
      | id    | carta |
      | O9ZLX | 2♣    |
      | SFVI4 | 7♣    |

  @id:YJC4Q @clause:opening.leader @clause:opening.card
  Escenario: Quien tiene 2♣ puede salir con otra carta, si la mesa lo juega así
    Dado que jugamos a black-lady
    Y que, en esta mesa, quien tiene la carta de salida puede salir con otra
    Y que reparte D
    Y que A tiene 2♣ 7♣ Q♣ 5♦ 7♦ K♦ A♦ 4♠ 6♠ 10♠ J♠ K♠ A♠
    Y que B tiene 3♣ 9♣ A♣ 2♦ 8♦ J♦ 3♠ 7♠ 9♠ 4♥ 6♥ 10♥ Q♥
    Entonces A puede jugar cualquier carta
    Cuando A sale con 5♦
    Entonces B puede jugar 2♦ 8♦ J♦

  @clause:play.discard @clause:first-trick.hearts
  Esquema del escenario: Con salida de <carta>, los corazones quedan fuera de la primera baza, si la mesa lo juega así
    Dado que jugamos a black-lady
    Y que, en esta mesa, los corazones quedan fuera de la primera baza
    Y que, en esta mesa, la carta de salida es <carta>
    Y que reparte D
    Y que en la mesa hay A <carta>
    Y que B tiene 3♦ 5♦ 9♦ J♦ 4♠ 8♠ 10♠ K♠ 2♥ 6♥ 9♥ 10♥ K♥
    Y que C tiene <otro> 9♣ K♣ 2♦ 7♦ Q♦ 3♠ 6♠ J♠ A♠ 4♥ 8♥ J♥
    Entonces B puede jugar 3♦ 5♦ 9♦ J♦ 4♠ 8♠ 10♠ K♠
    Cuando B juega J♦
    Entonces C puede jugar <otro> 9♣ K♣

    Ejemplos:
      | id    | carta | otro |
      | SJ6TI | 2♣    | 7♣   |
      | NT3UT | 7♣    | 2♣   |

  @clause:play.discard @clause:first-trick.hearts
  Esquema del escenario: Con salida de <carta>, se pueden descartar corazones en la primera baza, si la mesa lo juega así
    Dado que jugamos a black-lady
    Y que, en esta mesa, se pueden jugar corazones en la primera baza
    Y que, en esta mesa, la carta de salida es <carta>
    Y que reparte D
    Y que en la mesa hay A <carta>
    Y que B tiene 3♦ 5♦ 9♦ J♦ 4♠ 8♠ 10♠ K♠ 2♥ 6♥ 9♥ 10♥ K♥
    Y que C tiene <otro> 9♣ K♣ 2♦ 7♦ Q♦ 3♠ 6♠ J♠ A♠ 4♥ 8♥ J♥
    Entonces B puede jugar cualquier carta
    Cuando B juega K♥
    Entonces C puede jugar <otro> 9♣ K♣

    Ejemplos:
      | id    | carta | otro |
      | O8HWK | 2♣    | 7♣   |
      | YVE4H | 7♣    | 2♣   |

  @clause:play.discard @clause:first-trick.queen
  Esquema del escenario: Con salida de <carta>, Q♠ queda fuera de la primera baza, si la mesa lo juega así
    Dado que jugamos a black-lady
    Y que, en esta mesa, la dama de picas queda fuera de la primera baza
    Y que, en esta mesa, la carta de salida es <carta>
    Y que reparte D
    Y que en la mesa hay A <carta>
    Y que B tiene 3♦ 5♦ 6♦ 9♦ J♦ K♦ 2♠ 4♠ 8♠ 9♠ 10♠ Q♠ K♠
    Y que C tiene <otro> 9♣ K♣ 2♦ 7♦ Q♦ 3♠ 6♠ J♠ A♠ 4♥ 8♥ J♥
    Entonces B puede jugar 3♦ 5♦ 6♦ 9♦ J♦ K♦ 2♠ 4♠ 8♠ 9♠ 10♠ K♠
    Cuando B juega K♠
    Entonces C puede jugar <otro> 9♣ K♣

    Ejemplos:
      | id    | carta | otro |
      | VBHI8 | 2♣    | 7♣   |
      | PV8KE | 7♣    | 2♣   |

  @clause:play.discard @clause:first-trick.queen
  Esquema del escenario: Con salida de <carta>, se puede descartar Q♠ en la primera baza, si la mesa lo juega así
    Dado que jugamos a black-lady
    Y que, en esta mesa, se puede jugar la dama de picas en la primera baza
    Y que, en esta mesa, la carta de salida es <carta>
    Y que reparte D
    Y que en la mesa hay A <carta>
    Y que B tiene 3♦ 5♦ 6♦ 9♦ J♦ K♦ 2♠ 4♠ 8♠ 9♠ 10♠ Q♠ K♠
    Y que C tiene <otro> 9♣ K♣ 2♦ 7♦ Q♦ 3♠ 6♠ J♠ A♠ 4♥ 8♥ J♥
    Entonces B puede jugar cualquier carta
    Cuando B juega Q♠
    Entonces C puede jugar <otro> 9♣ K♣

    Ejemplos:
      | id    | carta | otro |
      | XKY5C | 2♣    | 7♣   |
      | RO3GT | 7♣    | 2♣   |

  @id:P546U @clause:opening.leader @clause:first-trick.queen @clause:first-trick.lead
  Escenario: Lo que queda fuera de la primera baza tampoco sirve para salir en ella, si la mesa lo juega así
    Dado que jugamos a black-lady
    Y que, en esta mesa, sale primero el jugador a la izquierda del repartidor
    Y que, en esta mesa, lo que queda fuera de la primera baza tampoco sirve para salir en ella
    Y que reparte D
    Y que A tiene 3♣ 8♣ Q♣ 5♦ 7♦ K♦ A♦ 4♠ 6♠ 10♠ J♠ Q♠ K♠
    Y que B tiene 4♣ 9♣ A♣ 2♦ 8♦ J♦ 3♠ 9♠ A♠ 4♥ 6♥ 10♥ Q♥
    Entonces A puede jugar 3♣ 8♣ Q♣ 5♦ 7♦ K♦ A♦ 4♠ 6♠ 10♠ J♠ K♠
    Cuando A sale con 6♠
    Entonces B puede jugar 3♠ 9♠ A♠

  @id:T36XD @clause:opening.leader @clause:first-trick.queen @clause:first-trick.lead @clause:lead.queen
  Escenario: Lo que queda fuera de la primera baza sí sirve para salir en ella, si la mesa lo juega así
    Dado que jugamos a black-lady
    Y que, en esta mesa, sale primero el jugador a la izquierda del repartidor
    Y que, en esta mesa, se puede salir con cualquier carta en la primera baza
    Y que reparte D
    Y que A tiene 3♣ 8♣ Q♣ 5♦ 7♦ K♦ A♦ 4♠ 6♠ 10♠ J♠ Q♠ K♠
    Y que B tiene 4♣ 9♣ A♣ 2♦ 8♦ J♦ 3♠ 9♠ A♠ 4♥ 6♥ 10♥ Q♥
    Entonces A puede jugar cualquier carta
    Cuando A sale con Q♠
    Entonces B puede jugar 3♠ 9♠ A♠

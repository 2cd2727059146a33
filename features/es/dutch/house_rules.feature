# language: es
Característica: Reglas de la casa con baraja corta
  Salida libre, un pit que resta, reglas de caballeros (Gentleman's Rules) y la inversión por acuerdo de la mesa.

  @id:E9HN8 @clause:opening.leader @clause:opening.card @clause:passing.cycle @clause:passing.cards @clause:passing.blind @clause:trick.order @clause:play.follow-suit
  Escenario: Con salida libre sale quien está a la izquierda del repartidor, tenga quien tenga 7♣
    Dado que jugamos a nl-short+free-opening
    Y que reparte C
    Y que D tiene 8♣ 9♦ K♦ 7♠ 10♠ Q♠ 8♥ A♥
    Y que A tiene 7♣ 10♣ 8♦ Q♦ A♦ 9♠ 9♥ K♥
    Cuando empieza la mano
    Entonces nadie pasa cartas
    Y le toca a D
    Y a A se le rechaza 7♣
    Cuando D sale con K♦
    Entonces A puede jugar 8♦ Q♦ A♦

  @id:G3NLA @clause:opening.leader @clause:opening.card @clause:lead.hearts @clause:first-trick.hearts @clause:first-trick.queen @clause:play.follow-suit
  Escenario: En el juego corto la salida libre vale con cualquier carta: 7♣, Q♠, un corazón
    Dado que jugamos a nl-short+free-opening
    Y que reparte C
    Y que D tiene 7♣ 9♦ K♦ 7♠ 10♠ Q♠ 8♥ A♥
    Y que A tiene 8♣ 10♣ 8♦ 10♦ A♦ 9♠ 9♥ K♥
    Cuando empieza la mano
    Entonces D puede jugar cualquier carta
    Cuando D sale con 8♥
    Entonces A puede jugar 9♥ K♥

  @id:C529R @clause:opening.leader @clause:setup.dealer @clause:score.cards
  Escenario: Con salida libre, el reparto y la primera salida pasan juntos a la izquierda
    Dado que jugamos a nl-short+free-opening
    Y que reparte B
    Cuando empieza la mano
    Entonces le toca a C
    Cuando se juega la mano hasta el final con los puntos A 9, B 1, C 5, D 0
    Entonces el resultado de la mano es A 9, B 1, C 5, D 0
    Cuando se reparte la mano siguiente
    Entonces reparte C
    Y le toca a D

  @clause:opening.leader @clause:first-trick.lead @clause:lead.hearts @clause:lead.queen
  Esquema del escenario: ¿Vale Q♠ como salida libre si queda fuera de la primera baza?
    # Los corazones se quedan en la mano en ambos casos: aún no se ha descartado ninguno.
    Dado que jugamos a nl-omslag+free-opening
    Y que, en esta mesa, <acuerdo>
    Y que reparte A
    Y que B tiene 9♣ 8♦ 9♦ K♦ Q♠ A♠ 8♥ 9♥
    Cuando empieza la mano
    Entonces B puede jugar <permitidas>

    Ejemplos:
      | id    | acuerdo                                                                | permitidas        |
      | AFYD3 | lo que queda fuera de la primera baza tampoco sirve para salir en ella | 9♣ 8♦ 9♦ K♦ A♠    |
      | ICQ2T | se puede salir con cualquier carta en la primera baza                  | 9♣ 8♦ 9♦ K♦ Q♠ A♠ |

  @clause:opening.leader @clause:first-trick.lead @clause:lead.hearts @clause:score.cards
  Esquema del escenario: ¿Vale J♣ como salida libre entre caballeros?
    Dado que jugamos a nl-short+free-opening+gentlemans-rules
    Y que, en esta mesa, <acuerdo>
    Y que reparte A
    Y que B tiene 9♣ J♣ 8♦ 9♦ K♠ A♠ 8♥ 9♥
    Cuando empieza la mano
    Entonces B puede jugar <permitidas>

    Ejemplos:
      | id    | acuerdo                                                                | permitidas        |
      | E9382 | lo que queda fuera de la primera baza tampoco sirve para salir en ella | 9♣ 8♦ 9♦ K♠ A♠    |
      | C3LYI | se puede salir con cualquier carta en la primera baza                  | 9♣ J♣ 8♦ 9♦ K♠ A♠ |

  @id:FGO39 @clause:opening.leader @clause:first-trick.hearts @clause:first-trick.queen @clause:lead.hearts @clause:lead.exception @clause:lead.queen
  Escenario: Con solo corazones y Q♠ la salida libre es Q♠: está prohibida, pero de corazones no se sale
    Dado que jugamos a nl-omslag+free-opening
    Y que reparte A
    Y que B tiene Q♠ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ A♥
    Cuando empieza la mano
    Entonces B puede jugar Q♠

  @id:I6UXS @clause:opening.leader @clause:first-trick.hearts @clause:first-trick.queen @clause:lead.hearts @clause:lead.exception @clause:play.discard
  Escenario: Con ocho corazones se sale con el que se quiera
    Dado que jugamos a nl-omslag+free-opening
    Y que reparte A
    Y que B tiene 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    Y que C tiene 7♣ A♣ 9♦ K♦ A♦ 8♠ 9♠ Q♠
    Cuando empieza la mano
    Entonces B puede jugar cualquier carta
    Cuando B sale con 7♥
    Entonces C puede jugar 7♣ A♣ 9♦ K♦ A♦ 8♠ 9♠

  @clause:opening.leader @clause:first-trick.queen @clause:play.follow-suit
  Esquema del escenario: El palo va primero: en la primera baza Q♠ asiste si es la única pica
    Dado que jugamos a nl-omslag+free-opening
    Y que reparte A
    Y que en la mesa hay B 9♠
    Y que C tiene <en mano>
    Entonces C puede jugar <permitidas>

    Ejemplos:
      | id    | en mano                  | permitidas |
      | E7DLK | 8♣ 10♣ 8♦ K♦ Q♠ 7♥ 9♥ K♥ | Q♠         |
      | HK7LS | 8♣ 10♣ 8♦ Q♠ K♠ 7♥ 9♥ K♥ | K♠         |

  @id:HEE9E @clause:opening.leader @clause:first-trick.hearts @clause:first-trick.queen @clause:first-trick.others @clause:play.discard @clause:score.cards
  Escenario: Entre caballeros, quien no puede asistir a la salida libre no descarta ninguna carta de puntos
    Dado que jugamos a nl-short+free-opening+gentlemans-rules
    Y que reparte A
    Y que en la mesa hay B K♦
    Y que C tiene 8♣ J♣ 9♠ Q♠ A♠ 7♥ 10♥ A♥
    Entonces C puede jugar 8♣ 9♠ A♠

  @id:D9B94 @clause:opening.leader @clause:first-trick.hearts @clause:first-trick.queen @clause:first-trick.others @clause:first-trick.escape @clause:play.follow-suit @clause:score.cards
  Escenario: Entre caballeros, quien no puede asistir y solo tiene cartas de puntos descarta la que quiera
    Dado que jugamos a nl-short+free-opening+gentlemans-rules
    Y que reparte A
    Y que en la mesa hay B K♦
    Y que C tiene J♣ Q♠ 7♥ 8♥ 10♥ J♥ Q♥ A♥
    Y que D tiene 8♣ 10♣ 7♦ J♦ 7♠ K♠ 9♥ K♥
    Entonces C puede jugar cualquier carta
    Cuando C juega Q♠
    Entonces D puede jugar 7♦ J♦

  @clause:sweep.condition @clause:sweep.score
  Esquema del escenario: Cuánto quita un pit que resta y cuánto anotan los rivales
    Dado que jugamos a nl-short+pit-subtracts
    Y que, en esta mesa, quien hace un pit anota <autor>
    Y que, en esta mesa, tras un pit cada rival anota <rivales>
    Cuando se juega la mano hasta el final y C se lleva todas las cartas de puntos, pero no todas las bazas
    Entonces el resultado de la mano es <resultado>

    Ejemplos:
      | id    | autor | rivales | resultado               |
      | KFQA7 | -15   | 0       | A 0, B 0, C -15, D 0    |
      | KJWY5 | -10   | 0       | A 0, B 0, C -10, D 0    |
      | AMEY4 | -15   | 15      | A 15, B 15, C -15, D 15 |
      | BYWA5 | -10   | 15      | A 15, B 15, C -10, D 15 |

  @id:EWA9N @clause:sweep.condition @clause:sweep.score @clause:match.add
  Escenario: Un pit que resta puede dejar un total bajo cero
    Dado que jugamos a nl-short+pit-subtracts
    Y que los totales son A 6, B 12, C 9, D 3
    Cuando se juega la mano hasta el final y A se lleva todas las cartas de puntos
    Entonces el resultado de la mano es A -15, B 0, C 0, D 0
    Y los totales son A -9, B 12, C 9, D 3

  @id:J3NN4 @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add @clause:sweep.score
  Escenario: Un total bajo cero es el menor
    Dado que jugamos a nl-short+pit-subtracts
    Y que los totales son A -9, B 44, C 20, D 20
    Cuando se juega la mano hasta el final con los puntos A 0, B 6, C 5, D 4
    Entonces los totales son A -9, B 50, C 25, D 24
    Y la partida ha terminado
    Y A gana la partida

  @clause:reversal.sweep @clause:reversal.subtract @clause:sweep.condition @clause:sweep.score
  Esquema del escenario: Qué hace un pit que resta cuando los puntos ya se restan
    Dado que jugamos a nl-short+pit-subtracts+omslag
    Y que, en esta mesa, quien hace un pit anota -15
    Y que, en esta mesa, tras un pit cada rival anota 0
    Y que, en esta mesa, <acuerdo>
    Y que los totales son A 50, B 40, C 20, D 25
    Y que los puntos ya se restan
    Cuando se juega la mano hasta el final y A se lleva todas las cartas de puntos
    Entonces el resultado de la mano es <resultado>
    Y los totales son <totales>
    Y la partida sigue

    Ejemplos:
      | id    | acuerdo                                                          | resultado            | totales                |
      | IBAP8 | tras la inversión la puntuación de un pit se resta tal cual      | A -15, B 0, C 0, D 0 | A 65, B 40, C 20, D 25 |
      | DOG9S | tras la inversión un pit no es más que los puntos capturados     | A 15, B 0, C 0, D 0  | A 35, B 40, C 20, D 25 |
      | JBAQ5 | tras la inversión la puntuación de un pit se suma de todos modos | A -15, B 0, C 0, D 0 | A 35, B 40, C 20, D 25 |

  @id:JZS24 @clause:reversal.at-zero @clause:reversal.begin @clause:reversal.crossing @clause:match.add @clause:sweep.score
  Escenario: Donde estar en cero gana al empezar la inversión, gana también un total bajo cero
    # A ha hecho antes un pit que resta.
    Dado que jugamos a nl-short+pit-subtracts+omslag
    Y que, en esta mesa, quien está en cero cuando empieza la inversión ha ganado
    Y que los totales son A -15, B 41, C 14, D 5
    Cuando se juega la mano hasta el final con los puntos A 0, B 9, C 6, D 0
    Entonces los totales son A -15, B 50, C 20, D 5
    Y la partida ha terminado
    Y A gana la partida

  @clause:reversal.crossing-sweep @clause:reversal.begin @clause:sweep.condition @clause:sweep.score @clause:match.add
  Esquema del escenario: Donde los rivales anotan, un pit que resta puede traer la inversión
    Dado que jugamos a nl-short+pit-subtracts+omslag
    Y que, en esta mesa, quien hace un pit anota -15
    Y que, en esta mesa, tras un pit cada rival anota 15
    Y que, en esta mesa, <acuerdo>
    Y que los totales son A 25, B 40, C 15, D 10
    Cuando se juega la mano hasta el final y A se lleva todas las cartas de puntos
    Entonces los totales son <totales>
    Y la partida sigue
    Y los puntos se restan

    Ejemplos:
      | id    | acuerdo                                                       | totales                |
      | FHN3A | un pit que alcanza el límite se suma entero                   | A 10, B 55, C 30, D 25 |
      | E83Z5 | un total que pasa del límite por un pit se queda en el límite | A 10, B 50, C 30, D 25 |

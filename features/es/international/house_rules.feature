# language: es
Característica: Reglas de la casa con 52 cartas
  Salida libre, un pit que resta y la inversión en el límite, cada una añadida al juego internacional (o a Black Lady,
  donde el juego internacional no deja nada por decidir). Las Gentleman's Rules no cambian nada en el juego
  internacional, que ya tiene las dos.

  @id:Z8MZI @clause:opening.leader @clause:lead.hearts @clause:play.follow-suit
  Escenario: Con salida libre sale quien está a la izquierda del repartidor, y quien tiene 2♣ espera
    Dado que jugamos a international+free-opening
    Y que reparte D
    Y que A tiene 3♣ 9♣ Q♣ 4♦ 8♦ J♦ K♦ 5♠ 9♠ K♠ 2♥ 7♥ J♥
    Y que B tiene 2♣ 6♣ 10♣ K♣ 3♦ 10♦ 2♠ 6♠ J♠ A♠ 4♥ 8♥ Q♥
    Entonces le toca a A
    Y a B se le rechaza 2♣
    Y A puede jugar 3♣ 9♣ Q♣ 4♦ 8♦ J♦ K♦ 5♠ 9♠ K♠
    Cuando A sale con 8♦
    Entonces le toca a B
    Y B puede jugar 3♦ 10♦

  @id:S272V @clause:opening.leader @clause:opening.card @clause:play.follow-suit
  Escenario: Con salida libre 2♣ no obliga a nadie, ni siquiera a quien sale con ella en la mano
    Dado que jugamos a international+free-opening
    Y que reparte C
    Y que D tiene 2♣ 7♣ J♣ 3♦ 6♦ 10♦ A♦ 4♠ 7♠ 8♠ 10♠ J♠ K♠
    Y que A tiene 5♣ 8♣ A♣ 2♦ 9♦ Q♦ 3♠ 9♠ A♠ 2♥ 6♥ 9♥ K♥
    Entonces D puede jugar cualquier carta
    Cuando D sale con A♦
    Entonces A puede jugar 2♦ 9♦ Q♦

  @clause:opening.leader @clause:first-trick.lead @clause:lead.hearts @clause:lead.queen
  Esquema del escenario: Salida libre con Q♠ en la mano, si <acuerdo>
    Dado que jugamos a international+free-opening
    Y que, en esta mesa, <acuerdo>
    Y que reparte D
    Y que A tiene 3♣ 9♣ 4♦ 8♦ K♦ 5♠ 9♠ Q♠ K♠ 2♥ 7♥ J♥ A♥
    Entonces A puede jugar <permitidas>

    Ejemplos:
      | id    | acuerdo                                                                | permitidas                 |
      | YK6QL | lo que queda fuera de la primera baza tampoco sirve para salir en ella | 3♣ 9♣ 4♦ 8♦ K♦ 5♠ 9♠ K♠    |
      | QF3OC | se puede salir con cualquier carta en la primera baza                  | 3♣ 9♣ 4♦ 8♦ K♦ 5♠ 9♠ Q♠ K♠ |

  @id:NIA8S @clause:opening.leader @clause:first-trick.escape @clause:lead.hearts @clause:lead.exception @clause:lead.queen
  Escenario: Si solo tiene corazones y Q♠, quien sale primero sale con Q♠
    Dado que jugamos a international+free-opening
    Y que reparte D
    Y que A tiene Q♠ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 10♥ J♥ Q♥ K♥ A♥
    Entonces A puede jugar Q♠

  @id:TJU89 @clause:opening.leader @clause:first-trick.queen @clause:play.discard
  Escenario: Aunque hubiera que salir de corazones en la primera baza, Q♠ no se puede descartar en ella
    Dado que jugamos a international+free-opening
    Y que reparte D
    Y que A tiene 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    Y que B tiene 4♣ 8♣ J♣ 3♦ 9♦ K♦ A♦ 2♠ 6♠ 10♠ J♠ Q♠ K♠
    Cuando A sale con 7♥
    Entonces B puede jugar 4♣ 8♣ J♣ 3♦ 9♦ K♦ A♦ 2♠ 6♠ 10♠ J♠ K♠

  @id:T4J58 @clause:opening.leader @clause:play.discard @clause:first-trick.hearts @clause:first-trick.queen
  Escenario: Lo que queda fuera de la primera baza queda fuera, se salga del palo que se salga
    Dado que jugamos a international+free-opening
    Y que reparte D
    Y que en la mesa hay A K♦
    Y que B tiene 2♣ 6♣ 10♣ J♣ 4♠ 7♠ Q♠ A♠ 3♥ 5♥ 9♥ Q♥ K♥
    Entonces B puede jugar 2♣ 6♣ 10♣ J♣ 4♠ 7♠ A♠

  @id:ZNAP2 @clause:opening.leader @clause:setup.dealer @clause:passing.cycle @clause:score.cards
  Escenario: Con salida libre el reparto, y con él la salida, pasa a la izquierda
    Dado que jugamos a international+free-opening
    Y que vamos por la mano 3
    Y que reparte C
    Cuando se juega la mano hasta el final con los puntos A 13, B 0, C 6, D 7
    Entonces el resultado de la mano es A 13, B 0, C 6, D 7
    Cuando se reparte la mano siguiente
    Entonces reparte D
    Y nadie pasa cartas
    Y le toca a A

  @clause:sweep.condition @clause:sweep.score @clause:match.add
  Esquema del escenario: Un pit resta, si quien lo hace anota <autor> y cada rival <rivales>
    Dado que jugamos a international+pit-subtracts
    Y que, en esta mesa, quien hace un pit anota <autor>
    Y que, en esta mesa, tras un pit cada rival anota <rivales>
    Y que los totales son A 10, B 10, C 6, D 0
    Cuando se juega la mano hasta el final y A se lleva todas las cartas de puntos
    Entonces el resultado de la mano es <resultado>
    Y los totales son <totales>

    # Un total puede quedar bajo cero.
    Ejemplos:
      | id    | autor | rivales | resultado               | totales                 |
      | TT97D | -26   | 0       | A -26, B 0, C 0, D 0    | A -16, B 10, C 6, D 0   |
      | YNU8E | -26   | 26      | A -26, B 26, C 26, D 26 | A -16, B 36, C 32, D 26 |
      | N4FOH | -10   | 0       | A -10, B 0, C 0, D 0    | A 0, B 10, C 6, D 0     |

  @id:OR63I @clause:sweep.condition @clause:sweep.score @clause:match.add
  Escenario: Un pit que resta quita 26 puntos a quien lo hace, y nadie más anota nada
    Dado que jugamos a international+pit-subtracts
    Y que los totales son A 20, B 30, C 2, D 0
    Cuando se juega la mano hasta el final y B se lleva todas las cartas de puntos, pero no todas las bazas
    Entonces el resultado de la mano es A 0, B -26, C 0, D 0
    Y los totales son A 20, B 4, C 2, D 0

  @id:WRN5L @clause:sweep.condition @clause:sweep.score @clause:match.add @clause:match.end
  Escenario: Un pit que resta no acaba ninguna partida
    Dado que jugamos a international+pit-subtracts
    Y que, en esta mesa, quien hace un pit anota -26
    Y que, en esta mesa, tras un pit cada rival anota 0
    Y que los totales son A 60, B 80, C 32, D 36
    Cuando se juega la mano hasta el final y A se lleva todas las cartas de puntos
    Entonces los totales son A 34, B 80, C 32, D 36
    Y la partida sigue

  @clause:reversal.begin @clause:reversal.crossing @clause:play.follow-suit @clause:match.add @clause:score.cards
  Esquema del escenario: Pasados los 100 se resta, si <acuerdo>
    # A llega a 103 con Q♠; después B y C se llevan todos los corazones.
    Dado que jugamos a international+omslag
    Y que, en esta mesa, <acuerdo>
    Y que los totales son A 90, B 40, C 30, D 22
    Y que no se ha jugado ningún corazón
    Y que en la mesa hay A K♠, B 4♠, C Q♠
    Y que D tiene 8♣ J♣ 5♦ 6♠ 3♥ 7♥ K♥
    Entonces D puede jugar 6♠
    Cuando D juega 6♠
    Entonces A se lleva la baza
    Y la mano no ha terminado
    Cuando se juega la mano hasta el final con los puntos A 13, B 5, C 8, D 0
    Entonces el resultado de la mano es A 13, B 5, C 8, D 0
    Y los totales son <totales>
    Y la partida sigue
    Y los puntos se restan

    Ejemplos:
      | id    | acuerdo                                                    | totales                 |
      | Y8MEG | la mano que alcanza el límite se suma entera               | A 103, B 45, C 38, D 22 |
      | XP4SX | un total que pasa del límite se queda en el límite         | A 100, B 45, C 38, D 22 |
      | TEX2E | la baza que alcanza el límite invierte el resto de la mano | A 103, B 35, C 22, D 22 |

  @id:QW7XR @clause:reversal.begin @clause:match.end @clause:reversal.subtract @clause:match.add @clause:score.cards
  Escenario: Con 100 exactos se invierte la partida para todos, desde la mano siguiente
    Dado que jugamos a international+omslag
    Y que los totales son A 87, B 61, C 40, D 20
    Y que sale A
    Y que A tiene K♠
    Y que B tiene Q♠
    Y que C tiene 5♠
    Y que D tiene 4♦
    Y que C se ha llevado 2♥ 3♥ 4♥ 5♥ 6♥ 7♥
    Y que D se ha llevado 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    Cuando A sale con K♠
    Y B juega Q♠
    Y C juega 5♠
    Y D juega 4♦
    Entonces el resultado de la mano es A 13, B 0, C 6, D 7
    Y los totales son A 100, B 61, C 46, D 27
    Y la partida sigue
    Y los puntos se restan
    Cuando se reparte la mano siguiente
    Y se juega la mano hasta el final con los puntos A 2, B 19, C 0, D 5
    Entonces el resultado de la mano es A 2, B 19, C 0, D 5
    Y los totales son A 98, B 42, C 46, D 22
    Y los puntos se restan

  @id:QP2W2 @clause:reversal.begin @clause:match.add
  Escenario: Con 99 los puntos todavía se suman
    Dado que jugamos a international+omslag
    Y que los totales son A 86, B 62, C 40, D 20
    Cuando se juega la mano hasta el final con los puntos A 13, B 0, C 6, D 7
    Entonces los totales son A 99, B 62, C 46, D 27
    Y los puntos se suman

  @clause:reversal.begin @clause:reversal.crossing-sweep @clause:match.add
  Esquema del escenario: Un pit lleva un total más allá de 100, si <acuerdo>
    Dado que jugamos a international+omslag
    Y que, en esta mesa, <acuerdo>
    Y que los totales son A 20, B 90, C 10, D 10
    Cuando se juega la mano hasta el final y A se lleva todas las cartas de puntos
    Entonces los totales son <totales>
    Y los puntos se restan

    Ejemplos:
      | id    | acuerdo                                                       | totales                 |
      | R4MQ6 | un pit que alcanza el límite se suma entero                   | A 20, B 116, C 36, D 36 |
      | V2F8M | un total que pasa del límite por un pit se queda en el límite | A 20, B 100, C 36, D 36 |

  @clause:reversal.sweep
  Esquema del escenario: Lo que vale un pit: <acuerdo>
    Dado que jugamos a international+omslag
    Y que, en esta mesa, <acuerdo>
    Y que los puntos ya se restan
    Y que los totales son A 60, B 90, C 80, D 30
    Cuando se juega la mano hasta el final y A se lleva todas las cartas de puntos
    Entonces los totales son <totales>
    Y la partida sigue
    Y los puntos se restan

    Ejemplos:
      | id    | acuerdo                                                          | totales                  |
      | WI2AG | tras la inversión la puntuación de un pit se resta tal cual      | A 60, B 64, C 54, D 4    |
      | V37J8 | tras la inversión un pit no es más que los puntos capturados     | A 34, B 90, C 80, D 30   |
      | O59T8 | tras la inversión la puntuación de un pit se suma de todos modos | A 60, B 116, C 106, D 56 |

  @id:NMTW5 @clause:reversal.subtract @clause:reversal.finish @clause:score.cards
  Escenario: Tras la inversión gana el 0 exacto, por lejos que estén los demás
    Dado que jugamos a international+omslag
    Y que los puntos ya se restan
    Y que los totales son A 60, B 13, C 80, D 29
    Y que sale B
    Y que A tiene 9♣
    Y que B tiene K♠
    Y que C tiene Q♠
    Y que D tiene 4♦
    Y que A se ha llevado 2♥ 3♥ 4♥ 5♥ 6♥
    Y que C se ha llevado 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    Cuando B sale con K♠
    Y C juega Q♠
    Y D juega 4♦
    Y A juega 9♣
    Entonces el resultado de la mano es A 5, B 13, C 8, D 0
    Y los totales son A 55, B 0, C 72, D 29
    Y la partida ha terminado
    Y B gana la partida

  @id:VF9GJ @clause:reversal.subtract @clause:reversal.finish @clause:reversal.overshoot
  Escenario: Tras la inversión un total bajo 0 gana como el 0, si la mesa lo juega así
    Dado que jugamos a international+omslag
    Y que, en esta mesa, un total bajo cero gana como el cero
    Y que los puntos ya se restan
    Y que los totales son A 63, B 10, C 80, D 29
    Y que sale B
    Y que A tiene 9♣
    Y que B tiene K♠
    Y que C tiene Q♠
    Y que D tiene 4♦
    Y que A se ha llevado 2♥ 3♥ 4♥ 5♥ 6♥
    Y que C se ha llevado 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    Cuando B sale con K♠
    Y C juega Q♠
    Y D juega 4♦
    Y A juega 9♣
    Entonces los totales son A 58, B -3, C 72, D 29
    Y la partida ha terminado
    Y B gana la partida

  @id:RKUO4 @clause:reversal.subtract @clause:reversal.finish @clause:reversal.overshoot
  Escenario: Tras la inversión un total bajo 0 rebota hacia arriba, si la mesa lo juega así
    Dado que jugamos a international+omslag
    Y que, en esta mesa, un total bajo cero cuenta como otros tantos puntos por encima
    Y que los puntos ya se restan
    Y que los totales son A 63, B 10, C 80, D 29
    Y que sale B
    Y que A tiene 9♣
    Y que B tiene K♠
    Y que C tiene Q♠
    Y que D tiene 4♦
    Y que A se ha llevado 2♥ 3♥ 4♥ 5♥ 6♥
    Y que C se ha llevado 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    Cuando B sale con K♠
    Y C juega Q♠
    Y D juega 4♦
    Y A juega 9♣
    Entonces los totales son A 58, B 3, C 72, D 29
    Y la partida sigue
    Y los puntos se restan

  @clause:reversal.several @clause:reversal.subtract @clause:reversal.finish @clause:reversal.overshoot @clause:match.mid-deal
  Esquema del escenario: Dos quedan bajo 0 en la misma mano: <acuerdo>
    Dado que jugamos a international+omslag
    Y que, en esta mesa, <acuerdo>
    Y que los puntos ya se restan
    Y que los totales son A 5, B 10, C 85, D 30
    Cuando se juega la mano hasta el final con los puntos A 6, B 13, C 7, D 0
    Entonces los totales son A -1, B -3, C 78, D 30
    Y la partida ha terminado
    Y <ganadores>

    Ejemplos:
      | id    | acuerdo                                                                  | ganadores              |
      | RRF43 | ganan todos los que quedan en cero o menos tras la misma mano            | A y B ganan la partida |
      | N5MSG | si varios quedan en cero o menos tras la misma mano, gana el menor total | B gana la partida      |

  @id:VAO5T @clause:reversal.begin @clause:reversal.at-zero @clause:match.winner @clause:score.cards
  Escenario: Estar en 0 cuando empieza la inversión gana al momento, si la mesa lo juega así
    Dado que jugamos a international+omslag
    Y que, en esta mesa, quien está en cero cuando empieza la inversión ha ganado
    Y que los totales son A 0, B 90, C 10, D 4
    Y que sale B
    Y que A tiene 9♣
    Y que B tiene K♠
    Y que C tiene Q♠
    Y que D tiene 4♦
    Y que C se ha llevado 2♥ 3♥ 4♥ 5♥ 6♥
    Y que D se ha llevado 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    Cuando B sale con K♠
    Y C juega Q♠
    Y D juega 4♦
    Y A juega 9♣
    Entonces el resultado de la mano es A 0, B 13, C 5, D 8
    Y la partida ha terminado
    Y A gana la partida

  @id:P93E2 @clause:reversal.begin @clause:reversal.at-zero @clause:score.cards
  Escenario: Estar en 0 cuando empieza la inversión aún no gana, si la mesa lo juega así
    Dado que jugamos a international+omslag
    Y que, en esta mesa, quien está en cero cuando empieza la inversión tiene que jugar todavía la mano siguiente
    Y que los totales son A 0, B 90, C 10, D 4
    Y que sale B
    Y que A tiene 9♣
    Y que B tiene K♠
    Y que C tiene Q♠
    Y que D tiene 4♦
    Y que C se ha llevado 2♥ 3♥ 4♥ 5♥ 6♥
    Y que D se ha llevado 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    Cuando B sale con K♠
    Y C juega Q♠
    Y D juega 4♦
    Y A juega 9♣
    Entonces el resultado de la mano es A 0, B 13, C 5, D 8
    Y la partida sigue
    Y los puntos se restan

  @id:WN469 @clause:match.mid-deal @clause:reversal.finish @clause:reversal.overshoot @clause:play.follow-suit @clause:reversal.subtract
  Escenario: Tras la inversión la mano se termina aunque alguien esté ya bajo 0, si la mesa lo juega así
    Dado que jugamos a black-lady+omslag
    Y que, en esta mesa, la partida solo acaba al terminar la mano
    Y que los puntos ya se restan
    Y que los totales son A 10, B 60, C 70, D 42
    Y que no se ha jugado ningún corazón
    Y que en la mesa hay A K♠, B 4♠, C Q♠
    Y que D tiene 8♣ J♣ 5♦ 6♠ 3♥ 7♥ K♥
    Entonces D puede jugar 6♠
    Cuando D juega 6♠
    Entonces A se lleva la baza
    Y la mano no ha terminado
    Cuando se juega la mano hasta el final con los puntos A 13, B 5, C 8, D 0
    Entonces los totales son A -3, B 55, C 62, D 42
    Y A gana la partida

  @id:OC977 @clause:match.mid-deal @clause:reversal.finish @clause:reversal.overshoot @clause:play.follow-suit @clause:reversal.subtract
  Escenario: Tras la inversión la partida acaba en plena mano con el primero en 0 o menos, si la mesa lo juega así
    Dado que jugamos a black-lady+omslag
    Y que, en esta mesa, la partida acaba al momento, en plena mano
    Y que los puntos ya se restan
    Y que los totales son A 10, B 60, C 70, D 42
    Y que no se ha jugado ningún corazón
    Y que en la mesa hay A K♠, B 4♠, C Q♠
    Y que D tiene 8♣ J♣ 5♦ 6♠ 3♥ 7♥ K♥
    Entonces D puede jugar 6♠
    Cuando D juega 6♠
    Entonces la partida ha terminado
    Y los totales son A -3, B 60, C 70, D 42
    Y A gana la partida

# language: es
Característica: La inversión
  En el juego con inversión (omslag) llegar a cincuenta no acaba la partida, la invierte: desde entonces todos restan
  sus puntos, y gana el primero que llega a cero o menos.

  @id:KVCS9 @clause:reversal.begin @clause:reversal.crossing @clause:reversal.subtract @clause:match.add @clause:match.end @clause:match.winner
  Escenario: Con cincuenta no acaba nada: desde la mano siguiente todos restan sus puntos
    # En el juego corto habría ganado D con 10.
    Dado que jugamos a nl-omslag
    Y que los totales son A 45, B 20, C 15, D 10
    Cuando se juega la mano hasta el final con los puntos A 5, B 4, C 6, D 0
    Entonces los totales son A 50, B 24, C 21, D 10
    Y la partida sigue
    Y los puntos se restan
    Cuando se reparte la mano siguiente
    Y se juega la mano hasta el final con los puntos A 3, B 7, C 0, D 5
    Entonces los totales son A 47, B 17, C 21, D 5
    Y la partida sigue

  @id:FB6ZK @clause:match.end @clause:match.winner @clause:reversal.begin @clause:match.add
  Escenario: Con cincuenta exactos en la última baza no acaba nada, y no cabe otra lectura
    Dado que jugamos a nl-omslag
    Y que los totales son A 45, B 20, C 15, D 10
    Y que sale A
    Y que A tiene K♦
    Y que B tiene 8♦
    Y que C tiene Q♠
    Y que D tiene 9♦
    Y que B se ha llevado 7♥ 8♥ 9♥ 10♥
    Y que C se ha llevado J♣ J♥ Q♥ K♥ A♥
    Cuando A sale con K♦
    Y B juega 8♦
    Y C juega Q♠
    Y D juega 9♦
    Entonces los totales son A 50, B 24, C 21, D 10
    Y la partida sigue
    Y los puntos se restan

  @id:E5NF3 @clause:reversal.begin @clause:match.add
  Escenario: Con cuarenta y nueve los puntos todavía se suman
    Dado que jugamos a nl-omslag
    Y que los totales son A 40, B 20, C 10, D 5
    Cuando se juega la mano hasta el final con los puntos A 9, B 1, C 5, D 0
    Entonces los totales son A 49, B 21, C 15, D 5
    Y la partida sigue
    Y los puntos se suman

  @id:GC6H9 @clause:reversal.begin @clause:reversal.crossing @clause:match.add
  Escenario: Si dos llegan a cincuenta en la misma mano hay una sola inversión, y ninguno ha perdido
    Dado que jugamos a nl-omslag
    Y que los totales son A 45, B 41, C 12, D 7
    Cuando se juega la mano hasta el final con los puntos A 5, B 9, C 1, D 0
    Entonces los totales son A 50, B 50, C 13, D 7
    Y la partida sigue
    Y los puntos se restan

  @clause:reversal.crossing @clause:reversal.begin @clause:match.add
  Esquema del escenario: Qué pasa con lo que excede de cincuenta en la mano que trae la inversión
    Dado que jugamos a nl-omslag
    Y que, en esta mesa, <acuerdo>
    Y que los totales son A 48, B 47, C 15, D 10
    Cuando se juega la mano hasta el final con los puntos A 9, B 5, C 1, D 0
    Entonces los totales son <totales>
    Y la partida sigue
    Y los puntos se restan

    Ejemplos:
      | id    | acuerdo                                            | totales                |
      | FAD7A | la mano que alcanza el límite se suma entera       | A 57, B 52, C 16, D 10 |
      | E88W4 | un total que pasa del límite se queda en el límite | A 50, B 50, C 16, D 10 |

  @clause:reversal.crossing-sweep @clause:reversal.begin @clause:sweep.condition @clause:sweep.score @clause:match.add
  Esquema del escenario: Qué pasa con lo que excede de cincuenta cuando la inversión la trae un pit
    Dado que jugamos a nl-omslag
    Y que, en esta mesa, <acuerdo>
    Y que los totales son A 10, B 40, C 30, D 10
    Cuando se juega la mano hasta el final y A se lleva todas las cartas de puntos
    Entonces los totales son <totales>
    Y la partida sigue
    Y los puntos se restan

    Ejemplos:
      | id    | acuerdo                                                       | totales                |
      | FMQ7R | un pit que alcanza el límite se suma entero                   | A 10, B 55, C 45, D 25 |
      | I42XJ | un total que pasa del límite por un pit se queda en el límite | A 10, B 50, C 45, D 25 |

  @id:AMC83 @clause:reversal.subtract @clause:reversal.finish @clause:score.cards
  Escenario: Tras la inversión restan todos, pasaran de cincuenta o no, y quedarse en un punto no es llegar a cero
    Dado que jugamos a nl-omslag
    Y que los totales son A 57, B 30, C 25, D 8
    Y que los puntos ya se restan
    Cuando se juega la mano hasta el final con los puntos A 2, B 6, C 0, D 7
    Entonces el resultado de la mano es A 2, B 6, C 0, D 7
    Y los totales son A 55, B 24, C 25, D 1
    Y la partida sigue
    Y los puntos se restan

  @id:MQUMP @clause:reversal.subtract @clause:reversal.begin @clause:match.end
  Escenario: Aunque todos bajen otra vez de cincuenta, se sigue restando
    Dado que jugamos a nl-omslag
    Y que los totales son A 52, B 30, C 33, D 20
    Y que los puntos ya se restan
    Cuando se juega la mano hasta el final con los puntos A 4, B 6, C 0, D 5
    Entonces los totales son A 48, B 24, C 33, D 15
    Y los puntos se restan
    Cuando se reparte la mano siguiente
    Y se juega la mano hasta el final con los puntos A 5, B 0, C 3, D 7
    Entonces los totales son A 43, B 24, C 30, D 8
    Y la partida sigue

  @id:LZKB9 @clause:reversal.finish @clause:reversal.subtract @clause:match.mid-deal
  Escenario: Quien llega a cero exacto ha ganado
    Dado que jugamos a nl-omslag
    Y que los totales son A 52, B 30, C 33, D 5
    Y que los puntos ya se restan
    Cuando se juega la mano hasta el final con los puntos A 4, B 6, C 0, D 5
    Entonces los totales son A 48, B 24, C 33, D 0
    Y la partida ha terminado
    Y D gana la partida

  @id:DYQR6 @clause:reversal.overshoot @clause:reversal.finish @clause:reversal.subtract @clause:match.mid-deal
  Escenario: Donde un total bajo cero gana como el cero, nadie se pasa
    Dado que jugamos a nl-short+omslag
    Y que, en esta mesa, un total bajo cero gana como el cero
    Y que los totales son A 52, B 27, C 39, D 2
    Y que los puntos ya se restan
    Cuando se juega la mano hasta el final con los puntos A 0, B 3, C 0, D 12
    Entonces los totales son A 52, B 24, C 39, D -10
    Y la partida ha terminado
    Y D gana la partida

  @id:GFNP7 @clause:reversal.overshoot @clause:reversal.subtract @clause:match.mid-deal
  Escenario: Donde un total bajo cero rebota, dos menos doce son diez
    Dado que jugamos a nl-short+omslag
    Y que, en esta mesa, un total bajo cero cuenta como otros tantos puntos por encima
    Y que los totales son A 52, B 27, C 39, D 2
    Y que los puntos ya se restan
    Cuando se juega la mano hasta el final con los puntos A 0, B 3, C 0, D 12
    Entonces los totales son A 52, B 24, C 39, D 10
    Y la partida sigue
    Y los puntos se restan

  @id:GP5ZZ @clause:reversal.finish @clause:reversal.subtract @clause:match.mid-deal
  Escenario: Dos que llegan a cero exacto en la misma mano ganan los dos
    Dado que jugamos a nl-omslag
    Y que los totales son A 50, B 40, C 6, D 9
    Y que los puntos ya se restan
    Cuando se juega la mano hasta el final con los puntos A 0, B 0, C 6, D 9
    Entonces los totales son A 50, B 40, C 0, D 0
    Y la partida ha terminado
    Y C y D ganan la partida

  @id:D6WZD @clause:reversal.several @clause:reversal.overshoot @clause:reversal.finish @clause:reversal.subtract @clause:match.mid-deal
  Escenario: Donde ganan todos los que están en cero o menos, el que está en cero gana junto al que está bajo cero
    Dado que jugamos a nl-omslag
    Y que, en esta mesa, ganan todos los que quedan en cero o menos tras la misma mano
    Y que los totales son A 50, B 44, C 6, D 5
    Y que los puntos ya se restan
    Cuando se juega la mano hasta el final con los puntos A 0, B 0, C 6, D 9
    Entonces los totales son A 50, B 44, C 0, D -4
    Y la partida ha terminado
    Y C y D ganan la partida

  @id:EM7PM @clause:reversal.several @clause:reversal.overshoot @clause:reversal.finish @clause:reversal.subtract @clause:match.mid-deal
  Escenario: Donde gana el menor de varios, quien está bajo cero gana solo
    Dado que jugamos a nl-omslag
    Y que, en esta mesa, si varios quedan en cero o menos tras la misma mano, gana el menor total
    Y que los totales son A 50, B 44, C 6, D 5
    Y que los puntos ya se restan
    Cuando se juega la mano hasta el final con los puntos A 0, B 0, C 6, D 9
    Entonces los totales son A 50, B 44, C 0, D -4
    Y la partida ha terminado
    Y D gana la partida

  @clause:reversal.sweep @clause:reversal.subtract @clause:sweep.condition @clause:sweep.score
  Esquema del escenario: Qué vale un pit tras la inversión
    Dado que jugamos a nl-omslag
    Y que, en esta mesa, <acuerdo>
    Y que los totales son A 50, B 40, C 20, D 25
    Y que los puntos ya se restan
    Cuando se juega la mano hasta el final y A se lleva todas las cartas de puntos
    Entonces el resultado de la mano es <resultado>
    Y los totales son <totales>
    Y la partida sigue
    Y los puntos se restan

    Ejemplos:
      | id    | acuerdo                                                          | resultado             | totales                |
      | ERV8I | tras la inversión la puntuación de un pit se resta tal cual      | A 0, B 15, C 15, D 15 | A 50, B 25, C 5, D 10  |
      | A3FAZ | tras la inversión un pit no es más que los puntos capturados     | A 15, B 0, C 0, D 0   | A 35, B 40, C 20, D 25 |
      | IGED7 | tras la inversión la puntuación de un pit se suma de todos modos | A 0, B 15, C 15, D 15 | A 50, B 55, C 35, D 40 |

  @id:FT2QL @clause:reversal.sweep @clause:reversal.finish @clause:reversal.subtract @clause:sweep.condition @clause:sweep.score @clause:match.mid-deal
  Escenario: Donde un pit no es más que los puntos capturados, quien lo hace puede llegar a cero
    Dado que jugamos a nl-omslag
    Y que, en esta mesa, tras la inversión un pit no es más que los puntos capturados
    Y que los totales son A 15, B 50, C 30, D 25
    Y que los puntos ya se restan
    Cuando se juega la mano hasta el final y A se lleva todas las cartas de puntos
    Entonces los totales son A 0, B 50, C 30, D 25
    Y la partida ha terminado
    Y A gana la partida

  @id:IP28F @clause:reversal.sweep @clause:reversal.finish @clause:reversal.subtract @clause:sweep.condition @clause:sweep.score
  Escenario: Donde la puntuación de un pit se resta tal cual, un rival puede llegar a cero
    Dado que jugamos a nl-omslag
    Y que, en esta mesa, tras la inversión la puntuación de un pit se resta tal cual
    Y que los totales son A 40, B 50, C 15, D 30
    Y que los puntos ya se restan
    Cuando se juega la mano hasta el final y A se lleva todas las cartas de puntos
    Entonces los totales son A 40, B 35, C 0, D 15
    Y la partida ha terminado
    Y C gana la partida

  @id:MX9Q4 @clause:reversal.at-zero @clause:reversal.begin @clause:reversal.crossing @clause:match.add
  Escenario: Donde estar en cero gana, se gana en cuanto empieza la inversión
    Dado que jugamos a nl-omslag
    Y que, en esta mesa, quien está en cero cuando empieza la inversión ha ganado
    Y que los totales son A 45, B 30, C 15, D 0
    Cuando se juega la mano hasta el final con los puntos A 5, B 4, C 6, D 0
    Entonces los totales son A 50, B 34, C 21, D 0
    Y la partida ha terminado
    Y D gana la partida

  @id:JJ34G @clause:reversal.at-zero @clause:reversal.begin @clause:reversal.crossing @clause:match.add
  Escenario: Donde estar en cero gana, dos que están en cero ganan juntos
    Dado que jugamos a nl-omslag
    Y que, en esta mesa, quien está en cero cuando empieza la inversión ha ganado
    Y que los totales son A 41, B 34, C 0, D 0
    Cuando se juega la mano hasta el final con los puntos A 9, B 6, C 0, D 0
    Entonces los totales son A 50, B 40, C 0, D 0
    Y la partida ha terminado
    Y C y D ganan la partida

  @id:J2AKF @clause:reversal.at-zero @clause:reversal.begin @clause:reversal.crossing @clause:reversal.finish @clause:reversal.subtract @clause:match.add @clause:match.mid-deal
  Escenario: Donde estar en cero aún no basta, hay que terminar en cero la mano siguiente
    Dado que jugamos a nl-omslag
    Y que, en esta mesa, quien está en cero cuando empieza la inversión tiene que jugar todavía la mano siguiente
    Y que los totales son A 45, B 30, C 15, D 0
    Cuando se juega la mano hasta el final con los puntos A 5, B 4, C 6, D 0
    Entonces los totales son A 50, B 34, C 21, D 0
    Y la partida sigue
    Y los puntos se restan
    Cuando se reparte la mano siguiente
    Y se juega la mano hasta el final con los puntos A 5, B 1, C 9, D 0
    Entonces los totales son A 45, B 33, C 12, D 0
    Y la partida ha terminado
    Y D gana la partida

  @id:B8S6A @clause:reversal.at-zero @clause:reversal.begin @clause:reversal.crossing @clause:reversal.overshoot @clause:reversal.subtract @clause:match.add @clause:match.mid-deal
  Escenario: Donde los totales rebotan, quien estaba en cero puede dejar el cero
    Dado que jugamos a nl-short+omslag
    Y que, en esta mesa, quien está en cero cuando empieza la inversión tiene que jugar todavía la mano siguiente
    Y que, en esta mesa, un total bajo cero cuenta como otros tantos puntos por encima
    Y que los totales son A 45, B 30, C 15, D 0
    Cuando se juega la mano hasta el final con los puntos A 5, B 4, C 6, D 0
    Entonces los totales son A 50, B 34, C 21, D 0
    Y la partida sigue
    Cuando se reparte la mano siguiente
    Y se juega la mano hasta el final con los puntos A 0, B 9, C 3, D 3
    Entonces los totales son A 50, B 25, C 18, D 3
    Y la partida sigue

  @id:AXML8 @clause:match.mid-deal @clause:reversal.finish @clause:reversal.subtract
  Escenario: Donde la partida solo acaba al terminar la mano, quien llega a cero en plena mano sigue jugando
    Dado que jugamos a nl-omslag
    Y que, en esta mesa, la partida solo acaba al terminar la mano
    Y que los totales son A 52, B 30, C 33, D 5
    Y que los puntos ya se restan
    Y que vamos por la baza 2
    Y que una baza anterior fue B 7♣, C 8♣, D K♣, A 9♣
    Y que en la mesa hay D K♦, A 8♦
    Cuando B juega Q♠
    Y C juega 9♦
    Entonces D lleva 5 puntos
    Y la mano no ha terminado
    Y le toca a D
    Cuando se juega la mano hasta el final con los puntos A 4, B 6, C 0, D 5
    Entonces los totales son A 48, B 24, C 33, D 0
    Y la partida ha terminado
    Y D gana la partida

  @id:LXS47 @clause:match.mid-deal @clause:reversal.finish @clause:reversal.subtract
  Escenario: Donde la partida acaba en plena mano, acaba con la baza que lleva a alguien a cero
    Dado que jugamos a nl-omslag
    Y que, en esta mesa, la partida acaba al momento, en plena mano
    Y que los totales son A 52, B 30, C 33, D 5
    Y que los puntos ya se restan
    Y que vamos por la baza 2
    Y que una baza anterior fue B 7♣, C 8♣, D K♣, A 9♣
    Y que en la mesa hay D K♦, A 8♦
    Cuando B juega Q♠
    Y C juega 9♦
    Entonces la partida ha terminado
    Y los totales son A 52, B 30, C 33, D 0
    Y D gana la partida

  @clause:reversal.crossing @clause:reversal.begin @clause:match.add
  Esquema del escenario: Qué pasa con los puntos que siguen cuando alguien pasa de cincuenta en plena mano
    # La baza deja a A en 51; B y C se llevan lo suyo después. Vale también donde la partida puede acabar en plena mano.
    Dado que jugamos a nl-omslag
    Y que, en esta mesa, <acuerdo>
    Y que los totales son A 46, B 20, C 15, D 9
    Y que vamos por la baza 2
    Y que una baza anterior fue B 7♣, C 8♣, D 9♣, A K♣
    Y que en la mesa hay A K♦, B 8♦
    Cuando C juega Q♠
    Y D juega 9♦
    Entonces A lleva 5 puntos
    Y la mano no ha terminado
    Cuando se juega la mano hasta el final con los puntos A 5, B 4, C 6, D 0
    Entonces el resultado de la mano es A 5, B 4, C 6, D 0
    Y los totales son <totales>
    Y la partida sigue
    Y los puntos se restan

    Ejemplos:
      | id    | acuerdo                                                    | totales               |
      | AED9J | la mano que alcanza el límite se suma entera               | A 51, B 24, C 21, D 9 |
      | BT7WN | un total que pasa del límite se queda en el límite         | A 50, B 24, C 21, D 9 |
      | HK4PX | la baza que alcanza el límite invierte el resto de la mano | A 51, B 16, C 9, D 9  |

  @id:CV9LD @clause:reversal.crossing @clause:reversal.begin @clause:match.add
  Escenario: Donde una baza puede invertir la mano, lo hace con cincuenta exactos, y también para quien se la lleva
    # A llega a 50 con la dama, y después se lleva cuatro puntos más.
    Dado que jugamos a nl-omslag
    Y que, en esta mesa, la baza que alcanza el límite invierte el resto de la mano
    Y que los totales son A 45, B 20, C 15, D 9
    Y que vamos por la baza 2
    Y que una baza anterior fue B 7♣, C 8♣, D 9♣, A K♣
    Y que en la mesa hay A K♦, B 8♦
    Cuando C juega Q♠
    Y D juega 9♦
    Y se juega la mano hasta el final con los puntos A 9, B 4, C 2, D 0
    Entonces el resultado de la mano es A 9, B 4, C 2, D 0
    Y los totales son A 46, B 16, C 13, D 9
    Y la partida sigue
    Y los puntos se restan

  @id:EY3QT @clause:reversal.crossing @clause:reversal.begin @clause:reversal.finish @clause:reversal.at-zero @clause:reversal.overshoot @clause:reversal.several @clause:match.add
  Escenario: Donde una baza invierte la mano, gana quien llega a cero con lo que se lleva después
    # D está en cero sin haberse llevado nada, y aquí eso aún no basta.
    Dado que jugamos a nl-omslag
    Y que, en esta mesa, la baza que alcanza el límite invierte el resto de la mano
    Y que, en esta mesa, quien está en cero cuando empieza la inversión tiene que jugar todavía la mano siguiente
    Y que los totales son A 46, B 20, C 6, D 0
    Y que vamos por la baza 2
    Y que una baza anterior fue B 7♣, C 8♣, D 9♣, A K♣
    Y que en la mesa hay A K♦, B 8♦
    Cuando C juega Q♠
    Y D juega 9♦
    Y se juega la mano hasta el final con los puntos A 5, B 4, C 6, D 0
    Entonces los totales son A 51, B 16, C 0, D 0
    Y la partida ha terminado
    Y C gana la partida

  @id:GL8RM @clause:reversal.begin @clause:sweep.condition @clause:sweep.score @clause:match.add
  Escenario: Quien pasa de cincuenta en plena mano y luego hace un pit no anota nada ni invierte nada
    # Vale también donde una baza puede invertir el resto de la mano.
    Dado que jugamos a nl-omslag
    Y que los totales son A 46, B 20, C 15, D 9
    Y que vamos por la baza 2
    Y que una baza anterior fue B 7♣, C 8♣, D 9♣, A K♣
    Y que en la mesa hay A K♦, B 8♦
    Cuando C juega Q♠
    Y D juega 9♦
    Y se juega la mano hasta el final y A se lleva todas las cartas de puntos
    Entonces los totales son A 46, B 35, C 30, D 24
    Y la partida sigue
    Y los puntos se suman

  @id:EIIS8 @clause:reversal.begin @clause:match.add
  Escenario: Donde hay que pasar de cincuenta, con cincuenta exactos no se invierte la partida
    Dado que jugamos a nl-omslag
    Y que, en esta mesa, hay que pasar del límite
    Y que los totales son A 45, B 20, C 15, D 10
    Cuando se juega la mano hasta el final con los puntos A 5, B 4, C 6, D 0
    Entonces los totales son A 50, B 24, C 21, D 10
    Y la partida sigue
    Y los puntos se suman

  @id:L9AAE @clause:reversal.begin @clause:reversal.crossing @clause:match.add
  Escenario: Una mesa puede invertir a los cuarenta
    Dado que jugamos a nl-omslag
    Y que, en esta mesa, el límite es de 40 puntos
    Y que los totales son A 31, B 20, C 6, D 3
    Cuando se juega la mano hasta el final con los puntos A 9, B 1, C 5, D 0
    Entonces los totales son A 40, B 21, C 11, D 3
    Y la partida sigue
    Y los puntos se restan

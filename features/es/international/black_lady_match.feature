# language: es
Característica: Black Lady: el pit y el final de la partida
  La fuente da 26 puntos por mano y una partida que suele acabar en 100, y no dice nada del pit, de los empates ni de
  qué significa llegar a 100. Cada posición aparece una vez por cada manera de jugarla.

  # Una mano muestra que bastan los corazones, o que nada basta; qué otra cosa hace pit solo se ve en dos manos.

  @clause:sweep.condition @clause:sweep.score
  Esquema del escenario: Los corazones solos hacen pit: <autor> para quien lo hace, <rivales> para cada rival
    Dado que jugamos a black-lady
    Y que, en esta mesa, quien se lleva todos los corazones hace un pit
    Y que, en esta mesa, quien hace un pit anota <autor>
    Y que, en esta mesa, tras un pit cada rival anota <rivales>
    Cuando se juega la mano hasta el final y las cartas de puntos quedan así: C 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥, D Q♠
    Entonces el resultado de la mano es <resultado>

    Ejemplos:
      | id    | autor | rivales | resultado             |
      | UP5RF | 0     | 26      | A 26, B 26, C 0, D 26 |
      | V6W3U | -26   | 0       | A 0, B 0, C -26, D 0  |

  @id:WL4L6 @clause:sweep.condition @clause:score.cards
  Escenario: Todas las bazas son 26 puntos y nada más, si llevárselo todo no cambia nada
    Dado que jugamos a black-lady
    Y que, en esta mesa, llevárselo todo no cambia nada
    Cuando se juega la mano hasta el final y D se lleva todas las bazas
    Entonces el resultado de la mano es A 0, B 0, C 0, D 26

  @clause:sweep.condition @clause:sweep.score @clause:score.cards
  Esquema del escenario: Hacen pit las cartas de puntos, no los corazones solos: <autor> para quien lo hace, <rivales> para cada rival
    Dado que jugamos a black-lady
    Y que, en esta mesa, quien se lleva todas las cartas de puntos hace un pit
    Y que, en esta mesa, quien hace un pit anota <autor>
    Y que, en esta mesa, tras un pit cada rival anota <rivales>
    Cuando se juega la mano hasta el final y A se lleva todas las cartas de puntos, pero no todas las bazas
    Entonces el resultado de la mano es <resultado>
    Cuando se reparte la mano siguiente
    Y se juega la mano hasta el final y las cartas de puntos quedan así: A 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥, B Q♠
    Entonces el resultado de la mano es A 13, B 13, C 0, D 0

    Ejemplos:
      | id    | autor | rivales | resultado             |
      | RWHO8 | 0     | 26      | A 0, B 26, C 26, D 26 |
      | QN9JE | -26   | 0       | A -26, B 0, C 0, D 0  |

  @clause:sweep.condition @clause:sweep.score @clause:score.cards
  Esquema del escenario: Hacen pit las bazas, no las cartas de puntos: <autor> para quien lo hace, <rivales> para cada rival
    Dado que jugamos a black-lady
    Y que, en esta mesa, quien se lleva todas las bazas hace un pit
    Y que, en esta mesa, quien hace un pit anota <autor>
    Y que, en esta mesa, tras un pit cada rival anota <rivales>
    Cuando se juega la mano hasta el final y A se lleva todas las cartas de puntos, pero no todas las bazas
    Entonces el resultado de la mano es A 26, B 0, C 0, D 0
    Cuando se reparte la mano siguiente
    Y se juega la mano hasta el final y D se lleva todas las bazas
    Entonces el resultado de la mano es <resultado>

    Ejemplos:
      | id    | autor | rivales | resultado             |
      | Q47T8 | 0     | 26      | A 26, B 26, C 26, D 0 |
      | RH5VC | -26   | 0       | A 0, B 0, C 0, D -26  |

  # Todas las bazas son pit con cualquiera de las tres medidas.
  @clause:sweep.condition @clause:sweep.score
  Esquema del escenario: Tras un pit, quien lo hace anota <autor> y cada rival <rivales>, si la mesa lo juega así
    Dado que jugamos a black-lady
    Y que, en esta mesa, quien hace un pit anota <autor>
    Y que, en esta mesa, tras un pit cada rival anota <rivales>
    Cuando se juega la mano hasta el final y B se lleva todas las bazas
    Entonces el resultado de la mano es <resultado>

    Ejemplos:
      | id    | autor | rivales | resultado               |
      | OF7NW | 0     | 26      | A 26, B 0, C 26, D 26   |
      | Y2V79 | -26   | 0       | A 0, B -26, C 0, D 0    |
      | NRB68 | -26   | 26      | A 26, B -26, C 26, D 26 |

  # Quién gana se dice aparte de dónde acaba la partida: una aplicación puede saber lo uno y no lo otro.

  @clause:match.end @clause:match.mid-deal @clause:match.add
  Esquema del escenario: La partida acaba en <límite> y no antes, si la mesa lo juega así
    Dado que jugamos a black-lady
    Y que, en esta mesa, el límite es de <límite> puntos
    Y que los totales son <antes>
    Cuando se juega la mano hasta el final con los puntos A 20, B 0, C 6, D 0
    Entonces los totales son <entremedias>
    Y la partida sigue
    Cuando se reparte la mano siguiente
    Y se juega la mano hasta el final con los puntos A 20, B 0, C 5, D 1
    Entonces los totales son <después>
    Y la partida ha terminado

    Ejemplos:
      | id    | límite | antes                      | entremedias                | después                    |
      | T6CVE | 100    | A 70, B 30, C 20, D 10     | A 90, B 30, C 26, D 10     | A 110, B 30, C 31, D 11    |
      | N8E9P | 500    | A 470, B 350, C 300, D 180 | A 490, B 350, C 306, D 180 | A 510, B 350, C 311, D 181 |

  @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.add
  Esquema del escenario: Basta un total por encima de <límite>, por bajos que sean los otros, y gana el menor
    Dado que jugamos a black-lady
    Y que, en esta mesa, el límite es de <límite> puntos
    Y que los totales son <antes>
    Cuando se juega la mano hasta el final con los puntos A 13, B 8, C 5, D 0
    Entonces los totales son <entremedias>
    Y la partida sigue
    Cuando se reparte la mano siguiente
    Y se juega la mano hasta el final con los puntos A 20, B 0, C 0, D 6
    Entonces los totales son <después>
    Y la partida ha terminado
    Y D gana la partida

    Ejemplos:
      | id    | límite | antes                   | entremedias             | después                 |
      | XDTB3 | 50     | A 30, B 10, C 8, D 4    | A 43, B 18, C 13, D 4   | A 63, B 18, C 13, D 10  |
      | N8XL3 | 500    | A 480, B 60, C 40, D 18 | A 493, B 68, C 45, D 18 | A 513, B 68, C 45, D 24 |

  # En lo que sigue decide la última baza, así que da igual si una partida puede acabar en plena mano.

  @id:VO64D @clause:match.end @clause:match.add @clause:score.cards
  Escenario: Con 58 acaba la partida, si el límite es 50
    Dado que jugamos a black-lady
    Y que, en esta mesa, el límite es de 50 puntos
    Y que los totales son A 45, B 20, C 13, D 0
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
    Y los totales son A 58, B 20, C 19, D 7
    Y la partida ha terminado

  @id:WC5QE @clause:match.end @clause:match.add @clause:score.cards
  Escenario: Con 108 no acaba la partida, si el límite es 500
    Dado que jugamos a black-lady
    Y que, en esta mesa, el límite es de 500 puntos
    Y que los totales son A 95, B 30, C 20, D 11
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
    Y los totales son A 108, B 30, C 26, D 18
    Y la partida sigue

  @id:UX2MD @clause:match.end @clause:match.winner @clause:match.add @clause:score.cards
  Escenario: Con 100 exactos acaba la partida, si basta con llegar justo al límite
    Dado que jugamos a black-lady
    Y que, en esta mesa, basta con llegar justo al límite
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
    Y la partida ha terminado
    Y D gana la partida

  @id:QENV3 @clause:match.end @clause:match.add @clause:score.cards
  Escenario: Con 100 exactos no acaba la partida, si hay que pasar del límite
    Dado que jugamos a black-lady
    Y que, en esta mesa, hay que pasar del límite
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

  @id:SQ5RW @clause:match.end @clause:match.winner @clause:match.tie @clause:match.add @clause:score.cards
  Escenario: Quienes empatan con el menor total comparten la victoria, si la mesa lo juega así
    Dado que jugamos a black-lady
    Y que, en esta mesa, los empatados en cabeza comparten la victoria
    Y que los totales son A 94, B 27, C 18, D 17
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
    Y los totales son A 107, B 27, C 24, D 24
    Y la partida ha terminado
    Y C y D ganan la partida

  @id:ZPC2J @clause:match.end @clause:match.tie @clause:match.add @clause:score.cards
  Escenario: Con empate en el menor total se juega otra mano, si la mesa lo juega así
    Dado que jugamos a black-lady
    Y que, en esta mesa, si hay empate en el menor total se juega otra mano
    Y que los totales son A 94, B 27, C 18, D 17
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
    Y los totales son A 107, B 27, C 24, D 24
    Y la partida sigue

  @id:OZ6BW @clause:match.end @clause:match.tie @clause:match.winner @clause:match.mid-deal @clause:match.add
  Escenario: El empate se deshace en la primera mano que deja a uno solo con el menor total
    Dado que jugamos a black-lady
    Y que, en esta mesa, si hay empate en el menor total se juega otra mano
    Y que los totales son A 94, B 27, C 18, D 17
    Cuando se juega la mano hasta el final con los puntos A 13, B 0, C 6, D 7
    Entonces los totales son A 107, B 27, C 24, D 24
    Y la partida sigue
    Cuando se reparte la mano siguiente
    Y se juega la mano hasta el final con los puntos A 1, B 13, C 4, D 8
    Entonces los totales son A 108, B 40, C 28, D 32
    Y la partida ha terminado
    Y C gana la partida

  @id:PK7F5 @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:play.follow-suit @clause:match.add
  Escenario: Pasar de 100 en plena mano no interrumpe la mano, si la mesa lo juega así
    Dado que jugamos a black-lady
    Y que, en esta mesa, la partida solo acaba al terminar la mano
    Y que los totales son A 95, B 41, C 30, D 16
    Y que no se ha jugado ningún corazón
    Y que en la mesa hay A K♠, B 4♠, C Q♠
    Y que D tiene 8♣ J♣ 5♦ 6♠ 3♥ 7♥ K♥
    Entonces D puede jugar 6♠
    Cuando D juega 6♠
    Entonces A se lleva la baza
    Y la mano no ha terminado
    Y le toca a A
    Cuando se juega la mano hasta el final con los puntos A 13, B 5, C 8, D 0
    Entonces los totales son A 108, B 46, C 38, D 16
    Y la partida ha terminado
    Y D gana la partida

  @id:TM88Q @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:play.follow-suit @clause:match.add
  Escenario: Pasar de 100 en plena mano acaba la partida al momento, si la mesa lo juega así
    Dado que jugamos a black-lady
    Y que, en esta mesa, la partida acaba al momento, en plena mano
    Y que los totales son A 95, B 41, C 30, D 16
    Y que no se ha jugado ningún corazón
    Y que en la mesa hay A K♠, B 4♠, C Q♠
    Y que D tiene 8♣ J♣ 5♦ 6♠ 3♥ 7♥ K♥
    Entonces D puede jugar 6♠
    Cuando D juega 6♠
    Entonces la partida ha terminado
    Y los totales son A 108, B 41, C 30, D 16
    Y D gana la partida

# language: es
Característica: La partida y su final
  Las manos se suman desde cero. En el juego corto la partida acaba tras la mano en que alguien llega a cincuenta, y
  gana el menor total.

  @id:L3C38 @clause:match.start @clause:match.add
  Escenario: Todos empiezan en 0
    Dado que jugamos a nl-short
    Cuando empieza la mano
    Entonces los totales son A 0, B 0, C 0, D 0
    Cuando se juega la mano hasta el final con los puntos A 9, B 1, C 5, D 0
    Entonces los totales son A 9, B 1, C 5, D 0

  @id:JZ9LV @clause:match.add @clause:score.cards
  Escenario: Las manos se suman, y en cada mano nueva se empieza sin nada capturado
    Dado que jugamos a nl-short
    Cuando se juega la mano hasta el final con los puntos A 9, B 1, C 5, D 0
    Y se reparte la mano siguiente
    Entonces A lleva 0 puntos
    Y los totales son A 9, B 1, C 5, D 0
    Cuando se juega la mano hasta el final con los puntos A 0, B 7, C 2, D 6
    Entonces el resultado de la mano es A 0, B 7, C 2, D 6
    Y los totales son A 9, B 8, C 7, D 6

  @clause:setup.dealer @clause:score.cards
  Esquema del escenario: Quién reparte después
    Dado que jugamos a nl-omslag
    Y que, en esta mesa, <acuerdo>
    Y que reparte <repartidor>
    Cuando se juega la mano hasta el final con los puntos A 9, B 1, C 5, D 0
    Entonces el resultado de la mano es A 9, B 1, C 5, D 0
    Cuando se reparte la mano siguiente
    Entonces reparte <siguiente>

    Ejemplos:
      | id    | acuerdo                           | repartidor | siguiente |
      | BIPA4 | el reparto pasa a la izquierda    | B          | C         |
      | HTWG3 | el reparto pasa a la izquierda    | D          | A         |
      | L6ZXT | reparte otra vez el mismo jugador | B          | B         |

  @id:KT8DB @clause:match.end @clause:match.add @clause:reversal.subtract
  Escenario: Con cuarenta y nueve la partida sigue
    Dado que jugamos a nl-short
    Y que los totales son A 40, B 20, C 10, D 5
    Cuando se juega la mano hasta el final con los puntos A 9, B 1, C 5, D 0
    Entonces los totales son A 49, B 21, C 15, D 5
    Y la partida sigue
    Y los puntos se suman

  @id:EH439 @clause:match.end @clause:match.add
  Escenario: Con cuarenta la partida sigue, y con cuarenta y ocho también
    Dado que jugamos a nl-short
    Y que los totales son A 31, B 15, C 9, D 5
    Cuando se juega la mano hasta el final con los puntos A 9, B 1, C 5, D 0
    Entonces los totales son A 40, B 16, C 14, D 5
    Y la partida sigue
    Cuando se reparte la mano siguiente
    Y se juega la mano hasta el final con los puntos A 8, B 2, C 5, D 0
    Entonces los totales son A 48, B 18, C 19, D 5
    Y la partida sigue

  @id:BBR2F @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add @clause:reversal.begin @clause:reversal.finish
  Escenario: Con cincuenta exactos acaba la partida, y gana el menor total
    Dado que jugamos a nl-short
    Y que los totales son A 41, B 20, C 9, D 5
    Cuando se juega la mano hasta el final con los puntos A 9, B 1, C 5, D 0
    Entonces los totales son A 50, B 21, C 14, D 5
    Y la partida ha terminado
    Y D gana la partida

  @id:CHO2X @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Escenario: Gana el menor total, aunque sea de quien más se llevó en la última mano
    Dado que jugamos a nl-short
    Y que los totales son A 46, B 30, C 25, D 4
    Cuando se juega la mano hasta el final con los puntos A 5, B 1, C 0, D 9
    Entonces los totales son A 51, B 31, C 25, D 13
    Y la partida ha terminado
    Y D gana la partida

  @id:BDY3A @clause:match.tie @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Escenario: Dos empatados con el menor total comparten la victoria
    # Los otros dos pasan juntos de cincuenta.
    Dado que jugamos a nl-short
    Y que los totales son A 49, B 49, C 11, D 11
    Cuando se juega la mano hasta el final con los puntos A 6, B 9, C 0, D 0
    Entonces los totales son A 55, B 58, C 11, D 11
    Y la partida ha terminado
    Y C y D ganan la partida

  @id:EL7CF @clause:match.tie @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Escenario: También tres pueden compartirla
    Dado que jugamos a nl-short
    Y que los totales son A 45, B 15, C 15, D 15
    Cuando se juega la mano hasta el final con los puntos A 6, B 3, C 3, D 3
    Entonces los totales son A 51, B 18, C 18, D 18
    Y B, C y D ganan la partida

  @id:JHMR4 @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Escenario: Un empate que no es por el menor total no importa
    Dado que jugamos a nl-short
    Y que los totales son A 48, B 20, C 25, D 12
    Cuando se juega la mano hasta el final con los puntos A 5, B 5, C 0, D 5
    Entonces los totales son A 53, B 25, C 25, D 17
    Y la partida ha terminado
    Y D gana la partida

  @id:ATLW9 @clause:match.end @clause:match.winner @clause:match.tie @clause:match.mid-deal @clause:match.add @clause:sweep.condition @clause:sweep.score
  Escenario: El pit se anota antes de mirar los totales
    # Como puntos habría sido A 55, B 45, y victoria de C y D con 10.
    Dado que jugamos a nl-short
    Y que los totales son A 40, B 45, C 10, D 10
    Cuando se juega la mano hasta el final y A se lleva todas las cartas de puntos
    Entonces los totales son A 40, B 60, C 25, D 25
    Y la partida ha terminado
    Y C y D ganan la partida

  @id:ELP28 @clause:match.end @clause:match.winner @clause:match.add @clause:sweep.condition @clause:sweep.score
  Escenario: Con un pit se puede acabar la partida y ganarla
    Dado que jugamos a nl-short
    Y que los totales son A 14, B 36, C 40, D 30
    Cuando se juega la mano hasta el final y A se lleva todas las cartas de puntos
    Entonces los totales son A 14, B 51, C 55, D 45
    Y la partida ha terminado
    Y A gana la partida

  @id:K7PU9 @clause:match.mid-deal @clause:match.end @clause:match.winner @clause:match.add
  Escenario: La mano en que alguien llega a cincuenta se juega hasta el final
    Dado que jugamos a nl-short
    Y que los totales son A 45, B 20, C 20, D 5
    Y que vamos por la baza 2
    Y que una baza anterior fue B 7♣, C 8♣, D 9♣, A K♣
    Y que en la mesa hay A K♦, B 8♦
    Cuando C juega Q♠
    Y D juega 9♦
    Entonces A lleva 5 puntos
    Y la mano no ha terminado
    Y le toca a A
    Cuando se juega la mano hasta el final con los puntos A 5, B 4, C 6, D 0
    Entonces los totales son A 50, B 24, C 26, D 5
    Y la partida ha terminado
    Y D gana la partida

  @id:F5JDT @clause:match.mid-deal @clause:match.end @clause:match.winner @clause:match.add
  Escenario: Donde la partida acaba en plena mano, la baza que trae los cincuenta es la última
    Dado que jugamos a nl-short
    Y que, en esta mesa, la partida acaba al momento, en plena mano
    Y que los totales son A 45, B 20, C 20, D 5
    Y que vamos por la baza 2
    Y que una baza anterior fue B 7♣, C 8♣, D 9♣, A K♣
    Y que en la mesa hay A K♦, B 8♦
    Cuando C juega Q♠
    Y D juega 9♦
    Entonces la partida ha terminado
    Y el resultado de la mano es A 5, B 0, C 0, D 0
    Y los totales son A 50, B 20, C 20, D 5
    Y D gana la partida

  @id:HR8C3 @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Escenario: Una mesa puede jugar a cuarenta
    Dado que jugamos a nl-short
    Y que, en esta mesa, el límite es de 40 puntos
    Y que los totales son A 31, B 20, C 6, D 3
    Cuando se juega la mano hasta el final con los puntos A 9, B 1, C 5, D 0
    Entonces los totales son A 40, B 21, C 11, D 3
    Y la partida ha terminado
    Y D gana la partida

  @id:CZPK6 @clause:match.end @clause:match.add
  Escenario: La mesa que juega a cien sigue más allá de cincuenta
    Dado que jugamos a nl-short
    Y que, en esta mesa, el límite es de 100 puntos
    Y que los totales son A 48, B 20, C 15, D 7
    Cuando se juega la mano hasta el final con los puntos A 9, B 1, C 5, D 0
    Entonces los totales son A 57, B 21, C 20, D 7
    Y la partida sigue

  @id:DR57H @clause:match.end @clause:match.add
  Escenario: Donde hay que pasar de cincuenta, cincuenta exactos no bastan
    Dado que jugamos a nl-short
    Y que, en esta mesa, hay que pasar del límite
    Y que los totales son A 41, B 20, C 9, D 5
    Cuando se juega la mano hasta el final con los puntos A 9, B 1, C 5, D 0
    Entonces los totales son A 50, B 21, C 14, D 5
    Y la partida sigue

  @id:KTM22 @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Escenario: Donde hay que pasar de cincuenta, con cincuenta y uno acaba la partida
    Dado que jugamos a nl-short
    Y que, en esta mesa, hay que pasar del límite
    Y que los totales son A 42, B 20, C 8, D 5
    Cuando se juega la mano hasta el final con los puntos A 9, B 1, C 5, D 0
    Entonces los totales son A 51, B 21, C 13, D 5
    Y la partida ha terminado
    Y D gana la partida

  @id:C79TW @clause:match.tie @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Escenario: Donde hay desempate, se juegan manos hasta que uno solo tiene el menor total
    Dado que jugamos a nl-short
    Y que, en esta mesa, si hay empate en el menor total se juega otra mano
    Y que los totales son A 49, B 49, C 11, D 11
    Cuando se juega la mano hasta el final con los puntos A 6, B 9, C 0, D 0
    Entonces los totales son A 55, B 58, C 11, D 11
    Y la partida sigue
    Cuando se reparte la mano siguiente
    Y se juega la mano hasta el final con los puntos A 2, B 0, C 9, D 4
    Entonces los totales son A 57, B 58, C 20, D 15
    Y la partida ha terminado
    Y D gana la partida

  @id:D3DXF @clause:match.tie @clause:match.end @clause:match.winner @clause:match.mid-deal @clause:match.add
  Escenario: Donde hay desempate, un empate que no es por el menor total no cuenta
    Dado que jugamos a nl-short
    Y que, en esta mesa, si hay empate en el menor total se juega otra mano
    Y que los totales son A 48, B 20, C 25, D 12
    Cuando se juega la mano hasta el final con los puntos A 5, B 5, C 0, D 5
    Entonces los totales son A 53, B 25, C 25, D 17
    Y la partida ha terminado
    Y D gana la partida

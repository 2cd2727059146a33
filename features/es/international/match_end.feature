# language: es
Característica: Una mano tras otra hasta que alguien llega a 100
  Los resultados se suman. Cuando tras una mano alguien tiene 100 puntos o más, la partida acaba y gana el menor total;
  quienes lo comparten ganan todos.

  @id:OJBB4 @clause:match.start @clause:match.add @clause:passing.cycle
  Escenario: Todos empiezan en 0, y el primer pase es a la izquierda
    Dado que jugamos a international
    Y que vamos por la mano 1
    Cuando empieza la mano
    Entonces las cartas se pasan a la izquierda
    Y los totales son A 0, B 0, C 0, D 0
    Cuando se juega la mano hasta el final con los puntos A 13, B 7, C 6, D 0
    Entonces los totales son A 13, B 7, C 6, D 0

  @id:PH7V7 @clause:match.add @clause:match.end @clause:score.cards @clause:reversal.subtract
  Escenario: Los resultados se suman mano tras mano
    Dado que jugamos a international
    Cuando se juega la mano hasta el final con los puntos A 13, B 7, C 6, D 0
    Entonces los totales son A 13, B 7, C 6, D 0
    Cuando se reparte la mano siguiente
    Y se juega la mano hasta el final con los puntos A 2, B 19, C 0, D 5
    Entonces el resultado de la mano es A 2, B 19, C 0, D 5
    Y los totales son A 15, B 26, C 6, D 5
    Y la partida sigue

  @id:YAP4H @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.add
  Escenario: Pasados los 100 acaba la partida y gana el menor total
    Dado que jugamos a international
    Y que los totales son A 98, B 40, C 26, D 18
    Cuando se juega la mano hasta el final con los puntos A 5, B 13, C 8, D 0
    Entonces los totales son A 103, B 53, C 34, D 18
    Y la partida ha terminado
    Y D gana la partida

  @id:OXGS3 @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.add @clause:reversal.begin @clause:reversal.finish
  Escenario: Con 100 exactos acaba la partida, y siguen siendo 100
    Dado que jugamos a international
    Y que los totales son A 87, B 61, C 40, D 20
    Cuando se juega la mano hasta el final con los puntos A 13, B 0, C 6, D 7
    Entonces los totales son A 100, B 61, C 46, D 27
    Y la partida ha terminado
    Y D gana la partida

  @id:YE2MZ @clause:match.end @clause:match.add
  Escenario: Con 99 la partida sigue
    Dado que jugamos a international
    Y que los totales son A 86, B 62, C 40, D 20
    Cuando se juega la mano hasta el final con los puntos A 13, B 0, C 6, D 7
    Entonces los totales son A 99, B 62, C 46, D 27
    Y la partida sigue

  @id:NPHJ6 @clause:match.end @clause:match.add
  Escenario: Con 104 puntos entre todos la partida sigue: cada total cuenta por sí solo
    Dado que jugamos a international
    Y que los totales son A 46, B 3, C 2, D 1
    Cuando se juega la mano hasta el final con los puntos A 3, B 15, C 5, D 3
    Entonces los totales son A 49, B 18, C 7, D 4
    Y la partida sigue
    Cuando se reparte la mano siguiente
    Y se juega la mano hasta el final con los puntos A 0, B 4, C 17, D 5
    Entonces los totales son A 49, B 22, C 24, D 9
    Y la partida sigue

  @id:QM4J3 @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.add
  Escenario: Un empate que no es por el menor total no importa
    Dado que jugamos a international
    Y que los totales son A 89, B 43, C 39, D 11
    Cuando se juega la mano hasta el final con los puntos A 17, B 2, C 6, D 1
    Entonces los totales son A 106, B 45, C 45, D 12
    Y la partida ha terminado
    Y D gana la partida

  @id:PPW68 @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.tie @clause:match.add
  Escenario: Dos llegan juntos a 100, y los dos que comparten el menor total ganan
    Dado que jugamos a international
    Y que los totales son A 99, B 99, C 24, D 38
    Cuando se juega la mano hasta el final con los puntos A 1, B 1, C 19, D 5
    Entonces los totales son A 100, B 100, C 43, D 43
    Y la partida ha terminado
    Y C y D ganan la partida

  @id:UD3RY @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.tie @clause:match.add
  Escenario: Tres comparten el menor total y ganan los tres
    Dado que jugamos a international
    Y que los totales son A 24, B 84, C 24, D 24
    Cuando se juega la mano hasta el final con los puntos A 2, B 20, C 2, D 2
    Entonces los totales son A 26, B 104, C 26, D 26
    Y la partida ha terminado
    Y A, C y D ganan la partida

  @id:V62DX @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.add
  Escenario: Si le das la dama a Norte acaba la partida, y ganas con el menor total
    # 001, consejo 6: Norte tiene 92. Aquí tú eres A, y Norte es C.
    Dado que jugamos a international
    Y que los totales son A 20, B 40, C 92, D 30
    Cuando se juega la mano hasta el final con los puntos A 2, B 5, C 15, D 4
    Entonces los totales son A 22, B 45, C 107, D 34
    Y la partida ha terminado
    Y A gana la partida

  @id:Y7DMA @clause:match.end @clause:match.mid-deal @clause:match.winner @clause:match.tie @clause:sweep.condition @clause:sweep.score @clause:match.add
  Escenario: Del pit solo se suma lo que se anota: quien lo hace con 80 no llega a 100
    Dado que jugamos a international
    Y que los totales son A 80, B 90, C 6, D 6
    Cuando se juega la mano hasta el final y A se lleva todas las cartas de puntos
    Entonces los totales son A 80, B 116, C 32, D 32
    Y la partida ha terminado
    Y C y D ganan la partida

  @id:YA2ZB @clause:match.end @clause:match.winner @clause:sweep.condition @clause:sweep.score @clause:match.add
  Escenario: Un pit puede acabar la partida sin que gane quien lo hace
    Dado que jugamos a international
    Y que los totales son A 60, B 82, C 32, D 34
    Cuando se juega la mano hasta el final y A se lleva todas las cartas de puntos
    Entonces los totales son A 60, B 108, C 58, D 60
    Y la partida ha terminado
    Y C gana la partida

  @id:YA98I @clause:match.end @clause:match.mid-deal @clause:sweep.condition @clause:sweep.score @clause:match.add
  Escenario: 90 y 26 puntos capturados no son 116 si es un pit
    Dado que jugamos a international
    Y que los totales son A 90, B 60, C 32, D 0
    Cuando se juega la mano hasta el final y A se lleva todas las cartas de puntos
    Entonces los totales son A 90, B 86, C 58, D 26
    Y la partida sigue

  @id:N4CDM @clause:match.mid-deal @clause:match.end @clause:match.winner @clause:trick.all @clause:play.follow-suit @clause:match.add
  Escenario: En plena mano nadie está fuera: se juega hasta el final
    Dado que jugamos a international
    Y que los totales son A 95, B 41, C 30, D 16
    Y que no se ha jugado ningún corazón
    Y que en la mesa hay A K♠, B 4♠, C Q♠
    Y que D tiene 8♣ J♣ 5♦ 6♠ 3♥ 7♥ K♥
    Entonces D puede jugar 6♠
    Cuando D juega 6♠
    Entonces A se lleva la baza
    Y A lleva 13 puntos
    Y la mano no ha terminado
    Y le toca a A
    Cuando se juega la mano hasta el final con los puntos A 13, B 5, C 8, D 0
    Entonces los totales son A 108, B 46, C 38, D 16
    Y la partida ha terminado
    Y D gana la partida

  @clause:setup.dealer @clause:score.cards
  Esquema del escenario: Si <acuerdo>, después de D le toca repartir a <siguiente>
    Dado que jugamos a international
    Y que, en esta mesa, <acuerdo>
    Y que reparte D
    Cuando se juega la mano hasta el final con los puntos A 5, B 8, C 13, D 0
    Entonces el resultado de la mano es A 5, B 8, C 13, D 0
    Cuando se reparte la mano siguiente
    Entonces reparte <siguiente>

    Ejemplos:
      | id    | acuerdo                           | siguiente |
      | YBVX4 | el reparto pasa a la izquierda    | A         |
      | UN7WZ | reparte otra vez el mismo jugador | D         |

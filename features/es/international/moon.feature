# language: es
Característica: El pit con 52 cartas (la luna)
  Quien se lleva los trece corazones y la dama de picas anota 0, y cada rival 26.

  @clause:sweep.condition @clause:sweep.score
  Esquema del escenario: <autor> se lleva todas las cartas de puntos: 0, y 26 para cada rival
    Dado que jugamos a international
    Cuando se juega la mano hasta el final y <autor> se lleva todas las cartas de puntos
    Entonces el resultado de la mano es <resultado>

    Ejemplos:
      | id    | autor | resultado             |
      | X7YJ6 | A     | A 0, B 26, C 26, D 26 |
      | YW7XG | C     | A 26, B 26, C 0, D 26 |

  @id:TQX72 @clause:sweep.condition @clause:sweep.score
  Escenario: Los demás pueden llevarse bazas, mientras no haya en ellas cartas de puntos
    Dado que jugamos a international
    Cuando se juega la mano hasta el final y B se lleva todas las cartas de puntos, pero no todas las bazas
    Entonces el resultado de la mano es A 26, B 0, C 26, D 26

  @id:SJX32 @clause:sweep.condition @clause:sweep.score
  Escenario: Llevarse todas las bazas es llevarse todas las cartas de puntos
    Dado que jugamos a international
    Cuando se juega la mano hasta el final y D se lleva todas las bazas
    Entonces el resultado de la mano es A 26, B 26, C 26, D 0

  @id:PL6KZ @clause:score.cards @clause:sweep.condition
  Escenario: La dama y doce corazones son 25 puntos, y no un pit
    Dado que jugamos a international
    Cuando se juega la mano hasta el final y las cartas de puntos quedan así: A Q♠ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ Q♥ K♥ A♥, B J♥
    Entonces el resultado de la mano es A 25, B 1, C 0, D 0

  @id:QXET8 @clause:score.cards @clause:sweep.condition
  Escenario: Trece corazones sin la dama son 13 puntos, y no un pit
    Dado que jugamos a international
    Cuando se juega la mano hasta el final y las cartas de puntos quedan así: C 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥, D Q♠
    Entonces el resultado de la mano es A 0, B 0, C 13, D 13

  @id:RX7N4 @clause:sweep.condition @clause:sweep.score @clause:score.captured
  Escenario: El pit se hace con la última baza
    Dado que jugamos a international
    Y que A se ha llevado Q♠ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥
    Y que sale A
    Y que A tiene A♥
    Y que B tiene K♥
    Y que C tiene 3♦
    Y que D tiene 4♣
    Entonces A lleva 24 puntos
    Cuando A sale con A♥
    Y B juega K♥
    Y C juega 3♦
    Y D juega 4♣
    Entonces A se lleva la baza
    Y el resultado de la mano es A 0, B 26, C 26, D 26

  @id:P2WCI @clause:sweep.condition @clause:score.cards
  Escenario: El pit se escapa en la última baza
    Dado que jugamos a international
    Y que A se ha llevado Q♠ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ A♥
    Y que sale A
    Y que A tiene 9♣
    Y que B tiene K♣
    Y que C tiene K♥
    Y que D tiene 3♦
    Entonces A lleva 25 puntos
    Cuando A sale con 9♣
    Y B juega K♣
    Y C juega K♥
    Y D juega 3♦
    Entonces B se lleva la baza
    Y el resultado de la mano es A 25, B 1, C 0, D 0

  @id:PVB3E @clause:sweep.condition @clause:sweep.score @clause:match.add
  Escenario: Tras un pit los totales han crecido 78
    Dado que jugamos a international
    Y que los totales son A 20, B 30, C 2, D 0
    Cuando se juega la mano hasta el final y A se lleva todas las cartas de puntos
    Entonces los totales son A 20, B 56, C 28, D 26

  @id:RTY8K @clause:sweep.condition @clause:score.cards @clause:match.add
  Escenario: 26 puntos en dos manos no son un pit
    Dado que jugamos a international
    Cuando se juega la mano hasta el final y las cartas de puntos quedan así: A Q♠, B 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    Entonces el resultado de la mano es A 13, B 13, C 0, D 0
    Cuando se reparte la mano siguiente
    Y se juega la mano hasta el final y las cartas de puntos quedan así: A 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥, B Q♠
    Entonces el resultado de la mano es A 13, B 13, C 0, D 0
    Y los totales son A 26, B 26, C 0, D 0

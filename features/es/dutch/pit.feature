# language: es
Característica: El pit
  Quien se lleva los ocho corazones, Q♠ y J♣ hace un pit: nada para esa persona y quince para cada rival.

  @id:MJ5DL @clause:sweep.condition @clause:sweep.score
  Escenario: Para el pit no hacen falta todas las bazas
    Dado que jugamos a nl-short
    Cuando se juega la mano hasta el final y C se lleva todas las cartas de puntos, pero no todas las bazas
    Entonces el resultado de la mano es A 15, B 15, C 0, D 15

  @id:CL57Q @clause:sweep.condition @clause:sweep.score
  Escenario: Llevarse todas las bazas también es pit, y no vale más
    Dado que jugamos a nl-short
    Cuando se juega la mano hasta el final y B se lleva todas las bazas
    Entonces el resultado de la mano es A 15, B 0, C 15, D 15

  @clause:sweep.condition @clause:score.cards
  Esquema del escenario: Con una sola carta de puntos que vaya a otro, es una mano normal
    Dado que jugamos a nl-short
    Cuando se juega la mano hasta el final y las cartas de puntos quedan así: <capturas>
    Entonces el resultado de la mano es <resultado>

    Ejemplos:
      | id    | capturas                            | resultado           |
      | CN6E4 | A J♣ Q♠ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥, D A♥ | A 14, B 0, C 0, D 1 |
      | GF8PV | A Q♠ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥, B J♣ | A 13, B 2, C 0, D 0 |
      | K57GW | A J♣ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥, C Q♠ | A 10, B 0, C 5, D 0 |

  @id:K82MV @clause:sweep.condition @clause:score.cards
  Escenario: Todos los corazones sin Q♠ ni J♣ no son un pit
    Dado que jugamos a nl-short
    Cuando se juega la mano hasta el final y las cartas de puntos quedan así: A 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥, B Q♠, C J♣
    Entonces el resultado de la mano es A 8, B 5, C 2, D 0

  @clause:sweep.condition @clause:sweep.score @clause:score.cards @clause:score.captured
  Esquema del escenario: Catorce puntos y falta una baza: solo el último corazón dice si es pit
    Dado que jugamos a nl-short
    Y que A se ha llevado J♣ Q♠ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥
    Y que en la mesa hay <baza>
    Y que D tiene A♥
    Cuando D juega A♥
    Entonces la mano ha terminado
    Y el resultado de la mano es <resultado>

    Ejemplos:
      | id    | baza             | resultado             |
      | DU98F | A K♦, B 8♦, C 9♠ | A 0, B 15, C 15, D 15 |
      | M7FZV | A 8♦, B K♦, C 9♠ | A 14, B 1, C 0, D 0   |

  @id:BQNR8 @clause:sweep.condition @clause:sweep.score @clause:match.add
  Escenario: Un pit pone cuarenta y cinco puntos en la hoja, no quince
    # Antes: 30 en total. Después: 75.
    Dado que jugamos a nl-short
    Y que los totales son A 14, B 6, C 6, D 4
    Cuando se juega la mano hasta el final y D se lleva todas las cartas de puntos
    Entonces el resultado de la mano es A 15, B 15, C 15, D 0
    Y los totales son A 29, B 21, C 21, D 4

  @clause:sweep.condition @clause:sweep.score @clause:score.cards
  Esquema del escenario: Qué vale en otras mesas llevarse todas las cartas de puntos pero no todas las bazas
    Dado que jugamos a nl-short
    Y que, en esta mesa, <acuerdo>
    Cuando se juega la mano hasta el final y C se lleva todas las cartas de puntos, pero no todas las bazas
    Entonces el resultado de la mano es <resultado>

    Ejemplos:
      | id    | acuerdo                                        | resultado             |
      | I7SNN | quien se lleva todos los corazones hace un pit | A 15, B 15, C 0, D 15 |
      | IC72D | quien se lleva todas las bazas hace un pit     | A 0, B 0, C 15, D 0   |
      | DN3QR | llevárselo todo no cambia nada                 | A 0, B 0, C 15, D 0   |

  @clause:sweep.condition @clause:sweep.score @clause:score.cards
  Esquema del escenario: Qué vale en otras mesas llevarse las ocho bazas
    Dado que jugamos a nl-short
    Y que, en esta mesa, <acuerdo>
    Cuando se juega la mano hasta el final y C se lleva todas las bazas
    Entonces el resultado de la mano es <resultado>

    Ejemplos:
      | id    | acuerdo                                    | resultado             |
      | AA28S | quien se lleva todas las bazas hace un pit | A 15, B 15, C 0, D 15 |
      | DXT7L | llevárselo todo no cambia nada             | A 0, B 0, C 15, D 0   |

  @id:A2OP4 @clause:sweep.condition @clause:sweep.score @clause:score.cards
  Escenario: Donde bastan todos los corazones para el pit, no importa a quién van Q♠ y J♣
    Dado que jugamos a nl-short
    Y que, en esta mesa, quien se lleva todos los corazones hace un pit
    Cuando se juega la mano hasta el final y las cartas de puntos quedan así: A 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥, B Q♠, C J♣
    Entonces el resultado de la mano es A 0, B 15, C 15, D 15

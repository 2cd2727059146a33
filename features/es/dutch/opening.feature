# language: es
Característica: La primera salida
  En el juego neerlandés nadie pasa cartas, y quien tiene 7♣ sale en la primera baza: en casi todas las mesas, con esa
  misma carta.

  @id:E5OSQ @clause:opening.leader @clause:opening.card
  Escenario: Quien tiene 7♣ sale con 7♣ y con ninguna otra
    Dado que jugamos a nl-short
    Y que C tiene 7♣ 8♣ A♦ 9♠ Q♠ K♠ 7♥ A♥
    Cuando empieza la mano
    Entonces le toca a C
    Y C puede jugar 7♣
    Y C no puede jugar 8♣ por la regla opening.card

  @id:BS4W2 @clause:opening.leader @clause:trick.order
  Escenario: Para saber quién sale da igual quién repartió
    Dado que jugamos a nl-short
    Y que reparte A
    Y que B tiene 9♣ 8♦ K♦ 9♠ A♠ 8♥ 9♥ J♥
    Y que D tiene 7♣ 10♣ 7♦ Q♦ 8♠ 10♠ 10♥ K♥
    Cuando empieza la mano
    Entonces le toca a D
    Y a B se le rechaza K♦
    Cuando D juega 7♣
    Entonces le toca a A

  @clause:opening.leader @clause:opening.card @clause:play.follow-suit
  Esquema del escenario: ¿Puede salir con otra carta quien tiene 7♣?
    Dado que jugamos a nl-omslag
    Y que, en esta mesa, <acuerdo>
    Y que C tiene 7♣ 8♣ 9♦ J♦ A♦ 7♠ 10♠ K♠
    Y que D tiene 9♣ K♣ 10♦ K♦ 8♠ A♠ 8♥ A♥
    Cuando empieza la mano
    Entonces le toca a C
    Y C puede jugar <permitidas>
    Cuando C sale con <salida>
    Entonces D puede jugar <asisten>

    Ejemplos:
      | id    | acuerdo                                             | permitidas               | salida | asisten |
      | LTG6G | hay que salir con la propia carta de salida         | 7♣                       | 7♣     | 9♣ K♣   |
      | EF97R | quien tiene la carta de salida puede salir con otra | 7♣ 8♣ 9♦ J♦ A♦ 7♠ 10♠ K♠ | J♦     | 10♦ K♦  |

  @clause:opening.leader @clause:opening.card @clause:first-trick.lead @clause:lead.hearts @clause:lead.queen
  Esquema del escenario: Donde quien tiene 7♣ sale con la que quiera, ¿vale también Q♠?
    # Los corazones se quedan en la mano en ambos casos: aún no se ha descartado ninguno.
    Dado que jugamos a nl-omslag
    Y que, en esta mesa, quien tiene la carta de salida puede salir con otra
    Y que, en esta mesa, <acuerdo>
    Y que C tiene 7♣ 9♣ 8♦ A♦ Q♠ A♠ 8♥ K♥
    Cuando empieza la mano
    Entonces C puede jugar <permitidas>

    Ejemplos:
      | id    | acuerdo                                                                | permitidas        |
      | AUA43 | lo que queda fuera de la primera baza tampoco sirve para salir en ella | 7♣ 9♣ 8♦ A♦ A♠    |
      | E8UJQ | se puede salir con cualquier carta en la primera baza                  | 7♣ 9♣ 8♦ A♦ Q♠ A♠ |

  @id:KPKS6 @clause:passing.cycle @clause:passing.cards @clause:passing.blind @clause:opening.leader @clause:play.follow-suit
  Escenario: En el juego neerlandés no se pasan cartas
    Dado que jugamos a nl-short
    Y que reparte A
    Y que B tiene 7♣ 9♣ J♦ A♦ 9♠ K♠ 7♥ Q♥
    Y que C tiene 8♣ K♣ 7♦ Q♦ 8♠ J♠ 8♥ 10♥
    Cuando empieza la mano
    Entonces nadie pasa cartas
    Y le toca a B
    Y a B se le rechaza pasar J♦ A♦ Q♥
    Cuando B juega 7♣
    Entonces C puede jugar 8♣ K♣

  @id:G6IHQ @clause:passing.cycle @clause:passing.cards @clause:opening.leader @clause:opening.card
  Escenario: En la mesa que sí pasa cartas, sale con 7♣ quien la tiene después del pase
    # No es el juego neerlandés de las fuentes, pero algunas mesas lo juegan así con 32 cartas.
    Dado que jugamos a nl-short
    Y que, en esta mesa, las cartas se pasan por turno: a la izquierda, a la derecha, enfrente, a nadie
    Y que, en esta mesa, se pasan 3 cartas
    Y que B tiene 7♣ 8♦ 9♦ K♦ 7♠ 9♠ 8♥ 9♥
    Cuando empieza la mano
    Entonces B todavía tiene que pasar sus cartas
    Cuando B pasa 7♣ 8♥ 9♥
    Y los demás también pasan sus cartas
    Entonces le toca a C
    Y C puede jugar 7♣

  @id:ITM8D @clause:opening.leader @clause:opening.card @clause:passing.cycle
  Escenario: En la mano siguiente se mira de nuevo quién tiene 7♣
    Dado que jugamos a nl-short
    Y que B tiene 7♣ 8♦ 9♦ K♦ 7♠ 9♠ 8♥ 9♥
    Cuando empieza la mano
    Entonces le toca a B
    Cuando se juega la mano hasta el final
    Y se reparte la mano siguiente
    Entonces D tiene 7♣ K♣ 10♦ Q♦ 8♠ J♠ 7♥ A♥
    Y le toca a D
    Y D puede jugar 7♣

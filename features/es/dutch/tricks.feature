# language: es
Característica: Las bazas
  Cada uno juega por turno una carta, en sentido horario. La carta más alta del palo de salida se lleva la baza, y quien
  la jugó sale en la siguiente, hasta jugar las ocho bazas.

  @id:EX56X @clause:trick.order @clause:play.follow-suit
  Escenario: Se juega en sentido horario, y después de D va A
    Dado que jugamos a nl-short
    Y que sale C
    Y que D tiene 9♦ 10♦ 8♠ 9♥
    Y que A tiene J♦ Q♦ 7♠ 10♥
    Cuando C sale con K♠
    Entonces le toca a D
    Y a A se le rechaza 7♠
    Cuando D juega 8♠
    Entonces le toca a A
    Y A puede jugar 7♠

  @id:JIH74 @clause:trick.order @clause:play.follow-suit @clause:trick.winner
  Escenario: Las cartas quedan en la mesa por orden, desde la salida, hasta que alguien se lleva la baza
    Dado que jugamos a nl-short
    Y que en la mesa hay C 9♠
    Y que D tiene 9♦ 10♦ 8♠ 9♥
    Y que A tiene J♦ Q♦ K♠ 10♥
    Entonces en la mesa hay C 9♠
    Y D puede jugar 8♠
    Cuando D juega 8♠
    Entonces en la mesa hay C 9♠, D 8♠
    Cuando A juega K♠
    Entonces en la mesa hay C 9♠, D 8♠, A K♠
    Cuando B juega 7♠
    Entonces A se lleva la baza
    Y no hay ninguna carta en la mesa

  @clause:setup.pack @clause:trick.winner @clause:trick.next-lead @clause:play.follow-suit
  Esquema del escenario: La carta más alta del palo de salida se lleva la baza: as, rey, dama, jota, diez, nueve, ocho, siete
    Dado que jugamos a nl-short
    Y que en la mesa hay <baza>
    Y que D tiene <en mano>
    Entonces D puede jugar <última>
    Cuando D juega <última>
    Entonces <ganador> se lleva la baza
    Y le toca a <ganador>

    Ejemplos:
      | id    | baza              | en mano     | última | ganador |
      | GS9Y6 | A K♦, B A♦, C 8♦  | 7♦ 9♠ K♠ 8♥ | 7♦     | B       |
      | GXOE7 | A 8♠, B J♠, C 10♠ | 9♦ K♦ 7♠ 8♥ | 7♠     | B       |
      | G2OED | A 9♦, B 8♦, C 10♦ | 7♦ 9♠ K♠ 8♥ | 7♦     | C       |
      | MHPY7 | A 10♣, B 9♣, C Q♣ | J♣ 9♦ K♦ 8♠ | J♣     | C       |
      | K7BGR | A Q♥, B J♥, C 9♥  | 9♦ K♦ 8♠ K♥ | K♥     | D       |

  @clause:trick.winner @clause:trick.next-lead @clause:play.follow-suit
  Esquema del escenario: Una carta de otro palo nunca se lleva la baza, por alta que sea
    Dado que jugamos a nl-short
    Y que en la mesa hay <baza>
    Y que D tiene <en mano>
    Entonces D puede jugar <última>
    Cuando D juega <última>
    Entonces <ganador> se lleva la baza
    Y le toca a <ganador>

    Ejemplos:
      | id    | baza              | en mano     | última | ganador |
      | GR9QO | A 8♦, B A♠, C 10♦ | 7♦ 9♠ K♠ 8♥ | 7♦     | C       |
      | L9CTX | A 8♣, B 10♣, C A♦ | Q♣ 9♦ K♦ 8♠ | Q♣     | D       |
      | LA9AW | A 9♠, B A♥, C K♦  | 9♦ Q♦ 7♠ 8♥ | 7♠     | A       |

  @id:EF5UL @clause:trick.winner @clause:trick.next-lead @clause:trick.order @clause:play.follow-suit
  Escenario: La baza se cuenta desde quien salió, y quien se la lleva sale en la siguiente
    Dado que jugamos a nl-short
    Y que en la mesa hay B 9♣, C K♣, D 10♥
    Y que A tiene 8♣ 9♦ 10♦ A♠
    Entonces A puede jugar 8♣
    Cuando A juega 8♣
    Entonces C se lleva la baza
    Y le toca a C
    Y a A se le rechaza 9♦
    Cuando C sale con Q♦
    Entonces le toca a D

  @id:LK567 @clause:trick.winner @clause:score.captured @clause:score.cards
  Escenario: Un siete se lleva un as y Q♠ si nadie puede asistir, porque no hay triunfo
    # La última baza de la mano.
    Dado que jugamos a nl-short
    Y que B se ha llevado 7♥ 8♥ 9♥ 10♥
    Y que C se ha llevado J♥ Q♥ K♥
    Y que D se ha llevado J♣
    Y que en la mesa hay A 7♦, B A♥, C Q♠
    Y que D tiene A♣
    Cuando D juega A♣
    Entonces A se lleva la baza
    Y la mano ha terminado
    Y el resultado de la mano es A 6, B 4, C 3, D 2

  @id:MULQ4 @clause:trick.all @clause:setup.pack @clause:score.cards @clause:play.follow-suit
  Escenario: Se juegan las ocho bazas, aunque ya no queden cartas de puntos
    Dado que jugamos a nl-short
    Y que A se ha llevado J♣ 7♥ 8♥ 9♥
    Y que B se ha llevado Q♠ 10♥ J♥ Q♥ K♥ A♥
    Y que en la mesa hay D K♦
    Y que A tiene 10♦ A♠
    Entonces A puede jugar 10♦
    Cuando A juega 10♦
    Entonces la mano no ha terminado
    Cuando se juega la mano hasta el final
    Entonces la mano ha terminado
    Y el resultado de la mano es A 5, B 10, C 0, D 0

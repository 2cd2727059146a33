# language: es
Característica: Asistir y descartar
  Quien puede asistir, asiste; quien no, descarta lo que quiera. Una carta que no se puede jugar se queda en la mano, y
  todo sigue como estaba.

  @id:LWP2I @clause:play.follow-suit
  Escenario: Quien tiene el palo de salida debe asistir
    Dado que jugamos a nl-short
    Y que en la mesa hay A 9♠
    Y que B tiene 7♠ K♦ 8♥ A♥
    Entonces B puede jugar 7♠
    Y B no puede jugar K♦ por la regla play.follow-suit
    Cuando B juega 7♠
    Entonces le toca a C

  @id:FBUJ2 @clause:play.follow-suit @clause:trick.winner
  Escenario: Nadie está obligado a superar
    Dado que jugamos a nl-short
    Y que en la mesa hay A 8♠, B K♠, C 10♠
    Y que D tiene 9♦ 7♠ A♠ Q♥
    Entonces D puede jugar 7♠ A♠
    Cuando D juega 7♠
    Entonces B se lleva la baza

  @id:A7OFZ @clause:play.follow-suit
  Escenario: Nadie está obligado a echar Q♠ al as si tiene otra pica
    Dado que jugamos a nl-short
    Y que en la mesa hay A A♠
    Y que B tiene 8♦ 9♦ 7♠ Q♠
    Entonces B puede jugar 7♠ Q♠

  @id:E8TSD @clause:play.follow-suit @clause:play.discard
  Escenario: Quien no puede asistir descarta lo que quiera, sea de puntos o no
    Dado que jugamos a nl-short
    Y que en la mesa hay A 9♦
    Y que B tiene 7♦ K♠ 8♥
    Y que C tiene J♣ Q♠ 10♥
    Entonces B puede jugar 7♦
    Cuando B juega 7♦
    Entonces C puede jugar cualquier carta
    Cuando C juega Q♠
    Entonces le toca a D

  @id:M9DNG @clause:play.follow-suit @clause:play.discard
  Escenario: Quien no puede asistir no está obligado a descartar una carta de puntos
    Dado que jugamos a nl-short
    Y que en la mesa hay A 9♦
    Y que B tiene J♣ 7♠ Q♠ 10♥ K♥
    Y que C tiene 8♣ K♦ 8♠ J♥ A♥
    Entonces B puede jugar cualquier carta
    Cuando B juega 7♠
    Entonces C puede jugar K♦

  @id:M8K7B @clause:play.follow-suit
  Escenario: Se asiste al palo de la primera carta, no al de la anterior
    Dado que jugamos a nl-short
    Y que en la mesa hay A 9♦, B K♣
    Y que C tiene 8♣ A♣ 7♦ Q♥
    Entonces C puede jugar 7♦

  @clause:play.follow-suit
  Esquema del escenario: La única carta del palo de salida hay que jugarla, aunque sea de puntos
    Dado que jugamos a nl-short
    Y que en la mesa hay A <salida>
    Y que B tiene <en mano>
    Entonces B puede jugar <única>

    Ejemplos:
      | id    | salida | en mano        | única |
      | FU782 | 8♠     | K♣ 9♦ Q♠ 8♥    | Q♠    |
      | B9HCW | 9♣     | J♣ 8♦ K♦ A♠    | J♣    |
      | K25RO | 8♥     | 10♦ 10♠ Q♠ 10♥ | 10♥   |

  @id:FY7AR @clause:trick.order @clause:play.refusal @clause:play.follow-suit
  Escenario: Una carta fuera de turno se rechaza, y vale cuando llega el turno
    Dado que jugamos a nl-short
    Y que en la mesa hay A 9♠
    Y que B tiene 7♠ J♠ 8♥ A♥
    Y que C tiene 8♦ 9♦ K♠ K♥
    Entonces a C se le rechaza K♠
    Y le toca a B
    Y B puede jugar 7♠ J♠
    Cuando B juega 7♠
    Entonces C puede jugar K♠

  @id:HU5BM @clause:trick.order @clause:play.refusal @clause:play.follow-suit
  Escenario: Nadie juega dos veces en la misma baza
    Dado que jugamos a nl-short
    Y que en la mesa hay A 9♠
    Y que A tiene 10♦ 8♠ K♥
    Y que B tiene K♦ 7♠ 8♥ A♥
    Entonces a A se le rechaza 8♠
    Y le toca a B
    Y B puede jugar 7♠

  @id:GS23W @clause:play.own-card @clause:play.refusal @clause:play.follow-suit
  Escenario: Una carta ajena se rechaza
    Dado que jugamos a nl-short
    Y que en la mesa hay A 9♠
    Y que B tiene K♦ 7♠ 8♥ A♥
    Y que D tiene Q♦ A♠ J♥ Q♥
    Entonces a B se le rechaza A♠
    Y B puede jugar 7♠
    Cuando B juega 7♠
    Entonces le toca a C

  @id:K5VV7 @clause:play.own-card @clause:play.refusal @clause:play.follow-suit
  Escenario: Una carta jugada en una baza anterior se rechaza
    Dado que jugamos a nl-short
    Y que una baza anterior fue B 7♣, C 8♣, D A♣, A 9♣
    Y que en la mesa hay D K♣, A 10♣
    Y que B tiene Q♣ 9♦ J♦ 8♠ 9♠ J♠ K♥
    Entonces a B se le rechaza 7♣
    Y B puede jugar Q♣
    Cuando B juega Q♣
    Entonces le toca a C

  @id:MYVS3 @clause:play.follow-suit @clause:play.refusal @clause:trick.winner
  Escenario: Tras un renuncio rechazado, la baza sigue como si nada
    Dado que jugamos a nl-short
    Y que en la mesa hay A K♦, B 8♦, C 9♦
    Y que D tiene 7♦ Q♠ 8♥ 9♥
    Entonces D no puede jugar Q♠ por la regla play.follow-suit
    Y D puede jugar 7♦
    Cuando D juega 7♦
    Entonces A se lleva la baza
    Y le toca a A

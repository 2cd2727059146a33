# language: es
Característica: Jugar las bazas
  Asiste todo el que puede; la carta más alta del palo de salida se lleva la baza, y quien se la lleva sale en la
  siguiente.

  @id:Q4ARC @clause:play.follow-suit
  Escenario: Quien tiene el palo de salida asiste
    Dado que jugamos a international
    Y que en la mesa hay A 9♠
    Y que B tiene 8♣ 3♦ K♦ 2♠ 8♠ K♠ 6♥ 10♥ A♥
    Entonces B puede jugar 2♠ 8♠ K♠
    Y B no puede jugar K♦ por la regla play.follow-suit

  @id:TRYH8 @clause:play.follow-suit @clause:play.discard
  Escenario: Quien no tiene el palo de salida descarta lo que quiera
    Dado que jugamos a international
    Y que en la mesa hay A 6♦
    Y que B tiene 3♣ 9♣ K♠ 5♥ 10♥
    Y que C tiene A♣ 2♦ 9♦ 7♠ 3♥
    Entonces B puede jugar cualquier carta
    Cuando B juega K♠
    Entonces C puede jugar 2♦ 9♦

  @id:WPI7K @clause:play.follow-suit
  Escenario: La única pica hay que jugarla a una salida de picas, aunque sea Q♠
    Dado que jugamos a international
    Y que en la mesa hay D A♠
    Y que A tiene 5♣ 10♣ 4♦ Q♠ 3♥ J♥
    Entonces A puede jugar Q♠

  @id:SY3U6 @clause:play.follow-suit
  Escenario: A una salida de corazones se asiste con corazones, no con Q♠
    Dado que jugamos a international
    Y que en la mesa hay C 7♥, D 2♥
    Y que A tiene 6♣ J♦ Q♠ 5♥ 8♥ K♥
    Entonces A puede jugar 5♥ 8♥ K♥

  @clause:setup.pack @clause:trick.winner @clause:trick.next-lead @clause:play.follow-suit
  Esquema del escenario: <ganador> se lleva <hasta ahora>, <último> <carta>, y sale en la siguiente
    Dado que jugamos a international
    Y que en la mesa hay <hasta ahora>
    Y que <último> tiene <en mano>
    Entonces <último> puede jugar <del palo>
    Cuando <último> juega <carta>
    Entonces <ganador> se lleva la baza
    Y le toca a <ganador>

    # Filas: lo que dice 001 del 5♦ de Oeste y el A♠ de Norte (aquí B y C) · el as es alto · gana la segunda ·
    # gana la última · la jota supera al diez, el diez al nueve · la dama de picas no es triunfo · ganan cartas bajas.
    Ejemplos:
      | id    | hasta ahora       | último | en mano         | del palo | carta | ganador |
      | R8YMG | B 5♦, C A♠, D 8♦  | A      | 8♣ 7♦ 9♠ J♠ 3♥  | 7♦       | 7♦    | D       |
      | Z4KHU | A K♦, B A♦, C 2♦  | D      | J♣ 3♦ 10♦ 6♠ 2♥ | 3♦ 10♦   | 3♦    | B       |
      | TSO5M | A 6♠, B J♠, C 9♠  | D      | K♣ 5♦ 2♠ 8♠ 7♥  | 2♠ 8♠    | 2♠    | B       |
      | XJ8RG | A 3♣, B 10♣, C A♦ | D      | Q♣ 4♦ 7♠ 9♥ K♥  | Q♣       | Q♣    | D       |
      | TH8WW | C 10♠, D J♠, A 9♠ | B      | 5♣ Q♦ 3♠ 4♥ 6♥  | 3♠       | 3♠    | D       |
      | Z6EBU | D 9♦, A 10♦, B 8♦ | C      | 6♣ A♣ 7♦ 2♠ Q♥  | 7♦       | 7♦    | A       |
      | VCN8S | A K♦, B 2♦, C Q♠  | D      | 4♣ 5♦ J♦ 8♠ 10♥ | 5♦ J♦    | 5♦    | A       |
      | TSDS2 | C 3♣, D K♠, A A♠  | B      | 4♣ 6♦ J♦ 7♠ 8♥  | 4♣       | 4♣    | B       |

  @id:UGT76 @clause:trick.winner @clause:trick.next-lead @clause:trick.order
  Escenario: La baza se cuenta desde quien salió
    Dado que jugamos a international
    Y que en la mesa hay B 5♣, C 8♣
    Y que A tiene 6♣ Q♦ 4♠ J♠ 9♥
    Y que B tiene A♣ 3♦ 2♠ 7♠
    Y que D tiene 2♦ 8♠ 3♥ 10♥ Q♥
    Cuando D juega 10♥
    Entonces A puede jugar 6♣
    Cuando A juega 6♣
    Entonces C se lleva la baza
    Y le toca a C
    Y a B se le rechaza A♣
    Cuando C sale con 4♦
    Entonces D puede jugar 2♦

  @id:Q9WNU @clause:trick.order @clause:play.follow-suit @clause:trick.winner
  Escenario: La baza se lee como se jugó: primero la carta de salida, salga quien salga
    Dado que jugamos a international
    Y que en la mesa hay D 4♣, A 10♣
    Y que B tiene A♣ 3♦ 2♠ 7♠ 9♥
    Y que C tiene 2♦ 8♠ 3♥ 10♥ Q♥
    Entonces en la mesa hay D 4♣, A 10♣
    Y B puede jugar A♣
    Cuando B juega A♣
    Entonces en la mesa hay D 4♣, A 10♣, B A♣
    Cuando C juega 2♦
    Entonces B se lleva la baza
    Y no hay ninguna carta en la mesa
    Cuando B sale con 2♠
    Entonces en la mesa hay B 2♠

  @id:Z8QCX @clause:trick.order @clause:play.refusal
  Escenario: Cada uno juega por turno una carta, en sentido horario
    Dado que jugamos a international
    Y que sale B
    Y que B tiene 8♣ 5♦ Q♦ 10♠ 4♥
    Entonces le toca a B
    Y a C se le rechaza 8♦
    Cuando B sale con 5♦
    Entonces le toca a C
    Y a B se le rechaza Q♦
    Y a D se le rechaza 9♦
    Cuando C juega 8♦
    Y D juega 9♦
    Entonces le toca a A
    Cuando A juega 2♦
    Entonces D se lleva la baza
    Y le toca a D

  @id:V5WHW @clause:play.refusal @clause:play.follow-suit @clause:play.own-card @clause:trick.order
  Escenario: Tras un rechazo todo sigue como antes
    Dado que jugamos a international
    Y que en la mesa hay A 4♦
    Y que B tiene 10♣ 7♦ J♦ A♠ 5♥ 8♥
    Y que C tiene 3♣ 2♦ K♦ 6♠ 9♥ Q♥
    Entonces a B se le rechaza A♠
    Y a B se le rechaza K♦
    Y a C se le rechaza K♦
    Y le toca a B
    Y B puede jugar 7♦ J♦
    Cuando B juega J♦
    Entonces le toca a C
    Y C puede jugar 2♦ K♦

  @id:RZE7L @clause:play.own-card @clause:play.follow-suit
  Escenario: Una carta ya jugada no se puede jugar otra vez
    Dado que jugamos a international
    Y que una baza anterior fue A K♦, B 6♦, C 9♦, D 2♦
    Y que en la mesa hay A 4♦
    Y que B tiene 5♣ Q♣ 8♦ J♦ 3♠ 7♥
    Entonces a B se le rechaza 6♦
    Y B puede jugar 8♦ J♦
    Cuando B juega 8♦
    Entonces le toca a C

  @id:T4FWI @clause:setup.pack @clause:trick.all @clause:score.cards @clause:play.follow-suit
  Escenario: Una mano tiene trece bazas, aunque ya no queden cartas de puntos
    Dado que jugamos a international
    Y que A se ha llevado Q♠ 2♥ 3♥ 4♥
    Y que B se ha llevado 5♥ 6♥ 7♥ 8♥ 9♥ 10♥
    Y que C se ha llevado J♥ Q♥ K♥ A♥
    Y que A tiene K♣ 4♦
    Y que B tiene 9♦ 10♠
    Y que sale A
    Entonces la mano no ha terminado
    Cuando A sale con 4♦
    Entonces B puede jugar 9♦
    Cuando se juega la mano hasta el final
    Entonces la mano ha terminado
    Y el resultado de la mano es A 16, B 6, C 4, D 0

  @id:W9UUZ @clause:trick.winner @clause:trick.all @clause:trick.order
  Escenario: En la última baza puede tocar salir con Q♠
    Dado que jugamos a international
    Y que sale B
    Y que A tiene 4♣
    Y que B tiene Q♠
    Y que C tiene K♠
    Y que D tiene 3♦
    Entonces B puede jugar Q♠
    Y a C se le rechaza K♠
    Cuando B sale con Q♠
    Y C juega K♠
    Y D juega 3♦
    Y A juega 4♣
    Entonces C se lleva la baza
    Y la mano ha terminado

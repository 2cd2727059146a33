# language: es
Característica: La primera baza
  El juego corto lo admite todo en la primera baza. El juego con inversión deja fuera los corazones y Q♠ mientras quede
  otra carta que jugar; de J♣ dice dos cosas distintas, y entre caballeros también queda fuera.

  @id:B282T @clause:play.follow-suit
  Escenario: Quien tiene tréboles asiste a 7♣
    Dado que jugamos a nl-short
    Y que en la mesa hay B 7♣
    Y que C tiene 9♣ A♣ 8♦ K♦ Q♠ 7♥ 9♥ K♥
    Entonces C puede jugar 9♣ A♣

  @id:C3QQ9 @clause:first-trick.hearts @clause:first-trick.queen @clause:first-trick.escape @clause:play.discard @clause:play.follow-suit
  Escenario: En el juego corto, quien no tiene tréboles puede descartar corazones y Q♠ sobre 7♣
    Dado que jugamos a nl-short
    Y que en la mesa hay B 7♣
    Y que C tiene 8♦ 9♦ 10♠ Q♠ A♠ 7♥ 10♥ K♥
    Y que D tiene 8♣ 10♣ 7♦ K♦ 7♠ K♠ 8♥ A♥
    Entonces C puede jugar cualquier carta
    Cuando C juega Q♠
    Entonces D puede jugar 8♣ 10♣

  @clause:first-trick.hearts @clause:first-trick.queen @clause:play.discard
  Esquema del escenario: Con los corazones y Q♠ fuera, quien no tiene tréboles descarta otra cosa mientras la tenga
    Dado que jugamos a nl-omslag
    Y que en la mesa hay B 7♣
    Y que C tiene <en mano>
    Entonces C puede jugar <permitidas>

    Ejemplos:
      | id    | en mano                  | permitidas |
      | KET2L | 8♦ 9♦ K♦ Q♠ 7♥ 9♥ 10♥ K♥ | 8♦ 9♦ K♦   |
      | L3HBO | Q♠ K♠ A♠ 7♥ 9♥ 10♥ J♥ A♥ | K♠ A♠      |
      | B29TO | 7♦ Q♠ 7♥ 9♥ 10♥ J♥ Q♥ A♥ | 7♦         |

  @id:BY3BZ @clause:first-trick.hearts @clause:play.discard
  Escenario: Con los corazones fuera, hasta un 10♥ solitario se queda en la mano
    Dado que jugamos a nl-omslag
    Y que en la mesa hay B 7♣
    Y que C tiene 7♦ 8♦ 9♦ A♦ 8♠ 10♠ K♠ 10♥
    Entonces C puede jugar 7♦ 8♦ 9♦ A♦ 8♠ 10♠ K♠
    Y C no puede jugar 10♥ por la regla first-trick.hearts

  @id:F87EH @clause:first-trick.queen @clause:play.discard
  Escenario: Queda fuera Q♠, no el rey ni el as de picas
    Dado que jugamos a nl-omslag
    Y que en la mesa hay B 7♣
    Y que C tiene 7♦ 8♦ 9♦ A♦ 8♠ Q♠ K♠ A♠
    Entonces C puede jugar 7♦ 8♦ 9♦ A♦ 8♠ K♠ A♠
    Y C no puede jugar Q♠ por la regla first-trick.queen

  @id:CCJ96 @clause:first-trick.hearts @clause:first-trick.queen @clause:first-trick.escape @clause:play.follow-suit
  Escenario: Sin tréboles y con solo corazones y Q♠, sobre 7♣ vale cualquiera
    Dado que jugamos a nl-omslag
    Y que en la mesa hay B 7♣
    Y que C tiene Q♠ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ A♥
    Y que D tiene 9♣ K♣ 8♦ 9♦ 10♦ 7♠ K♠ A♠
    Entonces C puede jugar cualquier carta
    Cuando C juega 8♥
    Entonces D puede jugar 9♣ K♣

  @id:BECW5 @clause:first-trick.hearts @clause:first-trick.queen @clause:first-trick.escape @clause:play.discard
  Escenario: Con ocho corazones se descarta uno sobre 7♣, y eso no da permiso a nadie más
    Dado que jugamos a nl-short+gentlemans-rules
    Y que en la mesa hay B 7♣
    Y que C tiene 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    Y que D tiene 7♦ 9♦ Q♦ A♦ 9♠ Q♠ K♠ A♠
    Entonces C puede jugar cualquier carta
    Cuando C juega 7♥
    Entonces D puede jugar 7♦ 9♦ Q♦ A♦ 9♠ K♠ A♠

  @id:I64BU @clause:first-trick.hearts @clause:first-trick.queen @clause:play.discard @clause:play.follow-suit
  Escenario: Desde la segunda baza se pueden descartar corazones y Q♠
    Dado que jugamos a nl-omslag
    Y que una baza anterior fue B 7♣, C 9♣, D 8♣, A K♣
    Y que en la mesa hay A K♦
    Y que B tiene 10♣ Q♣ 9♠ Q♠ 8♥ 10♥ A♥
    Y que C tiene 8♦ J♦ 7♠ 8♠ K♠ 7♥ 9♥
    Entonces B puede jugar cualquier carta
    Cuando B juega Q♠
    Entonces C puede jugar 8♦ J♦

  @clause:first-trick.others @clause:play.follow-suit @clause:score.cards
  Esquema del escenario: ¿Puede J♣ asistir a 7♣ si hay otro trébol?
    Dado que jugamos a nl-omslag
    Y que, en esta mesa, <acuerdo>
    Y que en la mesa hay B 7♣
    Y que C tiene 9♣ J♣ 8♦ K♦ 9♠ A♠ 7♥ Q♥
    Entonces C puede jugar <permitidas>

    Ejemplos:
      | id    | acuerdo                                                            | permitidas |
      | HVJ92 | se pueden jugar las demás cartas de puntos en la primera baza      | 9♣ J♣      |
      | BU44Y | las demás cartas de puntos también quedan fuera de la primera baza | 9♣         |

  @id:CKXS4 @clause:first-trick.others @clause:first-trick.escape @clause:play.follow-suit
  Escenario: Entre caballeros, J♣ asiste a 7♣ cuando es el único trébol
    # El palo va primero: descartar de otro palo para guardar J♣ sería renuncio.
    Dado que jugamos a nl-short+gentlemans-rules
    Y que en la mesa hay B 7♣
    Y que C tiene J♣ 8♦ K♦ 9♠ Q♠ A♠ 7♥ Q♥
    Entonces C puede jugar J♣

  @id:MSLW9 @clause:first-trick.others @clause:play.follow-suit
  Escenario: Entre caballeros, J♣ se puede jugar desde la segunda baza
    Dado que jugamos a nl-short+gentlemans-rules
    Y que una baza anterior fue B 7♣, C 8♣, D Q♣, A K♣
    Y que en la mesa hay A A♣
    Y que B tiene 9♣ J♣ 8♦ K♦ 9♠ Q♥ K♥
    Entonces B puede jugar 9♣ J♣

  @id:ACX67 @clause:opening.leader @clause:opening.card @clause:first-trick.hearts @clause:first-trick.queen @clause:play.discard
  Escenario: Los corazones y Q♠ quedan fuera de la primera baza, se salga del palo que se salga
    Dado que jugamos a nl-omslag
    Y que, en esta mesa, quien tiene la carta de salida puede salir con otra
    Y que en la mesa hay B K♦
    Y que C tiene 8♣ 10♣ 9♠ Q♠ A♠ 7♥ 10♥ A♥
    Entonces C puede jugar 8♣ 10♣ 9♠ A♠

  @clause:first-trick.hearts @clause:first-trick.queen @clause:play.discard
  Esquema del escenario: Una mesa puede dejar fuera los corazones y admitir Q♠, o al revés
    Dado que jugamos a nl-omslag
    Y que, en esta mesa, <acuerdo>
    Y que en la mesa hay B 7♣
    Y que C tiene <en mano>
    Entonces C puede jugar <permitidas>

    Ejemplos:
      | id    | acuerdo                                            | en mano                  | permitidas            |
      | GSAH5 | se puede jugar la dama de picas en la primera baza | 8♦ K♦ Q♠ A♠ 7♥ 9♥ 10♥ K♥ | 8♦ K♦ Q♠ A♠           |
      | I9QFM | se puede jugar la dama de picas en la primera baza | Q♠ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ A♥ | Q♠                    |
      | DF7QE | se pueden jugar corazones en la primera baza       | 8♦ K♦ Q♠ A♠ 7♥ 9♥ 10♥ K♥ | 8♦ K♦ A♠ 7♥ 9♥ 10♥ K♥ |
      | EMP2K | se pueden jugar corazones en la primera baza       | Q♠ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ A♥ | 7♥ 8♥ 9♥ 10♥ J♥ Q♥ A♥ |

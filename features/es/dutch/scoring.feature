# language: es
Característica: Los puntos de una mano
  Cada corazón vale 1, Q♠ vale 5 y J♣ vale 2 para quien se lleva la baza en que están: quince puntos por mano.

  @id:G49O2 @clause:score.cards @clause:score.captured @clause:sweep.condition @clause:trick.winner @clause:play.discard @clause:play.follow-suit
  Escenario: Una baza de tréboles cara: J♣ y una Q♠ descartada cuestan siete puntos a quien salió
    Dado que jugamos a nl-short
    Y que no se ha jugado ningún corazón
    Y que en la mesa hay A K♣, B J♣
    Y que C tiene 9♦ 10♦ Q♠ 8♥ J♥
    Y que D tiene 8♣ K♦ Q♥ K♥ A♥
    Entonces C puede jugar cualquier carta
    Cuando C juega Q♠
    Entonces D puede jugar 8♣
    Cuando D juega 8♣
    Entonces A se lleva la baza
    Y A lleva 7 puntos
    Y C lleva 0 puntos
    # Con dos corazones más son nueve; los demás corazones van a otros, así que no es pit.
    Cuando se juega la mano hasta el final con los puntos A 9, B 0, C 0, D 6
    Entonces el resultado de la mano es A 9, B 0, C 0, D 6

  @clause:score.cards @clause:score.captured @clause:play.follow-suit
  Esquema del escenario: Lo que cuesta una baza a quien se la lleva
    Dado que jugamos a nl-short
    Y que una baza anterior fue B 7♣, C 8♣, D 9♣, A K♣
    Y que en la mesa hay <baza>
    Y que D tiene J♣ J♦ Q♠ 7♥ 9♥ 10♥ K♥
    Entonces D puede jugar <última>
    Cuando D juega <última>
    Entonces A lleva <puntos> puntos
    Y D lleva 0 puntos

    Ejemplos:
      | id    | baza              | última | puntos |
      | L3HNW | A A♦, B 10♦, C Q♦ | J♦     | 0      |
      | AYK9P | A A♠, B K♠, C 9♠  | Q♠     | 5      |
      | CGEW7 | A A♣, B Q♣, C 10♣ | J♣     | 2      |
      | B9EI5 | A A♦, B 8♥, C A♥  | J♦     | 2      |

  @id:CEZ88 @clause:score.captured @clause:score.cards @clause:play.discard @clause:play.follow-suit
  Escenario: Quien descarta Q♠ se libra de ella: los puntos son de quien se lleva la baza
    Dado que jugamos a nl-short
    Y que una baza anterior fue B 7♣, C 8♣, D 9♣, A K♣
    Y que en la mesa hay A K♦, B 8♦
    Y que C tiene 9♠ 10♠ Q♠ 7♥ 8♥ 10♥ J♥
    Y que D tiene 10♣ 9♦ 7♠ K♠ 9♥ K♥ A♥
    Entonces C puede jugar cualquier carta
    Cuando C juega Q♠
    Entonces D puede jugar 9♦
    Cuando D juega 9♦
    Entonces A lleva 5 puntos
    Y C lleva 0 puntos

  @id:LGZ7C @clause:score.captured @clause:score.cards @clause:play.follow-suit
  Escenario: Los puntos de varias bazas se suman
    Dado que jugamos a nl-short
    Y que una baza anterior fue B 7♣, C 8♣, D 9♣, A K♣
    Y que una baza anterior fue A K♦, B 8♥, C 9♦, D J♦
    Y que en la mesa hay A A♠, B K♠, C 9♠
    Y que D tiene J♣ Q♠ 7♥ 9♥ 10♥ K♥
    Entonces D puede jugar Q♠
    Cuando D juega Q♠
    Entonces A lleva 6 puntos
    Y B lleva 0 puntos

  @id:LI2B5 @clause:score.cards @clause:score.captured
  Escenario: Una mano normal reparte quince puntos
    Dado que jugamos a nl-short
    Cuando se juega la mano hasta el final y las cartas de puntos quedan así: A Q♠ 7♥ 8♥, B 9♥ 10♥ J♥ Q♥, C J♣ K♥ A♥
    Entonces el resultado de la mano es A 7, B 4, C 4, D 0

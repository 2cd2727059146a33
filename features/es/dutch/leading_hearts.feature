# language: es
Característica: Salir de corazones
  En el juego corto se puede salir de corazones desde la segunda baza, como de cualquier otro palo. En el juego con
  inversión, y entre caballeros, antes hay que abrirlos.

  @id:H8T22 @clause:lead.hearts @clause:lead.broken-by @clause:lead.exception @clause:lead.queen @clause:lead.queen-breaks @clause:play.follow-suit
  Escenario: En el juego corto se puede salir de corazones justo después de la salida obligatoria con 7♣
    Dado que jugamos a nl-short
    Y que una baza anterior fue B 7♣, C 8♣, D K♣, A 9♣
    Y que sale D
    Y que D tiene J♣ 9♦ 10♦ Q♠ 8♥ J♥ A♥
    Y que A tiene 10♣ Q♦ A♦ 7♠ 9♠ 7♥ K♥
    Entonces D puede jugar cualquier carta
    Cuando D sale con 8♥
    Entonces A puede jugar 7♥ K♥

  @id:D44ZN @clause:lead.hearts @clause:lead.queen
  Escenario: Donde hay que abrir los corazones, en la segunda baza se sale con cualquier carta menos un corazón
    Dado que jugamos a nl-omslag
    Y que una baza anterior fue B 7♣, C 8♣, D K♣, A 9♣
    Y que sale D
    Y que D tiene J♣ 9♦ 10♦ Q♠ 8♥ J♥ A♥
    Entonces D puede jugar J♣ 9♦ 10♦ Q♠
    Y D no puede jugar 8♥ por la regla lead.hearts

  @id:DEV7A @clause:lead.hearts
  Escenario: Basta tener dos cartas de otros palos para no poder salir de corazones
    Dado que jugamos a nl-omslag
    Y que los corazones no están abiertos
    Y que sale A
    Y que A tiene 9♦ 8♠ 8♥ A♥
    Entonces A puede jugar 9♦ 8♠

  @id:CR822 @clause:lead.hearts @clause:lead.broken-by
  Escenario: Un corazón descartado en esta baza abre los corazones para la siguiente
    Dado que jugamos a nl-omslag
    Y que los corazones no están abiertos
    Y que sale A
    Y que A tiene K♦ 9♠ A♠ 8♥ J♥
    Y que D tiene A♦ 10♠ J♠ Q♥ K♥
    Entonces A puede jugar K♦ 9♠ A♠
    Cuando A sale con K♦
    Y B juega 10♦
    Y C juega 10♥
    Y D juega A♦
    Entonces D se lleva la baza
    Y D puede jugar cualquier carta

  @id:FWER7 @clause:lead.hearts
  Escenario: Si todos asisten, los corazones siguen cerrados
    Dado que jugamos a nl-omslag
    Y que los corazones no están abiertos
    Y que sale A
    Y que A tiene K♦ 9♠ A♠ 8♥ J♥
    Y que D tiene A♦ 10♠ J♠ Q♥ K♥
    Cuando A sale con K♦
    Y B juega 10♦
    Y C juega 8♦
    Y D juega A♦
    Entonces D se lleva la baza
    Y D puede jugar 10♠ J♠

  @id:D24UN @clause:lead.hearts @clause:play.follow-suit
  Escenario: Una vez abiertos, los corazones quedan abiertos hasta el final de la mano
    Dado que jugamos a nl-omslag
    Y que una baza anterior fue C 10♦, D 8♦, A 9♥, B K♦
    Y que sale A
    Y que A tiene 10♣ J♥ K♥
    Y que B tiene 9♣ 10♠ 8♥
    Entonces A puede jugar cualquier carta
    Cuando A sale con J♥
    Entonces B puede jugar 8♥

  @id:C4O68 @clause:lead.hearts @clause:play.follow-suit
  Escenario: Un corazón descartado en la primera baza por no tener otra cosa también abre los corazones
    # A C le tocaron siete corazones y Q♠.
    Dado que jugamos a nl-omslag
    Y que una baza anterior fue B 7♣, C 8♥, D K♣, A 9♣
    Y que sale D
    Y que D tiene 8♦ 9♦ 10♦ J♦ K♠ A♠ A♥
    Y que C tiene Q♠ 7♥ 9♥ 10♥ J♥ Q♥ K♥
    Entonces D puede jugar cualquier carta
    Cuando D sale con A♥
    Y A juega 8♣
    Y B juega 10♣
    Entonces C puede jugar 7♥ 9♥ 10♥ J♥ Q♥ K♥

  @clause:lead.hearts @clause:lead.exception @clause:lead.broken-by @clause:play.follow-suit
  Esquema del escenario: ¿Abre los corazones salir con uno, o asistir con él, por no tener otra cosa?
    Dado que jugamos a nl-short+gentlemans-rules
    Y que, en esta mesa, <acuerdo>
    Y que los corazones no están abiertos
    Y que sale A
    Y que A tiene 7♥ 8♥ 9♥ 10♥
    Y que B tiene 8♦ 10♦ K♠ J♥
    Y que D tiene 9♦ 10♠ K♥ A♥
    Entonces A puede jugar cualquier carta
    Cuando A sale con 10♥
    Entonces B puede jugar J♥
    Cuando B juega J♥
    Y C juega Q♥
    Y D juega K♥
    Entonces D se lleva la baza
    Y D puede jugar <permitidas>

    Ejemplos:
      | id    | acuerdo                                                            | permitidas |
      | GAAS8 | solo un corazón descartado en una baza anterior abre los corazones | 9♦ 10♠     |
      | H29U3 | cualquier corazón jugado en una baza anterior abre los corazones   | 9♦ 10♠ A♥  |

  @id:H9VPW @clause:lead.hearts @clause:lead.exception @clause:play.follow-suit
  Escenario: Quien solo tiene corazones puede salir con uno antes de que estén abiertos
    Dado que jugamos a nl-omslag
    Y que los corazones no están abiertos
    Y que sale A
    Y que A tiene 7♥ 9♥ K♥
    Y que B tiene 10♦ Q♠ 8♥
    Entonces A puede jugar cualquier carta
    Cuando A sale con 9♥
    Entonces B puede jugar 8♥

  @clause:lead.hearts @clause:lead.exception @clause:lead.queen @clause:play.follow-suit
  Esquema del escenario: Con qué puede salir quien solo tiene corazones y Q♠, antes de que estén abiertos
    Dado que jugamos a nl-omslag
    Y que, en esta mesa, <corazones>
    Y que, en esta mesa, <dama>
    Y que los corazones no están abiertos
    Y que sale A
    Y que A tiene Q♠ 8♥ 9♥ K♥
    Y que B tiene 7♠ 10♠ 7♥ A♥
    Entonces A puede jugar <permitidas>
    Cuando A sale con <salida>
    Entonces B puede jugar <asisten>

    Ejemplos:
      | id    | corazones                                                              | dama                                                                         | permitidas  | salida | asisten |
      | IR76B | quien solo tiene corazones puede salir con uno                         | se puede salir con la dama de picas en cualquier momento                     | Q♠          | Q♠     | 7♠ 10♠  |
      | MO5PP | quien solo tiene corazones puede salir con uno                         | solo se puede salir con la dama de picas cuando los corazones están abiertos | Q♠          | Q♠     | 7♠ 10♠  |
      | EAM9X | quien solo tiene corazones y la dama de picas puede salir de corazones | se puede salir con la dama de picas en cualquier momento                     | Q♠ 8♥ 9♥ K♥ | 8♥     | 7♥ A♥   |
      | AC9BD | quien solo tiene corazones y la dama de picas puede salir de corazones | solo se puede salir con la dama de picas cuando los corazones están abiertos | 8♥ 9♥ K♥    | 8♥     | 7♥ A♥   |

  @clause:lead.hearts @clause:lead.queen
  Esquema del escenario: ¿Se puede salir con Q♠ antes de que los corazones estén abiertos?
    Dado que jugamos a nl-omslag
    Y que, en esta mesa, <acuerdo>
    Y que los corazones no están abiertos
    Y que sale A
    Y que A tiene 9♦ Q♠ 8♥ A♥
    Entonces A puede jugar <permitidas>

    Ejemplos:
      | id    | acuerdo                                                                      | permitidas |
      | H865X | se puede salir con la dama de picas en cualquier momento                     | 9♦ Q♠      |
      | LRP9J | solo se puede salir con la dama de picas cuando los corazones están abiertos | 9♦         |

  @id:F5PMY @clause:lead.hearts @clause:lead.queen @clause:play.follow-suit
  Escenario: Donde Q♠ espera a los corazones, se puede salir con ella en cuanto están abiertos
    Dado que jugamos a nl-omslag
    Y que, en esta mesa, solo se puede salir con la dama de picas cuando los corazones están abiertos
    Y que los corazones están abiertos
    Y que sale A
    Y que A tiene 9♦ Q♠ 8♥ A♥
    Y que B tiene 8♣ 10♣ K♠ J♥
    Entonces A puede jugar cualquier carta
    Cuando A sale con Q♠
    Entonces B puede jugar K♠

  @clause:lead.hearts @clause:lead.queen-breaks @clause:play.follow-suit
  Esquema del escenario: ¿Abre los corazones Q♠, descartada en una baza anterior?
    Dado que jugamos a nl-omslag
    Y que, en esta mesa, <acuerdo>
    Y que una baza anterior fue C 10♦, D 8♦, A Q♠, B K♦
    Y que no se ha jugado ningún corazón
    Y que sale B
    Y que B tiene 8♣ 10♣ 9♠ 8♥ K♥
    Y que C tiene 9♣ A♦ 7♠ 10♠ A♥
    Entonces B puede jugar <permitidas>
    Cuando B sale con 10♣
    Entonces C puede jugar 9♣

    Ejemplos:
      | id    | acuerdo                                     | permitidas      |
      | HHR7B | la dama de picas no abre los corazones      | 8♣ 10♣ 9♠       |
      | MSW2Y | la dama de picas también abre los corazones | 8♣ 10♣ 9♠ 8♥ K♥ |

  @clause:lead.hearts @clause:lead.broken-by @clause:lead.queen-breaks @clause:play.follow-suit
  Esquema del escenario: Donde Q♠ abre los corazones, ¿los abre también cuando asiste?
    Dado que jugamos a nl-omslag
    Y que, en esta mesa, la dama de picas también abre los corazones
    Y que, en esta mesa, <acuerdo>
    Y que una baza anterior fue C 10♠, D 8♠, A Q♠, B K♠
    Y que no se ha jugado ningún corazón
    Y que sale B
    Y que B tiene 8♣ 10♣ 9♦ 8♥ K♥
    Y que C tiene 9♣ 10♦ J♦ A♦ A♥
    Entonces B puede jugar <permitidas>
    Cuando B sale con 10♣
    Entonces C puede jugar 9♣

    Ejemplos:
      | id    | acuerdo                                                            | permitidas      |
      | EXN99 | solo un corazón descartado en una baza anterior abre los corazones | 8♣ 10♣ 9♦       |
      | BXJV2 | cualquier corazón jugado en una baza anterior abre los corazones   | 8♣ 10♣ 9♦ 8♥ K♥ |

  @id:FR66M @clause:lead.hearts
  Escenario: J♣, descartada en una baza anterior, no abre los corazones
    Dado que jugamos a nl-omslag
    Y que una baza anterior fue C 10♦, D 8♦, A J♣, B K♦
    Y que no se ha jugado ningún corazón
    Y que sale B
    Y que B tiene 8♣ 10♣ 9♠ 8♥ K♥
    Entonces B puede jugar 8♣ 10♣ 9♠

  @id:F44J9 @clause:lead.hearts @clause:opening.leader @clause:passing.cycle
  Escenario: En la mano siguiente los corazones vuelven a estar cerrados
    Dado que jugamos a nl-omslag
    Y que los corazones están abiertos
    Y que sale C
    Y que C tiene 9♦ K♥
    Entonces C puede jugar cualquier carta
    Cuando se juega la mano hasta el final
    Y se reparte la mano siguiente
    Entonces A tiene A♣ 9♦ K♦ 8♠ J♠ 9♥ 10♥ Q♥
    Cuando B juega 7♣
    Y C juega 8♣
    Y D juega 9♣
    Y A juega A♣
    Entonces A puede jugar 9♦ K♦ 8♠ J♠

# language: es
Característica: Salir de corazones y con la dama de picas
  No se sale de corazones mientras no se haya jugado alguno en una baza anterior, salvo quien solo tiene corazones. Con
  la dama de picas se puede salir en cualquier momento, y nunca abre los corazones.

  @id:O5DML @clause:lead.hearts
  Escenario: Mientras no se ha jugado ningún corazón, se sale de los otros palos
    Dado que jugamos a international
    Y que sale A
    Y que A tiene J♣ 6♦ 10♦ 4♠ 2♥ 9♥
    Y que B tiene 3♣ K♦ 7♠ Q♠ 5♥ K♥
    Y que los corazones no están abiertos
    Entonces A puede jugar J♣ 6♦ 10♦ 4♠
    Y A no puede jugar 2♥ por la regla lead.hearts

  @id:TAX9U @clause:lead.hearts
  Escenario: Basta una carta de otro palo para que cuatro corazones se queden en la mano
    Dado que jugamos a international
    Y que sale C
    Y que C tiene 4♠ 3♥ 8♥ J♥ A♥
    Y que D tiene 9♣ K♦ Q♠ 5♥ 10♥
    Y que los corazones no están abiertos
    Entonces C puede jugar 4♠

  @id:V4CNA @clause:lead.hearts @clause:play.follow-suit
  Escenario: Una vez abiertos se puede salir de corazones, y entonces hay que asistir
    Dado que jugamos a international
    Y que sale A
    Y que A tiene J♣ 6♦ 10♦ 4♠ 2♥ 9♥
    Y que B tiene 3♣ K♦ 7♠ Q♠ 5♥ K♥
    Y que los corazones están abiertos
    Entonces A puede jugar cualquier carta
    Cuando A sale con 9♥
    Entonces B puede jugar 5♥ K♥

  @id:V6ZB9 @clause:lead.hearts @clause:lead.exception @clause:play.follow-suit
  Escenario: Quien solo tiene corazones sale con uno aunque no se haya jugado ninguno
    # Otro aún tiene Q♠: da igual.
    Dado que jugamos a international
    Y que sale A
    Y que A tiene 4♥ 6♥ 9♥ J♥ A♥
    Y que B tiene 3♣ 8♦ Q♠ 5♥ K♥
    Y que los corazones no están abiertos
    Entonces A puede jugar cualquier carta
    Cuando A sale con 9♥
    Entonces B puede jugar 5♥ K♥

  @id:RRXW7 @clause:lead.hearts @clause:lead.exception
  Escenario: Con solo corazones y Q♠ hay que salir con Q♠
    Dado que jugamos a international
    Y que sale D
    Y que D tiene Q♠ 3♥ 6♥ 10♥ K♥
    Y que los corazones no están abiertos
    Entonces D puede jugar Q♠
    Y D no puede jugar 3♥ por la regla lead.hearts

  @id:VKHW9 @clause:lead.hearts @clause:play.follow-suit
  Escenario: Con solo corazones y Q♠, una vez abiertos se sale con lo que se quiera
    Dado que jugamos a international
    Y que sale D
    Y que D tiene Q♠ 3♥ 6♥ 10♥ K♥
    Y que A tiene 9♣ 7♦ K♠ 4♥ Q♥
    Y que los corazones están abiertos
    Entonces D puede jugar cualquier carta
    Cuando D sale con 3♥
    Entonces A puede jugar 4♥ Q♥

  @id:N3JQC @clause:lead.hearts @clause:lead.queen
  Escenario: Se puede salir con Q♠ antes de que los corazones estén abiertos
    Dado que jugamos a international
    Y que sale B
    Y que B tiene 3♦ Q♠ 5♥ 8♥ Q♥
    Y que los corazones no están abiertos
    Entonces B puede jugar 3♦ Q♠

  @id:RWC22 @clause:lead.hearts @clause:lead.queen
  Escenario: Ya en la segunda baza se puede salir con Q♠, pero no de corazones
    Dado que jugamos a international
    Y que sale A
    Y que A tiene 4♣ 9♣ J♣ 3♦ Q♦ 5♠ J♠ Q♠ A♠ 6♥ 8♥ Q♥
    Y que una baza anterior fue C 2♣, D 10♣, A A♣, B 6♣
    Entonces A puede jugar 4♣ 9♣ J♣ 3♦ Q♦ 5♠ J♠ Q♠ A♠

  @id:XWQ22 @clause:lead.hearts @clause:play.follow-suit
  Escenario: Un corazón descartado abre los corazones
    Dado que jugamos a international
    Y que una baza anterior fue A 4♦, B 8♦, C 3♥, D 9♦
    Y que sale D
    Y que D tiene 8♣ 6♠ K♠ 5♥ J♥ K♥
    Y que A tiene 9♣ 10♣ 2♠ 8♠ 4♥ Q♥
    Entonces D puede jugar cualquier carta
    Cuando D sale con 5♥
    Entonces A puede jugar 4♥ Q♥

  @id:V48ZL @clause:lead.hearts @clause:lead.broken-by @clause:play.follow-suit
  Escenario: Salir de corazones, o asistir con ellos, por no tener otra cosa también los abre
    # B solo tenía corazones y tuvo que salir con uno; asistieron todos, y nadie descartó un corazón sobre otro palo.
    Dado que jugamos a international
    Y que una baza anterior fue B 9♥, C 4♥, D J♥, A 10♥
    Y que no se ha descartado ningún corazón
    Y que sale D
    Y que A tiene 6♣ K♦ 5♥ Q♥
    Y que B tiene 3♥ 6♥ 8♥ A♥
    Y que D tiene 3♣ 6♠ K♠ 2♥
    Entonces D puede jugar cualquier carta
    Cuando D sale con 2♥
    Entonces A puede jugar 5♥ Q♥

  @id:WUQ77 @clause:lead.hearts @clause:lead.queen-breaks
  Escenario: Descartar Q♠ sobre otro palo no abre los corazones
    Dado que jugamos a international
    Y que una baza anterior fue A 5♦, B Q♠, C 9♦, D K♦
    Y que no se ha jugado ningún corazón
    Y que sale D
    Y que D tiene 8♣ J♣ 6♦ 3♠ 2♥ 9♥ K♥
    Entonces D puede jugar 8♣ J♣ 6♦ 3♠

  @id:RC8SH @clause:lead.hearts @clause:lead.queen-breaks @clause:lead.queen
  Escenario: Salir con Q♠ no abre los corazones
    Dado que jugamos a international
    Y que una baza anterior fue A Q♠, B 4♠, C K♠, D 2♠
    Y que no se ha jugado ningún corazón
    Y que sale C
    Y que C tiene 5♣ 8♦ J♦ 7♠ 4♥ 10♥ A♥
    Entonces C puede jugar 5♣ 8♦ J♦ 7♠

  @id:NX3XL @clause:lead.hearts @clause:play.follow-suit @clause:play.discard
  Escenario: Los corazones cerrados sí se pueden descartar, y así se abren para quien sale después
    Dado que jugamos a international
    Y que en la mesa hay A 6♦
    Y que B tiene J♣ 9♠ A♠ 4♥ 8♥ 9♥ K♥
    Y que C tiene 8♣ 3♦ K♦ J♠ 2♥ 7♥ Q♥
    Y que D tiene Q♣ 2♦ 6♠ 10♠ 5♥ J♥ A♥
    Y que no se ha jugado ningún corazón
    Entonces B puede jugar cualquier carta
    Cuando B juega 4♥
    Entonces C puede jugar 3♦ K♦
    Cuando C juega K♦
    Y D juega 2♦
    Entonces C se lleva la baza
    Y C puede jugar cualquier carta
    Cuando C sale con 2♥
    Entonces D puede jugar 5♥ J♥ A♥

  @id:S2486 @clause:lead.hearts
  Escenario: En cada mano nueva los corazones vuelven a estar cerrados
    Dado que jugamos a international
    Y que antes de esta mano se ha jugado otra entera
    Y que sale B
    Y que B tiene 10♣ 5♦ Q♦ 7♠ 3♥ 8♥ A♥
    Y que C tiene 6♣ K♦ 2♠ Q♠ 4♥ 6♥ J♥
    Y que los corazones no están abiertos
    Entonces B puede jugar 10♣ 5♦ Q♦ 7♠

  @id:QHS6P @clause:lead.hearts @clause:lead.broken-by @clause:opening.leader @clause:opening.card @clause:passing.cycle
  Escenario: En la mano siguiente los corazones vuelven a estar cerrados
    Dado que jugamos a international
    Y que vamos por la mano 3
    Y que los corazones están abiertos
    Y que sale C
    Y que C tiene 9♦ K♥
    Entonces C puede jugar cualquier carta
    Cuando se juega la mano hasta el final
    Y se reparte la mano siguiente
    Entonces A tiene 5♣ A♣ 4♦ 9♦ K♦ 3♠ 8♠ J♠ 2♥ 7♥ 9♥ 10♥ Q♥
    Cuando B juega 2♣
    Y C juega 8♣
    Y D juega 9♣
    Y A juega A♣
    Entonces A puede jugar 5♣ 4♦ 9♦ K♦ 3♠ 8♠ J♠

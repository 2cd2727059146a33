# language: es
Característica: Black Lady: salir de corazones y con la dama de picas
  La fuente no dice cuándo se puede salir de corazones. Cada posición aparece una vez por cada manera de jugarla.

  @id:S6ANU @clause:lead.hearts
  Escenario: Los corazones esperan a estar abiertos, si la mesa lo juega así
    # B aún tiene Q♠, así que no ha pasado nada que pudiera abrir los corazones.
    Dado que jugamos a black-lady
    Y que, en esta mesa, solo se puede salir de corazones cuando están abiertos
    Y que no se ha jugado ningún corazón
    Y que sale A
    Y que A tiene J♣ 6♦ 10♦ 4♠ 2♥ 9♥
    Y que B tiene 3♣ K♦ 7♠ Q♠ 5♥ K♥
    Entonces A puede jugar J♣ 6♦ 10♦ 4♠
    Cuando A sale con 10♦
    Entonces B puede jugar K♦

  @id:SG7B7 @clause:lead.hearts
  Escenario: De corazones se sale en cualquier momento, si la mesa lo juega así
    Dado que jugamos a black-lady
    Y que, en esta mesa, se puede salir de corazones en cualquier momento
    Y que no se ha jugado ningún corazón
    Y que sale A
    Y que A tiene J♣ 6♦ 10♦ 4♠ 2♥ 9♥
    Y que B tiene 3♣ K♦ 7♠ Q♠ 5♥ K♥
    Entonces A puede jugar cualquier carta
    Cuando A sale con 9♥
    Entonces B puede jugar 5♥ K♥

  @id:ZZRV2 @clause:lead.hearts @clause:lead.broken-by
  Escenario: Salir de corazones, o asistir con ellos, los abre, si cuenta cualquier corazón jugado
    Dado que jugamos a black-lady
    Y que, en esta mesa, cualquier corazón jugado en una baza anterior abre los corazones
    Y que una baza anterior fue B 9♥, C 4♥, D J♥, A 10♥
    Y que no se ha descartado ningún corazón
    Y que sale D
    Y que A tiene 6♣ K♦ 5♥ Q♥
    Y que B tiene 3♥ 6♥ 8♥ A♥
    Y que C tiene 9♦ Q♠ 7♥ K♥
    Y que D tiene 3♣ 6♠ K♠ 2♥
    Entonces D puede jugar cualquier carta
    Cuando D sale con 2♥
    Entonces A puede jugar 5♥ Q♥

  @id:ZZGR9 @clause:lead.hearts @clause:lead.broken-by
  Escenario: Salir de corazones, o asistir con ellos, no abre nada, si solo cuenta un corazón descartado
    Dado que jugamos a black-lady
    Y que, en esta mesa, solo un corazón descartado en una baza anterior abre los corazones
    Y que una baza anterior fue B 9♥, C 4♥, D J♥, A 10♥
    Y que no se ha descartado ningún corazón
    Y que sale D
    Y que A tiene 6♣ K♦ 5♥ Q♥
    Y que B tiene 3♥ 6♥ 8♥ A♥
    Y que C tiene 9♦ Q♠ 7♥ K♥
    Y que D tiene 3♣ 6♠ K♠ 2♥
    Entonces D puede jugar 3♣ 6♠ K♠
    Cuando D sale con 3♣
    Entonces A puede jugar 6♣

  @id:RGD2R @clause:lead.hearts @clause:lead.queen-breaks
  Escenario: Descartar Q♠ deja cerrados los corazones, si la mesa lo juega así
    Dado que jugamos a black-lady
    Y que, en esta mesa, la dama de picas no abre los corazones
    Y que una baza anterior fue A 5♦, B Q♠, C 9♦, D K♦
    Y que no se ha jugado ningún corazón
    Y que sale D
    Y que A tiene 9♣ 2♦ 8♦ 10♠ 4♥ 8♥ A♥
    Y que D tiene 8♣ J♣ 6♦ 3♠ 2♥ 9♥ K♥
    Entonces D puede jugar 8♣ J♣ 6♦ 3♠
    Cuando D sale con 6♦
    Entonces A puede jugar 2♦ 8♦

  @id:YDG4M @clause:lead.hearts @clause:lead.queen-breaks
  Escenario: Descartar Q♠ abre los corazones, si la mesa lo juega así
    Dado que jugamos a black-lady
    Y que, en esta mesa, la dama de picas también abre los corazones
    Y que una baza anterior fue A 5♦, B Q♠, C 9♦, D K♦
    Y que no se ha jugado ningún corazón
    Y que sale D
    Y que A tiene 9♣ 2♦ 8♦ 10♠ 4♥ 8♥ A♥
    Y que D tiene 8♣ J♣ 6♦ 3♠ 2♥ 9♥ K♥
    Entonces D puede jugar cualquier carta
    Cuando D sale con 9♥
    Entonces A puede jugar 4♥ 8♥ A♥

  @id:WO2UV @clause:lead.hearts @clause:lead.queen-breaks @clause:lead.broken-by @clause:lead.queen
  Escenario: Salir con Q♠ abre los corazones, si la dama los abre y cuenta cualquier carta jugada
    Dado que jugamos a black-lady
    Y que, en esta mesa, la dama de picas también abre los corazones
    Y que, en esta mesa, cualquier corazón jugado en una baza anterior abre los corazones
    Y que una baza anterior fue A Q♠, B 4♠, C K♠, D 2♠
    Y que no se ha jugado ningún corazón
    Y que sale C
    Y que C tiene 5♣ 8♦ J♦ 7♠ 4♥ 10♥ A♥
    Y que D tiene 9♣ K♣ 3♦ 6♠ 2♥ 5♥ J♥
    Entonces C puede jugar cualquier carta
    Cuando C sale con 4♥
    Entonces D puede jugar 2♥ 5♥ J♥

  @id:O7PZS @clause:lead.hearts @clause:lead.exception
  Escenario: Con solo corazones y Q♠ hay que salir con ella, si la excepción es tener solo corazones
    Dado que jugamos a black-lady
    Y que, en esta mesa, quien solo tiene corazones puede salir con uno
    Y que no se ha jugado ningún corazón
    Y que sale D
    Y que A tiene 9♣ 7♦ K♠ 4♥ Q♥
    Y que D tiene Q♠ 3♥ 6♥ 10♥ K♥
    Entonces D puede jugar Q♠
    Cuando D sale con Q♠
    Entonces A puede jugar K♠

  @id:RLU7H @clause:lead.hearts @clause:lead.exception @clause:lead.queen
  Escenario: Con solo corazones y Q♠ se sale con lo que se quiera, si la mesa lo juega así
    Dado que jugamos a black-lady
    Y que, en esta mesa, quien solo tiene corazones y la dama de picas puede salir de corazones
    Y que no se ha jugado ningún corazón
    Y que sale D
    Y que A tiene 9♣ 7♦ K♠ 4♥ Q♥
    Y que D tiene Q♠ 3♥ 6♥ 10♥ K♥
    Entonces D puede jugar cualquier carta
    Cuando D sale con 6♥
    Entonces A puede jugar 4♥ Q♥

  @id:YUAV9 @clause:lead.hearts @clause:lead.exception @clause:lead.queen
  Escenario: Con solo corazones y Q♠ hay que salir de corazones, si eso vale y la dama espera
    Dado que jugamos a black-lady
    Y que, en esta mesa, quien solo tiene corazones y la dama de picas puede salir de corazones
    Y que, en esta mesa, solo se puede salir con la dama de picas cuando los corazones están abiertos
    Y que no se ha jugado ningún corazón
    Y que sale D
    Y que D tiene Q♠ 3♥ 6♥ 10♥ K♥
    Entonces D puede jugar 3♥ 6♥ 10♥ K♥

  @id:ZVFH5 @clause:lead.hearts @clause:lead.queen
  Escenario: Con Q♠ se sale en cualquier momento, si la mesa lo juega así
    Dado que jugamos a black-lady
    Y que, en esta mesa, se puede salir con la dama de picas en cualquier momento
    Y que no se ha jugado ningún corazón
    Y que sale B
    Y que B tiene 3♦ Q♠ 5♥ 8♥ Q♥
    Y que C tiene 6♣ J♦ 2♠ A♠ 7♥
    Entonces B puede jugar 3♦ Q♠
    Cuando B sale con Q♠
    Entonces C puede jugar 2♠ A♠

  @id:V4AA7 @clause:lead.hearts @clause:lead.queen
  Escenario: Q♠ espera a que los corazones estén abiertos, si la mesa lo juega así
    Dado que jugamos a black-lady
    Y que, en esta mesa, solo se puede salir con la dama de picas cuando los corazones están abiertos
    Y que no se ha jugado ningún corazón
    Y que sale B
    Y que B tiene 3♦ Q♠ 5♥ 8♥ Q♥
    Y que C tiene 6♣ J♦ 2♠ A♠ 7♥
    Entonces B puede jugar 3♦
    Cuando B sale con 3♦
    Entonces C puede jugar J♦

  @id:UJ9EM @clause:lead.hearts @clause:lead.exception @clause:lead.queen
  Escenario: Aunque Q♠ espere a los corazones, sale con ella quien aparte de ella solo tiene corazones
    Dado que jugamos a black-lady
    Y que, en esta mesa, solo se puede salir con la dama de picas cuando los corazones están abiertos
    Y que no se ha jugado ningún corazón
    Y que sale B
    Y que B tiene A♦ Q♠ 2♥ 5♥ 8♥ J♥ Q♥
    Entonces B puede jugar A♦
    Cuando B sale con A♦
    Y C juega J♦
    Y D juega 6♦
    Y A juega 2♦
    Entonces B se lleva la baza
    Y B puede jugar Q♠

  @id:SUK73 @clause:lead.hearts @clause:lead.queen
  Escenario: Cuando Q♠ espera a los corazones, se puede salir con ella en cuanto se descarta uno
    Dado que jugamos a black-lady
    Y que, en esta mesa, solo se puede salir con la dama de picas cuando los corazones están abiertos
    Y que no se ha jugado ningún corazón
    Y que sale B
    Y que B tiene A♦ Q♠ 2♥ 5♥ 8♥ J♥ Q♥
    Y que C tiene 6♣ J♦ 2♠ 7♠ A♠ 7♥ K♥
    Entonces B puede jugar A♦
    Cuando B sale con A♦
    Y C juega J♦
    Y D juega 4♥
    Y A juega 2♦
    Entonces B se lleva la baza
    Y B puede jugar cualquier carta
    Cuando B sale con Q♠
    Entonces C puede jugar 2♠ 7♠ A♠

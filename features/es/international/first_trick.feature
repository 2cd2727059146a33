# language: es
Característica: La primera baza
  Nadie puede jugar un corazón ni Q♠ en la primera baza, salvo quien no tiene otra cosa que jugar.

  @id:OYCM7 @clause:play.discard @clause:first-trick.hearts @clause:first-trick.queen
  Escenario: Quien no tiene tréboles descarta lo que quiera menos corazones y Q♠
    Dado que jugamos a international
    Y que B tiene 3♦ 5♦ 9♦ J♦ 4♠ 8♠ Q♠ K♠ A♠ 2♥ 6♥ 10♥ K♥
    Y que en la mesa hay A 2♣
    Entonces B puede jugar 3♦ 5♦ 9♦ J♦ 4♠ 8♠ K♠ A♠
    Y B no puede jugar Q♠ por la regla first-trick.queen
    Y B no puede jugar 2♥ por la regla first-trick.hearts

  @id:TYX8A @clause:play.follow-suit
  Escenario: Quien tiene tréboles asiste con el que quiera, J♣ incluida
    Dado que jugamos a international
    Y que B tiene 9♣ J♣ 4♦ 8♦ K♦ 3♠ 7♠ Q♠ A♠ 2♥ 5♥ 9♥ Q♥
    Y que en la mesa hay A 2♣
    Entonces B puede jugar 9♣ J♣

  @id:W32C3 @clause:play.follow-suit
  Escenario: El único trébol hay que jugarlo, por alto que sea
    Dado que jugamos a international
    Y que D tiene A♣ 2♦ 6♦ 10♦ Q♦ 5♠ 9♠ J♠ Q♠ 3♥ 8♥ J♥ A♥
    Y que en la mesa hay A 2♣, B 5♣, C J♦
    Entonces D puede jugar A♣

  @id:OE79D @clause:play.discard @clause:first-trick.hearts @clause:first-trick.queen
  Escenario: Dos ases sin puntos van antes que cualquier carta de puntos
    Dado que jugamos a international
    Y que C tiene A♦ Q♠ A♠ 2♥ 3♥ 4♥ 6♥ 7♥ 8♥ 10♥ Q♥ K♥ A♥
    Y que en la mesa hay A 2♣, B 10♣
    Entonces C puede jugar A♦ A♠

  @id:OS7U5 @clause:play.discard @clause:first-trick.hearts
  Escenario: 10♥ es un corazón: a su lado, un solo diamante no deja elegir
    Dado que jugamos a international
    Y que B tiene 4♦ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥
    Y que en la mesa hay A 2♣
    Entonces B puede jugar 4♦

  @id:TWPQ3 @clause:play.discard @clause:first-trick.queen @clause:first-trick.hearts
  Escenario: Con una pica pequeña se guarda Q♠
    Dado que jugamos a international
    Y que D tiene 2♠ Q♠ 2♥ 3♥ 5♥ 6♥ 7♥ 8♥ 9♥ J♥ Q♥ K♥ A♥
    Y que en la mesa hay A 2♣, B 8♣, C 4♣
    Entonces D puede jugar 2♠

  @id:T273O @clause:first-trick.escape @clause:play.follow-suit @clause:lead.hearts
  Escenario: Con solo corazones y Q♠ vale cualquier carta, y un corazón así descartado abre los corazones
    Dado que jugamos a international
    Y que en la mesa hay C 2♣, D 5♣, A K♣
    Y que B tiene Q♠ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥
    Y que A tiene 3♣ 8♣ 4♦ 7♦ J♦ Q♦ 2♠ 6♠ 9♠ J♠ K♠ A♥
    Entonces B puede jugar cualquier carta
    Cuando B juega 9♥
    Entonces A se lleva la baza
    Y A puede jugar cualquier carta
    Cuando A sale con A♥
    Entonces B puede jugar 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 10♥ J♥ Q♥ K♥

  @id:WXN7A @clause:first-trick.escape @clause:lead.hearts @clause:lead.queen-breaks
  Escenario: Con solo corazones y Q♠ vale también la dama, y no abre nada
    Dado que jugamos a international
    Y que en la mesa hay C 2♣, D 5♣, A K♣
    Y que B tiene Q♠ 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥
    Y que A tiene 3♣ 8♣ 4♦ 7♦ J♦ Q♦ 2♠ 6♠ 9♠ J♠ K♠ A♥
    Entonces B puede jugar cualquier carta
    Cuando B juega Q♠
    Entonces A se lleva la baza
    Y A puede jugar 3♣ 8♣ 4♦ 7♦ J♦ Q♦ 2♠ 6♠ 9♠ J♠ K♠

  @id:SF68X @clause:first-trick.escape @clause:play.follow-suit
  Escenario: Trece corazones son trece cartas que se pueden jugar
    Dado que jugamos a international
    Y que B tiene 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    Y que C tiene 6♣ 9♣ Q♣ 2♦ 3♦ 8♦ K♦ A♦ 4♠ 7♠ 10♠ J♠ Q♠
    Y que en la mesa hay A 2♣
    Entonces B puede jugar cualquier carta
    Cuando B juega 7♥
    Entonces C puede jugar 6♣ 9♣ Q♣

  @id:P7BWV @clause:first-trick.queen @clause:first-trick.escape @clause:play.discard
  Escenario: Un corazón descartado a la fuerza no permite a nadie más descartar Q♠
    Dado que jugamos a international
    Y que en la mesa hay A 2♣
    Y que B tiene 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    Y que C tiene 2♦ 3♦ 6♦ 8♦ 10♦ K♦ A♦ 4♠ 7♠ 10♠ J♠ Q♠ K♠
    Entonces B puede jugar cualquier carta
    Cuando B juega 7♥
    Entonces C puede jugar 2♦ 3♦ 6♦ 8♦ 10♦ K♦ A♦ 4♠ 7♠ 10♠ J♠ K♠

  @id:U75KP @clause:play.discard @clause:play.follow-suit
  Escenario: En la segunda baza se descartan corazones y Q♠ con libertad
    Dado que jugamos a international
    Y que B tiene 4♣ 8♣ Q♣ K♣ 3♠ 9♠ Q♠ A♠ 2♥ 5♥ 9♥ K♥
    Y que C tiene 6♣ J♣ 5♦ 10♦ K♦ 2♠ 6♠ 7♠ J♠ 4♥ 8♥ A♥
    Y que en la mesa hay A 7♦
    Entonces B puede jugar cualquier carta
    Cuando B juega Q♠
    Entonces C puede jugar 5♦ 10♦ K♦

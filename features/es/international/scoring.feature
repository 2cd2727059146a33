# language: es
Característica: Contar los puntos de una mano
  Cada corazón vale 1 y Q♠ vale 13 para quien se lleva la baza en que están; las demás cartas no cuentan.

  @id:X7LC8 @clause:score.cards
  Escenario: Oeste se lleva Q♠ y dos corazones, Norte siete corazones, Este cuatro y tú ninguno
    # Tú, Oeste, Norte y Este, en 001, van en sentido horario; aquí son A, B, C y D.
    Dado que jugamos a international
    Cuando se juega la mano hasta el final y las cartas de puntos quedan así: B Q♠ 2♥ 3♥, C 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥, D J♥ Q♥ K♥ A♥
    Entonces el resultado de la mano es A 0, B 15, C 7, D 4

  @id:UNAX5 @clause:score.cards
  Escenario: Q♠ sola vale 13
    Dado que jugamos a international
    Cuando se juega la mano hasta el final y las cartas de puntos quedan así: A Q♠, B 2♥ 5♥ 8♥ J♥ K♥ A♥, C 3♥ 6♥ 9♥ Q♥, D 4♥ 7♥ 10♥
    Entonces el resultado de la mano es A 13, B 6, C 4, D 3

  @id:YUO7Z @clause:score.cards
  Escenario: Cada corazón vale 1, y el as no más que el dos
    Dado que jugamos a international
    Cuando se juega la mano hasta el final y las cartas de puntos quedan así: A 10♥ J♥ Q♥ K♥ A♥, B 2♥ 3♥ 4♥ 5♥ 6♥, C Q♠ 7♥ 8♥, D 9♥
    Entonces el resultado de la mano es A 5, B 5, C 15, D 1

  @id:XR99N @clause:score.cards @clause:sweep.condition
  Escenario: 16 puntos con Q♠ y tres corazones son 16 puntos, y no un pit
    Dado que jugamos a international
    Cuando se juega la mano hasta el final y las cartas de puntos quedan así: B 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 8♥ 9♥ 10♥, C Q♠ J♥ Q♥ K♥, D A♥
    Entonces el resultado de la mano es A 0, B 9, C 16, D 1

  @id:ZVP53 @clause:score.captured @clause:trick.winner @clause:play.follow-suit
  Escenario: Q♠ cuenta para quien se lleva la baza, no para quien la descartó
    Dado que jugamos a international
    Y que no se ha jugado ningún corazón
    Y que en la mesa hay A K♦, B 2♦, C Q♠
    Y que D tiene 4♣ 5♦ J♦ 8♠ 7♥ 9♥ 10♥
    Entonces D puede jugar 5♦ J♦
    Cuando D juega 5♦
    Entonces A se lleva la baza
    Y A lleva 13 puntos
    Y C lleva 0 puntos

  @id:OKI6X @clause:score.captured @clause:trick.winner @clause:play.follow-suit
  Escenario: J♣, J♦ y 10♦ no cuentan
    Dado que jugamos a international
    Y que no se ha jugado ningún corazón
    Y que en la mesa hay A J♣, B J♦, C 10♦
    Y que B se ha llevado Q♠
    Y que D tiene 9♣ Q♣ A♦ 8♠ 4♥ 6♥ K♥
    Entonces D puede jugar 9♣ Q♣
    Cuando D juega Q♣
    Entonces D se lleva la baza
    Y D lleva 0 puntos
    Y B lleva 13 puntos

  @id:N66S5 @clause:score.captured @clause:trick.winner @clause:play.follow-suit
  Escenario: Una baza con un corazón y Q♠ vale 14, los jugara quien los jugara
    Dado que jugamos a international
    Y que no se ha jugado ningún corazón
    Y que en la mesa hay C 7♦, D 4♥, A Q♠
    Y que B tiene 8♣ 3♦ J♦ 2♠ 9♥ K♥ A♥
    Entonces B puede jugar 3♦ J♦
    Cuando B juega J♦
    Entonces B se lleva la baza
    Y B lleva 14 puntos
    Y A lleva 0 puntos
    Y D lleva 0 puntos

  @id:R85V2 @clause:first-trick.escape @clause:score.captured @clause:trick.winner @clause:play.follow-suit
  Escenario: El corazón que hubo que descartar en la primera baza cuenta
    Dado que jugamos a international
    Y que en la mesa hay B 2♣, C 8♣
    Y que D tiene Q♠ 2♥ 3♥ 4♥ 6♥ 7♥ 8♥ 9♥ 10♥ J♥ Q♥ K♥ A♥
    Y que A tiene 3♣ 6♣ 9♣ K♣ 4♦ 10♦ J♦ A♦ 5♠ 7♠ J♠ K♠ 5♥
    Entonces D puede jugar cualquier carta
    Cuando D juega 10♥
    Entonces A puede jugar 3♣ 6♣ 9♣ K♣
    Cuando A juega 3♣
    Entonces C se lleva la baza
    Y le toca a C
    Y C lleva 1 punto
    Y D lleva 0 puntos

  @id:ZDFR3 @clause:score.cards @clause:match.add
  Escenario: Las cartas capturadas en una mano no cuentan en la siguiente
    Dado que jugamos a international
    Cuando se juega la mano hasta el final con los puntos A 19, B 7, C 0, D 0
    Entonces el resultado de la mano es A 19, B 7, C 0, D 0
    Cuando se reparte la mano siguiente
    Y se juega la mano hasta el final con los puntos A 7, B 19, C 0, D 0
    Entonces el resultado de la mano es A 7, B 19, C 0, D 0
    Y los totales son A 26, B 26, C 0, D 0

  @id:P8ARB @clause:score.captured @clause:score.cards @clause:match.add
  Escenario: Lo capturado en una mano no vuelve a contar en la siguiente
    # En la mano 4 nadie pasa, así que nada se interpone entre las dos manos.
    Dado que jugamos a international
    Y que vamos por la mano 3
    Y que los totales son A 15, B 19, C 10, D 8
    Cuando se juega la mano hasta el final con los puntos A 20, B 3, C 3, D 0
    Entonces el resultado de la mano es A 20, B 3, C 3, D 0
    Cuando se reparte la mano siguiente
    Y se juega la mano hasta el final con los puntos A 0, B 1, C 5, D 20
    Entonces el resultado de la mano es A 0, B 1, C 5, D 20
    Y los totales son A 35, B 23, C 18, D 28

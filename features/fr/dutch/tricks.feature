# language: fr
Fonctionnalité: Les plis
  Chacun à son tour joue une carte, dans le sens horaire. La plus forte carte de la couleur entamée prend le pli et son
  joueur entame le suivant, jusqu'à ce que les huit plis soient joués.

  @id:EX56X @clause:trick.order @clause:play.follow-suit
  Scénario: On joue dans le sens horaire : après D vient A
    Sachant qu'on joue à nl-short
    Et que c'est à C d'entamer
    Et que D a en main 9♦ 10♦ 8♠ 9♥
    Et que A a en main J♦ Q♦ 7♠ 10♥
    Quand C entame K♠
    Alors c'est à D de jouer
    Et la carte 7♠ jouée par A est refusée
    Quand D joue 8♠
    Alors c'est à A de jouer
    Et A peut jouer 7♠

  @id:JIH74 @clause:trick.order @clause:play.follow-suit @clause:trick.winner
  Scénario: Jusqu'à ce que le pli soit pris, ses cartes sont sur la table dans l'ordre où on les a jouées, entame d'abord
    Sachant qu'on joue à nl-short
    Et que le pli en cours est C 9♠
    Et que D a en main 9♦ 10♦ 8♠ 9♥
    Et que A a en main J♦ Q♦ K♠ 10♥
    Alors le pli en cours est C 9♠
    Et D peut jouer 8♠
    Quand D joue 8♠
    Alors le pli en cours est C 9♠, D 8♠
    Quand A joue K♠
    Alors le pli en cours est C 9♠, D 8♠, A K♠
    Quand B joue 7♠
    Alors A prend le pli
    Et il n'y a aucune carte sur la table

  @clause:setup.pack @clause:trick.winner @clause:trick.next-lead @clause:play.follow-suit
  Plan du scénario: La plus forte carte de la couleur entamée prend le pli : as, roi, dame, valet, dix, neuf, huit, sept
    Sachant qu'on joue à nl-short
    Et que le pli en cours est <pli>
    Et que D a en main <main>
    Alors D peut jouer <dernière carte>
    Quand D joue <dernière carte>
    Alors <preneur> prend le pli
    Et c'est à <preneur> de jouer

    Exemples:
      | id    | pli               | main        | dernière carte | preneur |
      | GS9Y6 | A K♦, B A♦, C 8♦  | 7♦ 9♠ K♠ 8♥ | 7♦             | B       |
      | GXOE7 | A 8♠, B J♠, C 10♠ | 9♦ K♦ 7♠ 8♥ | 7♠             | B       |
      | G2OED | A 9♦, B 8♦, C 10♦ | 7♦ 9♠ K♠ 8♥ | 7♦             | C       |
      | MHPY7 | A 10♣, B 9♣, C Q♣ | J♣ 9♦ K♦ 8♠ | J♣             | C       |
      | K7BGR | A Q♥, B J♥, C 9♥  | 9♦ K♦ 8♠ K♥ | K♥             | D       |

  @clause:trick.winner @clause:trick.next-lead @clause:play.follow-suit
  Plan du scénario: Une carte d'une autre couleur ne prend jamais le pli, si forte soit-elle
    Sachant qu'on joue à nl-short
    Et que le pli en cours est <pli>
    Et que D a en main <main>
    Alors D peut jouer <dernière carte>
    Quand D joue <dernière carte>
    Alors <preneur> prend le pli
    Et c'est à <preneur> de jouer

    Exemples:
      | id    | pli               | main        | dernière carte | preneur |
      | GR9QO | A 8♦, B A♠, C 10♦ | 7♦ 9♠ K♠ 8♥ | 7♦             | C       |
      | L9CTX | A 8♣, B 10♣, C A♦ | Q♣ 9♦ K♦ 8♠ | Q♣             | D       |
      | LA9AW | A 9♠, B A♥, C K♦  | 9♦ Q♦ 7♠ 8♥ | 7♠             | A       |

  @id:EF5UL @clause:trick.winner @clause:trick.next-lead @clause:trick.order @clause:play.follow-suit
  Scénario: Le pli se compte à partir de l'entame, et qui le prend entame le suivant
    Sachant qu'on joue à nl-short
    Et que le pli en cours est B 9♣, C K♣, D 10♥
    Et que A a en main 8♣ 9♦ 10♦ A♠
    Alors A peut jouer 8♣
    Quand A joue 8♣
    Alors C prend le pli
    Et c'est à C de jouer
    Et la carte 9♦ jouée par A est refusée
    Quand C entame Q♦
    Alors c'est à D de jouer

  @id:LK567 @clause:trick.winner @clause:score.captured @clause:score.cards
  Scénario: Un sept prend un as et Q♠ quand personne ne peut fournir : il n'y a pas d'atout
    # Le dernier pli d'une donne.
    Sachant qu'on joue à nl-short
    Et que B a pris 7♥ 8♥ 9♥ 10♥
    Et que C a pris J♥ Q♥ K♥
    Et que D a pris J♣
    Et que le pli en cours est A 7♦, B A♥, C Q♠
    Et que D a en main A♣
    Quand D joue A♣
    Alors A prend le pli
    Et la donne est finie
    Et le score de la donne est A 6, B 4, C 3, D 2

  @id:MULQ4 @clause:trick.all @clause:setup.pack @clause:score.cards @clause:play.follow-suit
  Scénario: Les huit plis se jouent, même quand toutes les cartes à points sont prises
    Sachant qu'on joue à nl-short
    Et que A a pris J♣ 7♥ 8♥ 9♥
    Et que B a pris Q♠ 10♥ J♥ Q♥ K♥ A♥
    Et que le pli en cours est D K♦
    Et que A a en main 10♦ A♠
    Alors A peut jouer 10♦
    Quand A joue 10♦
    Alors la donne n'est pas finie
    Quand on joue la donne jusqu'au bout
    Alors la donne est finie
    Et le score de la donne est A 5, B 10, C 0, D 0

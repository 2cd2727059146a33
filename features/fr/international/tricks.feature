# language: fr
Fonctionnalité: Le jeu des plis
  Qui a la couleur entamée doit fournir ; la plus forte carte de cette couleur prend le pli, et qui le prend entame le
  suivant.

  @id:Q4ARC @clause:play.follow-suit
  Scénario: Qui a la couleur entamée la fournit
    Sachant qu'on joue à international
    Et que le pli en cours est A 9♠
    Et que B a en main 8♣ 3♦ K♦ 2♠ 8♠ K♠ 6♥ 10♥ A♥
    Alors B peut jouer 2♠ 8♠ K♠
    Et B ne peut pas jouer K♦ à cause de play.follow-suit

  @id:TRYH8 @clause:play.follow-suit @clause:play.discard
  Scénario: Qui n'a pas la couleur entamée défausse ce qu'il veut
    Sachant qu'on joue à international
    Et que le pli en cours est A 6♦
    Et que B a en main 3♣ 9♣ K♠ 5♥ 10♥
    Et que C a en main A♣ 2♦ 9♦ 7♠ 3♥
    Alors B peut jouer n'importe quelle carte
    Quand B joue K♠
    Alors C peut jouer 2♦ 9♦

  @id:WPI7K @clause:play.follow-suit
  Scénario: Le seul pique se joue sur un pique, même si c'est Q♠
    Sachant qu'on joue à international
    Et que le pli en cours est D A♠
    Et que A a en main 5♣ 10♣ 4♦ Q♠ 3♥ J♥
    Alors A peut jouer Q♠

  @id:SY3U6 @clause:play.follow-suit
  Scénario: Sur un cœur entamé, on fournit cœur, pas Q♠
    Sachant qu'on joue à international
    Et que le pli en cours est C 7♥, D 2♥
    Et que A a en main 6♣ J♦ Q♠ 5♥ 8♥ K♥
    Alors A peut jouer 5♥ 8♥ K♥

  @clause:setup.pack @clause:trick.winner @clause:trick.next-lead @clause:play.follow-suit
  Plan du scénario: <pli>, <dernier> <carte> : <preneur> prend le pli et entame le suivant
    Sachant qu'on joue à international
    Et que le pli en cours est <pli>
    Et que <dernier> a en main <main>
    Alors <dernier> peut jouer <couleur>
    Quand <dernier> joue <carte>
    Alors <preneur> prend le pli
    Et c'est à <preneur> de jouer

    # Lignes : ce que 001 dit du ♦5 d'Ouest et du ♠A de Nord (ici B et C) · l'as est le plus fort · la deuxième carte
    # prend · la dernière prend · le valet bat le dix, le dix le neuf · Q♠ n'est pas atout · une petite carte peut prendre.
    Exemples:
      | id    | pli               | dernier | main            | couleur | carte | preneur |
      | R8YMG | B 5♦, C A♠, D 8♦  | A       | 8♣ 7♦ 9♠ J♠ 3♥  | 7♦      | 7♦    | D       |
      | Z4KHU | A K♦, B A♦, C 2♦  | D       | J♣ 3♦ 10♦ 6♠ 2♥ | 3♦ 10♦  | 3♦    | B       |
      | TSO5M | A 6♠, B J♠, C 9♠  | D       | K♣ 5♦ 2♠ 8♠ 7♥  | 2♠ 8♠   | 2♠    | B       |
      | XJ8RG | A 3♣, B 10♣, C A♦ | D       | Q♣ 4♦ 7♠ 9♥ K♥  | Q♣      | Q♣    | D       |
      | TH8WW | C 10♠, D J♠, A 9♠ | B       | 5♣ Q♦ 3♠ 4♥ 6♥  | 3♠      | 3♠    | D       |
      | Z6EBU | D 9♦, A 10♦, B 8♦ | C       | 6♣ A♣ 7♦ 2♠ Q♥  | 7♦      | 7♦    | A       |
      | VCN8S | A K♦, B 2♦, C Q♠  | D       | 4♣ 5♦ J♦ 8♠ 10♥ | 5♦ J♦   | 5♦    | A       |
      | TSDS2 | C 3♣, D K♠, A A♠  | B       | 4♣ 6♦ J♦ 7♠ 8♥  | 4♣      | 4♣    | B       |

  @id:UGT76 @clause:trick.winner @clause:trick.next-lead @clause:trick.order
  Scénario: Le pli se compte à partir de l'entame
    Sachant qu'on joue à international
    Et que le pli en cours est B 5♣, C 8♣
    Et que A a en main 6♣ Q♦ 4♠ J♠ 9♥
    Et que B a en main A♣ 3♦ 2♠ 7♠
    Et que D a en main 2♦ 8♠ 3♥ 10♥ Q♥
    Quand D joue 10♥
    Alors A peut jouer 6♣
    Quand A joue 6♣
    Alors C prend le pli
    Et c'est à C de jouer
    Et la carte A♣ jouée par B est refusée
    Quand C entame 4♦
    Alors D peut jouer 2♦

  @id:Q9WNU @clause:trick.order @clause:play.follow-suit @clause:trick.winner
  Scénario: Un pli se lit dans l'ordre où on l'a joué : la carte entamée d'abord, quel que soit l'entameur
    Sachant qu'on joue à international
    Et que le pli en cours est D 4♣, A 10♣
    Et que B a en main A♣ 3♦ 2♠ 7♠ 9♥
    Et que C a en main 2♦ 8♠ 3♥ 10♥ Q♥
    Alors le pli en cours est D 4♣, A 10♣
    Et B peut jouer A♣
    Quand B joue A♣
    Alors le pli en cours est D 4♣, A 10♣, B A♣
    Quand C joue 2♦
    Alors B prend le pli
    Et il n'y a aucune carte sur la table
    Quand B entame 2♠
    Alors le pli en cours est B 2♠

  @id:Z8QCX @clause:trick.order @clause:play.refusal
  Scénario: Chacun à son tour joue une carte, dans le sens horaire
    Sachant qu'on joue à international
    Et que c'est à B d'entamer
    Et que B a en main 8♣ 5♦ Q♦ 10♠ 4♥
    Alors c'est à B de jouer
    Et la carte 8♦ jouée par C est refusée
    Quand B entame 5♦
    Alors c'est à C de jouer
    Et la carte Q♦ jouée par B est refusée
    Et la carte 9♦ jouée par D est refusée
    Quand C joue 8♦
    Et que D joue 9♦
    Alors c'est à A de jouer
    Quand A joue 2♦
    Alors D prend le pli
    Et c'est à D de jouer

  @id:V5WHW @clause:play.refusal @clause:play.follow-suit @clause:play.own-card @clause:trick.order
  Scénario: Après un refus, tout est comme avant
    Sachant qu'on joue à international
    Et que le pli en cours est A 4♦
    Et que B a en main 10♣ 7♦ J♦ A♠ 5♥ 8♥
    Et que C a en main 3♣ 2♦ K♦ 6♠ 9♥ Q♥
    Alors la carte A♠ jouée par B est refusée
    Et la carte K♦ jouée par B est refusée
    Et la carte K♦ jouée par C est refusée
    Et c'est à B de jouer
    Et B peut jouer 7♦ J♦
    Quand B joue J♦
    Alors c'est à C de jouer
    Et C peut jouer 2♦ K♦

  @id:RZE7L @clause:play.own-card @clause:play.follow-suit
  Scénario: Une carte déjà jouée ne se rejoue pas
    Sachant qu'on joue à international
    Et qu'on a déjà joué le pli A K♦, B 6♦, C 9♦, D 2♦
    Et que le pli en cours est A 4♦
    Et que B a en main 5♣ Q♣ 8♦ J♦ 3♠ 7♥
    Alors la carte 6♦ jouée par B est refusée
    Et B peut jouer 8♦ J♦
    Quand B joue 8♦
    Alors c'est à C de jouer

  @id:T4FWI @clause:setup.pack @clause:trick.all @clause:score.cards @clause:play.follow-suit
  Scénario: Une donne a treize plis, même quand toutes les cartes à points sont prises avant
    Sachant qu'on joue à international
    Et que A a pris Q♠ 2♥ 3♥ 4♥
    Et que B a pris 5♥ 6♥ 7♥ 8♥ 9♥ 10♥
    Et que C a pris J♥ Q♥ K♥ A♥
    Et que A a en main K♣ 4♦
    Et que B a en main 9♦ 10♠
    Et que c'est à A d'entamer
    Alors la donne n'est pas finie
    Quand A entame 4♦
    Alors B peut jouer 9♦
    Quand on joue la donne jusqu'au bout
    Alors la donne est finie
    Et le score de la donne est A 16, B 6, C 4, D 0

  @id:W9UUZ @clause:trick.winner @clause:trick.all @clause:trick.order
  Scénario: Au dernier pli, on peut avoir à entamer Q♠
    Sachant qu'on joue à international
    Et que c'est à B d'entamer
    Et que A a en main 4♣
    Et que B a en main Q♠
    Et que C a en main K♠
    Et que D a en main 3♦
    Alors B peut jouer Q♠
    Et la carte K♠ jouée par C est refusée
    Quand B entame Q♠
    Et que C joue K♠
    Et que D joue 3♦
    Et que A joue 4♣
    Alors C prend le pli
    Et la donne est finie

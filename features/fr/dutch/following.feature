# language: fr
Fonctionnalité: Fournir et défausser
  Qui a la couleur entamée doit fournir ; qui ne l'a pas défausse ce qu'il veut. Une carte refusée reste en main, et
  rien ne change à la table.

  @id:LWP2I @clause:play.follow-suit
  Scénario: Qui a la couleur entamée doit fournir
    Sachant qu'on joue à nl-short
    Et que le pli en cours est A 9♠
    Et que B a en main 7♠ K♦ 8♥ A♥
    Alors B peut jouer 7♠
    Et B ne peut pas jouer K♦ à cause de play.follow-suit
    Quand B joue 7♠
    Alors c'est à C de jouer

  @id:FBUJ2 @clause:play.follow-suit @clause:trick.winner
  Scénario: Personne n'est obligé de monter
    Sachant qu'on joue à nl-short
    Et que le pli en cours est A 8♠, B K♠, C 10♠
    Et que D a en main 9♦ 7♠ A♠ Q♥
    Alors D peut jouer 7♠ A♠
    Quand D joue 7♠
    Alors B prend le pli

  @id:A7OFZ @clause:play.follow-suit
  Scénario: Rien n'oblige à donner Q♠ sur l'as tant qu'on a un autre pique
    Sachant qu'on joue à nl-short
    Et que le pli en cours est A A♠
    Et que B a en main 8♦ 9♦ 7♠ Q♠
    Alors B peut jouer 7♠ Q♠

  @id:E8TSD @clause:play.follow-suit @clause:play.discard
  Scénario: Qui ne peut fournir défausse ce qu'il veut, carte à points ou non
    Sachant qu'on joue à nl-short
    Et que le pli en cours est A 9♦
    Et que B a en main 7♦ K♠ 8♥
    Et que C a en main J♣ Q♠ 10♥
    Alors B peut jouer 7♦
    Quand B joue 7♦
    Alors C peut jouer n'importe quelle carte
    Quand C joue Q♠
    Alors c'est à D de jouer

  @id:M9DNG @clause:play.follow-suit @clause:play.discard
  Scénario: Qui ne peut fournir n'est pas tenu de défausser une carte à points
    Sachant qu'on joue à nl-short
    Et que le pli en cours est A 9♦
    Et que B a en main J♣ 7♠ Q♠ 10♥ K♥
    Et que C a en main 8♣ K♦ 8♠ J♥ A♥
    Alors B peut jouer n'importe quelle carte
    Quand B joue 7♠
    Alors C peut jouer K♦

  @id:M8K7B @clause:play.follow-suit
  Scénario: La couleur à fournir est celle de la première carte, non de la précédente
    Sachant qu'on joue à nl-short
    Et que le pli en cours est A 9♦, B K♣
    Et que C a en main 8♣ A♣ 7♦ Q♥
    Alors C peut jouer 7♦

  @clause:play.follow-suit
  Plan du scénario: Une carte à points doit être jouée si c'est la seule de la couleur entamée
    Sachant qu'on joue à nl-short
    Et que le pli en cours est A <entame>
    Et que B a en main <main>
    Alors B peut jouer <seule carte>

    Exemples:
      | id    | entame | main           | seule carte |
      | FU782 | 8♠     | K♣ 9♦ Q♠ 8♥    | Q♠          |
      | B9HCW | 9♣     | J♣ 8♦ K♦ A♠    | J♣          |
      | K25RO | 8♥     | 10♦ 10♠ Q♠ 10♥ | 10♥         |

  @id:FY7AR @clause:trick.order @clause:play.refusal @clause:play.follow-suit
  Scénario: Une carte jouée hors de son tour est refusée, et permise quand le tour vient
    Sachant qu'on joue à nl-short
    Et que le pli en cours est A 9♠
    Et que B a en main 7♠ J♠ 8♥ A♥
    Et que C a en main 8♦ 9♦ K♠ K♥
    Alors la carte K♠ jouée par C est refusée
    Et c'est à B de jouer
    Et B peut jouer 7♠ J♠
    Quand B joue 7♠
    Alors C peut jouer K♠

  @id:HU5BM @clause:trick.order @clause:play.refusal @clause:play.follow-suit
  Scénario: On ne joue pas deux fois dans le même pli
    Sachant qu'on joue à nl-short
    Et que le pli en cours est A 9♠
    Et que A a en main 10♦ 8♠ K♥
    Et que B a en main K♦ 7♠ 8♥ A♥
    Alors la carte 8♠ jouée par A est refusée
    Et c'est à B de jouer
    Et B peut jouer 7♠

  @id:GS23W @clause:play.own-card @clause:play.refusal @clause:play.follow-suit
  Scénario: La carte d'un autre est refusée
    Sachant qu'on joue à nl-short
    Et que le pli en cours est A 9♠
    Et que B a en main K♦ 7♠ 8♥ A♥
    Et que D a en main Q♦ A♠ J♥ Q♥
    Alors la carte A♠ jouée par B est refusée
    Et B peut jouer 7♠
    Quand B joue 7♠
    Alors c'est à C de jouer

  @id:K5VV7 @clause:play.own-card @clause:play.refusal @clause:play.follow-suit
  Scénario: Une carte jouée dans un pli précédent est refusée
    Sachant qu'on joue à nl-short
    Et qu'on a déjà joué le pli B 7♣, C 8♣, D A♣, A 9♣
    Et que le pli en cours est D K♣, A 10♣
    Et que B a en main Q♣ 9♦ J♦ 8♠ 9♠ J♠ K♥
    Alors la carte 7♣ jouée par B est refusée
    Et B peut jouer Q♣
    Quand B joue Q♣
    Alors c'est à C de jouer

  @id:MYVS3 @clause:play.follow-suit @clause:play.refusal @clause:trick.winner
  Scénario: Après une renonce refusée, le pli continue comme si de rien n'était
    Sachant qu'on joue à nl-short
    Et que le pli en cours est A K♦, B 8♦, C 9♦
    Et que D a en main 7♦ Q♠ 8♥ 9♥
    Alors D ne peut pas jouer Q♠ à cause de play.follow-suit
    Et D peut jouer 7♦
    Quand D joue 7♦
    Alors A prend le pli
    Et c'est à A de jouer

# language: fr
Fonctionnalité: Black Lady : entamer cœur et la dame de pique
  La source ne dit pas quand on peut entamer cœur. Chaque position figure une fois pour chaque façon de jouer.

  @id:S6ANU @clause:lead.hearts
  Scénario: Les cœurs attendent d'être brisés, si la table joue ainsi
    # B a encore Q♠ : il ne s'est rien passé qui puisse briser les cœurs.
    Sachant qu'on joue à black-lady
    Et qu'à cette table, on peut entamer cœur une fois les cœurs brisés
    Et qu'aucun cœur n'a été joué
    Et que c'est à A d'entamer
    Et que A a en main J♣ 6♦ 10♦ 4♠ 2♥ 9♥
    Et que B a en main 3♣ K♦ 7♠ Q♠ 5♥ K♥
    Alors A peut jouer J♣ 6♦ 10♦ 4♠
    Quand A entame 10♦
    Alors B peut jouer K♦

  @id:SG7B7 @clause:lead.hearts
  Scénario: Cœur s'entame à tout moment, si la table joue ainsi
    Sachant qu'on joue à black-lady
    Et qu'à cette table, on peut entamer cœur à tout moment
    Et qu'aucun cœur n'a été joué
    Et que c'est à A d'entamer
    Et que A a en main J♣ 6♦ 10♦ 4♠ 2♥ 9♥
    Et que B a en main 3♣ K♦ 7♠ Q♠ 5♥ K♥
    Alors A peut jouer n'importe quelle carte
    Quand A entame 9♥
    Alors B peut jouer 5♥ K♥

  @id:ZZRV2 @clause:lead.hearts @clause:lead.broken-by
  Scénario: Des cœurs entamés et fournis brisent les cœurs, si tout cœur joué les brise
    Sachant qu'on joue à black-lady
    Et qu'à cette table, tout cœur joué dans un pli précédent brise les cœurs
    Et qu'on a déjà joué le pli B 9♥, C 4♥, D J♥, A 10♥
    Et qu'aucun cœur n'a été défaussé
    Et que c'est à D d'entamer
    Et que A a en main 6♣ K♦ 5♥ Q♥
    Et que B a en main 3♥ 6♥ 8♥ A♥
    Et que C a en main 9♦ Q♠ 7♥ K♥
    Et que D a en main 3♣ 6♠ K♠ 2♥
    Alors D peut jouer n'importe quelle carte
    Quand D entame 2♥
    Alors A peut jouer 5♥ Q♥

  @id:ZZGR9 @clause:lead.hearts @clause:lead.broken-by
  Scénario: Des cœurs entamés et fournis ne brisent rien, si seul un cœur défaussé brise les cœurs
    Sachant qu'on joue à black-lady
    Et qu'à cette table, seul un cœur défaussé dans un pli précédent brise les cœurs
    Et qu'on a déjà joué le pli B 9♥, C 4♥, D J♥, A 10♥
    Et qu'aucun cœur n'a été défaussé
    Et que c'est à D d'entamer
    Et que A a en main 6♣ K♦ 5♥ Q♥
    Et que B a en main 3♥ 6♥ 8♥ A♥
    Et que C a en main 9♦ Q♠ 7♥ K♥
    Et que D a en main 3♣ 6♠ K♠ 2♥
    Alors D peut jouer 3♣ 6♠ K♠
    Quand D entame 3♣
    Alors A peut jouer 6♣

  @id:RGD2R @clause:lead.hearts @clause:lead.queen-breaks
  Scénario: Q♠ défaussée ne brise pas les cœurs, si la table joue ainsi
    Sachant qu'on joue à black-lady
    Et qu'à cette table, la dame de pique ne brise pas les cœurs
    Et qu'on a déjà joué le pli A 5♦, B Q♠, C 9♦, D K♦
    Et qu'aucun cœur n'a été joué
    Et que c'est à D d'entamer
    Et que A a en main 9♣ 2♦ 8♦ 10♠ 4♥ 8♥ A♥
    Et que D a en main 8♣ J♣ 6♦ 3♠ 2♥ 9♥ K♥
    Alors D peut jouer 8♣ J♣ 6♦ 3♠
    Quand D entame 6♦
    Alors A peut jouer 2♦ 8♦

  @id:YDG4M @clause:lead.hearts @clause:lead.queen-breaks
  Scénario: Q♠ défaussée brise les cœurs, si la table joue ainsi
    Sachant qu'on joue à black-lady
    Et qu'à cette table, la dame de pique brise aussi les cœurs
    Et qu'on a déjà joué le pli A 5♦, B Q♠, C 9♦, D K♦
    Et qu'aucun cœur n'a été joué
    Et que c'est à D d'entamer
    Et que A a en main 9♣ 2♦ 8♦ 10♠ 4♥ 8♥ A♥
    Et que D a en main 8♣ J♣ 6♦ 3♠ 2♥ 9♥ K♥
    Alors D peut jouer n'importe quelle carte
    Quand D entame 9♥
    Alors A peut jouer 4♥ 8♥ A♥

  @id:WO2UV @clause:lead.hearts @clause:lead.queen-breaks @clause:lead.broken-by @clause:lead.queen
  Scénario: Q♠ entamée brise les cœurs, si elle peut les briser et que toute carte jouée compte
    Sachant qu'on joue à black-lady
    Et qu'à cette table, la dame de pique brise aussi les cœurs
    Et qu'à cette table, tout cœur joué dans un pli précédent brise les cœurs
    Et qu'on a déjà joué le pli A Q♠, B 4♠, C K♠, D 2♠
    Et qu'aucun cœur n'a été joué
    Et que c'est à C d'entamer
    Et que C a en main 5♣ 8♦ J♦ 7♠ 4♥ 10♥ A♥
    Et que D a en main 9♣ K♣ 3♦ 6♠ 2♥ 5♥ J♥
    Alors C peut jouer n'importe quelle carte
    Quand C entame 4♥
    Alors D peut jouer 2♥ 5♥ J♥

  @id:O7PZS @clause:lead.hearts @clause:lead.exception
  Scénario: Rien que des cœurs et Q♠ : on doit entamer Q♠, si l'exception ne vaut que pour les cœurs seuls
    Sachant qu'on joue à black-lady
    Et qu'à cette table, un joueur qui n'a que des cœurs peut en entamer un
    Et qu'aucun cœur n'a été joué
    Et que c'est à D d'entamer
    Et que A a en main 9♣ 7♦ K♠ 4♥ Q♥
    Et que D a en main Q♠ 3♥ 6♥ 10♥ K♥
    Alors D peut jouer Q♠
    Quand D entame Q♠
    Alors A peut jouer K♠

  @id:RLU7H @clause:lead.hearts @clause:lead.exception @clause:lead.queen
  Scénario: Rien que des cœurs et Q♠ : on entame ce qu'on veut, si la table joue ainsi
    Sachant qu'on joue à black-lady
    Et qu'à cette table, un joueur qui n'a que des cœurs et la dame de pique peut entamer cœur
    Et qu'aucun cœur n'a été joué
    Et que c'est à D d'entamer
    Et que A a en main 9♣ 7♦ K♠ 4♥ Q♥
    Et que D a en main Q♠ 3♥ 6♥ 10♥ K♥
    Alors D peut jouer n'importe quelle carte
    Quand D entame 6♥
    Alors A peut jouer 4♥ Q♥

  @id:YUAV9 @clause:lead.hearts @clause:lead.exception @clause:lead.queen
  Scénario: Rien que des cœurs et Q♠ : on doit entamer un cœur, si l'exception le permet et que Q♠ doit attendre
    Sachant qu'on joue à black-lady
    Et qu'à cette table, un joueur qui n'a que des cœurs et la dame de pique peut entamer cœur
    Et qu'à cette table, on peut entamer la dame de pique une fois les cœurs brisés
    Et qu'aucun cœur n'a été joué
    Et que c'est à D d'entamer
    Et que D a en main Q♠ 3♥ 6♥ 10♥ K♥
    Alors D peut jouer 3♥ 6♥ 10♥ K♥

  @id:ZVFH5 @clause:lead.hearts @clause:lead.queen
  Scénario: Q♠ s'entame à tout moment, si la table joue ainsi
    Sachant qu'on joue à black-lady
    Et qu'à cette table, on peut entamer la dame de pique à tout moment
    Et qu'aucun cœur n'a été joué
    Et que c'est à B d'entamer
    Et que B a en main 3♦ Q♠ 5♥ 8♥ Q♥
    Et que C a en main 6♣ J♦ 2♠ A♠ 7♥
    Alors B peut jouer 3♦ Q♠
    Quand B entame Q♠
    Alors C peut jouer 2♠ A♠

  @id:V4AA7 @clause:lead.hearts @clause:lead.queen
  Scénario: Q♠ attend que les cœurs soient brisés, si la table joue ainsi
    Sachant qu'on joue à black-lady
    Et qu'à cette table, on peut entamer la dame de pique une fois les cœurs brisés
    Et qu'aucun cœur n'a été joué
    Et que c'est à B d'entamer
    Et que B a en main 3♦ Q♠ 5♥ 8♥ Q♥
    Et que C a en main 6♣ J♦ 2♠ A♠ 7♥
    Alors B peut jouer 3♦
    Quand B entame 3♦
    Alors C peut jouer J♦

  @id:UJ9EM @clause:lead.hearts @clause:lead.exception @clause:lead.queen
  Scénario: Q♠, qui doit attendre que les cœurs soient brisés, s'entame quand même si l'on n'a que des cœurs avec elle
    Sachant qu'on joue à black-lady
    Et qu'à cette table, on peut entamer la dame de pique une fois les cœurs brisés
    Et qu'aucun cœur n'a été joué
    Et que c'est à B d'entamer
    Et que B a en main A♦ Q♠ 2♥ 5♥ 8♥ J♥ Q♥
    Alors B peut jouer A♦
    Quand B entame A♦
    Et que C joue J♦
    Et que D joue 6♦
    Et que A joue 2♦
    Alors B prend le pli
    Et B peut jouer Q♠

  @id:SUK73 @clause:lead.hearts @clause:lead.queen
  Scénario: Q♠, qui devait attendre, s'entame dès qu'un cœur a été défaussé
    Sachant qu'on joue à black-lady
    Et qu'à cette table, on peut entamer la dame de pique une fois les cœurs brisés
    Et qu'aucun cœur n'a été joué
    Et que c'est à B d'entamer
    Et que B a en main A♦ Q♠ 2♥ 5♥ 8♥ J♥ Q♥
    Et que C a en main 6♣ J♦ 2♠ 7♠ A♠ 7♥ K♥
    Alors B peut jouer A♦
    Quand B entame A♦
    Et que C joue J♦
    Et que D joue 4♥
    Et que A joue 2♦
    Alors B prend le pli
    Et B peut jouer n'importe quelle carte
    Quand B entame Q♠
    Alors C peut jouer 2♠ 7♠ A♠

# language: de
Funktionalität: Keine Sätze

  @id:AAAAA @clause:play.follow-suit
  Szenario: Noch nicht
    Angenommen we play nl-short
    Dann it is B's turn

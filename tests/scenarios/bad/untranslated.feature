# language: nl
Functionaliteit: ?? Titles that nobody has translated

  @clause:trick.order
  Abstract Scenario: Na <wat> is er een aan de beurt
    # ?? The next player, that is.
    Stel we spelen nl-short
    En op tafel ligt <slag>
    Dan is <wie> aan de beurt

    Voorbeelden:
      | id    | slag | wie | wat      |
      | AAAAA | A 9♠ | B   | ?? a lead |

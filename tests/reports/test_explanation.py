from __future__ import annotations

import pytest

from conformance.cards import LANGUAGES
from conformance.rules import load_profile
from conformance.rules.explanation import explain_position, read_position
from reports.explanation import as_text


def told(profile: str, language: str, **position: object) -> list[str]:
    resolved = load_profile(profile)
    at = read_position(
        resolved.rules,
        **{"hand": "", "trick": "", "trick_number": None, "broken": None} | position,  # type: ignore[arg-type]
    )
    return as_text(resolved, at, explain_position(resolved, at), language).splitlines()


FOLLOWING = {
    "en": [
        "nl-omslag: ♣ led to the first trick; on the table 7♣",
        "  9♣  may be played",
        "  Q♠  barred by play.follow-suit",
    ],
    "nl": [
        "nl-omslag: ♣ gevraagd in de eerste slag; op tafel 7♣",
        "  9♣  mag worden gespeeld",
        "  V♠  verboden door play.follow-suit",
    ],
    "fr": [
        "nl-omslag: le premier pli, entamé à ♣ ; sur la table 7♣",
        "  9♣  peut être jouée",
        "  Q♠  interdite par play.follow-suit",
    ],
    "es": [
        "nl-omslag: la primera baza, con salida de ♣; en la mesa 7♣",
        "  9♣  se puede jugar",
        "  Q♠  prohibida por play.follow-suit",
    ],
}
LEADING = {
    "en": ["international: to lead to a later trick, hearts not broken", "  2♥  barred by lead.hearts"],
    "nl": ["international: uitkomen in een latere slag, harten niet gebroken", "  2♥  verboden door lead.hearts"],
    "fr": ["international: entamer un pli suivant, cœurs pas encore brisés", "  2♥  interdite par lead.hearts"],
    "es": ["international: salir en una baza posterior, corazones sin abrir", "  2♥  prohibida por lead.hearts"],
}
OTHERWISE = {
    "en": "        once hearts are broken: may be played",
    "nl": "        als de harten gebroken zijn: mag worden gespeeld",
    "fr": "        une fois les cœurs brisés : peut être jouée",
    "es": "        con los corazones abiertos: se puede jugar",
}
OPEN = {
    "en": "where the table plays that other penalty cards are kept out of the first trick too: barred by",
    "nl": "geldt aan tafel “ook andere strafkaarten blijven uit de eerste slag”: verboden door",
    "fr": "là où l'on joue « les autres cartes à points sont aussi exclues du premier pli » : interdite par",
    "es": "donde se juega «las demás cartas de puntos también quedan fuera de la primera baza»: prohibida por",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_position_and_each_card_are_told_in_the_language(language: str) -> None:
    assert told("nl-omslag", language, hand="9C QS", trick="7C", trick_number=1)[:3] == FOLLOWING[language]
    assert told("international", language, hand="2H 6D", trick_number=4, broken=False)[:2] == LEADING[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_it_depends_on_is_told_in_the_language(language: str) -> None:
    assert OTHERWISE[language] in told("international", language, hand="2H 6D")
    (line,) = [
        line for line in told("nl-omslag", language, hand="JC 9C", trick="7C", trick_number=1) if "003:" in line
    ][:1]
    assert f"{OPEN[language]} first-trick.others" in line

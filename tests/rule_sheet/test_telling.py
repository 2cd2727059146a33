"""A trick in words, in four languages."""

from __future__ import annotations

import pytest

from conformance.cards import LANGUAGES
from conformance.rule_sheet.telling import tell_trick
from conformance.rule_sheet.tricks import Trick, Turn


def turn(seat: str, card: str, hand: str = "", legal: str = "", barred_by: str = "") -> Turn:
    held, free = tuple((hand or card).split()), tuple((legal or hand or card).split())
    return Turn(seat=seat, card=card, hand=held, legal=free, barred_by=barred_by)


def trick(*turns: Turn, winner: str = "A", points: int = 7) -> Trick:
    return Trick(case="X", turns=turns, winner=winner, points=points, players=4)


COSTLY = trick(
    turn("A", "KC"),
    turn("B", "JC", "9H JC AC 10H", "JC AC", "play.follow-suit"),
    turn("C", "QS"),
    turn("D", "8C"),
)


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "A leads K♣. B holds J♣ A♣ 9♥ 10♥ and must follow suit, with J♣ A♣ to choose from; it is J♣. "
               "C has no clubs and discards Q♠. D follows with 8♣. "
               "K♣ is the highest card of the suit led: A takes the trick, and 7 penalty points with it."),
        ("nl", "A komt uit met H♣. B heeft B♣ A♣ 9♥ 10♥ en moet bekennen, met de keus uit B♣ A♣; het wordt B♣. "
               "C heeft geen klaveren en loost V♠. D bekent met 8♣. "
               "H♣ is de hoogste kaart van de gevraagde kleur: A wint de slag en pakt 7 strafpunten."),
        ("fr", "A entame K♣. B tient J♣ A♣ 9♥ 10♥ et doit fournir, au choix J♣ A♣ ; ce sera J♣. "
               "C n'a pas de trèfle et défausse Q♠. D fournit 8♣. "
               "K♣ est la plus forte carte de la couleur entamée : "
               "A prend le pli, qui lui coûte 7 points de pénalité."),
        ("es", "A sale con K♣. B tiene J♣ A♣ 9♥ 10♥ y debe asistir; puede elegir entre J♣ A♣ y juega J♣. "
               "C no tiene tréboles y descarta Q♠. D asiste con 8♣. "
               "K♣ es la carta más alta del palo de salida: A se lleva la baza y, con ella, 7 puntos de penalización."),
    ],
)  # fmt: skip
def test_a_trick_is_told_turn_by_turn(language: str, expected: str) -> None:
    assert " ".join(tell_trick(COSTLY, language).sentences) == expected


def test_a_picture_has_the_plays_in_order_and_the_hand_with_its_barred_cards() -> None:
    example = tell_trick(COSTLY, "en")
    assert list(example.plays.items()) == [("A", "KC"), ("B", "JC"), ("C", "QS"), ("D", "8C")]
    assert (example.winner, example.players) == ("A", 4)
    assert (example.holder, example.hand) == ("B", ("JC", "AC", "9H", "10H"))
    assert set(example.barred) == {"9H", "10H"}


def test_a_lead_that_hearts_were_barred_from_says_why() -> None:
    lead = turn("B", "9S", "9S 7H 10H", "9S", "lead.hearts")
    told = tell_trick(trick(lead, turn("C", "10S"), turn("D", "JS"), turn("A", "QS")), "en")
    assert told.sentences[0] == "B holds 9♠ 7♥ 10♥; hearts are not broken yet, so only 9♠ may be led."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("barred_by", ["play.follow-suit", "lead.hearts", "first-trick.hearts", ""])
@pytest.mark.parametrize("legal", ["9S", "9S 10S"])
def test_every_reason_and_every_sum_has_words_in_every_language(language: str, barred_by: str, legal: str) -> None:
    for points in (-9, 0, 1, 5):
        lead = turn("B", "9S", f"{legal} 7H 10H", legal, barred_by)
        told = tell_trick(trick(lead, turn("C", "QS"), turn("D", "JS"), turn("A", "KS"), points=points), language)
        text = " ".join([told.heading, *told.sentences])
        assert "{" not in text
        assert "7♥ 10♥" in text
        assert ("−9" in text) == (points == -9)


def test_a_trick_without_penalty_points_says_so() -> None:
    clean = trick(turn("A", "KC"), turn("B", "9C"), turn("C", "8C"), turn("D", "7C"), points=0)
    assert tell_trick(clean, "en").sentences[-1].endswith("A takes the trick, without penalty points.")
    assert tell_trick(clean, "en").hand == ()

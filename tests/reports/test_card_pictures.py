"""Cards as pictures: told apart by shape and by colour, each with a name, well-formed."""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest

from conformance.cards import LANGUAGES, RANKS, SUITS
from reports.card_pictures import card_picture, hand_picture, trick_diagram

SVG = "{http://www.w3.org/2000/svg}"


def parsed(picture: str) -> ET.Element:
    return ET.fromstring(picture)  # noqa: S314  our own picture


def shape(card: str) -> str:
    found = parsed(card_picture(card, "en")).find(".//path[@class='suit']")
    assert found is not None
    return found.attrib["d"]


def test_the_four_suits_have_four_shapes_and_four_colours() -> None:
    assert len({shape(f"7{suit}") for suit in SUITS}) == len(SUITS)
    groups = [parsed(card_picture(f"7{suit}", "en")).find("./g") for suit in SUITS]
    assert [group.attrib["class"] for group in groups if group is not None] == ["suit-c", "suit-d", "suit-s", "suit-h"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_name_or_picture(language: str) -> None:
    pictures = [card_picture(rank + suit, language) for rank in RANKS for suit in SUITS]
    names = {parsed(picture).attrib["aria-label"] for picture in pictures}
    assert len(names) == len(set(pictures)) == len(RANKS) * len(SUITS)


@pytest.mark.parametrize(
    ("language", "letter", "name"),
    [
        ("en", "Q", "queen of spades"),
        ("nl", "V", "schoppen vrouw"),
        ("fr", "Q", "dame de pique"),
        ("es", "Q", "dama de picas"),
    ],
)
def test_a_card_bears_the_letter_and_the_name_of_the_language(language: str, letter: str, name: str) -> None:
    picture = parsed(card_picture("QS", language))
    assert picture.findtext(".//text[@class='rank']") == letter
    assert picture.findtext("title") == picture.attrib["aria-label"] == name


def test_a_barred_card_of_a_hand_is_struck_through_and_no_other() -> None:
    hand = parsed(hand_picture(["7C", "QS"], "en", barred=["QS"]))
    struck = [card.attrib["aria-label"] for card in hand if card.find(".//path[@class='strike']") is not None]
    assert struck == ["queen of spades"]


def test_a_trick_has_a_numbered_card_for_each_play_and_a_frame_for_the_winner() -> None:
    trick = parsed(trick_diagram({"A": "KC", "B": "JC", "C": "QS", "D": "8C"}, "nl", label="A <wins>", winner="A"))
    assert [text.text for text in trick.iter("text") if text.attrib["class"] == "rank"] == ["H", "B", "V", "8"]
    assert [text.text for text in trick.iter("text") if text.attrib["class"] == "order"] == ["1", "2", "3", "4"]
    assert trick.findtext("title") == "A <wins>"
    assert len(trick.findall(".//rect[@class='winner']")) == 1


def test_seats_go_round_the_table_clockwise_and_the_one_to_play_has_an_empty_place() -> None:
    trick = parsed(trick_diagram({"C": "10D", "A": "AH"}, "en", label="", players=4, turn="B"))
    places = {
        str(group.findtext("text")): [float(part) for part in group.attrib["transform"][10:-1].split()]
        for group in trick.findall("./g")
    }
    assert places["B"][0] < places["A"][0] < places["D"][0]
    assert places["C"][1] < places["B"][1] < places["A"][1]
    assert len(trick.findall(".//rect[@class='place turn']")) == 1

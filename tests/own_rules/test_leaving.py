"""What of a statement a person has to fill in."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.own_rules.leaving import leave_open
from conformance.scenarios.phrasebook import KINDS, Stated, load_phrasebook

SCORES = (("A", 3), ("B", 12), ("C", 0), ("D", 0))


@pytest.mark.parametrize(
    ("phrase", "fields", "language", "text"),
    [
        ("turn", {"seat": "B"}, "en", "it is ???'s turn"),
        ("may-play", {"seat": "B", "cards": ("7C",)}, "nl", "mag B ??? spelen"),
        ("may-play-any", {"seat": "B"}, "en", "B may play ???"),
        ("points-so-far", {"seat": "A", "number": 1}, "en", "A has ??? points so far"),
        ("winners", {"seats": ("A",)}, "en", "??? win the match"),
        ("deal-scores", {"scores": SCORES}, "en", "the deal scores A ???, B ???, C ???, D ???"),
        ("totals", {"scores": SCORES}, "fr", "les totaux sont A ???, B ???, C ???, D ???"),
        ("dealer", {"seat": "C"}, "en", "??? is the dealer"),
        ("on-the-table", {"trick": (("A", "7C"),)}, "en", "the trick so far is ???"),
        ("holds", {"seat": "C", "cards": ("7C",)}, "en", "C holds ???"),
    ],
)
def test_the_expected_value_is_left_and_nothing_else(
    phrase: str, fields: dict[str, Any], language: str, text: str
) -> None:
    assert leave_open(Stated(id=phrase, fields=fields), load_phrasebook(), language) == (text, ())


@pytest.mark.parametrize(
    ("phrase", "choices"),
    [
        ("deal-not-over", ("the deal is over", "the deal is not over")),
        ("match-goes-on", ("the match goes on", "the match is over")),
        ("points-subtracted", ("points are added", "points are subtracted")),
        ("nobody-passes", ("nobody passes", "cards are passed left")),
        ("table-empty", ("no card is on the table", "the trick so far is A 10♥, B Q♠")),
    ],
)
def test_a_sentence_that_says_it_all_is_left_whole_with_what_it_may_be(phrase: str, choices: tuple[str, str]) -> None:
    assert leave_open(Stated(id=phrase, fields={}), load_phrasebook(), "en") == ("???", choices)


def test_of_no_statement_the_expected_value_is_given_away() -> None:
    samples: dict[str, Any] = {
        "seat": "D", "seats": ("D",), "card": "KD", "cards": ("KD",), "scores": (("A", 987),), "number": 987,
        "direction": "left", "trick": (("D", "KD"),), "clause": "play.discard",
    }  # fmt: skip
    phrasebook = load_phrasebook()
    kept = {"refused", "may-not-play", "pass-refused"}  # drafts leave these out
    for language in phrasebook.languages:
        for phrase in phrasebook.phrases[language, KINDS[-1]]:
            if phrase.id not in kept:
                fields = {name: samples[name] for name, _ in phrase.forms[0].fields}
                text, _ = leave_open(Stated(id=phrase.id, fields=fields), phrasebook, language)
                assert "???" in text, phrase.id
                assert not {"987", "K♦", "H♦"} & set(text.replace(",", " ").split()), text

"""The same sentence as a person stated it, and as the rules have it."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.own_rules.differing import as_seen
from conformance.protocol.messages import Observation, Played
from conformance.scenarios.phrasebook import Stated, load_phrasebook

PLAYING = Observation(
    stage="playing", turn="B", legal=["QS", "9C"], points={"A": 4, "B": 0}, hands={"C": ["8H", "7C"]}, direction="left",
    totals={"B": 2, "A": 1}, trick=[Played(seat="A", card="7C")],
)  # fmt: skip
OVER = Observation(stage="match_over", winners=["C", "D"], score={"A": 1, "B": 14}, phase="subtracting", dealer="D")
BETWEEN = Observation(stage="deal_over", score={"A": 1, "B": 14}, phase="adding", direction="none")


@pytest.mark.parametrize(
    ("phrase", "fields", "seen", "sentence"),
    [
        ("turn", {"seat": "A"}, PLAYING, "it is B's turn"),
        ("may-play", {"seat": "B", "cards": ("9C",)}, PLAYING, "B may play 9♣ Q♠"),
        ("may-play", {"seat": "A", "cards": ("9C",)}, PLAYING, "it is B's turn"),
        ("may-play-any", {"seat": "B"}, PLAYING, "B may play 9♣ Q♠"),
        ("takes-trick", {"seat": "A"}, PLAYING, "B takes the trick"),
        ("points-so-far", {"seat": "A", "number": 1}, PLAYING, "A has 4 points so far"),
        ("holds", {"seat": "C", "cards": ("9C",)}, PLAYING, "C holds 7♣ 8♥"),
        ("totals", {"scores": ()}, PLAYING, "the totals are A 1, B 2"),
        ("on-the-table", {"trick": ()}, PLAYING, "the trick so far is A 7♣"),
        ("table-empty", {}, PLAYING, "the trick so far is A 7♣"),
        ("deal-over", {}, PLAYING, "the deal is not over"),
        ("match-over", {}, PLAYING, "the deal is not over"),
        ("nobody-passes", {}, PLAYING, "cards are passed left"),
        ("deal-scores", {"scores": ()}, OVER, "the deal scores A 1, B 14"),
        ("deal-not-over", {}, OVER, "the deal is over"),
        ("match-goes-on", {}, OVER, "the match is over"),
        ("winners", {"seats": ("A",)}, OVER, "C and D win the match"),
        ("points-added", {}, OVER, "points are subtracted"),
        ("dealer", {"seat": "A"}, OVER, "D is the dealer"),
        ("winners", {"seats": ("A",)}, BETWEEN, "the match goes on"),
        ("points-subtracted", {}, BETWEEN, "points are added"),
        ("passed-to", {"direction": "left"}, BETWEEN, "nobody passes"),
    ],
)
def test_the_rules_say_it_in_the_same_words(
    phrase: str, fields: dict[str, Any], seen: Observation, sentence: str
) -> None:
    found = as_seen(Stated(id=phrase, fields=fields), seen)
    assert found is not None
    assert load_phrasebook().render(found, "en") == sentence


def test_whatever_can_be_stated_is_answered_in_kind() -> None:
    unanswered = {"refused", "may-not-play", "pass-refused", "still-passes"}  # these say no value of the position
    fields = {"seat": "B", "cards": ("7C",)}
    whole = Observation(
        **{name: getattr(PLAYING, name) for name in ("stage", "turn", "legal", "trick", "direction", "totals")},
        points={"B": 1}, hands={"B": ["7C"]}, score={"B": 1}, dealer="A", phase="adding",
    )  # fmt: skip
    for phrase in load_phrasebook().phrases["en", "then"]:
        found = as_seen(Stated(id=phrase.id, fields=fields), whole)
        assert (found is None) is (phrase.id in unanswered), phrase.id


def test_what_a_position_does_not_tell_is_left_unsaid() -> None:
    assert as_seen(Stated(id="turn", fields={"seat": "A"}), OVER) is None
    assert as_seen(Stated(id="still-passes", fields={"seat": "A"}), OVER) is None

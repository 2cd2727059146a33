"""How it is told what an app plays as if."""

from __future__ import annotations

from typing import Any

from conformance.runner.outcomes import Explanation
from reports.check_explanations import say_explanations


def explanation(words: str = "Q♠ breaks hearts too", **more: Any) -> Explanation:
    known: dict[str, Any] = {"parameter": "hearts.queen_breaks", "value": "yes", "cases": ["ONE", "TWO"], "of": 2}
    return Explanation(in_words=words, **known | more)


def test_one_difference_that_explains_everything() -> None:
    assert list(say_explanations([explanation()])) == [
        "It plays as if Q♠ breaks hearts too: that one difference explains all 2 deviating cases."
    ]


def test_one_that_explains_a_part_says_how_much() -> None:
    assert list(say_explanations([explanation(of=7), explanation("2 cards are passed", cases=["SIX"], of=7)])) == [
        "It plays as if Q♠ breaks hearts too: that one difference explains 2 of 7 deviating cases.",
        "It plays as if 2 cards are passed: that one difference explains 1 of 7 deviating cases.",
    ]


def test_equally_good_ones_are_told_together() -> None:
    said = list(say_explanations([explanation(), explanation("2 cards are passed")]))
    assert len(said) == 1
    assert said[0].endswith("As good: 2 cards are passed.")


def test_an_open_point_is_said_to_fail_nothing() -> None:
    known, unknown = explanation(open=True, declared=True), explanation(open=True)
    assert next(say_explanations([known])).endswith(
        "The sources leave hearts.queen_breaks open: this is observed and fails nothing."
    )
    assert "and no table of this profile is known to play it so" in next(say_explanations([unknown]))

"""How it is told what an app plays as if."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree as Xml

import msgspec

from conformance.runner.outcomes import Explanation
from reports.check_explanations import say_explanations
from reports.check_json import as_json
from reports.check_junit import as_junit
from reports.check_text import Look, as_text
from tests.processes import honest
from tests.runner.running import check_app


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


def test_every_form_of_the_report_tells_it_and_the_text_before_any_case() -> None:
    report = msgspec.structs.replace(check_app(honest("--plays", "revokes")), explanations=[explanation(of=2)])
    sentence = "It plays as if Q♠ breaks hearts too: that one difference explains all 2 deviating cases."
    text = as_text(report, Look(again=str))
    assert f"  {sentence}" in text.splitlines()
    assert text.index(sentence) < text.index("play.follow-suit fails")
    assert msgspec.json.decode(as_json(report))["explanations"][0]["parameter"] == "hearts.queen_breaks"
    properties = Xml.fromstring(as_junit(report, {})).findall("testsuite/properties/property")  # noqa: S314  we wrote it
    assert [(each.get("name"), each.get("value")) for each in properties] == [("plays as if", sentence)]

"""The smoke test finds fault with adapters, never with rules."""

from __future__ import annotations

from typing import Any

import pytest

from conformance.cases import Step
from conformance.protocol.messages import Pass
from conformance.runner.app import App
from conformance.runner.session import Limits
from conformance.runner.smoke import Smoke, smoke
from tests.cases_by_hand import CORE, OPENING, case, header, tricks
from tests.runner.test_session import Scripted

PLAYING = {"stage": "playing", "turn": "A"}


def smoked(cases: Any = (OPENING,), **results: Any) -> tuple[Smoke, Scripted]:
    connection = Scripted(**results)
    app = App(lambda: connection, Limits(), "tests")
    return smoke(header(), cases, app, lambda changes: {**header().rules, **changes}), connection


def accepting(*cards: str) -> Any:
    return lambda request: {"accepted": request["params"]["card"] in cards, "state": {"stage": "playing"}}


def test_one_accepted_card_is_enough_whoever_plays_it() -> None:
    found, connection = smoked(start={"state": {"stage": "playing"}}, play=accepting("QH"))
    assert (found.fault, found.steps[-1]) == ("", "play: QH from C was accepted")
    assert connection.asked.count("play") > 10


def test_what_the_app_calls_legal_is_tried_first() -> None:
    state = {"stage": "playing", "turn": "D", "legal": ["AD"]}
    found, connection = smoked(start={"state": state}, play=accepting("AD"))
    assert (found.fault, connection.asked.count("play")) == ("", 1)


def test_no_card_at_all_is_the_adapters_fault() -> None:
    found, connection = smoked(play=accepting())
    assert "accepted no card from any player" in found.fault
    assert connection.asked.count("play") >= 32


@pytest.mark.parametrize("stage", ["deal_over", "match_over"])
def test_a_deal_that_is_over_as_it_begins_is_the_adapters_fault(stage: str) -> None:
    found, _ = smoked(start={"state": {"stage": stage}})
    assert stage in found.fault


def test_cards_are_passed_where_the_app_waits_for_that() -> None:
    passing = case(
        "PASS2",
        "passing.cards",
        Step(passing=Pass(seat="A", cards=["7H", "8H", "7D"])),
        *tricks("A 7C"),
        needs="passing",
    )
    states = iter(["passing"] * 3 + ["playing"])

    def take(_request: Any) -> Any:
        return {"accepted": True, "state": {"stage": next(states)}}

    greeting = {"protocol": 1, "app": {"name": "x"}, "capabilities": ["passing"]}
    begun = {"state": {"stage": "passing"}}
    found, connection = smoked([passing], hello=greeting, start=begun, play=accepting("7C"), **{"pass": take})
    assert (found.fault, connection.asked.count("pass")) == ("", 4)


NEVER = {"accepted": False, "state": {"stage": "passing"}}


def test_passing_that_never_ends_is_the_adapters_fault_where_cards_are_passed() -> None:
    passing = case("PASS2", "passing.cards", *tricks("A 7C"), needs="passing")
    greeting = {"protocol": 1, "app": {"name": "x"}, "capabilities": ["passing"]}
    found, _ = smoked([passing], hello=greeting, start={"state": {"stage": "passing"}}, **{"pass": NEVER})
    assert "waits for cards to be passed" in found.fault


def test_waiting_for_passes_that_the_rules_do_not_have_is_left_to_the_cases() -> None:
    found, connection = smoked(start={"state": {"stage": "passing"}}, **{"pass": NEVER})
    assert found.fault == ""
    assert "waits for cards to be passed" in found.steps[-1]
    assert connection.asked.count("pass") == 4 * 4


def test_as_many_cards_are_passed_as_the_app_takes() -> None:
    left = iter("CDE")

    def take(request: Any) -> Any:
        if len(request["params"]["cards"]) != 2:
            return NEVER
        return {"accepted": True, "state": {"stage": "passing" if next(left, "") else "playing"}}

    found, connection = smoked(start={"state": {"stage": "passing"}}, play=accepting("7C"), **{"pass": take})
    assert found.fault == ""
    assert found.steps[-1] == "play: 7C from A was accepted"
    assert connection.asked.count("pass") == 3 + 3


def test_a_start_that_is_not_supported_is_no_fault_of_the_adapter() -> None:
    found, connection = smoked(start={"unsupported": [{"parameter": "pack.ranks"}]})
    assert found.fault == ""
    assert "play" not in connection.asked


def test_another_reading_of_an_open_point_is_offered_where_the_first_is_not_supported() -> None:
    def start(request: Any) -> Any:
        if request["params"]["rules"]["match.tie"] == "shared":
            return {"unsupported": [{"parameter": "match.tie"}]}
        return {"state": PLAYING}

    connection = Scripted(start=start, play=accepting("7C"))
    told = header(match__tie=["shared", "play_on"])
    app = App(lambda: connection, Limits(), "tests")
    found = smoke(told, CORE, app, lambda changes: {**told.rules, **changes})
    assert found.fault == ""
    assert found.rules["match.tie"] == "play_on"

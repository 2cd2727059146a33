"""What is found of apps whose rules are known to the test alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from conformance.identification.identifying import identify
from conformance.identification.result import GivenUp, Identified, Reason
from conformance.protocol.messages import Greeting
from conformance.protocol.serving import RpcFault
from conformance.rules import load_profile
from conformance.runner.app import App, GivenUpError
from conformance.runner.session import Limits
from conformance.transports.in_process import InProcess
from conformance.transports.stdio import ChildProcess
from reference_impl.serve import ReferenceApp
from reference_impl.wrong import null_programs, programs
from reference_impl.wrong.mutant import MutantApp
from tests.processes import APPS, honest, inline

if TYPE_CHECKING:
    from collections.abc import Callable

    from conformance.protocol.messages import Hello, Message, Start
    from conformance.protocol.serving import Handlers

_DIES = f"""
import itertools, sys
sys.path.insert(0, {str(APPS)!r})
from honest import Honest, serve
serve(Honest([]), itertools.islice(sys.stdin, 25))
"""


def identified(profile: str, changes: dict[str, Any]) -> Identified:
    return found_of(MutantApp(load_profile(profile).replace(changes)).handlers)


def found_of(handlers: Handlers) -> Identified:
    return identify(App(lambda: InProcess(handlers), Limits(), "test"))[0]


def found_of_honest(*options: str) -> Identified:
    app = App(lambda: ChildProcess(honest(*options)), Limits(message=10, start=20), "test")
    try:
        return identify(app)[0]
    finally:
        app.kill()


@pytest.mark.parametrize("profile", ["nl-short", "nl-omslag", "international", "black-lady+omslag"])
def test_a_shipped_profile_is_named_and_nothing_differs(profile: str) -> None:
    found = identified(profile, {})
    assert (found.nearest, found.differences, found.unexplained) == (profile, [], [])
    assert not found.says_too_little


def test_profiles_with_the_same_rules_are_both_named() -> None:
    found = identified("international", {})
    assert (found.nearest, found.also) == ("international", ["black-lady"])


def test_a_rule_that_differs_is_named_with_the_position_that_showed_it() -> None:
    found = identified("international", {"hearts.queen_breaks": "yes"})
    (difference,) = found.differences
    assert (difference.parameter, difference.value, difference.profile) == ("hearts.queen_breaks", "yes", "no")
    assert difference.shown is not None
    assert {answer.field for answer in difference.shown.answers} == {"legal"}


def test_numbers_that_nobody_plays_are_read_off() -> None:
    changes = {"match.threshold": 63, "scoring.values.JC": 7, "sweep.others": 31, "opening.card": "9D"}
    found = identified("nl-short", changes)
    assert {each.parameter: each.value for each in found.differences} == {
        "match.threshold": 63,
        "scoring.values": {"hearts": 1, "QS": 5, "JC": 7},
        "sweep.others": 31,
        "opening.card": "9D",
    }


@pytest.mark.parametrize(
    ("profile", "changes"),
    [
        ("international", {"scoring.values": {"hearts": 1, "QS": 13, "JD": -10}}),
        ("international", {"scoring.values": {"hearts": 1, "QS": 13, "10D": 10}, "sweep.others": 26}),
        ("nl-short", {"scoring.values": {"hearts": 1, "QS": 5, "KS": 3}}),
    ],
)
@pytest.mark.parametrize("said", ["points", "score"])
def test_a_card_that_counts_nowhere_else_is_found(profile: str, changes: dict[str, Any], said: str) -> None:
    handlers = MutantApp(load_profile(profile).replace(changes)).handlers
    found = found_of(handlers if said == "points" else without("points", handlers))
    values = next(each for each in found.differences if each.parameter == "scoring.values")
    assert values.value == {card: worth for card, worth in changes["scoring.values"].items() if worth}
    assert not found.unexplained


def without(field: str, handlers: Handlers) -> Handlers:
    """Leave an app that never says one thing of a position."""

    def silent(act: Callable[[Any], Any]) -> Callable[[Any], Any]:
        def answer(params: Any) -> Any:
            said = act(params)
            if said.state is msgspec.UNSET:
                return said
            return msgspec.structs.replace(said, state=msgspec.structs.replace(said.state, **{field: msgspec.UNSET}))

        return answer

    acting = ("start", "play", "pass", "deal")
    return {name: (kind, silent(act) if name in acting else act) for name, (kind, act) in handlers.items()}


def test_a_sweep_that_leaves_a_card_of_minus_points_to_whoever_took_it_is_no_rule_of_ours() -> None:
    """A common table rule: whoever has J♦ keeps its ten points off, sweep or not."""
    rules = load_profile("international").replace(
        {"scoring.values": {"hearts": 1, "QS": 13, "JD": -10}, "sweep.others": 26}
    )
    handlers = MutantApp(rules).handlers

    def keep_the_jack(act: Callable[[Any], Any]) -> Callable[[Any], Any]:
        def answer(params: Any) -> Any:
            said = act(params)
            state = said.state
            if state.score is msgspec.UNSET or sorted(state.score.values()) != [0, 26, 26, 26]:
                return said
            score = {seat: worth - 10 * ("JD" in state.captured[seat]) for seat, worth in state.score.items()}
            counted = msgspec.structs.replace(state, score=score, totals=msgspec.UNSET)
            return msgspec.structs.replace(said, state=counted)

        return answer

    kind, play = handlers["play"]
    found = found_of({**handlers, "play": (kind, keep_the_jack(play))})
    assert any(answer.field == "score" for shown in found.unexplained for answer in shown.answers)


def test_two_rules_that_hide_each_other_are_both_found() -> None:
    """Where a queen follows suit neither breaks hearts, and once one is thrown off both do."""
    changes = {"hearts.broken_by": "discarded", "hearts.queen_breaks": "yes", "scoring.values": {"QS": 13}}
    found = identified("international", changes)
    assert {each.parameter for each in found.differences} == set(changes)


@pytest.mark.parametrize("number", [2, 3])
def test_an_app_that_does_not_say_where_cards_are_passed_shows_it(number: int) -> None:
    changes = {"passing.cycle": ["left"], "passing.cards": number}
    found = found_of(without("direction", MutantApp(load_profile("nl-short").replace(changes)).handlers))
    assert {each.parameter: each.value for each in found.differences} == changes


def test_an_app_that_cannot_be_made_to_pass_is_asked_for_no_deal_that_passes() -> None:
    handlers = MutantApp(load_profile("international").rules).handlers
    kind, greet = handlers["hello"]
    silent = {**without_passing(handlers), "hello": (kind, lambda params: without_word(greet(params), "passing"))}
    found = found_of(silent)
    assert not found.endings
    assert {each.parameter for each in found.undetermined if each.reason is Reason.NO_PASSING} >= {"passing.cards"}


def test_of_an_app_that_never_ends_a_deal_no_rules_are_named() -> None:
    handlers = dict(MutantApp(load_profile("nl-short").rules).handlers)
    kind, play = handlers["play"]
    played: list[int] = []

    def fail_at_the_end(params: Any) -> Any:
        said: Any = play(params)
        if said.state.stage != "playing":
            played.append(1)
            raise ZeroDivisionError
        return said

    found = found_of({**handlers, "play": (kind, fail_at_the_end)})
    assert found.says_too_little
    assert len(played) < 30


def test_what_an_app_declares_and_is_no_value_is_not_repeated() -> None:
    handlers = MutantApp(load_profile("nl-short").rules).handlers
    kind, greet = handlers["hello"]
    strange = {"table.players": "x", "pack.ranks": ["Z"], "match.threshold": 77}

    def boast(params: Any) -> Any:
        return msgspec.structs.replace(greet(params), rules=strange)

    found = found_of({**handlers, "hello": (kind, boast)})
    assert [(each.parameter, each.declared) for each in found.declared] == [("match.threshold", 77)]


def test_two_rules_that_bar_the_same_cards_are_told_apart() -> None:
    changes = {"hearts.lead": "free", "first_trick.hearts": "allowed", "opening.lead": "any_card"}
    found = identified("nl-omslag", changes)
    assert found.rules == load_profile("nl-omslag").replace(changes)


def test_another_pack_and_another_number_of_players_are_found() -> None:
    ranks = ["5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
    found = identified("nl-short", {"table.players": 5, "pack.ranks": ranks})
    assert {each.parameter: each.value for each in found.differences} == {"table.players": 5, "pack.ranks": ranks}


def test_an_app_that_plays_what_it_is_told_is_known_by_that() -> None:
    found = found_of(ReferenceApp().handlers)
    assert found.listens
    assert not found.differences


def test_an_app_with_rules_of_its_own_does_not_listen() -> None:
    found = identified("nl-omslag", {})
    assert (found.listens, found.follows) == (False, [])


def test_without_a_match_level_nothing_is_said_of_the_match() -> None:
    found = found_of_honest("--declare", "legal")
    assert found.nearest == "nl-short"
    assert {each.parameter for each in found.undetermined if each.reason is Reason.NO_MATCH} == {
        "deal.next_dealer", "match.threshold", "match.reached", "match.ends", "match.finish", "match.tie",
    }  # fmt: skip


def without_word(said: Message, capability: str) -> Message:
    assert isinstance(said, Greeting)
    return msgspec.structs.replace(said, declared=[word for word in said.declared if word != capability])


def without_passing(handlers: Handlers) -> Handlers:
    """Leave an app whose players pass among themselves: `pass` is refused."""
    kind, _ = handlers["pass"]

    def refuse(_params: Any) -> Message:
        raise RpcFault("nobody can be made to pass")

    return {**handlers, "pass": (kind, refuse)}


def without_resume(handlers: Handlers) -> Handlers:
    """Leave an app that begins every match at its first deal, with nothing counted."""
    (greeting, greet), (start, begin) = handlers["hello"], handlers["start"]

    def greet_without(params: Hello) -> Message:
        return without_word(greet(params), "resume")

    def begin_at_the_first(params: Start) -> Message:
        if params.deal != 1 or params.totals is not msgspec.UNSET or params.phase != "adding":
            raise RpcFault("a match begins at its first deal")
        return begin(params)

    return {**handlers, "hello": (greeting, greet_without), "start": (start, begin_at_the_first)}


@pytest.mark.parametrize(
    ("profile", "changes"),
    [
        ("nl-short", {"match.threshold": 40}),
        ("nl-omslag", {"reversal.overshoot": "bounces"}),
        ("international", {"deal.next_dealer": "same", "match.tie": "play_on"}),
        ("international", {"passing.cycle": ["left", "right", "across", "none", "left"]}),
    ],
)
def test_an_app_that_cannot_be_told_totals_is_led_to_them(profile: str, changes: dict[str, Any]) -> None:
    found = found_of(without_resume(MutantApp(load_profile(profile).replace(changes)).handlers))
    assert {each.parameter: each.value for each in found.differences} == changes
    assert Reason.NO_RESUME not in {each.reason for each in found.undetermined}
    assert not found.unexplained


def test_a_position_that_deals_led_to_is_shown_with_its_own_totals_and_dealer() -> None:
    found = found_of(without_resume(MutantApp(load_profile("nl-short").replace({"match.threshold": 40})).handlers))
    (shown,) = (each.shown for each in found.differences)
    assert shown is not None
    assert shown.deal > 1
    assert shown.totals
    assert max(shown.totals.values()) < 40
    (stage,) = (answer for answer in shown.answers if answer.field == "stage")
    assert (stage.said, stage.otherwise) == ("match_over", "deal_over")


def test_where_legal_cards_are_not_told_they_are_found_by_trying() -> None:
    found = found_of_honest("--declare", "match,resume", "--hide", "legal", "--plays", "any-opening")
    assert {each.parameter: each.value for each in found.differences} == {"opening.lead": "any_card"}


def test_an_app_that_lists_no_legal_cards_is_asked_for_barred_ones_whatever_it_declares() -> None:
    found = found_of(programs()["bookkeeper"].make().handlers)
    assert [each.parameter for each in found.differences] == ["opening.lead"]
    (accepted,) = (answer for shown in found.unexplained for answer in shown.answers)
    assert (accepted.field, accepted.otherwise) == ("tried", [])


@pytest.mark.parametrize("name", ["refuse-all", "whole-hand"])
def test_no_difference_is_claimed_without_a_position_that_showed_it(name: str) -> None:
    found = found_of(null_programs()[name].make().handlers)
    assert all(each.shown is not None for each in found.differences)
    assert "sweep.needs" in {each.parameter for each in found.undetermined if each.whole}
    assert found.rules["sweep.needs"] == "all_penalty_cards"
    assert found.unexplained


def test_an_app_that_says_only_the_stage_says_too_little() -> None:
    found = found_of(null_programs()["empty-observations"].make().handlers)
    assert found.says_too_little
    assert found.silent == ["turn", "legal", "hands", "points", "score", "totals", "winners"]
    assert {"scoring.values", "sweep.needs"} <= {each.parameter for each in found.undetermined}


def test_the_number_that_a_profile_says_is_no_difference_where_the_points_come_to_another() -> None:
    found = identified("nl-short", {"scoring.values.JC": 0, "sweep.others": 15})
    assert [each.parameter for each in found.differences] == ["scoring.values"]
    assert found.rules["sweep.others"] == 15


def test_a_sweep_that_scores_all_the_points_is_no_difference_either() -> None:
    found = identified("nl-short", {"scoring.values.JC": 0, "sweep.others": 13})
    assert [each.parameter for each in found.differences] == ["scoring.values"]


def test_an_app_that_is_lost_in_every_deal_is_given_up() -> None:
    app = App(lambda: ChildProcess(inline(_DIES)), Limits(message=10, start=20), "test")
    with pytest.raises(GivenUpError, match="had to be started again"):
        identify(app)


@pytest.mark.parametrize("deviation", ["revokes", "accepts-all", "refuses-all", "plays-another"])
def test_what_no_rules_explain_is_said(deviation: str) -> None:
    assert found_of_honest("--plays", deviation).unexplained


@pytest.mark.parametrize("profile", ["nl-short", "nl-omslag", "international"])
def test_a_game_without_sweeps_is_known_by_that(profile: str) -> None:
    found = identified(profile, {"sweep.needs": "nothing"})
    assert [(each.parameter, each.value) for each in found.differences] == [("sweep.needs", "nothing")]
    assert not found.undetermined


def test_a_profile_that_leaves_open_what_differs_is_not_named_once_more_with_a_house_rule() -> None:
    assert identified("international", {"sweep.needs": "nothing"}).also == ["black-lady"]


def without_phases(handlers: Handlers, *, refuses: bool) -> Handlers:
    """Leave an app that has never heard of points being subtracted: it adds, or does not begin such a deal."""
    kind, begin = without("phase", handlers)["start"]

    def begin_adding(params: Start) -> Message:
        if refuses and params.phase == "subtracting":
            raise RpcFault("points are always added")
        return begin(msgspec.structs.replace(params, phase="adding"))

    return {**without("phase", handlers), "start": (kind, begin_adding)}


@pytest.mark.parametrize("refuses", [False, True])
@pytest.mark.parametrize("threshold", [60, 75, 150])
def test_an_app_that_knows_no_phases_is_not_taken_for_one_that_reverses(threshold: int, refuses: bool) -> None:
    handlers = MutantApp(load_profile("nl-short").replace({"match.threshold": threshold})).handlers
    found = found_of(without_phases(handlers, refuses=refuses))
    assert {each.parameter: each.value for each in found.differences} == {"match.threshold": threshold}
    assert not found.unexplained


def test_of_thresholds_that_come_to_the_same_the_round_one_is_taken() -> None:
    handlers = MutantApp(load_profile("nl-short").replace({"match.threshold": 59, "match.reached": "above"})).handlers
    found = found_of(handlers)
    assert {each.parameter: each.value for each in found.differences} == {"match.threshold": 60}


def test_hearts_that_count_by_rank_are_found() -> None:
    hearts = {"AH": 4, "KH": 3, "QH": 2, "JH": 1}
    values = {"scoring.values": {**hearts, "QS": 5, "JC": 2}}
    found = identified("nl-short", values)
    assert {each.parameter: each.value for each in found.differences} == values
    assert not found.unexplained


def begins_one_deal(handlers: Handlers) -> Handlers:
    """Leave an app that begins a deal once and never again."""
    kind, begin = handlers["start"]
    begun: list[Start] = []

    def begin_once(params: Start) -> Message:
        begun.append(params)
        if len(begun) > 1:
            raise RpcFault("no more cards")
        return begin(params)

    return {**handlers, "start": (kind, begin_once)}


def test_an_app_that_begins_no_more_deals_is_given_up_and_nothing_is_claimed() -> None:
    found = found_of(begins_one_deal(MutantApp(load_profile("nl-short").rules).handlers))
    assert found.given_up is GivenUp.REFUSED
    assert found.starts < 40


def ends_after(deals: int, handlers: Handlers) -> Handlers:
    """Leave an app whose matches are over after so many deals at the most."""
    (kind, play), (dealing, deal), (starting, begin) = handlers["play"], handlers["deal"], handlers["start"]
    number = [0]

    def start(params: Start) -> Message:
        number[0] = params.deal
        return begin(params)

    def go_on(params: Any) -> Any:
        number[0] += 1
        return deal(params)

    def end(params: Any) -> Any:
        answer: Any = play(params)
        over = answer.state.stage == "deal_over" and number[0] >= deals
        state = msgspec.structs.replace(answer.state, stage="match_over", winners=["A"]) if over else answer.state
        return msgspec.structs.replace(answer, state=state)

    return {**handlers, "play": (kind, end), "deal": (dealing, go_on), "start": (starting, start)}


def test_what_happens_only_after_some_deals_is_seen() -> None:
    found = found_of(ends_after(4, MutantApp(load_profile("nl-short").rules).handlers))
    assert [answer.said for shown in found.unexplained for answer in shown.answers if answer.field == "stage"]


@pytest.mark.parametrize("field", ["totals", "winners"])
def test_what_an_app_never_says_of_the_match_is_told(field: str) -> None:
    found = found_of(without(field, MutantApp(load_profile("nl-short").rules).handlers))
    assert field in found.silent
    assert not found.says_too_little


def test_an_app_that_no_rules_explain_is_not_said_to_be_silent() -> None:
    found = found_of(null_programs()["refuse-all"].make().handlers)
    assert (found.given_up, found.says_too_little) == (GivenUp.UNEXPLAINED, False)
    assert not {"score", "totals", "winners"} & set(found.silent)
